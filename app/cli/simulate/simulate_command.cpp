#include "app/cli/simulate/simulate_command.h"

#include "app/cli/console/all_cores.h"
#include "app/cli/generate/generator_options.h"
#include "app/cli/input/file_content.h"
#include "app/cli/simulate/simulation_report.h"
#include "app/cli/simulate/team_figures.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/trf/convert/system_choice.h"

namespace pairwright::cli {

namespace {

constexpr int usualCount = 100;

std::vector<OptionSpec> simulateOptions()
{
    std::vector<OptionSpec> options = generatorOptions();
    options.push_back({"csv", "OUT", "a line for each tournament, for a spreadsheet; - is standard output"});
    return options;
}

/// What is played: an event of players, or one of teams.
struct SetUp {
    generator::Settings settings;
    std::optional<generator::TeamSettings> teams;

    [[nodiscard]] Entrants entrants() const { return teams ? Entrants::teams : Entrants::players; }
    [[nodiscard]] const SystemInfo& system() const { return *knownSystem(teams ? teams->system : settings.system); }
    [[nodiscard]] std::optional<generator::Figures> play(std::uint64_t seed, const std::stop_token& stop) const
    {
        return teams ? generator::simulateTeams(*teams, seed, stop) : generator::simulate(settings, seed, stop);
    }
};

Expected<SetUp, CliError> setUpOf(const Arguments& arguments)
{
    SetUp setUp;
    if (areTeams(arguments)) {
        auto teams = teamGeneratorSettings(arguments);
        if (!teams)
            return Unexpected{teams.error()};
        setUp.teams = *teams;
        return setUp;
    }
    auto settings = generatorSettings(arguments);
    if (!settings)
        return Unexpected{settings.error()};
    setUp.settings = std::move(*settings);
    return setUp;
}

std::string optionsOf(const SetUp& setUp)
{
    if (!setUp.teams)
        return generator::toOptions(setUp.settings);
    const auto text = [](const char* name, generator::Range range) {
        return " --" + std::string(name) + " " + std::to_string(range.least) +
               (range.most > range.least ? ".." + std::to_string(range.most) : "");
    };
    const Capabilities& can = capabilitiesOf(setUp.teams->system);
    const bool isLeague = can.allPlayAll && can.entrants == Entrants::players;
    std::string options = "--system " + std::string(isLeague ? trf::systemOfCycles(1)->key : setUp.system().key);
    if (isLeague)
        options += " --cycles " + std::to_string(cyclesOf(setUp.teams->system, setUp.teams->options));
    if (isLeague || !can.allPlayAll)
        options += text("teams", setUp.teams->teams);
    options += text("boards", setUp.teams->boards);
    return can.allPlayAll ? options : options + text("rounds", setUp.teams->rounds);
}

std::string headOf(const SetUp& setUp, const Seeds& seeds, std::size_t played)
{
    const SystemInfo& info = setUp.system();
    return std::to_string(played) + (played == 1 ? " tournament" : " tournaments") + " of " + std::string(info.name) +
           " " + std::to_string(info.id.edition) + ", seeds from " + std::to_string(seeds.first) + "\n" +
           optionsOf(setUp) + "\n\n";
}

} // namespace

const CommandSpec& SimulateCommand::spec() const
{
    static const CommandSpec spec{
        "simulate",
        "Plays many random tournaments of one set-up and tells how they come out.",
        {},
        simulateOptions(),
        "Who wins, how rank and strength agree (Spearman), colours, floats, byes: mean, deviation, least and most of\n"
        "all tournaments (100 if --count does not say otherwise). Results follow the strengths by the model of\n"
        "FIDE's generators; the same options and seeds give the same figures on every machine.\n"
        "Examples: pairwright-cli simulate --players 60 --rounds 9 --count 1000 --seed 1\n"
        "          pairwright-cli simulate --system dubov --players 60 --rounds 9 --seed 1 --csv dubov.csv\n"
        "          pairwright-cli simulate --system team-swiss --teams 30 --boards 4 --rounds 7 --count 1000 --seed 1\n"
        "Exit codes: 0 done, 3 bad request, 5 file access, 130 stopped: the table is of those that were played."};
    return spec;
}

Expected<Done, CliError> SimulateCommand::run(const Arguments& arguments, Console& console) const
{
    const auto setUp = setUpOf(arguments);
    if (!setUp)
        return Unexpected{setUp.error()};
    const auto seeds = seedsOf(arguments, usualCount);
    if (!seeds)
        return Unexpected{seeds.error()};
    const auto count = static_cast<std::size_t>(seeds->count);
    std::vector<std::optional<generator::Figures>> outcomes(count);
    const Ended ended = onAllCores(
        count, seeds->threads,
        [&](std::size_t index, const std::stop_token& stop) {
            outcomes[index] = setUp->play(static_cast<std::uint64_t>(seeds->first) + index, stop);
        },
        [&](std::size_t done) { console.progress(done, count); });
    console.endProgress();
    std::vector<generator::Figures> figures;
    for (const auto& slot : outcomes)
        if (slot)
            figures.push_back(*slot);
    const auto csv = arguments.value("csv");
    if (csv == "-")
        console.print(simulationCsv(figures, setUp->entrants()));
    else
        console.print(headOf(*setUp, *seeds, figures.size()) + simulationTable(figures, setUp->entrants()));
    if (csv && csv != "-")
        if (auto written = writeFile(*csv, QByteArray::fromStdString(simulationCsv(figures, setUp->entrants())));
            !written)
            return written;
    if (ended == Ended::interrupted)
        return Unexpected{CliError{ExitCode::interrupted, "stopped after " + std::to_string(figures.size()) + " of " +
                                                              std::to_string(count) + " tournaments"}};
    return Done{};
}

} // namespace pairwright::cli
