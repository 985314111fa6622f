#include "app/cli/standings_task.h"

#include "app/cli/file_content.h"
#include "app/cli/tie_break_error_text.h"
#include "app/cli/tournament_input.h"
#include "app/cli/trf_input.h"
#include "app/pairing/adapter.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/tie_break_info.h"
#include "engine/trf/to_state.h"

#include <algorithm>

namespace pairwright::cli {

namespace {

bool hasResult(const trf::Document& document, int round, trf::CellResult result)
{
    return std::any_of(document.players.begin(), document.players.end(), [&](const trf::Player& player) {
        for (int game = 1; game <= document.gamesOfARound; ++game)
            if (player.rounds[document.cellIndex(round, game)].result == result)
                return true;
        return false;
    });
}

void takeTieBreaks(const std::string& path, const trf::Header& header, StandingsTask& task)
{
    auto parsed = parseTieBreakRecords(header.tieBreaks, header.standingsOrder);
    if (!parsed)
        task.remarks.push_back(path + ": record " + (header.tieBreaks.empty() ? "212" : "202") + ": " +
                               describe(parsed.error()) + "; the usual list is used instead");
    else if (!parsed->empty())
        task.tieBreaks = std::move(parsed).value();
}

} // namespace

Expected<StandingsTask, CliError> standingsTaskOf(const std::string& path, const TrfInput& file)
{
    const trf::Document& document = file.document;
    auto converted = trf::toState(document);
    if (!converted)
        return Unexpected{CliError{ExitCode::badRequest, path + ": " + trf::describe(converted.error())}};
    StandingsTask task;
    task.state = std::move(converted->state);
    task.remarks = file.remarks;
    task.otherPoints = file.otherPoints;
    for (const trf::FileId id : converted->ids) {
        task.ids.push_back(id.value);
        task.names.push_back(document.find(id)->name);
        task.statedRanks.push_back(document.find(id)->rank);
    }
    while (task.completeRounds < document.pairedRounds() &&
           !hasResult(document, task.completeRounds + 1, trf::CellResult::open))
        ++task.completeRounds;
    for (int round = 1; round <= document.pairedRounds(); ++round)
        if (hasResult(document, round, trf::CellResult::adjourned))
            task.adjourned.push_back(round);
    takeTieBreaks(path, document.header, task);
    task.rules.edition = tieBreakEditionInForce(document.header.start ? toIso(*document.header.start) : std::string());
    if (document.header.encodedType.find("ROUNDROBIN") != std::string::npos)
        task.rules.format = EventFormat::roundRobin;
    return task;
}

StandingsTask standingsTaskOf(const Tournament& tournament)
{
    EngineView view = engineView(tournament, tournament.publishedRounds());
    StandingsTask task;
    task.state = std::move(view.state);
    task.ids = startNumbers(task.state.players.size());
    for (const int number : task.ids)
        task.names.push_back(tournament.player(view.order.keyOf(Tpn{number}))->data.name.toStdString());
    const auto isOpen = [&](int round) {
        return !tournament.round(RoundNumber{round})->openBoards().empty();
    };
    while (task.completeRounds < tournament.publishedRounds() && !isOpen(task.completeRounds + 1))
        ++task.completeRounds;
    for (int round = 1; round <= tournament.publishedRounds(); ++round)
        if (!tournament.round(RoundNumber{round})->adjournedBoards().empty())
            task.adjourned.push_back(round);
    task.rules = tournament.tieBreakRules();
    task.tieBreaks = tournament.settings.tieBreaks;
    return task;
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
    const auto file = readTrf(path, content->bytes);
    if (!file)
        return Unexpected{file.error()};
    return standingsTaskOf(path, *file);
}

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
        return Unexpected{CliError{ExitCode::badRequest,
                                   "round " + std::to_string(task.completeRounds + 1) + " has games without a result"}};
    const int round = asked->value_or(task.completeRounds);
    if (!*asked && round < paired)
        task.remarks.push_back("round " + std::to_string(round + 1) +
                               " has games without a result: shown after round " + std::to_string(round));
    for (const int adjourned : task.adjourned)
        if (adjourned <= round)
            task.remarks.push_back("round " + std::to_string(adjourned) + " has adjourned games; " + ofAdjourned);
    return round;
}

} // namespace pairwright::cli
