#pragma once

#include "tests/oracle/dubov_1997/group.h"
#include "tests/oracle/shared/system_round.h"

/// The Dubov system of 1997 as its chapters stand. Where they leave the decision to the arbiter the answer says so.
namespace pairwright::oracle::dubov1997 {

/// The arbiter has to choose.
struct ArbiterDecides {
    std::string chapter;
    std::vector<Tpn> candidates; ///< by rank; empty: nobody is allowed the bye
};

struct DecidedRound : SystemRound {
    bool floatersChosen = false; ///< the list of 6.4 decided who floats, not the rows alone
};

using Answer = std::variant<DecidedRound, ArbiterDecides>;

/// Pairs round roundsPlayed() + 1. A missing rating counts as 0.
Answer pairByOracle(const TournamentState& state, std::span<const Tpn> absent, Omitted omitted = Omitted::nothing);

/// 4. No value: everybody is barred (2.2).
std::optional<Rank> receiverOfBye(const Entrants& entrants);

/// 3: who has White first.
std::pair<Rank, Rank> allocateColours(const Entrants& entrants, Rank one, Rank other);

} // namespace pairwright::oracle::dubov1997
