#include "app/jobs/job_threads.h"

#include <QThread>
#include <QThreadPool>

#include <algorithm>

namespace pairwright {

QThreadPool& jobThreads()
{
    // One that was given up may work on for a moment, and the next shall not wait for it.
    constexpr int fewest = 4;
    static QThreadPool pool;
    pool.setMaxThreadCount(std::max(fewest, QThread::idealThreadCount()));
    return pool;
}

bool endJobs()
{
    constexpr int atMost = 2000; // ms
    jobThreads().clear();
    return jobThreads().waitForDone(atMost);
}

} // namespace pairwright
