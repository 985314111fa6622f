#include "ui/frame/window/menus.h"

#include "app/jobs/parts_job.h"
#include "app/storage/place.h"
#include "ui/settings/window_language.h"
#include "ui/theme/look_shapes.h"

#include <QActionGroup>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QToolBar>
#include <QToolButton>

namespace pairwright {

namespace {

constexpr std::optional<ActionId> line = std::nullopt;

/// A text of the user as the text of an action: no letter of it is a shortcut.
QString menuText(QString text)
{
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

Menus::Menus(Desk& desk, QMainWindow* window)
    : QObject(window)
    , desk_(desk)
    , window_(window)
{
    using enum ActionId;
    buildFile();
    edit_ = addMenu({undo, redo, line, find, goTo, line, settings});
    players_ = addMenu({addPlayer,     importPlayers,    importClipboard, removePlayer, line,          ratingLists,
                        renewLists,    compareWithLists, preflight,       line,         playerRatings, presence,
                        byes,          withdraw,         expel,           returnPlayer, line,          teamMembers,
                        forbidMeeting, exchangeNumbers,  splitIntoGroups});
    buildRound();
    buildSheets();
    view_ = addMenu({pageOverview, setUp,       pagePlayers, pageRounds,  pageStandings,     pagePrizes, pageReports,
                     pageExport,   pageHistory, line,        inspector,   ActionId::toolBar, fullScreen, hallView,
                     hallPlan,     line,        largerText,  smallerText, usualText,         line});
    language_ = view_->addMenu(QString());
    appearance_ = view_->addMenu(QString());
    help_ = addMenu({manual, shortcuts, about});
    buildFind();
    buildToolBar(window);
    connect(&desk_.settings(), &UserSettings::recentFilesChanged, this, &Menus::fillRecent);
    connect(recent_, &QMenu::aboutToShow, &desk_.settings(), &UserSettings::lookAfterRecentFiles);
    connect(parts_, &QMenu::aboutToShow, this, &Menus::showParts);
    connect(file_, &QMenu::aboutToShow, this, [this] {
        parts_->menuAction()->setVisible(desk_.session() != nullptr && desk_.projected().event.part.has_value());
    });
    retranslate();
}

QMenu* Menus::addMenu(std::initializer_list<std::optional<ActionId>> ids)
{
    QMenu* menu = window_->menuBar()->addMenu(QString());
    for (const auto& id : ids) {
        if (id)
            menu->addAction(desk_.actions().get(*id));
        else
            menu->addSeparator();
    }
    return menu;
}

void Menus::buildFile()
{
    using enum ActionId;
    file_ = addMenu({newTournament, open,          openSample,   line,        newOnServer, openFromServer,
                     moveToServer,  invite,        line,         save,        saveCopy,    saveCopyForOthers,
                     backups,       eventFiles,    line,         exportTrf26, exportTrf16, exportExchange,
                     exportCsv,     exportResults, publishToWeb, line,        closeWindow, quit});
    recent_ = new QMenu(window_);
    file_->insertMenu(desk_.actions().get(openSample), recent_);
    parts_ = new QMenu(window_);
    parts_->setObjectName(QStringLiteral("partsOfTheEvent"));
    file_->insertMenu(desk_.actions().get(openSample), parts_);
}

void Menus::buildRound()
{
    using enum ActionId;
    round_ = addMenu({pairRound,
                      publish,
                      publishAll,
                      line,
                      editPairings,
                      validatePairings,
                      cancelEditing,
                      line,
                      discardProposal,
                      withdrawPublication,
                      line,
                      crossTableOrList,
                      enterResults,
                      importResults,
                      nextMissing,
                      correctResult,
                      clearResult,
                      putRight,
                      postponeGame,
                      lateArrival,
                      lineUps,
                      usualLineUps,
                      matchResult,
                      matchBoards,
                      line,
                      explain,
                      whyNot,
                      line,
                      previousRound,
                      nextRound});
    edits_ = new QMenu(round_);
    for (const ActionId id : handEditActions)
        edits_->addAction(desk_.actions().get(id));
    round_->insertMenu(desk_.actions().get(validatePairings), edits_);
}

void Menus::buildSheets()
{
    using enum ActionId;
    publish_ = addMenu({showStandings,
                        drawLots,
                        rankTied,
                        line,
                        showPairingSheet,
                        showPairingsByName,
                        showStandingsSheet,
                        showGroups,
                        showCrossTable,
                        showPlayerList,
                        showPayments,
                        showRatingPreview,
                        showTitleNorms,
                        showResultSlips,
                        line,
                        showWallChart,
                        showSchedule,
                        showPostponedGames,
                        showVirtualPoints,
                        showBoardCards,
                        showNameBadges,
                        showPlayerCards,
                        line,
                        showPrizes,
                        showPrizeCeremony,
                        showPrizeWorksheet,
                        showPrizeReceipts,
                        showTeamRankings,
                        line,
                        showMatches,
                        showMatchReports,
                        showLineUpForms,
                        showTeamPlayers,
                        showBoardStandings,
                        showTeamCards,
                        line,
                        showNotice,
                        showDisasterPack,
                        line,
                        printSet,
                        print,
                        savePdf,
                        saveHtml});
}

void Menus::buildFind()
{
    QMenuBar* bar = window_->menuBar();
    auto* holder = new QWidget(bar);
    auto* row = new QHBoxLayout(holder);
    row->setContentsMargins(look::pageMargin, 3, look::pageMargin, 3);
    find_ = new QPushButton(holder);
    find_->setObjectName(QStringLiteral("findAnything"));
    find_->setProperty("finds", true);
    find_->setFocusPolicy(Qt::NoFocus); // the keys lead there from everywhere
    row->addWidget(find_);
    bar->setCornerWidget(holder);
    window_->installEventFilter(this);
    connect(find_, &QPushButton::clicked, desk_.actions().get(ActionId::goTo), &QAction::trigger);
}

/// Menus come first where there is no room for both.
bool Menus::eventFilter(QObject* watched, QEvent* event)
{
    constexpr int narrowest = 900;
    if (watched == window_ && event->type() == QEvent::Resize) {
        find_->setVisible(window_->width() >= narrowest);
        window_->menuBar()->adjustSize();
    }
    return QObject::eventFilter(watched, event);
}

void Menus::buildToolBar(QMainWindow* window)
{
    using enum ActionId;
    toolBar_ = new QToolBar(window);
    toolBar_->setObjectName(QStringLiteral("mainToolBar"));
    toolBar_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    toolBar_->setMovable(false);
    toolBar_->setContextMenuPolicy(Qt::PreventContextMenu);
    for (const ActionId id : {pairRound, publish, enterResults, showStandings})
        toolBar_->addAction(desk_.actions().get(id));
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    toolBar_->addWidget(space);
    for (const ActionId id : {undo, redo, inspector})
        toolBar_->addAction(desk_.actions().get(id));
    for (const ActionId id : {undo, redo, inspector})
        if (auto* button = qobject_cast<QToolButton*>(toolBar_->widgetForAction(desk_.actions().get(id))))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    window->addToolBar(toolBar_);
    QAction* toggle = desk_.actions().get(ActionId::toolBar);
    // Its commands are the page's own and the menu's: it is there for whoever wants it.
    toolBar_->hide();
    connect(toggle, &QAction::toggled, toolBar_, &QToolBar::setVisible);
    connect(toolBar_, &QToolBar::visibilityChanged, toggle,
            [toggle, bar = toolBar_] { toggle->setChecked(!bar->isHidden()); });
}

void Menus::fillRecent()
{
    recent_->clear();
    const QStringList files = desk_.settings().recentFiles();
    for (const QString& path : files) {
        QAction* action = recent_->addAction(menuText(baseNameOf(path)));
        action->setToolTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { emit fileWanted(path); });
    }
    recent_->setToolTipsVisible(true);
    if (files.isEmpty()) {
        recent_->addAction(tr("Nothing opened yet"))->setEnabled(false);
        return;
    }
    recent_->addSeparator();
    connect(recent_->addAction(tr("Clear This List")), &QAction::triggered, &desk_.settings(),
            &UserSettings::clearRecentFiles);
}

void Menus::showParts()
{
    parts_->clear();
    const auto part = desk_.session() != nullptr ? desk_.projected().event.part : std::nullopt;
    if (!part)
        return;
    parts_->addAction(tr("Looking for the other files …"))->setEnabled(false);
    auto* job = new PartsJob(desk_.folder(), part->event, parts_);
    connect(job, &PartsJob::found, this, &Menus::fillParts);
    job->start();
}

void Menus::fillParts(const std::vector<PartFile>& parts)
{
    parts_->clear();
    if (desk_.session() == nullptr)
        return;
    const QFileInfo own(desk_.session()->path());
    QStringList others;
    for (const PartFile& one : parts) {
        QAction* action = parts_->addAction(menuText(one.part.title));
        const bool isOwn = QFileInfo(one.path) == own;
        action->setCheckable(isOwn);
        action->setChecked(isOwn);
        action->setToolTip(QDir::toNativeSeparators(one.path));
        connect(action, &QAction::triggered, this, [this, path = one.path] { emit fileWanted(path); });
        if (!isOwn)
            others << one.path;
    }
    if (others.isEmpty()) {
        parts_->addAction(tr("No other file of this event lies beside it"))->setEnabled(false);
        return;
    }
    parts_->addSeparator();
    connect(parts_->addAction(tr("Open All of Them")), &QAction::triggered, this, [this, others] {
        for (const QString& path : others)
            emit fileWanted(path);
    });
}

void Menus::fillLanguages()
{
    language_->clear();
    auto* group = new QActionGroup(language_);
    const QString chosen = desk_.settings().language();
    const auto add = [this, group, &chosen](const QString& text, const QString& code) {
        QAction* action = language_->addAction(text);
        action->setCheckable(true);
        action->setChecked(code == chosen);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] { emit languageWanted(code); });
    };
    add(tr("Language of the System"), QString());
    for (const QString& code : programLanguages())
        add(Language(code).nativeName(), code);
}

