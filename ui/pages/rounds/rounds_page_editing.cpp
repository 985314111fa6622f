// The part of the Rounds page that edits pairings by hand, and shows what came of it; and what only round robins have.
#include "app/domain/text/filled.h"
#include "app/explain/explained_round.h"
#include "app/formats/board_places.h"
#include "app/pairing/manual_comparison.h"
#include "engine/capabilities.h"
#include "ui/dialogs/postpone_window.h"
#include "ui/frame/seen_before.h"
#include "ui/models/roles.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/cross_table/cross_table.h"
#include "ui/pages/rounds/editing/comparison_view.h"
#include "ui/pages/rounds/editing/edit_banner.h"
#include "ui/pages/rounds/editing/hand_editing.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/look_strip.h"
#include "ui/pages/rounds/map/round_map.h"
#include "ui/pages/rounds/round_flow.h"
#include "ui/pages/rounds/rounds_page.h"
#include "ui/pages/rounds/teams/line_up_window.h"
#include "ui/pages/rounds/teams/match_boards.h"
#include "ui/pages/rounds/teams/match_result.h"
#include "ui/pages/rounds/twice/paired_twice_view.h"
#include "ui/pages/rounds/twice/paired_twice_words.h"
#include "ui/text/steps/finding_text.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/state_chip.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>

namespace pairwright {

void RoundsPage::connectEditing()
{
    editedColumn_ = BoardsModel::White;
    editing_->setCursor([this] {
        HandEditing::Cursor cursor;
        const QModelIndex index = table_->currentIndex();
        if (!index.isValid())
            return cursor;
        cursor.board = model_->boardAt(index.row());
        const QVariant own = index.data(PlayerRole);
        const QVariant player = own.isValid() ? own : index.siblingAtColumn(BoardsModel::White).data(PlayerRole);
        if (player.isValid())
            cursor.player = PlayerKey{player.toLongLong()};
        return cursor;
    });
    connect(model_, &BoardsModel::playerDropped, editing_, &HandEditing::drop);
    connect(editing_, &HandEditing::edited, this, [this] { seat().setFocus(); });
    connect(editing_, &HandEditing::changed, this, &RoundsPage::showBroken);
    connect(editing_, &HandEditing::emptyRoundWanted, flow_, &RoundFlow::makeByHand);
    connect(editing_, &HandEditing::validated, this, [this] { seat().setFocus(); });
    connect(keypad_, &KeypadBar::begun, comparison_, [this] { comparison_->makeRoom(true); });
    connect(keypad_, &KeypadBar::ended, comparison_, [this] { comparison_->makeRoom(false); });
    connect(comparison_, &ComparisonView::toggled, this, &RoundsPage::refresh);
    connect(banner_, &EditBanner::done, this, [this] { seat().setFocus(); });
    table_->installEventFilter(this);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (!now.isValid() || !isEditing())
            return;
        editedRow_ = now.row();
        editedColumn_ = BoardsModel::isOfBlack(now.column()) ? BoardsModel::Black : BoardsModel::White;
        if (editedColumn_ != now.column()) // beside a name it is that one which is held
            table_->setCurrentIndex(now.siblingAtColumn(editedColumn_));
    });

    Actions& actions = desk().actions();
    const auto on = [&](ActionId id, void (HandEditing::*slot)()) {
        connect(actions.get(id), &QAction::triggered, editing_, slot);
    };
    on(ActionId::editPairings, &HandEditing::begin);
    on(ActionId::validatePairings, &HandEditing::validate);
    on(ActionId::cancelEditing, &HandEditing::cancel);
    on(ActionId::swapPlayers, &HandEditing::swap);
    on(ActionId::swapColours, &HandEditing::swapColours);
    on(ActionId::unpair, &HandEditing::unpair);
    on(ActionId::pairPlayers, &HandEditing::pair);
    on(ActionId::giveBye, &HandEditing::giveBye);
    on(ActionId::orderBoards, &HandEditing::orderBoards);
    connect(actions.get(ActionId::moveTable), &QAction::triggered, this, [this] {
        if (const auto board = selectedBoard())
            banner_->askTable(*board, static_cast<int>(model_->picture().boards.size()));
    });
}

