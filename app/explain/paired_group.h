#pragma once

#include "app/explain/explained_round.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright {

/// A group or bracket of a procedural system with the pairs that were made in it, for its picture.
struct PairedGroup {
    std::vector<std::pair<Tpn, Tpn>> pairs; ///< who stands on the left first: the higher ranked, the member of S1
    std::vector<Tpn> fromAbove;             ///< floated into it from a higher group
    std::vector<Tpn> fromBelow;
    std::vector<Tpn> leaving; ///< not paired in it
};

/// Dutch 2012: the step after which pairs are those of another bracket.
bool opensBracket(const ProcedureStep& step);

/// Dutch 2012: the bracket in which the two were paired at last. No value if the record has no such pair.
std::optional<PairedGroup> bracketOfRequirements(const ExplainedRound& explained, const ProcedureRecord& record, Tpn a,
                                                 Tpn b);

/// Dubov 1997: the scoregroup in which the two were paired. No value if the text does not pair them: chapter 9.
std::optional<PairedGroup> groupOfColumns(const ExplainedRound& explained, const ProcedureRecord& record, Tpn a, Tpn b);

} // namespace pairwright
