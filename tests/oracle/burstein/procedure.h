#pragma once

#include "tests/oracle/burstein/criteria.h"

#include <tuple>

/// Article 3 of C.04.4.2:2026.
namespace pairwright::oracle::burstein {

/// A bracket as it was finally paired.
struct PairedBracket {
    std::vector<Rank> incoming;
    std::vector<Rank> residents;
    BracketPairing chosen;
};

struct PairedField {
    std::optional<Rank> bye;
    std::vector<PairedBracket> brackets;
};

/// 3.2: the first pairing that complies best with all criteria.
BracketPairing pairBracket(Situation& situation);

/// 3.1.3 to 3.1.5: the greater one receives the bye, of those whom 3.1.1 and 3.1.2 allow it.
using ClaimToBye = std::tuple<int, std::size_t, Rank>;
ClaimToBye claimToBye(const Entrants& entrants, Rank rank);

/// 3.1. No value: nobody can receive it.
std::optional<Rank> receiverOfBye(const Entrants& entrants, CompletePairing& completion, Set everybody);

/// 1.9.2. No value: no complete pairing exists (1.9.3).
std::optional<PairedField> pairField(const Entrants& entrants);

} // namespace pairwright::oracle::burstein
