#pragma once

#include "tests/oracle/tiebreaks/event.h"

#include <optional>
#include <vector>

namespace pairwright::oracle {

/// What teams got on each board, the first board first, in tenths.
using BoardPoints = std::vector<int>;

/// An event of teams after some rounds, once by each of its two scores: whatever is asked by a score, article 16
/// included, is asked of the event of that score.
struct TeamView {
    TeamScore primary = TeamScore::matchPoints;
    Event byMatchPoints;
    Event byGamePoints;
    Event drawnByMatchPoints; ///< as Fore Buchholz sees them (8.3)
    Event drawnByGamePoints;
    int plannedRounds = 0; ///< or those that count, where they are more
    /// By TPN-1 and round-1; a round without a record, or without points of either score, brings nothing on any board.
    /// None: not known.
    std::vector<std::vector<std::optional<BoardPoints>>> boards;

    [[nodiscard]] const Event& by(TeamScore score) const
    {
        return score == TeamScore::matchPoints ? byMatchPoints : byGamePoints;
    }
    [[nodiscard]] const Event& drawnBy(TeamScore score) const
    {
        return score == TeamScore::matchPoints ? drawnByMatchPoints : drawnByGamePoints;
    }
    [[nodiscard]] std::vector<Tpn> teams() const;
};

/// Precondition: an event of teams.
TeamView makeTeamView(const TournamentState& state, int rounds, TieBreakRules rules);

} // namespace pairwright::oracle
