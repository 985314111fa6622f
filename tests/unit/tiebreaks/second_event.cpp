#include "tests/unit/tiebreaks/second_event.h"

#include <sstream>

namespace second {

using namespace pairwright;

namespace {

Cell cellOf(const RoundRecord& record, const PointSystem& points)
{
    Cell cell;
    if (!isForStandings(record))
        return cell;
    cell.points = points.pointsFor(record).tenths;
    if (const auto* game = std::get_if<PlayedGame>(&record)) {
        cell.kind = 'g';
        cell.opponent = game->opponent.value;
        cell.black = game->colour == Colour::Black;
        cell.sign = game->outcome == GameOutcome::Win ? '+' : game->outcome == GameOutcome::Loss ? '-' : '=';
    } else if (const auto* forfeit = std::get_if<ForfeitedGame>(&record)) {
        cell.kind = 'f';
        cell.opponent = forfeit->opponent.value;
        cell.black = forfeit->colour == Colour::Black;
        cell.sign = forfeit->won ? '+' : '-';
    } else {
        switch (std::get<Bye>(record).kind) {
        case ByeKind::PairingAllocated: cell.kind = 'p'; break;
        case ByeKind::Full: cell.kind = 'F'; break;
        case ByeKind::Half: cell.kind = 'H'; break;
        case ByeKind::Zero:
        case ByeKind::NotEntered: cell.kind = 'Z'; break;
        }
    }
    return cell;
}

bool lostByForfeit(const std::vector<Cell>& games)
{
    for (const Cell& game : games)
        if (game.kind != 'f' || game.sign != '-')
            return false;
    return true;
}

/// A match as one cell, from the games of both sides.
Cell matchOf(const std::vector<Cell>& games, const std::vector<Cell>& reply)
{
    Cell match = games[0];
    match.games = games;
    match.points = 0;
    std::string signs;
    for (const Cell& game : games) {
        match.points += game.points;
        signs += game.sign;
    }
    if (match.opponent == 0)
        return match;
    match.sign = signs == "++" ? '+' : signs == "--" ? '-' : '=';
    match.kind = 'g';
    if (lostByForfeit(games) || lostByForfeit(reply)) {
        match.kind = 'f';
        match.sign = lostByForfeit(games) ? '-' : '+';
    }
    return match;
}

} // namespace

Event eventOf(const TournamentState& state, int rounds, TieBreakRules rules)
{
    Event event;
    event.rounds = rounds;
    event.old = rules.edition == TieBreakEdition::y2024;
    event.circle = rules.format == EventFormat::roundRobin;
    const int perRound = state.gamesOfARound;
    const long long gamesOfEach = perRound;
    event.win = gamesOfEach * state.points.winValue().tenths;
    event.draw = gamesOfEach * state.points.drawValue().tenths;
    event.loss = gamesOfEach * state.points.lossValue().tenths;
    const auto columns = [&](int number, int r) {
        const auto& records = state.players[static_cast<std::size_t>(number - 1)].rounds;
        std::vector<Cell> cells;
        for (int column = perRound * (r - 1); column < perRound * r; ++column)
            cells.push_back(cellOf(records.at(static_cast<std::size_t>(column)), state.points));
        return cells;
    };
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        for (int r = 1; r <= rounds; ++r)
            if (perRound == 1) {
                event.lines[number].push_back(columns(number, r)[0]);
            } else {
                const std::vector<Cell> games = columns(number, r);
                const int other = games[0].opponent;
                event.lines[number].push_back(matchOf(games, other > 0 ? columns(other, r) : games));
            }
        event.ratings[number] = state.players[i].rating;
        if (state.players[i].leftOut)
            event.out.insert(number);
    }
    return event;
}

Code codeOf(const std::string& text)
{
    std::istringstream parts(text);
    Code code;
    std::getline(parts, code.name, '/');
    for (std::string part; std::getline(parts, part, '/');)
        code.with.insert(part);
    return code;
}

Event lastRoundDrawn(Event event, const TournamentState& state)
{
    for (auto& [number, line] : event.lines) {
        if (line.empty() || line.back().opponent == 0)
            continue;
        Cell& cell = line.back();
        cell.kind = 'g';
        cell.sign = '=';
        cell.points = 0;
        for (const Cell& game : Event::gamesOf(cell))
            cell.points += (game.black ? state.points.draw.black : state.points.draw.white).tenths;
    }
    return event;
}

} // namespace second