/// While pairings are edited the name of a player there, else the whole row and only it, whatever key is held.
void RoundsPage::choose(int row)
{
    if (isEditing())
        table_->setCurrentIndex(model_->index(row, editedColumn_));
    else
        chooseRow(*table_, row);
}

/// Beside the boards at which it is.
void RoundsPage::showBroken()
{
    std::map<int, QStringList> broken;
    const std::vector<Finding> breaches = isEditing() ? editing_->breaches() : std::vector<Finding>();
    for (const Finding& finding : breaches) {
        int board = finding.board.value_or(0);
        for (const BoardLine& line : model_->picture().boards)
            if (finding.player == line.white.player || finding.player == line.black.player)
                board = line.board;
        if (board > 0)
            broken[board].append(sentenceFor(finding, desk().projected()));
    }
    model_->setBroken(std::move(broken));
}

bool RoundsPage::isEditing() const
{
    return editing_->round().has_value() && editing_->round() == desk().shownRound();
}

void RoundsPage::nameEditing()
{
    editByHand_->setText(editing_->elsewhere() ? tr("Take Over…") : tr("Edit by Hand"));
    editByHand_->setToolTip(
        filled(QStringLiteral("%1 (%2)"), editByHand_->text(),
               desk().actions().get(ActionId::editPairings)->shortcut().toString(QKeySequence::NativeText)));
}

void RoundsPage::refreshEditing()
{
    const bool editing = isEditing();
    const bool isOurs = editing && !editing_->elsewhere();
    model_->setDragging(isOurs);
    map_->view().setEditing(isOurs);
    banner_->setMap(shownView() == View::map);
    keepBelowBand();
    showBroken();
    const auto behaviour = editing ? QAbstractItemView::SelectItems : QAbstractItemView::SelectRows;
    if (table_->selectionBehavior() == behaviour)
        return;
    table_->setSelectionBehavior(behaviour);
    table_->setSelectionMode(editing ? QAbstractItemView::SingleSelection : QAbstractItemView::ExtendedSelection);
    table_->setDragDropMode(editing ? QAbstractItemView::DragDrop : QAbstractItemView::NoDragDrop);
    table_->setDragDropOverwriteMode(true);
    const int row = std::clamp(table_->currentIndex().row(), 0, std::max(0, model_->rowCount() - 1));
    editedColumn_ = BoardsModel::isOfBlack(table_->currentIndex().column()) ? BoardsModel::Black : BoardsModel::White;
    table_->clearSelection();
    if (model_->rowCount() > 0)
        choose(row);
}

/// Between a coloured band and the titles of the columns; the map has room of its own there.
void RoundsPage::keepBelowBand()
{
    const bool isBelow = (isEditing() || inEntry_) && shownView() != View::map;
    body_->setContentsMargins(look::tableMargin, isBelow ? look::tableMargin : 0, look::tableMargin, 0);
}

void RoundsPage::refreshComparison()
{
    const auto number = desk().shownRound();
    const RoundVersion* version =
        desk().session() != nullptr && number ? shownVersion(desk().projected(), *number) : nullptr;
    const auto comparison = version != nullptr ? comparisonFromJson(version->comparisonJson) : std::nullopt;
    comparison_->set(comparison
                         ? std::optional(comparisonLists(ExplainedRound(desk().projected(), *version,
                                                                        desk().reading(*number), desk().namesakes()),
                                                         *comparison))
                         : std::nullopt,
                     desk().session() != nullptr && desk().projected().settings.teams);
}

void RoundsPage::refreshTwice()
{
    const auto number = desk().shownRound();
    const RoundVersion* version =
        desk().session() != nullptr && number ? shownVersion(desk().projected(), *number) : nullptr;
    const SecondPairing* second = version != nullptr ? flow_->twice().about(*number, *version) : nullptr;
    if (second != nullptr)
        twice_->set(*second, *version, desk().projected());
    else
        twice_->setRunning(version != nullptr && flow_->twice().isRunning(*number, *version));
    // That all is well is a word beside the state, where nothing below moves when it comes.
    const bool mayLook = version != nullptr && !isEditing() && !showsCrossTable() && !inEntry_;
    const bool isChip =
        second != nullptr && second->found == SecondPairing::Found::same && silenceOf(*second).isEmpty();
    const bool isRunning = second == nullptr && version != nullptr && flow_->twice().isRunning(*number, *version);
    const QString word = isChip      ? tr("✓ Checked", "of pairings")
                         : isRunning ? tr("Checking …", "of pairings")
                                     : QString();
    second_->set(isChip ? Mood::good : Mood::neutral, mayLook ? word : QString());
    second_->setToolTip(isChip ? headOf(*second) : isRunning ? PairedTwiceView::runningText() : QString());
    second_->setAccessibleDescription(second_->toolTip());
    strip_->setVisible(mayLook && !strip_->isEmpty());
    if (inEntry_ || (mayLook && (isChip || isRunning)))
        twice_->hide();
    showLegend();
}

