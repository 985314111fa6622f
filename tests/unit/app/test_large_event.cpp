#include "app/storage/server/server_store.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QSocketNotifier>
#include <QTest>
#include <QTextStream>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

namespace pairwright {

using namespace test;

namespace {

constexpr int patience = 120'000; // ms
constexpr auto addressOfViewers = "PAIRWRIGHT_TEST_ADDRESS";

struct EventSize {
    int players;
    int desks;
    int viewers;
    int programs; ///< that the viewers are in
    int results;
    int milliseconds; ///< in which they are entered
};

EventSize sizeWanted()
{
    if (qEnvironmentVariableIsSet("PAIRWRIGHT_LARGE_EVENT"))
        return {2000, 12, 100, 4, 1000, 180'000};
    return {200, 4, 8, 2, 60, 6'000};
}

/// The same in all programs of this computer.
qint64 nowInMicroseconds()
{
    timespec time{};
    ::clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<qint64>(time.tv_sec) * 1'000'000 + time.tv_nsec / 1000;
}

/// When a screen has shown each step.
class Screen {
public:
    Screen(const ServerAddress& address, const QString& who)
    {
        SessionOptions options;
        options.who = who;
        auto opened = TournamentSession::open(address.text(), options);
        if (!opened)
            throw std::runtime_error(opened.error().detail.toStdString());
        session = std::move(opened).value();
        QObject::connect(session.get(), &TournamentSession::adopted, session.get(), [this] {
            if (shown.empty() || shown.back().first < session->lastStep())
                shown.emplace_back(session->lastStep(), nowInMicroseconds());
        });
    }
    std::unique_ptr<TournamentSession> session;
    std::vector<std::pair<std::int64_t, qint64>> shown; ///< everything up to that step
};

/// A program of its own with some who look on, until a line comes; then it says when each of them has seen what.
int lookOn(int argc, char* argv[])
{
    const auto address = ServerAddress::read(qEnvironmentVariable(addressOfViewers));
    const int count = argc > 1 ? QByteArray(argv[1]).toInt() : 1;
    std::vector<std::unique_ptr<Screen>> screens;
    screens.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        screens.push_back(std::make_unique<Screen>(*address, QStringLiteral("Viewer")));
    std::puts("open");
    std::fflush(stdout);
    QSocketNotifier end(0, QSocketNotifier::Read);
    QObject::connect(&end, &QSocketNotifier::activated, qApp, &QCoreApplication::quit);
    QCoreApplication::exec();
    for (const auto& screen : screens) {
        std::puts("screen");
        for (const auto& [step, at] : screen->shown)
            std::printf("%lld %lld\n", static_cast<long long>(step), static_cast<long long>(at));
    }
    std::fflush(stdout);
    return 0;
}

using Shown = std::vector<std::pair<std::int64_t, qint64>>;

struct Times {
    std::vector<qint64> all; ///< microseconds
    [[nodiscard]] QString text()
    {
        std::sort(all.begin(), all.end());
        const auto at = [this](double share) {
            return QString::number(
                static_cast<double>(all.at(static_cast<std::size_t>(share * static_cast<double>(all.size() - 1)))) /
                    1000,
                'f', 1);
        };
        return QStringLiteral("median %1 ms, 99 of 100 within %2 ms, worst %3 ms").arg(at(0.5), at(0.99), at(1));
    }
};

} // namespace

/// Many desks enter the results of a large round at once while others look on: how soon each is on the server's disk
/// and on every other screen.
class LargeEventTest : public QObject {
    Q_OBJECT
private slots:
    void resultsOfManyDesksAreOnAllScreens();
};

void LargeEventTest::resultsOfManyDesksAreOnAllScreens()
{
    const EventSize size = sizeWanted();
    cluster().writeToDisk();
    const ServerAddress address = eventOf(size.players);
    {
        const auto first = openSession(address.text());
        mustApply(*first, SetInitialColour{{Colour::White, std::nullopt}});
        pairAndPublish(*first);
    }
    const ServerAddress viewer = loginWith(address, {QStringLiteral("viewer")});
    std::vector<std::unique_ptr<QProcess>> programs;
    for (int i = 0; i < size.programs; ++i) {
        auto& program = *programs.emplace_back(std::make_unique<QProcess>());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(addressOfViewers), viewer.text());
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("viewers_of_a_large_event"), QString::number(size.viewers / size.programs)});
    }
    for (const auto& program : programs) {
        QVERIFY(program->waitForReadyRead(patience));
        QCOMPARE(program->readAllStandardOutput().trimmed(), QByteArray("open"));
    }

