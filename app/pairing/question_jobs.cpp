#include "app/pairing/question_jobs.h"

#include <QTimer>

namespace pairwright {

WhyNotJob::WhyNotJob(SharedTournament tournament, RoundNumber round, const RoundVersion& version,
                     std::pair<PlayerKey, PlayerKey> pair, QObject* context)
    : Job(context, Ending::dropped)
    , tournament_(std::move(tournament))
    , round_(round)
    , version_(version)
    , pair_(pair)
{
}

void WhyNotJob::start()
{
    using Outcome = Expected<WhyNotAnswer, PairingJobError>;
    if (isRunning())
        return;
    const auto giveUp = [this] {
        outOfTime_ = true;
        askForOutcome();
    };
    if (timeLimit_ > std::chrono::milliseconds::zero())
        QTimer::singleShot(timeLimit_, this, giveUp);
    else
        giveUp();
    run<Outcome>(
        [tournament = tournament_, round = round_, version = version_, pair = pair_](const std::stop_token& stop) {
            return answerWhyNot(roundInQuestion(*tournament, round, version), pair.first, pair.second, stop);
        },
        [this](const Outcome& outcome) {
            if (outcome) {
                emit answered(*outcome);
            } else if (outOfTime_) {
                WhyNotAnswer unknown;
                unknown.round = round_;
                unknown.a = pair_.first;
                unknown.b = pair_.second;
                emit answered(unknown);
            } else {
                emit failedWith(outcome.error());
            }
            return outcome || outOfTime_;
        },
        [round = round_](const QString& what) -> Outcome { return Unexpected{brokenJob(round, what)}; });
}

JudgeJob::JudgeJob(SharedTournament tournament, RoundNumber round, const RoundVersion& version, QObject* context)
    : Job(context, Ending::dropped)
    , tournament_(std::move(tournament))
    , round_(round)
    , version_(version)
{
}

void JudgeJob::start()
{
    using Outcome = Expected<RoundJudgement, PairingJobError>;
    run<Outcome>(
        [tournament = tournament_, round = round_, version = version_](const std::stop_token& stop) {
            return judgeRound(roundInQuestion(*tournament, round, version), stop);
        },
        [this](const Outcome& outcome) {
            if (outcome)
                emit judged(*outcome);
            else
                emit failedWith(outcome.error());
            return outcome.hasValue();
        },
        [round = round_](const QString& what) -> Outcome { return Unexpected{brokenJob(round, what)}; });
}

} // namespace pairwright