/// What the discs of the map are stands in a line that is there anyway.
void RoundsPage::showLegend()
{
    const bool map = shownView() == View::map;
    strip_->showLegend(map);
    legend_->setVisible(map && strip_->isHidden() && banner_->isHidden());
}

/// While results are entered their end is the next thing to do.
void RoundsPage::buildEndOfEntry()
{
    endEntry_->setObjectName(QStringLiteral("endEntry"));
    endEntry_->setProperty("primary", true);
    endEntry_->setProperty("keys", QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    endEntry_->setFocusPolicy(Qt::NoFocus);
    header_->addControl(endEntry_);
    connect(endEntry_, &QPushButton::clicked, keypad_, &KeypadBar::end);
}

void RoundsPage::showEntry(bool inEntry)
{
    inEntry_ = inEntry;
    table_->setInEntry(inEntry);
    keepBelowBand();
    refreshTwice();
    refreshActions();
}

void RoundsPage::refreshEditActions()
{
    Actions& actions = desk().actions();
    const Round* next =
        desk().session() != nullptr ? desk().projected().round(desk().projected().roundAhead()) : nullptr;
    const bool proposed = next != nullptr && next->proposal() != nullptr;
    const bool mayTakeOver =
        editing_->elsewhere() && !desk().session()->isReadOnly() && desk().session()->role() >= DeskRole::arbiter;
    actions.enable(ActionId::editPairings, mayTakeOver || (desk().mayChange(CommandName::beginManualPairing) &&
                                                           proposed && !flow_->isPairing()));
    const bool open = editing_->round().has_value() && desk().session()->may(CommandName::validatePairings);
    actions.enable(ActionId::validatePairings, open);
    actions.enable(ActionId::cancelEditing, open);
    // Single letters belong to this page only while it shows what they change.
    for (const ActionId id : handEditActions)
        actions.enable(id, open && isEditing() && isVisible());
}

bool RoundsPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &map_->view() && event->type() == QEvent::KeyPress && isEditing() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && !map_->view().carrying().isOn()) {
        editing_->forgetMark();
        return true;
    }
    if (watched == table_ && event->type() == QEvent::KeyPress && isEditing()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right) {
            const int column = key == Qt::Key_Left ? BoardsModel::White : BoardsModel::Black;
            table_->setCurrentIndex(table_->currentIndex().siblingAtColumn(column));
            return true;
        }
        if (key == Qt::Key_Escape) {
            editing_->forgetMark();
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

void RoundsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    refreshEditActions();
}

void RoundsPage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    refreshEditActions();
}

std::vector<PlayerKey> RoundsPage::twoPlayers() const
{
    if (showsCrossTable())
        return crossTable_->selectedPlayers();
    std::vector<PlayerKey> players;
    QModelIndexList rows = table_->selectionModel()->selectedRows(BoardsModel::White);
    if (isEditing() || rows.size() != 2)
        return players;
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex& row : rows) {
        // Where the cursor is on a name, that one is meant; else White.
        const QModelIndex current = table_->currentIndex();
        const QVariant named = current.row() == row.row() ? current.data(PlayerRole) : QVariant();
        players.push_back(PlayerKey{(named.isValid() ? named : row.data(PlayerRole)).toLongLong()});
    }
    return players;
}

