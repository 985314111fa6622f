#include "ui/frame/main_window.h"

#include "ui/dialogs/dialog_asker.h"
#include "ui/dialogs/manual_window.h"
#include "ui/dialogs/shortcuts_window.h"
#include "ui/frame/inspector.h"
#include "ui/frame/menus.h"
#include "ui/frame/rail.h"
#include "ui/frame/status_strip.h"
#include "ui/pages/exports/exports_page.h"
#include "ui/pages/overview/overview_page.h"
#include "ui/pages/players/players_page.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/pages/rounds/round_flow.h"
#include "ui/pages/rounds/rounds_page.h"
#include "ui/pages/standings/standings_page.h"
#include "ui/settings/language.h"
#include "ui/settings/settings_window.h"
#include "ui/text/open_text.h"
#include "ui/text/step_text.h"
#include "ui/theme/icons.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr int railCollapsesBelow = 1000;
constexpr int inspectorWidth = 340;
constexpr QSize firstSize(1280, 720);

constexpr std::array pageActions{ActionId::pageOverview,  ActionId::pagePlayers, ActionId::pageRounds,
                                 ActionId::pageStandings, ActionId::pageReports, ActionId::pageExport};

} // namespace

MainWindow::MainWindow(UserSettings& settings, Language& language, std::unique_ptr<Asker> asker)
    : settings_(settings)
    , language_(language)
    , asker_(std::move(asker))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    ownAsker_ = asker_ == nullptr;
    if (ownAsker_)
        asker_ = std::make_unique<DialogAsker>(this);
    actions_ = new Actions(this);
    messages_ = new MessageBar;
    desk_ = new Desk({*actions_, *asker_, *messages_, settings_, language_}, this);
    buildPages();
    buildFrame();
    connectPages();
    connectActions();
    connectReports();
    retranslate();
    restoreLook();
    rail_->setCurrentPage(0);
    refreshActions();
}

MainWindow::~MainWindow()
{
    // Before the pages and the asker go, so that nobody hears of it.
    disconnect(desk_, nullptr, nullptr, nullptr);
    desk_->setSession(nullptr);
}

void MainWindow::buildPages()
{
    overview_ = new OverviewPage(*desk_);
    players_ = new PlayersPage(*desk_);
    rounds_ = new RoundsPage(*desk_);
    standings_ = new StandingsPage(*desk_);
    reports_ = new ReportsPage(*desk_);
    exports_ = new ExportsPage(*desk_);
    stack_ = new QStackedWidget;
    for (Page* page : std::initializer_list<Page*>{overview_, players_, rounds_, standings_, reports_, exports_})
        stack_->addWidget(page);
    stack_->setAutoFillBackground(true);
    stack_->setBackgroundRole(QPalette::Window);
}

