#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace pairwright {

/// The language of every window. Switching needs no restart: widgets hear of it as LanguageChange.
class Language : public QObject {
    Q_OBJECT
public:
    explicit Language(QObject* parent = nullptr);

    /// Codes of the languages that this build speaks, "en" first.
    [[nodiscard]] static QStringList available();
    /// The language's own name for itself: "Deutsch".
    [[nodiscard]] static QString nativeName(const QString& code);

    /// Empty: the language of the system. Unknown codes give English.
    void use(const QString& code);
    [[nodiscard]] QString current() const { return current_; }

private:
    QTranslator program_;
    QTranslator platform_;
    QString current_ = QStringLiteral("en");
};

} // namespace pairwright
