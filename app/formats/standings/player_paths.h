#pragma once

#include "app/domain/tournament.h"
#include "engine/base/colour.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace pairwright {

/// What a player did in one published round.
struct PathStep {
    enum class Kind : std::uint8_t {
        won,  ///< over the board; of a match: more than the opponent
        drew, ///< a half; of a match: as much as the opponent
        lost, ///< a game perhaps by both
        open, ///< the game has no result yet, or is adjourned
        forfeitWon,
        forfeitLost, ///< a double forfeit included
        fullBye,     ///< allocated or full-point bye: worth more than a draw
        bye,         ///< with fewer points
        absent,      ///< without a point: a zero-point bye, withdrawn, not entered yet
    };
    RoundNumber round;
    Kind kind = Kind::absent;
    std::optional<PlayerKey> opponent; ///< as scheduled; none: a bye or absent
    std::optional<Colour> colour;      ///< of the first game
    Score points;                      ///< of the round
    /// What its games would have brought, where none of them counts, because one of the two has left (C.05).
    std::optional<Score> uncounted = {};
    Score total; ///< up to and with it
    friend bool operator==(const PathStep&, const PathStep&) = default;
};

/// The ways of all players through the first rounds of a tournament.
class PlayerPaths {
public:
    /// Precondition: 0 <= rounds <= lastPublished().
    PlayerPaths(const Tournament& tournament, int rounds);

    /// One step a round; empty for an unknown player.
    [[nodiscard]] const std::vector<PathStep>& of(PlayerKey player) const;
    [[nodiscard]] int rounds() const { return rounds_; }

private:
    int rounds_;
    std::map<PlayerKey, std::vector<PathStep>> paths_;
};

/// Won, or as good as that without a game.
bool isFull(const PathStep& step);
/// What stands in the square of a step: "1", "½", "0", "+", "−", "+1" and "½" for a bye; empty while it is open, and
/// for who was absent.
QString markOf(const PathStep& step);
/// "round 2, White, drew with Szentirmay"; `opponent` is his name as it is to be told.
QString toldStep(const PathStep& step, const QString& opponent);

} // namespace pairwright
