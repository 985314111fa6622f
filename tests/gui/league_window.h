#pragma once

#include "tests/gui/window_under_test.h"

namespace pairwright {

/// The window with an event of seven teams of five players, four boards a match. Test classes derive from it.
class LeagueWindow : public WindowUnderTest {
public:
    void startLeague();
    /// Round 1 is paired and published if it is not yet, and its page shown with that match chosen.
    void showRoundOne(int match = 1) const;
    /// Who plays in round 1, as usual.
    void seatRoundOne() const;
};

} // namespace pairwright
