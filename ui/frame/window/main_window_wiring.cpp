// Who hears whom: pages, actions and the session; and which actions are possible now.
#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/storage/place.h"
#include "engine/capabilities.h"
#include "ui/frame/files/web_publishing.h"
#include "ui/frame/inspector.h"
#include "ui/frame/page_actions.h"
#include "ui/frame/window/main_window.h"
#include "ui/frame/window/menus.h"
#include "ui/frame/window/palette.h"
#include "ui/frame/window/rail.h"
#include "ui/frame/window/status_strip.h"
#include "ui/pages/history/history_page.h"
#include "ui/pages/overview/overview_page.h"
#include "ui/pages/players/players_page.h"
#include "ui/pages/reports/report_maker.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/pages/rounds/round_flow.h"
#include "ui/pages/rounds/rounds_page.h"
#include "ui/pages/standings/standings_page.h"
#include "ui/text/steps/step_text.h"
#include "ui/theme/letters.h"

#include <QApplication>

#include <algorithm>

namespace pairwright {

void MainWindow::connectPages()
{
    connect(rail_, &Rail::pageChosen, this, &MainWindow::choosePage);
    for (std::size_t i = 0; i < pageActions.size(); ++i)
        connect(actions_->get(pageActions[i]), &QAction::triggered, this, [this, i] {
            lead({static_cast<PageId>(i), {}, {}, {}});
        });
    connect(desk_, &Desk::led, this, &MainWindow::lead);
    connect(desk_, &Desk::sessionChanged, this, [this] {
        refreshActions();
        if (desk_->session() == nullptr)
            rail_->setCurrentPage(static_cast<int>(PageId::overview));
    });
    connect(desk_, &Desk::changed, this, &MainWindow::refreshActions);
    connect(desk_, &Desk::holdsChanged, this, &MainWindow::refreshActions);
    // Something was done here since; whoever did it speaks after this.
    connect(desk_, &Desk::changed, this, [this] {
        if (!desk_->hearsOthers())
            messages_->dismiss();
    });
    connect(desk_, &Desk::sessionChanged, messages_, &MessageBar::standNoMore);
    connect(desk_, &Desk::saved, this, &MainWindow::refreshActions);
    connect(desk_, &Desk::changedEntirely, this, &MainWindow::refreshActions);
    connect(overview_, &OverviewPage::fileWanted, this, &MainWindow::openFile);
    connect(overview_, &OverviewPage::creationWanted, this, &MainWindow::create);
    connect(overview_, &OverviewPage::newGivenUp, this, &MainWindow::comeBack);
    connect(overview_, &OverviewPage::momentWanted, this, [this](std::int64_t step) {
        lead({PageId::history, {}, {}, {}});
        history_->select(step);
    });
    connect(history_, &HistoryPage::momentShown, status_, &StatusStrip::speakOf);
    connect(rounds_, &RoundsPage::explanationWanted, this, [this] { inspector_->showExplanation(); });
    connect(rounds_, &RoundsPage::questionWanted, this,
            [this](const std::vector<PlayerKey>& players) { inspector_->askWhyNot(players); });
    connect(players_, &PlayersPage::playerWanted, this, [this] { inspector_->showPlayer(); });
    connect(status_, &StatusStrip::notSavedWanted, this, &MainWindow::tellNotSaved);
    connect(status_, &StatusStrip::waitingWanted, desk_, &Desk::decideWaiting);
    connect(status_, &StatusStrip::missingWanted, this, [this] { actions_->get(ActionId::nextMissing)->trigger(); });
    connect(menus_, &Menus::fileWanted, this, &MainWindow::openFile);
    connect(menus_, &Menus::languageWanted, this, &MainWindow::useLanguage);
    connect(menus_, &Menus::appearanceWanted, this, &MainWindow::useAppearance);
    connect(&rounds_->flow(), &RoundFlow::pairingStarted, this, [this] { lead({PageId::rounds, {}, {}, {}}); });
}

void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto&& slot) {
        connect(actions_->get(id), &QAction::triggered, this, slot);
    };
    on(ActionId::newTournament, [this] { beginNew({}); });
    on(ActionId::open, &MainWindow::askOpen);
    on(ActionId::openSample, [this] { openSample(); });
    on(ActionId::setUp, [this] { lead({PageId::overview, QStringLiteral("eventName"), {}, {}}); });
    on(ActionId::closeWindow, [this] {
        const QWidgetList windows = QApplication::topLevelWidgets();
        const bool another = std::any_of(windows.begin(), windows.end(), [this](const QWidget* window) {
            return window != this && window->isVisible() && qobject_cast<const MainWindow*>(window) != nullptr;
        });
        // The last window goes back to the start.
        if (desk_->session() == nullptr || another)
            close();
        else if (letGo())
            desk_->setSession(nullptr);
    });
    on(ActionId::quit, [] { QApplication::closeAllWindows(); });
    on(ActionId::undo, [this] { desk_->undo(); });
    on(ActionId::redo, [this] { desk_->redo(); });
    on(ActionId::find, &MainWindow::find);
    on(ActionId::whyNot, [this] {
        inspector_->askWhyNot(currentPage() == players_  ? players_->targets()
                              : currentPage() == rounds_ ? rounds_->twoPlayers()
                                                         : std::vector<PlayerKey>());
    });
    on(ActionId::goTo, [this] { showPalette(*desk_, this); });
    on(ActionId::largerText, [this] { useTextSize(textSizeNow() + 1); });
    on(ActionId::smallerText, [this] { useTextSize(textSizeNow() - 1); });
    on(ActionId::usualText, [this] { useTextSize(0); });
    on(ActionId::settings, &MainWindow::showSettings);
    on(ActionId::manual, &MainWindow::showManual);
    on(ActionId::shortcuts, &MainWindow::showShortcuts);
    on(ActionId::about, &MainWindow::showAbout);
    connect(actions_->get(ActionId::inspector), &QAction::toggled, inspector_, &QWidget::setVisible);
    connect(inspector_, &QDockWidget::visibilityChanged, actions_->get(ActionId::inspector),
            [shown = actions_->get(ActionId::inspector), dock = inspector_] { shown->setChecked(!dock->isHidden()); });
    connect(actions_->get(ActionId::fullScreen), &QAction::toggled, this, [this](bool full) {
        setWindowState(full ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    // These act on the Rounds page, so that is where they lead.
    for (const ActionId id : {ActionId::publish, ActionId::enterResults, ActionId::nextMissing, ActionId::explain,
                              ActionId::correctResult, ActionId::putRight})
        connect(actions_->get(id), &QAction::triggered, this, [this] {
            if (currentPage() != rounds_)
                rail_->setCurrentPage(static_cast<int>(PageId::rounds));
        });
    // Each page with rounds has one of its own.
    const auto step = [this](int rounds) {
        if (desk_->session() == nullptr)
            return;
        if (currentPage() == standings_)
            standings_->stepRound(rounds);
        else if (currentPage() == reports_)
            reports_->stepRound(rounds);
        else
            rounds_->stepRound(rounds);
    };
    on(ActionId::previousRound, [step] { step(-1); });
    on(ActionId::nextRound, [step] { step(1); });
}

void MainWindow::connectReports()
{
    const auto report = [this](ActionId id, ReportKind kind) {
        connect(actions_->get(id), &QAction::triggered, this, [this, kind] {
            if (!reports_->isVisible())
                reports_->choose(kind); // so that no other sheet is laid out first
            lead({PageId::reports, {}, {}, {}});
            reports_->choose(kind);
        });
    };
    report(ActionId::showPairingSheet, ReportKind::pairingsByBoard);
    report(ActionId::showPairingsByName, ReportKind::pairingsByName);
    report(ActionId::showStandingsSheet, ReportKind::standings);
    report(ActionId::showCrossTable, ReportKind::crossTable);
    report(ActionId::showPlayerList, ReportKind::playerList);
    report(ActionId::showPayments, ReportKind::payments);
    report(ActionId::showRatingPreview, ReportKind::ratingPreview);
    report(ActionId::showTitleNorms, ReportKind::titleNorms);
    report(ActionId::showResultSlips, ReportKind::resultSlips);
    report(ActionId::showGroups, ReportKind::groups);
    report(ActionId::showWallChart, ReportKind::wallChart);
    report(ActionId::showSchedule, ReportKind::schedule);
    report(ActionId::showPostponedGames, ReportKind::postponedGames);
    report(ActionId::showVirtualPoints, ReportKind::virtualPoints);
    report(ActionId::showBoardCards, ReportKind::boardCards);
    report(ActionId::showNameBadges, ReportKind::nameBadges);
    report(ActionId::showPlayerCards, ReportKind::playerCards);
    report(ActionId::showPrizes, ReportKind::prizes);
    report(ActionId::showPrizeCeremony, ReportKind::prizeCeremony);
    report(ActionId::showPrizeWorksheet, ReportKind::prizeWorksheet);
    report(ActionId::showPrizeReceipts, ReportKind::prizeReceipts);
    report(ActionId::showTeamRankings, ReportKind::teamRankings);
    report(ActionId::showMatches, ReportKind::matchBoards);
    report(ActionId::showMatchReports, ReportKind::matchReports);
    report(ActionId::showLineUpForms, ReportKind::lineUpForms);
    report(ActionId::showTeamPlayers, ReportKind::teamPlayers);
    report(ActionId::showBoardStandings, ReportKind::boardStandings);
    report(ActionId::showTeamCards, ReportKind::teamCards);
    report(ActionId::showNotice, ReportKind::notice);
    report(ActionId::showDisasterPack, ReportKind::disasterPack);
    connect(actions_->get(ActionId::showStandings), &QAction::triggered, this, [this] {
        lead({PageId::standings, {}, {}, {}});
    });
}

void MainWindow::refreshActions()
{
    const bool open = desk_->session() != nullptr;
    actions_->setLaysOut(open && capabilitiesOf(desk_->projected().settings.system).rounds == RoundsMade::allAtOnce);
    actions_->setOfTeams(open && desk_->projected().settings.teams);
    for (const ActionId id : {ActionId::save,
                              ActionId::saveCopy,
                              ActionId::saveCopyForOthers,
                              ActionId::moveToServer,
                              ActionId::find,
                              ActionId::goTo,
                              ActionId::explain,
                              ActionId::whyNot,
                              ActionId::showPairingSheet,
                              ActionId::showPairingsByName,
                              ActionId::showStandings,
                              ActionId::showStandingsSheet,
                              ActionId::showCrossTable,
                              ActionId::showPlayerList,
                              ActionId::showPayments,
                              ActionId::showRatingPreview,
                              ActionId::showGroups,
                              ActionId::showWallChart,
                              ActionId::showNameBadges,
                              ActionId::showPlayerCards,
                              ActionId::showNotice,
                              ActionId::showPrizes,
                              ActionId::showPrizeCeremony,
                              ActionId::showPrizeWorksheet,
                              ActionId::showPrizeReceipts,
                              ActionId::showTeamRankings,
                              ActionId::showDisasterPack,
                              ActionId::hallView,
                              ActionId::hallPlan,
                              ActionId::print,
                              ActionId::savePdf,
                              ActionId::saveHtml,
                              ActionId::exportTrf26,
                              ActionId::exportTrf16,
                              ActionId::exportExchange,
                              ActionId::exportCsv,
                              ActionId::importResults,
                              ActionId::exportResults,
                              ActionId::splitIntoGroups,
                              ActionId::eventFiles,
                              ActionId::setUp,
                              ActionId::pagePlayers,
                              ActionId::pageRounds,
                              ActionId::pageStandings,
                              ActionId::pagePrizes,
                              ActionId::pageReports,
                              ActionId::pageExport,
                              ActionId::pageHistory})
        actions_->enable(id, open);
    for (const auto& [id, kind] : {std::pair{ActionId::showTitleNorms, ReportKind::titleNorms},
                                   std::pair{ActionId::showSchedule, ReportKind::schedule},
                                   std::pair{ActionId::showPostponedGames, ReportKind::postponedGames},
                                   std::pair{ActionId::showVirtualPoints, ReportKind::virtualPoints},
                                   std::pair{ActionId::showResultSlips, ReportKind::resultSlips},
                                   std::pair{ActionId::showBoardCards, ReportKind::boardCards}})
        actions_->enable(id, open && isOfferedFor(desk_->projected(), kind));
    for (const ActionId id : {ActionId::drawLots, ActionId::rankTied})
        if (!open) // otherwise the page of standings says when
            actions_->enable(id, false);
    // Of teams there are sheets that nobody else looks for.
    for (const ActionId id : {ActionId::showMatches, ActionId::showMatchReports, ActionId::showLineUpForms,
                              ActionId::showTeamPlayers, ActionId::showBoardStandings, ActionId::showTeamCards}) {
        const bool ofTeams = open && desk_->projected().settings.teams.has_value();
        actions_->enable(id, ofTeams);
        actions_->get(id)->setVisible(ofTeams);
    }
    if (open && isServerAddress(desk_->session()->path())) // a file that only is read says why, and what to do
        actions_->enable(ActionId::save, desk_->session()->may(CommandName::markCheckpoint));
    actions_->enable(ActionId::publishToWeb, web_->isPossible());
    actions_->enable(ActionId::invite,
                     open && isServerAddress(desk_->session()->path()) && desk_->session()->role() == DeskRole::chief);
    rail_->setPagesEnabled(open);
    const auto undo = open ? std::optional(desk_->session()->undoStep()) : std::nullopt;
    const auto redo = open ? std::optional(desk_->session()->redoStep()) : std::nullopt;
    const auto describe = [](const auto& step, const QString& bare, const QString& withStep) {
        if (!step || !*step)
            return bare;
        // An ampersand in a name marks no letter of the menu.
        return withStep.arg(describeStep(**step).replace(QLatin1Char('&'), QLatin1String("&&")));
    };
    QAction* undoAction = actions_->get(ActionId::undo);
    QAction* redoAction = actions_->get(ActionId::redo);
    actions_->get(ActionId::closeWindow)->setText(open ? tr("Close the &Tournament") : tr("Close &Window"));
    undoAction->setText(describe(undo, tr("&Undo"), tr("&Undo: %1")));
    redoAction->setText(describe(redo, tr("&Redo"), tr("&Redo: %1")));
    undoAction->setIconText(tr("Undo"));
    redoAction->setIconText(tr("Redo"));
    // A barrier is told when the key is pressed, so only "nothing there" greys the action out.
    const auto possible = [](const auto& step) {
        return step && (*step || (!step->error().findings.empty() &&
                                  step->error().findings.front().code != FindingCode::nothingToUndo &&
                                  step->error().findings.front().code != FindingCode::nothingToRedo));
    };
    undoAction->setEnabled(possible(undo));
    redoAction->setEnabled(possible(redo));
    const Round* current = open ? desk_->projected().roundInPlay() : nullptr;
    const auto missing = current != nullptr ? current->openBoards().size() : 0;
    rail_->setBadge(static_cast<int>(PageId::rounds), missing > 0 ? QString::number(missing) : QString());
    const auto planned = open ? desk_->projected().settings.plannedRounds : 0;
    const auto begun = open ? static_cast<int>(desk_->projected().rounds.size()) : 0;
    const auto players = open ? desk_->projected().players.size() : 0;
    rail_->setFact(static_cast<int>(PageId::players), players > 0 ? QString::number(players) : QString());
    rail_->setFact(static_cast<int>(PageId::rounds),
                   begun > 0 ? asUnit(filled(tr("%1 of %2", "the round, all of them"), begun, planned)) : QString());
    refreshTitle();
}

} // namespace pairwright
