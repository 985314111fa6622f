#pragma once

#include "engine/team_swiss/team_field.h"
#include "engine/upfloat/floater_rules.h"

namespace pairwright::team_swiss {

/// The system as engine/upfloat asks it. Keeps references to the fields.
class Rules : public upfloat::FloaterRules {
public:
    Rules(const TeamField& field, const SystemOptions& options)
        : Rules(field, field, options)
    {
    }
    Rules(const TeamField& field, const TeamField& candidates, const SystemOptions& options);

    [[nodiscard]] ColourDecision colours(const FieldPlayer& higher, const FieldPlayer& lower) const override
    {
        return decideTeamColours(higher, lower, field().initialColour());
    }

protected:
    [[nodiscard]] bool isSeatedBefore(int one, int other) const override;
    /// [C8], and [C9] of type B.
    void reportColours(const upfloat::Bracket& bracket, std::vector<CriterionValue>& criteria) const override;

private:
    Preferences preferences_;
    bool seatedByScore_;
};

} // namespace pairwright::team_swiss
