#include "ui/pages/rounds/cross_table/cross_table.h"

#include "app/domain/rounds/progress.h"
#include "app/domain/text/filled.h"
#include "app/explain/call_name.h"
#include "app/formats/board_places.h"
#include "app/formats/slips/slip_code.h"
#include "app/session/plan/result_entry.h"
#include "ui/frame/seen_before.h"
#include "ui/pages/rounds/cross_table/cross_table_bar.h"
#include "ui/pages/rounds/cross_table/cross_table_painting.h"
#include "ui/pages/rounds/entry/answer_line.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/entry/preset_choice.h"
#include "ui/pages/rounds/round_flow.h"
#include "ui/text/format.h"
#include "ui/text/rounds/slip_text.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

/// The key as it would be pressed for White: what the player of the row won, White lost when he has Black.
ResultKey forWhite(ResultKey key)
{
    switch (key) {
    case ResultKey::whiteWins: return ResultKey::blackWins;
    case ResultKey::blackWins: return ResultKey::whiteWins;
    case ResultKey::whiteWinsByForfeit: return ResultKey::blackWinsByForfeit;
    case ResultKey::blackWinsByForfeit: return ResultKey::whiteWinsByForfeit;
    default: return key;
    }
}

} // namespace

CrossTable::CrossTable(Desk& desk, RoundFlow& flow, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , flow_(flow)
    , model_(new CrossTableModel(desk, this))
    , choice_(new PresetChoice(desk.settings()))
    , bar_(new CrossTableBar)
    , grid_(new CrossTableGrid(*model_))
    , legend_(new CrossTableLegend)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(choice_);
    column->addWidget(bar_);
    column->addWidget(grid_, 1);
    column->addWidget(legend_);
    column->addStretch();
    choice_->hide();
    bar_->hide();
    connect(choice_, &PresetChoice::chosen, this, &CrossTable::begin);
    connect(bar_, &CrossTableBar::endWanted, this, &CrossTable::end);
    connect(grid_, &CrossTableGrid::endWanted, this, &CrossTable::end);
    connect(grid_, &CrossTableGrid::characterTyped, this, &CrossTable::type);
    connect(grid_, &CrossTableGrid::nextWanted, this, [this] {
        if (!scan_.takeEnter())
            goToNextMissing();
    });
    connect(grid_, &CrossTableGrid::gameSelected, this, [this] {
        asked_.reset();
        seen_ = desk_.session() != nullptr ? std::make_shared<const SeenBefore>(desk_) : nullptr;
        showGame();
        emit gameSelected();
    });
    connect(model_, &CrossTableModel::shapeChanged, this, [this] {
        showLegend();
        bar_->setKeys(desk_.settings().keyPreset().value_or(KeyPreset::vega), model_->slotCount());
    });
    connect(&desk_.settings(), &UserSettings::keyPresetChanged, this,
            [this] { bar_->setKeys(desk_.settings().keyPreset().value_or(KeyPreset::vega), model_->slotCount()); });
    connect(&desk_, &Desk::changed, this, &CrossTable::follow);
    connect(&desk_, &Desk::changedEntirely, this, &CrossTable::showLegend);
    connect(&desk_, &Desk::changedEntirely, this, &CrossTable::showGame);
    connect(&desk_, &Desk::sessionChanged, this, &CrossTable::end);
}

void CrossTable::setActive(bool active)
{
    model_->setActive(active);
    if (!active)
        end();
    else
        grid_->selectSomething();
}

void CrossTable::begin()
{
    const auto preset = desk_.settings().keyPreset();
    choice_->setVisible(!preset);
    bar_->setVisible(preset.has_value());
    emit begun();
    if (!preset) {
        choice_->takeFocus();
        return;
    }
    grid_->setEntering(true);
    grid_->setFocus();
    bar_->line().say(Mood::neutral, {});
    const auto game = grid_->game();
    const Game* stored = game ? desk_.projected().game(*game) : nullptr;
    if (stored == nullptr || stored->outcome.result)
        goToNextMissing();
    showGame();
}

void CrossTable::end()
{
    choice_->hide();
    if (!bar_->isVisibleTo(this) && !isEntering())
        return;
    bar_->hide();
    grid_->setEntering(false);
    asked_.reset();
    scan_.drop();
    emit ended();
}

void CrossTable::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && choice_->isVisible()) {
        end();
        grid_->setFocus();
    } else {
        QWidget::keyPressEvent(event);
    }
}

