#pragma once

#include "app/session/plan/plan_context.h"

#include <vector>

/// Pairing numbers that change once the first round is published (C.04.2:2026 art. 2.3).
namespace pairwright::plan {

/// Asks where what is planned gives players other numbers, late entries left aside, and notes it with the tournament:
/// "5 to 3, 3 to 5", or "exchange 4 to 5, 5 to 4" where it was done by hand, which asks before the start, too.
void askAboutNumbers(const Context& to);
/// A declared order exchanges numbers only among players of equal rating; a finding where it does not.
void checkExchange(const Context& to);
/// Players of another rating or title leave an order that was declared and take the place of their rank in it;
/// everybody else keeps the first one.
void rankAnew(const Context& to, const std::vector<PlayerKey>& players);
/// Rating or title is another.
bool ranksOtherwise(const PlayerData& before, const PlayerData& after);

} // namespace pairwright::plan
