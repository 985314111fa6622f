#include "app/cli/pair/pair_command.h"

#include "app/cli/console/choices.h"
#include "app/cli/console/failure_exit.h"
#include "app/cli/console/json_output.h"
#include "app/cli/pair/pairing_task.h"
#include "engine/capabilities.h"
#include "engine/json/answers.h"
#include "engine/registry.h"
#include "engine/round_rules.h"
#include "engine/words/failure_words.h"

namespace pairwright::cli {

namespace {

/// Who has the bye, or in a round robin is free.
std::optional<Tpn> withoutBoard(const PairingTask& task, const RoundPairing& pairing)
{
    return pairing.bye ? pairing.bye
                       : freePlayer(task.request.system, pairing, static_cast<int>(task.state.players.size()));
}

void printPairs(const PairingTask& task, RoundNumber round, const RoundPairing& pairing, Console& console)
{
    const std::optional<Tpn> without = withoutBoard(task, pairing);
    console.print(std::to_string(pairing.boards.size() + (without ? 1 : 0)) + "\n");
    for (const Board& board : pairing.boards)
        console.print(std::to_string(task.idOf(board.white)) + " " + std::to_string(task.idOf(board.black)) + "\n");
    if (without)
        console.print(std::to_string(task.idOf(*without)) + " 0\n");
    console.print(gamesText(task, round, pairing));
}

void insertGames(const PairingTask& task, RoundNumber round, const RoundPairing& pairing, json::Object& object)
{
    if (const auto games = seatedGames(task.request, round, pairing, task.orders); !games.empty())
        object.insert("games", json::toJson(games));
}

json::Object headOf(const PairingTask& task)
{
    const PairingSystem* system = pairingSystem(task.request.system); // of teams, too
    return {{"round", task.round.value},
            {"system", system ? system->info.key : std::string_view()},
            {"edition", task.request.system.edition},
            {"remarks", textsJson(task.remarks)}};
}

void printPairsAsJson(const PairingTask& task, const RoundPairing& pairing, Console& console)
{
    json::Object object = headOf(task);
    const json::Object pairs = json::toJson(pairing, task.names());
    for (const json::Member& member : pairs.members())
        object.insert(member.key, member.value);
    if (const auto without = withoutBoard(task, pairing); without && !pairing.bye)
        object.insert("free", task.idOf(*without));
    insertGames(task, task.round, pairing, object);
    printJson(console, std::move(object));
}

void printFailureAsJson(const PairingTask& task, const PairingFailure& failure, Console& console)
{
    json::Object object = headOf(task);
    object.insert("failure", json::toJson(failure, task.names()));
    printJson(console, std::move(object));
}

CliError failed(const PairingTask& task, const PairingFailure& failure, const Arguments& arguments)
{
    std::string text = arguments.operand(0) + ": " + failureText(failure, task.names());
    const bool isImpossible = failure.reason == PairingFailure::Reason::noLegalPairing ||
                              failure.reason == PairingFailure::Reason::noEligibleForBye;
    if (isImpossible)
        text +=
            "; such a round is made by hand: in the window, where Pair Round (F6) offers it, or as a round of the file";
    return {exitCodeOf(failure.reason), std::move(text)};
}

/// All rounds of a system that makes them at once, from the first on.
Expected<Done, CliError> printAll(const PairingTask& task, const Arguments& arguments, Console& console)
{
    if (capabilitiesOf(task.request.system).rounds == RoundsMade::oneByOne)
        return Unexpected{CliError{ExitCode::badRequest,
                                   "--all is for round robins and Scheveningen; this system makes each round from "
                                   "the results of the one before"}};
    const auto rounds = layOut(task.state, task.request);
    if (!rounds)
        return Unexpected{failed(task, rounds.error(), arguments)};
    json::Array told;
    RoundNumber round{0};
    for (const RoundPairing& pairing : *rounds) {
        ++round.value;
        if (!arguments.has("json")) {
            printPairs(task, round, pairing, console);
            continue;
        }
        json::Object object = json::toJson(pairing, task.names());
        object.insert("round", round.value);
        insertGames(task, round, pairing, object);
        if (const auto without = withoutBoard(task, pairing))
            object.insert("free", task.idOf(*without));
        told.emplace_back(std::move(object));
    }
    if (arguments.has("json")) {
        json::Object object = headOf(task);
        object.insert("rounds", std::move(told));
        printJson(console, std::move(object));
    }
    return Done{};
}

} // namespace

const CommandSpec& PairCommand::spec() const
{
    static const CommandSpec spec{
        "pair",
        "Pairs the next round of FILE, a TRF or a tournament file (.pairwright), which is not changed.",
        {"FILE"},
        withChoices({{"all", "", "all rounds of a round robin or a Scheveningen match, from the first"},
                     {"json", "", "machine-readable output"}}),
        "Prints the number of lines that follow, then \"white black\" for each board with the ids of the\n"
        "file, the bye, or who is free in a round robin, last as \"id 0\". Without options the records of the file "
        "decide: 192, 042, 142 or\n"
        "XXR, 152 or XXC. Of a Scheveningen match the games follow, White first, as \"board 1: 3 Name - 9 Name\".\n"
        "A last round column that holds only 0000 - H, F or Z is the round to pair.\n"
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
    if (auto checked = checkOptionsOf(task->request.system, *choices); !checked)
        return Unexpected{checked.error()};
    console.sayAll(task->remarks);
    if (arguments.has("all"))
        return printAll(*task, arguments, console);
    const auto pairing = pairRound(task->state, task->request);
    const bool json = arguments.has("json");
    if (!pairing) {
        if (json)
            printFailureAsJson(*task, pairing.error(), console);
        return Unexpected{failed(*task, pairing.error(), arguments)};
    }
    if (pairing->arbiterDecides)
        console.say(
            "the rules leave part of this round to the arbiter; this is a legal proposal (explain names the step "
            "and the players)");
    if (json)
        printPairsAsJson(*task, *pairing, console);
    else
        printPairs(*task, task->round, *pairing, console);
    return Done{};
}

} // namespace pairwright::cli
