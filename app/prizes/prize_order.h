#pragma once

#include "app/prizes/prize_assignment.h"

#include <QString>

#include <cstddef>

/// What the order of a prize goes by, in the language that is spoken.
namespace pairwright::prizes {

/// What puts one player before another in the order of a prize, `first` before `second`: "4½ points each; Buchholz 12
/// against 11½". Both are places among the persons of the event.
QString orderText(const PrizeEvent& event, const Prize& prize, std::size_t first, std::size_t second);
/// Where others have as many points as the winner of a prize, what told him from the next of them, or from the one
/// before if he is the last, as a sentence: "3 players have 4½ points; Buchholz 12 puts A before B (11½)." Empty where
/// nobody has, or the order goes by something else.
QString tieText(const PrizeAssignment& all, std::size_t prize);

} // namespace pairwright::prizes
