#pragma once

#include <QMainWindow>

namespace pairwright {

class TextView;

/// The manual, beside the tournament's window. Pages are Markdown texts that lead to each other.
class ManualWindow : public QMainWindow {
    Q_OBJECT
public:
    /// In a language if the manual has been translated, else in English.
    explicit ManualWindow(const QString& language, QWidget* parent = nullptr);

    /// Where the manual lies: in the program, installed, or in the source tree; empty if nowhere.
    static QString folder(const QString& language);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(const QString& page);

    QString folder_;
    TextView* text_ = nullptr;
    QStringList visited_;
};

} // namespace pairwright
