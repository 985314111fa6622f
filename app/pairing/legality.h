#pragma once

#include "app/domain/finding.h"
#include "app/domain/tournament.h"

#include <vector>

namespace pairwright {

/// Judges pairings of the next round by the rules that hold in every system (C.04.1), read from the
/// stored rounds and independent of the engine: who is forgotten or placed twice (level 5), rematches,
/// forbidden pairs, who may not have the bye, colours three times in a row or more than two apart
/// (level 3; in the last round with a topscorer only told, level none), both with the wrong colour
/// (level 2).
std::vector<Finding> judgePairings(const Tournament& tournament, const Pairings& pairings);

/// The same for the proposal of round `number`, hand edits included; nothing if there is none.
std::vector<Finding> judgeProposal(const Tournament& tournament, RoundNumber number);

} // namespace pairwright
