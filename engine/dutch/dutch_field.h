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

} // namespace pairwright::dutch
