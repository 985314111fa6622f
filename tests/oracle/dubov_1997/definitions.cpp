#include "tests/oracle/dubov_1997/definitions.h"

#include <algorithm>
#include <tuple>

namespace pairwright::oracle::dubov1997 {

namespace {

constexpr int fewRounds = 9; // 2.5: "less than 10 rounds"

Average averageOf(const TournamentState& state, Tpn tpn)
{
    Average average{0, 0};
    for (const RoundRecord& record : state.player(tpn).rounds)
        if (const auto* game = std::get_if<PlayedGame>(&record)) {
            average.sum += state.player(game->opponent).rating.value_or(0);
            ++average.games;
        }
    return average.games == 0 ? Average{} : average;
}

/// Reading of "transferred to a higher score group": he was paired with a player who had more points, played or not.
bool wasRaised(const TournamentState& state, Tpn tpn, int round)
{
    const auto opponent = scheduledOpponent(state.record(tpn, RoundNumber{round}));
    return opponent && state.pairingScore(*opponent, RoundNumber{round}) > state.pairingScore(tpn, RoundNumber{round});
}

std::optional<Colour> dueColour(const Player& facts)
{
    if (facts.colours.empty())
        return std::nullopt;
    if (facts.colourDifference != 0)
        return facts.colourDifference > 0 ? Colour::Black : Colour::White;
    return opposite(facts.colours.back());
}

template <class Key>
void sortBy(Ranks& ranks, const Key& key)
{
    std::sort(ranks.begin(), ranks.end(), [&key](Rank one, Rank other) { return key(one) < key(other); });
}

Average negative(const Average& average)
{
    return {-average.sum, average.games};
}

} // namespace

Entrants makeEntrants(const TournamentState& state, std::span<const Tpn> absent)
{
    // 2.2 names a point; the bye is barred to whoever had it or as many points as for a win.
    const Field field = makeField(state, Edition::Dutch2026, absent);
    Entrants entrants;
    entrants.initialColour = state.initialColour;
    entrants.round = state.roundsPlayed() + 1;
    entrants.plannedRounds = state.plannedRounds;
    for (const Player& facts : field.players) {
        constexpr int behindAll = 1'000'000; // without a name
        Entrant entrant;
        entrant.facts = facts;
        entrant.rating = state.player(facts.tpn).rating.value_or(0);
        entrant.name = {state.player(facts.tpn).nameRank.value_or(behindAll), facts.tpn};
        entrant.aro = averageOf(state, facts.tpn);
        entrant.due = dueColour(facts);
        for (int round = 1; round < entrants.round; ++round) {
            entrant.raisedLast = wasRaised(state, facts.tpn, round);
            entrant.raised += entrant.raisedLast ? 1 : 0;
        }
        entrants.players.push_back(entrant);
    }
    return entrants;
}

bool haveMet(const Entrants& entrants, Rank one, Rank other)
{
    return contains(entrants.at(one).facts.met, other);
}

bool mayHave(const Entrants& entrants, Rank rank, Colour colour)
{
    const Player& facts = entrants.at(rank).facts;
    const auto& colours = facts.colours;
    const bool third = colours.size() >= 2 && colours.back() == colour && colours[colours.size() - 2] == colour;
    const int difference = colour == Colour::White ? facts.colourDifference : -facts.colourDifference;
    return !third && difference < 2;
}

bool mayBePaired(const Entrants& entrants, Rank one, Rank other)
{
    const auto colours = [&](Colour colour) {
        return mayHave(entrants, one, colour) && mayHave(entrants, other, opposite(colour));
    };
    return !haveMet(entrants, one, other) && (colours(Colour::White) || colours(Colour::Black));
}

bool mayBeRaised(const Entrants& entrants, Rank rank)
{
    if (entrants.round == entrants.plannedRounds || entrants.omitted == Omitted::limitOfRaising)
        return true;
    const int most = entrants.plannedRounds <= fewRounds ? 3 : 4;
    return !entrants.at(rank).raisedLast && entrants.at(rank).raised < most;
}

void sortAsWhites(const Entrants& entrants, Ranks& ranks)
{
    sortBy(ranks, [&](Rank r) { return std::tuple(entrants.at(r).aro, entrants.at(r).rating, entrants.at(r).name); });
}

void sortAsBlacks(const Entrants& entrants, Ranks& ranks)
{
    sortBy(ranks, [&](Rank r) {
        return std::tuple(-entrants.at(r).rating, negative(entrants.at(r).aro), entrants.at(r).name);
    });
}

void sortByRating(const Entrants& entrants, Ranks& ranks)
{
    sortBy(ranks, [&](Rank r) { return std::tuple(-entrants.at(r).rating, entrants.at(r).aro, entrants.at(r).name); });
}

void sortForShiftToBlack(const Entrants& entrants, Ranks& ranks)
{
    sortBy(ranks, [&](Rank r) { return std::tuple(entrants.at(r).aro, -entrants.at(r).rating, entrants.at(r).name); });
}

void sortForShiftToWhite(const Entrants& entrants, Ranks& ranks)
{
    sortBy(ranks, [&](Rank r) {
        return std::tuple(negative(entrants.at(r).aro), entrants.at(r).rating, entrants.at(r).name);
    });
}

Sides sidesOf(const Entrants& entrants, const Ranks& players)
{
    Ranks ranks = players;
    std::sort(ranks.begin(), ranks.end());
    Sides sides;
    for (const Rank rank : ranks)
        if (const auto due = entrants.at(rank).due)
            (*due == Colour::White ? sides.whites : sides.blacks).push_back(rank);
    for (const Rank rank : ranks)
        if (!entrants.at(rank).due)
            (sides.whites.size() < sides.blacks.size() ? sides.whites : sides.blacks).push_back(rank);
    return sides;
}

std::optional<Colour> dominatingColour(const Entrants& entrants, const Ranks& ranks)
{
    int more = 0;
    for (const Rank rank : ranks)
        if (const auto due = entrants.at(rank).due)
            more += *due == Colour::White ? 1 : -1;
    if (more == 0)
        return std::nullopt;
    return more > 0 ? Colour::White : Colour::Black;
}

} // namespace pairwright::oracle::dubov1997
