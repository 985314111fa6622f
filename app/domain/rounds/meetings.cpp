#include "app/domain/rounds/meetings.h"

#include "app/domain/players/tpn_order.h"
#include "engine/round_rules.h"

#include <algorithm>
#include <unordered_map>

namespace pairwright {

Meetings::Meetings(const Tournament& tournament)
    : players_(tpnOrder(tournament))
    , cells_(players_.size() * players_.size())
    , slots_(std::max(1, cyclesOf(tournament.settings.system, tournament.settings.options)))
{
    std::unordered_map<PlayerKey, int> rows;
    for (int row = 0; row < size(); ++row)
        rows.emplace(players_[static_cast<std::size_t>(row)], row);
    for (const Round& round : tournament.rounds) {
        const RoundVersion* version = round.published() != nullptr ? round.published() : round.proposal();
        if (version == nullptr)
            continue;
        int board = 0;
        for (const Match& match : version->pairings.boards) {
            ++board;
            for (int game = 1; game <= match.gameCount(); ++game) {
                const BoardId id{round.number, board, game};
                const int white = rows.at(match.game(game).white);
                const int black = rows.at(match.game(game).black);
                cells_[cellOf(white, black)].push_back({id, true, version == round.published()});
                cells_[cellOf(black, white)].push_back({id, false, version == round.published()});
            }
        }
    }
    for (std::vector<Meeting>& cell : cells_) {
        if (cell.size() == 2 && !cell[0].white && cell[1].white)
            std::swap(cell[0], cell[1]);
        slots_ = std::max(slots_, static_cast<int>(cell.size()));
    }
}

int Meetings::slotOf(const std::vector<Meeting>& cell, std::size_t index) const
{
    // The only one of two games that is known stands where its colour belongs.
    if (slots_ == 2 && cell.size() == 1)
        return cell.front().white ? 0 : 1;
    return static_cast<int>(index);
}

const Meeting* Meetings::at(const Place& place) const
{
    const std::vector<Meeting>& cell = cells_.at(cellOf(place.row, place.column));
    for (std::size_t i = 0; i < cell.size(); ++i) {
        if (slotOf(cell, i) == place.slot)
            return &cell[i];
    }
    return nullptr;
}

std::optional<Meetings::Place> Meetings::find(int row, int column, BoardId game) const
{
    const std::vector<Meeting>& cell = cells_.at(cellOf(row, column));
    for (std::size_t i = 0; i < cell.size(); ++i) {
        if (cell[i].game == game)
            return Place{row, column, slotOf(cell, i)};
    }
    return std::nullopt;
}

std::optional<Meetings::Place> Meetings::placeOf(BoardId game) const
{
    for (int row = 0; row < size(); ++row) {
        for (int column = 0; column < size(); ++column) {
            const auto found = find(row, column, game);
            if (found && at(*found)->white)
                return found;
        }
    }
    return std::nullopt;
}

std::optional<Meetings::Place> Meetings::mirrorOf(const Place& place) const
{
    const Meeting* meeting = at(place);
    return meeting != nullptr ? find(place.column, place.row, meeting->game) : std::nullopt;
}

} // namespace pairwright
