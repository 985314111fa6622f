#pragma once

#include "engine/pairing.h"
#include "engine/upfloat/bracket.h"

namespace pairwright::upfloat {

/// One round: the bye, then bracket by bracket from the top.
class RoundPairer {
public:
    /// Keeps a reference to the rules.
    explicit RoundPairer(const Rules& rules)
        : rules_(rules)
    {
    }

    /// Keeps the brackets of another round, if the bye is the same, while they let this pair (ranks, tied in the
    /// candidates) be made.
    void follow(const RoundPairer& other, std::pair<int, int> pair);

    /// None: the round is paired.
    std::optional<PairingFailure> run();

    [[nodiscard]] std::optional<int> bye() const { return bye_; }
    [[nodiscard]] const std::vector<Bracket>& brackets() const { return brackets_; }
    [[nodiscard]] const CriteriaRecord& record() const { return record_; }
    [[nodiscard]] RoundPairing pairing() const;

private:
    void pairTopScoregroup(std::vector<int>& open);
    /// The bracket to be followed, if it lets the pair be made; `lower`: everybody below its residents.
    [[nodiscard]] std::optional<Bracket> followed(const std::vector<int>& lower) const;

    const Rules& rules_;
    const RoundPairer* followed_ = nullptr;
    std::pair<int, int> pair_;
    std::optional<int> bye_;
    std::vector<Bracket> brackets_;
    CriteriaRecord record_;
};

/// The first scoregroup of `open`, and everybody below it.
std::pair<std::vector<int>, std::vector<int>> topScoregroup(const RoundField& field, const std::vector<int>& open);

/// Everybody of a field but the one with the bye, by rank.
std::vector<int> everybodyBut(const RoundField& field, std::optional<int> bye);

} // namespace pairwright::upfloat
