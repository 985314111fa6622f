#pragma once

#include "engine/upfloat/floater_field.h"

#include <vector>

namespace pairwright::double_swiss {

/// The players of a round; colours are those of the matches (1.6). Nobody has a preference: colours are no
/// criterion of this system. Nobody counts as a floater in the last round, where [C7] and [C8] do not hold.
class MatchField : public upfloat::FloaterField {
public:
    MatchField(const TournamentState& state, const std::vector<Tpn>& absent)
        : FloaterField(state, absent, 1)
    {
    }
};

/// 4.2 and 4.3: the colour of the higher ranked player (score, then TPN) in the first game.
ColourDecision decideMatchColours(const FieldPlayer& higher, const FieldPlayer& lower, Colour initialColour);

} // namespace pairwright::double_swiss
