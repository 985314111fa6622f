#pragma once

#include "engine/decision_record.h"
#include "engine/dutch/bracket_task.h"
#include "engine/pairing.h"

#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace pairwright::dutch {

/// A bracket as it was decided.
struct DecidedBracket {
    BracketSolution solution;
    BracketRecord::Kind kind = BracketRecord::Kind::ordinary;
};

/// Decides brackets in the place of the pairer, for as long as it wants to.
class BracketGuide {
public:
    virtual ~BracketGuide() = default;
    BracketGuide(const BracketGuide&) = delete;
    BracketGuide& operator=(const BracketGuide&) = delete;

    /// `task`: everybody below the bracket is in `next` and `rest`. None: the pairer decides by the rules.
    virtual std::optional<DecidedBracket> decide(const BracketTask& task) = 0;

protected:
    BracketGuide() = default;
};

/// One round, bracket by bracket from the top (art. 1.9; 2017: A.9).
class RoundPairer {
public:
    RoundPairer(const DutchField& field, std::stop_token stop, BracketGuide* guide = nullptr);

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
    std::vector<int> accept(const BracketTask& task, std::optional<BracketSolution> solution, BracketRecord::Kind kind);
    std::vector<int> pair2026(BracketTask& task);
    std::vector<int> pair2017(BracketTask& task, int below);
    std::vector<int> collapse(BracketTask& task, int below, std::optional<BracketSolution> decided);

    const DutchField& field_;
    std::stop_token stop_;
    BracketGuide* guide_;
    std::vector<bool> byeCandidates_;
    std::vector<std::pair<int, int>> pairs_;
    std::optional<int> bye_;
    std::vector<DecidedBracket> brackets_;
    CriteriaRecord record_;
    bool collapsed_ = false;
};

/// 2026: pairs a bracket under [C4]. The bracket and its successor are looked at alone first: if the best
/// candidate found so lets the rest be completed, it is the best with the condition as well.
std::optional<BracketSolution> solveUnderCompletion(BracketTask& task);

/// 2017: the task of the penultimate pairing bracket, which must let everybody below be paired (A.9, C.4).
void makePenultimate(BracketTask& task);

} // namespace pairwright::dutch
