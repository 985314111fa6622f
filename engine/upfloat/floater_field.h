#pragma once

#include "engine/field/round_field.h"

#include <optional>
#include <vector>

namespace pairwright::upfloat {

/// The entrants of a round of a system that pairs by C.04.5 art. 3.3 to 3.6, with what those articles ask of each.
class FloaterField : public RoundField {
public:
    /// In the previous round. Nobody has in the rounds where the criteria on floats do not hold.
    [[nodiscard]] bool countsAsFloater(int rank) const { return floated_[static_cast<std::size_t>(rank)]; }
    /// The score right below a score in the standings of the round, whoever has the bye included; none: it is the
    /// lowest.
    [[nodiscard]] std::optional<Score> scoreBelow(Score score) const;

protected:
    using RoundField::RoundField;

    std::vector<bool> floated_; ///< by rank
};

} // namespace pairwright::upfloat
