#pragma once

class QThreadPool;

namespace pairwright {

/// Where the work of jobs is done. Not the pool of Qt: painting takes its help from there, and a window would stand
/// still until a job that fills it ends.
QThreadPool& jobThreads();

/// For the end of the program, when nobody waits for a job any more: lets those that were given up come to their end,
/// two seconds at most. False: one goes on. It works on copies of its own, so that the program may end without it.
bool endJobs();

} // namespace pairwright
