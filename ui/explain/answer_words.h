#pragma once

#include "app/explain/explanation.h"
#include "app/pairing/round_answers.h"

namespace pairwright {

/// The answer to "why not these two?": one sentence for a player, the facts of both, what decides and by which
/// article, and the boards that would change. It tells of the version that was asked about.
Explanation explainAnswer(const ExplainedRound& explained, const WhyNotAnswer& answer);

/// What the judge says about a round without a decision record.
std::vector<ExplanationSection> judgementSections(const ExplainedRound& explained, const RoundJudgement& judgement);

} // namespace pairwright
