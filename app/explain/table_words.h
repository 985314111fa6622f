#pragma once

#include "app/explain/explained_round.h"
#include "app/explain/explanation.h"

#include <optional>

namespace pairwright {

/// "Novák has number 3 and Berg number 8: these two numbers meet in round 4 of the table for 10." None where no table
/// made the round, or the board was changed by hand.
std::optional<QString> tableSentence(const ExplainedRound& explained, const Match& match);

/// Which line of which table the round is, and what it says of the colours of the two.
std::vector<ExplanationSection> tableSections(const ExplainedRound& explained, const Match& match);

} // namespace pairwright
