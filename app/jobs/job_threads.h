#pragma once

class QThreadPool;

namespace pairwright {

/// Where the work of jobs is done. Not the pool of Qt: painting takes its help from there, and a window would stand
/// still until a job that fills it ends.
QThreadPool& jobThreads();

} // namespace pairwright
