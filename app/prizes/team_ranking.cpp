#include "app/prizes/team_ranking.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace pairwright::prizes {

namespace {

const QString& teamOf(const PlayerData& data, TeamRanking::By by)
{
    switch (by) {
    case TeamRanking::By::club: return data.club;
    case TeamRanking::By::group: return data.group;
    case TeamRanking::By::federation: return data.federation;
    }
    return data.club;
}

bool makesASum(const TieBreak& tieBreak)
{
    switch (tieBreak.kind) {
    case TieBreakKind::DirectEncounter:
    case TieBreakKind::PairingNumber:
    case TieBreakKind::ByHand:
    case TieBreakKind::Lot: return false;
    default: return true;
    }
}

TieBreakValue sumOf(TieBreakValue one, TieBreakValue other)
{
    const std::int64_t common = std::lcm(one.denominator, other.denominator);
    return {one.numerator * (common / one.denominator) + other.numerator * (common / other.denominator), common};
}

/// Below 0: the first stands before the second.
int compareTeams(const Team& one, const Team& other, const std::vector<TieBreak>& tieBreaks, bool onPointsOnly)
{
    if (one.points != other.points)
        return one.points > other.points ? -1 : 1;
    for (std::size_t i = 0; !onPointsOnly && i < tieBreaks.size(); ++i) {
        TieBreakResult first;
        TieBreakResult second;
        first.value = one.tieBreaks[i];
        second.value = other.tieBreaks[i];
        if (isBetter(tieBreaks[i], first, second))
            return -1;
        if (isBetter(tieBreaks[i], second, first))
            return 1;
    }
    return 0;
}

void sumUp(Team& team, const std::vector<Person>& people, const std::vector<StandingsRow>& rows,
           const std::vector<TieBreak>& tieBreaks)
{
    for (const std::size_t one : team.counted)
        team.points += people[one].points;
    for (std::size_t i = 0; i < tieBreaks.size(); ++i) {
        auto& sum = team.tieBreaks.emplace_back();
        for (const std::size_t one : team.counted)
            if (const auto& value = rows[one].tieBreaks[i].value; value && makesASum(tieBreaks[i]))
                sum = sum ? sumOf(*sum, *value) : *value;
    }
}

} // namespace

std::vector<Team> rankTeams(const TeamRanking& ranking, const std::vector<Person>& people,
                            const std::vector<StandingsRow>& rows, const std::vector<TieBreak>& tieBreaks)
{
    std::map<QString, Team> byName;
    for (std::size_t i = 0; i < people.size(); ++i) {
        const QString& name = teamOf(people[i].data, ranking.by);
        if (name.isEmpty() || people[i].bar == Bar::expelled || rows[i].leftOut)
            continue;
        Team& team = byName[name];
        team.name = name;
        ++team.players;
        if (team.counted.size() < static_cast<std::size_t>(ranking.best))
            team.counted.push_back(i);
    }
    std::vector<Team> teams;
    for (auto& entry : byName) {
        Team& team = entry.second;
        if (ranking.completeOnly && team.players < ranking.best)
            continue;
        sumUp(team, people, rows, tieBreaks);
        teams.push_back(std::move(team));
    }
    std::sort(teams.begin(), teams.end(), [&](const Team& one, const Team& other) {
        const int order = compareTeams(one, other, tieBreaks, false);
        return order != 0 ? order < 0 : one.counted.front() < other.counted.front();
    });
    for (std::size_t i = 0; i < teams.size(); ++i) {
        const bool isEqual = i > 0 && ranking.shareTies && compareTeams(teams[i - 1], teams[i], tieBreaks, true) == 0;
        teams[i].rank = isEqual ? teams[i - 1].rank : static_cast<int>(i) + 1;
        teams[i].sharedRank = isEqual;
        if (isEqual)
            teams[i - 1].sharedRank = true;
    }
    return teams;
}

} // namespace pairwright::prizes
