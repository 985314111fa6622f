#pragma once

#include "engine/decision_record.h"
#include "engine/dutch2012/round_pairer.h"

namespace pairwright::dutch2012 {

/// The steps that led to the round, bracket by bracket, those taken back left out but named where that happened.
ProcedureRecord recordOf(const dutch::DutchField& field, const std::vector<DecidedBracket>& brackets);

} // namespace pairwright::dutch2012
