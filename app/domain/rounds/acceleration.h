#pragma once

#include "app/domain/tournament.h"

#include <optional>
#include <vector>

/// Virtual points (C.04.7): for pairing only. Given ones, which a file brought or which were kept when the number
/// of rounds changed, hold for the rounds that they name; Baku acceleration computes the others.
namespace pairwright {

/// Where the virtual points of a tournament come from; `given` also where only some rounds are given.
enum class VirtualPoints : std::uint8_t { none, baku, given };

/// The points of the event let Baku acceleration be set: a win is worth two draws and a loss nothing, of a game or of
/// a match of teams, which are paired by match points then.
bool canAccelerate(const Settings& settings);
/// Baku acceleration's virtual points of the upper group in round 1, 2, ... over the planned rounds.
std::vector<Score> upperGroupPoints(const Settings& settings);

VirtualPoints virtualPointsKind(const Tournament& tournament);

/// Per player of `order` the points of round 1, 2, ...; an empty list where a player has none.
std::vector<std::vector<Score>> virtualPoints(const Tournament& tournament, const std::vector<PlayerKey>& order);

/// The last member of the upper group of those whom round 1 pairs: the same person from its publication on. Everybody
/// at or above that place belongs to it. None without players.
std::optional<PlayerKey> lastOfUpperGroup(const Tournament& tournament);

/// All virtual points are those of the Baku acceleration that is set.
bool isByBaku(const Tournament& tournament);

/// The players whose given points are not those of the Baku acceleration that is set, over the planned number of
/// rounds or another one that was planned before; in the order of the keys.
std::vector<PlayerKey> otherThanBaku(const Tournament& tournament);

} // namespace pairwright
