#pragma once

#include "engine/dutch2012/attempt.h"

#include <optional>

namespace pairwright::dutch2012 {

/// What the procedure met of a bracket, as it was treated, before the pairing that it took: for the record of a pairing
/// that had to serve the players below or the bye as well.
class EarlierPairings {
public:
    /// All three outlive it.
    EarlierPairings(const dutch::DutchField& field, const OpenBracket& open, const BracketSolution& taken);

    /// With whom of `others` one of them pairs the higher player of the pair with this number, after the same pairs
    /// before it. Precondition: the number does not fall from question to question.
    std::vector<int> partners(std::size_t pairs, std::vector<int> others);

private:
    [[nodiscard]] std::optional<BracketSolution> firstWith(std::size_t pairs, int player,
                                                           const std::vector<int>& partners) const;
    [[nodiscard]] bool isEarlier(const BracketSolution& solution) const;
    [[nodiscard]] std::optional<BracketSolution> exchanged(BracketSolution solution, int a, int b) const;
    void goOnTo(std::size_t pairs);

    const dutch::DutchField& field_;
    const OpenBracket& open_;
    const BracketSolution& taken_;
    SolutionPlace place_;                    ///< of the one that was taken
    std::size_t pairs_ = 0;                  ///< how many of its pairs are looked at
    bool someEarlier_ = true;                ///< so it may be, with these pairs
    std::optional<BracketSolution> example_; ///< an earlier one with these pairs
};

} // namespace pairwright::dutch2012
