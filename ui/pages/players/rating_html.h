#pragma once

#include "app/domain/tournament.h"

#include <QPalette>
#include <QString>

namespace pairwright {

/// What the rounds published so far mean for the rating of a player, by the list that the tournament's time control
/// asks for (standard where it says nothing), and for each title norm that is left to seek what is met and what is
/// still needed; as rich text in the colours of a palette, marked as a preview.
QString ratingHtml(const Tournament& tournament, PlayerKey player, const QPalette& palette);

} // namespace pairwright
