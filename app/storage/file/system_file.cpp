#include "app/storage/file/system_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <mutex>
#include <set>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace pairwright::system_file {

namespace {

constexpr std::size_t longestText = 1024;
/// The first one after those that SQLite locks: https://www.sqlite.org/lockingv3.html, and its page is never used.
constexpr off_t lockedByte = 0x40000000 + 512;

Identity identityIn(const struct stat& status)
{
    return {static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino),
            static_cast<std::uint64_t>(status.st_nlink)};
}

/// A pipe or a device is refused without being waited for.
int openRegular(const QString& path, int flags)
{
    const int handle = ::open(QFile::encodeName(path).constData(), flags | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW);
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

/// The files that this program has locked.
class LockedHere {
public:
    static LockedHere& instance()
    {
        static LockedHere files;
        return files;
    }
    /// False: it has it already.
    bool add(const Identity& file)
    {
        const std::scoped_lock lock(mutex_);
        return files_.insert({file.device, file.file}).second;
    }
    void remove(const Identity& file)
    {
        const std::scoped_lock lock(mutex_);
        files_.erase({file.device, file.file});
    }

private:
    std::mutex mutex_;
    std::set<std::pair<std::uint64_t, std::uint64_t>> files_;
};

} // namespace

std::optional<Identity> identityOf(const QString& path)
{
    struct stat status {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return std::nullopt;
    return identityIn(status);
}

std::optional<Entry> entryAt(const QString& path)
{
    struct stat status {};
    if (::lstat(QFile::encodeName(path).constData(), &status) != 0)
        return std::nullopt;
    return Entry{identityIn(status), S_ISREG(status.st_mode), status.st_size};
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

LockOfFile::Outcome LockOfFile::hold(const QString& path)
{
    constexpr int mostTries = 10;
    for (int tries = 0; tries < mostTries; ++tries) {
        const auto named = identityOf(path);
        if (!named)
            return Outcome::notWritable;
        // Not even opened: closing it again would end the locks that SQLite has on it in this program.
        if (!LockedHere::instance().add(*named))
            return Outcome::heldByOther;
        const int handle = openRegular(path, O_RDWR);
        struct flock byte {};
        byte.l_type = F_WRLCK;
        byte.l_whence = SEEK_SET;
        byte.l_start = lockedByte;
        byte.l_len = 1;
        const bool isLocked = handle >= 0 && ::fcntl(handle, F_OFD_SETLK, &byte) == 0;
        const int problem = errno;
        // It may have been replaced before it was locked: the name must still lead to what we hold.
        struct stat status {};
        if (isLocked && ::fstat(handle, &status) == 0 && identityIn(status) == *named && identityOf(path) == named) {
            handle_ = handle;
            identity_ = *named;
            return Outcome::held;
        }
        if (handle >= 0)
            ::close(handle);
        LockedHere::instance().remove(*named);
        if (handle < 0)
            return Outcome::notWritable;
        if (!isLocked)
            return problem == EAGAIN || problem == EACCES ? Outcome::heldByOther : Outcome::impossible;
    }
    return Outcome::heldByOther; // it is replaced all the time
}

void LockOfFile::release()
{
    if (handle_ < 0)
        return;
    ::close(handle_);
    handle_ = -1;
    LockedHere::instance().remove(identity_);
}

HeldFile::Outcome HeldFile::hold(const QString& path)
{
    path_ = path;
    isWritable_ = true;
    const Attempt attempt = holdNamed(path, files::Access::readWrite);
    if (attempt.outcome != Outcome::impossible || attempt.problem != EACCES)
        return attempt.outcome;
    // The file of another user. Whether a program of his is alive tells its lock.
    isWritable_ = false;
    const Outcome held = holdNamed(path, files::Access::read).outcome;
    // One that may not even be looked at may be held.
    return held == Outcome::impossible && QFileInfo::exists(path) ? Outcome::heldByOther : held;
}

HeldFile::Attempt HeldFile::holdNamed(const QString& path, files::Access access)
{
    const files::Place place = files::placeOf(QFile::encodeName(path).toStdString());
    auto folder = files::Folder::open(place.folder);
    if (!folder)
        return {Outcome::impossible, folder.error().number};
    return holdIn(std::move(folder).value(), place.name, access);
}

HeldFile::Attempt HeldFile::holdIn(files::Folder folder, const std::string& name, files::Access access)
{
    using Kind = files::Error::Kind;
    constexpr int mostTries = 10;
    for (int tries = 0; tries < mostTries; ++tries) {
        auto file = folder.openFile(name, access);
        if (!file && file.error().kind == Kind::missing && access == files::Access::readWrite)
            file = folder.create(name);
        if (!file && file.error().kind == Kind::taken)
            continue; // just now, by another program
        if (!file)
            return {Outcome::impossible, file.error().number};
        // Under a second name it is a file of somebody else's, whose content is not ours to change.
        struct stat found {};
        if (::fstat(file->number(), &found) != 0 || found.st_nlink > 1)
            return {Outcome::impossible, EINVAL};
        if (::flock(file->number(), LOCK_EX | LOCK_NB) != 0)
            return {errno == EWOULDBLOCK ? Outcome::heldByOther : Outcome::impossible, EINVAL};
        // Whoever held it may have removed it before we had it: the name must still lead to what we hold.
        if (folder.holds(name, *file)) {
            handle_ = std::move(file).value();
            folder_ = std::move(folder);
            name_ = name;
            return {Outcome::held};
        }
    }
    return {Outcome::heldByOther}; // it changes hands all the time
}

QByteArray HeldFile::content() const
{
    return textIn(handle_.number());
}

bool HeldFile::setContent(const QByteArray& text)
{
    if (!isWritable_) {
        // Nobody alive holds it: out of the way, and one of our own in its place.
        if (!folder_->remove(name_))
            return false;
        letGo();
        if (hold(path_) != Outcome::held || !isWritable_)
            return false;
    }
    return ::ftruncate(handle_.number(), 0) == 0 &&
           ::pwrite(handle_.number(), text.constData(), static_cast<std::size_t>(text.size()), 0) == text.size();
}

void HeldFile::letGo()
{
    handle_.close();
    folder_.reset();
}

void HeldFile::release()
{
    // While it is held nobody else can have taken its name; but somebody may have given that to another file.
    if (folder_ && isWritable_ && folder_->holds(name_, handle_))
        (void)folder_->remove(name_);
    letGo();
}

QByteArray beginningOf(const QString& path)
{
    const int handle = openRegular(path, O_RDONLY);
    if (handle < 0)
        return {};
    QByteArray text = textIn(handle);
    ::close(handle);
    return text;
}

QByteArray endOf(const QString& path, std::int64_t bytes)
{
    const int handle = openRegular(path, O_RDONLY);
    if (handle < 0)
        return {};
    const off_t size = ::lseek(handle, 0, SEEK_END);
    QByteArray text(static_cast<qsizetype>(std::clamp<off_t>(bytes, 0, std::max<off_t>(size, 0))), '\0');
    const ssize_t read = ::pread(handle, text.data(), static_cast<std::size_t>(text.size()), size - text.size());
    ::close(handle);
    return read == text.size() ? text : QByteArray();
}

} // namespace pairwright::system_file
