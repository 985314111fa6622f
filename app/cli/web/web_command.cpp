#include "app/cli/web/web_command.h"

#include "app/cli/console/interrupt_watch.h"
#include "app/cli/convert/conversion_source.h"
#include "app/cli/input/file_content.h"
#include "app/cli/input/sql_runtime.h"
#include "app/domain/text/language.h"
#include "app/web/folder.h"

#include <QFile>

namespace pairwright::cli {

namespace {

CliError cliErrorOf(const web::FolderError& error)
{
    if (error.code == web::FolderError::Code::foreignFiles)
        return {ExitCode::fileAccess,
                error.write.path.toStdString() +
                    ": pairwright did not write this file and does not replace it; name another folder"};
    if (error.code == web::FolderError::Code::stopped)
        return {ExitCode::interrupted, "stopped; the folder is as it was"};
    return cli::cliErrorOf(error.write);
}

/// What was asked for, else what the federation of the event speaks, else the language of the system.
Expected<QString, CliError> languageOf(const Tournament& tournament, const std::optional<std::string>& asked)
{
    const QStringList known = programLanguages();
    if (asked) {
        QString code = QString::fromStdString(*asked).toLower();
        if (known.contains(code))
            return code;
        return Unexpected{CliError{ExitCode::badRequest, "web: --language " + *asked + " is not known; there is " +
                                                             known.join(QStringLiteral(", ")).toStdString()}};
    }
    if (auto federation = languageOfFederation(tournament.event.federation))
        return *federation;
    return Language::ofSystem().code();
}

} // namespace

const CommandSpec& WebCommand::spec() const
{
    static const CommandSpec spec{
        "web",
        "Makes a folder of linked web pages of FILE, a tournament file (.pairwright) or a TRF.",
        {"FILE"},
        {{"out", "DIR", "the folder; it is made if it is not there (required)"},
         {"language", "CODE", "of the pages: en or de (default: of the federation of the event, or of the system)"}},
        "The pages are those that the window publishes: rounds with results and why each pair was made, standings and\n"
        "why each place is before the next, cross-table, a page for each player, groups, clubs, and TRF and CSV to\n"
        "download. Nobody's birth date is in them, and players marked as not on the web are \"Player 17\" everywhere.\n"
        "They need nothing from outside of the folder. Written again, only files that changed are replaced, each in\n"
        "one step; files of others in the folder are left alone.\n"
        "Example: pairwright-cli web open.pairwright --out /var/www/open"};
    return spec;
}

Expected<Done, CliError> WebCommand::run(const Arguments& arguments, Console& console) const
{
    const auto folder = arguments.value("out");
    if (!folder || folder->empty())
        return Unexpected{CliError{ExitCode::badRequest, "web: --out DIR is missing: the folder for the pages"}};
    const std::string& path = arguments.operand(0);
    auto source = loadConversionSource(path, DoubtfulRows::leftOut);
    if (!source)
        return Unexpected{source.error()};
    const auto tournament = asTournament(path, *source);
    if (!tournament)
        return Unexpected{tournament.error()};
    console.sayAll(source->remarks);
    const auto language = languageOf(*tournament, arguments.value("language"));
    if (!language)
        return Unexpected{language.error()};
    const SqlRuntime application; // words want one
    const auto pages = web::webFolder(*tournament, Language(*language));
    const InterruptWatch watch;
    const auto changes = web::writeFolder(QFile::decodeName(folder->c_str()), pages, &InterruptWatch::noted);
    if (!changes)
        return Unexpected{cliErrorOf(changes.error())};
    console.print(std::to_string(changes->written) + " files written, " + std::to_string(changes->same) +
                  " unchanged, " + std::to_string(changes->removed) + " removed\n");
    return Done{};
}

} // namespace pairwright::cli
