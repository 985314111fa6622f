#pragma once

#include "app/domain/tournament.h"
#include "engine/pairing.h"
#include "engine/ratings/norm_requirements.h"
#include "engine/tiebreaks/tie_break_value.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace pairwright {

/// A published round as the rules would have paired it.
struct RoundWhatIf {
    RoundNumber round;
    Pairings wouldBe; ///< without results
    /// Numbers of the published boards that would not have been, and of the boards of `wouldBe` that are not published.
    std::vector<int> gone;
    std::vector<int> come;
    bool byeDiffers = false;
    /// Published boards that the rules do not give without the change either: edited by hand, or corrected since.
    int differsAnyway = 0;
    bool arbiterDecides = false;                   ///< the rules leave part of `wouldBe` to the arbiter (Dubov 1997)
    std::optional<PairingFailure::Reason> failure; ///< there would be no pairing; then the rest says nothing

    [[nodiscard]] bool isSame() const { return gone.empty() && !byeDiffers && !failure; }
};

/// A player whose place in the standings would be another, or whose points or tie-breaks.
struct StandingsWhatIf {
    struct Side {
        int rank = 1;
        Score points;
        std::vector<std::optional<TieBreakValue>> tieBreaks; ///< by Settings::tieBreaks; none: no value
        friend bool operator==(const Side&, const Side&) = default;
    };
    PlayerKey player;
    Side before;
    Side after;
};

/// A player whose rating preview would be another. Rated players: the change; unrated ones: the first rating.
struct RatingWhatIf {
    PlayerKey player;
    std::optional<int> before;
    std::optional<int> after;
};

/// A title norm that is won or lost by it.
struct NormWhatIf {
    PlayerKey player;
    NormTitle title = NormTitle::GM;
    bool before = false;
    bool after = false;
};

/// What would have been, had something been recorded otherwise.
struct WhatIf {
    std::vector<RoundWhatIf> rounds; ///< the published ones after the change
    int standingsAfter = 0;          ///< round
    std::vector<StandingsWhatIf> standings;
    std::vector<RatingWhatIf> ratings;
    std::vector<NormWhatIf> norms;
    bool complete = true; ///< false: it was cancelled

    [[nodiscard]] int boardsThatDiffer() const;
};

/// A published round beside what the rules give from the results that the tournament has before it; `differsAnyway` is
/// not asked. Pure.
RoundWhatIf besideTheRules(const Tournament& tournament, RoundNumber round, const std::stop_token& stop = {});

/// Called with the rounds done and all of them.
using WhatIfProgress = std::function<void(int, int)>;

/// Pairs each published round after `from` alone: from the rounds as they were really played, but for what differs
/// between `recorded` and `changed`, which is in round `from` or earlier. Everything else is as it was for that round:
/// system and edition, who took part. Pure.
WhatIf whatIf(const Tournament& recorded, const Tournament& changed, RoundNumber from, const std::stop_token& stop = {},
              const WhatIfProgress& progress = {});

} // namespace pairwright
