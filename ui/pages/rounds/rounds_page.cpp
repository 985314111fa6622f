#include "ui/pages/rounds/rounds_page.h"

#include "app/domain/rounds/chess960.h"
#include "app/domain/text/filled.h"
#include "app/formats/report/arbiter_notice.h"
#include "ui/frame/next_step.h"
#include "ui/models/roles.h"
#include "ui/pages/reports/printing.h"
#include "ui/pages/rounds/arbiter_notice.h"
#include "ui/pages/rounds/board_columns.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/correction/late_arrival_window.h"
#include "ui/pages/rounds/cross_table/cross_table.h"
#include "ui/pages/rounds/editing/comparison_view.h"
#include "ui/pages/rounds/editing/edit_banner.h"
#include "ui/pages/rounds/editing/hand_editing.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/look_strip.h"
#include "ui/pages/rounds/map/round_map.h"
#include "ui/pages/rounds/results_file.h"
#include "ui/pages/rounds/round_flow.h"
#include "ui/pages/rounds/teams/match_boards.h"
#include "ui/pages/rounds/twice/paired_twice_view.h"
#include "ui/settings/kept_columns.h"
#include "ui/text/format.h"
#include "ui/text/rounds/round_text.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/round_tabs.h"
#include "ui/widgets/state_chip.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <span>

