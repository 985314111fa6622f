#include "app/cli/check/file_check.h"

#include "app/cli/console/all_cores.h"
#include "app/cli/input/recorded_rounds.h"
#include "engine/json/answers.h"
#include "engine/json/standings.h"
#include "engine/registry.h"
#include "engine/trf/checked_round.h"
#include "engine/words/failure_words.h"
#include "engine/words/verdict_words.h"

#include <algorithm>

namespace pairwright::cli {

namespace {

std::string systemText(SystemEdition system)
{
    const PairingSystem* found = pairingSystem(system);
    return found ? std::string(found->info.name) + " " + std::to_string(system.edition) : "?";
}

std::string asText(const RecordedRound& recorded, const trf::CheckedRound& checked)
{
    const std::string head =
        "round " + std::to_string(recorded.task.round.value) + ", " + systemText(recorded.task.request.system) + ": ";
    if (checked.refused)
        return head + (checked.isUndecided() ? "undecided" : "cannot be checked") + "\n  " +
               failureText(*checked.refused, recorded.task.names()) + "\n";
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

std::string asText(const trf::CheckedStandings& checked)
{
    std::string text = checked.what + "\n";
    for (const trf::StatedDifference& difference : checked.differences)
        text += "  " + trf::describe(difference) + "\n";
    return text;
}

Expected<FileCheck, CliError> checkRound(const RecordedRounds& rounds, std::size_t index, const CheckRequest& request,
                                         std::stop_token stop)
{
    auto recorded = rounds.at(index);
    if (!recorded)
        return Unexpected{recorded.error()};
    recorded->task.request.stop = std::move(stop);
    const trf::CheckedRound checked =
        trf::checkRound(recorded->task.state, recorded->task.request, recorded->given, recorded->colourless);
    FileCheck check;
    check.remarks = recorded->task.remarks;
    check.rounds = 1;
    check.differing = checked.isClean() || checked.isUndecided() ? 0U : 1U;
    check.undecided = checked.isUndecided() ? 1U : 0U;
    if (checked.isClean() && !request.tellsClean)
        return check;
    if (request.json)
        check.jsonRounds.emplace_back(
            json::toJson(checked, recorded->given, recorded->task.request.system, recorded->task.names()));
    else
        check.text = asText(*recorded, checked);
    return check;
}

void add(FileCheck& file, FileCheck round)
{
    file.rounds += round.rounds;
    file.differing += round.differing;
    file.undecided += round.undecided;
    file.text += round.text;
    for (json::Value& told : round.jsonRounds)
        file.jsonRounds.push_back(std::move(told));
    for (std::string& remark : round.remarks)
        if (std::find(file.remarks.begin(), file.remarks.end(), remark) == file.remarks.end())
            file.remarks.push_back(std::move(remark));
}

/// On so many threads; in the order of the rounds whatever order they were done in.
Expected<FileCheck, CliError> checkRounds(const RecordedRounds& rounds, const CheckRequest& request)
{
    std::vector<std::optional<Expected<FileCheck, CliError>>> checked(rounds.count());
    if (request.threads == 1 || rounds.count() == 1) {
        for (std::size_t i = 0; i < checked.size(); ++i)
            checked[i] = checkRound(rounds, i, request, request.stop);
    } else if (onAllCores(
                   checked.size(), request.threads,
                   [&](std::size_t i, std::stop_token stop) {
                       checked[i] = checkRound(rounds, i, request, std::move(stop));
                   },
                   [](std::size_t) {}) == Ended::interrupted) {
        return Unexpected{CliError{ExitCode::interrupted, "stopped"}};
    }
    FileCheck file;
    file.remarks = rounds.remarks();
    for (auto& round : checked) {
        if (!*round)
            return Unexpected{round->error()};
        add(file, std::move(**round));
    }
    return file;
}

} // namespace

std::string FileCheck::differences() const
{
    std::string said;
    if (differing > 0)
        said = std::to_string(differing) + " of " + std::to_string(rounds) + " rounds not as the rules give them";
    if (!standings.empty())
        said += (said.empty() ? "" : "; ") + trf::countText(standings);
    return said;
}

Expected<FileCheck, CliError> checkFile(const std::string& path, const CheckRequest& request)
{
    auto recorded = RecordedRounds::open(path, request.choices, request.onlyRound);
    if (!recorded)
        return Unexpected{recorded.error()};
    auto checked = checkRounds(*recorded, request);
    if (!checked || request.onlyRound)
        return checked;
    FileCheck& file = *checked;
    const auto task = recorded->standings();
    if (!task)
        return Unexpected{task.error()};
    if (!task->notCompared.empty())
        file.remarks.push_back(path + ": " + task->notCompared);
    const auto table = trf::checkStandings(*task, task->otherPoints);
    if (!table || (table->differences.empty() && !request.tellsClean))
        return checked;
    file.standings = table->differences;
    if (request.json)
        file.jsonStandings = json::toJson(*table);
    else
        file.text += asText(*table);
    return checked;
}

} // namespace pairwright::cli
