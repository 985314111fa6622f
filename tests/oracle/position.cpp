#include "tests/oracle/position.h"

#include <sstream>

namespace pairwright::oracle {

namespace {

char letterOf(Colour colour)
{
    return colour == Colour::White ? 'W' : 'B';
}

std::string cellOf(const RoundRecord& record)
{
    std::ostringstream cell;
    if (const auto* game = std::get_if<PlayedGame>(&record)) {
        const char signs[] = {'+', '=', '-', '?'};
        cell << signs[static_cast<std::size_t>(game->outcome)] << letterOf(game->colour) << game->opponent.value;
    } else if (const auto* forfeit = std::get_if<ForfeitedGame>(&record)) {
        cell << (forfeit->won ? "+F" : "-F") << letterOf(forfeit->colour) << forfeit->opponent.value;
    } else {
        const char* names[] = {"PAB", "FPB", "HPB", "ZPB", "---"};
        cell << names[static_cast<std::size_t>(std::get<Bye>(record).kind)];
    }
    return cell.str();
}

} // namespace

std::string toString(const Position& position)
{
    const TournamentState& state = position.state;
    const RoundNumber round{state.roundsPlayed() + 1};
    std::ostringstream text;
    text << "round " << round.value << " of " << state.plannedRounds << ", lot " << letterOf(state.initialColour)
         << ", win " << toString(state.points.win.white) << " draw " << toString(state.points.draw.white) << " loss "
         << toString(state.points.loss.white) << " bye " << toString(state.points.pairingAllocatedBye);
    text << "\nabsent:";
    for (const Tpn tpn : position.absent)
        text << ' ' << tpn.value;
    for (const ForbiddenGroup& group : state.forbidden) {
        text << "\nforbidden:";
        for (const Tpn tpn : group.players)
            text << ' ' << tpn.value;
        if (group.last)
            text << " to round " << group.last->value;
    }
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i + 1)};
        text << '\n' << tpn.value << " (" << toString(state.pairingScore(tpn, round)) << "):";
        for (const RoundRecord& record : state.players[i].rounds)
            text << ' ' << cellOf(record);
        if (!state.players[i].virtualPoints.empty())
            text << "  virtual:";
        for (const Score score : state.players[i].virtualPoints)
            text << ' ' << toString(score);
    }
    text << '\n';
    return text.str();
}

} // namespace pairwright::oracle
