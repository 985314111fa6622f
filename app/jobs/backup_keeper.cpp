#include "app/jobs/backup_keeper.h"

#include "app/jobs/storage_jobs.h"

#include <chrono>
#include <utility>

namespace pairwright {

BackupKeeper::BackupKeeper(TournamentSession& session, const std::optional<BackupPlan>& plan, QObject* parent)
    : QObject(parent)
    , session_(session)
    , plan_(plan)
{
    connect(&session, &TournamentSession::confirmed, this, &BackupKeeper::onConfirmed);
}

BackupKeeper::~BackupKeeper()
{
    constexpr std::chrono::milliseconds aMoment{1500};
    if (job_ != nullptr)
        (void)job_->waitAtMost(aMoment);
    delete job_;
}

void BackupKeeper::setPlan(const std::optional<BackupPlan>& plan)
{
    plan_ = plan;
}

void BackupKeeper::onConfirmed(const ChangeSet& changes)
{
    switch (changes.step.command) {
    case CommandName::publishRound:
    case CommandName::publishRounds:
    case CommandName::withdrawPublication:
    case CommandName::amendRound:
    case CommandName::correction:
    case CommandName::correctResult:
    case CommandName::enterAdjournedResult:
    case CommandName::setRatingOnlyResult: backUp(); break;
    default: break;
    }
}

void BackupKeeper::backUp()
{
    if (!plan_)
        return;
    if (job_ != nullptr) {
        again_ = true;
        return;
    }
    job_ = new BackupJob(session_.path(), *plan_, this);
    connect(job_, &BackupJob::made, this, &BackupKeeper::made);
    connect(job_, &BackupJob::failedWith, this, &BackupKeeper::failed);
    connect(job_, &Job::finished, this, &BackupKeeper::ended);
    connect(job_, &Job::failed, this, &BackupKeeper::ended);
    emit started();
    job_->start();
}

void BackupKeeper::ended()
{
    job_ = nullptr; // deletes itself
    if (std::exchange(again_, false))
        backUp();
}

} // namespace pairwright
