#include "app/cli/standings_text.h"

#include "app/cli/text_table.h"
#include "engine/tiebreaks/descriptor.h"

#include <QJsonArray>

#include <algorithm>

namespace pairwright::cli {

namespace {

using Side = TextTable::Side;

/// Empty where the tie-break does not apply.
std::string tieBreakText(const TieBreakResult& result)
{
    return result.value ? toString(*result.value) : std::string();
}

/// Which criterion left nobody equal; empty for a shared rank.
std::string decidedBy(const StandingsRow& row, const std::vector<TieBreak>& tieBreaks)
{
    if (!row.decidedBy)
        return "";
    return *row.decidedBy == 0 ? "PTS" : toString(tieBreaks[*row.decidedBy - 1]);
}

} // namespace

std::string standingsText(const StandingsTable& standings)
{
    const auto& [task, tieBreaks, rows] = standings;
    TextTable table({{"Rank", Side::right}, {"Id", Side::right}, {"Name", Side::left}, {"Points", Side::right}});
    for (const TieBreak& tieBreak : tieBreaks)
        table.addColumn({toString(tieBreak), Side::right});
    table.addColumn({"Decided by", Side::left});
    for (const StandingsRow& row : rows) {
        const std::size_t index = task.indexOf(row.tpn);
        std::vector<std::string> cells{std::to_string(row.rank) + (row.shared ? "=" : ""),
                                       std::to_string(task.ids[index]), task.names[index], toString(row.score)};
        for (const TieBreakResult& result : row.tieBreaks)
            cells.push_back(tieBreakText(result));
        cells.push_back(decidedBy(row, tieBreaks));
        table.addRow(std::move(cells));
    }
    return table.text();
}

QJsonObject standingsJson(const StandingsTable& standings, int round)
{
    const auto& [task, tieBreaks, rows] = standings;
    QJsonArray names;
    for (const TieBreak& tieBreak : tieBreaks)
        names.append(QString::fromStdString(toString(tieBreak)));
    QJsonArray list;
    for (const StandingsRow& row : rows) {
        const std::size_t index = task.indexOf(row.tpn);
        QJsonArray values;
        for (const TieBreakResult& result : row.tieBreaks)
            values.append(result.value ? QJsonValue(QString::fromStdString(tieBreakText(result))) : QJsonValue());
        const QJsonValue decided =
            row.decidedBy ? QJsonValue(QString::fromStdString(decidedBy(row, tieBreaks))) : QJsonValue();
        list.append(QJsonObject{{"rank", row.rank},
                                {"shared", row.shared},
                                {"id", task.ids[index]},
                                {"name", QString::fromStdString(task.names[index])},
                                {"points", QString::fromStdString(toString(row.score))},
                                {"tie_breaks", values},
                                {"decided_by", decided}});
    }
    QJsonArray remarks;
    for (const std::string& remark : task.remarks)
        remarks.append(QString::fromStdString(remark));
    return QJsonObject{{"after_round", round},
                       {"edition", static_cast<int>(task.rules.edition)},
                       {"tie_breaks", names},
                       {"standings", list},
                       {"remarks", remarks}};
}

std::vector<std::string> remarksOn(const StandingsTable& table)
{
    std::vector<std::string> remarks;
    for (std::size_t i = 0; i < table.tieBreaks.size(); ++i) {
        const TieBreakInfo& info = infoOf(table.tieBreaks[i].kind);
        const std::string code = toString(table.tieBreaks[i]);
        const bool dropped =
            !table.rows.empty() && table.rows.front().tieBreaks[i].missing == TieBreakResult::Missing::unratedPlayers;
        if (dropped)
            remarks.push_back(code + " decides nothing: there are players without a rating (C.07 art. 10)");
        if (info.swissOnly && table.task.rules.format == EventFormat::roundRobin)
            remarks.push_back(code + " must not be used in a round robin (C.07 art. 8)");
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
