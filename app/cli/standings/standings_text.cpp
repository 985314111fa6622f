#include "app/cli/standings/standings_text.h"

#include "app/cli/console/json_output.h"
#include "app/cli/console/text_table.h"
#include "engine/json/standings.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/tie_break_info.h"

#include <algorithm>

namespace pairwright::cli {

namespace {

using Side = TextTable::Side;

/// Empty where the tie-break does not apply.
std::string tieBreakCell(const TieBreakResult& result)
{
    return result.value ? toString(*result.value) : std::string();
}

} // namespace

std::string standingsText(const StandingsTable& standings)
{
    const auto& [task, tieBreaks, rows, playOffWinner] = standings;
    TextTable table({{"Rank", Side::right}, {"Id", Side::right}, {"Name", Side::left}, {"Points", Side::right}});
    for (const TieBreak& tieBreak : tieBreaks)
        table.addColumn({toString(tieBreak), Side::right});
    table.addColumn({"Decided by", Side::left});
    for (const StandingsRow& row : rows) {
        const std::size_t index = task.indexOf(row.tpn);
        const std::string rank = row.leftOut ? "-" : std::to_string(row.rank) + (row.shared ? "=" : "");
        const bool won = row.tpn == playOffWinner;
        const bool gone = std::ranges::find(task.withdrawn, row.tpn) != task.withdrawn.end();
        std::vector<std::string> cells{rank, std::to_string(task.ids[index]),
                                       task.names[index] + (won ? " (won the play-off)" : "") +
                                           (gone ? " (withdrawn)" : ""),
                                       row.leftOut ? std::string() : toString(row.score)};
        for (const TieBreakResult& result : row.tieBreaks)
            cells.push_back(tieBreakCell(result));
        const bool expelled =
            std::ranges::any_of(task.expulsions, [&row](const auto& one) { return one.player == row.tpn; });
        cells.push_back(row.leftOut ? (expelled ? "expelled" : "left out") : json::decidedBy(row, tieBreaks));
        table.addRow(std::move(cells));
    }
    return table.text();
}

json::Object standingsJson(const StandingsTable& standings, int round)
{
    const auto& [task, tieBreaks, rows, playOffWinner] = standings;
    json::Object object = json::standings({rows, tieBreaks, task.ids, task.names}, round, task.rules.edition);
    object.insert("remarks", textsJson(task.remarks));
    json::Array withdrawn;
    for (const Tpn tpn : task.withdrawn)
        withdrawn.emplace_back(task.ids[task.indexOf(tpn)]);
    if (!withdrawn.empty())
        object.insert("withdrawn", std::move(withdrawn));
    if (playOffWinner)
        object.insert("play_off_winner", task.ids[task.indexOf(*playOffWinner)]);
    return object;
}

std::vector<std::string> remarksOn(const StandingsTable& table)
{
    std::vector<std::string> remarks;
    for (std::size_t i = 0; i < table.tieBreaks.size(); ++i) {
        const TieBreakInfo& info = infoOf(table.tieBreaks[i].kind);
        const std::string code = toString(table.tieBreaks[i]);
        const bool dropped =
            !table.rows.empty() && table.rows.front().tieBreaks[i].missing == TieBreakResult::Missing::unratedPlayers;
        if (table.task.state.teams && !isForEntrants(info, Entrants::teams))
            remarks.push_back(code + " decides nothing: it is of players, and these are teams (C.07)");
        else if (dropped)
            remarks.push_back(code + " decides nothing: there are players without a rating (C.07 art. 10)");
        if (!isInEdition(info, table.task.rules.edition))
            remarks.push_back(code + " is not in the edition of C.07 that holds for this event (2024-08)");
    }
    return remarks;
}

std::string codesOfAllTieBreaks()
{
    constexpr std::size_t width = 6;
    std::string text;
    for (const TieBreakInfo& info : tieBreakInfos()) {
        text += text.empty() ? "  " : "\n  ";
        text += std::string(info.code) + std::string(width - info.code.size(), ' ') + std::string(info.name);
        text += " (art. " + std::string(info.article) + (info.since2026 ? ", since 2026)" : ")");
    }
    return text;
}

} // namespace pairwright::cli
