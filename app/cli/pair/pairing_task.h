#pragma once

#include "app/cli/console/exit_code.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/tournament.h"
#include "engine/base/expected.h"
#include "engine/pairing.h"
#include "engine/round_rules.h"
#include "engine/trf/to_state.h"
#include "engine/words/round_names.h"
#include "engine/words/seated_games.h"

#include <string>
#include <vector>

namespace pairwright::cli {

/// A round to pair, whatever file it comes from.
struct PairingTask {
    RoundNumber round;
    TournamentState state;
    PairingRequest request;
    std::vector<int> ids;             ///< the file's id of Tpn t+1
    std::vector<std::string> remarks; ///< repairs and decisions that the file left open
    TeamOrders orders{};              ///< of teams

    /// Whose articles are cited.
    [[nodiscard]] SystemEdition rules() const { return rulesOf(request.system, round, state.plannedRounds); }
    /// For sentences and JSON; refers to `ids`.
    [[nodiscard]] RoundNames names() const { return {round, rules(), ids, state.teams.has_value()}; }
    [[nodiscard]] int idOf(Tpn tpn) const { return ids[static_cast<std::size_t>(tpn.value - 1)]; }
};

/// Who plays for the teams of a tournament, with the numbers that a report of it gives them.
TeamOrders teamOrdersOf(const Tournament& tournament, const TpnMap& order);

/// "board 1: 3 Surname - 9 Other": White first; nothing where no table says who plays whom.
std::string gamesText(const PairingTask& task, RoundNumber round, const RoundPairing& pairing);

/// A tournament file names its system, rounds and colour, but the caller may want to see another answer.
Expected<Done, CliError> applyChoices(const trf::Choices& choices, PairingTask& task);

/// Reads a TRF or a tournament file and prepares its next round; `choices` go before what the file says.
Expected<PairingTask, CliError> loadPairingTask(const std::string& path, const trf::Choices& choices);

} // namespace pairwright::cli
