#pragma once

#include "app/domain/tournament.h"
#include "app/jobs/job.h"
#include "app/pairing/round_answers.h"

#include <chrono>

namespace pairwright {

/// Answers "why not these two?" about a stored version of a round, on a worker thread. When the time is spent the
/// answer is `unknown`.
class WhyNotJob : public Job {
    Q_OBJECT
public:
    static constexpr std::chrono::seconds usualTimeLimit{30};

    /// Takes a copy of the tournament as it is now. The version is the published one or the proposal.
    WhyNotJob(SharedTournament tournament, RoundNumber round, const RoundVersion& version,
              std::pair<PlayerKey, PlayerKey> pair, QObject* context);

    void start() override;
    /// Has to be called before start(). With no time at all nothing is searched.
    void setTimeLimit(std::chrono::milliseconds timeLimit) { timeLimit_ = timeLimit; }

signals:
    /// Sent before finished().
    void answered(const pairwright::WhyNotAnswer& answer);
    /// Sent before failed().
    void failedWith(const pairwright::PairingJobError& error);

private:
    SharedTournament tournament_;
    RoundNumber round_;
    RoundVersion version_;
    std::pair<PlayerKey, PlayerKey> pair_;
    std::chrono::milliseconds timeLimit_ = usualTimeLimit;
    bool outOfTime_ = false;
};

/// Judges a stored version of a round on a worker thread.
class JudgeJob : public Job {
    Q_OBJECT
public:
    /// Takes a copy of the tournament as it is now.
    JudgeJob(SharedTournament tournament, RoundNumber round, const RoundVersion& version, QObject* context);

    void start() override;

signals:
    /// Sent before finished().
    void judged(const pairwright::RoundJudgement& judgement);
    /// Sent before failed().
    void failedWith(const pairwright::PairingJobError& error);

private:
    SharedTournament tournament_;
    RoundNumber round_;
    RoundVersion version_;
};

} // namespace pairwright