namespace pairwright {

namespace {

constexpr int roomyPage = 120; ///< letters

} // namespace

RoundsPage::RoundsPage(Desk& desk, Printing& printing, QWidget* parent)
    : Page(desk, parent)
    , printing_(printing)
    , flow_(new RoundFlow(desk, this))
    , model_(new BoardsModel(desk, this))
    , header_(new PageHeader)
    , tabs_(new RoundTabs)
    , state_(new StateChip)
    , unended_(new StateChip)
    , second_(new StateChip)
    , strip_(new LookStrip)
    , keypad_(new KeypadBar(desk, *flow_))
    , editing_(new HandEditing(desk, this))
    , banner_(new EditBanner(desk, *editing_))
    , notice_(new ArbiterNotice)
    , comparison_(new ComparisonView)
    , twice_(new PairedTwiceView)
    , boards_(new MatchBoards(desk))
    , endEntry_(new QPushButton)
    , body_(new QStackedWidget)
    , table_(new DataTable)
    , crossTable_(new CrossTable(desk, *flow_))
    , empty_(new EmptyState(QStringLiteral("rounds")))
{
    setObjectName(QStringLiteral("roundsPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    buildHeader();
    column->addWidget(header_);
    column->addWidget(banner_);
    column->addWidget(notice_);
    column->addWidget(comparison_);
    column->addWidget(twice_);
    column->addWidget(strip_);
    column->addWidget(progressRow_);
    column->addWidget(keypad_);
    buildTable();
    body_->addWidget(empty_);
    body_->addWidget(table_);
    body_->addWidget(crossTable_);
    map_ = new RoundMap(desk, *model_, *table_->selectionModel());
    body_->addWidget(map_);
    body_->setContentsMargins(look::tableMargin, 0, look::tableMargin, 0);
    column->addWidget(body_, 1);
    column->addWidget(boards_);
    connectDesk();
    connectEditing();
    connectViews();
    retranslate();
}

void RoundsPage::buildHeader()
{
    header_->addMark(state_);
    header_->addMark(unended_);
    second_->setObjectName(QStringLiteral("pairedTwiceChip"));
    header_->addMark(second_);
    buildViews();
    // What comes and goes stands before the rounds, which stay where they are.
    printSet_ = new ActionButton(desk().actions().get(ActionId::printSet));
    printSet_->setObjectName(QStringLiteral("printSetOffer"));
    printSet_->setFocusPolicy(Qt::NoFocus);
    header_->addControl(printSet_);
    connect(&printing_, &Printing::changed, this, &RoundsPage::refreshActions);
    QAction* edit = desk().actions().get(ActionId::editPairings);
    editByHand_ = new QPushButton;
    editByHand_->setObjectName(QStringLiteral("editByHand"));
    editByHand_->setFocusPolicy(Qt::NoFocus);
    connect(editByHand_, &QPushButton::clicked, edit, &QAction::trigger);
    header_->addControl(editByHand_);
    cancelEditing_ = new ActionButton(desk().actions().get(ActionId::cancelEditing));
    cancelEditing_->setFocusPolicy(Qt::NoFocus);
    header_->addControl(cancelEditing_);
    header_->addControl(views_);
    header_->addControl(tabs_);
    for (const ActionId id : {ActionId::pairRound, ActionId::publish, ActionId::publishAll, ActionId::enterResults,
                              ActionId::validatePairings}) {
        auto* button = new ActionButton(desk().actions().get(id));
        button->setProperty("primary", true);
        button->setProperty("step", static_cast<int>(id));
        button->setFocusPolicy(Qt::NoFocus); // its key is in the menu, and the table keeps the keys for results
        header_->addControl(button);
        nextSteps_.append(button);
    }
    buildEndOfEntry();
    connect(tabs_, &RoundTabs::roundChosen, this, [this](RoundNumber round) { desk().showRound(round); });

    progressRow_ = new QWidget;
    auto* row = new QHBoxLayout(progressRow_);
    row->setContentsMargins(16, 4, 16, 8);
    progressText_ = new PlainLabel;
    progress_ = new QProgressBar;
    progress_->setTextVisible(false);
    cancel_ = new QPushButton;
    row->addWidget(progressText_);
    row->addWidget(progress_, 1);
    row->addWidget(cancel_);
    progressRow_->hide();
    connect(cancel_, &QPushButton::clicked, flow_, &RoundFlow::cancelPairing);
    connect(flow_, &RoundFlow::pairingStarted, this, [this] { showProgress(true); });
    connect(flow_, &RoundFlow::pairingEnded, this, [this] { showProgress(false); });
    connect(flow_, &RoundFlow::pairingProgressed, this, [this](int done, int total) {
        progress_->setRange(0, total);
        progress_->setValue(done);
    });
    connect(strip_, &LookStrip::boardsWanted, this, &RoundsPage::goThrough);
}

void RoundsPage::buildTable()
{
    table_->setObjectName(QStringLiteral("boardsTable"));
    table_->setModel(model_);
    arrangeBoardColumns(*table_);
    connect(qGuiApp, &QGuiApplication::layoutDirectionChanged, this, [this] { arrangeBoardColumns(*table_); });
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(table_, &QWidget::customContextMenuRequested, this, &RoundsPage::openContextMenu);
    connect(table_, &DataTable::rowActivated, this, &RoundsPage::explainSelected);
    // Whoever clicks a board while results are entered means that board, and goes on with the keys.
    connect(table_, &QAbstractItemView::clicked, this, [this](const QModelIndex& clicked) {
        if (!keypad_->isVisible())
            return;
        if (const auto board = model_->boardAt(clicked.row()))
            keypad_->selectBoard(*board);
        keypad_->setFocus();
    });
    keepColumns(*table_, desk().settings());
    connect(table_, &QAbstractItemView::doubleClicked, this, &RoundsPage::openResultMenu);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (const auto board = model_->boardAt(now.row()); board && desk().shownRound())
            keypad_->selectBoard(*board);
        refreshActions();
    });
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        // The selection of a page that nobody sees is not what the Inspector is asked about.
        if (isVisible())
            announceSelection();
    });
    connect(keypad_, &KeypadBar::boardSelected, this, &RoundsPage::selectBoard);
    connect(keypad_, &KeypadBar::begun, this, [this] { showEntry(true); });
    connect(keypad_, &KeypadBar::ended, this, [this] {
        showEntry(false);
        seat().setFocus();
    });
}

