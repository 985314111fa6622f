// Tournaments on a server: opening one, making a new one, moving the open one there.
#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "app/formats/report/shown_date.h"
#include "app/storage/file/regular_file.h"
#include "app/storage/place.h"
#include "ui/dialogs/invite_window.h"
#include "ui/frame/window/main_window.h"
#include "ui/frame/window_wait.h"
#include "ui/settings/keyring.h"
#include "ui/text/files/invitation_text.h"
#include "ui/text/files/open_text.h"
#include "ui/text/files/server_text.h"
#include "ui/text/steps/role_text.h"

#include <QApplication>

#include <algorithm>

namespace pairwright {

void MainWindow::showServer(ServerWindow::Task task)
{
    ServerAddress proposed;
    if (const auto last = ServerAddress::read(settings_.lastServer()))
        proposed = *last;
    if (task != ServerWindow::Task::open)
        proposed.event.clear();
    if (task == ServerWindow::Task::move) {
        if (desk_->session() == nullptr)
            return;
        if (isServerAddress(desk_->session()->path())) {
            messages_->tell(Mood::neutral, tr("This tournament is on a server already."));
            return;
        }
        proposed.event = eventNameFrom(desk_->projected().event.name);
    }
    showServer(task, proposed);
}

ServerWindow* MainWindow::showServer(ServerWindow::Task task, const ServerAddress& proposed)
{
    auto* window = new ServerWindow(task, proposed, settings_.who().isEmpty(), this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &ServerWindow::wanted, this, [this, task, window = QPointer(window)](const ServerAddress& address) {
        if (!window->name().isEmpty())
            settings_.setWho(window->name());
        if (task == ServerWindow::Task::make) {
            keepPassword(address, window->remembers());
            window->close();
            beginNew(address);
            return;
        }
        const bool remembers = window->remembers();
        const ServerTrouble trouble = task == ServerWindow::Task::move ? moveToServer(address) : openOnServer(address);
        if (trouble.sentence.isEmpty())
            keepPassword(address, remembers);
        if (!window)
            return;
        if (trouble.sentence.isEmpty())
            window->close();
        else
            tellTrouble(*window, trouble);
    });
    connect(window, &ServerWindow::fileWanted, this, [this, window] { askInvitation(*window); });
    window->show();
    return window;
}

void MainWindow::askInvitation(ServerWindow& window)
{
    const auto path = asker_->askFile({FileQuestion::Kind::open,
                                       tr("Open an Invitation"),
                                       {tr("Invitations (*.txt)"), tr("All files (*)")},
                                       settings_.lastFolder() + QLatin1Char('/'),
                                       {}});
    if (!path)
        return;
    RegularFile file(*path);
    if (file.open(QIODevice::ReadOnly))
        window.readInvitation(QString::fromUtf8(file.read(longestInvitation + 1)));
    else
        window.tell(tr("%1 cannot be read. Open another file, or paste the invitation.").arg(visibleFileName(*path)));
}

void MainWindow::showInvite()
{
    const auto chief =
        desk_->session() != nullptr
            ? ServerAddress::read(desk_->session()->path())
            : Expected<ServerAddress, ServerAddress::Fault>(Unexpected{ServerAddress::Fault::notAnAddress});
    if (!chief)
        return;
    auto* window = new InviteWindow(*chief, *asker_, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &InviteWindow::wanted, this,
            [this, chief = *chief, window = QPointer(window)](const WantedLogin& login) {
                using Made = Expected<Invited, InviteError>;
                WindowWait waiting(this, tr("Inviting …"));
                const auto answer = waiting.wait<Made>([chief, login] { return invite(chief, login); });
                if (!window)
                    return;
                if (answer && *answer)
                    window->show(**answer);
                else if (answer)
                    window->tell(sentenceFor(answer->error(), login, chief));
                else
                    window->tell(tr("It was given up."));
            });
    connect(window, &InviteWindow::endWanted, this,
            [this, chief = *chief, window = QPointer(window)] { endInvited(chief, window); });
    window->show();
}

void MainWindow::endInvited(const ServerAddress& chief, const QPointer<InviteWindow>& window)
{
    const auto tell = [&](const QString& sentence) {
        if (window)
            window->tell(sentence);
    };
    const auto why = [&chief](const InviteError& error, const WantedLogin& login) {
        return error.code == InviteError::Code::failed
                   ? tr("The server did not do it: %1").arg(visibleText(error.detail))
                   : sentenceFor(error, login, chief);
    };
    using Logins = Expected<std::vector<EventLogin>, InviteError>;
    std::optional<Logins> logins;
    {
        WindowWait waiting(this, tr("Asking the server …"));
        logins = waiting.wait<Logins>([chief] { return invitedLogins(chief); });
    }
    if (!logins || !*logins) {
        tell(logins ? why(logins->error(), {}) : tr("It was given up."));
        return;
    }
    if ((*logins)->empty()) {
        tell(tr("Nobody is invited to this event."));
        return;
    }
    QStringList names;
    for (const EventLogin& one : **logins)
        names += one.until.isValid() ? tr("%1 (%2), until %3", "a login, its task, a day")
                                           .arg(one.name, nameOfDesk(one.role), shownDate(one.until))
                                     : tr("%1 (%2)", "a login, its task").arg(one.name, nameOfDesk(one.role));
    Question question;
    question.title = tr("Which login shall end now?");
    question.text = tr("Whoever is in by it is out, and does not come in again. What was saved stays.");
    question.choices = {{tr("Login:"), names, 0}};
    question.action = tr("End It");
    const auto consent = asker_->ask(question);
    if (!consent)
        return;
    WantedLogin login;
    login.name = (**logins).at(static_cast<std::size_t>(consent->chosen.front())).name;
    using Ended = Expected<Done, InviteError>;
    std::optional<Ended> ended;
    {
        WindowWait waiting(this, tr("Asking the server …"));
        ended = waiting.wait<Ended>([chief, name = login.name] { return endLogin(chief, name); });
    }
    if (ended && *ended)
        tell(tr("The login %1 has ended.").arg(login.name));
    else
        tell(ended ? why(ended->error(), login) : tr("It was given up."));
}

bool MainWindow::openAddress(const QString& place)
{
    const auto address = ServerAddress::read(place);
    if (!address)
        return take(files().open(place));
    if (rememberedPassword(*address).isEmpty())
        if (const auto kept = keyring().password(*address))
            rememberPassword(*address, *kept);
    const ServerTrouble trouble = openOnServer(*address);
    if (!trouble.sentence.isEmpty())
        tellTrouble(*showServer(ServerWindow::Task::open, *address), trouble);
    return trouble.sentence.isEmpty();
}

void MainWindow::tellTrouble(ServerWindow& window, const ServerTrouble& trouble)
{
    using Barrier = OpenError::Barrier;
    const bool isOfPassword = trouble.barrier == Barrier::noPassword || trouble.barrier == Barrier::wrongPassword;
    if (trouble.barrier == Barrier::noPassword) // a question, not an error
        window.tell(trouble.sentence);
    else
        window.tell(trouble.sentence, trouble.details);
    if (isOfPassword)
        window.askPassword();
}

void MainWindow::keepPassword(const ServerAddress& address, bool keeps)
{
    const QString password = rememberedPassword(address);
    if (!keyring().isOffered())
        return;
    if (!keeps || password.isEmpty())
        keyring().forget(address);
    else if (!keyring().keep(address, password))
        messages_->tell(Mood::warning,
                        tr("The system has no keyring that is open: the password is not remembered, and is "
                           "asked for the next time."));
}

MainWindow::ServerTrouble MainWindow::openOnServer(const ServerAddress& address)
{
    if (MainWindow* there = windowOf(address.text());
        there != nullptr && there->desk_->session()->shutOut() == ShutOut::no) {
        there->comeToFront();
        return {};
    }
    // What waits at this desk is looked for when it is known whose place it takes: until then that has it.
    auto opened = TournamentFiles(*asker_, settings_.who(), {}, this).open(address.text());
    if (!opened) {
        const NotOpened& why = opened.error();
        if (why.barrier == OpenError::Barrier::wrongPassword) { // what was kept is of no use any more
            rememberPassword(address, {});
            keyring().forget(address);
        }
        return {why.sentence, why.details, why.barrier};
    }
    takeAtDesk(std::move(opened).value());
    return {};
}

std::vector<MainWindow*> MainWindow::windowsOfEvent(const TournamentSession& session) const
{
    std::vector<MainWindow*> windows;
    for (QWidget* one : QApplication::topLevelWidgets()) {
        auto* window = qobject_cast<MainWindow*>(one);
        if (window == nullptr || window->desk_->session() == nullptr || window->desk_->session() == &session)
            continue;
        const bool isOfDesk = window->settings_.deskFolder() == settings_.deskFolder();
        if (isOfDesk && !session.identity().isEmpty() && window->desk_->session()->identity() == session.identity())
            windows.push_back(window);
    }
    return windows;
}

void MainWindow::takeAtDesk(OpenedTournament opened)
{
    TournamentSession& session = *opened.session;
    const auto isOfLogin = [&session](const MainWindow* window) {
        return window->desk_->session()->login() == session.login();
    };
    // By that login, or by that way to the server, nobody comes in any more.
    const auto isShutOut = [&](const MainWindow* window) {
        const TournamentSession& there = *window->desk_->session();
        return there.shutOut() != ShutOut::no || (there.isCutOff() && isOfLogin(window));
    };
    // What waits there can be brought in by whoever may write.
    const auto givesWay = [&](const MainWindow* window) {
        return isShutOut(window) && (!session.isReadOnly() || window->desk_->session()->waiting().empty());
    };
    const std::vector<MainWindow*> windows = windowsOfEvent(session);
    const auto before = std::ranges::find_if(windows, givesWay);
    const auto same = std::ranges::find_if(
        windows, [&](const MainWindow* window) { return isOfLogin(window) && !isShutOut(window); });
    if (same != windows.end()) {
        (*same)->comeToFront();
        if (before != windows.end())
            (*before)->handOver();
        return;
    }
    MainWindow* there = before != windows.end() ? *before : nullptr;
    if (there != nullptr && !there->letGoForAnother())
        return; // it says what is missing
    session.waitIn(settings_.deskFolder());
    if (there != nullptr) {
        there->showTournament(std::move(opened));
        there->comeToFront();
        return;
    }
    if (!windows.empty())
        opened.remarks.append(filled(tr("This event is open at this computer in another window as well, with another "
                                        "login: %1 (%2). Each window does what its own login may.",
                                        "a login, its task"),
                                     visibleText(windows.front()->desk_->session()->login()),
                                     nameOfDesk(windows.front()->desk_->session()->role())));
    take(std::move(opened));
}

MainWindow::ServerTrouble MainWindow::moveToServer(const ServerAddress& address)
{
    if (desk_->session() == nullptr)
        return {};
    const QString path = desk_->session()->path();
    if (isServerAddress(path))
        return {tr("This tournament is on a server already.")};
    if (!letGo())
        return {tr("The tournament has to stay here as long as something of it is not saved.")};
    desk_->setSession(nullptr);
    refreshTitle();
    WindowWait waiting(this, tr("Moving it to the server …"));
    using Moved = Expected<Done, OpenError>;
    const auto moment = std::make_shared<LastMoment>();
    const auto moved =
        waiting.wait<Moved>([address, path, moment] { return copyToServer(path, address, moment.get()); },
                            [moment] { return moment->giveUp(); });
    const bool isThere = moved && *moved;
    auto opened = files().open(isThere ? address.text() : path);
    ServerTrouble trouble;
    if (moved && !*moved)
        trouble = {sentenceFor(moved->error()), serverDetails(moved->error()), moved->error().barrier};
    else if (!moved)
        trouble.sentence = tr("It was given up.");
    if (!opened)
        return trouble.sentence.isEmpty() ? ServerTrouble{opened.error().sentence} : trouble;
    take(std::move(opened));
    if (isThere)
        messages_->tell(Mood::good, tr("The tournament goes on on the server. The file stays as it was, as a copy."));
    return trouble;
}

} // namespace pairwright
