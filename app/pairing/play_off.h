#pragma once

#include "app/domain/tournament.h"

#include <optional>
#include <vector>

namespace pairwright {

/// Who share the first place on points when all games have ended, by number: among them a play-off may be held (C.07
/// does not know of it; it is no part of the standings). Empty: one is alone there, or the event is not over.
std::vector<PlayerKey> tiedForFirst(const Tournament& tournament);

/// Settings::playOffWinner, as long as he is one of these.
std::optional<PlayerKey> playOffWinner(const Tournament& tournament);

} // namespace pairwright