void RoundsPage::connectDesk()
{
    connect(&desk(), &Desk::sessionChanged, this, &RoundsPage::refresh);
    connect(&flow_->twice(), &PairedTwice::changed, this, &RoundsPage::refreshTwice);
    connect(&desk(), &Desk::shownRoundChanged, this, &RoundsPage::refresh);
    connect(&desk(), &Desk::changed, this, &RoundsPage::refresh);
    connect(&desk(), &Desk::changedEntirely, this, &RoundsPage::refresh);
    connect(&desk(), &Desk::holdsChanged, this, &RoundsPage::refresh);

    Actions& actions = desk().actions();
    const auto on = [this, &actions](ActionId id, auto&& slot) {
        connect(actions.get(id), &QAction::triggered, this, slot);
    };
    on(ActionId::pairRound, [this] { flow_->propose(); });
    on(ActionId::publish, [this] { flow_->publish(); });
    on(ActionId::publishAll, [this] { flow_->publishAll(); });
    on(ActionId::discardProposal, [this] { flow_->discardProposal(); });
    on(ActionId::withdrawPublication, [this] { flow_->withdrawPublication(); });
    on(ActionId::enterResults, [this] { enterResults(); });
    on(ActionId::importResults, [this] { takeResultsFromFile(desk()); });
    on(ActionId::nextMissing, [this] { goToNextMissing(); });
    on(ActionId::clearResult, [this] { clearSelectedResult(); });
    on(ActionId::correctResult, [this] { openResultMenu(); });
    on(ActionId::putRight, [this] { openCorrection(); });
    on(ActionId::postponeGame, [this] { postponeGame(); });
    on(ActionId::lateArrival, [this] { LateArrivalWindow::showFor(desk(), this); });
    connectTeams();
    on(ActionId::explain, [this] { explainSelected(); });
}

const Round* RoundsPage::shown() const
{
    if (desk().session() == nullptr || !desk().shownRound())
        return nullptr;
    return desk().projected().round(*desk().shownRound());
}

void RoundsPage::refresh()
{
    if (desk().session() == nullptr) {
        refreshActions();
        return;
    }
    const Tournament& tournament = desk().projected();
    const int usable = static_cast<int>(tournament.rounds.size());
    // A discarded proposal takes its round with it.
    if (desk().shownRound() && desk().shownRound()->value > usable && usable > 0) {
        desk().showRound(RoundNumber{usable});
        return;
    }
    tabs_->set(tournament.settings.plannedRounds, usable, desk().shownRound());

    const Round* round = shown();
    const bool has = shownVersion(tournament, desk().shownRound().value_or(RoundNumber{1})) != nullptr;
    refreshView();
    const bool crossTable = showsCrossTable();
    const RoundNumber number = desk().shownRound().value_or(tournament.roundAhead());
    header_->setTitle(crossTable ? tr("Cross-table") : tr("Round %1").arg(number.value));
    const bool stale =
        round != nullptr && round->proposal() != nullptr && desk().session()->isProposalStale(tournament, number);
    // What is missing stands in the status bar, with every page.
    const bool isPlayed =
        round != nullptr && round->state() == RoundState::playing && round == tournament.roundInPlay();
    QString facts = has && !isPlayed ? whatIsNext(tournament, number, stale) : QString();
    if (const auto seed = tournament.settings.chess960Seed; seed && has)
        facts += (facts.isEmpty() ? QString() : QStringLiteral("  ·  ")) + startPositionText(number, *seed);
    if (crossTable)
        state_->set(moodOf(*round),
                    filled(tr("Round %1: %2", "number and state"), number.value, describeState(*round)));
    else if (round != nullptr && has)
        state_->set(stale ? Mood::bad : moodOf(*round), stale ? tr("Out of date") : describeState(*round));
    else
        state_->set(Mood::neutral, {});
    const std::vector<OpenGames> earlier = openGames(tournament, number.value - 1);
    unended_->set(Mood::warning,
                  earlier.empty() ? QString() : tr("Round %1 not ended").arg(earlier.front().round.value));

    const RoundPicture& picture = model_->picture();
    for (const int column : {BoardsModel::WhiteFacts, BoardsModel::BlackFacts})
        table_->setColumnHidden(column, !model_->hasFacts());
    const bool looks = picture.round.value > 1; // in the first round all of it is as it must be
    strip_->set(looks ? worthALook(picture) : WorthALook{},
                looks && picture.bye ? tournament.player(picture.bye->player)->data.name : QString());
    empty_->set(tr("Round %1 is not paired").arg(number.value),
                tournament.players.size() < 2
                    ? tournament.settings.teams
                          ? tr("Enter the teams first. Then F6 proposes the pairings; nothing is published by it.")
                          : tr("Enter the players first. Then F6 proposes the pairings; nothing is published by it.")
                    : tr("Settle who is present (Ctrl+R), then press F6. The pairings are only a proposal until you "
                         "publish them."),
                tournament.players.size() < 2 ? QList<QAction*>{desk().actions().get(ActionId::pagePlayers)}
                                              : QList<QAction*>{desk().actions().get(ActionId::presence),
                                                                desk().actions().get(ActionId::pairRound)});
    const RoundVersion* version = has ? shownVersion(tournament, number) : nullptr;
    notice_->set(version != nullptr ? leftToArbiter(tournament, *version) : QStringList());
    refreshEditing();
    refreshComparison();
    // The bar of editing says it all.
    header_->setFacts(isEditing() || editing_->elsewhere() ? QString() : facts, comparison_->takesRoom());
    refreshTwice();
    selectSomething();
    refreshActions();
}

