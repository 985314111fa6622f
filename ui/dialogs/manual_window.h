#pragma once

#include <QMainWindow>

namespace pairwright {

class TextView;

/// The manual, beside the tournament's window. Pages are Markdown texts that lead to each other.
class ManualWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Each page in a language where it has been translated, else in English, which a line says.
    explicit ManualWindow(const QString& language, QWidget* parent = nullptr);

    /// Where the manual lies: in the program, installed, or in the source tree; empty if nowhere. Its pages are
    /// English, those of a language lie in a folder of its code.
    static QString folder();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(const QString& page);

    QString folder_;
    QString language_; ///< of the window, ISO 639-1
    TextView* text_ = nullptr;
    QAction* inEnglish_ = nullptr; ///< the line that says so; none in an English window
    QStringList visited_;
};

} // namespace pairwright
