// Closing a tournament: nothing that was typed, accepted or begun goes without a word.
#include "app/storage/place.h"
#include "ui/frame/files/backups.h"
#include "ui/frame/files/web_publishing.h"
#include "ui/frame/inspector.h"
#include "ui/frame/page.h"
#include "ui/frame/window/main_window.h"
#include "ui/frame/window_wait.h"
#include "ui/text/files/open_text.h"
#include "ui/text/files/unsaved_text.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QPointer>
#include <QScopedValueRollback>

namespace pairwright {

namespace {

bool isLost(const TournamentSession& session)
{
    using Code = ReadOnlyReason::Code;
    const auto reason = session.readOnlyReason();
    return reason &&
           (reason->code == Code::fileGone || reason->code == Code::fileReplaced || reason->code == Code::stepsGone);
}

} // namespace

bool MainWindow::waitUntilSaved()
{
    const QPointer<TournamentSession> session = desk_->session();
    WindowWait waiting(this, tr("Saving …"));
    while (session && session->isSaving() && !waiting.stop().stop_requested())
        waiting.beat();
    return !session || !session->isSaving();
}

/// Fields take what was typed when they are left, and some a moment later.
void MainWindow::takeWhatIsTyped()
{
    QWidget* field = focusWidget();
    if (field == nullptr)
        return;
    field->clearFocus();
    QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
}

bool MainWindow::mayLeaveUnfinished()
{
    QStringList begun;
    for (const Page* page : pages())
        if (const QString one = page->unfinished(); !one.isEmpty())
            begun.append(one);
    if (begun.isEmpty())
        return true;
    Question question;
    question.title = tr("Close, and drop what is half done?");
    question.text = tr("This was begun and not taken: %1").arg(begun.join(QStringLiteral("; ")));
    question.action = tr("Close");
    return asker_->ask(question).has_value();
}

QString MainWindow::whatIsNotKept() const
{
    const TournamentSession& session = *desk_->session();
    QStringList sentences;
    if (isLost(session))
        sentences.append(sentenceFor(*session.readOnlyReason()));
    if (session.notSaved())
        sentences.append(sentenceFor(*session.notSaved(), session.saved()));
    return sentences.join(QLatin1Char('\n'));
}

/// A server that is full has room again sooner than another copy of the event is wanted.
bool MainWindow::mayBeTriedAgain() const
{
    return isServerAddress(desk_->session()->path()) && !desk_->session()->isReadOnly();
}

QString MainWindow::waysToLeave() const
{
    QStringList sentences;
    if (const auto count = static_cast<int>(desk_->session()->waiting().size()); count > 0)
        sentences.append(
            tr("What waits at this desk is on the disk of this computer and stays there: %1.", "how many").arg(count));
    sentences.append(tr("Keep it open and try again, or take it along: File, Save a Copy…"));
    return sentences.join(QLatin1Char(' '));
}

/// What waits at this desk stays on its disk, and is offered when the event is opened again.
bool MainWindow::mayLeaveWaiting()
{
    const auto count = static_cast<int>(desk_->session()->waiting().size());
    if (count == 0 || handsOver_)
        return true;
    Question question;
    question.title = tr("Close, though something waits at this desk?");
    question.text = tr("Entries on the disk of this computer and not on the server: %1. They are offered when the "
                       "tournament is opened here again.")
                        .arg(count);
    question.action = tr("Close");
    return asker_->ask(question).has_value();
}

bool MainWindow::isKept()
{
    // There may be room by now; what others have done otherwise since is to be read.
    const bool isLost = desk_->session()->notSaved() && desk_->tryAgain() > 0;
    if (!waitUntilSaved() || desk_->session() == nullptr || isLost)
        return false;
    const QString missing = whatIsNotKept();
    if (missing.isEmpty())
        return mayLeaveWaiting();
    if (std::exchange(toldMissing_, missing) != missing) {
        const QString stays = tr("The tournament stays open: not all of it is saved.") + QLatin1Char('\n') + missing;
        if (mayBeTriedAgain())
            messages_->stand(Mood::bad, stays + QLatin1Char('\n') + waysToLeave(), tr("Try Again"),
                             [this] { desk_->tryAgain(); });
        else
            messages_->stand(Mood::bad, stays, tr("Save a Copy Elsewhere…"), [this] { saveElsewhere(); });
        activateWindow();
        return false;
    }
    Question question;
    question.title = tr("Close without what is not saved?");
    question.text = missing;
    question.action = tr("Close Without It");
    if (!asker_->ask(question))
        return false;
    desk_->session()->forgetNotSaved();
    return true;
}

/// What readers wait for goes before the tournament is closed, unless nobody wants to wait for it: then it goes when it
/// is opened again.
bool MainWindow::isHandedOver()
{
    web_->handOver();
    {
        WindowWait waiting(this, tr("The last changes go to the web. Whoever does not wait sends them with the next "
                                    "opening of the tournament."));
        while (web_->isRunning() && !waiting.stop().stop_requested())
            waiting.beat();
        if (waiting.stop().stop_requested())
            return true;
    }
    if (!web_->isOwed())
        return true;
    Question question;
    question.title = tr("Close, though the web pages are behind?");
    question.text = tr("The last changes could not be handed over to the web. It is tried again when the tournament is "
                       "opened.") +
                    QLatin1Char('\n') + web_->report();
    question.action = tr("Close");
    return asker_->ask(question).has_value();
}

/// A copy that is on its way to a slow stick is waited for as long as somebody wants it.
void MainWindow::waitForBackup()
{
    WindowWait waiting(this, tr("A backup is being made. Whoever does not wait goes without it."));
    while (backups_->isRunning() && !waiting.stop().stop_requested())
        waiting.beat();
}

bool MainWindow::saveBeforeEnd()
{
    if (lettingGo_)
        return false; // it is being asked already
    const QScopedValueRollback guard(lettingGo_, true);
    const QPointer<QWidget> field = focusWidget();
    takeWhatIsTyped();
    if (mayLeaveUnfinished() && (desk_->session() == nullptr || isKept()))
        return true;
    if (field)
        field->setFocus(); // the work goes on there
    return false;
}

bool MainWindow::letGo()
{
    if (!saveBeforeEnd())
        return false;
    if (desk_->session() != nullptr) {
        const QScopedValueRollback guard(lettingGo_, true);
        if (!isHandedOver())
            return false;
        waitForBackup();
        WindowWait waiting(this, tr("Closing …"));
        desk_->session()->close([&waiting] { waiting.beat(); });
    }
    return true;
}

bool MainWindow::letGoForAnother()
{
    const QScopedValueRollback guard(handsOver_, true);
    return letGo();
}

void MainWindow::handOver()
{
    const QScopedValueRollback guard(handsOver_, true);
    close();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!letGo()) {
        event->ignore();
        return;
    }
    if (inspectorWaits_)
        inspector_->show(); // as it was left
    inspectorWaits_ = false;
    settings_.setWindow(saveGeometry(), saveState());
    const auto others = desk_->session() != nullptr ? windowsOfEvent(*desk_->session()) : std::vector<MainWindow*>();
    desk_->setSession(nullptr);
    for (const MainWindow* other : others)
        other->desk_->lookForLeft();
    refreshTitle();
    event->accept();
}

