#include "app/pairing/question_jobs.h"

#include <QFutureWatcher>
#include <QTimer>
#include <QtConcurrentRun>

namespace pairwright {

namespace {

constexpr std::chrono::milliseconds signOfLife{250};

template <class Answer>
using Outcome = std::optional<Expected<Answer, PairingJobError>>;

} // namespace

struct WhyNotJob::Run {
    QFutureWatcher<Outcome<WhyNotAnswer>> watcher;
    QTimer heartbeat;
    QTimer patience;
};

WhyNotJob::WhyNotJob(const Tournament& tournament, RoundNumber round, const RoundVersion& version,
                     std::pair<PlayerKey, PlayerKey> pair, QObject* context)
    : Job(context)
    , tournament_(tournament)
    , round_(round)
    , version_(version)
    , pair_(pair)
    , run_(std::make_unique<Run>())
{
}

WhyNotJob::~WhyNotJob()
{
    cancel();
    run_->watcher.disconnect();
    // The worker holds its own copy of everything, so nobody has to wait for it.
}

void WhyNotJob::start()
{
    if (isRunning())
        return;
    setRunning(true);
    connect(&run_->watcher, &QFutureWatcherBase::finished, this, &WhyNotJob::deliver);
    connect(&run_->heartbeat, &QTimer::timeout, this, [this] { emit progressed(0, 0); });
    const auto giveUp = [this] {
        if (stopToken().stop_requested())
            return;
        outOfTime_ = true;
        cancel();
    };
    connect(&run_->patience, &QTimer::timeout, this, giveUp);
    run_->heartbeat.start(signOfLife);
    run_->patience.setSingleShot(true);
    if (patience_ > std::chrono::milliseconds::zero())
        run_->patience.start(patience_);
    else
        giveUp();
    run_->watcher.setFuture(QtConcurrent::run([tournament = tournament_, round = round_, version = version_,
                                               pair = pair_, stop = stopToken()]() -> Outcome<WhyNotAnswer> {
        return answerWhyNot(roundInQuestion(tournament, round, version), pair.first, pair.second, stop);
    }));
}

void WhyNotJob::deliver()
{
    run_->heartbeat.stop();
    run_->patience.stop();
    setRunning(false);
    const Outcome<WhyNotAnswer> outcome = run_->watcher.result();
    if (outOfTime_ && !outcome->hasValue()) {
        WhyNotAnswer unknown;
        unknown.round = round_;
        unknown.a = pair_.first;
        unknown.b = pair_.second;
        emit answered(unknown);
        emit finished();
    } else if (stopToken().stop_requested() && !outOfTime_) {
        emit cancelled();
    } else if (outcome->hasValue()) {
        emit answered(outcome->value());
        emit finished();
    } else {
        emit failedWith(outcome->error());
        emit failed();
    }
    deleteLater();
}

struct JudgeJob::Run {
    QFutureWatcher<Outcome<RoundJudgement>> watcher;
    QTimer heartbeat;
};

JudgeJob::JudgeJob(const Tournament& tournament, RoundNumber round, const RoundVersion& version, QObject* context)
    : Job(context)
    , tournament_(tournament)
    , round_(round)
    , version_(version)
    , run_(std::make_unique<Run>())
{
}

JudgeJob::~JudgeJob()
{
    cancel();
    run_->watcher.disconnect();
}

void JudgeJob::start()
{
    if (isRunning())
        return;
    setRunning(true);
    connect(&run_->watcher, &QFutureWatcherBase::finished, this, &JudgeJob::deliver);
    connect(&run_->heartbeat, &QTimer::timeout, this, [this] { emit progressed(0, 0); });
    run_->heartbeat.start(signOfLife);
    run_->watcher.setFuture(QtConcurrent::run([tournament = tournament_, round = round_, version = version_,
                                               stop = stopToken()]() -> Outcome<RoundJudgement> {
        return judgeRound(roundInQuestion(tournament, round, version), stop);
    }));
}

void JudgeJob::deliver()
{
    run_->heartbeat.stop();
    setRunning(false);
    const Outcome<RoundJudgement> outcome = run_->watcher.result();
    if (stopToken().stop_requested()) {
        emit cancelled();
    } else if (outcome->hasValue()) {
        emit judged(outcome->value());
        emit finished();
    } else {
        emit failedWith(outcome->error());
        emit failed();
    }
    deleteLater();
}

} // namespace pairwright
