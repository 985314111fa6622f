#pragma once

#include "engine/base/score.h"
#include "engine/tournament/round_record.h"

namespace pairwright {

/// Points for each kind of round record (C.04.1 art. 3; TRF 162 and XXS). Defaults: 1, ½, 0.
struct PointSystem {
    struct PerColour {
        Score white;
        Score black;
        friend bool operator==(PerColour, PerColour) = default;
    };
    PerColour win{Score{10}, Score{10}};
    PerColour draw{Score{5}, Score{5}};
    PerColour loss{Score{0}, Score{0}};
    Score forfeitWin{10};
    Score forfeitLoss{0};
    Score pairingAllocatedBye{10};
    Score fullPointBye{10};
    Score halfPointBye{5};
    Score zeroPointBye{0};

    friend bool operator==(const PointSystem&, const PointSystem&) = default;

    /// The usual case: one value each for win, draw and bye; forfeits and requested byes follow them.
    static PointSystem of(Score win, Score draw, Score pairingAllocatedBye);

    [[nodiscard]] Score pointsFor(const RoundRecord& record) const;

    /// What counts as "the points rewarded for a win" / "for a loss" where a rule compares with them
    /// (the larger of the two colours for a win, the smaller for a loss).
    [[nodiscard]] Score winValue() const;
    [[nodiscard]] Score drawValue() const;
    [[nodiscard]] Score lossValue() const;
};

} // namespace pairwright
