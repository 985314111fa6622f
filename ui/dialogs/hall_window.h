#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTimeEdit;

namespace pairwright {

class Hall;

/// What the screen in the hall says beside what is published, and which screen it is. Every change is shown at once.
/// Not modal.
class HallWindow : public QDialog {
    Q_OBJECT
public:
    explicit HallWindow(Hall& hall, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void load();
    void fillScreens();
    void store();
    void retranslate();

    Hall& hall_;
    bool loading_ = false;
    QLabel* noticeLabel_ = nullptr;
    QPlainTextEdit* notice_ = nullptr;
    QCheckBox* counts_ = nullptr;
    QTimeEdit* time_ = nullptr;
    QLabel* languageLabel_ = nullptr;
    QComboBox* language_ = nullptr;
    QLabel* secondLanguageLabel_ = nullptr;
    QComboBox* secondLanguage_ = nullptr;
    QLabel* screenLabel_ = nullptr;
    QComboBox* screen_ = nullptr;
    QPushButton* show_ = nullptr;
    QPushButton* close_ = nullptr;
};

} // namespace pairwright
