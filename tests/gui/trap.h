#pragma once

#include <QFile>
#include <QString>

#include <array>

#ifdef Q_OS_LINUX
#include <sys/inotify.h>
#include <unistd.h>
#endif

namespace pairwright {

#ifdef Q_OS_LINUX

/// A file that a text names as its picture: tells whether somebody has opened it. It exists already.
class Trap {
public:
    explicit Trap(const QString& path)
        : watch_(::inotify_init1(IN_NONBLOCK))
    {
        if (::inotify_add_watch(watch_, QFile::encodeName(path).constData(), IN_OPEN | IN_ACCESS) < 0)
            qFatal("no watch");
    }
    ~Trap() { ::close(watch_); }
    Trap(const Trap&) = delete;
    Trap& operator=(const Trap&) = delete;

    /// Since the last question.
    [[nodiscard]] bool wasOpened() const
    {
        std::array<char, 4096> events{};
        return ::read(watch_, events.data(), events.size()) > 0;
    }

private:
    int watch_;
};

#else

/// Elsewhere nobody tells who opens a file: it sees nothing.
class Trap {
public:
    explicit Trap(const QString&) {}
    [[nodiscard]] bool wasOpened() const { return false; }
};

#endif

} // namespace pairwright
