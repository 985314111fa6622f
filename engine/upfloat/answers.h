#pragma once

#include "engine/judge.h"
#include "engine/upfloat/round_pairer.h"

/// What these systems answer about rounds (engine/why_not.h, engine/judge.h), once the field is known and whatever is
/// impossible in it has been told.
namespace pairwright::upfloat {

/// The best round by `forced`, in which only a pair (ranks) that may meet is asked for, against the one by `plain`.
Counterfactual compareWith(const Rules& plain, const Rules& forced, std::pair<int, int> pair,
                           const RoundPairer& reference);

/// Completes a verdict that has the best round and no violations: colours, the bye, the brackets as far as they are
/// not the best ones.
void judgeLegalRound(const Rules& rules, const GivenRound& given, Verdict& verdict);

} // namespace pairwright::upfloat
