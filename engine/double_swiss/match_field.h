#pragma once

#include "engine/field/round_field.h"

#include <vector>

namespace pairwright::double_swiss {

/// The players of a round; colours are those of the matches (1.6). Nobody has a preference: colours are no
/// criterion of this system.
class MatchField : public RoundField {
public:
    MatchField(const TournamentState& state, const std::vector<Tpn>& absent);

    /// In the previous round (1.5). Nobody has in the last round, where [C7] and [C8] do not hold.
    [[nodiscard]] bool countsAsFloater(int rank) const { return floated_[static_cast<std::size_t>(rank)]; }
    /// The score right below a score in the standings of the round, the player with the bye included;
    /// none: it is the lowest.
    [[nodiscard]] std::optional<Score> scoreBelow(Score score) const;

private:
    std::vector<bool> floated_; ///< by rank
};

/// 4.2 and 4.3: the colour of the higher ranked player (score, then TPN) in the first game.
ColourDecision decideMatchColours(const FieldPlayer& higher, const FieldPlayer& lower, Colour initialColour);

} // namespace pairwright::double_swiss
