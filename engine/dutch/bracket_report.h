#pragma once

#include "engine/decision_record.h"
#include "engine/dutch/bracket_task.h"

namespace pairwright::dutch {

/// Writes down how a bracket was decided: who was in it, what came of them, and the value of every
/// criterion with the players charged, computed from the accepted candidate itself.
BracketRecord reportBracket(const BracketTask& task, const BracketSolution& solution, BracketRecord::Kind kind);

} // namespace pairwright::dutch
