#include "app/cli/file_check.h"

#include "app/cli/recorded_rounds.h"
#include "engine/json/answers.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/trf/checked_round.h"
#include "engine/words/failure_words.h"
#include "engine/words/verdict_words.h"

#include <algorithm>

namespace pairwright::cli {

namespace {

std::string systemText(SystemEdition system)
{
    const SystemInfo* info = findSystem(system);
    return info ? std::string(info->name) + " " + std::to_string(system.edition) : "?";
}

std::string asText(const RecordedRound& recorded, const trf::CheckedRound& checked)
{
    const std::string head =
        "round " + std::to_string(recorded.task.round.value) + ", " + systemText(recorded.task.request.system) + ": ";
    if (checked.refused)
        return head + "cannot be checked\n  " + failureText(*checked.refused, recorded.task.names()) + "\n";
    if (checked.isClean())
        return head + "as the rules give it\n";
    const GivenRound best = givenBy(checked.verdict->best);
    std::string text = head + (checked.isUndecided() ? "the rules leave it to the arbiter\n" : "differs\n");
    text += "  recorded:     " + boardsText(recorded.given, &best, recorded.task.names()) + "\n";
    text += "  by the rules: " + boardsText(best, &recorded.given, recorded.task.names()) + "\n";
    for (const std::string& line : verdictLines(*checked.verdict, recorded.task.names()))
        text += "  " + line + "\n";
    return text;
}

/// The standings that a file states, compared with the rules.
struct CheckedStandings {
    std::vector<StatedDifference> differences;
    std::string what; ///< what was compared, as a sentence
};

/// Nothing when the file states none. Without tie-breaks of its own a file's ranks are compared by points only: by
/// which others they were made is not known.
Expected<std::optional<CheckedStandings>, CliError> checkStandings(const std::string& path)
{
    const auto task = loadStandingsTask(path);
    if (!task)
        return Unexpected{task.error()};
    const bool ranks = statesRanks(*task);
    if (!ranks && task->otherPoints.empty())
        return std::optional<CheckedStandings>();
    const std::vector<TieBreak> tieBreaks = task->tieBreaks.value_or(std::vector<TieBreak>());
    const int paired = task->state.roundsPlayed();
    CheckedStandings checked;
    if (ranks && task->completeRounds < paired) {
        checked.what = "ranks not compared, round " + std::to_string(task->completeRounds + 1) + " has open games";
        return std::optional(checked);
    }
    checked.differences = statedDifferences({*task, tieBreaks, standings(task->state, paired, tieBreaks, task->rules)});
    checked.what = "standings, ";
    for (const TieBreak& tieBreak : tieBreaks)
        checked.what += (checked.what.back() == ' ' ? "" : ",") + toString(tieBreak);
    if (tieBreaks.empty())
        checked.what += "by points only (the file names no tie-breaks)";
    checked.what += checked.differences.empty() ? ": as the rules give them" : ": " + countText(checked.differences);
    return std::optional(std::move(checked));
}

std::string asText(const CheckedStandings& checked)
{
    std::string text = checked.what + "\n";
    for (const StatedDifference& difference : checked.differences)
        text += "  " + describe(difference) + "\n";
    return text;
}

json::Object asJson(const CheckedStandings& checked)
{
    json::Array differences;
    for (const StatedDifference& difference : checked.differences)
        differences.emplace_back(toJson(difference));
    return {{"what", checked.what}, {"differences", std::move(differences)}};
}

void addRound(const RecordedRound& recorded, const CheckRequest& request, FileCheck& file)
{
    PairingRequest own = recorded.task.request;
    own.stop = request.stop;
    const trf::CheckedRound checked = trf::checkRound(recorded.task.state, own, recorded.given, recorded.colourless);
    ++file.rounds;
    file.differing += checked.isClean() || checked.isUndecided() ? 0U : 1U;
    file.undecided += checked.isUndecided() ? 1U : 0U;
    if (checked.isClean() && !request.tellsClean)
        return;
    if (request.json)
        file.jsonRounds.emplace_back(
            json::toJson(checked, recorded.given, recorded.task.request.system, recorded.task.names()));
    else
        file.text += asText(recorded, checked);
}

} // namespace

std::string FileCheck::differences() const
{
    std::string said;
    if (differing > 0)
        said = std::to_string(differing) + " of " + std::to_string(rounds) + " rounds not as the rules give them";
    if (!standings.empty())
        said += (said.empty() ? "" : "; ") + countText(standings);
    return said;
}

Expected<FileCheck, CliError> checkFile(const std::string& path, const CheckRequest& request)
{
    auto recorded = RecordedRounds::open(path, request.choices, request.onlyRound);
    if (!recorded)
        return Unexpected{recorded.error()};
    FileCheck file;
    while (true) {
        auto round = recorded->next();
        if (!round)
            return Unexpected{round.error()};
        if (!*round)
            break;
        addRound(**round, request, file);
    }
    file.remarks = recorded->remarks();
    if (request.onlyRound)
        return file;
    const auto table = checkStandings(path);
    if (!table)
        return Unexpected{table.error()};
    if (!*table || ((*table)->differences.empty() && !request.tellsClean))
        return file;
    file.standings = (*table)->differences;
    if (request.json)
        file.jsonStandings = asJson(**table);
    else
        file.text += asText(**table);
    return file;
}

} // namespace pairwright::cli
