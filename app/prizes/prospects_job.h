#pragma once

#include "app/jobs/job.h"
#include "app/prizes/what_it_brings.h"

namespace pairwright::prizes {

/// What each result of a player's open game would bring, worked out on another thread.
class ProspectsJob : public Job {
    Q_OBJECT
public:
    ProspectsJob(SharedTournament tournament, PlayerKey player, QObject* context);

    void start() override;

signals:
    /// Sent before finished(); none: he has no open game.
    void found(const std::optional<pairwright::prizes::Prospects>& prospects);

private:
    SharedTournament tournament_;
    PlayerKey player_;
};

} // namespace pairwright::prizes
