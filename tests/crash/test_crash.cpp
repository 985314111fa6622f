#include "app/domain/changes/contradictions.h"
#include "app/storage/tournament/tournament_store.h"
#include "engine/base/random.h"
#include "engine/capabilities.h"
#include "tests/crash/aftermath.h"
#include "tests/crash/arbiter_script.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <unistd.h>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr int timeout = 60'000;
constexpr int defaultKills = 40;

/// How one life of the driver is ended.
struct Death {
    enum class Kind : std::uint8_t { afterLines, duringStart, atCall } kind = Kind::afterLines;
    int lines = 0;        ///< confirmations to wait for
    int microseconds = 0; ///< and then this long
    QStringList call;     ///< arguments of the driver
};

Death someDeath(Random& random)
{
    Death death;
    const auto upTo = [&random](std::uint64_t bound) {
        return static_cast<int>(random.below(bound));
    };
    switch (random.below(5)) {
    case 0:
    case 1:
        death.lines = upTo(40);
        death.microseconds = upTo(4000);
        break;
    case 2:
        death.kind = Death::Kind::duringStart;
        death.microseconds = upTo(60'000);
        break;
    case 3:
        death.kind = Death::Kind::atCall;
        death.call = {QStringLiteral("write"), random.chance(1, 2) ? QStringLiteral("half") : QStringLiteral("killed"),
                      QString::number(1 + upTo(250))};
        break;
    default:
        death.kind = Death::Kind::atCall;
        death.call = {QStringLiteral("sync"), QStringLiteral("killed"), QString::number(1 + upTo(40))};
        break;
    }
    return death;
}

/// What the driver said in one life.
struct Life {
    bool opened = false;
    bool ended = false; ///< the script was over
    std::int64_t lastConfirmed = 0;
    int exitCode = 0; ///< of a driver that was not killed
    bool killed = false;
};

void understand(const QByteArray& line, Life& life)
{
    if (line == "end") {
        life.ended = true;
        return;
    }
    const bool opening = line.startsWith("open ");
    life.opened = life.opened || opening;
    life.lastConfirmed = (opening ? line.mid(5) : line).toLongLong();
}

Life live(const QString& path, std::uint64_t seed, int ahead, const Death& death)
{
    QProcess driver;
    driver.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    driver.start(QStringLiteral(PAIRWRIGHT_CRASH_DRIVER),
                 QStringList{path, QString::number(seed), QString::number(ahead)} + death.call);
    Life life;
    if (!driver.waitForStarted(timeout))
        return life;
    int lines = 0;
    const auto read = [&] {
        while (driver.canReadLine()) {
            understand(driver.readLine().trimmed(), life);
            ++lines;
        }
    };
    if (death.kind == Death::Kind::afterLines) {
        while (lines <= death.lines && driver.waitForReadyRead(timeout))
            read();
    }
    if (death.kind != Death::Kind::atCall) {
        ::usleep(static_cast<useconds_t>(death.microseconds));
        driver.kill(); // SIGKILL
    }
    driver.waitForFinished(timeout);
    read();
    life.killed = driver.exitStatus() == QProcess::CrashExit;
    life.exitCode = driver.exitCode();
    return life;
}

/// What is wrong with the file that a killed driver left; empty: nothing.
QString wrongWith(const QString& path, Replay& replay, const Tournament& start, std::int64_t confirmed, int ahead)
{
    auto opened = TournamentStore::open(path);
    if (!opened)
        return QStringLiteral("cannot be opened: ") + opened.error().detail;
    if (opened->content.readOnly)
        return QStringLiteral("only for reading");
    const std::int64_t stored = opened->content.lastStep;
    if (stored < confirmed)
        return QStringLiteral("confirmed %1, stored %2").arg(confirmed).arg(stored);
    if (stored > confirmed + ahead)
        return QStringLiteral("confirmed %1, stored %2, queued at most %3").arg(confirmed).arg(stored).arg(ahead);
    if (stored < replay.step() || !replay.goTo(stored))
        return QStringLiteral("stored %1, known %2").arg(stored).arg(replay.step());
    opened->store.reset();
    return wrongWithFile(path, start, replay.tournament());
}

} // namespace

/// Kills the program again and again while an arbiter is at work; nothing confirmed may be missing, and nothing half
/// done may be there.
class CrashTest : public QObject {
    Q_OBJECT
private slots:
    void whatWasConfirmedIsThereWheneverTheProgramDies();
    void theScriptUsesWhatAnArbiterUses();
};

