#pragma once

#include "engine/double_swiss/match_field.h"
#include "engine/upfloat/bracket.h"

namespace pairwright::double_swiss {

/// Records that are no whole matches: `inconsistentState` with the players; none if all is well.
std::optional<PairingFailure> brokenMatches(const TournamentState& state);

/// The system as engine/upfloat asks it (3.3 to 3.6). Keeps references to the fields.
class Rules : public upfloat::Rules {
public:
    explicit Rules(const MatchField& field)
        : Rules(field, field)
    {
    }
    Rules(const MatchField& field, const MatchField& candidates)
        : upfloat::Rules(field, candidates)
        , field_(field)
        , candidates_(candidates)
    {
    }
    /// With the best [C8] and the smallest identifier (3.6); pairs have the top member first, the smaller TPN (3.6.1).
    [[nodiscard]] upfloat::Bracket decide(std::vector<int> residents, const std::vector<int>& lower) const override;
    void complete(upfloat::Bracket& given, const std::vector<int>& lower) const override;
    [[nodiscard]] BracketRecord report(const upfloat::Bracket& bracket) const override;
    /// Their upfloaters (3.5.4) or the identifier.
    [[nodiscard]] OrderRule ruleBetween(const upfloat::Bracket& one, const upfloat::Bracket& other) const override
    {
        return one.upfloaters != other.upfloaters ? OrderRule::upfloaterSet : OrderRule::identifier;
    }
    [[nodiscard]] ColourDecision colours(const FieldPlayer& higher, const FieldPlayer& lower) const override
    {
        return decideMatchColours(higher, lower, field_.initialColour());
    }
    void sort(std::vector<Board>& boards) const override;

private:
    const MatchField& field_;
    const MatchField& candidates_;
};

} // namespace pairwright::double_swiss
