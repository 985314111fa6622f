#include "app/cli/standings/standings_task.h"

#include "app/cli/input/file_content.h"
#include "app/cli/input/tournament_input.h"
#include "app/cli/input/trf_input.h"
#include "app/domain/rounds/progress.h"
#include "app/formats/standings/stated.h"
#include "app/formats/trf/integrity_lines.h"
#include "app/formats/trf/teams/import_teams.h"
#include "app/formats/trf/teams/left_out_teams.h"
#include "app/pairing/adapter.h"
#include "engine/base/limits.h"
#include "engine/capabilities.h"
#include "engine/trf/expelled_line.h"
#include "engine/trf/teams/to_team_state.h"
#include "engine/trf/to_standings.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace pairwright::cli {

namespace {

void takeStatedRanks(const Tournament& tournament, const TpnMap& order, StandingsTask& task)
{
    const int rounds = task.state.roundsPlayed();
    task.statedRanks = statedRanks(tournament, order, standings(task.state, rounds, {}, task.rules));
    if (!task.statedRanks.empty())
        task.tieBreaks.reset(); // nobody has said by what
}

/// "WIN,PTS": an order of its own, in which the points are not what decides first.
bool putsPointsLater(const std::string& record212)
{
    const QStringList codes = QString::fromStdString(record212).toUpper().split(
        QRegularExpression(QStringLiteral("[,\\s]+")), Qt::SkipEmptyParts);
    return codes.indexOf(QStringLiteral("PTS")) > 0;
}

/// A report of another program is of an event in FIDE mode, as far as anybody knows; one of ours says where it is not.
bool isOfFideMode(const trf::Document& document)
{
    return std::ranges::none_of(document.kept, [](const trf::KeptLine& line) { return saysFideModeOff(line.text); });
}

/// The final standings wait for adjourned games (checklist 169): those of the round before are the last ones.
void waitForAdjournedGames(StandingsTask& task)
{
    if (task.adjourned.empty() || task.completeRounds < std::max(1, task.state.plannedRounds))
        return;
    --task.completeRounds;
    task.finalWait = true;
}

/// Who was expelled, with the round from which he was there again.
void takeExpulsions(const Tournament& tournament, const TpnMap& order, StandingsTask& task)
{
    task.expulsions.clear();
    for (const PlayerKey key : order.order())
        for (const Withdrawal& withdrawal : tournament.player(key)->withdrawals)
            if (withdrawal.expelled)
                task.expulsions.push_back({*order.tpnOf(key), withdrawal.from, withdrawal.back});
}

/// Of teams: who was expelled, and who left a table before half of it. The lines of a file that tell it are understood
/// in one place, its import.
void takeWhoLeft(const trf::TeamFile& file, StandingsTask& task)
{
    if (std::ranges::none_of(file.games.kept, [](const trf::KeptLine& line) {
            return leftOutIn(QString::fromStdString(line.text)) || trf::readExpelledLine(line.text);
        }))
        return;
    TrfImportOptions options;
    options.now = QDateTime::currentDateTimeUtc();
    const auto imported = importTeams(file, options);
    if (!imported)
        return;
    EngineView view = publishedView(imported->tournament); // its numbers are those of the file
    if (view.state.players.size() != task.state.players.size())
        return;
    takeExpulsions(imported->tournament, view.order, task);
    for (std::size_t i = 0; i < task.state.players.size(); ++i) {
        task.state.players[i].leftOut = view.state.players[i].leftOut;
        task.state.players[i].rounds = std::move(view.state.players[i].rounds);
        task.state.players[i].teamPoints = std::move(view.state.players[i].teamPoints);
    }
}

/// As if record 212 were not there.
trf::Document withoutOrder(trf::Document document)
{
    document.header.standingsOrder.clear();
    return document;
}

} // namespace

Expected<StandingsTask, CliError> standingsTaskOf(const std::string& path, const TrfInput& file)
{
    const bool byPoints = !putsPointsLater(file.document.header.standingsOrder);
    auto input = byPoints ? trf::toStandingsInput(file.document) : trf::toStandingsInput(withoutOrder(file.document));
    if (!input)
        return Unexpected{CliError{ExitCode::badRequest, path + ": " + trf::describe(input.error())}};
    StandingsTask task{std::move(input).value(), file.otherPoints};
    if (!byPoints) {
        task.notCompared = "record 212 ranks by something else before the points (" +
                           file.document.header.standingsOrder + "): its ranks are not compared";
        task.remarks.push_back(task.notCompared);
        task.statedRanks.clear();
    }
    if (file.document.rounds && isOfFideMode(file.document))
        waitForAdjournedGames(task);
    for (std::string& remark : task.remarks)
        remark.insert(0, path + ": ");
    task.remarks.insert(task.remarks.begin(), file.remarks.begin(), file.remarks.end());
    for (const trf::KeptLine& line : file.document.kept)
        if (const auto winner = playOffWinnerIn(line.text)) {
            const auto found = std::find(task.ids.begin(), task.ids.end(), winner->value);
            if (found != task.ids.end())
                task.playOffWinner = Tpn{static_cast<std::int32_t>(found - task.ids.begin() + 1)};
        }
    return task;
}

Expected<StandingsTask, CliError> standingsTaskOf(const std::string& path, const TeamTrfInput& file,
                                                  const trf::Choices& choices)
{
    auto input = trf::toTeamStandingsInput(file.file, choices);
    if (!input && input.error().code == trf::ConversionErrorCode::noTeamSystem) {
        input = trf::toTeamStandingsInput(file.file, {.system = std::string(teamSystems()[0].key)});
        if (input)
            input->remarks.emplace_back(
                "nothing says by which system the teams are paired; this is the table of a Swiss");
    }
    if (!input)
        return Unexpected{CliError{ExitCode::badRequest, path + ": " + trf::describe(input.error())}};
    StandingsTask task{std::move(input).value(), trf::otherTeamPoints(file.file)};
    takeWhoLeft(file.file, task);
    for (std::string& remark : task.remarks)
        remark.insert(0, path + ": ");
    task.remarks.insert(task.remarks.begin(), file.remarks.begin(), file.remarks.end());
    return task;
}

