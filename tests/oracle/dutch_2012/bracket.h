#pragma once

#include "tests/oracle/dutch_2012/requirements.h"

#include <optional>

namespace pairwright::oracle::dutch2012 {

/// A pairing of a bracket that meets B1 and B2.
struct BracketPairing {
    Pairs pairs;                ///< S1 player first
    std::vector<Rank> leftOver; ///< by rank
    int movedDownPairs = 0;     ///< M1; 0 where the bracket is treated as homogeneous
    bool homogeneous = false;
    Requirements requirements;
};

/// C2 to C10 and C14: all pairings of one bracket, in the order in which the procedure meets them. Each comes once:
/// "pairings already checked will appear again; these repetitions are harmless" (D2).
class BracketWalk {
public:
    /// Everybody in the bracket has an opponent there (C1).
    BracketWalk(const Entrants& entrants, Bracket bracket);

    /// No value: C14 has nothing left to decrease.
    std::optional<BracketPairing> next();

    [[nodiscard]] int p0() const { return bracket_.size() / 2; }
    [[nodiscard]] int m0() const;
    /// C2: what is reached with nothing decreased.
    [[nodiscard]] bool reachesAll(const BracketPairing& pairing) const;

private:
    /// C14: P1 and M1 as they are decreased.
    struct Stage {
        int p1 = 0;
        int m1 = 0;
        bool homogeneous = false;
    };
    void addHomogeneousStages();
    void pairStage(const Stage& stage);
    /// C4 to C8 in a homogeneous bracket or remainder: p pairs, added to `begun`.
    void pairHomogeneous(const Stage& stage, const std::vector<Rank>& players, int p, Pairs& begun);
    /// C6 and C7: the transpositions of S2 in order, leaving out at once all that begin with an impossible pair.
    void transpose(const Stage& stage, const std::vector<Rank>& s1, const std::vector<Rank>& s2, Pairs& begun);
    void pairMovedDown(const Stage& stage, const std::vector<Rank>& s1, Pairs& begun);
    void accept(const Stage& stage, const Pairs& pairs);

    const Entrants& entrants_;
    Bracket bracket_;
    Start start_; ///< X1 and Z1 for P0 pairs
    std::vector<Stage> stages_;
    std::size_t nextStage_ = 0;
    std::vector<BracketPairing> found_; ///< in this stage, in order
    std::size_t nextFound_ = 0;
};

} // namespace pairwright::oracle::dutch2012
