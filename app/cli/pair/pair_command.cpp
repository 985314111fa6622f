#include "app/cli/pair/pair_command.h"

#include "app/cli/console/choices.h"
#include "app/cli/console/failure_exit.h"
#include "app/cli/console/json_output.h"
#include "app/cli/pair/pairing_task.h"
#include "engine/capabilities.h"
#include "engine/json/answers.h"
#include "engine/words/failure_words.h"

namespace pairwright::cli {

namespace {

void printPairs(const PairingTask& task, const RoundPairing& pairing, Console& console)
{
    console.print(std::to_string(pairing.boards.size() + (pairing.bye ? 1 : 0)) + "\n");
    for (const Board& board : pairing.boards)
        console.print(std::to_string(task.idOf(board.white)) + " " + std::to_string(task.idOf(board.black)) + "\n");
    if (pairing.bye)
        console.print(std::to_string(task.idOf(*pairing.bye)) + " 0\n");
}

json::Object headOf(const PairingTask& task)
{
    const SystemInfo* info = findSystem(task.request.system);
    return {{"round", task.round.value},
            {"system", info ? info->key : std::string_view()},
            {"edition", task.request.system.edition},
            {"remarks", textsJson(task.remarks)}};
}

void printPairsAsJson(const PairingTask& task, const RoundPairing& pairing, Console& console)
{
    json::Object object = headOf(task);
    const json::Object pairs = json::toJson(pairing, task.names());
    for (const json::Member& member : pairs.members())
        object.insert(member.key, member.value);
    printJson(console, std::move(object));
}

void printFailureAsJson(const PairingTask& task, const PairingFailure& failure, Console& console)
{
    json::Object object = headOf(task);
    object.insert("failure", json::toJson(failure, task.names()));
    printJson(console, std::move(object));
}

} // namespace

const CommandSpec& PairCommand::spec() const
{
    static const CommandSpec spec{
        "pair",
        "Pairs the next round of FILE, a TRF or a tournament file (.pairwright), which is not changed.",
        {"FILE"},
        withChoices({{"json", "", "machine-readable output"}}),
        "Prints the number of lines that follow, then \"white black\" for each board with the ids of the\n"
        "file, the bye last as \"id 0\". Without options the records of the file decide: 192, 042, 142 or\n"
        "XXR, 152 or XXC. A last round column that holds only 0000 - H, F or Z is the round to pair.\n"
        "Examples: pairwright-cli pair open.trf\n"
        "          pairwright-cli pair open.trf --system dubov --edition 2026 --json\n"
        "Exit codes: 0 done, 1 no legal pairing, 2 internal error, 3 bad request or content,\n"
        "4 too large, 5 file access."};
    return spec;
}

Expected<Done, CliError> PairCommand::run(const Arguments& arguments, Console& console) const
{
    const auto choices = choicesOf(arguments);
    if (!choices)
        return Unexpected{choices.error()};
    const auto task = loadPairingTask(arguments.operand(0), *choices);
    if (!task)
        return Unexpected{task.error()};
    if (!choices->options.empty() && capabilitiesOf(task->request.system).options.empty())
        return Unexpected{CliError{ExitCode::badRequest, "--maxi is for the Lim system only; leave it out, or choose "
                                                         "--system lim"}};
    console.sayAll(task->remarks);
    const auto pairing = pairRound(task->state, task->request);
    const bool json = arguments.has("json");
    if (!pairing) {
        if (json)
            printFailureAsJson(*task, pairing.error(), console);
        return Unexpected{CliError{exitCodeOf(pairing.error().reason),
                                   arguments.operand(0) + ": " + failureText(pairing.error(), task->names())}};
    }
    if (pairing->arbiterDecides)
        console.say(
            "the rules leave part of this round to the arbiter; this is a legal proposal (explain names the step "
            "and the players)");
    if (json)
        printPairsAsJson(*task, *pairing, console);
    else
        printPairs(*task, *pairing, console);
    return Done{};
}

} // namespace pairwright::cli
