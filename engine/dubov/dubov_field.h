#pragma once

#include "engine/dubov/dubov.h"
#include "engine/field/round_field.h"

#include <vector>

namespace pairwright::dubov {

/// What only the Dubov system asks about a player.
struct DubovFacts {
    int aro = 0;      ///< average rating of opponents met over the board, 0 without a game (1.7)
    int upfloats = 0; ///< rounds in which the scheduled opponent had the higher pairing score
    bool upfloatedLast = false;
    bool maximumUpfloater = false; ///< (1.8)
};

/// Upfloats that make a maximum upfloater (1.8).
int mostUpfloats(int plannedRounds);

class DubovField : public RoundField {
public:
    DubovField(const TournamentState& state, Edition edition, const std::vector<Tpn>& absent);

    [[nodiscard]] const DubovFacts& facts(int rank) const { return facts_[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] bool seeksWhite(int rank) const { return player(rank).preference.colour == Colour::White; }
    /// [C8] to [C10] hold: in every round but the last.
    [[nodiscard]] bool floatsMatter() const { return !isLastRound(); }
    /// Article 3.2.5: ascending ARO, then ascending TPN.
    [[nodiscard]] bool aroBefore(int a, int b) const;

private:
    std::vector<DubovFacts> facts_;
};

} // namespace pairwright::dubov