void RoundsPage::selectSomething()
{
    // Keys that act on a board must find one after F6, F7 and a change of round.
    if (table_->currentIndex().isValid() || model_->rowCount() == 0)
        return;
    choose(isEditing() ? std::min(editedRow_, model_->rowCount() - 1) : 0);
}

void RoundsPage::announceSelection()
{
    if (desk().session() == nullptr)
        return;
    desk().selectBoard(selectedGame());
    const QModelIndex now = table().currentIndex();
    if (!now.isValid())
        return;
    // The player whose name was clicked; beside the names White.
    const QVariant named = now.data(PlayerRole);
    const QVariant white = model_->index(now.row(), BoardsModel::White).data(PlayerRole);
    desk().selectPlayer(PlayerKey{(named.isValid() ? named : white).toLongLong()});
}

void RoundsPage::refreshActions()
{
    Actions& actions = desk().actions();
    const bool open = desk().session() != nullptr;
    const bool pairs = desk().mayChange(CommandName::storeProposal);
    const bool enters = desk().mayChange(CommandName::enterResult);
    const bool corrects = desk().mayChange(CommandName::correctResult);
    const Round* current = open ? desk().projected().roundInPlay() : nullptr;
    const Round* next = open ? desk().projected().round(desk().projected().roundAhead()) : nullptr;
    const bool published = publishedSelection() != nullptr;
    actions.enable(ActionId::pairRound, pairs && !flow_->isPairing());
    actions.enable(ActionId::publish, pairs && next != nullptr && next->proposal() != nullptr);
    actions.enable(ActionId::discardProposal, pairs && next != nullptr && next->proposal() != nullptr);
    actions.enable(ActionId::withdrawPublication, pairs && current != nullptr);
    actions.enable(ActionId::enterResults, enters && current != nullptr);
    actions.enable(ActionId::nextMissing, enters && current != nullptr);
    actions.enable(ActionId::correctResult, corrects && published);
    actions.enable(ActionId::putRight, corrects && published);
    actions.enable(ActionId::clearResult, enters && published);
    for (const ActionId id : {ActionId::previousRound, ActionId::nextRound})
        actions.enable(id, open && desk().projected().rounds.size() > 1);
    refreshLayoutActions();
    refreshEditActions();
    const bool editing = editing_->round().has_value();
    const std::optional<ActionId> due = open ? std::optional(nextStep(desk().projected())) : std::nullopt;
    const bool isMine = due == ActionId::enterResults ? enters : pairs;
    const bool elsewhere = editing_->elsewhere().has_value();
    const int step = elsewhere       ? -1
                     : editing       ? static_cast<int>(ActionId::validatePairings)
                     : due && isMine ? static_cast<int>(*due)
                                     : -1;
    const bool proposed = step == static_cast<int>(ActionId::publish) && desk().shownRound() == next->number;
    nameEditing();
    editByHand_->setVisible((proposed || elsewhere) && actions.get(ActionId::editPairings)->isEnabled());
    // While a proposal is looked over or results are entered the older paper waits.
    printSet_->setVisible(printing_.due().has_value() && !proposed && !isEditing() && !inEntry_);
    cancelEditing_->setVisible(editing && !elsewhere);
    for (QPushButton* button : std::as_const(nextSteps_))
        button->setVisible(button->property("step").toInt() == step && !inEntry_);
    endEntry_->setVisible(inEntry_);
    fitNextSteps();
}

