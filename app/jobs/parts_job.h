#pragma once

#include "app/event/parts.h"
#include "app/jobs/job.h"

namespace pairwright {

/// Looks which other parts of an event lie in a folder (partsIn()).
class PartsJob : public Job {
    Q_OBJECT
public:
    PartsJob(const QString& folder, const QString& event, QObject* context);
    void start() override;

signals:
    /// Sent before finished().
    void found(const std::vector<pairwright::PartFile>& parts);

private:
    QString folder_;
    QString event_;
};

} // namespace pairwright
