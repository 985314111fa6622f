#pragma once

#include "tests/oracle/dubov/criteria.h"

/// Article 3 of C.04.4.1:2026.
namespace pairwright::oracle::dubov {

/// 3.2.3 and 3.2.4: the two subgroups.
struct Subgroups {
    Set g1 = 0;
    Set g2 = 0;
    bool byTpn = false; ///< nobody in the bracket has played
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

/// 1.9.2. No value: no complete pairing exists (1.9.3).
std::optional<PairedField> pairField(const Entrants& entrants);

} // namespace pairwright::oracle::dubov
