// The part of the Rounds page that enters results, in the list or in the cross-table.
#include "app/domain/text/filled.h"
#include "app/explain/call_name.h"
#include "app/formats/board_places.h"
#include "app/session/plan/result_entry.h"
#include "ui/frame/seen_before.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/correction/correction_window.h"
#include "ui/pages/rounds/cross_table/cross_table.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/entry/result_menu.h"
#include "ui/pages/rounds/round_flow.h"
#include "ui/pages/rounds/rounds_page.h"
#include "ui/pages/rounds/teams/match_boards.h"
#include "ui/widgets/data_table.h"

namespace pairwright {

std::optional<int> RoundsPage::selectedBoard() const
{
    const QModelIndex current = table_->currentIndex();
    return current.isValid() ? model_->boardAt(current.row()) : std::nullopt;
}

std::optional<BoardId> RoundsPage::selectedGame() const
{
    if (showsCrossTable())
        return crossTable_->selectedGame();
    const auto board = selectedBoard();
    return board && shown() != nullptr ? std::optional(BoardId{shown()->number, *board}) : std::nullopt;
}

const Match* RoundsPage::publishedSelection() const
{
    const auto game = selectedGame();
    return game && desk().session() != nullptr ? desk().projected().board(*game) : nullptr;
}

void RoundsPage::enterResults()
{
    if (desk().session() == nullptr || !desk().projected().hasBegun())
        return;
    desk().showRound(desk().projected().roundInPlay()->number);
    if (showsCrossTable())
        crossTable_->begin();
    else
        keypad_->begin();
}

void RoundsPage::goToNextMissing()
{
    if (desk().session() == nullptr)
        return;
    const Tournament& tournament = desk().projected();
    const std::vector<OpenGames> waiting = openGames(tournament);
    const bool onlyAdjourned =
        std::all_of(waiting.begin(), waiting.end(), [](const OpenGames& games) { return games.missing.empty(); });
    if (!waiting.empty() && onlyAdjourned)
        showUnended(waiting.front());
    else if (crossTable_->isEntering())
        crossTable_->goToNextMissing();
    else if (keypad_->isVisible())
        keypad_->goToNextMissing();
    else
        enterResults();
}

void RoundsPage::showUnended(const OpenGames& games)
{
    desk().leadTo({PageId::rounds, {}, {}, BoardId{games.round, games.adjourned.front()}});
    if (keypad_->isVisible())
        keypad_->setFocus();
    desk().messages().tell(
        Mood::neutral,
        filled(tr("Adjourned: %1 of round %2. Ctrl+Shift+C enters how it ended.", "board or match"),
               boardPlaces(desk().projected(), games.round, {games.adjourned.front()}, Unended::adjourned),
               games.round.value));
}

void RoundsPage::openResultMenu()
{
    const Match* match = publishedSelection();
    if (match == nullptr)
        return;
    desk().leadTo({PageId::rounds, {}, {}, {}});
    BoardId id = *selectedGame();
    // In a match the open game is asked for, then those after it; with no game open all, from the first.
    if (!showsCrossTable())
        id.game = match->firstOpenGame().value_or(1);
    // What nothing rests on yet is simply entered.
    if (std::holds_alternative<EnterResult>(commandFor(desk().projected(), id, GameResult::draw)))
        askResult(id);
    else
        showCorrection(id, CorrectionCase::wrongResult);
}

void RoundsPage::askBoard(BoardId game)
{
    if (desk().projected().game(game) == nullptr) {
        desk().messages().tell(Mood::neutral,
                               tr("Results are entered when the round is published (F7): it is only a proposal."));
        return;
    }
    if (!std::holds_alternative<EnterResult>(commandFor(desk().projected(), game, GameResult::draw))) {
        showCorrection(game, CorrectionCase::wrongResult);
        return;
    }
    auto* menu = new ResultMenu(desk().settings().keyPreset().value_or(KeyPreset::vega), titleOfGame(game), this);
    connect(menu, &ResultMenu::chosen, this, [this, game, seen = SeenBefore(desk())](GameResult result) {
        if (seen.holds(commandFor(desk().projected(), game, result)))
            flow_->giveResult(game, result);
    });
    menu->popup(boards_->placeOfGame());
}

/// With those who sit there, where the game is one of several.
QString RoundsPage::titleOfGame(BoardId id) const
{
    const Tournament& tournament = desk().projected();
    const Game& game = *tournament.game(id);
    const QString white = callName(tournament, game.forWhite.value_or(game.white));
    const QString black = callName(tournament, game.forBlack.value_or(game.black));
    if (showsCrossTable())
        return filled(tr("%1 – %2", "White and Black"), white, black);
    if (tournament.board(id)->gameCount() == 1)
        return {};
    return tournament.settings.teams ? filled(tr("Board %1: %2 – %3"), id.game, white, black)
                                     : filled(tr("Game %1: %2 – %3"), id.game, white, black);
}

/// Begins with what is the most likely at that board.
void RoundsPage::openCorrection()
{
    if (publishedSelection() == nullptr)
        return;
    const BoardId id = *selectedGame();
    const auto& result = desk().projected().game(id)->outcome.result;
    showCorrection(id, result && isForfeit(*result) ? CorrectionCase::forfeitPlayed : CorrectionCase::wrongColours);
}

void RoundsPage::showCorrection(BoardId id, CorrectionCase kind)
{
    (new CorrectionWindow(desk(), id, kind, this))->show();
}

void RoundsPage::askResult(BoardId id)
{
    const int games = desk().projected().board(id)->gameCount();
    auto* menu = new ResultMenu(desk().settings().keyPreset().value_or(KeyPreset::vega), titleOfGame(id), this);
    connect(menu, &ResultMenu::chosen, this, [this, id, games, seen = SeenBefore(desk())](GameResult result) {
        if (!seen.holds(commandFor(desk().projected(), id, result)))
            return;
        flow_->giveResult(id, result, whenAccepted([this, id, games] {
                              if (id.game < games)
                                  askResult(BoardId{id.round, id.board, id.game + 1});
                          }));
    });
    menu->popup(placeOfGame());
}

void RoundsPage::clearSelectedResult()
{
    const Match* match = publishedSelection();
    if (match == nullptr)
        return;
    BoardId id = *selectedGame();
    // Of a match the game that was entered last.
    if (!showsCrossTable())
        id.game = match->lastGameWithResult().value_or(1);
    flow_->giveResult(id, std::nullopt);
}

} // namespace pairwright
