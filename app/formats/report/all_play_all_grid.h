#pragma once

#include "app/domain/rounds/meetings.h"

#include <QStringList>

#include <set>

namespace pairwright {

/// The cross-table on paper and on the web of a tournament in which everybody meets everybody: rows and columns by
/// number, in each cell what the player of the row had of each game of the two, in the slots of `Meetings`.
class AllPlayAllGrid {
public:
    /// Results up to a published round (0: none). The tournament is to outlive this.
    AllPlayAllGrid(const Tournament& tournament, int rounds);

    /// By number.
    [[nodiscard]] const std::vector<PlayerKey>& order() const { return meetings_.players(); }
    /// The rows are the players of two teams, and the columns places in the other team.
    [[nodiscard]] bool isOfTeams() const { return meetings_.isOfTeams(); }
    /// Of the first team.
    [[nodiscard]] int firstTeam() const { return meetings_.firstTeam(); }
    /// Of opponents.
    [[nodiscard]] int columns() const { return meetings_.columnCount(); }
    /// Somebody meets himself there.
    [[nodiscard]] bool isSelf(PlayerKey player, int column) const { return meetings_.isSelf({rowOf(player), column}); }
    /// From 1; precondition: the player is one of order().
    [[nodiscard]] QString number(PlayerKey player) const { return QString::number(meetings_.numberOf(rowOf(player))); }
    /// How often two meet: the parts of a cell.
    [[nodiscard]] int games() const { return meetings_.slotCount(); }
    /// As many as games(), of two the game with White first; empty where there is no result yet.
    [[nodiscard]] QStringList marks(PlayerKey player, int column) const;
    /// His games count for nobody.
    [[nodiscard]] bool isStruckOut(PlayerKey player) const { return leftOut_.contains(player); }
    /// Explains the cells, in the language of the user.
    [[nodiscard]] QString legend() const;

private:
    [[nodiscard]] int rowOf(PlayerKey player) const;
    [[nodiscard]] QString mark(const Meetings::Place& place) const;

    const Tournament& tournament_;
    int rounds_;
    Meetings meetings_;
    std::set<PlayerKey> leftOut_;
};

} // namespace pairwright
