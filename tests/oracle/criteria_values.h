#pragma once

#include "engine/decision_record.h"
#include "tests/oracle/dutch_2017_criteria.h"
#include "tests/oracle/dutch_2026_criteria.h"

/// What the oracle's criteria reached, in the words of the engine's decision record, in descending priority.
/// Counts are one number, lists are tenths of points in descending order. Nobody is charged.
namespace pairwright::oracle {

/// `residentScore`: the difference of an MDP in the Limbo is taken to one point below it.
std::vector<CriterionValue> criteriaValues(const dutch2026::Evaluation& reached, Score residentScore);
/// Pairs of equal scores are left out of the PSD.
std::vector<CriterionValue> criteriaValues(const dutch2017::Evaluation& reached);

} // namespace pairwright::oracle
