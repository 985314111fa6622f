#pragma once

#include "app/session/command/command.h"

#include <optional>
#include <variant>

namespace pairwright {

/// What makes two players meet in a round that is edited by hand: the one takes the place of the other's opponent, so
/// that the two whom they leave meet each other; of two who are unpaired a board is made.
using MapEdit = std::variant<EditProposal::SwapPlayers, EditProposal::Pair>;

/// `moved` takes a place, `onto` keeps his. No value: they meet already, are the same, or neither has an opponent to
/// give away.
std::optional<MapEdit> editThatPairs(const RoundVersion& version, PlayerKey moved, PlayerKey onto);

/// The pairings as the edit leaves them, with games to be played; a new board stands last.
Pairings pairingsAfter(const RoundVersion& version, const MapEdit& edit);

} // namespace pairwright
