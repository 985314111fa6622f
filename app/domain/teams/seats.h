#pragma once

#include "app/domain/tournament.h"

namespace pairwright {

/// Whoever sits at a board of the match plays for its side, and at one board only. True of a match of players, where
/// nobody is named.
bool isManned(const Tournament& tournament, const Match& match);

/// Whether somebody can be a member: of a team that is there, at a place of its order, and no side himself.
bool isPossibleMember(const Tournament& tournament, const Player& member);

} // namespace pairwright
