#pragma once

#include "engine/dubov/dubov_field.h"
#include "engine/dubov/subgroups.h"
#include "engine/pairing.h"

#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace pairwright::dubov {

/// A bracket as it was decided. Numbers are ranks.
struct DecidedBracket {
    std::vector<int> residents;
    std::vector<int> upfloaters;
    BracketPairing paired;
};

/// One round, bracket by bracket from the top (art. 3.2).
class RoundPairer {
public:
    RoundPairer(const DubovField& field, std::stop_token stop);

    /// Keeps the brackets of another round, if the bye is the same, while they let this pair (ranks, tied in
    /// the field) be made.
    void follow(const RoundPairer& other, std::pair<int, int> pair);

    /// None: the round is paired.
    std::optional<PairingFailure> run();

    [[nodiscard]] std::optional<int> bye() const { return bye_; }
    [[nodiscard]] const std::vector<DecidedBracket>& brackets() const { return brackets_; }
    [[nodiscard]] const CriteriaRecord& record() const { return record_; }
    [[nodiscard]] RoundPairing pairing(const TournamentState& state, Edition edition) const;

private:
    void pairTopScoregroup(std::vector<int>& open);
    /// The bracket to be followed, if it lets the pair be made; `lower`: everybody below its residents.
    [[nodiscard]] std::optional<DecidedBracket> followed(const std::vector<int>& lower) const;
    [[nodiscard]] DecidedBracket decide(std::vector<int> residents, const std::vector<int>& lower) const;
    void report(const DecidedBracket& decided);

    const DubovField& field_;
    std::stop_token stop_;
    const RoundPairer* followed_ = nullptr;
    std::pair<int, int> pair_;
    std::optional<int> bye_;
    std::vector<DecidedBracket> brackets_;
    CriteriaRecord record_;
};

} // namespace pairwright::dubov
