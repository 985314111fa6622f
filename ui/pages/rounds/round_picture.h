#pragma once

#include "app/domain/tournament.h"
#include "app/pairing/round_reading.h"
#include "engine/capabilities.h"

#include <optional>
#include <vector>

namespace pairwright {

/// What makes one side of a board worth a look.
struct SideNotes {
    bool floatsDown = false; ///< meets somebody with fewer points
    bool floatsUp = false;
    bool colourNotGranted = false; ///< has a preference for the other colour
    friend bool operator==(SideNotes, SideNotes) = default;
};

/// One side of a board before the round.
struct SideLine {
    PlayerKey player;
    Tpn tpn;
    Score points;
    Score virtualPoints; ///< of this round
    SideNotes notes;
    std::optional<PlayerFacts> facts; ///< where the system asks about something of its own
    std::vector<LimFloat> floats;     ///< in this round
    friend bool operator==(const SideLine&, const SideLine&) = default;
};

struct BoardLine {
    int board = 1;
    SideLine white;
    SideLine black;
    QString sharedClub; ///< the club of both; empty: none in common
    /// They were paired with each other before, but no game was played.
    std::optional<RoundNumber> scheduledBefore;
    std::optional<int> ratingGap; ///< none: one of them has no rating
    bool changedByHand = false;   ///< in the open manual phase
    bool leftToArbiter = false;   ///< the rules do not say what becomes of one of the two (Dubov 1997)
    friend bool operator==(const BoardLine&, const BoardLine&) = default;
};

/// The shown version of a round with what can be read off the rounds before it. Derived anew after each
/// change; stored nowhere.
struct RoundPicture {
    RoundNumber round;
    FactsColumn facts = FactsColumn::none; ///< what the system of the version knows of its own
    std::vector<BoardLine> boards;
    std::optional<SideLine> bye;
    std::vector<SideLine> unpaired; ///< in a manual phase only
    std::vector<SideLine> absent;   ///< with a bye on request or a zero-point bye; withdrawn players are left out
};

/// `reading` is of that version, as the tournament is now.
RoundPicture pictureOf(const Tournament& tournament, const RoundVersion& version, const RoundReading& reading);
/// Of the shown version; an empty picture when there is none.
RoundPicture pictureOf(const Tournament& tournament, RoundNumber round);

/// What a round's boards add up to, for the "worth a look" strip.
struct WorthALook {
    std::vector<int> floats; ///< boards
    std::vector<int> colours;
    std::vector<int> clubs;
    std::vector<int> scheduledBefore;
    std::vector<int> ratingGaps; ///< far wider than usual in this round
};
WorthALook worthALook(const RoundPicture& picture);

} // namespace pairwright
