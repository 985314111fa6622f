#pragma once

#include "app/storage/server/server_invitation.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace pairwright {

/// Which event on which server, and with which login. Not modal; stays open until it went well, so that nothing has to
/// be typed twice.
class ServerWindow : public QDialog {
    Q_OBJECT
public:
    enum class Task {
        open, ///< an event that is there
        make, ///< a new one, for a new tournament
        move, ///< a new one, for the open tournament
    };
    /// `proposed` is filled in; without an event: it is named anew.
    /// `asksName`: what the person at this desk is called is not known yet. A password that the keyring has is filled
    /// in.
    ServerWindow(Task task, const ServerAddress& proposed, bool asksName, QWidget* parent = nullptr);

    /// Why it did not go well; `details`: in the words of the server.
    void tell(const QString& sentence, const QString& details = {});
    /// What was typed for it; empty: nothing.
    [[nodiscard]] QString name() const;
    /// The password is to be kept in the keyring of the system.
    [[nodiscard]] bool remembers() const;
    /// The server wants the password, or another one.
    void askPassword();
    /// Fills in what an invitation says, which is pasted or comes from a file; only of Task::open.
    void readInvitation(const QString& text);
    /// What the fields say; none: something is missing or impossible, which is told.
    std::optional<ServerAddress> address();

signals:
    /// The password is remembered for it, as long as the program runs.
    void wanted(const pairwright::ServerAddress& address);
    /// An invitation is to be read from a file.
    void fileWanted();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void fillIn(const ServerAddress& address, const QString& password);
    void go();
    void fit();
    void showInvitation();
    void setFixedLetters();

    Task task_;
    std::optional<Invitation> invitation_;
    QLabel* about_ = nullptr;
    QScrollArea* area_ = nullptr;
    QPushButton* paste_ = nullptr;
    QPushButton* file_ = nullptr;
    QLabel* invited_ = nullptr;
    QLabel* certificate_ = nullptr; ///< its fingerprint, in groups of four bytes
    QLabel* hostLabel_ = nullptr;
    QLineEdit* host_ = nullptr;
    QLabel* databaseLabel_ = nullptr;
    QLineEdit* database_ = nullptr;
    QLabel* eventLabel_ = nullptr;
    QLineEdit* event_ = nullptr;
    QLabel* userLabel_ = nullptr;
    QLineEdit* user_ = nullptr;
    QLabel* passwordLabel_ = nullptr;
    QLineEdit* password_ = nullptr;
    QCheckBox* remember_ = nullptr;
    QLabel* passwordNote_ = nullptr;
    QLabel* nameLabel_ = nullptr;
    QLineEdit* name_ = nullptr;
    QLabel* trouble_ = nullptr;
    QPushButton* showDetails_ = nullptr;
    QLabel* details_ = nullptr;
    QPushButton* go_ = nullptr;
    QPushButton* cancel_ = nullptr;
};

/// "server", "server:5433", or the folder of a socket, as one types it.
void takeTypedHost(const QString& text, ServerAddress& address);
QString typedHostOf(const ServerAddress& address);

/// A name for the event of a tournament: small letters, digits and hyphens of its name.
QString eventNameFrom(const QString& tournament);

} // namespace pairwright