StandingsTask standingsTaskOf(const Tournament& tournament)
{
    EngineView view = publishedView(tournament);
    StandingsTask task;
    task.state = std::move(view.state);
    task.ids = startNumbers(task.state.players.size());
    for (const int number : task.ids)
        task.names.push_back(tournament.player(view.order.keyOf(Tpn{number}))->data.name.toStdString());
    const auto isOpen = [&](int round) {
        return !tournament.round(RoundNumber{round})->openBoards().empty();
    };
    const bool inAnyOrder = capabilitiesOf(tournament.settings.system).results == ResultsOpen::everyPublishedRound;
    const int begun = inAnyOrder ? lastPlayedRound(tournament) : tournament.lastPublished().value;
    const auto isComplete = [&](int round) {
        return (inAnyOrder || !isOpen(round)) && finalStandingsWaitFor(tournament, round).empty();
    };
    while (task.completeRounds < begun && isComplete(task.completeRounds + 1))
        ++task.completeRounds;
    if (inAnyOrder)
        for (int round = 1; round <= begun; ++round)
            task.openGames += static_cast<int>(tournament.round(RoundNumber{round})->openBoards().size());
    task.finalWait = !finalStandingsWaitFor(tournament, task.completeRounds + 1).empty();
    for (int round = 1; round <= tournament.lastPublished().value; ++round)
        if (!tournament.round(RoundNumber{round})->adjournedBoards().empty())
            task.adjourned.push_back(round);
    task.rules = tournament.tieBreakRules();
    task.tieBreaks = tournament.settings.tieBreaks;
    for (const PlayerKey key : view.order.order())
        if (const Withdrawal* gone = withdrawalIn(*tournament.player(key), tournament.roundAhead());
            gone != nullptr && !gone->expelled)
            task.withdrawn.push_back(*view.order.tpnOf(key));
    takeExpulsions(tournament, view.order, task);
    takeStatedRanks(tournament, view.order, task);
    if (const auto winner = tournament.settings.playOffWinner)
        task.playOffWinner = view.order.tpnOf(*winner);
    return task;
}

std::optional<Tpn> winnerNamed(const StandingsTask& task, int round, const std::vector<StandingsRow>& rows)
{
    const bool isOver = round == task.state.roundsPlayed() && round >= task.state.plannedRounds &&
                        task.openGames == 0 && task.adjourned.empty();
    if (!task.playOffWinner || !isOver)
        return std::nullopt;
    std::vector<Tpn> first;
    for (const StandingsRow& row : rows)
        if (!row.leftOut && row.score == rows.front().score)
            first.push_back(row.tpn);
    const bool isTied = first.size() > 1 && std::find(first.begin(), first.end(), *task.playOffWinner) != first.end();
    return isTied ? task.playOffWinner : std::nullopt;
}

Expected<StandingsTask, CliError> loadStandingsTask(const std::string& path)
{
    auto content = readFile(path);
    if (!content)
        return Unexpected{content.error()};
    if (content->kind == FileKind::database) {
        const auto tournament = readTournamentFile(path);
        if (!tournament)
            return Unexpected{tournament.error()};
        return standingsTaskOf(*tournament);
    }
    if (isTeamTrf(content->bytes)) {
        const auto ofTeams = readTeamTrf(path, content->bytes);
        if (!ofTeams)
            return Unexpected{ofTeams.error()};
        return standingsTaskOf(path, *ofTeams);
    }
    const auto file = readTrf(path, content->bytes);
    if (!file)
        return Unexpected{file.error()};
    return standingsTaskOf(path, *file);
}

namespace {

/// Of the first round that is not complete.
std::string whyIncomplete(const StandingsTask& task)
{
    return task.finalWait ? "not all games have ended, and in FIDE mode the final standings wait for them"
                          : "round " + std::to_string(task.completeRounds + 1) + " has games without a result";
}

} // namespace

Expected<int, CliError> roundAsked(const Arguments& arguments, StandingsTask& task, const std::string& ofAdjourned)
{
    const auto asked = arguments.number("after", 0, mostRounds);
    if (!asked)
        return Unexpected{asked.error()};
    const int paired = task.state.roundsPlayed();
    if (*asked && **asked > paired)
        return Unexpected{CliError{ExitCode::badRequest, "--after " + std::to_string(**asked) + ": only " +
                                                             std::to_string(paired) + " rounds are paired"}};
    if (*asked && **asked > task.completeRounds)
        return Unexpected{CliError{ExitCode::badRequest, whyIncomplete(task)}};
    const int round = asked->value_or(task.completeRounds);
    const bool ofTeams = task.state.teams.has_value();
    if (task.openGames > 0)
        task.remarks.push_back(std::to_string(task.openGames) + (ofTeams ? " match" : " game") +
                               (task.openGames == 1 ? " has"
                                : ofTeams           ? "es have"
                                                    : "s have") +
                               " no result yet: shown without");
    if (!*asked && round < paired)
        task.remarks.push_back(whyIncomplete(task) + ": shown after round " + std::to_string(round));
    for (const int adjourned : task.adjourned)
        if (adjourned <= round)
            task.remarks.push_back("round " + std::to_string(adjourned) + " has adjourned games; " + ofAdjourned);
    return round;
}

} // namespace pairwright::cli
