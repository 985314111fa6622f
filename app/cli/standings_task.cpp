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
    const auto index = static_cast<std::size_t>(round - 1);
    return std::any_of(document.players.begin(), document.players.end(),
                       [&](const trf::Player& player) { return player.rounds[index].result == result; });
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

Expected<StandingsTask, CliError> fromTrf(const std::string& path, const QByteArray& bytes)
{
    auto file = readTrf(path, bytes);
    if (!file)
        return Unexpected{file.error()};
    const trf::Document& document = file->document;
    auto converted = trf::toState(document);
    if (!converted)
        return Unexpected{CliError{ExitCode::badRequest, path + ": " + trf::describe(converted.error())}};
    StandingsTask task;
    task.state = std::move(converted->state);
    task.remarks = std::move(file->remarks);
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

Expected<StandingsTask, CliError> fromTournament(const std::string& path)
{
    const auto tournament = readTournamentFile(path);
    if (!tournament)
        return Unexpected{tournament.error()};
    EngineView view = engineView(*tournament, tournament->publishedRounds());
    StandingsTask task;
    task.state = std::move(view.state);
    task.ids = startNumbers(task.state.players.size());
    for (const int number : task.ids)
        task.names.push_back(tournament->player(view.order.keyOf(Tpn{number}))->data.name.toStdString());
    const auto isOpen = [&](int round) {
        return !tournament->round(RoundNumber{round})->openBoards().empty();
    };
    while (task.completeRounds < tournament->publishedRounds() && !isOpen(task.completeRounds + 1))
        ++task.completeRounds;
    for (int round = 1; round <= tournament->publishedRounds(); ++round)
        if (!tournament->round(RoundNumber{round})->adjournedBoards().empty())
            task.adjourned.push_back(round);
    task.rules = tournament->tieBreakRules();
    task.tieBreaks = tournament->settings.tieBreaks;
    return task;
}

} // namespace

Expected<StandingsTask, CliError> loadStandingsTask(const std::string& path)
{
    auto content = readFile(path);
    if (!content)
        return Unexpected{content.error()};
    return content->kind == FileKind::database ? fromTournament(path) : fromTrf(path, content->bytes);
}

} // namespace pairwright::cli
