#pragma once

#include "app/domain/tournament.h"
#include "app/pairing/round_draft.h"

#include <vector>

namespace pairwright {

/// The round roundAhead() without boards, to be made by hand (the engine found none): numbered as of now, with the
/// results of now.
RoundDraft emptyRound(const Tournament& tournament);

/// Who is present in that round and has no bye on request, in TPN order.
std::vector<PlayerKey> playersToPair(const Tournament& tournament);

} // namespace pairwright