    std::vector<std::unique_ptr<Screen>> desks;
    std::map<std::int64_t, std::pair<int, qint64>> given; // of each step: the desk, and when it was entered
    std::map<std::pair<int, std::uint64_t>, qint64> entered;
    Times toDisk;
    int failed = 0;
    for (int i = 0; i < size.desks; ++i) {
        auto& desk = *desks.emplace_back(std::make_unique<Screen>(address, QStringLiteral("Desk %1").arg(i + 1)));
        connect(desk.session.get(), &TournamentSession::confirmed, this, [&, i](const ChangeSet& changes) {
            const qint64 at = entered.at({i, changes.ticket.value});
            toDisk.all.push_back(nowInMicroseconds() - at);
            given[desks.at(static_cast<std::size_t>(i))->session->lastStep()] = {i, at};
        });
        connect(desk.session.get(), &TournamentSession::failed, this, [&failed] { ++failed; });
    }
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < size.results; ++i) {
        const qint64 due = static_cast<qint64>(i) * size.milliseconds / size.results;
        while (timer.elapsed() < due)
            QTest::qWait(static_cast<int>(std::min<qint64>(due - timer.elapsed(), 5)));
        const int desk = i % size.desks;
        const qint64 at = nowInMicroseconds();
        const auto ticket = desks.at(static_cast<std::size_t>(desk))
                                ->session->apply(EnterResult{{RoundNumber{1}, i + 1}, GameResult::draw});
        QVERIFY(ticket);
        entered[{desk, ticket->value}] = at;
    }
    const auto isAllThere = [&] {
        return std::all_of(desks.begin(), desks.end(), [&](const auto& desk) {
            return !desk->session->isSaving() && desk->session->lastStep() == desks.front()->session->lastStep();
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isAllThere() && given.size() == static_cast<std::size_t>(size.results), patience);
    const double taken = static_cast<double>(timer.elapsed()) / 1000;
    QTest::qWait(3000); // until those who hear of nothing have looked by themselves

    std::vector<std::pair<int, Shown>> screens; // with the desk, -1: of a viewer
    screens.reserve(static_cast<std::size_t>(size.desks));
    for (int i = 0; i < size.desks; ++i)
        screens.emplace_back(i, desks.at(static_cast<std::size_t>(i))->shown);
    for (const auto& program : programs) {
        program->write("end\n");
        QVERIFY(program->waitForFinished(patience));
        QTextStream lines(program->readAllStandardOutput());
        while (!lines.atEnd()) {
            const QString line = lines.readLine();
            if (line == QStringLiteral("screen"))
                screens.emplace_back(-1, Shown());
            else
                screens.back().second.emplace_back(line.section(QLatin1Char(' '), 0, 0).toLongLong(),
                                                   line.section(QLatin1Char(' '), 1).toLongLong());
        }
    }
    QCOMPARE(screens.size(), static_cast<std::size_t>(size.desks + size.viewers));
    Times toScreens;
    int missing = 0;
    for (const auto& [desk, shown] : screens)
        for (const auto& [step, by] : given) {
            if (by.first == desk)
                continue;
            const auto seen =
                std::find_if(shown.begin(), shown.end(), [step = step](const auto& one) { return one.first >= step; });
            // What a desk has read in the way of its own step it tells as well.
            if (seen == shown.end())
                missing += desk < 0 ? 1 : 0;
            else
                toScreens.all.push_back(seen->second - by.second);
        }
    qInfo("%d players, %d desks, %d viewers, %d results in %.0f s: on the server's disk: %s; on the other screens: %s; "
          "not saved: %d, lost: %d",
          size.players, size.desks, size.viewers, size.results, taken, qPrintable(toDisk.text()),
          qPrintable(toScreens.text()), failed, missing);
    QCOMPARE(failed, 0);
    QCOMPARE(missing, 0);
    const Tournament last = openSession(address.text())->saved();
    for (const auto& desk : desks)
        QVERIFY(desk->session->saved() == last);
    for (int board = 1; board <= size.results; ++board)
        QVERIFY(last.game({RoundNumber{1}, board})->outcome.result.has_value());
}

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::LargeEventTest> registered("large_event");
static const pairwright::TestEntry lookingOn("viewers_of_a_large_event", pairwright::lookOn);
#include "test_large_event.moc"
