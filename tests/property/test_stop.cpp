#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/bracket/two_paths.h"
#include "engine/pairing.h"
#include "tests/property/hard_positions.h"
#include "tests/support/editions.h"
#include "tests/support/registered_test.h"
#include "tests/support/swiss_systems.h"

#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <string>
#include <thread>

using namespace pairwright;
using namespace pairwright::property;

namespace {

constexpr int stoppedPlayers = 1000;
constexpr double longestStopMs = 50;

double milliseconds(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

struct Stopped {
    bool inTheMiddle = false;
    double ms = 0; ///< of processor time, from the request to stop to the answer
};

/// Pairs on a thread of its own, by the general path, and asks it to stop after so much processor time.
Stopped stopAfter(double ms, const TournamentState& state, SystemEdition system)
{
    std::stop_source source;
    Stopped result;
    double end = 0;
    std::atomic<bool> done = false;
    std::thread worker([&] {
        const GeneralPathOnly general;
        const auto pairing = pairRound(state, PairingRequest{.system = system, .stop = source.get_token()});
        end = milliseconds(CLOCK_THREAD_CPUTIME_ID);
        result.inTheMiddle = !pairing && pairing.error().reason == PairingFailure::Reason::cancelled;
        done = true;
    });
    clockid_t clock{};
    pthread_getcpuclockid(worker.native_handle(), &clock);
    double asked = 0;
    while (!done && asked < ms) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        asked = done ? asked : milliseconds(clock);
    }
    source.request_stop();
    worker.join();
    result.ms = end - asked;
    return result;
}

} // namespace

/// Whoever waits for a pairing and thinks better of it does not wait any more, and sees how far it has come.
class TestStop : public QObject {
    Q_OBJECT
private slots:
    void aStopIsHeededWherePairingStands_data()
    {
        QTest::addColumn<int>("line");
        for (std::size_t i = 0; i < swissSystems().size(); ++i)
            QTest::newRow(
                (std::string(swissSystems()[i].key) + '-' + std::to_string(swissSystems()[i].id.edition)).c_str())
                << static_cast<int>(i);
    }
    void aStopIsHeededWherePairingStands()
    {
        QFETCH(int, line);
        const SystemEdition system = swissSystems()[static_cast<std::size_t>(line)].id;
        for (const HardKind& kind : hardKinds()) {
            if (kind.name != "one score after ten draws" && kind.name != "all due White after 3 rounds")
                continue;
            const TournamentState games = kind.make(stoppedPlayers);
            const TournamentState state = asPlayed(games, system.system);
            for (const double ms : {3.0, 20.0, 60.0, 150.0}) {
                const Stopped stopped = stopAfter(ms, state, system);
                if (!stopped.inTheMiddle)
                    break; // it was faster
                ++inTheMiddle_;
                slowest_ = std::max(slowest_, stopped.ms);
                QVERIFY2(stopped.ms < longestStopMs, qPrintable(QStringLiteral("%1 ms").arg(stopped.ms)));
            }
        }
    }

    void progressCountsThePlayersWhoAreSettled()
    {
        for (const SystemInfo& system : swissSystems()) {
            const TournamentState games = saturatedField(60, 5, false);
            std::vector<int> settled;
            PairingRequest request{.system = system.id, .absent = {Tpn{7}}};
            request.progress = [&](int now, int of) {
                QCOMPARE(of, 59);
                settled.push_back(now);
            };
            QVERIFY(pairRound(asPlayed(games, system.id.system), request).hasValue());
            QVERIFY(settled.size() > 2);
            QVERIFY(std::is_sorted(settled.begin(), settled.end()));
            QVERIFY(settled.front() < 59);
            QCOMPARE(settled.back(), 59);
        }
    }

    void cleanupTestCase()
    {
        qInfo("STOP %d pairings of %d players stopped in the middle, within %.1f ms at most", inTheMiddle_,
              stoppedPlayers, slowest_);
        QVERIFY(inTheMiddle_ > 20);
    }

private:
    int inTheMiddle_ = 0;
    double slowest_ = 0;
};

static const pairwright::RegisteredTest<TestStop> registered("property_stop");
#include "test_stop.moc"