void MainWindow::tellFileLost()
{
    const ReadOnlyReason reason = *desk_->session()->readOnlyReason();
    using Code = ReadOnlyReason::Code;
    if (reason.code == Code::openedElsewhere)
        messages_->tell(Mood::warning, sentenceFor(reason));
    else if (reason.code == Code::outOfStep || reason.code == Code::openedNoMore)
        messages_->tell(Mood::bad, sentenceFor(reason), tr("Open Again"), [this] { openAgain(); });
    else if (reason.code == ReadOnlyReason::Code::stepsGone)
        messages_->stand(Mood::bad, sentenceFor(reason), tr("Save a Copy Elsewhere…"), [this] { saveElsewhere(); });
    else if (reason.code == ReadOnlyReason::Code::newerProgram)
        desk_->tellNotSaved();
    else
        messages_->tell(Mood::bad, sentenceFor(reason), tr("Save a Copy Here…"), [this] { saveElsewhere(); });
    refreshTitle();
    refreshActions();
    emit desk_->changedEntirely();
}

void MainWindow::tellNotSaved()
{
    if (isLost(*desk_->session()))
        tellFileLost();
    else
        desk_->tellNotSaved();
}

void MainWindow::openAgain()
{
    if (desk_->session() == nullptr)
        return;
    const QString place = desk_->session()->path();
    if (!letGo())
        return;
    desk_->setSession(nullptr);
    refreshTitle();
    take(files().open(place));
}

/// The copy takes the place of what cannot be written any more: the work goes on in it.
void MainWindow::saveElsewhere()
{
    if (desk_->session() == nullptr)
        return;
    const bool lost = isLost(*desk_->session());
    const bool inPlace = lost && !isServerAddress(desk_->session()->path());
    const auto kept = files().saveElsewhere(*desk_->session(), inPlace);
    if (kept) {
        {
            WindowWait waiting(this, tr("Closing …"));
            desk_->session()->close([&waiting] { waiting.beat(); });
        }
        desk_->setSession(nullptr);
        auto opened = files().open(kept->path);
        if (opened)
            opened->remarks = kept->remarks + opened->remarks;
        take(std::move(opened));
        return;
    }
    if (!kept.error().sentence.isEmpty())
        messages_->tell(Mood::bad, kept.error().sentence, tr("Save a Copy Elsewhere…"), [this] { saveElsewhere(); });
    else if (lost)
        tellFileLost();
}

} // namespace pairwright
