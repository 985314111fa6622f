#include "tests/oracle/tiebreaks/table.h"

#include "tests/oracle/tiebreaks/direct_encounter.h"
#include "tests/oracle/tiebreaks/opponents.h"
#include "tests/oracle/tiebreaks/own_rounds.h"
#include "tests/oracle/tiebreaks/ratings.h"

#include <algorithm>
#include <map>

namespace pairwright::oracle {

namespace {

using Value = std::optional<Fraction>;
using Groups = std::vector<std::vector<Tpn>>;

Value tenths(int value)
{
    return Fraction::of(value, 10);
}

Value whole(std::optional<int> value)
{
    return value ? Value(Fraction::of(*value, 1)) : std::nullopt;
}

} // namespace

Value valueOf(const Event& event, const Event& drawn, Tpn tpn, const TieBreak& how)
{
    switch (how.kind) {
    case TieBreakKind::DirectEncounter: break;
    case TieBreakKind::Wins: return whole(wins(event, tpn));
    case TieBreakKind::GamesWon: return whole(gamesWon(event, tpn));
    case TieBreakKind::GamesWithBlack: return whole(gamesWithBlack(event, tpn));
    case TieBreakKind::WinsWithBlack: return whole(winsWithBlack(event, tpn));
    case TieBreakKind::Progressive: return tenths(progressive(event, tpn, how.cutLowest));
    case TieBreakKind::RoundsElected: return whole(roundsElected(event, tpn));
    case TieBreakKind::StandardPoints: return Fraction::of(standardPoints(event, tpn), 2);
    case TieBreakKind::PairingNumber: return whole(tpn.value);
    case TieBreakKind::Buchholz: return tenths(buchholz(event, tpn, how));
    case TieBreakKind::ForeBuchholz: return tenths(buchholz(drawn, tpn, how));
    case TieBreakKind::AverageOfBuchholz: {
        const Value average = averageOfBuchholz(event, how.foreBuchholz ? drawn : event, tpn, how);
        return !average ? Value() : Fraction::of(average->over, 10 * average->under);
    }
    case TieBreakKind::SonnebornBerger: return Fraction::of(sonnebornBerger(event, tpn, how), 100);
    case TieBreakKind::Koya: return tenths(koya(event, tpn, how.limitShift));
    case TieBreakKind::AverageRating: return whole(averageRating(event, tpn, how));
    case TieBreakKind::PerformanceRating: return whole(performance(event, tpn, how));
    case TieBreakKind::PerfectPerformance: return whole(perfectPerformance(event, tpn, how));
    case TieBreakKind::AverageOfPerformance: return whole(averageOfPerformance(event, tpn, how));
    case TieBreakKind::AverageOfPerfect: return whole(averageOfPerfect(event, tpn, how));
    case TieBreakKind::Rating: return whole(ownRating(event, tpn, how));
    default: break; // of teams, or of the event alone: nothing is computed
    }
    return std::nullopt;
}

namespace {

/// 7.8: the smaller pairing number is better; /R turns the order of 7.8 and 10.6.
bool smallerIsBetter(const TieBreak& how)
{
    return (how.kind == TieBreakKind::PairingNumber) != how.reversed;
}

} // namespace

Groups byValue(const std::vector<Tpn>& tied, const std::vector<Value>& values, const TieBreak& how)
{
    std::map<Fraction, std::vector<Tpn>> ascending;
    std::vector<Tpn> without;
    for (const Tpn tpn : tied) {
        const Value& value = values[static_cast<std::size_t>(tpn.value - 1)];
        (value ? ascending[*value] : without).push_back(tpn);
    }
    Groups groups;
    for (const auto& [value, equal] : ascending)
        groups.push_back(equal);
    if (!smallerIsBetter(how))
        std::reverse(groups.begin(), groups.end());
    if (!without.empty())
        groups.push_back(without);
    return groups;
}

std::vector<Value> tieBreakOf(const TournamentState& state, int rounds, const TieBreak& tieBreak, TieBreakRules rules)
{
    const Event event = makeEvent(state, rounds, rules);
    const Event drawn = makeEvent(rounds > 0 ? withFinalRoundDrawn(state, rounds) : state, rounds, rules);
    std::vector<Value> values;
    for (int number = 1; number <= static_cast<int>(event.size()); ++number)
        values.push_back(event.isLeftOut(Tpn{number}) ? Value() : valueOf(event, drawn, Tpn{number}, tieBreak));
    return values;
}

std::vector<int> ranksOf(const TournamentState& state, int rounds, std::span<const TieBreak> tieBreaks,
                         TieBreakRules rules)
{
    const Event event = makeEvent(state, rounds, rules);
    std::map<int, std::vector<Tpn>, std::greater<>> byScore;
    for (int number = 1; number <= static_cast<int>(event.size()); ++number)
        if (!event.isLeftOut(Tpn{number}))
            byScore[event.score(Tpn{number})].push_back(Tpn{number});
    Groups groups;
    for (const auto& [score, tied] : byScore)
        groups.push_back(tied);
    for (const TieBreak& tieBreak : tieBreaks) {
        const auto values = tieBreakOf(state, rounds, tieBreak, rules);
        Groups next;
        for (const auto& tied : groups)
            for (const auto& group : tieBreak.kind == TieBreakKind::DirectEncounter
                                         ? directEncounter(event, tied, tieBreak.forfeitsAsGames)
                                         : byValue(tied, values, tieBreak))
                next.push_back(group);
        groups = next;
    }
    std::vector<Tpn> leftOut;
    for (int number = 1; number <= static_cast<int>(event.size()); ++number)
        if (event.isLeftOut(Tpn{number}))
            leftOut.push_back(Tpn{number});
    groups.push_back(leftOut);
    std::vector<int> ranks(event.size());
    int rank = 1;
    for (const auto& group : groups) {
        for (const Tpn tpn : group)
            ranks[static_cast<std::size_t>(tpn.value - 1)] = rank;
        rank += static_cast<int>(group.size());
    }
    return ranks;
}

} // namespace pairwright::oracle
