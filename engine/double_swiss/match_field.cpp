#include "engine/double_swiss/match_field.h"

#include "engine/double_swiss/match.h"

#include <algorithm>
#include <utility>

namespace pairwright::double_swiss {

namespace {

/// [C2]
bool barsFromBye(const MatchRecord& match)
{
    return match.kind == MatchRecord::Kind::forfeitWin || match.bye == ByeKind::PairingAllocated ||
           match.bye == ByeKind::Full;
}

} // namespace

MatchField::MatchField(const TournamentState& state, const std::vector<Tpn>& absent)
    : FloaterField(state, RoundNumber{state.roundsPlayed() + 1}, absent)
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
            if (barsFromBye(match))
                player.byeAllowed = false;
        }
        player.unplayedGames = round().value - 1 - player.playedGames;
        player.colourDifference = player.colours.difference();
        players.push_back(std::move(player));
    }
    setPlayers(state, std::move(players));

    std::vector<std::pair<int, int>> met; // [C1]
    floated_.assign(static_cast<std::size_t>(size()), false);
    for (int rank = 0; rank < size(); ++rank) {
        const Tpn tpn = player(rank).tpn;
        for (int number = 1; number < round().value; ++number) {
            const MatchRecord match = matchOf(state, tpn, RoundNumber{number});
            if (const auto other = match.isPlayed() ? rankOf(*match.opponent) : std::nullopt)
                met.emplace_back(rank, *other); // [C1]
        }
        if (round().value > 1 && !isLastRound())
            floated_[static_cast<std::size_t>(rank)] = floated(state, tpn, RoundNumber{round().value - 1});
    }
    setMeetings(state, std::move(met));
}

ColourDecision decideMatchColours(const FieldPlayer& higher, const FieldPlayer& lower, Colour initialColour)
{
    const std::vector<Colour>& first = higher.colours.games;
    const std::vector<Colour>& second = lower.colours.games;
    if (first.empty() && second.empty()) {
        const bool odd = higher.effectiveNumber % 2 == 1;
        return {odd ? initialColour : opposite(initialColour), ColourRule::initialColour};
    }
    const auto whites = std::count(first.begin(), first.end(), Colour::White);
    const auto otherWhites = std::count(second.begin(), second.end(), Colour::White);
    if (whites != otherWhites)
        return {whites < otherWhites ? Colour::White : Colour::Black, ColourRule::fewerWhites};
    if (const auto colour = alternatedColour(higher.colours, lower.colours))
        return {*colour, ColourRule::alternated};
    if (!first.empty())
        return {opposite(first.back()), ColourRule::higherRankedAlternates};
    return {second.back(), ColourRule::lowerRankedAlternates};
}

} // namespace pairwright::double_swiss
