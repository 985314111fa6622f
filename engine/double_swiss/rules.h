#pragma once

#include "engine/double_swiss/match_field.h"
#include "engine/upfloat/floater_rules.h"

namespace pairwright::double_swiss {

/// Records that are no whole matches: `inconsistentState` with the players; none if all is well.
std::optional<PairingFailure> brokenMatches(const TournamentState& state);

/// The system as engine/upfloat asks it. Keeps references to the fields.
class Rules : public upfloat::FloaterRules {
public:
    explicit Rules(const MatchField& field)
        : Rules(field, field)
    {
    }
    Rules(const MatchField& field, const MatchField& candidates)
        : FloaterRules(field, candidates)
    {
    }
    [[nodiscard]] ColourDecision colours(const FieldPlayer& higher, const FieldPlayer& lower) const override
    {
        return decideMatchColours(higher, lower, field().initialColour());
    }
};

} // namespace pairwright::double_swiss
