#include "tests/oracle/tiebreaks/own_rounds.h"

#include <algorithm>

namespace pairwright::oracle {

namespace {

using Kind = Cell::Kind;

struct Game {
    bool black = false;
    bool won = false;
};

/// Whether a lost forfeit is a game to the tie-breaks of type B (15.2).
bool lostForfeitsAreGames(const Event& event)
{
    return event.isRoundRobin() && event.rules.edition == TieBreakEdition::y2024;
}

/// The games that 7.2 to 7.4 count: those over the board; in a round robin forfeits as well (15.2), but since 2026 not
/// the lost ones; a game forfeited in a match that was played (C.04.5, preface).
std::vector<Game> gamesOf(const Event& event, Tpn tpn)
{
    std::vector<Game> games;
    for (const Cell& cell : event.of(tpn))
        for (const RoundRecord& record : cell.games) {
            if (const auto* played = std::get_if<PlayedGame>(&record))
                games.push_back({played->colour == Colour::Black, played->outcome == GameOutcome::Win});
            else if (const auto* forfeit = std::get_if<ForfeitedGame>(&record))
                if (cell.kind == Kind::game || (event.isRoundRobin() && (forfeit->won || lostForfeitsAreGames(event))))
                    games.push_back({forfeit->colour == Colour::Black, forfeit->won});
        }
    return games;
}

/// A game forfeited in a match that was played counts as played (C.04.5, preface).
bool wonEveryGame(const Cell& cell)
{
    const auto isWon = [](const RoundRecord& record) {
        if (const auto* played = std::get_if<PlayedGame>(&record))
            return played->outcome == GameOutcome::Win;
        const auto* forfeit = std::get_if<ForfeitedGame>(&record);
        return forfeit != nullptr && forfeit->won;
    };
    return cell.kind == Kind::game && std::all_of(cell.games.begin(), cell.games.end(), isWon);
}

} // namespace

int wins(const Event& event, Tpn tpn)
{
    int count = 0;
    for (const Cell& cell : event.of(tpn))
        count += wonEveryGame(cell) || cell.points >= event.pointsOfWin ? 1 : 0;
    return count;
}

int gamesWon(const Event& event, Tpn tpn)
{
    int count = 0;
    for (const Game& game : gamesOf(event, tpn))
        count += game.won ? 1 : 0;
    return count;
}

int gamesWithBlack(const Event& event, Tpn tpn)
{
    int count = 0;
    for (const Game& game : gamesOf(event, tpn))
        count += game.black ? 1 : 0;
    return count;
}

int winsWithBlack(const Event& event, Tpn tpn)
{
    int count = 0;
    for (const Game& game : gamesOf(event, tpn))
        count += game.black && game.won ? 1 : 0;
    return count;
}

int progressive(const Event& event, Tpn tpn, int cut)
{
    int score = 0;
    int sum = 0;
    int round = 0;
    for (const Cell& cell : event.of(tpn)) {
        score += cell.points;
        if (++round > cut)
            sum += score;
    }
    return sum;
}

int roundsElected(const Event& event, Tpn tpn)
{
    int count = event.rounds;
    for (const Cell& cell : event.of(tpn))
        if (cell.kind == Kind::requestedBye || (cell.kind == Kind::forfeitLoss && !lostForfeitsAreGames(event)))
            --count;
    return count;
}

int standardPoints(const Event& event, Tpn tpn)
{
    int halves = 0;
    for (std::size_t round = 0; round < event.of(tpn).size(); ++round) {
        const Cell& cell = event.of(tpn)[round];
        const int measure = cell.opponent ? event.of(*cell.opponent)[round].points : event.pointsOfDraw;
        if (cell.points > measure)
            halves += 2;
        else if (cell.points == measure)
            halves += 1;
    }
    return halves;
}

} // namespace pairwright::oracle
