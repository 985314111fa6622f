#pragma once

#include "app/domain/players/tpn_order.h"
#include "app/domain/tournament.h"
#include "engine/pairing.h"
#include "engine/tournament/tournament_state.h"

#include <QString>

#include <vector>

namespace pairwright {

/// A tournament in the engine's terms: state.players[i] is order.keyOf(Tpn{i+1}).
struct EngineView {
    TournamentState state;
    TpnMap order;
};

/// The tournament up to and with `rounds` published rounds (at most the last published one), numbered as of
/// now. Open boards count as zero for both and are no meeting; see Readiness before pairing.
EngineView engineView(const Tournament& tournament, int rounds);
/// With all published rounds.
EngineView publishedView(const Tournament& tournament);
/// By round, then by board and game.
using ResultsByRound = std::vector<std::vector<GameResult>>;
/// The same numbered by a given order, which has to hold every player who is in one of the rounds. Where `results` hold
/// a result it counts instead of the one of now.
EngineView engineView(const Tournament& tournament, int rounds, std::vector<PlayerKey> order,
                      const ResultsByRound& results = {});

/// What pairing the next round depends on.
struct PairingInput {
    RoundNumber round;
    EngineView view;
    PairingRequest request; ///< system and absent players; without a stop token
};

/// Everything for pairing roundAhead().
PairingInput pairingInput(const Tournament& tournament);

/// Hash of everything that the pairing of roundAhead() depends on, as text. Two tournaments with the same
/// hash get the same proposal.
QString pairingInputHash(const Tournament& tournament);

} // namespace pairwright