void MainWindow::buildFrame()
{
    rail_ = new Rail;
    for (const ActionId id : pageActions)
        rail_->addPage(actions_->get(id));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    // Below the page: what comes and goes must not move the rows under the mouse.
    column->addWidget(stack_, 1);
    column->addWidget(messages_);
    auto* centre = new QWidget;
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(rail_);
    row->addWidget(content, 1);
    setCentralWidget(centre);

    inspector_ = new Inspector(*desk_, this);
    addDockWidget(Qt::RightDockWidgetArea, inspector_);
    inspector_->hide();
    menus_ = new Menus(*desk_, this);
    status_ = new StatusStrip(*desk_, statusBar(), this);
    // Actions work on every page, also when no menu shows them.
    addActions(actions_->all());
}

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
    // Something was done since; whoever did it speaks after this.
    connect(desk_, &Desk::changed, messages_, &MessageBar::dismiss);
    connect(desk_, &Desk::saved, this, &MainWindow::refreshActions);
    connect(desk_, &Desk::changedEntirely, this, &MainWindow::refreshActions);
    connect(overview_, &OverviewPage::fileWanted, this, &MainWindow::openFile);
    connect(overview_, &OverviewPage::creationWanted, this, &MainWindow::create);
    connect(rounds_, &RoundsPage::explanationWanted, this, [this] { inspector_->showExplanation(); });
    connect(players_, &PlayersPage::playerWanted, this, [this] { inspector_->showPlayer(); });
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
    on(ActionId::newTournament, [this] {
        MainWindow* window = windowForFile();
        window->lead({PageId::overview, {}, {}, {}});
        window->overview_->beginNew();
    });
    on(ActionId::open, &MainWindow::askOpen);
    on(ActionId::openSample, [this] { take(files().openSample()); });
    // Nobody has to save, but hands are used to it.
    on(ActionId::save, [this] {
        messages_->tell(Mood::good, desk_->session()->isSaving()
                                        ? tr("The last change is on its way to the disk.")
                                        : tr("Everything is saved: each change is on disk at once."));
    });
    on(ActionId::saveCopy, &MainWindow::saveCopy);
    on(ActionId::closeWindow, &MainWindow::close);
    on(ActionId::quit, [] { QApplication::closeAllWindows(); });
    on(ActionId::undo, [this] { desk_->undo(); });
    on(ActionId::redo, [this] { desk_->redo(); });
    on(ActionId::find, &MainWindow::find);
    on(ActionId::whyNot, [this] {
        inspector_->askWhyNot(stack_->currentWidget() == players_ ? players_->targets() : std::vector<PlayerKey>());
    });
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
                              ActionId::correctResult, ActionId::previousRound, ActionId::nextRound}) {
        const bool stays = id == ActionId::previousRound || id == ActionId::nextRound;
        connect(actions_->get(id), &QAction::triggered, this, [this, stays] {
            if (!stays && stack_->currentWidget() != rounds_)
                rail_->setCurrentPage(static_cast<int>(PageId::rounds));
        });
    }
}

void MainWindow::connectReports()
{
    const auto report = [this](ActionId id, ReportKind kind) {
        connect(actions_->get(id), &QAction::triggered, this, [this, kind] {
            lead({PageId::reports, {}, {}, {}});
            reports_->choose(kind);
        });
    };
    report(ActionId::showPairingSheet, ReportKind::pairingsByBoard);
    report(ActionId::showPairingsByName, ReportKind::pairingsByName);
    report(ActionId::showStandingsSheet, ReportKind::standings);
    report(ActionId::showCrossTable, ReportKind::crossTable);
    report(ActionId::showPlayerList, ReportKind::playerList);
    connect(actions_->get(ActionId::showStandings), &QAction::triggered, this, [this] {
        lead({PageId::standings, {}, {}, {}});
    });
}

void MainWindow::choosePage(int row)
{
    if (row != stack_->currentIndex())
        messages_->dismiss(); // it spoke of the other page
    stack_->setCurrentIndex(row);
    for (std::size_t i = 0; i < pageActions.size(); ++i)
        actions_->get(pageActions[i])->setChecked(static_cast<int>(i) == row);
}

void MainWindow::lead(const Place& place)
{
    if (desk_->session() == nullptr && place.page != PageId::overview)
        return;
    rail_->setCurrentPage(static_cast<int>(place.page));
    if (auto* page = qobject_cast<Page*>(stack_->currentWidget()))
        page->focusPlace(place);
}

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

void MainWindow::find()
{
    if (stack_->currentWidget() == standings_) {
        standings_->focusFilter();
        return;
    }
    lead({PageId::players, {}, {}, {}});
    players_->focusFilter();
}

void MainWindow::refreshTitle()
{
    if (desk_->session() == nullptr) {
        setWindowTitle(QStringLiteral("Pairwright"));
        setWindowFilePath({});
        return;
    }
    const QString name = desk_->tournament().event.name;
    const QString shown = name.isEmpty() ? QFileInfo(desk_->session()->path()).completeBaseName() : name;
    setWindowTitle(QStringLiteral("%1 – Pairwright").arg(shown));
}

