#pragma once

#include "app/explain/explained_round.h"

#include <vector>

namespace pairwright {

/// True for the records of the Dubov system of 1997: columns of White and Black, with players brought up and shifted.
bool isByColumns(const ExplainedRound& explained);

/// How the two came to be in one scoregroup and one row, whom the first of them passed over, and what the text leaves
/// to the arbiter. Empty if the record has no such pair.
std::vector<ExplanationSection> columnSections(const ExplainedRound& explained, const ProcedureRecord& record, Tpn a,
                                               Tpn b);

} // namespace pairwright
