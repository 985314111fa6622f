#pragma once

#include "tests/oracle/dubov/criteria.h"

#include <tuple>

/// Article 3 of C.04.4.1:2026.
namespace pairwright::oracle::dubov {

/// 3.2.3 and 3.2.4: the two subgroups.
struct Subgroups {
    Set g1 = 0;
    Set g2 = 0;
};

/// A bracket with all that was found on the way to its pairs.
struct PairedBracket {
    Set residents = 0;
    std::vector<Rank> upfloaters; ///< 3.2.2, in the order of 4.2.2
    Subgroups initial;            ///< 3.2.3
    std::vector<Rank> shifted1;   ///< 3.2.4.1
    std::vector<Rank> shifted2;   ///< 3.2.4.2
    std::vector<Rank> s1;         ///< 3.2.5
    std::vector<Rank> t2;         ///< 3.2.6: s1[i] plays t2[i]
};

struct PairedField {
    std::optional<Rank> bye;
    std::vector<PairedBracket> brackets;
};

/// 3.1.3 to 3.1.5: the greater one receives the bye, of those whom 3.1.1 and 3.1.2 allow it.
using ClaimToBye = std::tuple<int, std::size_t, Tpn>;
ClaimToBye claimToBye(const Entrants& entrants, Rank rank);

/// 3.1. No value: nobody can receive it.
std::optional<Rank> receiverOfBye(const Entrants& entrants, CompletePairing& completion, Set everybody);

/// 1.9.2. No value: no complete pairing exists (1.9.3).
std::optional<PairedField> pairField(const Entrants& entrants);

} // namespace pairwright::oracle::dubov