void CrashTest::whatWasConfirmedIsThereWheneverTheProgramDies()
{
    const int kills =
        qEnvironmentVariableIsSet("PAIRWRIGHT_KILLS") ? qEnvironmentVariableIntValue("PAIRWRIGHT_KILLS") : defaultKills;
    const std::uint64_t firstSeed = 20261120;
    Random random(firstSeed);
    QElapsedTimer clock;
    clock.start();
    int killed = 0;
    int unconfirmed = 0;
    int withLog = 0;
    int atCalls = 0;
    int tournaments = 0;
    std::int64_t steps = 0;
    const TournamentFile file;
    while (killed < kills) {
        const std::uint64_t seed = firstSeed + static_cast<std::uint64_t>(tournaments);
        const QString path = file.path(QStringLiteral("%1.pairwright").arg(tournaments++));
        SessionOptions options;
        options.clock = [] {
            return timeOfStep(1);
        };
        auto created = TournamentSession::create(path, someTournament(9), options);
        QVERIFY(created);
        const Tournament start = (*created)->saved();
        created->reset();
        Replay replay(seed, start);
        for (bool over = false; !over && killed < kills;) {
            const Death death = someDeath(random);
            const int ahead = random.chance(1, 3) ? 5 : 1;
            const Life life = live(path, seed, ahead, death);
            over = life.ended;
            if (life.killed)
                ++killed;
            else
                QVERIFY2(life.exitCode == 0 && life.ended, qPrintable(QString::number(life.exitCode)));
            atCalls += life.killed && death.kind == Death::Kind::atCall ? 1 : 0;
            withLog += QFile(path + logEnding).size() > 0 ? 1 : 0;
            const std::int64_t confirmed = std::max(life.lastConfirmed, replay.step());
            // The files as they lie there, moved to another place: nothing else is left after a power cut.
            QString seen = path;
            if (random.chance(1, 2)) {
                seen = file.path(QStringLiteral("moved.pairwright"));
                QFile::remove(seen);
                QFile::remove(seen + logEnding);
                QVERIFY(QFile::copy(path, seen));
                QVERIFY(!QFile::exists(path + logEnding) || QFile::copy(path + logEnding, seen + logEnding));
            }
            const std::int64_t before = replay.step();
            const QString wrong = wrongWith(seen, replay, start, confirmed, ahead);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("kill %1: ").arg(killed) + wrong));
            steps += replay.step() - before;
            unconfirmed += replay.step() > confirmed ? 1 : 0;
            QVERIFY(!over || replay.isOver());
        }
    }
    QVERIFY(killed >= kills);
    qInfo(
        "%d kills (%d inside a write or sync), %lld steps in %d tournaments, %d logs left, %d steps on disk that were "
        "not confirmed yet: nothing lost, %.1f s",
        killed, atCalls, static_cast<long long>(steps), tournaments, withLog, unconfirmed,
        static_cast<double>(clock.elapsed()) / 1000);
}

void CrashTest::theScriptUsesWhatAnArbiterUses()
{
    const MemoryTournament empty(0, 9);
    int takenBack = 0;
    int allPlayAll = 0;
    int ofTeams = 0;
    int playOffs = 0; // not every tournament ends with a tie
    for (std::uint64_t seed = 1; seed <= 3 || (playOffs == 0 && seed <= 30); ++seed) {
        Replay replay(seed, empty.value);
        while (!replay.isOver()) {
            const int published = replay.tournament().lastPublished().value;
            const Tournament before = replay.tournament();
            QVERIFY(replay.goTo(replay.step() + 1));
            QVERIFY(!(replay.tournament() == before));
            takenBack += replay.tournament().lastPublished().value < published ? 1 : 0;
        }
        playOffs += replay.tournament().settings.playOffWinner ? 1 : 0;
        QVERIFY(replay.tournament().allRoundsPublished());
        QVERIFY(contradictionsIn(replay.tournament()).empty());
        for (const Round* round : replay.tournament().roundsInPlay())
            QVERIFY(round->openBoards().empty());
        allPlayAll += capabilitiesOf(replay.tournament().settings.system).allPlayAll ? 1 : 0;
        ofTeams += replay.tournament().settings.teams ? 1 : 0;
    }
    QVERIFY(takenBack > 0);
    QVERIFY(allPlayAll > 0 && ofTeams > 0 && playOffs > 0);
}

static const pairwright::RegisteredTest<CrashTest> registered("crash");
#include "test_crash.moc"
