#pragma once

#include "engine/pairing.h"

namespace pairwright::double_swiss {

/// Pairs the next match round by the Double-Swiss System (C.04.5:2026). The state has two records a round, see
/// match.h; `plannedRounds`, forbidden groups and virtual points count rounds. White of a board has White in
/// the first game.
Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request);

} // namespace pairwright::double_swiss
