#pragma once

#include "app/corrections/offered_way.h"
#include "app/pairing/round_draft.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace pairwright {

/// A way to deal with players who arrive after a round was published.
struct LateArrivalWay : OfferedWay {
    enum class Kind : std::uint8_t {
        wait,          ///< paired from the next round on, without a point for this one
        waitWithHalf,  ///< the same with a half-point bye
        takeBye,       ///< plays who has the pairing-allocated bye
        meetEachOther, ///< two who came late play each other
        pairAgain,     ///< the whole round anew
    };
    Kind kind = Kind::wait;
    std::optional<Command> command = {}; ///< none: nothing has to be done
};

/// Who has neither board nor bye in the last published round, and may still come: by key.
std::vector<PlayerKey> withoutPlace(const Tournament& tournament);

/// The lawful ways, the fewest changes first. `again`: see pairedWith(). Precondition: all of `late` are
/// withoutPlace().
std::vector<LateArrivalWay> lateArrivalWays(const Tournament& tournament, const std::vector<PlayerKey>& late,
                                            const std::optional<RoundDraft>& again, const QString& reason,
                                            const QDateTime& now);

/// The last published round paired anew with them; none where that is not allowed or there is no pairing. `progress`:
/// see proposeRound().
std::optional<RoundDraft> pairedWith(const Tournament& tournament, const std::vector<PlayerKey>& late,
                                     const std::stop_token& stop = {},
                                     const std::function<void(int settled, int players)>& progress = {});

} // namespace pairwright
