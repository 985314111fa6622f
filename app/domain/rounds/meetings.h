#pragma once

#include "app/domain/tournament.h"

#include <algorithm>
#include <compare>
#include <cstdint>
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

/// Who meets whom, for an event in which all play all: a row for each player in the order of the numbers, a column for
/// each of his opponents, and in each cell as many slots as two of them have games. Where a table seats the players of
/// two teams, the rows are theirs, the first team first, and the columns the places in the order of the other team; a
/// game won against an empty board stands in the row of who was there, at the place that the table has him meet.
class Meetings {
public:
    /// Where a game stands, seen by the player of the row.
    struct Place {
        int row = 0;
        int column = 0; ///< of the opponent
        int slot = 0;
        friend auto operator<=>(const Place&, const Place&) = default;
    };

    /// What two teams have in a slot: a game each, or a match as a whole, for which its first game stands.
    enum class Of : std::uint8_t { games, matches };

    Meetings() = default;
    explicit Meetings(const Tournament& tournament, Of of = Of::games);

    /// Of the rows.
    [[nodiscard]] const std::vector<PlayerKey>& players() const { return players_; }
    [[nodiscard]] int size() const { return static_cast<int>(players_.size()); }
    [[nodiscard]] int columnCount() const { return isOfTeams() ? std::max(firstTeam_, size() - firstTeam_) : size(); }
    /// The rows belong to two teams: so many to the first.
    [[nodiscard]] bool isOfTeams() const { return firstTeam_ > 0; }
    [[nodiscard]] int firstTeam() const { return firstTeam_; }
    /// The number of the row in its table, or its place in its team, from 1.
    [[nodiscard]] int numberOf(int row) const { return columnOf(row) + 1; }
    /// The row of the opponent whom a column means for a row, its own where somebody would meet himself; no value where
    /// the other team has nobody at that place.
    [[nodiscard]] std::optional<int> opponentOf(int row, int column) const;
    [[nodiscard]] bool isSelf(const Place& place) const { return opponentOf(place.row, place.column) == place.row; }
    /// One for each cycle; more where two were paired more often by hand. At least 1.
    [[nodiscard]] int slotCount() const { return slots_; }
    /// There are two slots, and the first is the game with White in every cell; not so where a match has White on all
    /// boards, or two met twice in the same colours.
    [[nodiscard]] bool isByColours() const { return byColours_; }
    /// With two slots the first is the game with White, where the two colours differ; else in the order of the rounds.
    /// nullptr: no such game. Precondition: the place is inside.
    [[nodiscard]] const Meeting* at(const Place& place) const;
    /// The place of a game in the row of its White, of one against an empty board in the row of who was there.
    [[nodiscard]] std::optional<Place> placeOf(BoardId game) const;
    /// The same game in the row of the other side; no value where there is no game.
    [[nodiscard]] std::optional<Place> mirrorOf(const Place& place) const;
    /// The same players and as many slots: what stands where has changed at most.
    [[nodiscard]] bool hasShapeOf(const Meetings& other) const
    {
        return players_ == other.players_ && slots_ == other.slots_ && firstTeam_ == other.firstTeam_;
    }

private:
    [[nodiscard]] int columnOf(int row) const { return isOfTeams() && row >= firstTeam_ ? row - firstTeam_ : row; }
    [[nodiscard]] int slotOf(const std::vector<Meeting>& cell, std::size_t index) const;
    [[nodiscard]] std::optional<Place> find(int row, int column, BoardId game) const;
    [[nodiscard]] std::size_t cellOf(int row, int column) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columnCount()) +
               static_cast<std::size_t>(column);
    }

    std::vector<PlayerKey> players_;
    std::vector<std::vector<Meeting>> cells_; ///< by cellOf(); none in the diagonal
    int firstTeam_ = 0;                       ///< rows of the first team; 0: they are no players of teams
    int slots_ = 1;
    bool byColours_ = false;
};

} // namespace pairwright
