#pragma once

#include "tests/oracle/dubov/definitions.h"

#include <functional>

/// Article 4 of C.04.4.1:2026.
namespace pairwright::oracle::dubov {

/// False ends the enumeration.
using SetVisitor = std::function<bool(const std::vector<Rank>&)>;

/// 4.1.3: every set of `size` players of a pool, which is sorted by sequence number (#1 first), by the smallest
/// differing sequence number. Returns false if the visitor ended it.
bool forEachSet(const std::vector<Rank>& pool, std::size_t size, const SetVisitor& visit);

/// 4.2.2: the players of lower score by sequence number.
std::vector<Rank> sortedUpfloaters(const Entrants& entrants, std::vector<Rank> lower);

/// 4.3.3: a sorted list by sequence number: from its middle outwards, the higher of two in the middle first.
std::vector<Rank> fromTheMiddle(std::vector<Rank> sorted);

/// 4.3: possible shifters who seek `seeking`, by sequence number.
std::vector<Rank> sortedShifters(const Entrants& entrants, const std::vector<Rank>& shifters, Colour seeking);

/// 3.2.5: ascending ARO, then TPN.
std::vector<Rank> byAro(const Entrants& entrants, std::vector<Rank> players);
/// 4.4.2: ascending TPN.
std::vector<Rank> byTpn(const Entrants& entrants, std::vector<Rank> players);

} // namespace pairwright::oracle::dubov
