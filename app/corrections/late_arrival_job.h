#pragma once

#include "app/domain/tournament.h"
#include "app/jobs/job.h"
#include "app/pairing/round_draft.h"

#include <optional>
#include <vector>

namespace pairwright {

/// Pairs the last published round anew with who came late, on a worker thread. See pairedWith().
class LateArrivalJob : public Job {
    Q_OBJECT
public:
    /// Takes a copy of the tournament as it is now.
    LateArrivalJob(SharedTournament tournament, std::vector<PlayerKey> late, QObject* context);

    void start() override;

signals:
    /// Sent before finished(). None: the round cannot be paired again, or must not.
    void answered(const std::optional<pairwright::RoundDraft>& again);

private:
    SharedTournament tournament_;
    std::vector<PlayerKey> late_;
};

} // namespace pairwright
