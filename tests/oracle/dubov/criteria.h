#pragma once

#include "tests/oracle/dubov/definitions.h"
#include "tests/oracle/shared/complete_pairing.h"

#include <unordered_map>

/// Article 2 of C.04.4.1:2026, one function per criterion.
namespace pairwright::oracle::dubov {

bool c1_mayMeet(const Entrants& entrants, Rank one, Rank other);
bool c2_mayHaveBye(const Entrants& entrants, Rank rank);
/// There is no exception for topscorers, also not in the last round.
bool c3_coloursAllow(const Entrants& entrants, Rank one, Rank other);
/// [C1] and [C3].
bool mayBePaired(const Entrants& entrants, Rank one, Rank other);

/// Players of a pair who do not get their colour preference: 0 or 1.
int denied(const Entrants& entrants, Rank one, Rank other);

/// [C5] to [C10] of a set of upfloaters with the best pairing of the bracket they make. Smaller is better.
struct Quality {
    std::size_t c5 = 0;    ///< upfloaters
    std::vector<Score> c6; ///< score differences of the residents' score and the upfloaters', descending
    int c7 = 0;            ///< players who do not get their colour preference
    int c8 = 0;            ///< maximum upfloaters among them
    int c9 = 0;            ///< times that those have been upfloated
    int c10 = 0;           ///< upfloaters who upfloated in the previous round
    friend auto operator<=>(const Quality&, const Quality&) = default;
};

/// [C7] of the best pairing of a bracket, found by trying all.
class BestColours {
public:
    explicit BestColours(const Entrants& entrants);
    /// No value: the players cannot all be paired with each other.
    std::optional<int> of(Set bracket);

private:
    const Entrants& entrants_;
    std::unordered_map<Set, std::optional<int>> answers_;
};

/// [C4] and legality have been tested before. `c7` is that of the best pairing of the bracket.
Quality qualityOf(const Entrants& entrants, Score residentScore, const std::vector<Rank>& upfloaters, int c7);

} // namespace pairwright::oracle::dubov
