#pragma once

#include "engine/dubov/subgroups.h"
#include "engine/upfloat/bracket.h"

namespace pairwright::dubov {

using upfloat::Bracket;

Bracket bracketOf(std::vector<int> residents, std::vector<int> upfloaters, BracketPairing paired);

/// Pairs a scoregroup with the upfloaters that it needs from below (3.2).
Bracket decideBracket(const DubovField& field, std::vector<int> residents, const std::vector<int>& lower);

/// Whether a bracket that was paired quickly is what the general path makes of it; debug builds ask.
bool isGeneralAnswer(const DubovField& field, const std::vector<int>& lower, const Bracket& quick);

/// The system as engine/upfloat asks it; keeps a reference to the field.
class Rules : public upfloat::Rules {
public:
    Rules(const DubovField& field, const TournamentState& state, Edition edition)
        : upfloat::Rules(field, field)
        , field_(field)
        , state_(state)
        , edition_(edition)
    {
    }
    [[nodiscard]] Bracket decide(std::vector<int> residents, const std::vector<int>& lower) const override
    {
        return decideBracket(field_, std::move(residents), lower);
    }
    /// The shifters of a given bracket cannot be told.
    void complete(Bracket& /*given*/, const std::vector<int>& /*lower*/) const override {}
    [[nodiscard]] BracketRecord report(const Bracket& decided) const override;
    /// Their upfloaters (4.2), who plays inside the own subgroup (4.3), or the order of the second subgroup (4.4).
    [[nodiscard]] OrderRule ruleBetween(const Bracket& one, const Bracket& other) const override;
    [[nodiscard]] ColourDecision colours(const FieldPlayer& higher, const FieldPlayer& lower) const override
    {
        return decideColours(higher, lower, field_.initialColour());
    }
    void sort(std::vector<Board>& boards) const override { sortBoards(boards, state_, edition_ == Edition::of2026); }

private:
    const DubovField& field_;
    const TournamentState& state_;
    Edition edition_;
};

} // namespace pairwright::dubov
