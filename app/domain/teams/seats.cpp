#include "app/domain/teams/seats.h"

#include "engine/base/limits.h"

#include <algorithm>
#include <unordered_set>

namespace pairwright {

bool isManned(const Tournament& tournament, const Match& match)
{
    std::unordered_set<PlayerKey> seated;
    const auto plays = [&](const std::optional<PlayerKey>& seat, PlayerKey side) {
        const Player* member = seat ? tournament.member(*seat) : nullptr;
        return !seat ||
               (member != nullptr && member->team && member->team->team == side && seated.insert(*seat).second);
    };
    return std::all_of(match.games.begin(), match.games.end(), [&](const Game& game) {
        return plays(game.forWhite, game.white) && plays(game.forBlack, game.black);
    });
}

bool isWithoutPlayers(const Tournament& tournament, PlayerKey team)
{
    return !tournament.members.empty() && tournament.membersOf(team).empty();
}

namespace {

/// The team has named who plays, and nobody for this game.
bool leavesEmpty(const Match& match, PlayerKey side, int game)
{
    const LineUp seats = match.lineUpOf(side);
    return !seats.at(static_cast<std::size_t>(game - 1)) &&
           std::any_of(seats.begin(), seats.end(), [](const auto& seat) { return seat.has_value(); });
}

} // namespace

std::optional<GameResult> forfeitOfEmptyBoard(const Match& match, int game)
{
    const Game& one = match.game(game);
    const bool noWhite = leavesEmpty(match, one.white, game);
    const bool noBlack = leavesEmpty(match, one.black, game);
    if (!noWhite && !noBlack)
        return std::nullopt;
    return noWhite && noBlack ? GameResult::doubleForfeit
           : noWhite          ? GameResult::blackWinsByForfeit
                              : GameResult::whiteWinsByForfeit;
}

GameResult withoutTheAbsent(const Match& match, int game, GameResult result)
{
    const auto forfeit = forfeitOfEmptyBoard(match, game);
    return forfeit && isForfeit(result) && result != forfeit ? GameResult::doubleForfeit : result;
}

bool canEndSo(const Match& match, int game, GameResult result)
{
    return !forfeitOfEmptyBoard(match, game) || (isForfeit(result) && withoutTheAbsent(match, game, result) == result);
}

std::optional<PlayerKey> whoLeavesEmpty(const Match& match, int game)
{
    const auto forfeit = forfeitOfEmptyBoard(match, game);
    if (!forfeit || forfeit == GameResult::doubleForfeit)
        return std::nullopt;
    return forfeit == GameResult::blackWinsByForfeit ? match.game(game).white : match.game(game).black;
}

std::optional<int> playedBoardLeft(const Match& match, const LineUp& seats)
{
    if (std::none_of(seats.begin(), seats.end(), [](const auto& seat) { return seat.has_value(); }))
        return std::nullopt;
    for (int game = 1; game <= match.gameCount(); ++game) {
        const auto& result = match.game(game).outcome.result;
        if (result && !isForfeit(*result) && !seats.at(static_cast<std::size_t>(game - 1)))
            return game;
    }
    return std::nullopt;
}

bool isPossibleMember(const Tournament& tournament, const Player& member)
{
    return tournament.settings.teams && member.team && tournament.player(member.team->team) != nullptr &&
           member.team->place >= 1 && member.team->place <= mostPlayers && tournament.player(member.key) == nullptr;
}

} // namespace pairwright
