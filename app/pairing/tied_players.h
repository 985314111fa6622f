#pragma once

#include "app/domain/tournament.h"

#include <vector>

namespace pairwright {

/// The groups of players who share a rank in the standings after the last published round by all tie-breaks but an
/// order by hand and lots, in the order of the standings. None while games of that round are open.
std::vector<std::vector<PlayerKey>> tiedPlayers(const Tournament& tournament);

/// True if these are the players of one such group, in any order.
bool isTiedGroup(const Tournament& tournament, const std::vector<PlayerKey>& players);

} // namespace pairwright
