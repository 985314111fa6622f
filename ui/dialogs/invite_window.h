#pragma once

#include "app/storage/server/server_inviting.h"
#include "ui/dialogs/asker.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace pairwright {

class QrCodeView;

/// Makes a login for another desk at an event on a server, and shows the invitation: as a text and as a QR code, once.
/// Not modal.
class InviteWindow : public QDialog {
    Q_OBJECT
public:
    /// `chief`: who invites.
    InviteWindow(const ServerAddress& chief, Asker& asker, QWidget* parent = nullptr);

    /// Why it did not go well.
    void tell(const QString& sentence);
    void show(const Invited& invited);
    using QDialog::show;

signals:
    void wanted(const pairwright::WantedLogin& login);
    /// One that was invited is to end before its time.
    void endWanted();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void refresh();
    void fitToInvitation();
    void act();
    void copy();
    void save();
    void another();
    [[nodiscard]] DeskRole role() const;

    ServerAddress chief_;
    Asker& asker_;
    std::optional<Invited> invited_;
    DeskRole invitedAs_ = DeskRole::viewer;
    QLabel* about_ = nullptr;
    QWidget* form_ = nullptr;
    QLabel* roleLabel_ = nullptr;
    QComboBox* role_ = nullptr;
    QLabel* tasks_ = nullptr;
    QLabel* nameLabel_ = nullptr;
    QLineEdit* name_ = nullptr;
    QCheckBox* private_ = nullptr;
    QLabel* hostLabel_ = nullptr;
    QLineEdit* host_ = nullptr;
    QLabel* hostNote_ = nullptr;
    QWidget* result_ = nullptr;
    QPlainTextEdit* text_ = nullptr;
    QrCodeView* code_ = nullptr;
    QLabel* codeNote_ = nullptr;
    QLabel* trouble_ = nullptr;
    QPushButton* save_ = nullptr;
    QPushButton* another_ = nullptr;
    QPushButton* end_ = nullptr;
    QPushButton* go_ = nullptr;
    QPushButton* close_ = nullptr;
};

} // namespace pairwright
