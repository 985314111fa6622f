// Opening, creating, copying and closing tournaments, from menus, pages and what is dropped on the window.
#include "ui/frame/main_window.h"
#include "ui/pages/players/players_page.h"
#include "ui/text/open_text.h"

#include <QCloseEvent>
#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>

namespace pairwright {

MainWindow* MainWindow::windowForFile()
{
    if (desk_->session() == nullptr || !ownAsker_)
        return this;
    auto* window = new MainWindow(settings_, language_);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->resize(size());
    window->show();
    return window;
}

bool MainWindow::openFile(const QString& path)
{
    if (desk_->session() != nullptr && QFileInfo(desk_->session()->path()) == QFileInfo(path)) {
        activateWindow();
        return true;
    }
    return take(files().open(path));
}

bool MainWindow::take(Expected<OpenedTournament, NotOpened> outcome)
{
    if (!outcome) {
        if (!outcome.error().sentence.isEmpty())
            messages_->tell(Mood::bad, outcome.error().sentence);
        return false;
    }
    windowForFile()->showTournament(std::move(outcome.value()));
    return true;
}

void MainWindow::showTournament(OpenedTournament opened)
{
    messages_->dismiss();
    desk_->setSession(std::move(opened.session));
    settings_.addRecentFile(desk_->session()->path());
    refreshTitle();
    const Tournament& tournament = desk_->tournament();
    lead({tournament.rounds.empty() ? PageId::overview : PageId::rounds, {}, {}, {}});
    if (!opened.remarks.isEmpty())
        messages_->tell(Mood::warning, opened.remarks.join(QLatin1Char('\n')));
}

void MainWindow::create(const NewTournament& start)
{
    take(files().create(start, settings_.lastFolder()));
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

void MainWindow::saveCopy()
{
    if (desk_->session() == nullptr)
        return;
    const auto path = files().saveCopy(*desk_->session());
    if (path)
        messages_->tell(Mood::good, tr("Saved as %1.").arg(QDir::toNativeSeparators(*path)));
    else if (!path.error().sentence.isEmpty())
        messages_->tell(Mood::bad, path.error().sentence);
}

TournamentFiles MainWindow::files() const
{
    return {*asker_, settings_.who()};
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    settings_.setWindow(saveGeometry(), saveState());
    // Waits until everything is on disk.
    desk_->setSession(nullptr);
    refreshTitle();
    event->accept();
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
