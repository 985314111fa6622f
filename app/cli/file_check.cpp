#include "app/cli/file_check.h"

#include "app/cli/recorded_rounds.h"
#include "app/cli/standings_task.h"
#include "engine/json/answers.h"
#include "engine/json/standings.h"
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

std::string asText(const trf::CheckedStandings& checked)
{
    std::string text = checked.what + "\n";
    for (const trf::StatedDifference& difference : checked.differences)
        text += "  " + trf::describe(difference) + "\n";
    return text;
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
        said += (said.empty() ? "" : "; ") + trf::countText(standings);
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
    const auto task = loadStandingsTask(path);
    if (!task)
        return Unexpected{task.error()};
    const auto table = trf::checkStandings(*task, task->otherPoints);
    if (!table || (table->differences.empty() && !request.tellsClean))
        return file;
    file.standings = table->differences;
    if (request.json)
        file.jsonStandings = json::toJson(*table);
    else
        file.text += asText(*table);
    return file;
}

} // namespace pairwright::cli
