#include "app/jobs/parts_job.h"

namespace pairwright {

PartsJob::PartsJob(const QString& folder, const QString& event, QObject* context)
    : Job(context, Ending::dropped)
    , folder_(folder)
    , event_(event)
{
}

void PartsJob::start()
{
    using Outcome = std::vector<PartFile>;
    run<Outcome>(
        [folder = folder_, event = event_](const std::stop_token& stop) {
            return partsIn(folder, event, [&stop] { return stop.stop_requested(); });
        },
        [this](const Outcome& parts) {
            emit found(parts);
            return true;
        },
        [](const QString& /*what*/) { return Outcome(); });
}

} // namespace pairwright
