#pragma once

#include "app/pairing/adapter.h"

namespace pairwright {

/// The results of the published rounds as they count now, by round and board; open boards as adjourned.
ResultsByRound resultsSoFar(const Tournament& tournament);

/// The tournament before a round as it was when that version was paired, numbered as it was then. Later
/// corrections are left out: the version's record keeps the results that it was paired from. A version
/// without them (imported, or of an early file) is seen with the results of now.
EngineView pairedFrom(const Tournament& tournament, RoundNumber round, const RoundVersion& version);

} // namespace pairwright
