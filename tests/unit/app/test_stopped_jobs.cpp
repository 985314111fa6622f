#include "app/jobs/living_place.h"
#include "app/jobs/storage_jobs.h"
#include "app/jobs/web_job.h"
#include "app/storage/tournament/read_tournament.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <thread>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr qint64 heeded = 2000; // milliseconds, at the end of the program
constexpr std::array moments{0, 20, 150, 600, 2500};

/// A field large enough that its file takes its time.
Tournament largeTournament()
{
    MemoryTournament tournament(2000, 9);
    for (int round = 1; round <= 3; ++round) {
        tournament.pairAndPublish();
        tournament.enterAll();
    }
    return tournament.value;
}

QStringList namesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot);
}

} // namespace

/// Jobs that write end soon when the program does, and leave what they made whole or not at all.
class StoppedJobsTest : public QObject {
    Q_OBJECT
    const Tournament large_ = largeTournament();

    /// Destroys the job at several moments; how long that took at most.
    static qint64 longestEnd(const std::function<Job*(QObject*)>& make, const std::function<void()>& look)
    {
        qint64 longest = 0;
        for (const int moment : moments) {
            QElapsedTimer timer;
            {
                QObject nobody;
                make(&nobody)->start();
                std::this_thread::sleep_for(std::chrono::milliseconds(moment));
                timer.start();
            }
            longest = std::max(longest, timer.elapsed());
            look();
        }
        return longest;
    }

private slots:
    void aCopyIsThereWholeOrNotAtAll()
    {
        const TournamentFile place;
        const QString to = place.path(QStringLiteral("copy.pairwright"));
        int whole = 0;
        const qint64 longest = longestEnd(
            [&](QObject* context) {
                return NewFileJob::copy(large_, QStringLiteral("large"), QStringLiteral("me"), to, context);
            },
            [&] {
                if (QFile::exists(to)) {
                    ++whole;
                    QVERIFY(readTournament(to)->players == large_.players);
                    QVERIFY(QFile::remove(to));
                }
                QCOMPARE(namesIn(place.folder()), QStringList());
            });
        qInfo("%d of %zu copies were made before the stop, which took at most %lld ms", whole, moments.size(), longest);
        QVERIFY(longest < heeded);
    }

    void whatIsRecoveredIsThereWholeOrNotAtAll()
    {
        const TournamentFile source;
        QVERIFY(TournamentSession::createFrom(source.path(), large_, QStringLiteral("large"), testOptions()));
        const TournamentFile place;
        const QString to = place.path(QStringLiteral("recovered.pairwright"));
        int whole = 0;
        const qint64 longest = longestEnd(
            [&](QObject* context) { return new RecoveryJob(source.path(), to, QStringLiteral("me"), context); },
            [&] {
                if (QFile::exists(to)) {
                    ++whole;
                    QVERIFY(readTournament(to)->players == large_.players);
                    QVERIFY(QFile::remove(to));
                }
                QCOMPARE(namesIn(place.folder()), QStringList());
                QCOMPARE(namesIn(source.folder()).size(), 1);
            });
        qInfo("%d of %zu were recovered before the stop, which took at most %lld ms", whole, moments.size(), longest);
        QVERIFY(longest < heeded);
    }

    void aWebFolderIsAsItWasOrAsItIsWanted()
    {
        const QTemporaryDir place;
        const WebPlan plan{place.path(), {}, {}};
        int whole = 0;
        const qint64 longest = longestEnd(
            [&](QObject* context) {
                return new WebJob(std::make_shared<const Tournament>(large_), plan, QByteArray(), context);
            },
            [&] {
                const QStringList names = namesIn(place.path());
                QVERIFY2(names.filter(QStringLiteral(".part")).isEmpty(), qPrintable(names.join(u' ')));
                if (names.isEmpty())
                    return;
                ++whole;
                QVERIFY(names.contains(QStringLiteral("index.html")));
                QVERIFY(names.size() > static_cast<qsizetype>(large_.players.size()));
                for (const QString& name : names)
                    QVERIFY(QFile::remove(QDir(place.path()).filePath(name)));
            });
        qInfo("%d of %zu folders were written before the stop, which took at most %lld ms", whole, moments.size(),
              longest);
        QVERIFY(longest < heeded);
    }

    void aPlaceThatDoesNotAnswerIsNotWaitedFor()
    {
        using namespace std::chrono_literals;
        const QTemporaryDir here;
        QVERIFY(isThereSoon(here.path(), 2s));
        QVERIFY(!isThereSoon(here.filePath(QStringLiteral("gone")), 2s));
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!isThereSoon(QStringLiteral("/far/away"), 100ms, [](const QString&) {
            std::this_thread::sleep_for(1s);
            return true;
        }));
        QVERIFY(timer.elapsed() < 500);
    }
};

static const pairwright::RegisteredTest<StoppedJobsTest> registered("test_stopped_jobs");
#include "test_stopped_jobs.moc"