void MainWindow::refreshActions()
{
    const bool open = desk_->session() != nullptr;
    for (const ActionId id : {ActionId::save,
                              ActionId::saveCopy,
                              ActionId::find,
                              ActionId::explain,
                              ActionId::whyNot,
                              ActionId::showPairingSheet,
                              ActionId::showPairingsByName,
                              ActionId::showStandings,
                              ActionId::showStandingsSheet,
                              ActionId::showCrossTable,
                              ActionId::showPlayerList,
                              ActionId::print,
                              ActionId::savePdf,
                              ActionId::saveHtml,
                              ActionId::exportTrf26,
                              ActionId::exportTrf16,
                              ActionId::exportCsv,
                              ActionId::pagePlayers,
                              ActionId::pageRounds,
                              ActionId::pageStandings,
                              ActionId::pageReports,
                              ActionId::pageExport})
        actions_->enable(id, open);
    rail_->setPagesEnabled(open);
    const auto undo = open ? std::optional(desk_->session()->undoStep()) : std::nullopt;
    const auto redo = open ? std::optional(desk_->session()->redoStep()) : std::nullopt;
    const auto describe = [](const auto& step, const QString& bare, const QString& withStep) {
        return step && *step ? withStep.arg(describeStep(**step)) : bare;
    };
    QAction* undoAction = actions_->get(ActionId::undo);
    QAction* redoAction = actions_->get(ActionId::redo);
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
    const Round* current =
        open ? desk_->tournament().round(RoundNumber{desk_->tournament().publishedRounds()}) : nullptr;
    const auto missing = current != nullptr ? current->openBoards().size() : 0;
    rail_->setBadge(static_cast<int>(PageId::rounds), missing > 0 ? QString::number(missing) : QString());
    refreshTitle();
}

TournamentFiles MainWindow::files() const
{
    return {*asker_, settings_.who()};
}

void MainWindow::showSettings()
{
    auto* window = new SettingsWindow(settings_, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &SettingsWindow::languageWanted, this, &MainWindow::useLanguage);
    connect(window, &SettingsWindow::appearanceWanted, this, &MainWindow::useAppearance);
    window->show();
}

void MainWindow::showManual()
{
    auto* window = new ManualWindow(language_.current(), this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void MainWindow::showShortcuts()
{
    auto* window = new ShortcutsWindow(*actions_, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void MainWindow::showAbout()
{
    auto* box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Pairwright"));
    box->setIconPixmap(QIcon(QStringLiteral(":/icons/pairwright.svg")).pixmap(QSize(64, 64)));
    box->setText(tr("Pairwright %1").arg(QApplication::applicationVersion()));
    box->setInformativeText(tr("Chess tournaments for arbiters, paired exactly by the FIDE rules.\n\n"
                               "Free software under the Apache License 2.0. It works without a network."));
    box->setWindowModality(Qt::NonModal);
    box->show();
}

void MainWindow::useLanguage(const QString& code)
{
    settings_.setLanguage(code);
    language_.use(code);
}

void MainWindow::useAppearance(Appearance appearance)
{
    settings_.setAppearance(appearance);
    applyAppearance(appearance);
    menus_->retranslate();
}

void MainWindow::retranslate()
{
    actions_->retranslate();
    menus_->retranslate();
    status_->retranslate();
    rail_->setAccessibleName(tr("Pages"));
    refreshActions();
}

void MainWindow::restoreLook()
{
    if (!restoreGeometry(settings_.windowGeometry()))
        resize(firstSize.boundedTo(screen()->availableSize()));
    if (!restoreState(settings_.windowState()))
        resizeDocks({inspector_}, {inspectorWidth}, Qt::Horizontal);
    actions_->get(ActionId::inspector)->setChecked(!inspector_->isHidden());
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::StyleChange) {
        chooseIconTheme();
        actions_->refreshIcons();
    }
    QMainWindow::changeEvent(event);
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

void MainWindow::resizeEvent(QResizeEvent* event)
{
    rail_->setCollapsed(event->size().width() < railCollapsesBelow);
    QMainWindow::resizeEvent(event);
}

} // namespace pairwright
