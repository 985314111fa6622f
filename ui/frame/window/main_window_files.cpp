// Opening, creating, copying and closing tournaments, from menus, pages and what is dropped on the window.
#include "app/domain/text/visible_text.h"
#include "app/explain/explained_round.h"
#include "app/storage/place.h"
#include "ui/dialogs/backups_window.h"
#include "ui/dialogs/hall_window.h"
#include "ui/dialogs/rating_lists_window.h"
#include "ui/dialogs/web_window.h"
#include "ui/frame/files/backups.h"
#include "ui/frame/files/new_files.h"
#include "ui/frame/files/web_publishing.h"
#include "ui/frame/window/main_window.h"
#include "ui/frame/window/status_strip.h"
#include "ui/frame/window_wait.h"
#include "ui/hall/hall.h"
#include "ui/pages/history/history_page.h"
#include "ui/pages/players/players_page.h"
#include "ui/text/files/open_text.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QTimer>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int stair = 28; ///< pixels from one window to the next
constexpr int mostStairs = 100;

} // namespace

/// Of two windows exactly over each other nobody sees that there are two.
void MainWindow::standBeside(const MainWindow& other)
{
    const QRect room = other.screen()->availableGeometry();
    const QSize around = other.frameGeometry().size() - other.geometry().size();
    setWindowState(Qt::WindowNoState);
    resize(other.normalGeometry().size().boundedTo(room.size() - around - QSize(stair, stair)));
    QList<QPoint> taken;
    for (const QWidget* one : QApplication::topLevelWidgets())
        if (one != this && one->isVisible() && qobject_cast<const MainWindow*>(one) != nullptr)
            taken.append(one->pos());
    QPoint place = other.isMaximized() || other.isFullScreen() ? room.topLeft() : other.pos();
    for (int tries = 0; tries < mostStairs && (tries == 0 || taken.contains(place)); ++tries) {
        place += QPoint(stair, stair);
        if (!room.contains(QRect(place, size() + around)))
            place = room.topLeft();
    }
    move(place);
}

MainWindow* MainWindow::windowForFile()
{
    if (desk_->session() == nullptr || !ownAsker_)
        return this;
    auto* window = new MainWindow(settings_, language_);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->standBeside(*this);
    window->show();
    return window;
}

void MainWindow::comeToFront()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    activateWindow();
    raise();
}

void MainWindow::comeBack()
{
    if (!cameFrom_ || desk_->session() != nullptr)
        return;
    cameFrom_->comeToFront();
    close();
}

/// The window that has this file open; nullptr: none. A path in the network may need long to say what it is.
MainWindow* MainWindow::windowOf(const QString& path)
{
    QList<QPointer<MainWindow>> windows;
    QStringList paths;
    for (QWidget* one : QApplication::topLevelWidgets()) {
        auto* window = qobject_cast<MainWindow*>(one);
        if (window == nullptr || window->desk_->session() == nullptr)
            continue;
        windows.append(window);
        paths.append(window->desk_->session()->path());
    }
    if (windows.isEmpty())
        return nullptr;
    WindowWait waiting(this, tr("Opening %1 …").arg(visibleText(baseNameOf(path))));
    const auto found = waiting.wait<qsizetype>([paths, path]() -> qsizetype {
        const QFileInfo wanted(path);
        const auto same = std::find_if(paths.begin(), paths.end(), [&](const QString& each) {
            // Two files that are not there are one to QFileInfo: addresses are none of its business.
            return each == path || (!isServerAddress(each) && !isServerAddress(path) && QFileInfo(each) == wanted);
        });
        return same - paths.begin();
    });
    return windows.value(found.value_or(windows.size()));
}

bool MainWindow::openFile(const QString& path)
{
    if (isServerAddress(path))
        return openAddress(path);
    MainWindow* window = windowOf(path);
    if (window == nullptr)
        return take(files().open(path));
    window->comeToFront();
    if (window != this && desk_->session() == nullptr && cameFrom_)
        close(); // it was opened for a new tournament, and there is none
    return true;
}

bool MainWindow::take(Expected<OpenedTournament, NotOpened> outcome)
{
    if (!outcome) {
        const NotOpened& error = outcome.error();
        if (!error.damaged.isEmpty())
            messages_->tell(Mood::bad, error.sentence, tr("Recover into a New File…"),
                            [this, damaged = error.damaged] { newFiles_->recover(damaged); });
        else if (!error.sentence.isEmpty())
            messages_->tell(Mood::bad, error.sentence);
        return false;
    }
    MainWindow* window = windowForFile();
    if (window->desk_->session() != nullptr && !window->letGo())
        return false;
    window->showTournament(std::move(outcome.value()));
    return true;
}

