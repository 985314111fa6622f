#include "tests/oracle/dubov/definitions.h"

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
        return {Strength::mild, Colour::Black};
    return colourPreference(colours); // 1.6.1 to 1.6.3 have the words of the Dutch system
}

int averageRatingOfOpponents(const TournamentState& state, Tpn tpn)
{
    int sum = 0;
    int opponents = 0;
    for (const RoundRecord& record : state.player(tpn).rounds)
        if (const auto* game = std::get_if<PlayedGame>(&record)) {
            sum += state.player(game->opponent).rating.value_or(0);
            ++opponents;
        }
    if (opponents == 0)
        return 0;                                   // 1.7.3
    return (2 * sum + opponents) / (2 * opponents); // to the nearest integer, the higher for .5
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
