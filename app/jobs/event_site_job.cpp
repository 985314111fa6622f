#include "app/jobs/event_site_job.h"

namespace pairwright {

EventSiteJob::EventSiteJob(std::vector<PartFile> parts, QString folder, QString language, QObject* context)
    : Job(context, Ending::awaited)
    , parts_(std::move(parts))
    , folder_(std::move(folder))
    , language_(std::move(language))
{
}

void EventSiteJob::start()
{
    using Outcome = Expected<Done, web::FolderError>;
    run<Outcome>(
        [parts = parts_, folder = folder_, language = language_](const std::stop_token& stop) {
            return web::writeEventSite(folder, parts, Language(language), [&stop] { return stop.stop_requested(); });
        },
        [this](const Outcome& outcome) {
            if (!outcome)
                emit failedWith(outcome.error());
            return outcome.hasValue();
        },
        [folder = folder_](const QString& what) -> Outcome {
            web::FolderError error;
            error.write.path = folder;
            error.write.detail = what;
            return Unexpected{error};
        });
}

} // namespace pairwright
