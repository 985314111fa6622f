#pragma once

#include "app/prizes/prize_assignment.h"

#include <QString>

#include <cstddef>

/// What the order of a prize goes by, in the language that is spoken.
namespace pairwright::prizes {

/// What puts one player before another in the order of a prize, `first` before `second`: "4½ points each; Buchholz 12
/// against 11½". Both are places among the persons of the event.
QString orderText(const PrizeEvent& event, const Prize& prize, std::size_t first, std::size_t second);
/// Why the winner of a prize has it, as a sentence. Where others whom it is for have as many points, what told him from
/// the next of them: "3 players have 4½ points; Buchholz 12 puts A before B (11½)." Else of how many he is the best, or
/// the next after those who come before him. Empty where nobody has it, or it has no order.
QString reasonText(const PrizeAssignment& all, std::size_t prize);

} // namespace pairwright::prizes
