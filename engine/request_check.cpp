#include "engine/request_check.h"

#include "engine/registry.h"

#include <algorithm>

namespace pairwright {

namespace {

/// Players whose records contradict those of their opponents, or that name somebody who does not exist.
std::vector<Tpn> inconsistentPlayers(const TournamentState& state)
{
    std::vector<Tpn> found;
    const auto count = static_cast<std::int32_t>(state.players.size());
    for (std::int32_t number = 1; number <= count; ++number) {
        const Tpn tpn{number};
        const auto& rounds = state.player(tpn).rounds;
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            const auto other = scheduledOpponent(rounds[i]);
            if (!other)
                continue;
            const bool exists = other->value >= 1 && other->value <= count && *other != tpn;
            if (exists) {
                const auto& replies = state.player(*other).rounds;
                if (i < replies.size() && scheduledOpponent(replies[i]) == tpn &&
                    replies[i].index() == rounds[i].index())
                    continue;
            }
            found.push_back(tpn);
            break;
        }
    }
    return found;
}

/// A team has its points for each of its matches, or leaves them to the records; a player has none. By a table teams
/// are paired as players are.
bool hasPointsOf(const Capabilities& can, const PlayerState& entrant)
{
    const bool mayBeTeam = can.entrants == Entrants::teams || can.allPlayAll;
    return entrant.teamPoints.empty() || (mayBeTeam && entrant.teamPoints.size() == entrant.rounds.size());
}

bool areOptionsOf(const PairingSystem& system, const SystemOptions& options)
{
    return std::ranges::all_of(options.chosen(), [&](const auto& chosen) {
        return std::ranges::any_of(system.can.options, [&](const SystemOption& option) {
            return option.key == chosen.first && option.has(chosen.second);
        });
    });
}

} // namespace

std::optional<PairingFailure> requestFailure(const TournamentState& state, const PairingRequest& request)
{
    PairingFailure failure;
    const PairingSystem* system = pairingSystem(request.system);
    if (!system) {
        failure.reason = PairingFailure::Reason::unknownSystem;
        return failure;
    }
    if (!areOptionsOf(*system, request.options)) {
        failure.reason = PairingFailure::Reason::unknownOption;
        return failure;
    }
    const auto exists = [&state](Tpn tpn) {
        return tpn.value >= 1 && tpn.value <= static_cast<std::int32_t>(state.players.size());
    };
    failure.blocked = inconsistentPlayers(state);
    const bool points = std::ranges::all_of(
        state.players, [system](const PlayerState& entrant) { return hasPointsOf(system->can, entrant); });
    if (!points || !failure.blocked.empty() || state.gamesOfARound != system->can.gamesOfARound ||
        !std::all_of(request.absent.begin(), request.absent.end(), exists)) {
        failure.reason = PairingFailure::Reason::inconsistentState;
        return failure;
    }
    std::vector<bool> present(state.players.size(), true);
    for (const Tpn tpn : request.absent)
        present[static_cast<std::size_t>(tpn.value - 1)] = false;
    if (std::count(present.begin(), present.end(), true) < 2) {
        failure.reason = PairingFailure::Reason::nobodyToPair;
        return failure;
    }
    return std::nullopt;
}

PairingFailure failureOf(const GivenUp& reason)
{
    PairingFailure failure;
    failure.reason =
        reason.why == GivenUp::Why::stopped ? PairingFailure::Reason::cancelled : PairingFailure::Reason::tooLarge;
    return failure;
}

} // namespace pairwright
