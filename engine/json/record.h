#pragma once

#include "engine/decision_record.h"
#include "engine/json/value.h"

#include <optional>

namespace pairwright::json {

/// Adds a decision record as the member "criteria" or "procedure".
void insertRecord(Object& object, const DecisionRecord& record);
/// No value: there is none, or it is damaged or of a newer program.
std::optional<DecisionRecord> recordIn(const Object& object);

} // namespace pairwright::json
