#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/pairing/pairing_job.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

class PairingJobTest : public QObject {
    Q_OBJECT
private slots:
    void aJobProposesWhatTheEngineProposes();
    void anImpossibleRoundFailsWithThePlayersInTheWay();
    void aCancelledJobSaysSoAndHandsNothingOver();
    void aJobStopsInTheMiddleOfItsWork();
    void aJobDiesSilentlyWithItsContext();
};

void PairingJobTest::aJobProposesWhatTheEngineProposes()
{
    MemoryTournament tournament(9);
    QObject context;
    QPointer<PairingJob> job = new PairingJob(std::make_shared<const Tournament>(tournament.value), &context);
    std::optional<RoundDraft> draft;
    connect(job, &PairingJob::proposed, &context,
            [&](const std::vector<RoundDraft>& proposed) { draft = proposed.front(); });
    QSignalSpy finished(job, &Job::finished);
    QSignalSpy failed(job, &Job::failed);
    QSignalSpy cancelled(job, &Job::cancelled);
    job->start();
    QVERIFY(job->isRunning());
    QVERIFY(finished.wait());
    QCOMPARE(finished.count(), 1);
    QCOMPARE(failed.count() + cancelled.count(), 0);
    QVERIFY(draft);
    QCOMPARE(*draft, proposeRound(tournament.value).value());
    QTRY_VERIFY(job.isNull());
    tournament.apply(StoreProposal{*draft});
    tournament.apply(PublishRound{RoundNumber{1}});
    QCOMPARE(tournament.value.rounds.front().published()->order.size(), std::size_t{9});
}

void PairingJobTest::anImpossibleRoundFailsWithThePlayersInTheWay()
{
    MemoryTournament tournament(2, 3);
    tournament.pairAndPublish();
    tournament.enterAll();
    QObject context;
    auto* job = new PairingJob(std::make_shared<const Tournament>(tournament.value), &context);
    std::optional<PairingJobError> error;
    connect(job, &PairingJob::failedWith, &context, [&](const PairingJobError& reason) { error = reason; });
    QSignalSpy failed(job, &Job::failed);
    job->start();
    QVERIFY(failed.wait());
    QVERIFY(error);
    QCOMPARE(error->reason, PairingFailure::Reason::noLegalPairing);
    QCOMPARE(error->round, RoundNumber{2});
    QVERIFY(!error->blocked.empty());
    QVERIFY(error->illegal.empty());
    for (const PlayerKey key : error->blocked)
        QVERIFY(tournament.value.player(key) != nullptr);
}

void PairingJobTest::aCancelledJobSaysSoAndHandsNothingOver()
{
    const MemoryTournament tournament(40);
    QObject context;
    auto* job = new PairingJob(std::make_shared<const Tournament>(tournament.value), &context);
    QSignalSpy cancelled(job, &Job::cancelled);
    QSignalSpy finished(job, &Job::finished);
    bool proposed = false;
    connect(job, &PairingJob::proposed, &context, [&] { proposed = true; });
    job->start();
    job->cancel();
    QVERIFY(cancelled.wait());
    QCOMPARE(finished.count(), 0);
    QVERIFY(!proposed);
}

void PairingJobTest::aJobStopsInTheMiddleOfItsWork()
{
    MemoryTournament tournament(400);
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::whiteWins);
    QElapsedTimer clock;
    clock.start();
    QVERIFY(proposeRound(tournament.value).hasValue());
    const qint64 whole = clock.elapsed();

    QObject context;
    // On a busy machine a pairing may end before it is stopped; that is tried again.
    for (int attempt = 0; attempt < 20; ++attempt) {
        auto* job = new PairingJob(std::make_shared<const Tournament>(tournament.value), &context);
        QSignalSpy cancelled(job, &Job::cancelled);
        QSignalSpy finished(job, &Job::finished);
        job->start();
        QTest::qWait(static_cast<int>(whole / 10));
        if (finished.count() > 0)
            continue;
        clock.restart();
        job->cancel();
        QTRY_COMPARE_WITH_TIMEOUT(cancelled.count(), 1, 60'000);
        const qint64 stop = clock.elapsed();
        qInfo("a pairing of %lld ms stops within %lld ms", static_cast<long long>(whole), static_cast<long long>(stop));
        QCOMPARE(finished.count(), 0);
        return;
    }
    QFAIL("each pairing had ended before it was stopped");
}

void PairingJobTest::aJobDiesSilentlyWithItsContext()
{
    const MemoryTournament tournament(40);
    auto context = std::make_unique<QObject>();
    QPointer<PairingJob> job = new PairingJob(std::make_shared<const Tournament>(tournament.value), context.get());
    int said = 0;
    connect(job, &Job::finished, this, [&] { ++said; });
    connect(job, &Job::cancelled, this, [&] { ++said; });
    job->start();
    context.reset();
    QVERIFY(job.isNull());
    QTest::qWait(50);
    QCOMPARE(said, 0);
}

static const pairwright::RegisteredTest<PairingJobTest> registered("test_pairing_job");
#include "test_pairing_job.moc"
