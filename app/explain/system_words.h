#pragma once

#include "engine/capabilities.h"

#include <QString>

namespace pairwright {

/// What the explanations say in one way here and in another there: rows of tables, found by what the registry says of
/// the rules. A new kind of rule is a new row.

/// To whom the bye went and why; %1 is the player, %2 the points.
QString byeText(ByeGoesTo bye, Entrants entrants);

/// Two players of different scores: who moved where.
struct FloatingText {
    QString higherMoved; ///< %1 and %2: the higher player and the points, %3 and %4: the lower
    QString lowerMoved;  ///< %1 and %2: the lower one; empty where the rules do not tell the two apart
};
FloatingText floatingText(Floating floating, Entrants entrants);

/// The two sides of the picture of a bracket.
struct HalvesText {
    QString left;
    QString right;
    bool byColour = false; ///< who has White stands on the left
};
HalvesText halvesText(Halves halves);

} // namespace pairwright
