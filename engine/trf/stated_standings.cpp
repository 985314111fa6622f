#include "engine/trf/stated_standings.h"

#include "engine/tiebreaks/descriptor.h"

#include <algorithm>
#include <map>

namespace pairwright::trf {

namespace {

using Field = StatedDifference::Field;

std::string severalOf(std::size_t count, const char* one, const char* several)
{
    return std::to_string(count) + ' ' + (count == 1 ? one : several);
}

} // namespace

std::string nameOf(Field field)
{
    return field == Field::rank ? "rank" : "points";
}

std::vector<StatedPoints> statedPoints(std::span<const Repair> repairs)
{
    std::vector<StatedPoints> points;
    for (const Repair& repair : repairs)
        if (repair.code == RepairCode::points && repair.player)
            points.push_back({repair.player->value, repair.found, repair.used});
    return points;
}

bool statesRanks(const StatedRanks& ranks, std::span<const int> ids)
{
    bool any = false;
    bool onlyIds = true;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        any = any || ranks[i].has_value();
        onlyIds = onlyIds && ranks[i] == ids[i];
    }
    return any && !onlyIds;
}

bool statesAllRanks(const StatedRanks& ranks, std::span<const int> ids)
{
    return statesRanks(ranks, ids) &&
           std::all_of(ranks.begin(), ranks.end(), [](const std::optional<int>& rank) { return rank.has_value(); });
}

void rankAsStated(const StatedRanks& ranks, std::vector<StandingsRow>& rows)
{
    std::map<int, int> sharers;
    for (StandingsRow& row : rows) {
        row.rank = *ranks[static_cast<std::size_t>(row.tpn.value - 1)];
        row.stated = true;
        row.decidedBy.reset();
        ++sharers[row.rank];
    }
    for (StandingsRow& row : rows)
        row.shared = sharers[row.rank] > 1;
    std::stable_sort(rows.begin(), rows.end(),
                     [](const StandingsRow& a, const StandingsRow& b) { return a.rank < b.rank; });
}

std::vector<StatedDifference> statedDifferences(const StandingsInput& input, std::span<const StatedPoints> points,
                                                std::span<const StandingsRow> rows)
{
    std::vector<StatedDifference> differing;
    for (const StatedPoints& one : points)
        differing.push_back({Field::points, one.id, one.stated, one.computed});
    if (!statesRanks(input.statedRanks, input.ids))
        return differing;
    std::map<int, int> sharers;
    for (const StandingsRow& row : rows)
        ++sharers[row.rank];
    for (const StandingsRow& row : rows) {
        const auto index = static_cast<std::size_t>(row.tpn.value - 1);
        const auto stated = index < input.statedRanks.size() ? input.statedRanks[index] : std::nullopt;
        const int group = sharers[row.rank];
        if (stated && *stated >= row.rank && *stated < row.rank + group)
            continue;
        differing.push_back({Field::rank, input.ids[index], stated ? std::to_string(*stated) : std::string(),
                             std::to_string(row.rank) + (row.shared ? ", shared" : "")});
    }
    return differing;
}

namespace {

std::string comparedBy(const StandingsInput& input, const std::vector<TieBreak>& tieBreaks)
{
    if (input.partlyKnown)
        return "standings, by " + (tieBreaks.empty() ? std::string("points") : "PTS," + toString(tieBreaks)) +
               " and no further (" + input.partlyKnown->why + ")";
    return "standings, " +
           (tieBreaks.empty() ? std::string("by points only (the file names no tie-breaks)") : toString(tieBreaks));
}

} // namespace

std::optional<CheckedStandings> checkStandings(const StandingsInput& input, std::span<const StatedPoints> points)
{
    const bool ranks = statesRanks(input.statedRanks, input.ids);
    if (!ranks && points.empty())
        return std::nullopt;
    const bool open = input.completeRounds < input.state.roundsPlayed();
    const std::vector<TieBreak> tieBreaks =
        input.partlyKnown ? input.partlyKnown->before : input.tieBreaks.value_or(std::vector<TieBreak>());
    std::vector<StandingsRow> rows; // none: ranks are not compared
    if (ranks && !open)
        rows = standingsOf(input, input.state.roundsPlayed(), tieBreaks);
    CheckedStandings checked;
    checked.differences = statedDifferences(input, points, rows);
    if (ranks && open)
        checked.what = "ranks not compared, round " + std::to_string(input.completeRounds + 1) + " has open games";
    else
        checked.what = ranks ? comparedBy(input, tieBreaks) : std::string("points");
    if (!checked.differences.empty())
        checked.what += ": " + countText(checked.differences);
    else if (!(ranks && open))
        checked.what += ": as the rules give them";
    return checked;
}

std::string describe(const StatedDifference& difference)
{
    const std::string field = nameOf(difference.field);
    return "id " + std::to_string(difference.id) + ": the file says " +
           (difference.stated.empty() ? "no " + field : field + " " + difference.stated) + ", the rules give " + field +
           " " + difference.computed;
}

std::string countText(std::span<const StatedDifference> differences)
{
    const auto ranks = static_cast<std::size_t>(std::count_if(
        differences.begin(), differences.end(), [](const StatedDifference& one) { return one.field == Field::rank; }));
    const std::size_t points = differences.size() - ranks;
    std::string text = ranks > 0 ? severalOf(ranks, "rank", "ranks") : std::string();
    if (points > 0)
        text += (text.empty() ? "" : " and ") + severalOf(points, "points field", "points fields");
    return text + (differences.size() == 1 ? " differs" : " differ");
}

} // namespace pairwright::trf
