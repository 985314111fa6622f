#pragma once

#include "tests/oracle/tiebreaks/event.h"
#include "tests/oracle/tiebreaks/fraction.h"

#include <optional>

namespace pairwright::oracle {

/// Those of 8 and 9 count what opponents came to. In tenths.
int buchholz(const Event& event, Tpn tpn, const TieBreak& how);
/// Of those met over the board; `seen` is the event that their Buchholz is taken of. None if there are none.
std::optional<Fraction> averageOfBuchholz(const Event& event, const Event& seen, Tpn tpn, const TieBreak& how);
/// In hundredths.
int sonnebornBerger(const Event& event, Tpn tpn, const TieBreak& how);
int koya(const Event& event, Tpn tpn, int limitShift);

} // namespace pairwright::oracle
