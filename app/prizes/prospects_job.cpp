#include "app/prizes/prospects_job.h"

namespace pairwright::prizes {

ProspectsJob::ProspectsJob(SharedTournament tournament, PlayerKey player, QObject* context)
    : Job(context, Ending::dropped)
    , tournament_(std::move(tournament))
    , player_(player)
{
}

void ProspectsJob::start()
{
    using Outcome = std::optional<Prospects>;
    run<Outcome>(
        [tournament = tournament_, player = player_](const std::stop_token& stop) {
            return prospectsOf(*tournament, player, usualWays, [&stop] { return stop.stop_requested(); });
        },
        [this](const Outcome& outcome) {
            emit found(outcome);
            return true;
        },
        [](const QString& /*what*/) { return Outcome(); });
}

} // namespace pairwright::prizes
