#include "engine/dubov1997/field.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace pairwright::dubov1997 {

namespace {

constexpr int widestDifference = 2;
constexpr int longestRun = 2;

FieldRules rules()
{
    FieldRules rules;
    rules.sameAbsoluteMayMeet = true; // the limits of colour are those of 2.3 and 2.4
    return rules;
}

AverageRating averageOf(const TournamentState& state, Tpn tpn)
{
    AverageRating average;
    for (const RoundRecord& record : state.player(tpn).rounds)
        if (const auto* game = std::get_if<PlayedGame>(&record)) {
            average.sum += state.player(game->opponent).rating.value_or(0);
            ++average.games;
        }
    return average;
}

std::optional<Colour> dueColour(const ColourHistory& colours)
{
    if (colours.games.empty())
        return std::nullopt;
    const int difference = colours.difference();
    if (difference != 0)
        return difference < 0 ? Colour::White : Colour::Black;
    return opposite(colours.games.back());
}

bool keepsLimits(const ColourHistory& colours, Colour colour)
{
    const int difference = colours.difference() + (colour == Colour::White ? 1 : -1);
    const bool runs = !colours.games.empty() && colours.games.back() == colour && colours.run() >= longestRun;
    const bool narrows = std::abs(difference) < std::abs(colours.difference()); // was beyond the limit already
    return (std::abs(difference) <= widestDifference || narrows) && !runs;
}

bool metHigherScore(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    const auto opponent = scheduledOpponent(state.record(tpn, round));
    return opponent && state.pairingScore(*opponent, round) > state.pairingScore(tpn, round);
}

} // namespace

int AverageRating::compare(const AverageRating& other) const
{
    const std::int64_t left = games == 0 ? 0 : sum * std::max<std::int64_t>(other.games, 1);
    const std::int64_t right = other.games == 0 ? 0 : other.sum * std::max<std::int64_t>(games, 1);
    return left < right ? -1 : (left > right ? 1 : 0);
}

Field::Field(const TournamentState& state, const std::vector<Tpn>& absent)
    : RoundField(state, rules(), absent)
    , mostTransfers_(state.plannedRounds < 10 ? 3 : 4)
{
    facts_.reserve(static_cast<std::size_t>(size()));
    for (int rank = 0; rank < size(); ++rank) {
        const Tpn tpn = player(rank).tpn;
        Facts facts;
        facts.rating = state.player(tpn).rating.value_or(0);
        facts.nameRank = state.player(tpn).nameRank.value_or(std::numeric_limits<int>::max());
        facts.aro = averageOf(state, tpn);
        facts.due = dueColour(player(rank).colours);
        facts.mayHaveWhite = keepsLimits(player(rank).colours, Colour::White);
        facts.mayHaveBlack = keepsLimits(player(rank).colours, Colour::Black);
        for (int number = 1; number < round().value; ++number) {
            facts.transferredLast = metHigherScore(state, tpn, RoundNumber{number});
            facts.transfers += facts.transferredLast ? 1 : 0;
        }
        facts_.push_back(facts);
    }
}

bool Field::compatible(int a, int b) const
{
    return mayMeet(a, b) && ((mayHave(a, Colour::White) && mayHave(b, Colour::Black)) ||
                             (mayHave(a, Colour::Black) && mayHave(b, Colour::White)));
}

bool Field::mayBeTransferredUp(int rank) const
{
    return isLastRound() || (!facts(rank).transferredLast && facts(rank).transfers < mostTransfers_);
}

bool Field::beforeByName(int a, int b) const
{
    return facts(a).nameRank != facts(b).nameRank ? facts(a).nameRank < facts(b).nameRank
                                                  : player(a).tpn < player(b).tpn;
}

bool Field::beforeInWhite(int a, int b) const
{
    if (const int order = facts(a).aro.compare(facts(b).aro); order != 0)
        return order < 0;
    return facts(a).rating != facts(b).rating ? facts(a).rating < facts(b).rating : beforeByName(a, b);
}

bool Field::beforeInBlack(int a, int b) const
{
    if (facts(a).rating != facts(b).rating)
        return facts(a).rating > facts(b).rating;
    const int order = facts(a).aro.compare(facts(b).aro);
    return order != 0 ? order > 0 : beforeByName(a, b);
}

bool Field::beforeByRating(int a, int b) const
{
    if (facts(a).rating != facts(b).rating)
        return facts(a).rating > facts(b).rating;
    const int order = facts(a).aro.compare(facts(b).aro);
    return order != 0 ? order < 0 : beforeByName(a, b);
}

bool Field::shiftsFirstToBlack(int a, int b) const
{
    if (const int order = facts(a).aro.compare(facts(b).aro); order != 0)
        return order < 0;
    return facts(a).rating != facts(b).rating ? facts(a).rating > facts(b).rating : beforeByName(a, b);
}

bool Field::shiftsFirstToWhite(int a, int b) const
{
    if (const int order = facts(a).aro.compare(facts(b).aro); order != 0)
        return order > 0;
    return facts(a).rating != facts(b).rating ? facts(a).rating < facts(b).rating : beforeByName(a, b);
}

ColourDecision decideColours(const Field& field, int a, int b)
{
    const bool white = field.mayHave(a, Colour::White) && field.mayHave(b, Colour::Black);
    const bool black = field.mayHave(a, Colour::Black) && field.mayHave(b, Colour::White);
    if (white != black)
        return {white ? Colour::White : Colour::Black, ColourRule::onlyLegalColours};
    const Facts& first = field.facts(a);
    const Facts& second = field.facts(b);
    if (first.due && first.due != second.due)
        return {*first.due, ColourRule::bothPreferencesGranted};
    if (!first.due && second.due)
        return {opposite(*second.due), ColourRule::bothPreferencesGranted};
    const int differenceA = field.player(a).colourDifference;
    const int differenceB = field.player(b).colourDifference;
    if (differenceA != differenceB)
        return {differenceA < differenceB ? Colour::White : Colour::Black, ColourRule::widerDifferenceGranted};
    if (const auto colour = alternatedColour(field.player(a).colours, field.player(b).colours))
        return {*colour, ColourRule::alternated};
    if (const int order = first.aro.compare(second.aro); order != 0)
        return {order > 0 ? Colour::White : Colour::Black, ColourRule::higherAverageWhite};
    if (first.rating != second.rating)
        return {first.rating < second.rating ? Colour::White : Colour::Black, ColourRule::lowerRatingWhite};
    return {field.player(a).tpn < field.player(b).tpn ? Colour::White : Colour::Black, ColourRule::lowerRatingWhite};
}

} // namespace pairwright::dubov1997
