#pragma once

#include "app/domain/tournament.h"

#include <vector>

namespace pairwright {

/// Who shall not meet because Settings::clubsApartUntil keeps clubs apart: a group for each club of several players.
/// Empty without that rule. Club names are compared as folded() writes them.
std::vector<ForbiddenPairs> clubMates(const Tournament& tournament);

/// Those of one club and those who were declared not to meet (siblings), in groups of two and more, whatever the rules
/// of the event: who is better spread over groups, and meets early within one.
std::vector<std::vector<PlayerKey>> allMates(const Tournament& tournament);

/// Whether the pairing obeys the rule. In FIDE mode it does not: the rules of a system know no clubs, and a meeting is
/// only told.
bool keepsClubsApart(const Settings& settings);

/// The pairs that may not meet: those that were declared, and club mates where they are kept apart. None where
/// everybody meets everybody.
std::vector<ForbiddenPairs> forbiddenIn(const Tournament& tournament);

} // namespace pairwright
