#pragma once

#include "app/domain/tournament.h"

namespace pairwright {

/// Most rounds that `players` can play without meeting twice: n-1, or n with a bye in each round.
int mostPlayableRounds(int players);
/// A bound for the players of this tournament: of whom each can meet at all, once who must not meet in any of the
/// planned rounds is left out, and the bye where their number is odd. Where somebody must not meet somebody, nobody is
/// away and they are fewer than 64, it is less than the planned rounds, too, where those cannot be played in any way.
int mostPlayableRounds(const Tournament& tournament);

} // namespace pairwright
