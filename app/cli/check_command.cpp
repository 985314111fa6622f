#include "app/cli/check_command.h"

#include "app/cli/choices.h"
#include "app/cli/failure_text.h"
#include "app/cli/json_output.h"
#include "app/cli/recorded_rounds.h"
#include "app/cli/stated_standings.h"
#include "app/cli/verdict_text.h"
#include "engine/tiebreaks/descriptor.h"

#include <QJsonArray>

#include <algorithm>

namespace pairwright::cli {

namespace {

constexpr int mostRounds = 999;

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

Checked check(const RecordedRound& recorded)
{
    Checked checked;
    auto verdict = judge(recorded.task.state, recorded.task.request, recorded.given);
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

void print(const RecordedRound& recorded, const Checked& checked, Console& console)
{
    const std::string head =
        "round " + std::to_string(recorded.task.round.value) + ", " + systemText(recorded.task.request.system) + ": ";
    if (checked.refused) {
        console.print(head + "cannot be checked\n  " + failureText(*checked.refused, recorded.task) + "\n");
        return;
    }
    if (checked.isClean()) {
        console.print(head + "as the rules give it\n");
        return;
    }
    const GivenRound best = givenBy(checked.verdict->best);
    console.print(head + (checked.isUndecided() ? "the rules leave it to the arbiter\n" : "differs\n"));
    console.print("  recorded:     " + boardsText(recorded.given, &best, recorded.task) + "\n");
    console.print("  by the rules: " + boardsText(best, &recorded.given, recorded.task) + "\n");
    for (const std::string& line : verdictLines(*checked.verdict, recorded.task))
        console.print("  " + line + "\n");
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

void print(const CheckedStandings& checked, Console& console)
{
    console.print(checked.what + "\n");
    for (const StatedDifference& difference : checked.differences)
        console.print("  " + describe(difference) + "\n");
}

QJsonObject asJson(const CheckedStandings& checked)
{
    QJsonArray differences;
    for (const StatedDifference& difference : checked.differences)
        differences.append(toJson(difference));
    return {{"what", QString::fromStdString(checked.what)}, {"differences", differences}};
}

Unexpected<CliError> differ(const std::string& path, std::size_t rounds, std::size_t all,
                            const std::optional<CheckedStandings>& table)
{
    std::string text;
    if (rounds > 0)
        text = std::to_string(rounds) + " of " + std::to_string(all) + " rounds not as the rules give them";
    if (table && !table->differences.empty())
        text += (text.empty() ? "" : "; ") + countText(table->differences);
    return Unexpected{CliError{ExitCode::differences, path + ": " + text}};
}

} // namespace

const CommandSpec& CheckCommand::spec() const
{
    static const CommandSpec spec{
        "check",
        "Pairs every recorded round of FILE again and reports each that is not as the rules give it.",
        {"FILE"},
        withChoices({{"round", "N", "this round only"}, {"json", "", "machine-readable output"}}),
        "The ranks and points that a TRF states are compared with the standings by its tie-breaks (202, 212).\n"
        "For each round that differs: what is recorded, what the rules give, the absolute rules that the record\n"
        "breaks, or for each bracket the first criterion in which it is worse, with its article.\n"
        "Exit codes: 0 every round is as the rules give it, 6 differences, 3 bad request or content,\n"
        "4 too large, 5 file access, 2 internal error."};
    return spec;
}

Expected<Done, CliError> CheckCommand::run(const Arguments& arguments, Console& console) const
{
    const auto choices = choicesOf(arguments);
    if (!choices)
        return Unexpected{choices.error()};
    const auto only = arguments.number("round", 1, mostRounds);
    if (!only)
        return Unexpected{only.error()};
    const auto file = loadRecordedRounds(arguments.operand(0), *choices, *only);
    if (!file)
        return Unexpected{file.error()};
    console.sayAll(file->remarks);
    QJsonArray rounds;
    std::size_t differing = 0;
    for (const RecordedRound& recorded : file->rounds) {
        const Checked checked = check(recorded);
        differing += checked.isClean() || checked.isUndecided() ? 0U : 1U;
        if (arguments.has("json"))
            rounds.append(asJson(recorded, checked));
        else
            print(recorded, checked, console);
    }
    std::optional<CheckedStandings> table;
    if (!*only) {
        auto compared = checkStandings(arguments.operand(0));
        if (!compared)
            return Unexpected{compared.error()};
        table = std::move(compared).value();
    }
    if (arguments.has("json"))
        printJson(console, {{"rounds", rounds},
                            {"differences", static_cast<qint64>(differing)},
                            {"standings", table ? QJsonValue(asJson(*table)) : QJsonValue()}});
    else if (table)
        print(*table, console);
    if (differing > 0 || (table && !table->differences.empty()))
        return differ(arguments.operand(0), differing, file->rounds.size(), table);
    return Done{};
}

} // namespace pairwright::cli
