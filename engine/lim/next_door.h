#pragma once

#include "engine/lim/lim_field.h"

#include <vector>

namespace pairwright::lim {

/// The opponents that floaters can have in the group they go to, all different ones (3.3, 3.4).
class NextDoor {
public:
    /// `adjacent`: the residents of that group. Both outlive this.
    NextDoor(const LimField& field, const std::vector<int>& adjacent);

    /// One opponent is kept for the floater, where there is one left.
    void admit(int rank);
    /// An opponent is left whom those admitted do not need.
    [[nodiscard]] bool hasRoomFor(int rank);

private:
    /// A row of places, each in the way of the one before; the last is free. Empty: there is none.
    [[nodiscard]] std::vector<std::size_t> wayToAFreePlace(int rank);

    const LimField& field_;
    const std::vector<int>& adjacent_;
    std::vector<int> takenBy_; ///< by place in adjacent_: a rank, or nobody
};

} // namespace pairwright::lim
