#pragma once

#include "app/domain/changes/finding.h"
#include "app/domain/tournament.h"
#include "app/jobs/job.h"
#include "app/pairing/adapter.h"
#include "app/pairing/round_draft.h"
#include "engine/base/expected.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace pairwright {

/// Why a proposal could not be made, in terms of players.
struct PairingJobError {
    PairingFailure::Reason reason = PairingFailure::Reason::noLegalPairing;
    RoundNumber round;
    std::vector<PlayerKey> blocked;       ///< see PairingFailure
    std::vector<PlayerKey> onlyOpponents; ///< see PairingFailure
    /// Not empty: the engine's answer failed the independent check (a defect of the program; nothing is
    /// handed over).
    std::vector<Finding> illegal;
};

/// Pairs the next round on a worker thread: engine, then an independent check of legality.
/// Use: connect to proposed and failedWith, start(); then session.apply(StoreProposal{draft}).
class PairingJob : public Job {
    Q_OBJECT
public:
    /// Takes a copy of the tournament as it is now.
    PairingJob(SharedTournament tournament, QObject* context);
    void start() override;

signals:
    /// Sent before finished().
    /// One round, or all that are not published where a system makes them at once.
    void proposed(const std::vector<pairwright::RoundDraft>& drafts);
    /// Sent before failed().
    void failedWith(const pairwright::PairingJobError& error);

private:
    SharedTournament tournament_;
};

/// What a job that broke off, by a defect of ours, says in place of an answer; `what` goes to the log.
PairingJobError brokenJob(RoundNumber round, const QString& what);

/// The rounds from `first` on (none: those that are not published) of a system that makes them at once.
Expected<std::vector<RoundDraft>, PairingJobError> layOutRounds(const Tournament& tournament, std::stop_token stop = {},
                                                                std::optional<RoundNumber> first = {});

/// The same without a thread, for the command line and tests. `progress`: see PairingRequest.
Expected<RoundDraft, PairingJobError> proposeRound(const Tournament& tournament, const std::stop_token& stop = {},
                                                   const std::function<void(int settled, int players)>& progress = {});

} // namespace pairwright
