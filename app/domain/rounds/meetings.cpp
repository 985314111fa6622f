#include "app/domain/rounds/meetings.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/teams/line_up.h"
#include "engine/round_rules.h"

#include <algorithm>
#include <unordered_map>

namespace pairwright {

namespace {

/// Of the first team and of the other where a table seats their players; empty: it does not, or there are no two yet.
std::pair<std::vector<PlayerKey>, std::vector<PlayerKey>> seatedPlayers(const Tournament& tournament)
{
    const std::vector<PlayerKey> teams = tpnOrder(tournament);
    if (!isSeatedByTable(tournament.settings) || teams.size() != 2)
        return {};
    const auto keysOf = [&](PlayerKey team) {
        std::vector<PlayerKey> keys;
        for (const Player* member : tournament.membersOf(team))
            keys.push_back(member->key);
        return keys;
    };
    std::pair both(keysOf(teams.front()), keysOf(teams.back()));
    return both.first.empty() || both.second.empty() ? std::pair<std::vector<PlayerKey>, std::vector<PlayerKey>>()
                                                     : both;
}

int slotsOf(const Settings& settings, bool ofTeams)
{
    const int cycles = cyclesOf(settings.system, optionsOf(settings, settings.system));
    return std::max(1, ofTeams ? cycles / matchShape(settings).games : cycles);
}

} // namespace

Meetings::Meetings(const Tournament& tournament, Of of)
{
    const auto [first, second] = seatedPlayers(tournament);
    players_ = first.empty() ? tpnOrder(tournament) : first;
    players_.insert(players_.end(), second.begin(), second.end());
    firstTeam_ = static_cast<int>(first.size());
    slots_ = slotsOf(tournament.settings, isOfTeams());
    cells_.resize(players_.size() * static_cast<std::size_t>(columnCount()));
    std::unordered_map<PlayerKey, int> rows;
    for (int row = 0; row < size(); ++row)
        rows.emplace(players_[static_cast<std::size_t>(row)], row);
    const auto add = [&](PlayerKey white, PlayerKey black, BoardId game, bool published) {
        const int one = rows.at(white);
        const int other = rows.at(black);
        cells_[cellOf(one, columnOf(other))].push_back({game, true, published});
        cells_[cellOf(other, columnOf(one))].push_back({game, false, published});
    };
    // An empty board was won without a game: it stands where the table would have had the two meet.
    const auto addAlone = [&](const Match& match, RoundNumber round, BoardId id) {
        const Game& game = match.game(id.game);
        const std::optional<PlayerKey> player = game.forWhite ? game.forWhite : game.forBlack;
        const auto places = player && game.outcome.result ? placesByTable(tournament, round, match) : std::nullopt;
        if (!places)
            return;
        const bool isOfA = game.forWhite.has_value() == (game.white == match.a);
        const int column = (isOfA ? places->ofB : places->ofA).at(static_cast<std::size_t>(id.game - 1)) - 1;
        const auto row = rows.find(*player);
        if (row != rows.end() && column < columnCount())
            cells_[cellOf(row->second, column)].push_back({id, game.forWhite.has_value(), true});
    };
    for (const Round& round : tournament.rounds) {
        const RoundVersion* version = round.published() != nullptr ? round.published() : round.proposal();
        if (version == nullptr)
            continue;
        const bool published = version == round.published();
        int board = 0;
        for (const Match& match : version->pairings.boards) {
            ++board;
            const int last = of == Of::matches && !isOfTeams() ? 1 : match.gameCount();
            for (int number = 1; number <= last; ++number) {
                const Game& game = match.game(number);
                const BoardId id{round.number, board, number};
                if (!isOfTeams())
                    add(game.white, game.black, id, published);
                else if (game.forWhite && game.forBlack)
                    add(*game.forWhite, *game.forBlack, id, published);
                else
                    addAlone(match, round.number, id);
            }
        }
    }
    for (std::vector<Meeting>& cell : cells_) {
        if (cell.size() == 2 && !cell[0].white && cell[1].white)
            std::swap(cell[0], cell[1]);
        slots_ = std::max(slots_, static_cast<int>(cell.size()));
    }
    byColours_ = slots_ == 2 && std::ranges::none_of(cells_, [](const std::vector<Meeting>& cell) {
                     return cell.size() == 2 && cell[0].white == cell[1].white;
                 });
}

std::optional<int> Meetings::opponentOf(int row, int column) const
{
    if (!isOfTeams())
        return column;
    const int opponent = row < firstTeam_ ? firstTeam_ + column : column;
    const bool isThere = row < firstTeam_ ? opponent < size() : opponent < firstTeam_;
    return isThere ? std::optional(opponent) : std::nullopt;
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
        for (int column = 0; column < columnCount(); ++column) {
            const auto found = find(row, column, game);
            if (found && (at(*found)->white || !mirrorOf(*found)))
                return found;
        }
    }
    return std::nullopt;
}

std::optional<Meetings::Place> Meetings::mirrorOf(const Place& place) const
{
    const Meeting* meeting = at(place);
    const auto opponent = opponentOf(place.row, place.column);
    return meeting != nullptr && opponent ? find(*opponent, columnOf(place.row), meeting->game) : std::nullopt;
}

} // namespace pairwright
