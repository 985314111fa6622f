#include "tests/oracle/tiebreaks/teams/team_table.h"

#include "tests/oracle/tiebreaks/direct_encounter.h"
#include "tests/oracle/tiebreaks/opponents.h"
#include "tests/oracle/tiebreaks/table.h"
#include "tests/oracle/tiebreaks/teams/board_results.h"
#include "tests/oracle/tiebreaks/teams/extended_encounter.h"

#include <algorithm>
#include <map>

namespace pairwright::oracle {

namespace {

using Value = std::optional<Fraction>;
using Groups = std::vector<std::vector<Tpn>>;

/// 13.2: the scores of the opponents by the own points against them. In hundredths.
Value extendedBerger(const TeamView& view, Tpn tpn, const TieBreak& how, TeamScore opponents, TeamScore own)
{
    return Fraction::of(sonnebornBerger(view.by(opponents), view.by(own), tpn, how), 100);
}

/// 13.4: the secondary score and the Buchholz by the primary score, divided by the factor.
Value scheduleStrength(const TeamView& view, Tpn tpn, const TieBreak& how)
{
    const Event& seen = how.foreBuchholz ? view.drawnBy(view.primary) : view.by(view.primary);
    return Fraction::of(view.by(otherThan(view.primary)).score(tpn), 10) +
           Fraction::of(buchholz(seen, tpn, how), std::int64_t{10} * factorOf(view, how));
}

Value teamValueOf(const TeamView& view, Tpn tpn, const TieBreak& how)
{
    using enum TeamScore;
    const TeamScore score = how.score.value_or(view.primary);
    switch (how.kind) {
    case TieBreakKind::SecondaryScore: return Fraction::of(view.by(otherThan(view.primary)).score(tpn), 10);
    case TieBreakKind::MatchMatchBerger: return extendedBerger(view, tpn, how, matchPoints, matchPoints);
    case TieBreakKind::MatchGameBerger: return extendedBerger(view, tpn, how, matchPoints, gamePoints);
    case TieBreakKind::GameMatchBerger: return extendedBerger(view, tpn, how, gamePoints, matchPoints);
    case TieBreakKind::GameGameBerger: return extendedBerger(view, tpn, how, gamePoints, gamePoints);
    case TieBreakKind::ScheduleStrength: return scheduleStrength(view, tpn, how);
    default: return valueOf(view.by(score), view.drawnBy(score), tpn, how);
    }
}

Groups splitBy(const TeamView& view, const std::vector<Tpn>& tied, const TieBreak& how,
               const std::vector<Value>& values)
{
    switch (how.kind) {
    case TieBreakKind::DirectEncounter:
        return directEncounter(view.by(how.score.value_or(view.primary)), tied, how.forfeitsAsGames);
    case TieBreakKind::BoardCount:
    case TieBreakKind::TopBoardResults:
    case TieBreakKind::BottomBoards: return byBoards(view, tied, how.kind);
    case TieBreakKind::ExtendedEncounter:
    case TieBreakKind::ExtendedEncounterCountTop:
    case TieBreakKind::ExtendedEncounterCountBottom:
    case TieBreakKind::ExtendedEncounterTop:
    case TieBreakKind::ExtendedEncounterBottom: return extendedEncounter(view, tied, how);
    default: return byValue(tied, values, how);
    }
}

/// Of the tied, if the boards of all of them are known.
void setBoardCounts(const TeamView& view, const std::vector<Tpn>& tied, std::vector<Value>& values)
{
    const bool areKnown =
        std::all_of(tied.begin(), tied.end(), [&view](Tpn tpn) { return boardsOfAllRounds(view, tpn).has_value(); });
    if (tied.size() > 1 && areKnown)
        for (const Tpn tpn : tied)
            values[static_cast<std::size_t>(tpn.value - 1)] =
                Fraction::of(boardCount(*boardsOfAllRounds(view, tpn)), 10);
}

} // namespace

int factorOf(const TeamView& view, const TieBreak& how)
{
    if (how.factor)
        return *how.factor;
    const int mostOfPrimary = view.plannedRounds * view.by(view.primary).pointsOfWin;
    return std::max(1, mostOfPrimary / view.by(otherThan(view.primary)).pointsOfWin);
}

TeamTable teamTableOf(const TeamView& view, std::span<const TieBreak> tieBreaks)
{
    std::map<int, std::vector<Tpn>, std::greater<>> byScore;
    for (const Tpn tpn : view.teams())
        byScore[view.by(view.primary).score(tpn)].push_back(tpn);
    Groups groups;
    for (const auto& [score, tied] : byScore)
        groups.push_back(tied);
    TeamTable table;
    for (const TieBreak& how : tieBreaks) {
        std::vector<Value>& values = table.values.emplace_back();
        for (const Tpn tpn : view.teams())
            values.push_back(teamValueOf(view, tpn, how));
        Groups next;
        for (const auto& tied : groups) {
            if (how.kind == TieBreakKind::BoardCount)
                setBoardCounts(view, tied, values);
            for (const auto& group : splitBy(view, tied, how, values))
                next.push_back(group);
        }
        groups = next;
    }
    table.ranks.resize(view.teams().size());
    int rank = 1;
    for (const auto& group : groups) {
        for (const Tpn tpn : group)
            table.ranks[static_cast<std::size_t>(tpn.value - 1)] = rank;
        rank += static_cast<int>(group.size());
    }
    return table;
}

} // namespace pairwright::oracle
