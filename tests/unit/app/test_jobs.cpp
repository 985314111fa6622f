#include "app/jobs/job.h"
#include "tests/support/registered_test.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

using namespace pairwright;

namespace {

constexpr std::chrono::milliseconds longWork{1500};

/// Does whatever it is told to.
class AnyJob : public Job {
public:
    AnyJob(std::function<int(std::stop_token)> work, QObject* context, bool awaited = false)
        : Job(context, awaited ? Ending::awaited : Ending::dropped)
        , work_(std::move(work))
    {
    }
    void setWork(std::function<int(std::stop_token)> work) { work_ = std::move(work); }
    void start() override
    {
        run<int>(
            work_,
            [this](const int& outcome) {
                delivered = outcome;
                return outcome > 0;
            },
            [this](const QString& what) {
                message = what;
                return -1;
            });
    }
    using Job::reporter;
    std::optional<int> delivered;
    QString message;

private:
    std::function<int(std::stop_token)> work_;
};

} // namespace

class JobsTest : public QObject {
    Q_OBJECT
private slots:
    void anOutcomeIsDeliveredOnce();
    void anExceptionBecomesAFailureAndEndsNothing();
    void whatIsCancelledIsCancelledAtOnceEvenIfTheWorkGoesOn();
    void whatIsCancelledBeforeItBeginsNeverBegins();
    void whatWritesIsAwaited();
    void thereIsASignOfLife();
    void theWorkTellsHowFarItIs();
    void paintingNeverWaitsForAJob();
};

// The raster engine of Qt shares its work with the pool of Qt: a job there would be waited for at each stroke.
void JobsTest::paintingNeverWaitsForAJob()
{
    QObject context;
    std::atomic<bool> working{false};
    AnyJob job(
        [&working](const std::stop_token& stop) {
            working = true;
            while (!stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            return 1;
        },
        &context, true);
    job.start();
    QTRY_VERIFY(working);
    QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
    job.cancel();
}

void JobsTest::anOutcomeIsDeliveredOnce()
{
    QObject context;
    auto* job = new AnyJob([](const std::stop_token&) { return 7; }, &context);
    const QSignalSpy finished(job, &Job::finished);
    const QSignalSpy failed(job, &Job::failed);
    int delivered = 0;
    connect(job, &Job::finished, job, [&] { delivered = *job->delivered; });
    job->start();
    job->start(); // does nothing: it runs
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(delivered, 7);
    QCOMPARE(failed.size(), 0);
    QTRY_COMPARE(context.children().size(), 0); // deleted itself
}

void JobsTest::anExceptionBecomesAFailureAndEndsNothing()
{
    QObject context;
    auto* job = new AnyJob([](const std::stop_token&) -> int { throw std::logic_error("misfit"); }, &context);
    QString message;
    connect(job, &Job::failed, job, [&] { message = job->message; });
    job->start();
    QTRY_COMPARE(message, QStringLiteral("misfit"));
    auto* second = new AnyJob([](const std::stop_token&) -> int { throw 5; }, &context);
    const QSignalSpy failed(second, &Job::failed);
    second->start();
    QTRY_COMPARE(failed.size(), 1);
}

void JobsTest::whatIsCancelledIsCancelledAtOnceEvenIfTheWorkGoesOn()
{
    QObject context;
    auto* job = new AnyJob(
        [](const std::stop_token&) {
            std::this_thread::sleep_for(longWork); // deaf
            return 1;
        },
        &context);
    const QSignalSpy cancelled(job, &Job::cancelled);
    const QSignalSpy finished(job, &Job::finished);
    job->start();
    QElapsedTimer timer;
    timer.start();
    job->cancel();
    QTRY_COMPARE(cancelled.size(), 1);
    QVERIFY(timer.elapsed() < longWork.count() / 2);
    QTest::qWait(static_cast<int>(longWork.count()));
    QCOMPARE(finished.size(), 0);
}

void JobsTest::whatIsCancelledBeforeItBeginsNeverBegins()
{
    for (const bool writes : {false, true}) {
        QObject context;
        std::atomic<bool> begun = false;
        auto* job = new AnyJob(
            [&begun](const std::stop_token&) {
                begun = true;
                return 1;
            },
            &context, writes);
        const QSignalSpy cancelled(job, &Job::cancelled);
        const QSignalSpy finished(job, &Job::finished);
        job->cancel();
        job->start();
        QCOMPARE(cancelled.size(), 0); // not before start() returns: whoever starts it connects first, or after
        QTRY_COMPARE(context.children().size(), 0);
        QCOMPARE(cancelled.size(), 1);
        QCOMPARE(finished.size(), 0);
        QVERIFY(!begun);
    }
}

void JobsTest::whatWritesIsAwaited()
{
    std::atomic<bool> written = false;
    {
        QObject context;
        auto* job = new AnyJob(
            [&written](const std::stop_token&) {
                std::this_thread::sleep_for(longWork / 5);
                written = true;
                return 1;
            },
            &context, true);
        job->start();
        job->cancel();
    }
    QVERIFY(written);
}

void JobsTest::thereIsASignOfLife()
{
    QObject context;
    auto* job = new AnyJob(
        [](const std::stop_token&) {
            std::this_thread::sleep_for(longWork / 2);
            return 1;
        },
        &context);
    const QSignalSpy alive(job, &Job::progressed);
    const QSignalSpy finished(job, &Job::finished);
    job->start();
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(!alive.empty());
}

void JobsTest::theWorkTellsHowFarItIs()
{
    QObject context;
    auto* job = new AnyJob({}, &context);
    job->setWork([report = job->reporter()](const std::stop_token&) {
        report(120, 400);
        std::this_thread::sleep_for(longWork / 2);
        return 1;
    });
    const QSignalSpy told(job, &Job::progressed);
    const QSignalSpy finished(job, &Job::finished);
    job->start();
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(!told.empty());
    QCOMPARE(told.last(), (QVariantList{120, 400}));
}

static const pairwright::RegisteredTest<JobsTest> registered("test_jobs");
#include "test_jobs.moc"
