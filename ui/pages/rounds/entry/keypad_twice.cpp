// What the entry of results does at the second time only: a slip that is scanned, or a key that clears, where a result
// of somebody else is there.
#include "app/formats/board_places.h"
#include "app/formats/slips/slip_code.h"
#include "ui/pages/rounds/entry/answer_line.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/entry/keypad_words.h"
#include "ui/text/rounds/slip_text.h"

namespace pairwright {

void KeypadBar::takeSlip(const QString& digits)
{
    const auto turnDown = [this](Mood mood, const QString& sentence) {
        refuse();
        keypad_.leaveScanned();
        showBoard();
        answer_->say(mood, sentence);
    };
    const auto slip = resultOfSlip(desk_.projected(), *desk_.shownRound(), digits);
    if (!slip) {
        turnDown(Mood::bad, sentenceFor(slip.error()));
        return;
    }
    const Game* game = desk_.projected().game(slip->board);
    const std::optional<GameResult> before = game->outcome.result;
    keypad_.select(slip->board.board);
    emit boardSelected(slip->board.board);
    if (before == slip->result) {
        keypad_.leaveScanned();
        showBoard();
        answer_->say(
            Mood::good,
            tr("%1 has this result already.", "board or match").arg(gamePlaceFirst(desk_.projected(), slip->board)));
        return;
    }
    if (before && askedSlip_ != digits) {
        askedSlip_ = digits;
        askedOf_ = slip->board;
        turnDown(Mood::warning,
                 scannedAgain(desk_.projected(), slip->board, {desk_.session()->whoEntered(slip->board)}));
        return;
    }
    askedSlip_.clear();
    askedOf_.reset();
    EntryStep step{.kind = EntryStep::Kind::entered, .board = slip->board.board, .game = slip->board.game};
    step.result = slip->result == GameResult::whiteWins   ? ResultKey::whiteWins
                  : slip->result == GameResult::blackWins ? ResultKey::blackWins
                                                          : ResultKey::draw;
    give(step);
    keypad_.leaveScanned();
    showBoard();
    if (keypad_.board())
        emit boardSelected(*keypad_.board());
}

void KeypadBar::pressBackspace()
{
    const EntryBoard* current = keypad_.current();
    const auto idOf = [this](const EntryBoard& board) {
        return BoardId{*desk_.shownRound(), board.number, board.game};
    };
    if (current != nullptr && askedSlip_.isEmpty() && askedOf_ == idOf(*current)) {
        askedOf_.reset();
        EntryStep step{.kind = EntryStep::Kind::entered, .board = current->number, .game = current->game};
        step.result = ResultKey::clear;
        react(step);
        return;
    }
    const EntryStep step = keypad_.pressBackspace();
    const BoardId id{*desk_.shownRound(), step.board, step.game};
    if (step.kind != EntryStep::Kind::entered || !desk_.session()->whoEntered(id)) {
        react(step);
        return;
    }
    askedOf_ = id;
    askedSlip_.clear();
    keypad_.takeBack(id.board, id.game);
    loadBoards();
    showBoard();
    answer_->say(Mood::warning, askedAgain(desk_.projected(), id, std::nullopt, {desk_.session()->whoEntered(id)}));
    emit boardSelected(id.board);
}

} // namespace pairwright
