#include "app/cli/generate/generator_options.h"

#include "app/cli/console/choices.h"
#include "app/cli/input/file_content.h"
#include "app/cli/input/trf_import_text.h"
#include "app/cli/input/trf_input.h"
#include "engine/base/limits.h"
#include "engine/capabilities.h"
#include "engine/generator/like.h"
#include "engine/trf/convert/system_choice.h"
#include "engine/trf/text/text.h"

#include <algorithm>
#include <array>
#include <random>

namespace pairwright::cli {

namespace {

constexpr int largestNumber = 999'999'999;

const char* const ownOptions[] = {"draws", "shape", "acceleration", "points", "tie-breaks", "stop-after"};

struct Chosen {
    SystemEdition system;
    std::vector<std::pair<std::string, std::string>> options;
};

Expected<Chosen, CliError> systemOf(const Arguments& arguments, const std::optional<trf::Document>& model)
{
    const auto edition = arguments.number("edition", firstEdition, lastEdition);
    if (!edition)
        return Unexpected{edition.error()};
    trf::Choices choices;
    choices.edition = *edition;
    choices.system = arguments.value("system");
    for (const auto& take : {takeCycles, takeOptions})
        if (auto taken = take(arguments, choices); !taken)
            return Unexpected{taken.error()};
    trf::Document anything;
    anything.gamesOfARound = trf::gamesOfARound(choices).value_or(model ? model->gamesOfARound : 1);
    auto system = trf::chooseSystem(model && !choices.system ? *model : anything, choices);
    if (!system)
        return Unexpected{CliError{ExitCode::badRequest, trf::describe(system.error())}};
    if (auto checked = checkOptionsOf(system->edition, choices); !checked)
        return Unexpected{checked.error()};
    if (arguments.value("rounds") && capabilitiesOf(system->edition).allPlayAll)
        return Unexpected{CliError{ExitCode::badRequest, "the rounds of a round robin follow from its players: leave "
                                                         "out --rounds"}};
    return Chosen{system->edition, std::move(choices.options)};
}

/// Ratings that the user typed, in the option or in a file. Number of players and unrated ones follow from them.
Expected<Done, CliError> takeRatings(const Arguments& arguments, generator::Settings& settings)
{
    const auto list = arguments.value("ratings");
    const auto path = arguments.value("ratings-file");
    if (!list && !path)
        return Done{};
    if (list && path)
        return Unexpected{CliError{ExitCode::badRequest, "--ratings and --ratings-file say the same: leave out one"}};
    std::string text = list.value_or("");
    if (path) {
        const auto content = readFile(*path);
        if (!content)
            return Unexpected{content.error()};
        text = content->bytes.toStdString();
    }
    settings.unrated = {};
    if (generator::setOption(settings, "ratings", text))
        return Done{};
    if (path)
        return Unexpected{CliError{ExitCode::badRequest, *path + " must hold two or more ratings from 0 (unrated) to "
                                                                 "4000, with blanks, commas or lines between them"}};
    return Unexpected{CliError{ExitCode::badRequest,
                               generator::describe({generator::SettingsError::Reason::badValue, "ratings", text})}};
}

} // namespace

Expected<generator::Settings, CliError> generatorSettings(const Arguments& arguments)
{
    const auto path = arguments.value("like");
    std::optional<trf::Document> model;
    if (path) {
        const auto content = readFile(*path);
        if (!content)
            return Unexpected{content.error()};
        auto file = readTrf(*path, content->bytes);
        if (!file)
            return Unexpected{file.error()};
        model = std::move(file->document);
    }
    const auto system = systemOf(arguments, model);
    if (!system)
        return Unexpected{system.error()};
    generator::Settings settings = generator::drawnFor(system->system);
    if (arguments.has("eventful"))
        settings = generator::eventful(system->system);
    if (model)
        settings = generator::like(*model, system->system);
    for (const auto& [key, choice] : system->options)
        settings.options.set(*findOption(key), choice);
    const auto set = [&](std::string_view name) -> Expected<Done, generator::SettingsError> {
        const auto value = arguments.value(name);
        return value ? generator::setOption(settings, name, *value) : Done{};
    };
    if (auto taken = takeRatings(arguments, settings); !taken)
        return Unexpected{taken.error()};
    Expected<Done, generator::SettingsError> outcome = Done{};
    for (const generator::RangeOption& option : generator::rangeOptions())
        outcome = outcome ? set(option.name) : outcome;
    const auto& named = generator::forfeitsByKind();
    if (std::any_of(named.begin(), named.end(), [&](std::string_view name) { return arguments.value(name); }))
        settings.forfeits = {};
    for (const generator::RateOption& option : generator::rateOptions())
        outcome = outcome ? set(option.name) : outcome;
    for (const char* name : ownOptions)
        outcome = outcome ? set(name) : outcome;
    // Where nobody asks for it, only points that allow it are accelerated.
    const bool isDrawn = !arguments.has("acceleration") && !arguments.has("eventful") && !model;
    if (const auto valid = generator::validated(settings);
        isDrawn && !valid && valid.error().reason == generator::SettingsError::Reason::cannotAccelerate)
        settings.acceleration = generator::Acceleration::none;
    outcome = outcome ? generator::validated(settings) : outcome;
    if (!outcome)
        return Unexpected{CliError{ExitCode::badRequest, generator::describe(outcome.error())}};
    return settings;
}

bool areTeams(const Arguments& arguments)
{
    const std::string key = arguments.value("system").value_or("");
    return arguments.has("teams") || arguments.has("boards") ||
           std::ranges::any_of(teamSystems(), [&key](const SystemInfo& info) { return info.key == key; });
}

namespace {

/// One of those that pair teams, or a round robin.
Expected<Chosen, CliError> teamSystemOf(const Arguments& arguments)
{
    const std::string key = arguments.value("system").value_or("");
    for (const SystemInfo& info : teamSystems()) {
        if (info.key != key)
            continue;
        if (arguments.has("cycles") || arguments.has("seam"))
            return badRequest("--cycles and --seam are for a round robin; of a Scheveningen match give --games");
        if (arguments.has("rounds") && capabilitiesOf(info.id).allPlayAll)
            return badRequest("the rounds of a Scheveningen match follow from its boards: leave out --rounds");
        return Chosen{info.id, {}};
    }
    auto chosen = systemOf(arguments, std::nullopt);
    if (chosen && !capabilitiesOf(chosen->system).allPlayAll)
        return badRequest("--teams and --boards are for team-swiss, round-robin and scheveningen");
    return chosen;
}

/// "7" or "5..40".
std::optional<generator::Range> rangeOf(const std::string& text, int least, int most)
{
    const std::size_t dots = text.find("..");
    const auto first = trf::parseNumber(text.substr(0, dots));
    const auto last = dots == std::string::npos ? first : trf::parseNumber(text.substr(dots + 2));
    if (!first || !last || *first < least || *last > most || *first > *last)
        return std::nullopt;
    return generator::Range{*first, *last};
}

} // namespace

Expected<generator::TeamSettings, CliError> teamGeneratorSettings(const Arguments& arguments)
{
    constexpr int mostTeams = 400; // with their players in four digits
    constexpr int mostOfATable = 40;
    constexpr int mostBoards = 20;
    constexpr int fewestOfATable = 3;
    constexpr std::array<std::string_view, 13> ofTeams{"system", "edition",    "seed",        "count",  "teams",
                                                       "boards", "rounds",     "threads",     "cycles", "seam",
                                                       "games",  "stop-after", "acceleration"};
    for (const OptionSpec& option : generatorOptions())
        if (arguments.has(option.name) && std::ranges::find(ofTeams, option.name) == ofTeams.end() &&
            option.name != "eventful") // they always are
            return badRequest("--" + std::string(option.name) + " is for tournaments of players, not of teams");
    const auto system = teamSystemOf(arguments);
    if (!system)
        return Unexpected{system.error()};
    generator::TeamSettings settings;
    settings.system = system->system;
    for (const auto& [key, choice] : system->options)
        settings.options.set(*findOption(key), choice);
    const Capabilities& can = capabilitiesOf(settings.system);
    const bool isLeague = can.allPlayAll && can.entrants == Entrants::players;
    const bool isScheveningen = can.allPlayAll && !isLeague;
    if (isScheveningen && arguments.has("teams"))
        return badRequest("two teams play a Scheveningen match: leave out --teams");
    if (const auto games = arguments.value("games")) {
        const SystemOption& option = *findOption("scheveningen-games");
        if (!isScheveningen || !option.has(*games))
            return badRequest("--games is for a Scheveningen match, and 1 or 2");
        settings.options.set(option, *games);
    }
    const auto stopAfter = arguments.number("stop-after", 1, mostRounds);
    if (!stopAfter)
        return Unexpected{stopAfter.error()};
    settings.stopAfter = *stopAfter;
    if (const auto acceleration = arguments.value("acceleration")) {
        generator::Settings ofPlayers;
        if (!generator::setOption(ofPlayers, "acceleration", *acceleration) ||
            (can.allPlayAll && ofPlayers.acceleration != generator::Acceleration::none))
            return badRequest("--acceleration is for team-swiss: none, baku or sometimes");
        settings.acceleration = ofPlayers.acceleration;
    }
    if (isLeague)
        settings.teams = {4, 12};
    if (isScheveningen)
        settings.boards = {fewestOfATable, 10};
    struct Asked {
        const char* name;
        generator::Range* range;
        int least;
        int most;
    };
    for (const Asked& asked :
         {Asked{"teams", &settings.teams, isLeague ? fewestOfATable : 2, isLeague ? mostOfATable : mostTeams},
          Asked{"boards", &settings.boards, isScheveningen ? fewestOfATable : 1, mostBoards},
          Asked{"rounds", &settings.rounds, 1, mostRounds}}) {
        const auto text = arguments.value(asked.name);
        const auto range = text ? rangeOf(*text, asked.least, asked.most) : *asked.range;
        if (!range)
            return Unexpected{
                CliError{ExitCode::badRequest, std::string("--") + asked.name + " must be a number or a range from " +
                                                   std::to_string(asked.least) + " to " + std::to_string(asked.most) +
                                                   ", not \"" + *text + "\""}};
        *asked.range = *range;
    }
    return settings;
}

Expected<Seeds, CliError> seedsOf(const Arguments& arguments, int usualCount)
{
    const auto seed = arguments.number("seed", 0, largestNumber);
    const auto count = arguments.number("count", 1, largestNumber);
    const auto threads = arguments.number("threads", 1, mostThreads);
    for (const auto* number : {&seed, &count, &threads})
        if (!*number)
            return Unexpected{number->error()};
    const Seeds seeds{seed->value_or(static_cast<int>(std::random_device()() % 1'000'000'000)),
                      count->value_or(usualCount), threads->value_or(0)};
    if (seeds.first > largestNumber - seeds.count + 1)
        return Unexpected{CliError{ExitCode::badRequest, "--seed and --count reach beyond the largest seed, " +
                                                             std::to_string(largestNumber)}};
    return seeds;
}

std::vector<OptionSpec> generatorOptions()
{
    std::vector<OptionSpec> options{
        {"system", "NAME", "dutch, dubov, burstein, lim, double-swiss, round-robin, team-swiss or scheveningen"},
        {"teams", "N|A..B",
         "number of teams, of team-swiss or round-robin; all but rounds, acceleration, seeds and threads follows from "
         "it"},
        {"boards", "N|A..B", "boards of a match of teams"},
        {"cycles", "N", "round robin: how often everybody meets everybody, 1 to 8"},
        {"seam", "CHOICE", "round robin: the last two rounds of a cycle exchanged or straight"},
        {"games", "N", "Scheveningen: games of each two players, 1 or 2"},
        {"edition", "YEAR", "edition of the rules, for instance 2026"},
        {"seed", "N", "of the first tournament; the next has N+1 (default: by chance)"},
        {"count", "N", "number of tournaments"},
        {"like", "FILE", "rates, players and rounds as in this TRF; other options go before it"},
        {"eventful", "", "everything happens: all kinds of byes, absences, points, acceleration"}};
    for (const generator::RangeOption& option : generator::rangeOptions())
        options.push_back({option.name, "N|A..B", option.help});
    for (const generator::RateOption& option : generator::rateOptions())
        options.push_back({option.name, "RATE", option.help});
    const std::vector<OptionSpec> rest{
        {"ratings", "LIST", "the ratings of all players, with commas; 0 is unrated"},
        {"ratings-file", "FILE", "the same from a text file"},
        {"draws", "N|A..B", "per cent of draws between equals (default: by the model)"},
        {"shape", "NAME", "how ratings spread: even, bell or pyramid; several with commas"},
        {"acceleration", "CHOICE", "none, baku or sometimes"},
        {"points", "W/D/L[/BYE]", "for win, draw, loss, bye; several with commas"},
        {"tie-breaks", "LIST", "of the ranks, or any: drawn anew for each tournament"},
        {"stop-after", "N", "rounds to play; the others stay open"},
        {"threads", "N", "threads to use (default: one for each core)"}};
    options.insert(options.end(), rest.begin(), rest.end());
    return options;
}

} // namespace pairwright::cli
