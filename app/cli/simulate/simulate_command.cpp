#include "app/cli/simulate/simulate_command.h"

#include "app/cli/console/all_cores.h"
#include "app/cli/generate/generator_options.h"
#include "app/cli/input/file_content.h"
#include "app/cli/simulate/simulation_report.h"

namespace pairwright::cli {

namespace {

constexpr int usualCount = 100;

std::vector<OptionSpec> simulateOptions()
{
    std::vector<OptionSpec> options = generatorOptions();
    options.push_back({"csv", "OUT", "a line for each tournament, for a spreadsheet; - is standard output"});
    return options;
}

std::string headOf(const generator::Settings& settings, const Seeds& seeds, std::size_t played)
{
    const SystemInfo& info = *findSystem(settings.system);
    return std::to_string(played) + (played == 1 ? " tournament" : " tournaments") + " of " + std::string(info.name) +
           " " + std::to_string(info.id.edition) + ", seeds from " + std::to_string(seeds.first) + "\n" +
           generator::toOptions(settings) + "\n\n";
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
        "Exit codes: 0 done, 3 bad request, 5 file access, 130 stopped: the table is of those that were played."};
    return spec;
}

Expected<Done, CliError> SimulateCommand::run(const Arguments& arguments, Console& console) const
{
    const auto settings = generatorSettings(arguments);
    if (!settings)
        return Unexpected{settings.error()};
    const auto seeds = seedsOf(arguments, usualCount);
    if (!seeds)
        return Unexpected{seeds.error()};
    const auto count = static_cast<std::size_t>(seeds->count);
    std::vector<std::optional<generator::Figures>> outcomes(count);
    const Ended ended = onAllCores(
        count, seeds->threads,
        [&](std::size_t index, const std::stop_token& stop) {
            outcomes[index] = generator::simulate(*settings, static_cast<std::uint64_t>(seeds->first) + index, stop);
        },
        [&](std::size_t done) { console.progress(done, count); });
    console.endProgress();
    std::vector<generator::Figures> figures;
    for (const auto& slot : outcomes)
        if (slot)
            figures.push_back(*slot);
    const auto csv = arguments.value("csv");
    if (csv == "-")
        console.print(simulationCsv(figures));
    else
        console.print(headOf(*settings, *seeds, figures.size()) + simulationTable(figures));
    if (csv && csv != "-")
        if (auto written = writeFile(*csv, QByteArray::fromStdString(simulationCsv(figures))); !written)
            return written;
    if (ended == Ended::interrupted)
        return Unexpected{CliError{ExitCode::interrupted, "stopped after " + std::to_string(figures.size()) + " of " +
                                                              std::to_string(count) + " tournaments"}};
    return Done{};
}

} // namespace pairwright::cli
