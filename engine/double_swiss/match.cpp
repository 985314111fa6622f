#include "engine/double_swiss/match.h"

#include <array>

namespace pairwright::double_swiss {

namespace {

using Games = std::array<RoundRecord, gamesOfAMatch>;

Games gamesOf(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    return {state.record(tpn, round, 1), state.record(tpn, round, 2)};
}

bool forfeits(const Games& games)
{
    for (const RoundRecord& record : games) {
        const auto* forfeit = std::get_if<ForfeitedGame>(&record);
        if (!forfeit || forfeit->won)
            return false;
    }
    return true;
}

std::optional<Colour> colourOf(const Games& games)
{
    if (!isPlayed(games[0]) && !isPlayed(games[1]))
        return std::nullopt;
    if (const auto* game = std::get_if<PlayedGame>(&games[0]))
        return game->colour;
    return std::get<ForfeitedGame>(games[0]).colour;
}

std::optional<ByeKind> byeOf(const Games& games)
{
    const auto* bye = std::get_if<Bye>(&games[0]);
    return bye ? std::optional(bye->kind) : std::nullopt;
}

} // namespace

ByeKind byeOfGame(ByeKind kind, int game)
{
    return kind == ByeKind::PairingAllocated && game > 1 ? ByeKind::Half : kind;
}

Match matchOf(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    const Games games = gamesOf(state, tpn, round);
    Match match;
    for (const RoundRecord& record : games)
        match.points += state.points.pointsFor(record);
    match.opponent = scheduledOpponent(games[0]);
    if (!match.opponent) {
        match.bye = byeOf(games);
        return match;
    }
    const Games reply = gamesOf(state, *match.opponent, round);
    match.played = !forfeits(games) && !forfeits(reply);
    if (match.played) {
        match.colour = colourOf(games);
    } else {
        Score replied;
        for (const RoundRecord& record : reply)
            replied += state.points.pointsFor(record);
        match.wonByForfeit = match.points > replied;
    }
    return match;
}

bool floated(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    const Match match = matchOf(state, tpn, round);
    return match.played && state.pairingScore(tpn, round) != state.pairingScore(*match.opponent, round);
}

bool isConsistent(const TournamentState& state, Tpn tpn)
{
    const int rounds = static_cast<int>(state.player(tpn).rounds.size() + 1) / state.gamesOfARound;
    for (int round = 1; round <= rounds; ++round) {
        const Games games = gamesOf(state, tpn, RoundNumber{round});
        if (scheduledOpponent(games[0]) != scheduledOpponent(games[1]))
            return false;
        const auto first = byeOf(games);
        const auto* second = std::get_if<Bye>(&games[1]);
        if (!first)
            continue;
        if (!second || second->kind != byeOfGame(*first, 2))
            return false;
    }
    return true;
}

} // namespace pairwright::double_swiss
