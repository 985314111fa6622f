#pragma once

#include "engine/field/round_field.h"

#include <functional>
#include <optional>
#include <vector>

namespace pairwright::upfloat {

/// The entrants of a round of a system that pairs by C.04.5 art. 3.3 to 3.6, with what those articles ask of each.
/// Rounds are matches; so are meetings, colours (1.6) and what bars from the bye ([C2]).
class FloaterField : public RoundField {
public:
    /// In the previous round: played somebody with a different score (1.5); forfeited matches and byes are no floats.
    /// Nobody has in the rounds where the criteria on floats do not hold.
    [[nodiscard]] bool countsAsFloater(int rank) const { return floated_[static_cast<std::size_t>(rank)]; }
    /// The score right below a score in the standings of the round, whoever has the bye included; none: it is the
    /// lowest.
    [[nodiscard]] std::optional<Score> scoreBelow(Score score) const;

protected:
    /// The last `roundsWithoutFloats` rounds know no criteria on floats. `complete` adds what the system knows of an
    /// entrant besides.
    FloaterField(const TournamentState& state, const std::vector<Tpn>& absent, int roundsWithoutFloats,
                 const std::function<void(FieldPlayer&)>& complete = {});

private:
    void findMeetingsAndFloats(const TournamentState& state, int roundsWithoutFloats);

    std::vector<bool> floated_; ///< by rank
};

} // namespace pairwright::upfloat
