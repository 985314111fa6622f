#pragma once

#include "app/pairing/computed_reasons.h"
#include "app/pairing/pairing_job.h"
#include "app/pairing/round_in_question.h"

#include <string>

namespace pairwright {

/// A criterion at which one round is worse than another.
struct CriterionLoss {
    Criterion criterion = Criterion::downfloaterCount;
    std::vector<std::int64_t> byTheRules; ///< as CriterionValue::value, without sign
    std::vector<std::int64_t> instead;    ///< of the worse one
    std::vector<PlayerKey> chargedByTheRules;
    std::vector<PlayerKey> chargedInstead;
    std::string article; ///< may be empty
    friend bool operator==(const CriterionLoss&, const CriterionLoss&) = default;
};

/// An order rule that puts one of two equally good rounds behind.
struct OrderLoss {
    OrderRule rule = OrderRule::transposition;
    std::string article;
    friend bool operator==(const OrderLoss&, const OrderLoss&) = default;
};

/// The step of a procedure that decided.
struct DecidingStep {
    ProcedureOutcome outcome = ProcedureOutcome::paired;
    std::vector<PlayerKey> players;
    std::string article; ///< with the rules: "C.04.4.3 art. 4.2"
    /// Why the pair that was asked about was passed over at this step, if it came up there.
    std::optional<RejectedAlternative::Reason> passedOver;
    friend bool operator==(const DecidingStep&, const DecidingStep&) = default;
};

/// White and Black.
struct BoardPlayers {
    PlayerKey white;
    PlayerKey black;
    friend bool operator==(BoardPlayers, BoardPlayers) = default;
};

/// What takes the place of a board. Matched by player as far as it goes: the same player on both.
struct BoardExchange {
    std::optional<BoardPlayers> now; ///< none: there are fewer boards now
    std::optional<BoardPlayers> instead;
    friend bool operator==(const BoardExchange&, const BoardExchange&) = default;
};

/// How another round differs from the one that is compared.
struct RoundChanges {
    std::vector<BoardExchange> boards; ///< in the order of the boards now
    std::optional<PlayerKey> byeNow;   ///< of an unchanged bye both are the same
    std::optional<PlayerKey> byeInstead;
    friend bool operator==(const RoundChanges&, const RoundChanges&) = default;
};

/// Counterfactual in terms of players; see there.
struct WhyNotAnswer {
    RoundNumber round;
    PlayerKey a;
    PlayerKey b;
    Counterfactual::Verdict verdict = Counterfactual::Verdict::unknown;
    std::optional<PairObstacle::Kind> obstacle;
    std::optional<RoundNumber> met;
    std::vector<PlayerKey> leftOver;     ///< PairObstacle::othersLeftOver
    std::optional<Score> bracket;        ///< points of the residents of the bracket that decides
    std::optional<PlayerKey> bye;        ///< who has it, if it is the bye that decides
    std::optional<CriterionLoss> loss;   ///< verdict worse
    std::optional<OrderLoss> order;      ///< verdict laterInOrder
    std::optional<DecidingStep> step;    ///< verdict decidedByStep
    std::vector<RoundNumber> meetings;   ///< verdict inOtherRounds
    std::optional<RoundChanges> changes; ///< from the round by the rules to the best one with the pair
    bool roundIsByTheRules = true;       ///< false: the stored round has other pairs than the rules give
};

/// Why the rules do not pair these two in the round. Fails if there is no legal round at all.
Expected<WhyNotAnswer, PairingJobError> answerWhyNot(const RoundInQuestion& question, PlayerKey a, PlayerKey b,
                                                     std::stop_token stop = {});

/// An absolute rule that a round breaks.
struct BrokenRule {
    Violation::Kind kind = Violation::Kind::notInRound;
    std::vector<PlayerKey> players;
    std::optional<RoundNumber> met;
};

/// A bracket (or, without a score, the bye) that is not the best one.
struct WorsePart {
    std::optional<Score> bracket;
    std::optional<CriterionLoss> loss;
    std::optional<OrderLoss> order; ///< neither: two moved-down players were paired with each other
};

/// Verdict in terms of players; see there.
struct RoundJudgement {
    RoundNumber round;
    std::vector<BrokenRule> broken;
    std::vector<WorsePart> worse;
    std::optional<DecidingStep> step; ///< the first one that the round leaves
    std::vector<BoardPlayers> turned; ///< boards whose colours the rules give the other way round
    RoundChanges changes;             ///< from the round to the one by the rules
    /// Why the round is paired as it is; nullptr: it is not the one that the rules give.
    std::shared_ptr<const ComputedReasons> reasons = nullptr;
    [[nodiscard]] bool isClean() const { return broken.empty() && worse.empty() && !step && turned.empty(); }
};

/// What a stored round is worth by the rules. Fails if there is no legal round at all.
Expected<RoundJudgement, PairingJobError> judgeRound(const RoundInQuestion& question, std::stop_token stop = {});

} // namespace pairwright
