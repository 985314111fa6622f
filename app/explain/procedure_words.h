#pragma once

#include "app/explain/paired_group.h"

#include <string>
#include <vector>

namespace pairwright {

/// The steps of a procedural system (Lim, Dutch 2012) that led to a pair: the group in which it was made, who left that
/// group and why, and whom the first of the two passed over. Empty if the record has no such pair.
std::vector<ExplanationSection> procedureSections(const ExplainedRound& explained, Tpn a, Tpn b);

/// The group in which the two were paired; no value if the record has no such pair.
std::optional<PairedGroup> groupOfPair(const ExplainedRound& explained, Tpn a, Tpn b);

/// The article of the step that gave the bye; empty if the record has no such step.
std::string articleOfBye(const ExplainedRound& explained);

} // namespace pairwright
