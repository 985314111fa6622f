#pragma once

#include "engine/dutch/edition.h"
#include "engine/field/round_field.h"

#include <array>
#include <vector>

namespace pairwright::dutch {

/// The floats of a player (art. 1.4). [0]: in the previous round, [1]: two rounds before.
struct Floats {
    std::array<bool, 2> down{};
    std::array<bool, 2> up{};
};

/// The field of a round with what only the Dutch system asks about.
class DutchField : public RoundField {
public:
    DutchField(const TournamentState& state, Edition edition, const std::vector<Tpn>& absent);

    [[nodiscard]] Edition edition() const { return edition_; }
    [[nodiscard]] const Floats& floats(int rank) const { return floats_[static_cast<std::size_t>(rank)]; }

private:
    Edition edition_;
    std::vector<Floats> floats_;
};

/// Who gets White in a pair of ranks, and by which rule (art. 5; 2017: E).
struct PairColours {
    int white = 0;
    int black = 0;
    ColourRule rule = ColourRule::bothPreferencesGranted;
};
PairColours pairColours(const RoundField& field, int a, int b);

/// How often a pair of ranks, one of them a topscorer, breaks what only such a pair may break: a colour difference
/// beyond two, and a third game in a row with the same colour (2026: [C10], [C11]; 2017: C.8, C.9).
struct TopscorerLoss {
    int difference = 0;
    int thirdColour = 0;
    friend bool operator==(const TopscorerLoss&, const TopscorerLoss&) = default;
};
TopscorerLoss topscorerLoss(const RoundField& field, int a, int b);

} // namespace pairwright::dutch
