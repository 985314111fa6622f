#pragma once

#include "tests/oracle/burstein/criteria.h"

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

/// 1.9.2. No value: no complete pairing exists (1.9.3).
std::optional<PairedField> pairField(const Entrants& entrants);

} // namespace pairwright::oracle::burstein
