#include "app/cli/convert/conversion_source.h"

#include "app/cli/convert/encoding_option.h"
#include "app/cli/convert/player_list_text.h"
#include "app/cli/input/file_content.h"
#include "app/cli/input/tournament_input.h"
#include "app/cli/input/trf_import_text.h"
#include "app/cli/input/trf_input.h"
#include "app/corrections/imported_rounds.h"
#include "app/domain/rounds/playable_rounds.h"
#include "app/formats/archive/zip_archive.h"
#include "app/formats/csv/import_decision.h"
#include "app/formats/trf/import.h"
#include "app/formats/trf/teams/import_teams.h"
#include "app/session/plan/planner.h"
#include "app/spreadsheets/player_file.h"
#include "engine/capabilities.h"

#include <QFileInfo>

#include <algorithm>
#include <map>

namespace pairwright::cli {

namespace {

Expected<ConversionSource, CliError> fromTrf(const std::string& path, const QByteArray& bytes)
{
    if (isTeamTrf(bytes)) {
        auto ofTeams = readTeamTrf(path, bytes);
        if (!ofTeams)
            return Unexpected{ofTeams.error()};
        return ConversionSource{std::move(ofTeams->file), std::move(ofTeams->remarks)};
    }
    auto file = readTrf(path, bytes);
    if (!file)
        return Unexpected{file.error()};
    return ConversionSource{std::move(file->document), std::move(file->remarks), std::move(file->gaps)};
}

/// Which doubtful rows go in, as the window's ticks would say it.
AcceptedRows acceptedOf(const PlayerListPreview& list, DoubtfulRows doubtful)
{
    AcceptedRows accepted;
    for (std::size_t i = 0; i < list.rows.size() && doubtful == DoubtfulRows::taken; ++i)
        accepted.insert(i);
    return accepted;
}

bool saysOfTeams(const AddPlayers& added)
{
    return std::any_of(added.players.begin(), added.players.end(), [](const NewPlayer& entry) {
        return !entry.data.captain.isEmpty() || !entry.data.shortName.isEmpty();
    });
}

/// The heading under which clubs or teams stand, if it speaks of teams.
QString headingOfTeams(const PlayerListPreview& list)
{
    for (std::size_t i = 0; i < list.columns.size() && static_cast<int>(i) < list.headers.size(); ++i)
        if (const QString& heading = list.headers[static_cast<int>(i)];
            list.columns[i] && list.columns[i]->field == PlayerField::club && speaksOfTeams(heading))
            return heading.trimmed();
    return {};
}

/// As the window adds them to an event of teams. False: somebody has no team.
bool enterTeams(const AddPlayers& added, Tournament& tournament)
{
    const auto apply = [&tournament](const Command& command) {
        auto plan = checked(planOf(tournament, command, QDateTime::currentDateTimeUtc()), WarningLevel::confirm);
        if (plan)
            applyTo(tournament, plan->delta);
        return plan.hasValue();
    };
    const AddTeams teams = teamsIn(added);
    std::map<QString, int> sizes;
    for (const AddTeams::Entry& entry : teams.members)
        ++sizes[entry.team];
    TeamRules rules;
    for (const auto& [team, size] : sizes)
        rules.boards = std::min(rules.boards, size);
    return apply(SetTeamRules{rules}) && apply(teams);
}

/// A Swiss of few teams is over when each has met each.
void planPlayableRounds(Tournament& tournament)
{
    const int playable = mostPlayableRounds(tournament);
    if (!capabilitiesOf(tournament.settings.system).allPlayAll && playable > 0)
        tournament.settings.plannedRounds = std::min(tournament.settings.plannedRounds, playable);
}

/// "the sheet "Teams", row 3 (Lee, Ann)": the first who has no team.
std::string firstWithoutTeam(const PlayerListPreview& list)
{
    for (const PlayerRow& row : list.rows)
        if (row.state != PlayerRow::State::error && row.read.club.isEmpty())
            return (list.sheet.isEmpty() ? "" : "sheet \"" + list.sheet.toStdString() + "\", ") + "row " +
                   std::to_string(row.line) + " (" + row.read.name.toStdString() + ")";
    return {};
}

Expected<ConversionSource, CliError> fromPlayerList(const std::string& path, const QByteArray& bytes,
                                                    DoubtfulRows doubtful, const PlayerListOptions& options,
                                                    ListOf listOf)
{
    Tournament tournament;
    tournament.event.name = QFileInfo(QString::fromStdString(path)).completeBaseName();
    if (const SystemInfo* info = systemInForce(usualSystem, ""))
        tournament.settings.system = info->id;
    const auto list = readPlayerFile(bytes, tournament, options);
    if (!list)
        return Unexpected{CliError{ExitCode::badRequest, path + ": " + describe(list.error())}};
    if (!list->readings.empty())
        return Unexpected{CliError{ExitCode::badRequest, path + ": " + describe(list->readings)}};
    ConversionSource source;
    if (list->sheets.size() > 1)
        source.remarks.push_back(path + ": the sheet \"" + list->sheet.toStdString() + "\" was read; there are " +
                                 list->sheets.join(QLatin1String(", ")).toStdString());
    if (list->hiddenRows > 0)
        source.remarks.push_back(path + ": " + std::to_string(list->hiddenRows) + " hidden rows were " +
                                 (options.hiddenRows ? "taken" : "left out; --hidden takes them"));
    if (!list->dropped.isEmpty())
        source.remarks.push_back(path + ": not read: the columns \"" +
                                 list->dropped.join(QLatin1String("\", \"")).toStdString() + '"');
    // The same command as the window's: one place says which rows go in.
    const AddPlayers added = decideImport(*list, {acceptedOf(*list, doubtful)}, QString()).command;
    const bool ofTeams = listOf == ListOf::teams || saysOfTeams(added);
    if (ofTeams && !enterTeams(added, tournament)) {
        if (options.sheet.isEmpty()) // a workbook of ours begins with a sheet of the teams alone
            for (const QString& sheet : list->sheets) {
                PlayerListOptions other = options;
                other.sheet = sheet;
                if (auto read = fromPlayerList(path, bytes, doubtful, other, listOf))
                    return read;
            }
        return Unexpected{CliError{ExitCode::badRequest,
                                   path +
                                       ": the list is of teams, and not everybody in it has one: the column Team "
                                       "(or Club) names it in each row; it is missing in " +
                                       firstWithoutTeam(*list)}};
    }
    if (ofTeams)
        planPlayableRounds(tournament);
    for (const NewPlayer& entry : added.players) {
        if (ofTeams)
            break;
        Player player;
        player.key = tournament.nextPlayerKey;
        player.data = entry.data;
        ++tournament.nextPlayerKey.value;
        tournament.players.push_back(std::move(player));
    }
    if (ofTeams)
        source.remarks.push_back(path + ": an event of " + std::to_string(tournament.players.size()) + " teams, with " +
                                 std::to_string(tournament.settings.teams->boards) + " boards a match assumed");
    else if (const QString heading = headingOfTeams(*list); !heading.isEmpty())
        source.remarks.push_back(path + ": the column \"" + heading.toStdString() +
                                 "\" was taken for clubs; --teams makes an event of teams");
    for (const PlayerRow& row : list->rows)
        for (const std::string& remark : remarksAbout(row, doubtful))
            source.remarks.push_back(std::string(path).append(": ").append(remark));
    const auto taken = static_cast<std::ptrdiff_t>(added.players.size());
    if (const auto rows = static_cast<std::ptrdiff_t>(list->rows.size()); taken < rows)
        source.remarks.push_back(path + ": " + std::to_string(rows - taken) + " of " + std::to_string(rows) +
                                 " rows were not taken");
    source.remarks.push_back(path + ": a player list says nothing about rounds and system; " +
                             std::to_string(tournament.settings.plannedRounds) +
                             (tournament.settings.plannedRounds == 1 ? " round is assumed" : " rounds are assumed"));
    source.content = std::move(tournament);
    return source;
}

} // namespace

Expected<ConversionSource, CliError> loadConversionSource(const std::string& path, DoubtfulRows doubtful,
                                                          const PlayerListOptions& options, ListOf listOf)
{
    auto content = readFile(path);
    if (!content)
        return Unexpected{content.error()};
    if (content->kind == FileKind::database) {
        auto tournament = readTournamentFile(path);
        if (!tournament)
            return Unexpected{tournament.error()};
        return ConversionSource{std::move(tournament).value(), {}};
    }
    const QString ending = QFileInfo(QString::fromStdString(path)).suffix().toLower();
    const bool named = ending == "csv" || ending == "xls"; // the old kind, which is refused with a reason
    const bool packed = looksLikeZip(content->bytes);
    return named || packed ? fromPlayerList(path, content->bytes, doubtful, options, listOf)
                           : fromTrf(path, content->bytes);
}

Expected<Tournament, CliError> asTournament(const std::string& path, ConversionSource& source, ImportedRounds rounds)
{
    if (const auto* tournament = std::get_if<Tournament>(&source.content))
        return *tournament;
    TrfImportOptions options;
    options.now = QDateTime::currentDateTimeUtc();
    options.system = source.system;
    const auto* teams = std::get_if<trf::TeamFile>(&source.content);
    auto import = teams != nullptr ? importTeams(*teams, options)
                                   : importTrf(std::get<trf::Document>(source.content), options, source.gaps);
    if (!import)
        return Unexpected{CliError{ExitCode::badRequest,
                                   path + ": " + describe(import.error()) +
                                       (import.error().code == TrfImportError::Code::unknownSystem
                                            ? "; --system NAME takes another (pairwright-cli --version lists them)"
                                            : "")}};
    if (rounds != ImportedRounds::asTheyAre) {
        checkImportedRounds(import->tournament);
        std::string otherwise;
        for (const IntegrityEvent& one : importedOtherwise(import->tournament)) {
            std::string told = "round " + std::to_string(one.round.value);
            const std::string difference = one.text.toStdString();
            otherwise.append(otherwise.empty() ? "" : "; ").append(told).append(" (").append(difference).append(")");
            told.append(": not as the rules pair it (").append(difference).append("); reports will tell it");
            source.remarks.emplace_back(path).append(": ").append(told);
        }
        if (!otherwise.empty() && rounds == ImportedRounds::asTheRulesPair) {
            std::string why = path + ": not as the rules pair them: " + otherwise +
                              "; --doubtful takes them, and reports will tell it";
            for (const TrfImportNote& note : import->notes)
                if (note.code == TrfImportNote::Code::teamsOfIndividuals) // which may be the reason
                    why += "; " + describe(note);
            return Unexpected{CliError{ExitCode::badRequest, why}};
        }
    }
    for (const TrfImportNote& note : import->notes)
        if (note.code != TrfImportNote::Code::recordContradicts) // said when the file was read
            source.remarks.push_back(path + ": " + describe(note));
    return std::move(import->tournament);
}

} // namespace pairwright::cli
