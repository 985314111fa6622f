#include "tests/hostile/cost_of_reading.h"

#include "tests/benchmarks/peak_memory.h"

#include <QFile>

#include <cmath>
#include <csignal>
#include <fcntl.h>
#include <malloc.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace pairwright::test {

namespace {

void limitTime(double seconds)
{
    const auto most = static_cast<rlim_t>(std::ceil(seconds)) + 1;
    const rlimit limit{most, most};
    ::setrlimit(RLIMIT_CPU, &limit);
}

double secondsOf(const rusage& usage)
{
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// Waits for a child, which has written what it needed into `pipe` before it ended, or nothing.
Cost costOfChild(pid_t child)
{
    int status = 0;
    rusage usage{};
    Cost cost;
    if (::wait4(child, &status, 0, &usage) != child)
        return cost;
    cost.seconds = secondsOf(usage);
    cost.mebibytes = static_cast<double>(usage.ru_maxrss) / 1024;
    cost.ended = WIFEXITED(status);
    return cost;
}

} // namespace

Cost costOf(const std::function<void()>& read, double mostSeconds)
{
    ::malloc_trim(0); // else the twin takes what is free here, and nobody sees it
    int pipe[2] = {-1, -1};
    if (::pipe(pipe) != 0)
        return {};
    const pid_t child = ::fork();
    if (child == 0) {
        limitTime(mostSeconds);
        for (const int deadly : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL})
            ::signal(deadly, SIG_DFL); // here it is told by how the twin ends
        // As in a program that has just begun: large blocks go back to the system when they are given up.
        constexpr int largeBlock = 128 * 1024;
        ::mallopt(M_MMAP_THRESHOLD, largeBlock);
        const benchmarks::PeakMemory memory;
        read();
        const double needed = memory.mebibytes();
        const bool told = ::write(pipe[1], &needed, sizeof needed) == static_cast<ssize_t>(sizeof needed);
        ::_exit(told ? 0 : 1);
    }
    ::close(pipe[1]);
    Cost cost = child > 0 ? costOfChild(child) : Cost{};
    cost.ended =
        ::read(pipe[0], &cost.mebibytes, sizeof cost.mebibytes) == static_cast<ssize_t>(sizeof cost.mebibytes) &&
        cost.ended;
    ::close(pipe[0]);
    return cost;
}

Cost costOf(const QStringList& command, double mostSeconds)
{
    std::vector<QByteArray> words;
    for (const QString& word : command)
        words.push_back(QFile::encodeName(word));
    std::vector<char*> arguments;
    arguments.reserve(words.size());
    for (QByteArray& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    for (const int output : {STDOUT_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&files, output, "/dev/null", O_WRONLY, 0);
    const rlimit unlimited{RLIM_INFINITY, RLIM_INFINITY};
    rlimit before = unlimited;
    ::getrlimit(RLIMIT_CPU, &before);
    rlimit given = before;
    given.rlim_cur = static_cast<rlim_t>(std::ceil(mostSeconds)) + 1;
    pid_t child = -1;
    // A limit of this process goes to its child; its own time so far does not count there.
    rusage own{};
    ::getrusage(RUSAGE_SELF, &own);
    given.rlim_cur += static_cast<rlim_t>(std::ceil(secondsOf(own)));
    ::setrlimit(RLIMIT_CPU, &given);
    const int started = ::posix_spawn(&child, arguments.front(), &files, nullptr, arguments.data(), environ);
    ::setrlimit(RLIMIT_CPU, &before);
    posix_spawn_file_actions_destroy(&files);
    return started == 0 ? costOfChild(child) : Cost{};
}

} // namespace pairwright::test