void Menus::fillAppearances()
{
    appearance_->clear();
    auto* group = new QActionGroup(appearance_);
    const Appearance chosen = desk_.settings().appearance();
    const auto add = [this, group, chosen](const QString& text, Appearance appearance) {
        QAction* action = appearance_->addAction(text);
        action->setCheckable(true);
        action->setChecked(appearance == chosen);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, appearance] { emit appearanceWanted(appearance); });
    };
    add(tr("As the System"), Appearance::system);
    add(tr("Light"), Appearance::light);
    add(tr("Dark"), Appearance::dark);
    add(tr("High Contrast"), Appearance::highContrast);
}

void Menus::retranslate()
{
    file_->setTitle(tr("&File"));
    recent_->setTitle(tr("Open &Recent"));
    parts_->setTitle(tr("Files of This &Event"));
    edit_->setTitle(tr("&Edit"));
    players_->setTitle(tr("&Players"));
    round_->setTitle(tr("&Round"));
    edits_->setTitle(tr("Change &a Pairing"));
    publish_->setTitle(tr("Rep&orts"));
    view_->setTitle(tr("&View"));
    language_->setTitle(tr("&Language"));
    appearance_->setTitle(tr("&Colours"));
    help_->setTitle(tr("&Help"));
    toolBar_->setWindowTitle(tr("Toolbar"));
    find_->setText(tr("Find a player, a board, a command"));
    find_->setProperty("keys", desk_.actions().get(ActionId::goTo)->shortcut().toString(QKeySequence::NativeText));
    fillRecent();
    fillLanguages();
    fillAppearances();
}

} // namespace pairwright
