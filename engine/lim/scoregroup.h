#pragma once

#include "engine/decision_record.h"
#include "engine/lim/lim_field.h"

#include <vector>

namespace pairwright::lim {

/// One scoregroup to be paired, with the floaters that have come to it. Numbers are ranks.
struct Scoregroup {
    Direction direction = Direction::downward;
    std::vector<int> residents;
    std::vector<int> fromAhead;  ///< floaters from groups paired before on this side (median: from above)
    std::vector<int> fromBehind; ///< median only: floaters from below
    std::vector<int> adjacent;   ///< residents of the group that floaters go to

    [[nodiscard]] std::vector<int> members() const;
};

/// Why a player was chosen as a floater.
struct FloaterChoice {
    int rank = 0;
    char type = 'd';         ///< 3.9
    bool toMakeEven = false; ///< 2.3 d
};

/// A pair as scrutiny made it: who looked for an opponent, who was found, who was passed over and why.
struct LimPair {
    struct Passed {
        int rank = 0;
        RejectedAlternative::Reason reason = RejectedAlternative::Reason::incompatible;
        friend bool operator==(const Passed&, const Passed&) = default;
    };
    int first = 0;
    int second = 0;
    std::vector<Passed> passed; ///< in the order in which they were tried
    friend bool operator==(const LimPair&, const LimPair&) = default;
};

struct ScoregroupResult {
    std::vector<LimPair> pairs;          ///< in the order in which they were made
    std::vector<FloaterChoice> floaters; ///< in the order in which they were chosen
};

/// Chooses the floaters (2.3, 3), then pairs those who stay (2.4, 2.5, 3.6 to 3.8, 4, 5).
ScoregroupResult pairScoregroup(const LimField& field, const Scoregroup& group);

/// True if the players can all be paired with each other.
bool canPairAll(const LimField& field, const std::vector<int>& players);

/// The floaters that leave a group (3.2 to 3.5, 3.9, 3.10).
std::vector<FloaterChoice> chooseFloaters(const LimField& field, const Scoregroup& group);

} // namespace pairwright::lim
