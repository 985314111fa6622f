#include "app/cli/standings/standings_command.h"

#include "app/cli/console/json_output.h"
#include "app/cli/standings/standings_text.h"
#include "app/pairing/expelled.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"

#include <algorithm>

namespace pairwright::cli {

namespace {

std::optional<std::string> listOf(const Arguments& arguments)
{
    const auto list = arguments.value("tiebreaks");
    return list ? list : arguments.value("tie-breaks");
}

/// The file states ranks and not by what, and nobody asks for a list, or for the ranks to be checked by one.
bool areRanksStated(const Arguments& arguments, const StandingsTask& task)
{
    return !listOf(arguments) && !arguments.has("check") && !task.tieBreaks && !task.partlyKnown &&
           trf::statesAllRanks(task.statedRanks, task.ids);
}

Expected<std::vector<TieBreak>, CliError> tieBreaksOf(const Arguments& arguments, const StandingsTask& task)
{
    const auto list = listOf(arguments);
    if (!list)
        return areRanksStated(arguments, task)
                   ? std::vector<TieBreak>()
                   : task.tieBreaks.value_or(defaultTieBreaks(task.rules.format, task.rules.entrants));
    auto parsed = parseTieBreaks(*list, task.rules.entrants);
    if (!parsed)
        return Unexpected{CliError{ExitCode::badRequest, describe(parsed.error())}};
    for (const TieBreak& tieBreak : usableTieBreaks(*parsed, task.rules.format).dropped)
        return Unexpected{
            CliError{ExitCode::badRequest, toString(tieBreak) + " must not be used in a round robin (C.07 art. 8)"}};
    return std::move(parsed).value();
}

/// A file states the ranks after its last round.
void takeStated(int round, StandingsTask& task, std::vector<StandingsRow>& rows)
{
    const bool isLast = round == task.state.roundsPlayed();
    if (isLast)
        trf::rankAsStated(task.statedRanks, rows);
    task.remarks.push_back(std::string("no tie-breaks are named: ") +
                           (isLast ? "the ranks are those that the file states" : "ranked by points only") +
                           "; --tiebreaks LIST ranks by a list");
}

Expected<Done, CliError> checkStated(const StandingsTable& table, const std::string& path, Console& console)
{
    const StandingsTask& task = table.task;
    if (!trf::statesRanks(task.statedRanks, task.ids) && task.otherPoints.empty()) {
        const bool numbers = std::ranges::any_of(task.statedRanks, &std::optional<int>::has_value);
        return Unexpected{
            CliError{ExitCode::badRequest, path + (numbers ? ": its ranks are the numbers, which say nothing to check"
                                                           : ": states no ranks to check")}};
    }
    const auto differing = trf::statedDifferences(task, task.otherPoints, table.rows);
    std::vector<std::string> lines;
    lines.reserve(differing.size());
    for (const trf::StatedDifference& difference : differing)
        lines.push_back(trf::describe(difference));
    console.sayAll(lines);
    if (differing.empty())
        return Done{};
    return Unexpected{CliError{ExitCode::differences, path + ": " + trf::countText(differing)}};
}

} // namespace

const CommandSpec& StandingsCommand::spec() const
{
    static const std::string details =
        "Players whom all tie-breaks leave equal share a rank, marked with =. \"Decided by\" names the criterion\n"
        "that left nobody equal. A TRF names its tie-breaks in record 202 or 212. The codes are those of MTB26,\n"
        "with /C1 /C2 /M1 /M2 /P /F /L+1 /R as modifiers. Unrated players count with a rating (/U1400), nothing "
        "(/U0),\n"
        "as the lowest (/UL) or the average (/UA); of several ratings the first counts, or the one named (/V2), or\n"
        "that of the round (/VR):\n" +
        codesOfAllTieBreaks() +
        "\nExamples: pairwright-cli standings open.trf --after 5 --tiebreaks BH/C1,BH,SB\n"
        "          pairwright-cli standings open.trf --why 3 8";
    static const CommandSpec spec{
        "standings",
        "Shows the standings of FILE, a TRF or a tournament file (.pairwright).",
        {"FILE"},
        {{"after", "R", "after round R; otherwise after the last complete round"},
         {"tiebreaks", "LIST", "for instance BH/C1,BH,SB,DE,WIN; otherwise as the file says"},
         {"tie-breaks", "LIST", "the same"},
         {"why", "A B", "why one of two players (ids of the file) stands before the other"},
         {"check", "", "compares the ranks and points that a TRF states; exit code 6 when one differs"},
         {"json", "", "machine-readable output"}},
        details};
    return spec;
}

Expected<Done, CliError> StandingsCommand::run(const Arguments& arguments, Console& console) const
{
    auto task = loadStandingsTask(arguments.operand(0));
    if (!task)
        return Unexpected{task.error()};
    const auto round = roundAsked(arguments, task.value(), "they count as draws and the standings are not final");
    if (!round)
        return Unexpected{round.error()};
    const auto tieBreaks = tieBreaksOf(arguments, *task);
    if (!tieBreaks)
        return Unexpected{tieBreaks.error()};
    std::optional<WhyRequest> why;
    if (const auto text = arguments.value("why")) {
        const auto parsed = parseWhy(*text, *task);
        if (!parsed)
            return Unexpected{parsed.error()};
        why = *parsed;
    }
    StandingsTable table{*task, *tieBreaks, trf::standingsOf(*task, *round, *tieBreaks)};
    if (!task->expulsions.empty())
        tellWhatDecides(*tieBreaks, table.rows);
    table.playOffWinner = winnerNamed(*task, *round, table.rows);
    if (areRanksStated(arguments, *task))
        takeStated(*round, *task, table.rows);
    for (std::string& remark : remarksOn(table))
        task->remarks.push_back(std::move(remark));
    console.sayAll(task->remarks);
    if (arguments.has("json")) {
        json::Object object = standingsJson(table, *round);
        if (why)
            object.insert("why", whyJson(table, *why));
        printJson(console, std::move(object));
    } else {
        console.print(why ? whyText(table, *why) : standingsText(table));
    }
    if (arguments.has("check"))
        return checkStated(table, arguments.operand(0), console);
    return Done{};
}

} // namespace pairwright::cli
