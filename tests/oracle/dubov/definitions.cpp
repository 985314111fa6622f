#include "tests/oracle/dubov/definitions.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace pairwright::oracle::dubov {

Entrants makeEntrants(const TournamentState& state, Edition edition, std::span<const Tpn> absent)
{
    // The bar of the bye is that of the Basic Rules: C.04.1.d of 2017, article 4 of 2026. 3.1.1 of 2026 says
    // "(forfeit) win" still; [C2] is absolute and names the Basic Rules, so article 4 holds.
    const auto basicRules = edition == Edition::Dubov2026 ? oracle::Edition::Dutch2026 : oracle::Edition::Dutch2017;
    const Field field = makeField(state, basicRules, absent);
    const int played = state.roundsPlayed();

    Entrants entrants;
    entrants.initialColour = state.initialColour;
    entrants.maxT = maxT(state.plannedRounds);
    entrants.lastRound = played + 1 == state.plannedRounds;
    for (const Player& facts : field.players) {
        Entrant entrant;
        entrant.facts = facts;
        entrant.preference = preferenceOf(facts.colours);
        entrant.aro = averageRatingOfOpponents(state, facts.tpn);
        for (int round = 1; round <= played; ++round)
            entrant.timesUpfloated += wasUpfloated(state, facts.tpn, RoundNumber{round}) ? 1 : 0;
        entrant.upfloatedPreviousRound = played > 0 && wasUpfloated(state, facts.tpn, RoundNumber{played});
        entrants.players.push_back(entrant);
    }
    return entrants;
}

Preference preferenceOf(std::span<const Colour> colours)
{
    if (colours.empty())
        return {Strength::mild, Colour::Black}; // 1.6.4
    const auto whites = std::count(colours.begin(), colours.end(), Colour::White);
    const auto difference = whites - std::count(colours.begin(), colours.end(), Colour::Black); // 1.5
    const bool twice = colours.size() >= 2 && colours.back() == colours[colours.size() - 2];
    const Colour alternating = opposite(colours.back());
    // 1.6.1: the difference speaks first; where it is within its limits the two latest games do.
    if (difference < -1 || difference > 1)
        return {Strength::absolute, difference < 0 ? Colour::White : Colour::Black};
    if (twice)
        return {Strength::absolute, alternating};
    if (difference != 0)
        return {Strength::strong, difference < 0 ? Colour::White : Colour::Black}; // 1.6.2
    return {Strength::mild, alternating};                                          // 1.6.3
}

std::vector<Tpn> opponentsMet(const TournamentState& state, Tpn tpn)
{
    std::vector<Tpn> met;
    for (const RoundRecord& record : state.player(tpn).rounds)
        if (isPlayed(record))
            met.push_back(*scheduledOpponent(record));
    return met;
}

int averageRatingOfOpponents(const TournamentState& state, Tpn tpn)
{
    const std::vector<Tpn> opponents = opponentsMet(state, tpn);
    if (opponents.empty())
        return 0; // 1.7.3
    int sum = 0;
    for (const Tpn opponent : opponents)
        sum += state.player(opponent).rating.value_or(0); // in a round that may be paired all of them have one
    const auto count = static_cast<int>(opponents.size());
    const int rest = sum % count;
    return sum / count + (2 * rest >= count ? 1 : 0); // 1.7.1
}

std::vector<Tpn> withoutNeededRating(const TournamentState& state, std::span<const Tpn> absent)
{
    std::set<Tpn> needed;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Tpn tpn = tpnAt(i);
        if (std::find(absent.begin(), absent.end(), tpn) != absent.end())
            continue;
        needed.insert(tpn);
        for (const Tpn opponent : opponentsMet(state, tpn))
            needed.insert(opponent);
    }
    std::vector<Tpn> without;
    std::copy_if(needed.begin(), needed.end(), std::back_inserter(without),
                 [&state](Tpn tpn) { return !state.player(tpn).rating; });
    return without;
}

int maxT(int plannedRounds)
{
    return 2 + plannedRounds / 5;
}

bool wasUpfloated(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    // The text has no definition. Reading: whoever was paired with an opponent of higher pairing score was in the
    // upfloater set, whether the game was played or forfeited: at the fewest upfloaters two of them never meet.
    const std::optional<Tpn> opponent = scheduledOpponent(state.record(tpn, round));
    return opponent && state.pairingScore(*opponent, round) > state.pairingScore(tpn, round);
}

} // namespace pairwright::oracle::dubov
