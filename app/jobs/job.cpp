#include "app/jobs/job.h"

namespace pairwright {

Job::Job(QObject* context)
    : QObject(context)
{
}

Job::~Job()
{
    stop_.request_stop();
}

void Job::cancel()
{
    stop_.request_stop();
}

} // namespace pairwright
