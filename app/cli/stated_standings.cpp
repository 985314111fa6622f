#include "app/cli/stated_standings.h"

#include "app/cli/text_table.h"

#include <algorithm>

namespace pairwright::cli {

namespace {

using Field = StatedDifference::Field;

std::string fieldName(Field field)
{
    return field == Field::rank ? "rank" : "points";
}

} // namespace

bool statesRanks(const StandingsTask& task)
{
    bool any = false;
    bool onlyIds = true;
    for (std::size_t i = 0; i < task.statedRanks.size(); ++i) {
        any = any || task.statedRanks[i].has_value();
        onlyIds = onlyIds && task.statedRanks[i] == task.ids[i];
    }
    return any && !onlyIds;
}

std::vector<StatedDifference> statedDifferences(const StandingsTable& table)
{
    const StandingsTask& task = table.task;
    std::vector<StatedDifference> differing;
    for (const StatedPoints& points : task.otherPoints)
        differing.push_back({Field::points, points.id, points.stated, points.computed});
    if (!statesRanks(task))
        return differing;
    for (const StandingsRow& row : table.rows) {
        const std::size_t index = task.indexOf(row.tpn);
        const auto stated = index < task.statedRanks.size() ? task.statedRanks[index] : std::nullopt;
        const auto group = std::count_if(table.rows.begin(), table.rows.end(),
                                         [&](const StandingsRow& other) { return other.rank == row.rank; });
        if (stated && *stated >= row.rank && *stated < row.rank + group)
            continue;
        differing.push_back({Field::rank, task.ids[index], stated ? std::to_string(*stated) : std::string(),
                             std::to_string(row.rank) + (row.shared ? ", shared" : "")});
    }
    return differing;
}

std::string describe(const StatedDifference& difference)
{
    const std::string field = fieldName(difference.field);
    return "id " + std::to_string(difference.id) + ": the file says " +
           (difference.stated.empty() ? "no " + field : field + " " + difference.stated) + ", the rules give " + field +
           " " + difference.computed;
}

json::Object toJson(const StatedDifference& difference)
{
    return {{"id", difference.id},
            {"field", fieldName(difference.field)},
            {"stated", difference.stated.empty() ? json::Value() : json::Value(difference.stated)},
            {"computed", difference.computed}};
}

std::string countText(const std::vector<StatedDifference>& differences)
{
    const auto ranks = static_cast<std::size_t>(std::count_if(
        differences.begin(), differences.end(), [](const StatedDifference& one) { return one.field == Field::rank; }));
    const std::size_t points = differences.size() - ranks;
    std::string text = ranks > 0 ? counted(ranks, "rank", "ranks") : std::string();
    if (points > 0)
        text += (text.empty() ? "" : " and ") + counted(points, "points field", "points fields");
    return text + (differences.size() == 1 ? " differs" : " differ");
}

} // namespace pairwright::cli
