#pragma once

#include "engine/field/round_field.h"
#include "engine/why_not.h"

#include <optional>
#include <utility>
#include <vector>

/// What is common to the systems that complete each scoregroup from below (Dubov 3.2, Double-Swiss and Swiss team 3.3
/// to 3.6): highest scoregroup first, upfloaters for it, then the bracket.
namespace pairwright::upfloat {

/// A bracket as it was decided. Numbers are ranks.
struct Bracket {
    std::vector<int> residents;
    std::vector<int> upfloaters; ///< ascending: by score, then TPN
    std::vector<std::pair<int, int>> pairs;
    // What single systems say of it besides:
    std::vector<int> shiftedFromG1; ///< Dubov 4.3
    std::vector<int> shiftedFromG2;
    bool spoilsNext = false; ///< Double-Swiss [C6]: the next scoregroup needs more upfloaters than its parity asks for
};

/// What such a system says of its own. The field is that of the round; `candidates` may allow fewer pairs than the
/// rules do (one pair is asked for), while what looks ahead sees the field.
class Rules {
public:
    explicit Rules(const RoundField& field, const RoundField& candidates)
        : field_(field)
        , candidates_(candidates)
    {
    }
    Rules(const Rules&) = delete;
    Rules& operator=(const Rules&) = delete;
    virtual ~Rules() = default;

    [[nodiscard]] const RoundField& field() const { return field_; }
    [[nodiscard]] const RoundField& candidates() const { return candidates_; }

    /// Pairs a scoregroup with the upfloaters that it needs; `lower`: everybody below. Precondition: all can be paired.
    [[nodiscard]] virtual Bracket decide(std::vector<int> residents, const std::vector<int>& lower) const = 0;
    /// Says of a bracket that somebody paired what decide() says of its own, as far as it can be told.
    virtual void complete(Bracket& given, const std::vector<int>& lower) const = 0;
    [[nodiscard]] virtual BracketRecord report(const Bracket& bracket) const = 0;
    /// The order rule that tells two candidates of a bracket apart.
    [[nodiscard]] virtual OrderRule ruleBetween(const Bracket& one, const Bracket& other) const = 0;
    [[nodiscard]] virtual ColourDecision colours(const FieldPlayer& higher, const FieldPlayer& lower) const = 0;
    /// Into publishing order.
    virtual void sort(std::vector<Board>& boards) const = 0;

private:
    const RoundField& field_;
    const RoundField& candidates_;
};

/// What each of these systems reports of a bracket: who is in it, and how many upfloat from which scores.
BracketRecord reportUpfloaters(const RoundField& field, const Bracket& bracket);

} // namespace pairwright::upfloat
