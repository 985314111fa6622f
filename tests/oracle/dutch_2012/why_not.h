#pragma once

#include "tests/oracle/dutch_2012/round.h"
#include "tests/oracle/shared/step_answer.h"

namespace pairwright::oracle::dutch2012 {

/// Why two players are not paired, by the procedure alone: the absolute rules (B1, B2), whether any round holds the
/// pair, the first decision for one of them, and the round of the same procedure where the two have nobody else.
StepAnswer whyNotByOracle(const TournamentState& state, std::span<const Tpn> absent, Tpn a, Tpn b);

/// Who of S2 was passed over for a pair although a pairing of the bracket that holds him there, with the pairs that had
/// been made before, was no worse: as many pairs, and requirements lowered no further.
struct PassedOver {
    std::pair<Tpn, Tpn> pair; ///< that was made
    Tpn other;                ///< could have been in the place of the second
    /// False: the procedure met such a pairing, but did not stay with it, for its floaters did not do (C12, C13, the
    /// bye). True: all of them come later in its order (exchanges, transpositions).
    bool comesLater = false;
    friend auto operator<=>(const PassedOver&, const PassedOver&) = default;
};
std::vector<PassedOver> passedOverForNoLoss(const Entrants& entrants);

} // namespace pairwright::oracle::dutch2012
