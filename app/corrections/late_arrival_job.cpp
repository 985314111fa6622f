#include "app/corrections/late_arrival_job.h"

#include "app/corrections/late_arrival.h"

namespace pairwright {

namespace {

struct PairedWithThem {
    std::optional<RoundDraft> again;
    bool broken = false; ///< a defect of the program
};

} // namespace

LateArrivalJob::LateArrivalJob(SharedTournament tournament, std::vector<PlayerKey> late, QObject* context)
    : Job(context, Ending::dropped)
    , tournament_(std::move(tournament))
    , late_(std::move(late))
{
}

void LateArrivalJob::start()
{
    run<PairedWithThem>(
        [tournament = tournament_, late = late_, report = reporter()](const std::stop_token& stop) {
            return PairedWithThem{pairedWith(*tournament, late, stop, report)};
        },
        [this](const PairedWithThem& outcome) {
            if (!outcome.broken)
                emit answered(outcome.again);
            return !outcome.broken;
        },
        [](const QString& what) {
            qWarning("late arrival: %s", qUtf8Printable(what));
            return PairedWithThem{{}, true};
        });
}

} // namespace pairwright
