#pragma once

#include "engine/pairing.h"
#include "engine/trf/teams/team_file.h"

#include <string>
#include <vector>

namespace pairwright {

/// Somebody of a team.
struct SeatedPlayer {
    int id = 0; ///< of the file; 0: the team has nobody at that place
    std::string name;
    friend bool operator==(const SeatedPlayer&, const SeatedPlayer&) = default;
};

/// Of Tpn t+1 who plays for it, in the order of the boards.
using TeamOrders = std::vector<std::vector<SeatedPlayer>>;

/// The teams of a file as toTeamPairingInput() numbers them.
TeamOrders teamOrdersOf(const trf::TeamFile& file);

/// A game that the table of a system sets (Scheveningen).
struct SeatedGame {
    int board = 1;
    SeatedPlayer white;
    SeatedPlayer black;
    friend bool operator==(const SeatedGame&, const SeatedGame&) = default;
};

/// Who plays whom with which colour in a round, board by board, where the table says that too; otherwise nothing.
std::vector<SeatedGame> seatedGames(const PairingRequest& request, RoundNumber round, const RoundPairing& pairing,
                                    const TeamOrders& orders);

/// A line for each, "board 1: 3 Able, A - 9 Baker, B", White first; "nobody" where a team has nobody at that place.
std::string gamesText(const std::vector<SeatedGame>& games);

} // namespace pairwright
