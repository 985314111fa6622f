#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/files/web_publishing.h"
#include "ui/hall/hall_view.h"
#include "ui/pages/reports/printing.h"
#include "ui/pages/rounds/entry/keypad_bar.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <QTimer>

using namespace pairwright;

namespace {

constexpr int waitAtMost = 60000; // milliseconds

QByteArray contentOfFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The longest time in which the window did nothing else.
class Heartbeat {
public:
    Heartbeat()
    {
        since_.start();
        QObject::connect(&timer_, &QTimer::timeout, &timer_,
                         [this] { longest_ = std::max(longest_, since_.restart()); });
        timer_.start(5);
    }
    [[nodiscard]] qint64 longest() const { return std::max(longest_, since_.elapsed()); }

private:
    QTimer timer_;
    QElapsedTimer since_;
    qint64 longest_ = 0;
};

} // namespace

/// Paper, web and hall together, as they are in a tournament.
class TestEverythingOut : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup() { close(); }

    void aWholeTournamentOfFortyGoesToTheWallTheWebAndTheHall()
    {
        NewTournament event = testOpen();
        event.plannedRounds = 5;
        begin(40, event);
        for (int round = 1; round <= event.plannedRounds; ++round) {
            press(Qt::Key_F6);
            QTRY_VERIFY_WITH_TIMEOUT(projected().round(RoundNumber{round}) != nullptr, waitAtMost);
            QTest::qWait(30);
            QVERIFY(!QFile::exists(page(QStringLiteral("round-%1").arg(round)))); // a proposal goes nowhere
            QVERIFY(!hallText().contains(QStringLiteral("Round %1\n").arg(round)));
            press(Qt::Key_F7);
            QTRY_VERIFY_WITH_TIMEOUT(!session().isSaving(), waitAtMost);
            QCOMPARE(printing().due(), std::optional(PrintMoment::publication));
            printSetTo(QStringLiteral("pairings-%1.pdf").arg(round));
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(page(QStringLiteral("round-%1").arg(round))), waitAtMost);
            QVERIFY(hallText().contains(QStringLiteral("Round %1\n").arg(round)));

            trigger(ActionId::enterResults);
            for (int board = 1; board <= 20; ++board)
                type(QString(QLatin1Char("1501"[(board + round) % 4])));
            QTRY_VERIFY_WITH_TIMEOUT(projected().round(RoundNumber{round})->openBoards().empty(), waitAtMost);
            press(Qt::Key_Escape);
            QTRY_VERIFY(!session().isSaving());
            QCOMPARE(printing().due(),
                     std::optional(round == event.plannedRounds ? PrintMoment::end : PrintMoment::standings));
            printSetTo(QStringLiteral("standings-%1.pdf").arg(round));
            QVERIFY(hallText().contains(QStringLiteral("Standings after round %1\n").arg(round)));
        }
        window().web().publish();
        QTRY_VERIFY_WITH_TIMEOUT(!window().web().isRunning(), waitAtMost);
        QVERIFY2(!window().web().isTrouble(), qPrintable(window().web().report()));
        const QByteArray standings = contentOfFile(page(QStringLiteral("standings")));
        for (const Player& player : projected().players)
            QVERIFY2(standings.contains(player.data.name.toUtf8()), qPrintable(player.data.name));
        QCOMPARE(contentOfFile(page(QStringLiteral("round-5"))).count(" – "), 20 + 1); // and in the title
        QVERIFY(!printing().due());
    }

    /// PAIRWRIGHT_PLAYERS=2000 in ./test --full.
    void everythingIsWrittenSoonAfterF7()
    {
        const int players = std::max(100, qEnvironmentVariableIntValue("PAIRWRIGHT_PLAYERS"));
        begin(players, testOpen());
        trigger(ActionId::pairRound);
        QTRY_VERIFY_WITH_TIMEOUT(projected().round(RoundNumber{1}) != nullptr, waitAtMost);
        QTRY_VERIFY_WITH_TIMEOUT(!session().isSaving() && !window().web().isRunning(), waitAtMost);
        QElapsedTimer timer;
        timer.start();
        const Heartbeat heartbeat;
        trigger(ActionId::publish);
        const qint64 shown = timer.elapsed();
        QTRY_VERIFY_WITH_TIMEOUT(!session().isSaving(), waitAtMost); // paper follows the disk
        asker().printTo = inFolder(QStringLiteral("wall.pdf"));
        trigger(ActionId::printSet);
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(inFolder(QStringLiteral("wall.pdf"))).size() > 0 && !printing().isRunning(),
                                 waitAtMost);
        const qint64 printed = timer.elapsed();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(page(QStringLiteral("round-1"))) && !window().web().isRunning(),
                                 waitAtMost);
        const qint64 written = timer.elapsed();
        QVERIFY(hallText().contains(QStringLiteral("Round 1\n")));
        QVERIFY(QFileInfo(inFolder(QStringLiteral("wall.pdf"))).size() > 0);
        qInfo("%d players: F7 %lld ms, print set %lld ms, web folder %lld ms; the window waited %lld ms at most",
              players, static_cast<long long>(shown), static_cast<long long>(printed), static_cast<long long>(written),
              static_cast<long long>(heartbeat.longest()));
        constexpr qint64 promised = 5000;
        QVERIFY(std::max(printed, written) < promised);
    }

private:
    void begin(int players, const NewTournament& event)
    {
        QVERIFY(openFile(makeTournament(players, event)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        settings().setKeyPreset(KeyPreset::vega);
        window().web().setPlan(WebPlan{inFolder(QStringLiteral("pages")), {}, {}});
        trigger(ActionId::hallView);
        activate();
        window().lead({PageId::rounds, {}, {}, {}});
    }
    void printSetTo(const QString& name)
    {
        asker().printTo = inFolder(name);
        press(Qt::Key_F7, Qt::ShiftModifier);
        QVERIFY(printing().isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!printing().isRunning(), waitAtMost);
        QVERIFY(contentOfFile(inFolder(name)).startsWith("%PDF"));
        QVERIFY(!printing().due());
    }
    [[nodiscard]] Printing& printing() const { return window().printing(); }
    [[nodiscard]] QString page(const QString& name) const
    {
        return inFolder(QStringLiteral("pages/") + name + QStringLiteral(".html"));
    }
    [[nodiscard]] QString hallText() const
    {
        QString text;
        for (const HallPage& shown : find<HallView>("hallView").pages())
            text += shown.title + QLatin1Char('\n');
        return text;
    }
};

static const pairwright::RegisteredTest<TestEverythingOut> registered("test_everything_out");

#include "test_everything_out.moc"
