#pragma once

#include "engine/tournament/tournament_state.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Positions that were made to be hard: fields where the counting that answers an ordinary round does not help.
namespace pairwright::property {

/// A kind of them. `make`: with about so many players, even and at least 60.
struct HardKind {
    std::string_view name;
    TournamentState (*make)(int players);
};
std::span<const HardKind> hardKinds();

/// Where nearly everybody has met: the rounds of a round robin, with results by chance or all drawn.
TournamentState saturatedField(int players, int rounds, bool allDrawn);

/// Dutch 2012: an upper group whose floaters cannot be helped, however they are chosen. There are more ways to choose
/// them than anybody can try.
TournamentState floatersWithoutEnd();

/// A position put together at random from what makes the others hard; the same seed gives the same one.
TournamentState mixedPosition(int players, std::uint64_t seed);

/// One of these that a search found to be slow for a system: a line of tests/fixtures/hard-positions.
struct FoundPosition {
    std::string system; ///< key and edition
    int players = 0;
    std::uint64_t seed = 0;
    double ms = 0; ///< what it took where it was found
};
std::vector<FoundPosition> foundPositions();

} // namespace pairwright::property
