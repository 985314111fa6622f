#include "app/cli/check_command.h"

#include "app/cli/choices.h"
#include "app/cli/failure_text.h"
#include "app/cli/json_output.h"
#include "app/cli/recorded_rounds.h"
#include "app/cli/verdict_text.h"

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
    console.print(head + "differs\n");
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
                       {"clean", checked.isClean()}};
    if (checked.refused)
        object.insert("refused", QString::fromStdString(failureText(*checked.refused, recorded.task)));
    else
        object.insert("verdict", toJson(*checked.verdict, recorded.task));
    return object;
}

} // namespace

const CommandSpec& CheckCommand::spec() const
{
    static const CommandSpec spec{
        "check",
        "Pairs every recorded round of FILE again and reports each that is not as the rules give it.",
        {"FILE"},
        withChoices({{"round", "N", "this round only"}, {"json", "", "machine-readable output"}}),
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
        differing += checked.isClean() ? 0U : 1U;
        if (arguments.has("json"))
            rounds.append(asJson(recorded, checked));
        else
            print(recorded, checked, console);
    }
    if (arguments.has("json"))
        printJson(console, {{"rounds", rounds}, {"differences", static_cast<qint64>(differing)}});
    if (differing > 0)
        return Unexpected{CliError{ExitCode::differences, arguments.operand(0) + ": " + std::to_string(differing) +
                                                              " of " + std::to_string(file->rounds.size()) +
                                                              " rounds not as the rules give them"}};
    return Done{};
}

} // namespace pairwright::cli
