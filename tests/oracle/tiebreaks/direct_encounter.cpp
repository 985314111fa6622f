#include "tests/oracle/tiebreaks/direct_encounter.h"

#include "tests/oracle/tiebreaks/fraction.h"

#include <algorithm>
#include <map>
#include <optional>

namespace pairwright::oracle {

namespace {

using Groups = std::vector<std::vector<Tpn>>;

/// The points that one has from his encounters with the other: their average (6.1.2). None: not met.
std::optional<Fraction> resultAgainst(const Event& event, Tpn one, Tpn other, bool forfeitsAsGames)
{
    int sum = 0;
    int met = 0;
    for (const Cell& cell : event.of(one))
        if (cell.opponent == other && countsAsGame(event, cell, forfeitsAsGames)) {
            sum += cell.points;
            ++met;
        }
    return met == 0 ? std::nullopt : std::optional(Fraction::of(sum, met));
}

struct Standing {
    Tpn tpn;
    Fraction least; ///< all missing games lost
    Fraction most;  ///< all missing games won
};

std::vector<Standing> tableOf(const Event& event, const std::vector<Tpn>& tied, bool forfeitsAsGames)
{
    std::vector<Standing> table;
    for (const Tpn one : tied) {
        Standing standing{one, {}, {}};
        for (const Tpn other : tied) {
            if (other == one)
                continue;
            const auto result = resultAgainst(event, one, other, forfeitsAsGames);
            standing.least = standing.least + result.value_or(Fraction{event.pointsOfLoss, 1});
            standing.most = standing.most + result.value_or(Fraction{event.pointsOfWin, 1});
        }
        table.push_back(standing);
    }
    return table;
}

bool allMet(const Event& event, const std::vector<Tpn>& tied, bool forfeitsAsGames)
{
    for (const Tpn one : tied)
        for (const Tpn other : tied)
            if (one != other && !resultAgainst(event, one, other, forfeitsAsGames))
                return false;
    return true;
}

/// 6.2: by the score of the table; equal ones once more among themselves.
Groups completeGroups(const Event& event, const std::vector<Standing>& table, bool forfeitsAsGames)
{
    std::map<Fraction, std::vector<Tpn>, std::greater<>> byScore;
    for (const Standing& standing : table)
        byScore[standing.least].push_back(standing.tpn);
    if (byScore.size() == 1)
        return {byScore.begin()->second};
    Groups groups;
    for (const auto& [score, equal] : byScore)
        for (const auto& group : directEncounter(event, equal, forfeitsAsGames))
            groups.push_back(group);
    return groups;
}

/// 6.3: whom nobody can reach comes first, then the next; what is left at the first place in doubt begins anew.
Groups incompleteGroups(const Event& event, std::vector<Standing> table, bool forfeitsAsGames)
{
    Groups groups;
    while (!table.empty()) {
        const auto first = std::find_if(table.begin(), table.end(), [&table](const Standing& one) {
            return std::all_of(table.begin(), table.end(), [&one](const Standing& other) {
                return other.tpn == one.tpn || one.least > other.most;
            });
        });
        if (first == table.end())
            break;
        groups.push_back({first->tpn});
        table.erase(first);
    }
    std::vector<Tpn> rest;
    rest.reserve(table.size());
    for (const Standing& standing : table)
        rest.push_back(standing.tpn);
    if (groups.empty())
        return {rest};
    if (!rest.empty())
        for (const auto& group : directEncounter(event, rest, forfeitsAsGames))
            groups.push_back(group);
    return groups;
}

} // namespace

Groups directEncounter(const Event& event, const std::vector<Tpn>& tied, bool forfeitsAsGames)
{
    const auto table = tableOf(event, tied, forfeitsAsGames);
    return allMet(event, tied, forfeitsAsGames) ? completeGroups(event, table, forfeitsAsGames)
                                                : incompleteGroups(event, table, forfeitsAsGames);
}

} // namespace pairwright::oracle
