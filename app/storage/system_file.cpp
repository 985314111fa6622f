#include "app/storage/system_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace pairwright::system_file {

namespace {

constexpr std::size_t longestText = 1024;

Identity identityIn(const struct stat& status)
{
    return {static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino),
            static_cast<std::uint64_t>(status.st_nlink)};
}

/// A pipe or a device is refused without being waited for.
int openRegular(const QString& path, int flags)
{
    constexpr int forAll = 0666; // less what the user does not want
    const int handle = ::open(QFile::encodeName(path).constData(), flags | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW, forAll);
    struct stat status {};
    if (handle >= 0 && (::fstat(handle, &status) != 0 || !S_ISREG(status.st_mode))) {
        ::close(handle);
        errno = EINVAL;
        return -1;
    }
    return handle;
}

QByteArray textIn(int handle)
{
    std::array<char, longestText> text{};
    const ssize_t size = ::pread(handle, text.data(), text.size(), 0);
    return size > 0 ? QByteArray(text.data(), size) : QByteArray();
}

} // namespace

std::optional<Identity> identityOf(const QString& path)
{
    struct stat status {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return std::nullopt;
    return identityIn(status);
}

std::int64_t ownProcess()
{
    return ::getpid();
}

QString ownHost()
{
    return QSysInfo::machineHostName();
}

bool sync(int handle)
{
    return ::fsync(handle) == 0;
}

bool syncAll(const QString& folder)
{
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return false;
    const bool done = ::syncfs(handle) == 0;
    ::close(handle);
    return done;
}

bool rename(const QString& from, const QString& to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

bool replace(const QString& from, const QString& to)
{
    if (!rename(from, to))
        return false;
    const QByteArray folder = QFile::encodeName(QFileInfo(to).absolutePath());
    const int handle = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle >= 0) {
        ::fsync(handle); // some file systems cannot; the name is there all the same
        ::close(handle);
    }
    return true;
}

HeldFile::Outcome HeldFile::hold(const QString& path)
{
    const Outcome outcome = holdNamed(path, O_RDWR | O_CREAT);
    isWritable_ = true;
    if (outcome != Outcome::impossible || errno != EACCES)
        return outcome;
    // The file of another user. Whether a program of his is alive tells its lock.
    isWritable_ = false;
    const Outcome held = holdNamed(path, O_RDONLY);
    // One that may not even be looked at may be held.
    return held == Outcome::impossible && QFileInfo::exists(path) ? Outcome::heldByOther : held;
}

/// On `impossible` errno says why.
HeldFile::Outcome HeldFile::holdNamed(const QString& path, int flags)
{
    constexpr int mostTries = 10;
    for (int tries = 0; tries < mostTries; ++tries) {
        const int handle = openRegular(path, flags);
        if (handle < 0)
            return Outcome::impossible;
        if (::flock(handle, LOCK_EX | LOCK_NB) != 0) {
            const bool isHeld = errno == EWOULDBLOCK;
            ::close(handle);
            errno = EINVAL;
            return isHeld ? Outcome::heldByOther : Outcome::impossible;
        }
        // Whoever held it may have removed it before we had it: the name must still lead to what we hold.
        struct stat status {};
        const auto named = identityOf(path);
        if (named && ::fstat(handle, &status) == 0 && identityIn(status) == *named) {
            handle_ = handle;
            path_ = path;
            return Outcome::held;
        }
        ::close(handle);
    }
    return Outcome::heldByOther; // it changes hands all the time
}

QByteArray HeldFile::content() const
{
    return textIn(handle_);
}

bool HeldFile::setContent(const QByteArray& text)
{
    if (!isWritable_) {
        // Nobody alive holds it: out of the way, and one of our own in its place.
        const QString path = path_;
        if (::unlink(QFile::encodeName(path).constData()) != 0)
            return false;
        letGo();
        if (hold(path) != Outcome::held || !isWritable_)
            return false;
    }
    return ::ftruncate(handle_, 0) == 0 &&
           ::pwrite(handle_, text.constData(), static_cast<std::size_t>(text.size()), 0) == text.size();
}

void HeldFile::letGo()
{
    if (handle_ >= 0)
        ::close(handle_);
    handle_ = -1;
}

void HeldFile::release()
{
    if (handle_ < 0)
        return;
    // While it is held nobody else can have taken it; but the folder may be another one by now.
    struct stat status {};
    const auto named = identityOf(path_);
    if (isWritable_ && named && ::fstat(handle_, &status) == 0 && identityIn(status) == *named)
        ::unlink(QFile::encodeName(path_).constData());
    letGo();
}

QByteArray beginningOf(const QString& path)
{
    const int handle = openRegular(path, O_RDONLY);
    if (handle < 0)
        return {};
    const QByteArray text = textIn(handle);
    ::close(handle);
    return text;
}

} // namespace pairwright::system_file