std::vector<PlayerKey> CrossTable::selectedPlayers() const
{
    const auto place = grid_->place();
    if (!place)
        return {};
    const Meetings& meetings = model_->meetings();
    const auto keyOf = [&](int row) {
        const PlayerKey key = meetings.players().at(static_cast<std::size_t>(row));
        const Player* member = desk_.projected().member(key);
        return member != nullptr ? member->team->team : key; // the sides of the match
    };
    const auto opponent = meetings.opponentOf(place->row, place->column);
    return opponent ? std::vector{keyOf(place->row), keyOf(*opponent)} : std::vector{keyOf(place->row)};
}

void CrossTable::goToNextMissing()
{
    if (desk_.session() == nullptr || !desk_.shownRound())
        return;
    // In the order of rounds and boards after the game under the cursor, if it is of the shown round; the other rounds
    // come when this one is complete.
    const RoundNumber shown = *desk_.shownRound();
    std::vector<BoardId> missing;
    for (const OpenGames& round : openGames(desk_.projected())) {
        for (const int board : round.missing) {
            const Match& match = *desk_.projected().board({round.round, board});
            for (int game = 1; game <= match.gameCount(); ++game)
                if (!match.game(game).outcome.result)
                    missing.push_back({round.round, board, game});
        }
    }
    if (missing.empty()) {
        bar_->line().say(Mood::good, tr("No result is missing."));
        return;
    }
    const auto here = grid_->game();
    const BoardId after = here && here->round == shown ? *here : BoardId{shown, 0};
    const auto inRound = [shown](BoardId id) {
        return id.round == shown;
    };
    auto next = std::find_if(missing.begin(), missing.end(), [&](BoardId id) { return inRound(id) && id > after; });
    if (next == missing.end())
        next = std::find_if(missing.begin(), missing.end(), inRound);
    if (next == missing.end())
        next = std::find_if(missing.begin(), missing.end(), [&](BoardId id) { return id > after; });
    if (next == missing.end())
        next = missing.begin();
    if (next->round != shown)
        desk_.showRound(next->round);
    grid_->select(*next);
    bar_->line().say(Mood::neutral, next->round == shown ? QString()
                                                         : filled(tr("Round %1 is complete; this is round %2."),
                                                                  shown.value, next->round.value));
}

bool CrossTable::scan(QChar key)
{
    scan_.keyComes();
    switch (scan_.take(key, true)) {
    case SlipScan::Took::nothing: return false;
    case SlipScan::Took::part:
        bar_->line().write(Mood::neutral, tr("The code of a slip is being read: %1").arg(scan_.digits()));
        return true;
    case SlipScan::Took::whole: takeSlip(scan_.code()); return true;
    }
    return false;
}

void CrossTable::takeSlip(const QString& digits)
{
    const auto code = readSlipDigits(digits);
    const auto slip =
        resultOfSlip(desk_.projected(), code ? code->round : desk_.shownRound().value_or(RoundNumber{1}), digits);
    if (!slip) {
        refuse(Mood::bad, sentenceFor(slip.error()));
        return;
    }
    const auto askedBefore = asked_;
    if (slip->board.round != desk_.shownRound())
        desk_.showRound(slip->board.round);
    grid_->select(slip->board);
    asked_ = askedBefore;
    give(slip->board, slip->result);
}

void CrossTable::type(QChar key)
{
    const auto preset = desk_.settings().keyPreset();
    if (!isEntering() || !preset) {
        if (preset && resultForKey(*preset, key) && desk_.mayChange(CommandName::enterResult))
            desk_.messages().tell(Mood::neutral, tr("Press F8 to enter results; nothing was entered."));
        return;
    }
    if (scan(key))
        return;
    const auto meaning = resultForKey(*preset, key);
    if (!meaning) {
        refuse(Mood::bad, tr("The key “%1” means nothing here. Nothing was entered.").arg(key));
        return;
    }
    const auto id = grid_->game();
    const auto place = grid_->place();
    if (!id || !place) {
        refuse(Mood::bad, tr("Choose a game first: arrows go from player to player."));
        return;
    }
    const CrossTableSlot slot = model_->slotAt(*place);
    if (slot.kind == CrossTableSlot::Kind::laidOut) {
        refuse(Mood::bad, tr("Round %1 is not published yet. Nothing was entered.").arg(id->round.value));
        return;
    }
    give(*id, gameResultOf(slot.white ? *meaning : forWhite(*meaning)));
}

