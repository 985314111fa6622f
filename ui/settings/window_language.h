#pragma once

#include "app/domain/text/language.h"

#include <QObject>
#include <QTranslator>

class QComboBox;

namespace pairwright {

/// The language of every window. Switching needs no restart: widgets hear of it as LanguageChange.
class WindowLanguage : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Empty: the language of the system. Unknown codes give English.
    void use(const QString& code);
    [[nodiscard]] QString current() const { return current_; }

private:
    QTranslator platform_;
    QString current_ = QStringLiteral("en");
};

/// The languages under their own names, with their codes; the first line, without a code, is said otherwise.
void fillWithLanguages(QComboBox& box, const QString& first = {});

} // namespace pairwright
