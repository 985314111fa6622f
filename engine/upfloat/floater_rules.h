#pragma once

#include "engine/upfloat/bracket.h"
#include "engine/upfloat/floater_field.h"

namespace pairwright::upfloat {

/// C.04.5 art. 3.5 and 3.6, which C.04.6 shares: upfloaters by [C4] to [C7], then the bracket by the colours that its
/// members prefer, the floats of the upfloaters' opponents, and the identifier. Keeps references to the fields.
class FloaterRules : public Rules {
public:
    FloaterRules(const FloaterField& field, const FloaterField& candidates)
        : Rules(field, candidates)
        , field_(field)
        , candidates_(candidates)
    {
    }
    /// Pairs have the top member first, who has the first seat of the two (3.6.1).
    [[nodiscard]] Bracket decide(std::vector<int> residents, const std::vector<int>& lower) const override;
    void complete(Bracket& given, const std::vector<int>& lower) const override;
    [[nodiscard]] BracketRecord report(const Bracket& decided) const override;
    /// Their upfloaters (3.5.4) or the identifier.
    [[nodiscard]] OrderRule ruleBetween(const Bracket& one, const Bracket& other) const override
    {
        return one.upfloaters != other.upfloaters ? OrderRule::upfloaterSet : OrderRule::identifier;
    }
    void sort(std::vector<Board>& boards) const override;

protected:
    /// The order of the members of a bracket (ranks) in which identifiers count them: by TPN (3.6.1).
    [[nodiscard]] virtual bool isSeatedBefore(int one, int other) const
    {
        return field_.player(one).tpn < field_.player(other).tpn;
    }
    /// What the system reports of a bracket between [C7] and the floats of the opponents: the criteria of colours.
    virtual void reportColours(const Bracket& /*bracket*/, std::vector<CriterionValue>& /*criteria*/) const {}

private:
    const FloaterField& field_;
    const FloaterField& candidates_;
};

} // namespace pairwright::upfloat