void CrossTable::give(BoardId id, std::optional<GameResult> result)
{
    const Game* game = desk_.projected().game(id);
    if (game == nullptr)
        return;
    const std::optional<GameResult> before = game->outcome.result;
    if (before == result) {
        asked_.reset();
        showGame();
        bar_->line().say(Mood::good, result ? tr("The game has this result already.") : tr("The game has no result."));
        return;
    }
    // What is typed may be meant for the next game: another desk has just entered this one.
    if (const auto seen = std::exchange(seen_, std::make_shared<const SeenBefore>(desk_));
        seen != nullptr && !seen->holds(commandFor(desk_.projected(), id, result))) {
        seen_ = seen;
        return;
    }
    const auto wanted = std::pair(id, result);
    if (before && asked_ != wanted) {
        asked_ = wanted;
        refuse(Mood::warning, tr("The game already has a result. Press the same key again to replace it."));
        return;
    }
    asked_.reset();
    grid_->accept();
    giving_ = id;
    flow_.giveResult(
        id, result,
        whileThere(this, [this, given = bar_->line().nextResult(), title = titleOf(id), result](Answer answer) {
            if (answer == Answer::failed)
                grid_->refuse();
            bar_->line().hear(answer, given, title, result);
        }));
    giving_.reset();
    showGame();
}

void CrossTable::refuse(Mood mood, const QString& sentence)
{
    grid_->refuse();
    bar_->line().say(mood, sentence);
}

void CrossTable::showLegend()
{
    if (desk_.session() == nullptr)
        return;
    bool hasPostponed = false;
    bool hasLaidOut = false;
    for (int row = 0; row < model_->rowCount(); ++row)
        for (int column = 0; column < model_->opponents(); ++column) {
            const CrossTableSlot slot = model_->slotAt(*model_->placeAt(model_->index(row, column)));
            hasPostponed = hasPostponed || slot.postponed;
            hasLaidOut = hasLaidOut || slot.kind == CrossTableSlot::Kind::laidOut;
        }
    using Slots = CrossTableLegend::Slots;
    const Meetings& meetings = model_->meetings();
    legend_->setShown(meetings.slotCount() == 1   ? Slots::one
                      : meetings.isByColours()    ? Slots::colours
                      : model_->isByBoards()      ? Slots::boards
                      : meetings.slotCount() == 2 ? Slots::mostlyColours
                                                  : Slots::rounds,
                      hasPostponed, hasLaidOut);
}

void CrossTable::follow(const ChangeSet& changes)
{
    showLegend();
    showGame();
    const auto game = grid_->game();
    // Somebody else changed the result, or it was undone.
    if (isEntering() && !giving_ && game && changes.boards.contains(*game))
        bar_->line().say(Mood::neutral, {});
}

QString CrossTable::titleOf(BoardId id) const
{
    const Game* game = desk_.projected().game(id);
    if (game == nullptr)
        return {};
    return filled(tr("%1 – %2", "two players"), callName(desk_.projected(), game->forWhite.value_or(game->white)),
                  callName(desk_.projected(), game->forBlack.value_or(game->black)));
}

QString CrossTable::factsOf(BoardId id) const
{
    QString where = filled(tr("Round %1, %2.", "board or match"), id.round.value, gamePlace(desk_.projected(), id));
    const auto place = grid_->place();
    if (!place || model_->slotCount() != 2)
        return where;
    const Meeting* other = model_->meetings().at({place->row, place->column, 1 - place->slot});
    const Game* game = other != nullptr ? desk_.projected().game(other->game) : nullptr;
    if (game == nullptr)
        return where;
    if (other->game.round == id.round && other->game.board == id.board) // another board of the match
        return where + QLatin1Char(' ') +
               filled(tr("On board %1: %2, %3.", "a board, who plays there, the result"), other->game.game,
                      titleOf(other->game),
                      game->outcome.result ? formatResult(*game->outcome.result) : tr("open", "a game"));
    return where + QLatin1Char(' ') +
           (game->outcome.result ? filled(tr("%1 was %2.", "the other game of two"), titleOf(other->game),
                                          formatResult(*game->outcome.result))
                                 : filled(tr("%1 is played in round %2.", "the other game of two"),
                                          titleOf(other->game), other->game.round.value));
}

void CrossTable::showGame()
{
    if (!isEntering() || desk_.session() == nullptr)
        return;
    const auto id = grid_->game();
    const Game* game = id ? desk_.projected().game(*id) : nullptr;
    if (game == nullptr) {
        const std::vector<PlayerKey> players = selectedPlayers();
        bar_->setGame(players.empty() ? QString() : callName(desk_.projected(), players.front()), QStringLiteral("–"),
                      players.empty() ? QString() : callName(desk_.projected(), players.back()));
        bar_->setFacts(id ? tr("Round %1 is not published yet.").arg(id->round.value) : QString());
        return;
    }
    bar_->setGame(callName(desk_.projected(), game->forWhite.value_or(game->white)),
                  game->outcome.result ? formatResult(*game->outcome.result) : QStringLiteral("…"),
                  callName(desk_.projected(), game->forBlack.value_or(game->black)));
    bar_->setFacts(factsOf(*id));
}

} // namespace pairwright
