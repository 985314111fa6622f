#include "app/jobs/web_keeper.h"

#include <chrono>
#include <utility>

namespace pairwright {

namespace {

constexpr std::chrono::seconds atMostEvery{2};
constexpr std::chrono::seconds atTheEnd{1};

/// Proposals and checkpoints are nobody's business outside.
bool isSeenOutside(CommandName command)
{
    switch (command) {
    case CommandName::storeProposal:
    case CommandName::layOutRounds:
    case CommandName::editProposal:
    case CommandName::discardProposal:
    case CommandName::beginManualPairing:
    case CommandName::validatePairings:
    case CommandName::cancelManualPairing:
    case CommandName::markCheckpoint: return false;
    default: return true;
    }
}

/// What is not there in a moment waits for the next opening: nobody waits at the end of the program.
void writeSoon(const WebPlan& plan, const Tournament& tournament)
{
    const auto end = std::chrono::steady_clock::now() + atTheEnd;
    const auto mustStop = [end] {
        return std::chrono::steady_clock::now() > end;
    };
    (void)web::writeFolder(plan.folder, web::webFolder(tournament, Language(plan.language), mustStop), mustStop);
}

} // namespace

QString toText(const HandedOver& handedOver)
{
    return QString::number(handedOver.step) + QLatin1Char(' ') + QString::fromLatin1(handedOver.pages);
}

std::optional<HandedOver> handedOverFrom(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char(' '));
    bool isStep = false;
    const qint64 step = parts.front().toLongLong(&isStep);
    if (!isStep || step < 0)
        return std::nullopt;
    return HandedOver{step, parts.value(1).toLatin1()};
}

WebKeeper::WebKeeper(TournamentSession& session, const std::optional<WebPlan>& plan,
                     const std::optional<HandedOver>& handedOver, QObject* parent)
    : QObject(parent)
    , session_(session)
    , plan_(plan)
    , seenOutside_(session.lastStep())
    , handedOver_(handedOver.value_or(HandedOver{seenOutside_}))
{
    gather_.setSingleShot(true);
    gather_.setInterval(atMostEvery);
    connect(&gather_, &QTimer::timeout, this, &WebKeeper::write);
    connect(&session, &TournamentSession::confirmed, this, &WebKeeper::onConfirmed);
    connect(&session, &TournamentSession::adopted, this,
            [this](const ChangeSet& changes, const QString&) { onConfirmed(changes); });
    if (isOwed())
        gather_.start();
}

WebKeeper::~WebKeeper()
{
    const bool pending = plan_ && !paused_ && (gather_.isActive() || again_);
    delete job_; // waits
    if (pending)
        writeSoon(*plan_, session_.saved());
}

void WebKeeper::setPlan(const std::optional<WebPlan>& plan)
{
    if (plan != plan_)
        emit handedOver(handedOver_ = {}); // nobody has anything of it there
    plan_ = plan;
    if (!plan_) {
        gather_.stop();
        again_ = false;
    }
}

void WebKeeper::onConfirmed(const ChangeSet& changes)
{
    if (!plan_)
        return;
    const bool owed = handedOver_.step < seenOutside_;
    seenOutside_ = isSeenOutside(changes.step.command) || !owed ? session_.lastStep() : seenOutside_;
    if (!isSeenOutside(changes.step.command)) {
        if (!owed) {
            handedOver_.step = seenOutside_; // nobody outside would see it
            emit this->handedOver(handedOver_);
        }
        return;
    }
    const bool published =
        changes.kind == ChangeSet::Kind::done &&
        (changes.step.command == CommandName::publishRound || changes.step.command == CommandName::publishRounds);
    if (published)
        write();
    else if (!gather_.isActive())
        gather_.start();
}

void WebKeeper::setPaused(bool paused)
{
    if (paused == paused_)
        return;
    paused_ = paused;
    again_ &= !paused;
    if (paused)
        gather_.stop();
    else if (isOwed())
        gather_.start();
}

void WebKeeper::publish()
{
    always_ = true;
    write();
}

void WebKeeper::write()
{
    gather_.stop();
    if (!plan_ || paused_)
        return;
    if (job_ != nullptr) {
        again_ = true;
        return;
    }
    writing_ = session_.lastStep();
    job_ = new WebJob(session_.savedState(), *plan_, std::exchange(always_, false) ? QByteArray() : handedOver_.pages,
                      this);
    connect(job_, &WebJob::written, this, &WebKeeper::hear);
    connect(job_, &WebJob::failedWith, this, &WebKeeper::failed);
    connect(job_, &Job::finished, this, &WebKeeper::ended);
    connect(job_, &Job::failed, this, &WebKeeper::ended);
    emit started();
    job_->start();
}

void WebKeeper::handOver()
{
    if (!isOwed())
        return;
    if (job_ == nullptr) {
        write();
        return;
    }
    gather_.stop();
    atOnce_ = again_ = writing_ < seenOutside_;
}

void WebKeeper::hear(const WebOutcome& outcome)
{
    using End = WebCommandOutcome::End;
    const bool taken = outcome.command.end == End::done || outcome.command.end == End::notRun;
    if (taken)
        emit handedOver(handedOver_ = {writing_, outcome.pages});
    emit written(outcome);
}

void WebKeeper::ended()
{
    job_ = nullptr; // deletes itself
    const bool atOnce = std::exchange(atOnce_, false);
    if (std::exchange(again_, false)) {
        if (atOnce)
            write();
        else
            gather_.start();
    }
    emit stopped();
}

} // namespace pairwright
