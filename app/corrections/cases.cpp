#include "app/corrections/cases.h"

#include "app/domain/rounds/pairings.h"
#include "app/domain/teams/seats.h"

namespace pairwright {

namespace {

/// A place of a round: a side of a board, or the bye.
PlayerKey* placeOf(Pairings& pairings, PlayerKey player)
{
    for (Match& match : pairings.boards) {
        if (match.a == player)
            return &match.a;
        if (match.b == player)
            return &match.b;
    }
    return pairings.bye == player ? &*pairings.bye : nullptr;
}

/// Boards whose sides are not those of `old` any more are open again: who entered their results saw other players.
void openChangedBoards(const Pairings& old, Pairings& now)
{
    for (Match& match : now.boards)
        if (sameBoard(old, match) == nullptr) {
            match.reopen();
            match.colourRule.reset(); // nobody allocated these colours
        }
}

void exchange(Pairings& pairings, PlayerKey first, PlayerKey second)
{
    PlayerKey* a = placeOf(pairings, first);
    PlayerKey* b = placeOf(pairings, second);
    if (a != nullptr && b != nullptr)
        std::swap(*a, *b);
}

Match& boardOf(Pairings& pairings, int board)
{
    return pairings.boards.at(static_cast<std::size_t>(board) - 1);
}

/// Who sat at the board in truth; whom they displaced went to where they came from.
void seat(Pairings& pairings, const CaseAnswers& answers)
{
    if (answers.white)
        exchange(pairings, boardOf(pairings, answers.board.board).a, *answers.white);
    if (answers.black)
        exchange(pairings, boardOf(pairings, answers.board.board).b, *answers.black);
}

/// The board goes; who is left has the bye, or plays who had it.
bool takeAway(AmendRound& amend, const CaseAnswers& answers)
{
    const Match match = boardOf(amend.pairings, answers.board.board);
    if (!answers.player || !match.has(*answers.player))
        return false;
    const PlayerKey left = match.opponentOf(*answers.player);
    if (amend.pairings.bye) {
        Match& board = boardOf(amend.pairings, answers.board.board);
        (board.a == left ? board.b : board.a) = *amend.pairings.bye;
        amend.pairings.bye.reset();
    } else {
        amend.pairings.boards.erase(amend.pairings.boards.begin() + (answers.board.board - 1));
        amend.pairings.bye = left;
    }
    amend.absences[*answers.player] = AbsenceKind::zeroPoint;
    return true;
}

std::optional<Mistake> amended(const Tournament& tournament, CorrectionCase kind, const CaseAnswers& answers)
{
    const RoundVersion& published = *tournament.round(answers.board.round)->published();
    const Pairings& old = published.pairings;
    AmendRound amend{answers.board.round, old, {}, answers.reason, published.version};
    switch (kind) {
    case CorrectionCase::wrongColours:
    case CorrectionCase::boardColours: break; // below
    case CorrectionCase::wrongPlayers: seat(amend.pairings, answers); break;
    case CorrectionCase::pairedByMistake:
        if (!takeAway(amend, answers))
            return std::nullopt;
        break;
    case CorrectionCase::wrongBye:
        if (!answers.player || !amend.pairings.bye)
            return std::nullopt;
        exchange(amend.pairings, *amend.pairings.bye, *answers.player);
        break;
    default: return std::nullopt;
    }
    openChangedBoards(old, amend.pairings);
    if (kind == CorrectionCase::wrongColours || kind == CorrectionCase::wrongPlayers) {
        Match& board = boardOf(amend.pairings, answers.board.board);
        if (kind == CorrectionCase::wrongColours)
            exchangeColours(board);
        if (board.gameCount() == 1) { // of a match nobody is asked for one result
            board.game(1).outcome = {};
            board.game(1).outcome.result = answers.result;
        }
    }
    if (kind == CorrectionCase::boardColours) {
        Match& match = boardOf(amend.pairings, answers.board.board);
        if (!tellsColours(match, answers.board.game))
            return std::nullopt;
        exchangeColours(match, answers.board.game);
    }
    if (amend.pairings == old)
        return std::nullopt;
    return Mistake{{}, amend};
}

bool isRecorded(const Tournament& tournament, const Mistake::Result& one)
{
    const Game* game = tournament.game(one.board);
    return game == nullptr || game->outcome.result == one.result;
}

} // namespace

bool tellsColours(const Match& match, int game)
{
    if (game == 1)
        return true;
    for (int before = 1; before < game; ++before)
        if (!forfeitOfEmptyBoard(match, before))
            return true;
    return false;
}

std::optional<Mistake> mistakeOf(const Tournament& tournament, CorrectionCase kind, const CaseAnswers& answers)
{
    const Round* round = tournament.round(answers.board.round);
    if (round == nullptr || round->published() == nullptr)
        return std::nullopt;
    if (kind != CorrectionCase::wrongBye && tournament.game(answers.board) == nullptr)
        return std::nullopt;
    Mistake mistake;
    switch (kind) {
    case CorrectionCase::wrongColours:
    case CorrectionCase::boardColours:
    case CorrectionCase::wrongPlayers:
    case CorrectionCase::pairedByMistake:
    case CorrectionCase::wrongBye: return amended(tournament, kind, answers);
    case CorrectionCase::wrongResult:
    case CorrectionCase::forfeitTooEarly:
    case CorrectionCase::forfeitPlayed: mistake.results.push_back({answers.board, answers.result}); break;
    case CorrectionCase::twoResults:
        mistake.results.push_back({answers.board, answers.result});
        if (answers.secondBoard)
            mistake.results.push_back({*answers.secondBoard, answers.secondResult});
        break;
    }
    std::erase_if(mistake.results, [&](const Mistake::Result& one) { return isRecorded(tournament, one); });
    if (mistake.results.empty())
        return std::nullopt;
    return mistake;
}

std::optional<Mistake> asForfeit(const Tournament& tournament, CorrectionCase kind, const CaseAnswers& answers)
{
    const Game* game = tournament.game(answers.board);
    if (kind != CorrectionCase::pairedByMistake || game == nullptr || !answers.player)
        return std::nullopt;
    const GameResult result =
        game->white == *answers.player ? GameResult::blackWinsByForfeit : GameResult::whiteWinsByForfeit;
    Mistake mistake{{{answers.board, result}}, std::nullopt};
    if (isRecorded(tournament, mistake.results.front()))
        return std::nullopt;
    return mistake;
}

} // namespace pairwright
