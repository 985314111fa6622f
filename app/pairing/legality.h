#pragma once

#include "app/domain/changes/finding.h"
#include "app/domain/tournament.h"

#include <vector>

namespace pairwright {

/// Judges pairings of the next round by the rules that hold in every system (C.04.1), read from the
/// stored rounds and independent of the engine: who is forgotten or placed twice (level 5), rematches,
/// forbidden pairs, who may not have the bye, colours three times in a row or more than two apart
/// (level 3; in the last round with a topscorer only told, level none), both with the wrong colour
/// (level 2).
std::vector<Finding> judgePairings(const Tournament& tournament, const Pairings& pairings);

/// All rounds of a round robin together, those that are published and those that are laid out: pairs who do not meet as
/// often as there are cycles, and colours three times in a row. Level 3 where a round was changed by hand, otherwise
/// only told. Empty where they are no round robin, or not all there.
std::vector<Finding> judgeLayout(const Tournament& tournament);

/// The same for the proposal of round `number`, hand edits included; nothing if there is none.
std::vector<Finding> judgeProposal(const Tournament& tournament, RoundNumber number);

} // namespace pairwright
