#include "app/domain/rounds/half_of_games.h"
#include "app/session/plan/plan_context.h"
#include "engine/capabilities.h"

#include <functional>

/// Who leaves a system in which everybody meets everybody (C.05 annex 1).
namespace pairwright::plan {

namespace {

/// From whatever round on: a table does not ask when somebody left.
bool isGone(const Tournament& tournament, PlayerKey key)
{
    const Player* player = tournament.player(key);
    return player != nullptr && !player->withdrawals.empty() && !player->withdrawals.back().back;
}

/// A game that will not be played: lost by whoever is gone.
GameResult byDefault(bool whiteGone, bool blackGone)
{
    if (whiteGone && blackGone)
        return GameResult::doubleForfeit;
    return whiteGone ? GameResult::blackWinsByForfeit : GameResult::whiteWinsByForfeit;
}

using Changed = std::function<BoardOutcome(const Game&)>;

/// Changes the games of a player in the published rounds.
void changeGames(const Context& to, PlayerKey key, const Changed& changed)
{
    for (const Round& round : to.tournament.rounds) {
        const RoundVersion* version = round.published();
        if (version == nullptr)
            continue;
        int board = 0;
        for (const Match& match : version->pairings.boards) {
            ++board;
            for (int number = 1; match.has(key) && number <= match.gameCount(); ++number) {
                const Game& game = match.game(number);
                const BoardOutcome after = changed(game);
                if (after != game.outcome)
                    to.plan.delta.emplace_back(
                        BoardChange{{round.number, board, number}, version->version, game.outcome, after});
            }
        }
    }
}

/// True where all that was published of him is left out of the standings.
bool isStruckOut(const Tournament& tournament, PlayerKey key)
{
    bool any = false;
    for (const Round& round : tournament.rounds)
        if (const RoundVersion* version = round.published())
            for (const Match& match : version->pairings.boards)
                for (const Game& game : match.games)
                    if (match.has(key)) {
                        if (game.outcome.counts)
                            return false;
                        any = true;
                    }
    return any || !hasPlayedHalf(tournament, key);
}

} // namespace

void settleWithdrawal(const Context& to, const Player& player)
{
    const bool counts = hasPlayedHalf(to.tournament, player.key);
    Finding& finding = to.add(counts ? FindingCode::gamesStay : FindingCode::gamesAreStruckOut, WarningLevel::confirm);
    finding.player = player.key;
    changeGames(to, player.key, [&](const Game& game) {
        BoardOutcome after = game.outcome;
        const PlayerKey other = game.white == player.key ? game.black : game.white;
        const bool otherGone = isGone(to.tournament, other);
        // Of two who are gone neither wins by the other's absence.
        if (!after.result || (otherGone && isForfeit(*after.result)))
            after.result = byDefault(game.white == player.key || otherGone, game.black == player.key || otherGone);
        after.counts = after.counts && counts;
        after.postponed.reset();
        return after;
    });
}

void settleReturn(const Context& to, const Player& player)
{
    changeGames(to, player.key, [&](const Game& game) {
        BoardOutcome after = game.outcome;
        const PlayerKey other = game.white == player.key ? game.black : game.white;
        after.counts = !isGone(to.tournament, other) || !isStruckOut(to.tournament, other);
        return after;
    });
}

void settleAbsentees(const Context& to, RoundNumber number, const RoundVersion& version)
{
    if (!capabilitiesOf(version.system).allPlayAll)
        return;
    int board = 0;
    for (const Match& match : version.pairings.boards) {
        ++board;
        for (int place = 1; place <= match.gameCount(); ++place) {
            const Game& game = match.game(place);
            const bool whiteGone = isGone(to.tournament, game.white);
            const bool blackGone = isGone(to.tournament, game.black);
            if (!whiteGone && !blackGone)
                continue;
            BoardOutcome after = game.outcome;
            after.result = byDefault(whiteGone, blackGone);
            after.counts = !(whiteGone && isStruckOut(to.tournament, game.white)) &&
                           !(blackGone && isStruckOut(to.tournament, game.black));
            to.plan.delta.emplace_back(BoardChange{{number, board, place}, version.version, game.outcome, after});
        }
    }
}

} // namespace pairwright::plan
