#pragma once

#include "app/corrections/mistake.h"
#include "app/corrections/offered_way.h"
#include "app/pairing/round_draft.h"

#include <vector>

namespace pairwright {

/// A way to deal with a mistake that may be gone now.
struct CorrectionWay : OfferedWay {
    enum class Kind : std::uint8_t {
        enter,        ///< nothing rests on it yet: recorded like any other
        keepPairings, ///< recorded; the published pairings stay, and the next ones count with it
        pairAgain,    ///< recorded; the last published round is paired anew, with the results of boards that stay
        ratingOnly,   ///< the tournament stays as it is; the rating report says what was played
    };
    Kind kind = Kind::keepPairings;
    Command command = {};
};

/// The lawful ways, the best first; none: nothing can be done. `again` is the last published round paired anew with the
/// mistake put right (pairedAgain()), if there is one; `reason` is kept with a publication that is withdrawn.
std::vector<CorrectionWay> waysFor(const Tournament& tournament, const Mistake& mistake,
                                   const std::optional<RoundDraft>& again, const QString& reason, const QDateTime& now);

/// The last published round, paired anew with the mistake put right; none where that is not possible or not allowed, or
/// would give the same.
std::optional<RoundDraft> pairedAgain(const Tournament& tournament, const Mistake& mistake,
                                      const std::stop_token& stop = {});

} // namespace pairwright