void RoundsPage::refreshLayoutActions()
{
    Actions& actions = desk().actions();
    const bool open = desk().session() != nullptr;
    const bool writable = desk().mayChange(CommandName::publishRounds);
    const bool allAtOnce = open && capabilitiesOf(desk().projected().settings.system).rounds == RoundsMade::allAtOnce;
    const Round* next = open ? desk().projected().round(desk().projected().roundAhead()) : nullptr;
    const Match* match = publishedSelection();
    for (const ActionId id : {ActionId::publishAll, ActionId::postponeGame})
        actions.get(id)->setVisible(allAtOnce);
    actions.enable(ActionId::publishAll, writable && allAtOnce && next != nullptr && next->proposal() != nullptr);
    actions.enable(ActionId::postponeGame,
                   desk().mayChange(CommandName::postponeGame) && allAtOnce && match != nullptr && match->isOpen());
    const bool ofTeams = open && desk().projected().settings.teams;
    actions.get(ActionId::lineUps)->setVisible(ofTeams);
    actions.enable(ActionId::lineUps, writable && ofTeams && match != nullptr);
    actions.get(ActionId::matchResult)->setVisible(ofTeams);
    actions.enable(ActionId::matchResult, desk().mayChange(CommandName::enterResults) && ofTeams && match != nullptr &&
                                              desk().projected().mayEnterResults(selectedGame()->round));
    actions.get(ActionId::matchBoards)->setVisible(ofTeams);
    actions.enable(ActionId::matchBoards,
                   ofTeams && (match != nullptr || (isProposalWithSeats() && !isEditing())) && !showsCrossTable());
    refreshMatchBoards();
    actions.get(ActionId::usualLineUps)->setVisible(ofTeams);
    actions.enable(ActionId::usualLineUps,
                   writable && ofTeams && shown() != nullptr && shown()->published() != nullptr);
    // Whoever is late for a table takes its free number: he is added on the page of players.
    actions.enable(ActionId::lateArrival, writable && !allAtOnce && desk().projected().roundInPlay() != nullptr);
}

void RoundsPage::connectTeams()
{
    const auto on = [this](ActionId id, auto&& slot) {
        connect(desk().actions().get(id), &QAction::triggered, this, slot);
    };
    on(ActionId::usualLineUps, [this] {
        if (desk().shownRound())
            desk().apply(SeatAsUsual{*desk().shownRound()});
    });
    on(ActionId::lineUps, [this] {
        if (publishedSelection() != nullptr)
            (new LineUpWindow(desk(), selectedGame()->round, selectedGame()->board, this))->show();
    });
    on(ActionId::matchBoards, [this] { openMatchBoards(!boards_->isVisible()); });
    connect(boards_, &MatchBoards::closed, this, [this] { openMatchBoards(false); });
    connect(boards_, &MatchBoards::resultWanted, this, &RoundsPage::askBoard);
    on(ActionId::matchResult, [this] {
        if (publishedSelection() != nullptr)
            askMatchResult(desk(), *selectedGame(), whileThere(this, [this](Answer answer) {
                               if (answer == Answer::accepted && keypad_->isVisible())
                                   keypad_->goToNextMissing();
                           }));
    });
}

void RoundsPage::refreshMatchBoards()
{
    const bool open = desk().session() != nullptr && desk().projected().settings.teams;
    const bool proposed = open && isProposalWithSeats();
    const bool shows = wantsBoards_.value_or(proposed) && open && (proposed || publishedSelection() != nullptr) &&
                       !showsCrossTable() && !isEditing();
    boards_->showMatch(shows ? selectedGame() : std::nullopt);
}

void RoundsPage::openMatchBoards(bool open)
{
    wantsBoards_ = open;
    refreshMatchBoards();
    if (boards_->isVisible())
        boards_->table().setFocus();
    else
        seat().setFocus();
}

void RoundsPage::postponeGame()
{
    const Match* match = publishedSelection();
    if (match == nullptr || !match->isOpen())
        return;
    const BoardId board = *selectedGame();
    const auto name = [this](PlayerKey key) {
        return desk().projected().player(key)->data.name;
    };
    auto* window = new PostponeWindow(filled(tr("Round %1, %2: %3 against %4", "board or match"), board.round.value,
                                             boardPlaces(desk().projected(), board.round, {board.board}, Unended::none),
                                             name(match->a), name(match->b)),
                                      match->game(1).outcome.postponed, this);
    connect(window, &PostponeWindow::chosen, this,
            [this, board, seen = SeenBefore(desk())](const std::optional<Postponement>& postponed) {
                const PostponeGame command{board, postponed};
                if (seen.holds(command))
                    desk().apply(command);
            });
    window->open();
}

} // namespace pairwright
