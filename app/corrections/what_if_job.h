#pragma once

#include "app/corrections/mistake.h"
#include "app/corrections/what_if.h"
#include "app/domain/tournament.h"
#include "app/jobs/job.h"
#include "app/pairing/round_draft.h"

#include <optional>

namespace pairwright {

/// What would have been, worked out on a worker thread, with the rounds done as progress.
class WhatIfJob : public Job {
    Q_OBJECT
public:
    struct Answer {
        WhatIf whatIf;
        std::optional<RoundDraft> again; ///< see pairedAgain()
        bool broken = false;             ///< a defect of the program; the rest says nothing
    };

    /// Takes a copy of the tournament as it is now. Precondition: the mistake is not empty.
    WhatIfJob(SharedTournament tournament, Mistake mistake, QObject* context);

    void start() override;

signals:
    /// Sent before finished().
    void answered(const pairwright::WhatIfJob::Answer& answer);

private:
    SharedTournament tournament_;
    Mistake mistake_;
};

} // namespace pairwright
