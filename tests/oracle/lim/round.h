#pragma once

#include "tests/oracle/lim/colours.h"
#include "tests/oracle/lim/group.h"

#include <tuple>

/// Articles 1, 2.2, 2.6, 6 and 7 of C.04.4.3: one round.
namespace pairwright::oracle::lim {

/// A group as it was paired; pairs that were cracked later are not among them.
struct PairedGroupOfRound {
    Group group;
    PairedMembers paired;
    bool above = false; ///< of the median
    bool below = false;
};

struct PairedField {
    std::optional<Rank> bye;
    std::vector<PairedGroupOfRound> groups; ///< in the order of pairing: the median last
    int cracked = 0;                        ///< pairs taken back for the median (2.6)
};

/// 1.1: lowest rank in the lowest scoregroup; 7.1: in round 1 the lowest rated, an unrated one lowest of all. Whoever
/// is smaller here comes first.
using ClaimToBye = std::tuple<int, int>;
ClaimToBye claimToBye(const Entrants& entrants, Rank rank);

/// No value: no complete pairing exists. Sets what "compatible" means in a last round (6).
std::optional<PairedField> pairField(Entrants& entrants, bool lastRound);

} // namespace pairwright::oracle::lim
