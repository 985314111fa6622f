#include "tests/unit/tiebreaks/second_event.h"

#include <sstream>

namespace second {

using namespace pairwright;

namespace {

Cell cellOf(const RoundRecord& record, const PointSystem& points)
{
    Cell cell;
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

} // namespace

Event eventOf(const TournamentState& state, int rounds, TieBreakRules rules)
{
    Event event;
    event.rounds = rounds;
    event.old = rules.edition == TieBreakEdition::y2024;
    event.circle = rules.format == EventFormat::roundRobin;
    event.win = state.points.winValue().tenths;
    event.draw = state.points.drawValue().tenths;
    event.loss = state.points.lossValue().tenths;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        for (int r = 1; r <= rounds; ++r)
            event.lines[number].push_back(cellOf(state.record(Tpn{number}, RoundNumber{r}), state.points));
        event.ratings[number] = state.players[i].rating;
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
        cell.points = (cell.black ? state.points.draw.black : state.points.draw.white).tenths;
    }
    return event;
}

} // namespace second
