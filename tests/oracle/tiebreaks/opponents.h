#pragma once

#include "tests/oracle/tiebreaks/event.h"
#include "tests/oracle/tiebreaks/fraction.h"

#include <optional>

namespace pairwright::oracle {

/// Those of 8 and 9 count what opponents came to. In tenths.
int buchholz(const Event& event, Tpn tpn, const TieBreak& how);
/// Of those met over the board; `seen` is the event that their Buchholz is taken of. None if there are none.
std::optional<Fraction> averageOfBuchholz(const Event& event, const Event& seen, Tpn tpn, const TieBreak& how);
/// In hundredths. Of teams the own points may be of the other score than those of the opponents: `own` is the event
/// that they are taken of (13.2).
int sonnebornBerger(const Event& event, const Event& own, Tpn tpn, const TieBreak& how);
int sonnebornBerger(const Event& event, Tpn tpn, const TieBreak& how);
int koya(const Event& event, Tpn tpn, int limitShift);

} // namespace pairwright::oracle
