#pragma once

#include "engine/dutch2012/attempt.h"
#include "engine/pairing.h"

#include <optional>
#include <vector>

namespace pairwright::dutch2012 {

/// A bracket as it was paired in the end, and how it came to that.
struct DecidedBracket {
    Bracket bracket;
    Attempt attempt;
    /// The floaters that it had at first, if C.12 or C.13 had it paired again.
    std::optional<std::vector<int>> floatersBefore;
    enum class Way : std::uint8_t {
        ordinary,
        backtracked, ///< C.12: for the bracket below
        forLowest,   ///< C.13: so that the lowest bracket can be paired
        joined,      ///< C.13: the lowest bracket with those of the one above
    };
    Way way = Way::ordinary;
};

/// One round by C, from the highest bracket down.
class RoundPairer {
public:
    explicit RoundPairer(const dutch::DutchField& field);

    /// None: the round is paired.
    std::optional<PairingFailure> run();
    /// Pairs the brackets above that of a rank; run() goes on from there. What follows in them depends on nobody
    /// further down, unless run() comes back to them for those below (C.12, C.13).
    void runAbove(int rank);

    [[nodiscard]] const std::vector<DecidedBracket>& brackets() const { return brackets_; }
    [[nodiscard]] std::optional<int> bye() const;
    /// The round with its boards in publishing order, and its record.
    [[nodiscard]] RoundPairing pairing(const TournamentState& state) const;

private:
    void pairBracket(Bracket bracket, bool lowest);
    void pairLowest();
    [[nodiscard]] std::optional<BracketSolution> repairFor(const std::vector<int>& lowest, const Attempt& above) const;

    const dutch::DutchField& field_;
    int begin_ = 0; ///< of the scoregroup to be paired next
    std::vector<DecidedBracket> brackets_;
    std::int64_t spent_ = 0; ///< on C.12
};

} // namespace pairwright::dutch2012
