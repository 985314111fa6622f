#pragma once

#include "app/jobs/job.h"
#include "app/web/event_site.h"

namespace pairwright {

/// Writes the web site of all files of an event (web::writeEventSite()).
class EventSiteJob : public Job {
    Q_OBJECT
public:
    EventSiteJob(std::vector<PartFile> parts, QString folder, QString language, QObject* context);
    void start() override;

signals:
    /// Sent before failed().
    void failedWith(const pairwright::web::FolderError& error);

private:
    std::vector<PartFile> parts_;
    QString folder_;
    QString language_;
};

} // namespace pairwright
