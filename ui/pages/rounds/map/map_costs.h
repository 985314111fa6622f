#pragma once

#include "app/pairing/legality.h"
#include "app/pairing/round_reading.h"
#include "ui/pages/rounds/map/map_edit.h"
#include "ui/pages/rounds/round_picture.h"

#include <QString>

#include <map>
#include <memory>

namespace pairwright {

/// What it would cost by the rules if two players met, as it can be read off at once: meetings, floats and colours. How
/// the rules order what is equally good is for the judge (JudgeJob).
struct MapCost {
    enum class Kind { asPaired, free, dear, forbidden, impossible };
    Kind kind = Kind::impossible;
    QString words; ///< two or three: "+2 floats", "met in round 1"
};

/// Counted over the whole round.
struct RoundCounts {
    int metBefore = 0;
    int floats = 0;
    int coloursNotGranted = 0;
};

/// Asks about one version of the next round while it is edited by hand.
class MapCosts {
public:
    /// Tournament and version have to outlive it.
    MapCosts(const Tournament& tournament, const RoundVersion& version, std::shared_ptr<const RoundReading> reading);

    [[nodiscard]] MapCost of(PlayerKey moved, PlayerKey onto);
    [[nodiscard]] RoundCounts now() { return countsOf(version_.pairings); }
    [[nodiscard]] RoundCounts countsOf(const Pairings& pairings);

private:
    struct BoardCount {
        int floats = 0;
        int colours = 0;
        std::vector<Finding> findings;
    };
    const BoardCount& countOf(PlayerKey white, PlayerKey black);
    [[nodiscard]] MapCost dearest(const Pairings& after, PlayerKey moved, PlayerKey onto);

    const Tournament& tournament_;
    const RoundVersion& version_;
    std::shared_ptr<const RoundReading> reading_;
    BoardJudge judge_;
    std::map<std::pair<PlayerKey, PlayerKey>, BoardCount> counted_;
};

/// The round before this one in which they met over the board; none: they have not.
std::optional<RoundNumber> metBefore(const RoundReading& reading, PlayerKey one, PlayerKey other);

} // namespace pairwright
