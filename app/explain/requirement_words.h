#pragma once

#include "app/explain/explained_round.h"

#include <vector>

namespace pairwright {

/// True for the records of the Dutch system of 2012: brackets with requirements that are lowered step by step.
bool isByRequirements(const ProcedureRecord& record);

/// The bracket in which these players were paired with each other, or a single one got the bye; what had to be given up
/// there, and whom the first of them passed over. Empty if the record has no such step.
std::vector<ExplanationSection> requirementSections(const ExplainedRound& explained, const ProcedureRecord& record,
                                                    const std::vector<Tpn>& players);

} // namespace pairwright
