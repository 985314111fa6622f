#pragma once

#include "app/explain/explained_round.h"

#include <vector>

namespace pairwright {

/// Adds why each of the players moved to another bracket in this round, read off the record; for Lim the section of
/// the scoregroup tells it and is marked. Nothing for players who stayed where they were.
void addFloatSections(const ExplainedRound& explained, const std::vector<Tpn>& players,
                      std::vector<ExplanationSection>& sections);

} // namespace pairwright
