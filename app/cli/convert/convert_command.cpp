#include "app/cli/convert/convert_command.h"

#include "app/cli/convert/conversion_source.h"
#include "app/cli/convert/encoding_option.h"
#include "app/cli/convert/omission_text.h"
#include "app/cli/input/file_content.h"
#include "app/cli/input/open_error_text.h"
#include "app/cli/input/sql_runtime.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/ratings/official_rating.h"
#include "app/domain/rounds/progress.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/formats/csv/export.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/header_text.h"
#include "app/formats/trf/teams/export_teams.h"
#include "app/formats/trf/teams/team_report16.h"
#include "app/session/tournament_session.h"
#include "app/spreadsheets/tournament_spreadsheet.h"
#include "engine/trf/writer.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <optional>

namespace pairwright::cli {

namespace {

enum class Target : std::uint8_t { trf26, trf16, trfEngine, csv, xlsx, tournament };

std::optional<Target> targetOf(const std::string& path)
{
    const QString ending = QFileInfo(QString::fromStdString(path)).suffix().toLower();
    if (ending == "trf" || ending == "trf26")
        return Target::trf26;
    if (ending == "trf16")
        return Target::trf16;
    if (ending == "trfx")
        return Target::trfEngine;
    if (ending == "csv")
        return Target::csv;
    if (ending == "xlsx")
        return Target::xlsx;
    if (ending == "pairwright")
        return Target::tournament;
    return std::nullopt;
}

trf::WriteOptions writeOptions(Target target)
{
    return {target == Target::trf16 ? trf::Version::trf16 : trf::Version::trf26,
            target == Target::trfEngine ? trf::Profile::engine : trf::Profile::report};
}

bool isOfTeams(const ConversionSource& source)
{
    const auto* tournament = std::get_if<Tournament>(&source.content);
    return tournament != nullptr ? tournament->settings.teams.has_value()
                                 : std::holds_alternative<trf::TeamFile>(source.content);
}

/// Games that a report of a tournament waits for; what pairing engines read can tell them.
Expected<Done, CliError> refuseWhileGamesAreOpen(const std::string& path, const ConversionSource& source,
                                                 trf::WriteOptions options)
{
    const auto* tournament = std::get_if<Tournament>(&source.content);
    if (tournament == nullptr || options.profile != trf::Profile::report)
        return Done{};
    const std::vector<OpenGames> waiting = reportWaitsFor(*tournament);
    if (waiting.empty())
        return Done{};
    const bool ofTeams = isOfTeams(source);
    std::string games;
    for (const OpenGames& round : waiting)
        for (const auto& [boards, what] :
             {std::pair{&round.missing, " without a result"}, std::pair{&round.adjourned, " adjourned"}})
            for (const int board : *boards)
                games.append(games.empty() ? "" : ", ")
                    .append("round " + std::to_string(round.round.value) + (ofTeams ? " match " : " board ") +
                            std::to_string(board) + what);
    return Unexpected{CliError{ExitCode::badRequest, path + ": a report waits for games that have not ended (" + games +
                                                         "); enter their results, or choose .trfx, which tells how "
                                                         "things stand" +
                                                         (ofTeams ? " once the line-ups are named" : "")}};
}

/// Rounds of a table that are still to be played.
void leaveOutRoundsToCome(const std::string& path, ConversionSource& source, trf::WriteOptions options)
{
    auto* tournament = std::get_if<Tournament>(&source.content);
    if (tournament == nullptr)
        return;
    const int published = tournament->lastPublished().value;
    *tournament = withoutRoundsToCome(std::move(*tournament), options.profile);
    const int told = tournament->lastPublished().value;
    if (published == told)
        return;
    const bool several = published > told + 1;
    source.remarks.push_back(path + (several ? ": rounds " : ": round ") + std::to_string(told + 1) +
                             (several ? " to " + std::to_string(published) + " are" : " is") +
                             " published and still to be played, and not in the file");
}

/// Ratings that a strict report of TRF26 has no place for.
void tellRatingsLeftOut(const std::string& path, ConversionSource& source, trf::WriteOptions options)
{
    const auto* tournament = std::get_if<Tournament>(&source.content);
    if (tournament == nullptr || options.profile != trf::Profile::report || options.version != trf::Version::trf26)
        return;
    const RatingKind kind = ratingRuleOf(*tournament).kind;
    const auto& people = tournament->settings.teams ? tournament->members : tournament->players;
    const auto lost = std::ranges::count_if(people, [kind](const Player& one) {
        return one.data.rating && !officialRating(one.data, kind) && !nationalRecordOf(one.data);
    });
    if (lost > 0)
        source.remarks.push_back(
            path + ": the rating of " + std::to_string(lost) + (lost == 1 ? " player" : " players") +
            " is not in it: it is neither FIDE's nor a national one with a federation (record NRS); "
            ".trfx has it");
}

/// Both ways to a TRF give the text and what it cannot say.
Expected<QByteArray, CliError> asTrf(const std::string& path, ConversionSource& source, trf::WriteOptions options)
{
    leaveOutRoundsToCome(path, source, options);
    tellRatingsLeftOut(path, source, options);
    if (auto ended = refuseWhileGamesAreOpen(path, source, options); !ended)
        return Unexpected{ended.error()};
    const auto writeContent = [&]() -> Expected<trf::Written, trf::WriteError> {
        if (const auto* document = std::get_if<trf::Document>(&source.content))
            return trf::write(*document, options);
        if (const auto* file = std::get_if<trf::TeamFile>(&source.content))
            return writeTeams(*file, options);
        auto made = exportTrf(std::get<Tournament>(source.content), options);
        if (!made)
            return Unexpected{made.error()};
        return trf::Written{made->bytes.toStdString(), std::move(made->omissions)};
    };
    const auto written = writeContent();
    if (!written) {
        const bool tooLarge = written.error().code == trf::WriteErrorCode::tooManyPlayers;
        return Unexpected{CliError{tooLarge ? ExitCode::tooLarge : ExitCode::badRequest,
                                   path + ": " + trf::describe(written.error())}};
    }
    std::vector<std::string> lost = describe(written->omissions);
    if (options.version == trf::Version::trf16 && isOfTeams(source))
        lost.emplace_back("what TRF26 says of the teams stands in it as comments (### TRF26), which only this program "
                          "reads");
    for (std::string& line : lost)
        line.insert(0, path + ": ");
    source.remarks.insert(source.remarks.begin(), lost.begin(), lost.end()); // the remarks of a file may be many
    return QByteArray::fromStdString(written->text);
}

Expected<Done, CliError> writeTournament(const std::string& from, const std::string& to, const Tournament& tournament)
{
    const SqlRuntime runtime;
    const QString source = QFileInfo(QString::fromStdString(from)).fileName();
    auto session = TournamentSession::createFrom(QFile::decodeName(to.c_str()), tournament, source);
    if (!session)
        return Unexpected{cliErrorOf(session.error())};
    return Done{};
}

Expected<Done, CliError> refuseOverwriting(const std::string& path, bool force, Target target)
{
    if (!QFile::exists(QFile::decodeName(path.c_str())))
        return Done{};
    if (target == Target::tournament)
        return Unexpected{CliError{
            ExitCode::fileAccess, path + ": there is a file of this name, and a tournament file is never overwritten"}};
    if (!force)
        return Unexpected{
            CliError{ExitCode::fileAccess, path + ": there is a file of this name already; --force overwrites it"}};
    return Done{};
}

bool holdsPrivateData(const Tournament& tournament)
{
    const auto fields = playerFields();
    return std::any_of(tournament.players.begin(), tournament.players.end(), [fields](const Player& player) {
        return std::any_of(fields.begin(), fields.end(), [&player](const PlayerFieldInfo& info) {
            return isOnRequest(info) && info.inLists && !textOf(info, player.data).isEmpty();
        });
    });
}

Expected<Done, CliError> convert(const std::string& from, const std::string& to, Target target,
                                 ConversionSource& source, DoubtfulRows doubtful, PrivateData privateData)
{
    if (target != Target::csv && target != Target::xlsx && target != Target::tournament) {
        const auto text = asTrf(to, source, writeOptions(target));
        return text ? writeFile(to, *text) : Expected<Done, CliError>(Unexpected{text.error()});
    }
    const auto taken = doubtful == DoubtfulRows::taken ? ImportedRounds::otherwiseToo : ImportedRounds::asTheRulesPair;
    const auto tournament =
        asTournament(from, source, target == Target::tournament ? taken : ImportedRounds::asTheyAre);
    if (!tournament)
        return Unexpected{tournament.error()};
    if (target == Target::tournament)
        return writeTournament(from, to, *tournament);
    const Tournament people = peopleOf(*tournament);
    if (privateData == PrivateData::leftOut && holdsPrivateData(people))
        source.remarks.push_back(to + ": birth dates and what is private are left out; --private takes them along");
    if (target == Target::csv)
        return writeFile(to, playersCsv(people, {}, privateData));
    const auto workbook = writeXlsx(tournamentSpreadsheet(*tournament, privateData));
    if (!workbook)
        return Unexpected{CliError{ExitCode::fileAccess, to + ": " + workbook.error().toStdString()}};
    return writeFile(to, *workbook);
}

/// A file of players says it from then on: the edition that was in force when the event began, or the newest.
Expected<Done, CliError> nameSystem(const std::string& key, const std::string& from, trf::Document& document)
{
    const QDate start = dateFromTrf(document.header.start).value_or(QDate());
    const std::string day = start.toString(Qt::ISODate).toStdString();
    const std::string ofTeams =
        usableSystem(key, true) != nullptr ? "; where teams meet, its record 092 begins with \"Team\"" : "";
    if (document.system || systemForTrfCode(document.header.encodedType, day) != nullptr)
        return Unexpected{CliError{ExitCode::badRequest, from +
                                                             ": the file names its system (record 192): --system is "
                                                             "for one that names none that is known here" +
                                                             ofTeams}};
    const SystemInfo* system = systemInForce(key, day);
    if (system == nullptr)
        return Unexpected{CliError{ExitCode::badRequest, "--system \"" + key +
                                                             "\" pairs no players; pairwright-cli --version lists "
                                                             "those that do" +
                                                             ofTeams}};
    document.header.encodedType = system->trfCode;
    if (system->trfCode.empty())
        document.system = trf::SystemComment{std::string(system->key), system->id.edition};
    return Done{};
}

/// --system, of a file that names none.
Expected<Done, CliError> takeSystem(const Arguments& arguments, const std::string& from, ConversionSource& source)
{
    const auto key = arguments.value("system");
    if (!key)
        return Done{};
    if (auto* document = std::get_if<trf::Document>(&source.content))
        return nameSystem(*key, from, *document);
    if (!std::holds_alternative<trf::TeamFile>(source.content))
        return Unexpected{CliError{ExitCode::badRequest, from + ": --system is for a TRF that does not name it; of an "
                                                                "event made from a list, choose it in the window under "
                                                                "Set-up on the Overview page"}};
    const SystemInfo* system = usableSystem(*key, true);
    if (system == nullptr)
        return Unexpected{CliError{ExitCode::badRequest, "--system must be team-swiss, round-robin or scheveningen"}};
    source.system = system->id;
    return Done{};
}

} // namespace

const CommandSpec& ConvertCommand::spec() const
{
    static const CommandSpec spec{
        "convert",
        "Converts the file IN to the format that the ending of OUT names.",
        {"IN", "OUT"},
        {{"force", "", "overwrite OUT (never a .pairwright file)"},
         {"doubtful", "",
          "take what ought to be looked at first, too: rows of a player list, rounds of a TRF that the rules pair "
          "otherwise"},
         {"sheet", "NAME", "of a spreadsheet; otherwise the first one"},
         {"private", "", "birth dates, phones, fees and remarks, too, in a .csv or .xlsx"},
         {"hidden", "", "take the rows, too, that a spreadsheet does not show"},
         {"teams", "", "a player list is of an event of teams: its column Team or Club names them"},
         {"system", "NAME",
          "of a TRF that names none that is known here: dutch, lim ...; of teams team-swiss, "
          "round-robin or scheveningen"},
         encodingOption},
        "IN is a TRF of any kind, of a team event too, a tournament file, or a list of players: .csv, .xlsx or .ods.\n"
        "OUT ends with .trf or .trf26 (TRF26 report), .trf16 (TRF16 report), .trfx (TRF26 with the\n"
        "extensions of pairing engines), .csv (player list), .xlsx (players, pairings, standings,\n"
        "cross-table, results) or .pairwright (tournament file).\n"
        "What the new format cannot carry is said on standard error.\n"
        "Examples: pairwright-cli convert open.trf open.pairwright\n"
        "          pairwright-cli convert open.pairwright engine.trfx\n"
        "          pairwright-cli convert entries.xlsx open.pairwright"};
    return spec;
}

Expected<Done, CliError> ConvertCommand::run(const Arguments& arguments, Console& console) const
{
    const std::string& from = arguments.operand(0);
    const std::string& to = arguments.operand(1);
    const std::optional<Target> target = targetOf(to);
    if (!target)
        return Unexpected{CliError{
            ExitCode::badRequest, to + ": the ending must be .trf, .trf16, .trf26, .trfx, .csv, .xlsx or .pairwright"}};
    const auto encoding = askedEncoding(arguments);
    if (!encoding)
        return Unexpected{encoding.error()};
    PlayerListOptions list;
    list.encoding = *encoding;
    list.sheet = QString::fromStdString(arguments.value("sheet").value_or(""));
    list.hiddenRows = arguments.has("hidden");
    const DoubtfulRows doubtful = arguments.has("doubtful") ? DoubtfulRows::taken : DoubtfulRows::leftOut;
    auto source =
        loadConversionSource(from, doubtful, list, arguments.has("teams") ? ListOf::teams : ListOf::whatItNames);
    if (!source)
        return Unexpected{source.error()};
    if (auto taken = takeSystem(arguments, from, *source); !taken)
        return taken;
    if (auto free = refuseOverwriting(to, arguments.has("force"), *target); !free)
        return free;
    auto outcome = convert(from, to, *target, source.value(), doubtful,
                           arguments.has("private") ? PrivateData::included : PrivateData::leftOut);
    if (outcome) // of a file that is not there there is nothing to say but why
        console.sayAll(source->remarks);
    return outcome;
}

} // namespace pairwright::cli
