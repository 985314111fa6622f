#pragma once

#include "app/domain/tournament.h"

#include <compare>
#include <optional>
#include <vector>

namespace pairwright {

/// A game as one of its sides sees it.
struct Meeting {
    BoardId game;
    bool white = false;     ///< that side has White
    bool published = false; ///< else its round is only laid out
    friend bool operator==(const Meeting&, const Meeting&) = default;
};

/// Who meets whom, for an event in which all play all: a row and a column for each player in the order of the numbers,
/// and in each cell as many slots as two of them have games.
class Meetings {
public:
    /// Where a game stands, seen by the player of the row.
    struct Place {
        int row = 0;
        int column = 0; ///< of the opponent
        int slot = 0;
        friend auto operator<=>(const Place&, const Place&) = default;
    };

    Meetings() = default;
    explicit Meetings(const Tournament& tournament);

    [[nodiscard]] const std::vector<PlayerKey>& players() const { return players_; }
    [[nodiscard]] int size() const { return static_cast<int>(players_.size()); }
    /// One for each cycle; more where two were paired more often by hand. At least 1.
    [[nodiscard]] int slotCount() const { return slots_; }
    /// With two slots the first is the game with White, where the two colours differ; else in the order of the rounds.
    /// nullptr: no such game. Precondition: the place is inside.
    [[nodiscard]] const Meeting* at(const Place& place) const;
    /// The place of a game in the row of its White.
    [[nodiscard]] std::optional<Place> placeOf(BoardId game) const;
    /// The same game in the row of the other side; no value where there is no game.
    [[nodiscard]] std::optional<Place> mirrorOf(const Place& place) const;
    /// The same players and as many slots: what stands where has changed at most.
    [[nodiscard]] bool hasShapeOf(const Meetings& other) const
    {
        return players_ == other.players_ && slots_ == other.slots_;
    }

private:
    [[nodiscard]] int slotOf(const std::vector<Meeting>& cell, std::size_t index) const;
    [[nodiscard]] std::optional<Place> find(int row, int column, BoardId game) const;
    [[nodiscard]] std::size_t cellOf(int row, int column) const
    {
        return static_cast<std::size_t>(row) * players_.size() + static_cast<std::size_t>(column);
    }

    std::vector<PlayerKey> players_;
    std::vector<std::vector<Meeting>> cells_; ///< by cellOf(); none in the diagonal
    int slots_ = 1;
};

} // namespace pairwright