void MainWindow::showTournament(OpenedTournament opened)
{
    messages_->dismiss();
    desk_->setSession(std::move(opened.session));
    settings_.addRecentFile(desk_->session()->path());
    refreshTitle();
    const Tournament& tournament = desk_->projected();
    lead({tournament.rounds.empty() ? PageId::overview : PageId::rounds, {}, {}, {}});
    const QString remarks = opened.remarks.join(QLatin1Char('\n'));
    const auto reason = desk_->session()->readOnlyReason();
    if (reason && reason->code == ReadOnlyReason::Code::contradictory)
        messages_->stand(Mood::bad, remarks, tr("Recover into a New File…"),
                         [this, path = desk_->session()->path()] { newFiles_->recover(path); });
    else if (reason && reason->mayTakeOver)
        messages_->stand(Mood::warning, remarks, tr("Take Over…"), [this] { takeOver(); });
    else if (!remarks.isEmpty())
        messages_->tell(Mood::warning, remarks);
    if (opened.isSample)
        showSample();
}

bool MainWindow::openSample(const QString& path)
{
    return take(files().openSample(path));
}

void MainWindow::showSample()
{
    const Tournament& tournament = desk_->projected();
    const RoundNumber next = tournament.roundAhead();
    if (shownVersion(tournament, next) != nullptr) {
        showReasonsOfAFloat(next);
        return;
    }
    // Whoever has played on in it is shown where he stands.
    const Round* last = tournament.roundBehind(next);
    if (!desk_->mayChange(CommandName::storeProposal) || tournament.allRoundsPublished() ||
        (last != nullptr && !last->openBoards().empty()))
        return;
    auto* waits = new QObject(desk_);
    connect(desk_, &Desk::shownRoundChanged, waits, [this, waits, next] {
        waits->deleteLater();
        if (desk_->session() != nullptr && desk_->shownRound() == next)
            QTimer::singleShot(0, this, [this, next] { showReasonsOfAFloat(next); });
    });
    connect(desk_, &Desk::sessionChanged, waits, &QObject::deleteLater);
    desk_->actions().get(ActionId::pairRound)->trigger();
}

void MainWindow::showReasonsOfAFloat(RoundNumber round)
{
    const RoundVersion* version = desk_->session() != nullptr ? shownVersion(desk_->projected(), round) : nullptr;
    if (version == nullptr)
        return;
    desk_->showRound(round);
    const ExplainedRound explained(desk_->projected(), *version, desk_->reading(round), desk_->namesakes());
    const auto boards = static_cast<int>(version->pairings.boards.size());
    const auto hasFloat = [&explained](int board) {
        const std::vector<ExplanationSection> sections = explainBoard(explained, board).sections;
        return std::any_of(sections.begin(), sections.end(),
                           [](const ExplanationSection& section) { return section.topic == Topic::floats; });
    };
    int board = 1;
    while (board < boards && !hasFloat(board))
        ++board;
    lead({PageId::rounds, {}, {}, BoardId{round, board}});
    desk_->actions().get(ActionId::explain)->trigger();
}

/// The lock of a computer that is gone would keep the tournament read-only for good.
void MainWindow::takeOver()
{
    const TournamentSession* session = desk_->session();
    const auto reason = session != nullptr ? session->readOnlyReason() : std::nullopt;
    if (!reason || !reason->holder)
        return;
    const FileHolder& holder = *reason->holder;
    Question question;
    question.level = WarningLevel::confirm;
    question.title = tr("Write this tournament here?");
    question.text = takeOverText(holder, QDateTime::currentDateTimeUtc());
    question.action = tr("Take Over");
    if (!asker_->ask(question))
        return;
    const QString path = session->path();
    desk_->setSession(nullptr);
    refreshTitle();
    take(files().takeOver(path));
}

void MainWindow::watchFile()
{
    toldMissing_.clear();
    if (desk_->session() != nullptr)
        connect(desk_->session(), &TournamentSession::fileLost, this, &MainWindow::tellFileLost);
}

void MainWindow::beginNew(std::optional<ServerAddress> where)
{
    MainWindow* window = windowForFile();
    if (window != this)
        window->cameFrom_ = this;
    window->newAt_ = std::move(where);
    window->lead({PageId::overview, {}, {}, {}});
    window->overview_->beginNew();
}

void MainWindow::create(const NewTournament& start)
{
    take(newAt_ ? files().createOnServer(start, *newAt_) : files().create(start, settings_.lastFolder()));
}

void MainWindow::openMade(const QString& path, const QStringList& remarks)
{
    auto opened = files().open(path);
    if (opened)
        opened->remarks = remarks + opened->remarks;
    take(std::move(opened));
}

