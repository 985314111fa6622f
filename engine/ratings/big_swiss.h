#pragma once

#include "engine/ratings/rating_event.h"

namespace pairwright {

/// At least 20 rated players from outside the host federation and from at least 3 federations, at least 10 of them
/// GM, IM, WGM or WIM, in every round: norms of such a Swiss do not need two foreign federations (B.01 art. 1.4.3 d).
/// Counted are those who missed at most one round. False while the host federation is not known.
bool isBigSwiss(const RatingEvent& event);

} // namespace pairwright
