#pragma once

#include "tests/gui/window_under_test.h"
#include "ui/pages/rounds/boards_model.h"

#include <QTableView>

namespace pairwright {

/// A window with a tournament of 23 players by any system; the same one on every machine.
class SystemsWindow : public WindowUnderTest {
public:
    /// Makes a file of rounds 1 to toRound - 1 with results and a proposal for toRound, and opens it.
    void start(SystemEdition system, Acceleration acceleration, int toRound);
    using WindowUnderTest::start;
    /// Publishes the round and enters its results.
    void play(int round);

private:
    int files_ = 0;
};

} // namespace pairwright