/// The rounds stay where they are, whatever is next; where there is room for it.
void RoundsPage::fitNextSteps()
{
    const bool roomy = width() > roomyPage * fontMetrics().averageCharWidth();
    const auto keepRoom = [roomy](const QList<QPushButton*>& buttons, bool shown) {
        int widest = 0;
        for (const QPushButton* button : buttons)
            widest = std::max(widest, roomy ? button->sizeHint().width() : 0);
        for (QPushButton* button : buttons) {
            button->setMinimumWidth(widest);
            // While none of them is there the first one leaves its room empty.
            QSizePolicy policy = button->sizePolicy();
            policy.setRetainSizeWhenHidden(roomy && !shown && button == buttons.front());
            button->setSizePolicy(policy);
        }
    };
    const auto isShown = [](const QPushButton* button) {
        return !button->isHidden();
    };
    keepRoom({nextSteps_.at(0), nextSteps_.at(1), nextSteps_.at(3), endEntry_},
             inEntry_ || std::ranges::any_of(nextSteps_, isShown));
    keepRoom({printSet_, editByHand_, cancelEditing_},
             isShown(printSet_) || isShown(editByHand_) || isShown(cancelEditing_));
}

void RoundsPage::showProgress(bool visible)
{
    progressText_->setText(tr("Pairing round %1 …").arg(desk().session() ? desk().projected().roundAhead().value : 0));
    progress_->setRange(0, 0);
    progressRow_->setVisible(visible);
    refreshActions();
}

void RoundsPage::selectBoard(int board)
{
    const int row = model_->rowOfBoard(board);
    if (row < 0 || following_)
        return;
    following_ = true;
    choose(row);
    table_->scrollTo(model_->index(row, 0), QAbstractItemView::EnsureVisible);
    following_ = false;
}

void RoundsPage::stepRound(int rounds)
{
    if (desk().session() == nullptr || !desk().shownRound())
        return;
    const int wanted = desk().shownRound()->value + rounds;
    if (wanted >= 1 && wanted <= static_cast<int>(desk().projected().rounds.size()))
        desk().showRound(RoundNumber{wanted});
}

void RoundsPage::goThrough(const std::vector<int>& boards)
{
    if (boards.empty())
        return;
    const int present = selectedBoard().value_or(0);
    const auto next = std::find_if(boards.begin(), boards.end(), [present](int board) { return board > present; });
    selectBoard(next == boards.end() ? boards.front() : *next);
    seat().setFocus();
}

void RoundsPage::openContextMenu(const QPoint& position)
{
    openMenuAt(table().viewport()->mapToGlobal(position));
}

void RoundsPage::openMenuAt(const QPoint& globalPosition)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    static constexpr std::array results{ActionId::explain,      ActionId::whyNot,        ActionId::matchBoards,
                                        ActionId::enterResults, ActionId::correctResult, ActionId::clearResult,
                                        ActionId::putRight};
    for (const ActionId id : isEditing() ? std::span<const ActionId>(handEditActions) : results)
        menu->addAction(desk().actions().get(id));
    menu->popup(globalPosition);
}

void RoundsPage::explainSelected()
{
    if (!showsCrossTable() && !table_->currentIndex().isValid() && model_->rowCount() > 0)
        choose(0);
    emit explanationWanted();
}

void RoundsPage::focusPlace(const Place& place)
{
    if (place.board) {
        desk().showRound(place.board->round);
        selectGame(*place.board);
    }
    if (showsCrossTable()) {
        crossTable_->grid().setFocus();
        crossTable_->grid().selectSomething();
    } else if (body_->currentWidget() != empty_) {
        seat().setFocus();
        if (!table_->currentIndex().isValid() && model_->rowCount() > 0)
            choose(0);
    } else {
        tabs_->setFocus();
    }
}

void RoundsPage::retranslate()
{
    cancel_->setText(tr("Cancel"));
    nameEditing();
    asList_->setText(tr("List"));
    asMap_->setText(tr("Map"));
    asCrossTable_->setText(tr("Cross-table"));
    endEntry_->setText(tr("End Entry"));
    map_->view().retranslate();
    crossTable_->grid().setAccessibleName(tr("Cross-table: rows and columns are players"));
    table_->setAccessibleName(tr("Pairings of the round"));
    model_->retranslate();
    refresh();
}

} // namespace pairwright
