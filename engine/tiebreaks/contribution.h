#pragma once

#include "engine/base/ids.h"
#include "engine/base/score.h"
#include "engine/tiebreaks/tie_break.h"
#include "engine/tiebreaks/tie_break_value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pairwright {

/// What one round brings to a tie-break. Explanations are told from these, never computed again.
struct Contribution {
    /// Where the amount comes from.
    enum class Basis : std::uint8_t {
        ownResult,             ///< the participant's own result of the round
        opponentScore,         ///< the score of the opponent, adjusted by art. 16.3
        dummyOwnScore,         ///< unplayed: a dummy with the participant's own score (art. 16.4)
        dummyCappedByOpponent, ///< the same, but not more than the scheduled opponent has (art. 16.4.1)
        dummyCappedByDraws,    ///< the same, but not more than a draw in each round (art. 16.4.2)
    };
    /// Whether and why the amount is left out of the sum.
    enum class Cut : std::uint8_t { none, leastSignificant, voluntaryUnplayedRound, mostSignificant };

    RoundNumber round;
    std::optional<Tpn> opponent; ///< as scheduled; none for a bye
    Basis basis = Basis::ownResult;
    bool opponentAdjusted = false;  ///< art. 16.3 counted unplayed rounds of the opponent as draws
    bool voluntaryUnplayed = false; ///< a requested bye or a forfeit loss (art. 16.1.1)
    Cut cut = Cut::none;
    Score ownPoints;
    Score opponentPoints; ///< the score used for the opponent or the dummy
    TieBreakValue amount; ///< what the round adds, or would add were it not cut
    friend bool operator==(const Contribution&, const Contribution&) = default;
};

/// A tie-break of one participant with what led to it.
struct TieBreakResult {
    /// No value where the tie-break does not apply, as direct encounter of somebody who is not tied.
    std::optional<TieBreakValue> value;
    /// Direct encounter only: place among the tied, which need not follow the value (art. 6.3).
    std::optional<int> placeAmongTied;
    /// Direct encounter only: how many of the tied were not met.
    int gamesMissing = 0;
    std::vector<Contribution> contributions;
};

/// The article behind a contribution's basis, adjustment or cut, as "C.07:2026 art. 16.4.1";
/// empty where nothing out of the ordinary happened.
std::string articleOf(TieBreakEdition edition, Contribution::Basis basis);
std::string articleOf(TieBreakEdition edition, Contribution::Cut cut);
std::string articleOfOpponentAdjustment(TieBreakEdition edition);

/// Sum of the amounts that are not cut, in units of 1/denominator.
TieBreakValue sumOf(const std::vector<Contribution>& contributions, std::int64_t denominator);

} // namespace pairwright
