#pragma once

#include "engine/double_swiss/bracket.h"
#include "engine/pairing.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright::double_swiss {

/// Records that are no whole matches: `inconsistentState` with the players; none if all is well.
std::optional<PairingFailure> brokenMatches(const TournamentState& state);

/// One round: the bye, then bracket by bracket from the top (3.3 to 3.6).
class RoundPairer {
public:
    /// `candidates` may allow fewer pairs than the rules; criteria that look ahead see `field`.
    RoundPairer(const MatchField& field, const MatchField& candidates);

    /// Keeps the brackets of another round, if the bye is the same, while they let this pair (ranks) be made.
    void follow(const RoundPairer& other, std::pair<int, int> pair);

    /// None: the round is paired.
    std::optional<PairingFailure> run();

    [[nodiscard]] std::optional<int> bye() const { return bye_; }
    [[nodiscard]] const std::vector<DecidedBracket>& brackets() const { return brackets_; }
    [[nodiscard]] const CriteriaRecord& record() const { return record_; }
    [[nodiscard]] RoundPairing pairing() const;

private:
    void pairTopScoregroup(std::vector<int>& open);
    [[nodiscard]] std::optional<DecidedBracket> followed(const std::vector<int>& lower) const;

    const MatchField& field_;
    const MatchField& candidates_;
    bool asRuled_; ///< both fields are one
    const RoundPairer* followed_ = nullptr;
    std::pair<int, int> pair_;
    std::optional<int> bye_;
    std::vector<DecidedBracket> brackets_;
    CriteriaRecord record_;
};

} // namespace pairwright::double_swiss
