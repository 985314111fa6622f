#pragma once

#include "app/explain/explained_round.h"
#include "app/pairing/round_answers.h"

namespace pairwright {

/// "Arnold (3), Beck (2½)"
QString namesOf(const std::vector<PlayerKey>& players, const ExplainedRound& explained);
/// "players who move down: 2 (Arnold (3), Beck (3)) instead of 0"
QString describeLoss(const CriterionLoss& loss, const ExplainedRound& explained);
/// What the order rule prefers: "an earlier order of the lower half exists".
QString describeOrder(OrderRule rule);
/// What the step did: "the bye goes to Arnold", "Arnold is paired with Beck".
QString describeStep(const DecidingStep& step, const ExplainedRound& explained);
/// One line for each board that is different: "Arnold – Beck → Arnold – Carlson"; then the bye.
QStringList describeChanges(const RoundChanges& changes, const ExplainedRound& explained);

} // namespace pairwright
