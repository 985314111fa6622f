#include "app/cli/check/check_command.h"

#include "app/cli/check/check_report.h"
#include "app/cli/console/all_cores.h"
#include "app/cli/console/choices.h"
#include "app/cli/console/json_output.h"
#include "app/cli/input/file_content.h"
#include "app/cli/input/sql_runtime.h"
#include "engine/base/limits.h"

#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>

namespace pairwright::cli {

namespace {

bool isFolder(const std::string& path)
{
    return QFileInfo(QFile::decodeName(path.c_str())).isDir();
}

/// Tournaments below a folder, by their endings, in the order of their paths.
std::vector<std::string> filesBelow(const std::string& folder)
{
    std::vector<std::string> found;
    QDirIterator files(QFile::decodeName(folder.c_str()),
                       {"*.trf", "*.trf06", "*.trf16", "*.trf26", "*.trfx", "*.pairwright"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        found.push_back(QFile::encodeName(files.next()).toStdString());
    std::sort(found.begin(), found.end());
    return found;
}

Expected<std::vector<CheckedFile>, CliError> filesOf(const Arguments& arguments)
{
    std::vector<CheckedFile> files;
    for (const std::string& operand : arguments.operands()) {
        if (!isFolder(operand)) {
            files.push_back({operand, {}});
            continue;
        }
        for (std::string& path : filesBelow(operand))
            files.push_back({std::move(path), {}});
    }
    if (files.empty())
        return badRequest("no TRF or tournament file in " + arguments.operand(0));
    return files;
}

Expected<Done, CliError> checkOne(const std::string& path, const CheckRequest& request, Console& console)
{
    const auto file = checkFile(path, request);
    if (!file)
        return Unexpected{file.error()};
    console.sayAll(file->remarks);
    if (request.json)
        printJson(console,
                  {{"rounds", file->jsonRounds}, {"differences", file->differing}, {"standings", file->jsonStandings}});
    else
        console.print(file->text);
    if (!file->isClean())
        return Unexpected{CliError{ExitCode::differences, path + ": " + file->differences()}};
    return Done{};
}

Expected<Done, CliError> checkAll(std::vector<CheckedFile>& files, const Arguments& arguments, CheckRequest request,
                                  Console& console)
{
    const auto threads = arguments.number("threads", 1, mostThreads);
    if (!threads)
        return Unexpected{threads.error()};
    request.tellsClean = false;
    request.threads = 1;      // the files go to the cores
    const SqlRuntime runtime; // for the threads
    const Ended ended = onAllCores(
        files.size(), threads->value_or(0),
        [&](std::size_t index, std::stop_token stop) {
            CheckRequest own = request;
            own.stop = std::move(stop);
            auto outcome = checkFile(files[index].path, own);
            if (!own.stop.stop_requested())
                files[index].outcome = std::move(outcome);
        },
        [&](std::size_t done) { console.progress(done, files.size()); });
    console.endProgress();
    if (request.json)
        printJson(console, asJson(files));
    else
        console.print(asText(files));
    if (const auto junit = arguments.value("junit"))
        if (auto written = writeFile(*junit, asJunit(files)); !written)
            return written;
    const CheckTotals totals = totalsOf(files);
    if (ended == Ended::interrupted)
        return Unexpected{CliError{ExitCode::interrupted, "stopped after " + std::to_string(totals.files) + " of " +
                                                              std::to_string(files.size()) + " files"}};
    if (totals.differentFiles > 0)
        return Unexpected{CliError{ExitCode::differences, std::to_string(totals.differentFiles) + " of " +
                                                              std::to_string(totals.files) +
                                                              " files are not as the rules give them"}};
    if (totals.refused > 0)
        return badRequest(std::to_string(totals.refused) + " of " + std::to_string(totals.files) +
                          " files could not be checked");
    return Done{};
}

} // namespace

const CommandSpec& CheckCommand::spec() const
{
    static const CommandSpec spec{
        "check",
        "Pairs every recorded round of a file, or of many, again and reports each that is not as the rules give it.",
        {"FILE|DIR..."},
        withChoices({{"round", "N", "this round only"},
                     {"json", "", "machine-readable output"},
                     {"junit", "OUT", "of many files: a report for continuous integration"},
                     {"threads", "N", "of many files: threads to use (default: one for each core)"}}),
        "The ranks and points that a TRF states are compared with the standings by its tie-breaks (202, 212).\n"
        "For each round that differs: what is recorded, what the rules give, the absolute rules that the record\n"
        "breaks, or for each bracket the first criterion in which it is worse, with its article.\n"
        "Of several files, or of the tournaments below a folder, only what is not clean is told, then totals.\n"
        "Examples: pairwright-cli check open.trf --round 3\n"
        "          pairwright-cli check random/ --junit report.xml\n"
        "Exit codes: 0 every round is as the rules give it, 6 differences, 3 bad request or content (of many\n"
        "files: some could not be checked), 4 too large, 5 file access, 2 internal error, 130 stopped.",
        Operands::oneOrMore};
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
    CheckRequest request{*choices, *only, true, arguments.has("json"), 0, {}};
    const bool many = arguments.operands().size() > 1 || isFolder(arguments.operand(0));
    if (!many && (arguments.has("junit") || arguments.has("threads")))
        return badRequest("--junit and --threads are for several files or a folder");
    if (!many)
        return checkOne(arguments.operand(0), request, console);
    auto files = filesOf(arguments);
    if (!files)
        return Unexpected{files.error()};
    return checkAll(*files, arguments, request, console);
}

} // namespace pairwright::cli
