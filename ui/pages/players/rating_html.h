#pragma once

#include "app/domain/tournament.h"

class QTextBrowser;

namespace pairwright {

/// Shows what the rounds published so far mean for the rating of a player, by the list that the tournament's time
/// control asks for (standard where it says nothing), and for each title norm that is left to seek what is met, as
/// small dials, and what is still needed; marked as a preview.
void showRating(const Tournament& tournament, PlayerKey player, QTextBrowser& view);

} // namespace pairwright
