#include "app/cli/console/choices.h"

#include "app/domain/settings.h"
#include "engine/base/limits.h"

#include <algorithm>
#include <cctype>

namespace pairwright::cli {

std::vector<OptionSpec> withChoices(std::vector<OptionSpec> more)
{
    std::vector<OptionSpec> options{{"system", "NAME", "dutch, dubov, burstein, lim or double-swiss"},
                                    {"edition", "YEAR", "edition of the rules, for instance 2026"},
                                    {"rounds", "N", "number of rounds of the tournament; of double-swiss matches"},
                                    {"initial-colour", "COLOUR", "white or black: the lot drawn before round 1"},
                                    {"maxi", "CHOICE", "Lim: rating limit of a Maxi-tournament: auto, on or off"}};
    options.insert(options.end(), more.begin(), more.end());
    return options;
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
    if (const auto maxi = arguments.value("maxi")) {
        choices.options.emplace_back(ratingLimitOption, *maxi);
        if (!pairwright::findOption(ratingLimitOption)->has(*maxi))
            return Unexpected{CliError{ExitCode::badRequest, "--maxi must be auto, on or off, not \"" + *maxi + "\""}};
    }
    return choices;
}

} // namespace pairwright::cli
