#include "tests/oracle/lim/players.h"

#include <algorithm>
#include <cstdlib>

namespace pairwright::oracle::lim {

namespace {

constexpr int ratingLimit = 100; // "by 100 points or less"

/// 5.1, 5.5, 5.6 in one: first equalise, else alternate. Whether a round is odd or even is a matter of the player's
/// own games.
std::optional<Colour> dueColour(const Player& facts)
{
    if (facts.colours.empty())
        return std::nullopt;
    if (facts.colourDifference != 0)
        return facts.colourDifference > 0 ? Colour::Black : Colour::White;
    return opposite(facts.colours.back());
}

/// The text has no definition. Reading: he played an opponent of another score, as the scores were before that round.
bool floatedIn(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    const RoundRecord record = state.record(tpn, round);
    const auto* game = std::get_if<PlayedGame>(&record);
    return game != nullptr && state.pairingScore(tpn, round) != state.pairingScore(game->opponent, round);
}

bool isMaxi(const TournamentState& state, Maxi maxi)
{
    if (maxi != Maxi::automatic)
        return maxi == Maxi::on;
    constexpr int largestPower = 30;
    const std::size_t participants = state.players.size();
    return participants > std::size_t{1} << std::min(state.plannedRounds, largestPower);
}

bool haveMet(const Entrants& entrants, Rank one, Rank other)
{
    return contains(entrants.at(one).facts.met, other);
}

} // namespace

Entrants makeEntrants(const TournamentState& state, Maxi maxi, std::span<const Tpn> absent)
{
    // The bar of the bye is article 4 of the Basic Rules that are in force now.
    const Field field = makeField(state, Edition::Dutch2026, absent);
    const int played = state.roundsPlayed();
    Entrants entrants;
    entrants.initialColour = state.initialColour;
    entrants.maxi = isMaxi(state, maxi);
    // 2.2: half the number of rounds, each worth a win. Virtual points do not move it.
    entrants.median = Score{played * state.points.winValue().tenths / 2};
    for (const Player& facts : field.players) {
        Entrant entrant;
        entrant.facts = facts;
        entrant.due = dueColour(facts);
        entrant.rating = state.player(facts.tpn).rating;
        entrant.floatedPreviousRound = played > 0 && floatedIn(state, facts.tpn, RoundNumber{played});
        entrants.players.push_back(entrant);
    }
    entrants.article7 = played == 0 && entrants.size() > 0 && entrants.score(0) == entrants.score(entrants.size() - 1);
    return entrants;
}

bool mayHave(const Entrant& entrant, Colour colour)
{
    const auto& colours = entrant.facts.colours;
    const bool thirdInSuccession =
        colours.size() >= 2 && colours.back() == colour && colours[colours.size() - 2] == colour;
    const int difference = colour == Colour::White ? entrant.facts.colourDifference : -entrant.facts.colourDifference;
    const bool threeMore = difference >= 2; // had two more of this colour (2.3 b)
    return !thirdInSuccession && !threeMore;
}

bool areCompatible(const Entrants& entrants, Rank one, Rank other)
{
    if (haveMet(entrants, one, other))
        return false;
    if (entrants.compatibility == Compatibility::notMet)
        return true;
    if (entrants.compatibility == Compatibility::equalScoreFree && entrants.score(one) == entrants.score(other))
        return true;
    const Entrant& a = entrants.at(one);
    const Entrant& b = entrants.at(other);
    return (mayHave(a, Colour::White) && mayHave(b, Colour::Black)) ||
           (mayHave(a, Colour::Black) && mayHave(b, Colour::White));
}

bool suit(const Entrants& entrants, Rank one, Rank other)
{
    const std::optional<Colour> a = entrants.at(one).due;
    const std::optional<Colour> b = entrants.at(other).due;
    return !a || !b || *a != *b;
}

bool withinRatingLimit(const Entrants& entrants, Rank one, Rank other)
{
    const std::optional<int> a = entrants.at(one).rating;
    const std::optional<int> b = entrants.at(other).rating;
    return !entrants.maxi || !a || !b || std::abs(*a - *b) <= ratingLimit;
}

} // namespace pairwright::oracle::lim
