#pragma once

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace pairwright {

class WebPublishing;

/// Where the open tournament is published on the web: folder, command after writing, address. Not modal.
class WebWindow : public QDialog {
    Q_OBJECT
public:
    explicit WebWindow(WebPublishing& web, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void chooseFolder();
    void publish();
    void stop();
    void refresh();
    void retranslate();

    WebPublishing& web_;
    QFormLayout* form_ = nullptr;
    QLabel* about_ = nullptr;
    QLabel* folderLabel_ = nullptr;
    QLineEdit* folder_ = nullptr;
    QToolButton* choose_ = nullptr;
    QLabel* commandLabel_ = nullptr;
    QPlainTextEdit* command_ = nullptr;
    QLabel* commandNote_ = nullptr;
    QLabel* addressLabel_ = nullptr;
    QLineEdit* address_ = nullptr;
    QLabel* languageLabel_ = nullptr;
    QComboBox* language_ = nullptr;
    QLabel* reportLabel_ = nullptr;
    QPlainTextEdit* report_ = nullptr;
    QPushButton* publish_ = nullptr;
    QPushButton* stop_ = nullptr;
    QPushButton* close_ = nullptr;
};

} // namespace pairwright
