#include "app/cli/pair/pairing_task.h"

#include "app/cli/input/file_content.h"
#include "app/cli/input/tournament_input.h"
#include "app/cli/input/trf_input.h"
#include "app/domain/rounds/acceleration.h"
#include "app/domain/setup/settings.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/pairing/adapter.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/trf/teams/to_team_state.h"

#include <algorithm>

namespace pairwright::cli {

namespace {

/// Burstein pairs its first rounds by the Dutch system; another number of rounds can change which ones (1.6.2).
void remarkSeedingRounds(const std::string& path, int declared, PairingTask& task)
{
    const int before = seedingRounds(task.request.system, declared);
    const int now = seedingRounds(task.request.system, task.state.plannedRounds);
    const int firstOther = std::min(before, now) + 1;
    const int lastOther = std::min(std::max(before, now), task.round.value - 1);
    if (firstOther > lastOther)
        return;
    task.remarks.push_back(path + ": with " + std::to_string(task.state.plannedRounds) + " rounds the first " +
                           std::to_string(now) + " are seeding rounds, paired by the Dutch system; with " +
                           std::to_string(declared) + ", as the file says, the first " + std::to_string(before) +
                           ": round " + std::to_string(firstOther) + " was paired by the other of the two systems");
}

PairingTask taskOf(const std::string& path, trf::PairingInput input, std::vector<std::string> remarks)
{
    PairingTask task{input.round, std::move(input.converted.state), std::move(input.request), {}, std::move(remarks),
                     {}};
    for (const trf::FileId id : input.converted.ids)
        task.ids.push_back(id.value);
    for (const trf::Note& note : input.converted.notes)
        task.remarks.push_back(path + ": " + trf::describe(note));
    return task;
}

Expected<PairingTask, CliError> fromTeamTrf(const std::string& path, const QByteArray& bytes,
                                            const trf::Choices& choices)
{
    auto file = readTeamTrf(path, bytes);
    if (!file)
        return Unexpected{file.error()};
    auto input = trf::toTeamPairingInput(file->file, choices);
    if (!input)
        return Unexpected{CliError{ExitCode::badRequest, path + ": " + trf::describe(input.error())}};
    PairingTask task = taskOf(path, std::move(*input), std::move(file->remarks));
    task.orders = pairwright::teamOrdersOf(file->file);
    return task;
}

Expected<PairingTask, CliError> fromTrf(const std::string& path, const QByteArray& bytes, const trf::Choices& choices)
{
    auto file = readTrf(path, bytes, trf::gamesOfARound(choices));
    if (!file)
        return Unexpected{file.error()};
    auto input = trf::toPairingInput(file->document, choices);
    if (!input)
        return Unexpected{CliError{ExitCode::badRequest, path + ": " + trf::describe(input.error())}};
    PairingTask task = taskOf(path, std::move(*input), std::move(file->remarks));
    remarkSeedingRounds(path, file->document.rounds.value_or(task.state.plannedRounds), task);
    return task;
}

/// The boards without a result of the round from which the next one is made.
std::string openBoards(const Tournament& tournament)
{
    std::string boards;
    const Round* last = tournament.roundBehind(tournament.roundAhead());
    if (last)
        for (const int board : last->openBoards())
            boards += (boards.empty() ? "" : ", ") + std::to_string(board);
    return boards;
}

Expected<PairingTask, CliError> fromTournament(const std::string& path, const trf::Choices& choices)
{
    const auto tournament = readTournamentFile(path);
    if (!tournament)
        return Unexpected{tournament.error()};
    if (const std::string boards = openBoards(*tournament); !boards.empty())
        return Unexpected{CliError{
            ExitCode::badRequest,
            path + ": round " + std::to_string(tournament->lastPublished().value) +
                (tournament->settings.teams ? " has matches without a result: " : " has boards without a result: ") +
                boards}};
    PairingInput input = pairingInput(*tournament);
    PairingTask task{input.round, std::move(input.view.state), std::move(input.request), {}, {}, {}};
    task.ids = startNumbers(task.state.players.size());
    task.orders = teamOrdersOf(*tournament, input.view.order);
    if (auto chosen = applyChoices(choices, task); !chosen)
        return Unexpected{chosen.error()};
    remarkSeedingRounds(path, tournament->settings.plannedRounds, task);
    if (task.round.value > task.state.plannedRounds)
        return Unexpected{CliError{ExitCode::badRequest, path + ": " + std::to_string(task.round.value - 1) +
                                                             " rounds are paired already, and there are to be " +
                                                             std::to_string(task.state.plannedRounds)}};
    if (!otherThanBaku(*tournament).empty())
        task.remarks.push_back(path + ": the given virtual points are not those of Baku acceleration; they are used "
                                      "as they stand");
    if (!tournament->settings.initialColour && !choices.initialColour &&
        capabilitiesOf(task.request.system).rounds == RoundsMade::oneByOne)
        task.remarks.push_back(path + ": the initial colour is not drawn yet; white is assumed");
    return task;
}

} // namespace

TeamOrders teamOrdersOf(const Tournament& tournament, const TpnMap& order)
{
    if (!tournament.settings.teams)
        return {};
    const TpnMap numbers(tpnOrder(gamesOfTeams(tournament)));
    TeamOrders orders;
    for (const PlayerKey key : order.order()) {
        auto& team = orders.emplace_back();
        for (const Player* member : tournament.membersOf(key))
            team.push_back({numbers.tpnOf(member->key)->value, member->data.name.toStdString()});
    }
    return orders;
}

std::string gamesText(const PairingTask& task, RoundNumber round, const RoundPairing& pairing)
{
    return gamesText(seatedGames(task.request, round, pairing, task.orders));
}

Expected<Done, CliError> applyChoices(const trf::Choices& choices, PairingTask& task)
{
    if (choices.system || choices.edition) {
        const SystemInfo* own = findSystem(task.request.system);
        const std::string key = choices.system.value_or(own ? std::string(own->key) : std::string(usualSystem));
        const bool ofTeams = task.state.teams.has_value();
        const SystemInfo* info = choices.edition ? findSystem(key, *choices.edition)
                                 : ofTeams       ? usableSystem(key, ofTeams)
                                                 : systemInForce(key, "");
        if (ofTeams && (!info || !usableSystem(info->id, ofTeams)) && systemInForce(key, ""))
            return Unexpected{
                CliError{ExitCode::badRequest, "\"" + key + "\" pairs players, and this is an event of teams"}};
        if (!info)
            return Unexpected{CliError{
                ExitCode::badRequest,
                trf::describe(trf::ConversionError{.code = trf::ConversionErrorCode::unknownSystem, .detail = key})}};
        task.request.system = info->id;
    }
    if (choices.rounds)
        task.state.plannedRounds = *choices.rounds;
    const auto options = capabilitiesOf(task.request.system).options;
    for (const auto& [key, choice] : choices.options)
        for (const SystemOption& option : options)
            if (option.key == key)
                task.request.options.set(option, choice);
    task.request.options = task.request.options.only(options);
    if (choices.initialColour)
        task.state.initialColour = *choices.initialColour;
    return Done{};
}

Expected<PairingTask, CliError> loadPairingTask(const std::string& path, const trf::Choices& choices)
{
    auto content = readFile(path);
    if (!content)
        return Unexpected{content.error()};
    if (content->kind == FileKind::database)
        return fromTournament(path, choices);
    return isTeamTrf(content->bytes) ? fromTeamTrf(path, content->bytes, choices)
                                     : fromTrf(path, content->bytes, choices);
}

} // namespace pairwright::cli
