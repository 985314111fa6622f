#pragma once

#include <QStringList>

#include <functional>

/// What it costs to read something, measured in a process of its own.
namespace pairwright::test {

struct Cost {
    double seconds = 0;   ///< of the processor
    double mebibytes = 0; ///< the most memory it had at once, beyond what it began with
    bool ended = false;   ///< else it died, or took longer than it was given
};

/// Of a function that may do what it likes: it runs in a twin of this process. `mostSeconds`: then it is ended.
Cost costOf(const std::function<void()>& read, double mostSeconds);

/// Of a program; its own start is part of the cost.
Cost costOf(const QStringList& command, double mostSeconds);

} // namespace pairwright::test
