#include "app/cli/console/choices.h"

#include "app/domain/setup/settings.h"
#include "engine/base/limits.h"
#include "engine/capabilities.h"
#include "engine/trf/convert/system_choice.h"

#include <algorithm>
#include <cctype>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace pairwright::cli {

namespace {

/// --maxi, which is for the Lim system only.
constexpr std::string_view ratingLimitOption = "lim-maxi";
/// --games, of a Scheveningen match.
constexpr std::string_view gamesOption = "scheveningen-games";
constexpr std::string_view scheveningen = "scheveningen";

} // namespace

std::vector<OptionSpec> withChoices(std::vector<OptionSpec> more)
{
    std::vector<OptionSpec> options{
        {"system", "NAME",
         "dutch, dubov, burstein, lim, double-swiss, round-robin; of teams also team-swiss, scheveningen"},
        {"edition", "YEAR", "edition of the rules, for instance 2026"},
        {"rounds", "N", "number of rounds of the tournament; of double-swiss matches"},
        {"initial-colour", "COLOUR", "white or black: the lot drawn before round 1"},
        {"maxi", "CHOICE", "Lim: rating limit of a Maxi-tournament: auto, on or off"},
        {"cycles", "N", "round robin: how often everybody meets everybody, 1 to 8"},
        {"seam", "CHOICE", "round robin: the last two rounds of a cycle exchanged or straight"},
        {"games", "N", "Scheveningen: games of each two players, 1 or 2"}};
    options.insert(options.end(), more.begin(), more.end());
    return options;
}

Expected<Done, CliError> takeCycles(const Arguments& arguments, trf::Choices& choices)
{
    constexpr int mostCycles = 8;
    const auto cycles = arguments.number("cycles", 1, mostCycles);
    if (!cycles)
        return Unexpected{cycles.error()};
    if (!*cycles)
        return Done{};
    if (choices.system == scheveningen)
        return Unexpected{CliError{ExitCode::badRequest, "--cycles is for round robins; of a Scheveningen match give "
                                                         "--games"}};
    const SystemInfo* chosen = choices.system ? systemInForce(*choices.system, {}) : nullptr;
    if (!chosen || !capabilitiesOf(chosen->id).allPlayAll)
        return Unexpected{CliError{ExitCode::badRequest, "--cycles is for round robins: add --system round-robin"}};
    choices.system = std::string(trf::systemOfCycles(**cycles)->key);
    const std::string text = std::to_string(**cycles);
    if (pairwright::findOption(trf::cyclesOption)->has(text))
        choices.options.emplace_back(trf::cyclesOption, text);
    return Done{};
}

/// "auto, on or off"
std::string listed(std::span<const std::string_view> choices)
{
    std::string text;
    for (std::size_t i = 0; i < choices.size(); ++i)
        text.append(i == 0 ? "" : i + 1 == choices.size() ? " or " : ", ").append(choices[i]);
    return text;
}

Expected<Done, CliError> takeOptions(const Arguments& arguments, trf::Choices& choices)
{
    for (const auto& [name, key] : {std::pair<const char*, std::string_view>{"maxi", ratingLimitOption},
                                    std::pair<const char*, std::string_view>{"seam", trf::seamOption},
                                    std::pair<const char*, std::string_view>{"games", gamesOption}}) {
        const auto choice = arguments.value(name);
        if (!choice)
            continue;
        const SystemOption& option = *pairwright::findOption(key);
        if (!option.has(*choice))
            return Unexpected{CliError{ExitCode::badRequest, "--" + std::string(name) + " must be " +
                                                                 listed(option.choices) + ", not \"" + *choice + "\""}};
        choices.options.emplace_back(key, *choice);
    }
    return Done{};
}

Expected<trf::Choices, CliError> choicesOf(const Arguments& arguments)
{
    trf::Choices choices;
    choices.system = arguments.value("system");
    if (choices.system) // the manual writes "Lim"
        std::transform(choices.system->begin(), choices.system->end(), choices.system->begin(),
                       [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    const auto edition = arguments.number("edition", firstEdition, lastEdition);
    if (!edition)
        return Unexpected{edition.error()};
    choices.edition = *edition;
    const auto rounds = arguments.number("rounds", 1, mostRounds);
    if (!rounds)
        return Unexpected{rounds.error()};
    choices.rounds = *rounds;
    if (const auto colour = arguments.value("initial-colour")) {
        if (*colour != "white" && *colour != "black")
            return Unexpected{
                CliError{ExitCode::badRequest, "--initial-colour must be white or black, not \"" + *colour + "\""}};
        choices.initialColour = *colour == "white" ? Colour::White : Colour::Black;
    }
    if (auto taken = takeOptions(arguments, choices); !taken)
        return Unexpected{taken.error()};
    if (auto cycles = takeCycles(arguments, choices); !cycles)
        return Unexpected{cycles.error()};
    return choices;
}

Expected<Done, CliError> checkOptionsOf(SystemEdition system, const trf::Choices& choices)
{
    for (const auto& [key, choice] : choices.options) {
        const SystemOption* option = pairwright::findOption(key);
        if (option && capabilitiesOf(system).has(*option))
            continue;
        if (key == ratingLimitOption)
            return Unexpected{CliError{ExitCode::badRequest,
                                       "--maxi is for the Lim system only; leave it out, or choose "
                                       "--system lim"}};
        if (key == gamesOption)
            return Unexpected{CliError{ExitCode::badRequest, "--games is for a Scheveningen match; leave it out"}};
        return Unexpected{CliError{ExitCode::badRequest, "--" + key + " is for round robins of " +
                                                             (key == trf::seamOption ? "two" : "three") +
                                                             " cycles and more; leave it out"}};
    }
    return Done{};
}

} // namespace pairwright::cli
