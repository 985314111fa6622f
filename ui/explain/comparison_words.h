#pragma once

#include "app/explain/explanation.h"
#include "app/pairing/manual_comparison.h"

namespace pairwright {

/// What leaving a manual phase found, in lists of lines.
struct ComparisonLists {
    QStringList byHand;      ///< boards and bye that only the arbiter has
    QStringList byTheRules;  ///< boards and bye that only the rules have
    QStringList warnings;    ///< what is broken, and which criteria are met worse
    QStringList articles;    ///< of those criteria
    bool asImported = false; ///< only the file tells of it, in its own words: the boards are among `warnings`
};

ComparisonLists comparisonLists(const ExplainedRound& explained, const ManualComparison& comparison);

/// The same for the Inspector: that the round was edited by hand, and the verdict.
std::vector<ExplanationSection> comparisonSections(const ExplainedRound& explained, const ManualComparison& comparison);

} // namespace pairwright
