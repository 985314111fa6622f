#pragma once

#include "engine/dubov/dubov_field.h"
#include "engine/dubov/subgroups.h"
#include "engine/pairing.h"
#include "engine/why_not.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright::dubov {

/// A bracket as it was decided. Numbers are ranks.
struct DecidedBracket {
    std::vector<int> residents;
    std::vector<int> upfloaters;
    BracketPairing paired;
};

/// Pairs a scoregroup with the upfloaters that it needs from below (3.2).
DecidedBracket decideBracket(const DubovField& field, std::vector<int> residents, const std::vector<int>& lower);

/// Whether a bracket that was paired quickly is what the general path makes of it; debug builds ask.
bool isGeneralAnswer(const DubovField& field, const std::vector<int>& lower, const DecidedBracket& quick);

/// The order rule that tells two candidates of a bracket apart: their upfloaters (4.2), who plays inside the own
/// subgroup (4.3), or the order of the second subgroup (4.4).
OrderRule ruleBetween(const DubovField& field, const DecidedBracket& one, const DecidedBracket& other);

BracketRecord reportBracket(const DubovField& field, const DecidedBracket& decided);

/// One round, bracket by bracket from the top (art. 3.2).
class RoundPairer {
public:
    explicit RoundPairer(const DubovField& field);

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

    const DubovField& field_;
    const RoundPairer* followed_ = nullptr;
    std::pair<int, int> pair_;
    std::optional<int> bye_;
    std::vector<DecidedBracket> brackets_;
    CriteriaRecord record_;
};

} // namespace pairwright::dubov
