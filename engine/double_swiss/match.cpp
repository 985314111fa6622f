#include "engine/double_swiss/match.h"

#include <array>

namespace pairwright::double_swiss {

namespace {

using Games = std::array<RoundRecord, gamesOfAMatch>;

Games gamesOf(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    const int first = gamesOfAMatch * (round.value - 1) + 1;
    return {state.record(tpn, RoundNumber{first}), state.record(tpn, RoundNumber{first + 1})};
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

/// The pairing-allocated bye is written as a win and a draw; all others twice the same.
std::optional<ByeKind> byeOf(const Games& games)
{
    const auto* bye = std::get_if<Bye>(&games[0]);
    return bye ? std::optional(bye->kind) : std::nullopt;
}

} // namespace

int roundsPlayed(const TournamentState& state)
{
    return (state.roundsPlayed() + 1) / gamesOfAMatch;
}

bool hasWholeRounds(const TournamentState& state)
{
    return state.roundsPlayed() % gamesOfAMatch == 0;
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

Score pairingScore(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    const auto& extra = state.player(tpn).virtualPoints;
    const auto index = static_cast<std::size_t>(round.value - 1);
    const Score real = state.scoreAfter(tpn, gamesOfAMatch * (round.value - 1));
    return real + (index < extra.size() ? extra[index] : Score{});
}

bool floated(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    const Match match = matchOf(state, tpn, round);
    return match.played && pairingScore(state, tpn, round) != pairingScore(state, *match.opponent, round);
}

bool isConsistent(const TournamentState& state, Tpn tpn)
{
    for (int round = 1; round <= roundsPlayed(state); ++round) {
        const Games games = gamesOf(state, tpn, RoundNumber{round});
        if (scheduledOpponent(games[0]) != scheduledOpponent(games[1]))
            return false;
        const auto first = byeOf(games);
        const auto* second = std::get_if<Bye>(&games[1]);
        if (!first)
            continue;
        const ByeKind expected = *first == ByeKind::PairingAllocated ? ByeKind::Half : *first;
        if (!second || second->kind != expected)
            return false;
    }
    return true;
}

} // namespace pairwright::double_swiss
