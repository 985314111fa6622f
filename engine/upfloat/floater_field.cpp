#include "engine/upfloat/floater_field.h"

#include "engine/tournament/match_record.h"

#include <utility>

namespace pairwright::upfloat {

namespace {

/// [C2]
bool barsFromByeOfAMatch(const MatchRecord& match)
{
    return match.kind == MatchRecord::Kind::forfeitWin || match.bye == ByeKind::PairingAllocated ||
           match.bye == ByeKind::Full;
}

/// 1.5
bool floated(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    const MatchRecord match = matchOf(state, tpn, round);
    return match.isPlayed() && state.pairingScore(tpn, round) != state.pairingScore(*match.opponent, round);
}

} // namespace

FloaterField::FloaterField(const TournamentState& state, const std::vector<Tpn>& absent, int roundsWithoutFloats,
                           const std::function<void(FieldPlayer&)>& complete)
    : RoundField(state, RoundNumber{state.roundsPlayed() + 1}, absent)
{
    std::vector<bool> isAbsent(state.players.size(), false);
    for (const Tpn tpn : absent)
        isAbsent[static_cast<std::size_t>(tpn.value - 1)] = true;
    std::vector<FieldPlayer> players;
    players.reserve(state.players.size());
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i) + 1};
        if (isAbsent[i])
            continue;
        FieldPlayer player;
        player.tpn = tpn;
        player.score = state.pairingScore(tpn, round());
        player.byeAllowed = true;
        player.effectiveNumber = effectiveNumber(tpn);
        player.colours.games.reserve(static_cast<std::size_t>(round().value - 1));
        for (int number = 1; number < round().value; ++number) {
            const MatchRecord match = matchOf(state, tpn, RoundNumber{number});
            player.playedGames += match.isPlayed() ? 1 : 0;
            if (match.colour)
                player.colours.games.push_back(*match.colour);
            if (barsFromByeOfAMatch(match))
                player.byeAllowed = false;
        }
        player.unplayedGames = round().value - 1 - player.playedGames;
        player.colourDifference = player.colours.difference();
        if (complete)
            complete(player);
        players.push_back(std::move(player));
    }
    setPlayers(state, std::move(players));
    findMeetingsAndFloats(state, roundsWithoutFloats);
}

void FloaterField::findMeetingsAndFloats(const TournamentState& state, int roundsWithoutFloats)
{
    const int roundsToCome = state.plannedRounds - round().value + 1; // this one included; none after the last
    const bool knowsFloats = round().value > 1 && (roundsToCome < 1 || roundsToCome > roundsWithoutFloats);
    std::vector<std::pair<int, int>> met; // [C1]
    floated_.assign(static_cast<std::size_t>(size()), false);
    for (int rank = 0; rank < size(); ++rank) {
        const Tpn tpn = player(rank).tpn;
        for (int number = 1; number < round().value; ++number) {
            const MatchRecord match = matchOf(state, tpn, RoundNumber{number});
            if (const auto other = match.isPlayed() ? rankOf(*match.opponent) : std::nullopt)
                met.emplace_back(rank, *other);
        }
        if (knowsFloats)
            floated_[static_cast<std::size_t>(rank)] = floated(state, tpn, RoundNumber{round().value - 1});
    }
    setMeetings(state, std::move(met));
}

std::optional<Score> FloaterField::scoreBelow(Score score) const
{
    for (int rank = 0; rank < size(); ++rank)
        if (player(rank).score < score)
            return player(rank).score;
    return std::nullopt;
}

} // namespace pairwright::upfloat
