#include "tests/oracle/tiebreaks/event.h"

#include <algorithm>

namespace pairwright::oracle {

namespace {

using Kind = Cell::Kind;

std::vector<RoundRecord> gamesOfRound(const TournamentState& state, Tpn tpn, int round)
{
    const auto& all = state.player(tpn).rounds;
    std::vector<RoundRecord> games;
    for (int game = 0; game < state.gamesOfARound; ++game)
        if (const auto at = static_cast<std::size_t>(round - 1) * static_cast<std::size_t>(state.gamesOfARound) +
                            static_cast<std::size_t>(game);
            at < all.size())
            games.push_back(all[at]);
    return games;
}

bool forfeitsAll(const std::vector<RoundRecord>& games)
{
    return std::all_of(games.begin(), games.end(), [](const RoundRecord& game) {
        const auto* forfeit = std::get_if<ForfeitedGame>(&game);
        return forfeit != nullptr && !forfeit->won;
    });
}

/// A match is forfeited only if at least one of the two forfeits all of its games (C.04.5, preface).
Kind kindOfPaired(const TournamentState& state, const std::vector<RoundRecord>& games, Tpn opponent, int round)
{
    if (std::any_of(games.begin(), games.end(), isPlayed))
        return Kind::game;
    if (forfeitsAll(games))
        return Kind::forfeitLoss;
    return forfeitsAll(gamesOfRound(state, opponent, round)) ? Kind::forfeitWin : Kind::game;
}

bool doesCount(const RoundRecord& record)
{
    if (const auto* game = std::get_if<PlayedGame>(&record))
        return game->counts;
    if (const auto* forfeit = std::get_if<ForfeitedGame>(&record))
        return forfeit->counts;
    return true;
}

Cell cellOf(const TournamentState& state, Tpn tpn, int round)
{
    Cell cell;
    for (const RoundRecord& game : gamesOfRound(state, tpn, round))
        if (doesCount(game))
            cell.games.push_back(game);
    for (const RoundRecord& game : cell.games)
        cell.points += state.points.pointsFor(game).tenths;
    if (cell.games.empty())
        return cell;
    cell.opponent = scheduledOpponent(cell.games.front());
    if (cell.opponent)
        cell.kind = kindOfPaired(state, cell.games, *cell.opponent, round);
    else if (const ByeKind bye = std::get<Bye>(cell.games.front()).kind;
             bye == ByeKind::PairingAllocated || bye == ByeKind::Full)
        cell.kind = Kind::awardedBye;
    return cell;
}

} // namespace

int Event::score(Tpn tpn) const
{
    int sum = 0;
    for (const Cell& cell : of(tpn))
        sum += cell.points;
    return sum;
}

Event makeEvent(const TournamentState& state, int rounds, TieBreakRules rules)
{
    Event event{.rules = rules,
                .rounds = rounds,
                .pointsOfWin = state.gamesOfARound * state.points.winValue().tenths,
                .pointsOfDraw = state.gamesOfARound * state.points.drawValue().tenths,
                .pointsOfLoss = state.gamesOfARound * state.points.lossValue().tenths,
                .cells = {},
                .rating = {},
                .leftOut = {}};
    for (int number = 1; number <= static_cast<int>(state.players.size()); ++number) {
        std::vector<Cell> row;
        for (int round = 1; round <= rounds; ++round)
            row.push_back(cellOf(state, Tpn{number}, round));
        event.cells.push_back(row);
        event.rating.push_back(state.player(Tpn{number}).rating);
        event.leftOut.push_back(state.player(Tpn{number}).leftOut);
    }
    return event;
}

TournamentState withFinalRoundDrawn(TournamentState state, int finalRound)
{
    const auto first = static_cast<std::size_t>(finalRound - 1) * static_cast<std::size_t>(state.gamesOfARound);
    for (PlayerState& player : state.players)
        for (std::size_t i = first;
             i < std::min(player.rounds.size(), first + static_cast<std::size_t>(state.gamesOfARound)); ++i) {
            RoundRecord& record = player.rounds[i];
            if (const auto* forfeit = std::get_if<ForfeitedGame>(&record))
                record = PlayedGame{forfeit->opponent, forfeit->colour, GameOutcome::Draw, true, forfeit->counts};
            else if (auto* game = std::get_if<PlayedGame>(&record))
                game->outcome = GameOutcome::Draw;
        }
    return state;
}

bool countsAsGame(const Event& event, const Cell& cell, bool forfeitsAsGames)
{
    return cell.kind == Kind::game || (cell.isForfeit() && (forfeitsAsGames || event.isRoundRobin()));
}

int adjustedScore(const Event& event, Tpn tpn)
{
    if (event.isRoundRobin()) // 15.2: article 16 is of Swiss tournaments
        return event.score(tpn);
    int sum = 0;
    bool nothingButVoluntaryFollows = true;
    const std::vector<Cell>& row = event.of(tpn);
    for (auto cell = row.rbegin(); cell != row.rend(); ++cell) {
        const bool drawn = cell->kind == Kind::requestedBye && nothingButVoluntaryFollows; // 16.2.5
        sum += drawn ? event.pointsOfDraw : cell->points;
        if (!cell->isVoluntary())
            nothingButVoluntaryFollows = false;
    }
    return sum;
}

} // namespace pairwright::oracle
