#pragma once

#include "app/prizes/prize_assignment.h"
#include "engine/json/value.h"

#include <string>

namespace pairwright::cli {

/// A line for each prize, then what is shared, what does not fit together, and the sums.
std::string prizesText(const prizes::PrizeAssignment& all);
/// The same as JSON; amounts are hundredths, players have the pairing numbers of the file.
json::Object prizesJson(const prizes::PrizeAssignment& all, const Tournament& tournament);

} // namespace pairwright::cli
