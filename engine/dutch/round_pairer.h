#pragma once

#include "engine/bracket/bracket_guide.h"
#include "engine/decision_record.h"
#include "engine/dutch/bracket_task.h"
#include "engine/pairing.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright::dutch {

/// A bracket as it was decided.
struct DecidedBracket {
    BracketSolution solution;
    BracketRecord::Kind kind = BracketRecord::Kind::ordinary;
};

/// In `task` everybody below the bracket is in `next` and `rest`.
using BracketGuide = pairwright::BracketGuide<BracketTask, DecidedBracket>;

/// One round, bracket by bracket from the top (art. 1.9; 2017: A.9).
class RoundPairer {
public:
    explicit RoundPairer(const DutchField& field, BracketGuide* guide = nullptr);

    /// None: the round is paired.
    std::optional<PairingFailure> run();

    [[nodiscard]] const std::vector<DecidedBracket>& brackets() const { return brackets_; }
    /// Who may get the bye, by rank; settled before the first bracket ([C5]; 2017: C.2).
    [[nodiscard]] const std::vector<bool>& byeCandidates() const { return byeCandidates_; }
    [[nodiscard]] std::optional<int> bye() const { return bye_; }
    /// The round with its boards in publishing order, and its record.
    [[nodiscard]] RoundPairing pairing(const TournamentState& state) const;

private:
    [[nodiscard]] std::vector<int> allRanks(int from) const;
    [[nodiscard]] BracketTask ordinaryTask(std::vector<int> mdps, int begin) const;
    std::vector<int> accept(const BracketTask& task, BracketSolution solution, BracketRecord::Kind kind);
    std::vector<int> collapse(const BracketTask& penultimate, int below, BracketSolution decided);

    const DutchField& field_;
    BracketGuide* guide_;
    std::vector<bool> byeCandidates_;
    std::vector<std::pair<int, int>> pairs_;
    std::optional<int> bye_;
    std::vector<DecidedBracket> brackets_;
    CriteriaRecord record_;
    bool collapsed_ = false;
};

/// Decides a bracket by the rules, and makes the task what it was decided as: 2026 under [C4]; 2017 without
/// C.4 or, where the rest could not be paired then, as the penultimate one (A.9). The task comes with everybody
/// below in `next` and `rest`.
DecidedBracket decideBracket(BracketTask& task);

/// The best candidate of a bracket of this kind that meets the conditions of the task; `mustComplete`: also in
/// 2017 the players below have to be paired. None: no candidate.
std::optional<BracketSolution> solveAs(BracketRecord::Kind kind, BracketTask& task, bool mustComplete);

} // namespace pairwright::dutch
