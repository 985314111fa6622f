#pragma once

#include "engine/base/score.h"
#include "engine/tiebreaks/round_result.h"
#include "engine/tiebreaks/tie_break.h"
#include "engine/tournament/tournament_state.h"

#include <span>
#include <vector>

namespace pairwright {

/// What all tie-breaks of one table look up: the standings after `rounds` rounds by one set of rules. Later
/// rounds of the state are not seen, so the table is what it would be had the event ended there. A round is what the
/// rules say, a game or a match of two. Keeps a reference to the state, which must outlive it.
class TieBreakContext {
public:
    /// Precondition: every opponent in the records of the first `rounds` rounds is a participant.
    TieBreakContext(const TournamentState& state, int rounds, TieBreakRules rules);
    /// The same table by the secondary score. Precondition: the entrants are teams.
    [[nodiscard]] TieBreakContext bySecondaryScore() const;
    /// The same table had all that were paired drawn in the last round (C.07 art. 8.3).
    [[nodiscard]] TieBreakContext withLastRoundDrawn() const;

    [[nodiscard]] const TournamentState& state() const { return state_; }
    [[nodiscard]] int rounds() const { return rounds_; }
    [[nodiscard]] TieBreakRules rules() const { return rules_; }
    [[nodiscard]] TieBreakEdition edition() const { return rules_.edition; }
    [[nodiscard]] bool isRoundRobin() const { return rules_.format == EventFormat::roundRobin; }
    /// Number of participants; they are Tpn 1 to this.
    [[nodiscard]] int participants() const { return static_cast<int>(state_.players.size()); }

    [[nodiscard]] const MatchRecord& result(Tpn tpn, int round) const { return results_.of(tpn, round); }
    /// Points of one round.
    [[nodiscard]] Score points(Tpn tpn, int round) const { return result(tpn, round).points; }
    /// The games of a round, for the tie-breaks that count games.
    [[nodiscard]] std::span<const RoundRecord> games(Tpn tpn, int round) const { return results_.games(tpn, round); }
    /// Points of a round in which all games are drawn, won or lost.
    [[nodiscard]] Score valueOfADraw() const { return results_.valueOfADraw(); }
    [[nodiscard]] Score valueOfAWin() const { return results_.valueOfAWin(); }
    [[nodiscard]] Score valueOfALoss() const { return results_.valueOfALoss(); }
    [[nodiscard]] Score score(Tpn tpn) const { return scores_[indexOf(tpn)]; }
    /// The score as the tie-breaks of opponents see it (C.07 art. 16.3; in a round robin the score).
    [[nodiscard]] Score adjustedScore(Tpn tpn) const { return adjusted_[indexOf(tpn)]; }
    /// True when art. 16.3 counted unplayed rounds as draws.
    [[nodiscard]] bool isAdjusted(Tpn tpn) const { return score(tpn) != adjustedScore(tpn); }

private:
    static std::size_t indexOf(Tpn tpn) { return static_cast<std::size_t>(tpn.value - 1); }
    TieBreakContext(const TournamentState& state, int rounds, TieBreakRules rules, ScoreOfTable score);
    void addUp();

    const TournamentState& state_;
    int rounds_;
    TieBreakRules rules_;
    RoundResults results_;
    std::vector<Score> scores_;
    std::vector<Score> adjusted_;
};

} // namespace pairwright
