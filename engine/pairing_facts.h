#pragma once

#include "engine/base/colour.h"
#include "engine/base/score.h"
#include "engine/decision_record.h"
#include "engine/pairing.h"
#include "engine/tournament/colours.h"
#include "engine/tournament/tournament_state.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

/// What a system knows about each player before it pairs a round: for the screen, from the same fields that
/// the pairing itself uses.
namespace pairwright {

/// Dubov (C.04.4.1). Who seeks White is in the first subgroup (3.2.3).
struct DubovPlayerFacts {
    int averageOfOpponents = 0; ///< ARO (1.7); 0 without a game
    Colour seeks = Colour::Black;
    int upfloats = 0;     ///< so far
    int mostUpfloats = 0; ///< who has as many is a maximum upfloater (1.8)
    bool upfloatedInLastRound = false;
    [[nodiscard]] bool isMaximumUpfloater() const { return upfloats >= mostUpfloats; }
    friend bool operator==(const DubovPlayerFacts&, const DubovPlayerFacts&) = default;
};

/// Burstein (C.04.4.2) while the Dutch system pairs (1.6).
struct BursteinSeedingFacts {
    int seedingRounds = 0; ///< rounds 1 .. this one
    friend bool operator==(const BursteinSeedingFacts&, const BursteinSeedingFacts&) = default;
};

/// Burstein after that: the parts of the opposition index, in the order in which they count (1.7, 1.8).
struct BursteinPlayerFacts {
    std::int64_t buchholz = 0;        ///< tenths of points
    std::int64_t sonnebornBerger = 0; ///< hundredths of points
    int rank = 1;                     ///< by index among all players of the round
    friend bool operator==(const BursteinPlayerFacts&, const BursteinPlayerFacts&) = default;
};

/// Where a scoregroup lies in the Lim system (2.2).
enum class LimPlace : std::uint8_t { top, aboveMedian, median, belowMedian, bottom };

/// Lim (C.04.4.3).
struct LimPlayerFacts {
    LimPlace place = LimPlace::median;
    int order = 1;             ///< which group is paired as the how manieth; the median is the last
    std::optional<Colour> due; ///< none before the first game
    bool floatedInLastRound = false;
    friend bool operator==(const LimPlayerFacts&, const LimPlayerFacts&) = default;
};

/// One player before the round.
struct PlayerFacts {
    Tpn tpn;
    Score score;         ///< for the standings
    Score virtualPoints; ///< of this round (C.04.7)
    ColourPreference preference;
    /// The first alternative: the system asks about nothing else.
    std::variant<std::monostate, DubovPlayerFacts, BursteinSeedingFacts, BursteinPlayerFacts, LimPlayerFacts> system;

    [[nodiscard]] Score pairingScore() const { return score + virtualPoints; }
    friend bool operator==(const PlayerFacts&, const PlayerFacts&) = default;
};

/// The players whom `request` does not name absent, by score for pairing and TPN; empty when this build does
/// not have the system.
std::vector<PlayerFacts> pairingFacts(const TournamentState& state, const PairingRequest& request);

/// Kinds of floaters in the Lim system, the worst first (3.9).
enum class LimFloaterType : std::uint8_t { a, b, c, d };

/// A player leaves a scoregroup of the Lim system.
struct LimFloat {
    LimFloaterType type = LimFloaterType::d;
    bool toMakeEven = false; ///< 2.3 d; otherwise scrutiny left him without an opponent (4.4)
    friend bool operator==(const LimFloat&, const LimFloat&) = default;
};

/// The floats of a player in the order in which they happened; a record of another system has none.
std::vector<LimFloat> limFloatsOf(const DecisionRecord& record, Tpn player);

} // namespace pairwright
