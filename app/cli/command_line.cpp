#include "app/cli/command_line.h"

#include "app/cli/about/completion_command.h"
#include "app/cli/about/version_command.h"
#include "app/cli/check/check_command.h"
#include "app/cli/convert/convert_command.h"
#include "app/cli/generate/generate_command.h"
#include "app/cli/lists/lists_command.h"
#include "app/cli/pair/explain_command.h"
#include "app/cli/pair/pair_command.h"
#include "app/cli/prizes/prizes_command.h"
#include "app/cli/ratings/ratings_command.h"
#include "app/cli/simulate/simulate_command.h"
#include "app/cli/standings/standings_command.h"
#include "app/cli/web/web_command.h"
#include "app/cli/what_if/what_if_command.h"

#include <algorithm>
#include <array>

namespace pairwright::cli {

namespace {

std::string generalHelp(std::span<const Command* const> commands)
{
    std::string text = "Usage: pairwright-cli COMMAND ...\n\nPairs Swiss tournaments by the rules of FIDE.\n\n";
    constexpr std::size_t width = 14;
    for (const Command* command : commands) {
        std::string line = "  " + std::string(command->spec().name);
        line.resize(std::max(line.size(), width), ' ');
        text += line + std::string(command->spec().summary) + "\n";
    }
    return text + "\npairwright-cli COMMAND -h tells more about a command.\n";
}

ExitCode finish(Console& console, ExitCode code)
{
    if (console.flush())
        return code;
    console.say("cannot write to standard output");
    return ExitCode::fileAccess;
}

ExitCode refuse(Console& console, const CliError& error)
{
    console.say(error.message);
    return finish(console, error.code);
}

ExitCode runCommand(const Command& command, std::span<const std::string> words, Console& console)
{
    const auto arguments = parseArguments(command.spec(), words);
    if (!arguments)
        return refuse(console, arguments.error());
    if (arguments->wantsHelp()) {
        console.print(helpText(command.spec()));
        return finish(console, ExitCode::done);
    }
    if (const auto outcome = command.run(*arguments, console); !outcome)
        return refuse(console, outcome.error());
    return finish(console, ExitCode::done);
}

} // namespace

ExitCode runCommandLine(std::span<const std::string> words)
{
    const PairCommand pair;
    const CheckCommand check;
    const ExplainCommand explain;
    const StandingsCommand standings;
    const RatingsCommand ratings;
    const PrizesCommand prizes;
    const ConvertCommand convert;
    const GenerateCommand generate;
    const WhatIfCommand whatIf;
    const SimulateCommand simulate;
    const ListsCommand lists;
    const WebCommand web;
    const VersionCommand version;
    std::array<const Command*, 14> commands{&pair,    &check, &explain,  &standings, &ratings, &prizes,  &whatIf,
                                            &convert, &web,   &generate, &simulate,  &lists,   &version, nullptr};
    const CompletionCommand completion(commands);
    commands.back() = &completion;
    Console console;
    const std::string asked = words.empty() ? "" : words.front();
    if (asked == "-h" || asked == "--help" || asked == "help") {
        console.print(generalHelp(commands));
        return finish(console, ExitCode::done);
    }
    if (asked == "--version")
        return runCommand(version, {}, console);
    for (const Command* command : commands)
        if (command->spec().name == asked)
            return runCommand(*command, words.subspan(1), console);
    const std::string problem = words.empty() ? "a command is missing" : "unknown command \"" + asked + "\"";
    return refuse(console, {ExitCode::badRequest, problem + "; see pairwright-cli -h"});
}

} // namespace pairwright::cli
