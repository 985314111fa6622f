#include "app/cli/standings_command.h"

#include "app/cli/json_output.h"
#include "app/cli/standings_task.h"
#include "app/cli/text_table.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"

#include <QJsonArray>

namespace pairwright::cli {

namespace {

constexpr int mostRounds = 999;

/// Empty where the tie-break does not apply.
std::string valueText(const TieBreakResult& result)
{
    return result.value ? toString(*result.value) : std::string();
}

Expected<int, CliError> roundOf(const Arguments& arguments, StandingsTask& task)
{
    const auto asked = arguments.number("after", 0, mostRounds);
    if (!asked)
        return Unexpected{asked.error()};
    const int paired = task.state.roundsPlayed();
    if (*asked && **asked > paired)
        return Unexpected{CliError{ExitCode::badRequest, "--after " + std::to_string(**asked) + ": only " +
                                                             std::to_string(paired) + " rounds are paired"}};
    if (*asked && **asked > task.completeRounds)
        return Unexpected{CliError{ExitCode::badRequest,
                                   "round " + std::to_string(task.completeRounds + 1) + " has games without a result"}};
    const int round = asked->value_or(task.completeRounds);
    if (!*asked && round < paired)
        task.remarks.push_back("round " + std::to_string(round + 1) +
                               " has games without a result: standings after round " + std::to_string(round));
    for (const int adjourned : task.adjourned)
        if (adjourned <= round)
            task.remarks.push_back("round " + std::to_string(adjourned) +
                                   " has adjourned games; they count as draws and the standings are not final");
    return round;
}

Expected<std::vector<TieBreak>, CliError> tieBreaksOf(const Arguments& arguments, const StandingsTask& task)
{
    const auto list = arguments.value("tie-breaks");
    if (!list)
        return task.tieBreaks.value_or(defaultTieBreaks());
    auto parsed = parseTieBreaks(*list);
    if (!parsed)
        return Unexpected{CliError{ExitCode::badRequest, "unknown tie-break \"" + parsed.error().text + "\""}};
    return std::move(parsed).value();
}

void printTable(const StandingsTask& task, const std::vector<StandingsRow>& rows,
                const std::vector<TieBreak>& tieBreaks, Console& console)
{
    TextTable table({{"Rank", TextTable::Side::right},
                     {"Id", TextTable::Side::right},
                     {"Name", TextTable::Side::left},
                     {"Points", TextTable::Side::right}});
    for (const TieBreak& tieBreak : tieBreaks)
        table.addColumn({toString(tieBreak), TextTable::Side::right});
    for (const StandingsRow& row : rows) {
        const std::size_t index = task.indexOf(row.tpn);
        std::vector<std::string> cells{std::to_string(row.rank) + (row.shared ? "=" : ""),
                                       std::to_string(task.ids[index]), task.names[index], toString(row.score)};
        for (const TieBreakResult& result : row.tieBreaks)
            cells.push_back(valueText(result));
        table.addRow(std::move(cells));
    }
    console.print(table.text());
}

void printAsJson(const StandingsTask& task, int round, const std::vector<StandingsRow>& rows,
                 const std::vector<TieBreak>& tieBreaks, Console& console)
{
    QJsonArray names;
    for (const TieBreak& tieBreak : tieBreaks)
        names.append(QString::fromStdString(toString(tieBreak)));
    QJsonArray list;
    for (const StandingsRow& row : rows) {
        const std::size_t index = task.indexOf(row.tpn);
        QJsonArray values;
        for (const TieBreakResult& result : row.tieBreaks)
            values.append(result.value ? QJsonValue(QString::fromStdString(valueText(result))) : QJsonValue());
        list.append(QJsonObject{{"rank", row.rank},
                                {"id", task.ids[index]},
                                {"name", QString::fromStdString(task.names[index])},
                                {"points", QString::fromStdString(toString(row.score))},
                                {"tie_breaks", values}});
    }
    QJsonArray remarks;
    for (const std::string& remark : task.remarks)
        remarks.append(QString::fromStdString(remark));
    printJson(console,
              QJsonObject{{"after_round", round}, {"tie_breaks", names}, {"standings", list}, {"remarks", remarks}});
}

} // namespace

const CommandSpec& StandingsCommand::spec() const
{
    static const CommandSpec spec{
        "standings",
        "Shows the standings of FILE, a TRF or a tournament file (.pairwright).",
        {"FILE"},
        {{"after", "R", "after round R; otherwise after the last complete round"},
         {"tie-breaks", "LIST", "for instance BH/C1,BH,SB,DE,WIN; otherwise record 202 of the file"},
         {"json", "", "machine-readable output"}},
        "Players whom all tie-breaks leave equal share a rank, marked with =."};
    return spec;
}

Expected<Done, CliError> StandingsCommand::run(const Arguments& arguments, Console& console) const
{
    auto task = loadStandingsTask(arguments.operand(0));
    if (!task)
        return Unexpected{task.error()};
    const auto round = roundOf(arguments, task.value());
    if (!round)
        return Unexpected{round.error()};
    const auto tieBreaks = tieBreaksOf(arguments, *task);
    if (!tieBreaks)
        return Unexpected{tieBreaks.error()};
    console.sayAll(task->remarks);
    const std::vector<StandingsRow> rows = standings(task->state, *round, *tieBreaks, {task->edition});
    if (arguments.has("json"))
        printAsJson(*task, *round, rows, *tieBreaks, console);
    else
        printTable(*task, rows, *tieBreaks, console);
    return Done{};
}

} // namespace pairwright::cli