/// Stays open beside the work: what is lost is entered again from paper, line by line.
void MainWindow::showRecovery(const QStringList& report)
{
    auto* box = new QMessageBox(QMessageBox::Information, tr("Recovered"), {}, QMessageBox::Close, this);
    box->setObjectName(QStringLiteral("recoveryReport"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText); // before there is a text to guess about
    box->setText(report.join(QStringLiteral("\n\n")));
    box->setTextInteractionFlags(Qt::TextSelectableByMouse);
    box->setWindowModality(Qt::NonModal);
    box->show();
}

/// Nobody has to save, but hands are used to it, and a moment with a name is found again.
void MainWindow::markCheckpoint()
{
    Question question;
    question.level = WarningLevel::acknowledge;
    question.title = tr("Mark this moment as a checkpoint");
    question.text = tr("Everything is saved already, each change at once. A checkpoint is a moment with a name, to be "
                       "found again on the History page.");
    question.action = tr("Mark");
    question.textLabel = tr("Name (may be left empty)");
    const auto consent = asker_->ask(question);
    if (!consent)
        return;
    desk_->apply(MarkCheckpoint{consent->reason}, {}, {}, whenSaved(this, [this, name = consent->reason.simplified()] {
                     messages_->tell(Mood::good, name.isEmpty() ? tr("The checkpoint is marked.")
                                                                : tr("The checkpoint “%1” is marked.").arg(name));
                 }));
}

void MainWindow::showBackups()
{
    auto* window = new BackupsWindow(*desk_, *backups_, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &BackupsWindow::restoreWanted, newFiles_, &NewFiles::restoreBackup);
    connect(window, &BackupsWindow::settingsWanted, this, &MainWindow::showSettings);
    window->show();
}

void MainWindow::showRatingLists()
{
    auto* window = new RatingListsWindow(*desk_, *ratingLists_, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void MainWindow::showWeb()
{
    auto* window = new WebWindow(*web_, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void MainWindow::showHallPlan()
{
    auto* window = new HallWindow(*hall_, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void MainWindow::connectFiles()
{
    const auto on = [this](ActionId id, auto&& slot) {
        connect(actions_->get(id), &QAction::triggered, this, slot);
    };
    on(ActionId::save, &MainWindow::markCheckpoint);
    on(ActionId::saveCopy, [this] { saveCopy(NewFiles::Copy::whole); });
    on(ActionId::saveCopyForOthers, [this] { saveCopy(NewFiles::Copy::forOthers); });
    on(ActionId::backups, &MainWindow::showBackups);
    on(ActionId::ratingLists, &MainWindow::showRatingLists);
    connect(actions_->get(ActionId::renewLists), &QAction::triggered, ratingLists_, &RatingLists::renew);
    on(ActionId::openFromServer, [this] { showServer(ServerWindow::Task::open); });
    on(ActionId::newOnServer, [this] { showServer(ServerWindow::Task::make); });
    on(ActionId::moveToServer, [this] { showServer(ServerWindow::Task::move); });
    on(ActionId::invite, &MainWindow::showInvite);
    on(ActionId::publishToWeb, &MainWindow::showWeb);
    on(ActionId::hallView, [this] { hall_->open(); });
    on(ActionId::hallPlan, &MainWindow::showHallPlan);
    on(ActionId::splitIntoGroups, &MainWindow::showGroups);
    on(ActionId::eventFiles, &MainWindow::showEventFiles);
    connect(desk_, &Desk::sessionChanged, this, &MainWindow::watchFile);
    connect(newFiles_, &NewFiles::fileMade, this, &MainWindow::openMade);
    connect(newFiles_, &NewFiles::recovered, this, &MainWindow::showRecovery);
    connect(history_, &HistoryPage::copyWanted, newFiles_, &NewFiles::saveMoment);
    connect(backups_, &Backups::changed, status_, [this] { status_->setBackupTrouble(backups_->trouble()); });
    connect(status_, &StatusStrip::backupsWanted, this, &MainWindow::showBackups);
}

void MainWindow::askOpen()
{
    const auto path = asker_->askFile({FileQuestion::Kind::open,
                                       tr("Open a Tournament"),
                                       tournamentFilters(),
                                       settings_.lastFolder() + QLatin1Char('/'),
                                       {}});
    if (path)
        openFile(*path);
}

void MainWindow::saveCopy(NewFiles::Copy what)
{
    if (desk_->session() == nullptr || !waitUntilSaved())
        return;
    // Where the disk refuses, a copy is what saves the work.
    if (what == NewFiles::Copy::whole && !whatIsNotKept().isEmpty()) {
        saveElsewhere();
        return;
    }
    newFiles_->saveCopy(what);
}

TournamentFiles MainWindow::files() const
{
    return {*asker_, settings_.who(), settings_.deskFolder(), const_cast<MainWindow*>(this)};
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().constFirst().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QString path = event->mimeData()->urls().constFirst().toLocalFile();
    event->acceptProposedAction();
    if (TournamentFiles::looksLikeTournament(path))
        openFile(path);
    else if (desk_->session() != nullptr)
        players_->previewImport(path);
    else
        messages_->tell(Mood::neutral, tr("Open or create a tournament first; then drop the list of players again."));
}

} // namespace pairwright
