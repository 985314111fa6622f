#include "app/cli/generate/generate_command.h"

#include "app/cli/console/all_cores.h"
#include "app/cli/generate/generator_options.h"
#include "app/cli/generate/team_event.h"
#include "app/cli/input/file_content.h"
#include "engine/generator/generate.h"
#include "engine/trf/document.h"
#include "engine/trf/writer.h"

#include <QDir>

#include <algorithm>
#include <mutex>

namespace pairwright::cli {

namespace {

struct Job {
    generator::Settings settings;
    std::optional<generator::TeamSettings> teams; ///< a team event instead
    std::optional<int> leastRounds;               ///< that --rounds asks for
    Seeds seeds;
    trf::Profile profile = trf::Profile::report;
    std::string folder;
};

/// What came of all of them.
struct Tally {
    int tournaments = 0;
    int rounds = 0;
    int stopped = 0;   ///< without a legal pairing before the last round
    int undecided = 0; ///< the rules left part of a round to the arbiter
    int fewer = 0;     ///< have fewer rounds than asked for
    std::optional<CliError> error;
};

Expected<Job, CliError> jobOf(const Arguments& arguments)
{
    Job job;
    if (areTeams(arguments)) {
        auto teams = teamGeneratorSettings(arguments);
        if (!teams)
            return Unexpected{teams.error()};
        job.teams = *teams;
    } else {
        auto settings = generatorSettings(arguments);
        if (!settings)
            return Unexpected{settings.error()};
        job.settings = std::move(*settings);
        if (arguments.value("rounds"))
            job.leastRounds = job.settings.rounds.least;
    }
    const auto seeds = seedsOf(arguments, 1);
    if (!seeds)
        return Unexpected{seeds.error()};
    job.seeds = *seeds;
    job.folder = arguments.value("out").value_or("");
    const std::string profile = arguments.value("profile").value_or("report");
    if (profile != "report" && profile != "engine")
        return Unexpected{
            CliError{ExitCode::badRequest, "--profile must be report or engine, not \"" + profile + "\""}};
    job.profile = profile == "engine" ? trf::Profile::engine : trf::Profile::report;
    if (job.folder.empty())
        return Unexpected{CliError{ExitCode::badRequest, "--out DIR is missing: the folder for the tournaments"}};
    if (!QDir().mkpath(QFile::decodeName(job.folder.c_str())))
        return Unexpected{CliError{ExitCode::fileAccess, "cannot make the folder " + job.folder}};
    return job;
}

const SystemInfo& systemOf(const Job& job)
{
    return *knownSystem(job.teams ? job.teams->system : job.settings.system);
}

constexpr std::size_t seedDigits = 9;

/// "dutch-2026-000000007.trf": files of one folder stand in the order of their seeds.
std::string fileName(const Job& job, int seed)
{
    const SystemInfo& info = systemOf(job);
    const std::string number = std::to_string(seed);
    const std::string name = std::string(info.key) + "-" + std::to_string(info.id.edition) + "-" +
                             std::string(seedDigits - std::min(seedDigits, number.size()), '0') + number +
                             (job.profile == trf::Profile::engine ? ".trfx" : ".trf");
    return QDir(QFile::decodeName(job.folder.c_str())).filePath(QString::fromStdString(name)).toStdString();
}

/// Other engines know the code of 192 without the year only. For events as late as these it means the edition of 2026,
/// which the comment names as well.
trf::Document forEveryEngine(trf::Document document)
{
    constexpr std::string_view withYear = "FIDE_DUTCH_2026";
    std::string& code = document.header.encodedType;
    if (code.starts_with(withYear)) {
        code.replace(0, withYear.size(), "FIDE_DUTCH");
        document.system = trf::SystemComment{"dutch", 2026};
    }
    return document;
}

/// What one seed gave.
struct Made {
    int rounds = 0;
    bool stopped = false;
    bool arbiterDecided = false;
    bool hasFewerRounds = false; ///< than asked for: so few players meet each other in fewer
};

Expected<Done, CliError> save(const Job& job, int seed, const Expected<trf::Written, trf::WriteError>& written)
{
    if (!written)
        return Unexpected{CliError{ExitCode::internalError, trf::describe(written.error())}};
    return writeFile(fileName(job, seed), QByteArray::fromStdString(written->text));
}

Expected<Made, CliError> makeTeams(const Job& job, int seed, const std::stop_token& stop)
{
    const auto generated = generator::generateTeams(*job.teams, static_cast<std::uint64_t>(seed), stop);
    const Made made{generated.file.pairedRounds(), generated.stopped.has_value(), false, false};
    if (stop.stop_requested())
        return made;
    if (auto saved = save(job, seed, trf::writeTeamFile(generated.file, job.profile)); !saved)
        return Unexpected{saved.error()};
    return made;
}

Expected<Made, CliError> makeOne(const Job& job, int seed, const std::stop_token& stop)
{
    if (job.teams)
        return makeTeams(job, seed, stop);
    const auto generated = generator::generate(job.settings, static_cast<std::uint64_t>(seed), stop);
    if (!generated)
        return Unexpected{CliError{ExitCode::badRequest, generator::describe(generated.error())}};
    const bool hasFewer = job.leastRounds && generated->document.rounds.value_or(0) < *job.leastRounds;
    const Made made{generated->document.pairedRounds(), generated->stopped.has_value(), generated->arbiterDecided,
                    hasFewer};
    if (stop.stop_requested())
        return made;
    const trf::WriteOptions options{trf::Version::trf26, job.profile};
    if (auto saved = save(job, seed, trf::write(forEveryEngine(generated->document), options)); !saved)
        return Unexpected{saved.error()};
    return made;
}

void count(const Expected<Made, CliError>& made, Tally& tally)
{
    if (!made) {
        tally.error = tally.error ? tally.error : made.error();
        return;
    }
    ++tally.tournaments;
    tally.rounds += made->rounds;
    tally.stopped += made->stopped ? 1 : 0;
    tally.undecided += made->arbiterDecided ? 1 : 0;
    tally.fewer += made->hasFewerRounds ? 1 : 0;
}

std::string summary(const Job& job, const Tally& tally)
{
    const SystemInfo& info = systemOf(job);
    std::string text = std::to_string(tally.tournaments) + (tally.tournaments == 1 ? " tournament" : " tournaments") +
                       " of " + std::string(info.name) + " " + std::to_string(info.id.edition) + " in " + job.folder +
                       ", seeds from " + std::to_string(job.seeds.first) + ": " + std::to_string(tally.rounds) +
                       " rounds";
    if (tally.stopped > 0)
        text += "; " + std::to_string(tally.stopped) + " end early, without a legal pairing";
    if (tally.undecided > 0)
        text += "; in " + std::to_string(tally.undecided) + " the rules leave a round to the arbiter";
    if (tally.fewer > 0)
        text += "; " + std::to_string(tally.fewer) + (tally.fewer == 1 ? " has" : " have") +
                " fewer rounds than asked for, because so few players meet each other in fewer";
    return text + "\n";
}

std::vector<OptionSpec> optionSpecs()
{
    std::vector<OptionSpec> options{{"out", "DIR", "folder for the files, made if there is none"}};
    const std::vector<OptionSpec> shared = generatorOptions();
    options.insert(options.end(), shared.begin(), shared.end());
    options.push_back({"profile", "NAME", "report (TRF26) or engine (with the extensions of pairing engines)"});
    return options;
}

} // namespace

const CommandSpec& GenerateCommand::spec() const
{
    static const CommandSpec spec{
        "generate",
        "Makes random tournaments, paired by the rules, as TRF files in DIR.",
        {},
        optionSpecs(),
        "Each file names its seed (012) and all settings (a comment), which give the same file on every machine.\n"
        "Where a range A..B is given, each tournament draws from it. A RATE is 30 (once in so many, each round), 5%\n"
        "(of them, each round) or 4x (four in the whole tournament); 3:4x and 1..4:10% hold for those rounds, several\n"
        "stand with commas; 0 is never. What is not given is drawn. Results follow FIDE's rating table, so that\n"
        "nobody's rating is expected to change. Ctrl+C stops; whole files are kept.\n"
        "Example: pairwright-cli generate --system dutch --count 1000 --seed 1 --players 20..200 --out random\n"
        "         pairwright-cli check random\n"
        "Exit codes: 0 done, 3 bad request, 5 file access, 130 stopped."};
    return spec;
}

Expected<Done, CliError> GenerateCommand::run(const Arguments& arguments, Console& console) const
{
    const auto job = jobOf(arguments);
    if (!job)
        return Unexpected{job.error()};
    Tally tally;
    std::mutex mutex;
    const Ended ended = onAllCores(
        static_cast<std::size_t>(job->seeds.count), job->seeds.threads,
        [&](std::size_t index, const std::stop_token& stop) {
            {
                const std::lock_guard lock(mutex);
                if (tally.error)
                    return;
            }
            const auto made = makeOne(*job, job->seeds.first + static_cast<int>(index), stop);
            const std::lock_guard lock(mutex);
            if (!stop.stop_requested() || !made)
                count(made, tally);
        },
        [&](std::size_t done) { console.progress(done, static_cast<std::size_t>(job->seeds.count)); });
    console.endProgress();
    if (tally.error)
        return Unexpected{*tally.error};
    console.print(summary(*job, tally));
    if (ended == Ended::interrupted)
        return Unexpected{CliError{ExitCode::interrupted, "stopped after " + std::to_string(tally.tournaments) +
                                                              " of " + std::to_string(job->seeds.count) +
                                                              " tournaments"}};
    return Done{};
}

} // namespace pairwright::cli
