#pragma once

#include "engine/base/score.h"
#include "engine/tiebreaks/tie_break.h"
#include "engine/tournament/tournament_state.h"

#include <vector>

namespace pairwright {

/// What all tie-breaks of one table look up: the standings after `rounds` rounds in one edition. Later
/// rounds of the state are not seen. Keeps a reference to the state, which must outlive it.
class TieBreakContext {
public:
    /// Precondition: every opponent in the records of the first `rounds` rounds is a participant.
    TieBreakContext(const TournamentState& state, int rounds, TieBreakEdition edition);

    [[nodiscard]] const TournamentState& state() const { return state_; }
    [[nodiscard]] int rounds() const { return rounds_; }
    [[nodiscard]] TieBreakEdition edition() const { return edition_; }

    [[nodiscard]] RoundRecord record(Tpn tpn, int round) const { return state_.record(tpn, RoundNumber{round}); }
    [[nodiscard]] Score score(Tpn tpn) const { return scores_[indexOf(tpn)]; }
    /// The score as the tie-breaks of opponents see it (C.07 art. 16.3).
    [[nodiscard]] Score adjustedScore(Tpn tpn) const { return adjusted_[indexOf(tpn)]; }
    /// True when art. 16.3 counted unplayed rounds as draws.
    [[nodiscard]] bool isAdjusted(Tpn tpn) const { return score(tpn) != adjustedScore(tpn); }

private:
    static std::size_t indexOf(Tpn tpn) { return static_cast<std::size_t>(tpn.value - 1); }

    const TournamentState& state_;
    int rounds_;
    TieBreakEdition edition_;
    std::vector<Score> scores_;
    std::vector<Score> adjusted_;
};

} // namespace pairwright
