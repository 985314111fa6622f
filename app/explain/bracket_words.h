#pragma once

#include "app/explain/explained_round.h"

#include <vector>

namespace pairwright {

/// The bracket in which the two were paired; nullptr if the record has none (another kind of system, hand-made).
const BracketRecord* bracketOf(const ExplainedRound& explained, Tpn a, Tpn b);
/// The last bracket, if the player was left over in it (Dutch); nullptr otherwise.
const BracketRecord* bracketLeaving(const ExplainedRound& explained, Tpn player);

/// Who was in the bracket, who came and went, how its candidate was made, and its criteria; in the words of the
/// system whose rules decided.
std::vector<ExplanationSection> bracketSections(const ExplainedRound& explained, const BracketRecord& bracket);

} // namespace pairwright
