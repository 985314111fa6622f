#pragma once

#include "tests/oracle/tiebreaks/event.h"
#include "tests/oracle/tiebreaks/fraction.h"

namespace pairwright::oracle {

/// 7.1 to 7.7: what the participant's own rounds say.
int wins(const Event& event, Tpn tpn);
int gamesWon(const Event& event, Tpn tpn);
int gamesWithBlack(const Event& event, Tpn tpn);
int winsWithBlack(const Event& event, Tpn tpn);
/// In tenths; the first `cut` rounds are left out.
int progressive(const Event& event, Tpn tpn, int cut);
int roundsElected(const Event& event, Tpn tpn);
/// In halves.
int standardPoints(const Event& event, Tpn tpn);

} // namespace pairwright::oracle
