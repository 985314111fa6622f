#include "app/cli/file_check.h"

#include "app/cli/failure_text.h"
#include "app/cli/recorded_rounds.h"
#include "app/cli/verdict_text.h"
#include "engine/tiebreaks/descriptor.h"

#include <algorithm>

namespace pairwright::cli {

namespace {

/// A round whose pairing the rules refuse altogether is a difference too.
struct Checked {
    std::optional<Verdict> verdict;
    std::optional<PairingFailure> refused;

    [[nodiscard]] bool isClean() const { return verdict && verdict->isClean(); }
    /// The rules leave the round to the arbiter, and it breaks none of them.
    [[nodiscard]] bool isUndecided() const
    {
        return verdict && verdict->best.arbiterDecides && verdict->violations.empty() && !verdict->isClean();
    }
};

Checked check(const RecordedRound& recorded, const std::stop_token& stop)
{
    Checked checked;
    PairingRequest request = recorded.task.request;
    request.stop = stop;
    auto verdict = judge(recorded.task.state, request, recorded.given);
    if (!verdict) {
        checked.refused = verdict.error();
        return checked;
    }
    std::erase_if(verdict->colours, [&](const std::pair<Tpn, Tpn>& board) {
        return std::find(recorded.colourless.begin(), recorded.colourless.end(), board) != recorded.colourless.end();
    });
    checked.verdict = std::move(*verdict);
    return checked;
}

std::string systemText(SystemEdition system)
{
    const SystemInfo* info = findSystem(system);
    return info ? std::string(info->name) + " " + std::to_string(system.edition) : "?";
}

std::string asText(const RecordedRound& recorded, const Checked& checked)
{
    const std::string head =
        "round " + std::to_string(recorded.task.round.value) + ", " + systemText(recorded.task.request.system) + ": ";
    if (checked.refused)
        return head + "cannot be checked\n  " + failureText(*checked.refused, recorded.task) + "\n";
    if (checked.isClean())
        return head + "as the rules give it\n";
    const GivenRound best = givenBy(checked.verdict->best);
    std::string text = head + (checked.isUndecided() ? "the rules leave it to the arbiter\n" : "differs\n");
    text += "  recorded:     " + boardsText(recorded.given, &best, recorded.task) + "\n";
    text += "  by the rules: " + boardsText(best, &recorded.given, recorded.task) + "\n";
    for (const std::string& line : verdictLines(*checked.verdict, recorded.task))
        text += "  " + line + "\n";
    return text;
}

QJsonObject asJson(const RecordedRound& recorded, const Checked& checked)
{
    const SystemInfo* info = findSystem(recorded.task.request.system);
    QJsonObject object{{"round", recorded.task.round.value},
                       {"system", info ? QString::fromStdString(std::string(info->key)) : QString()},
                       {"edition", recorded.task.request.system.edition},
                       {"recorded", toJson(recorded.given, recorded.task)},
                       {"clean", checked.isClean()},
                       {"undecided", checked.isUndecided()}};
    if (checked.refused)
        object.insert("refused", QString::fromStdString(failureText(*checked.refused, recorded.task)));
    else
        object.insert("verdict", toJson(*checked.verdict, recorded.task));
    return object;
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

QJsonObject asJson(const CheckedStandings& checked)
{
    QJsonArray differences;
    for (const StatedDifference& difference : checked.differences)
        differences.append(toJson(difference));
    return {{"what", QString::fromStdString(checked.what)}, {"differences", differences}};
}

void addRound(const RecordedRound& recorded, const CheckRequest& request, FileCheck& file)
{
    const Checked checked = check(recorded, request.stop);
    ++file.rounds;
    file.differing += checked.isClean() || checked.isUndecided() ? 0U : 1U;
    file.undecided += checked.isUndecided() ? 1U : 0U;
    if (checked.isClean() && !request.tellsClean)
        return;
    if (request.json)
        file.jsonRounds.append(asJson(recorded, checked));
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
