#include "app/storage/file_lock.h"

#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace pairwright {

namespace {

/// The file is empty and nobody holds the lock of the system on it.
bool isEmptyAndFree(const QString& lockPath)
{
    const int file = ::open(QFile::encodeName(lockPath).constData(), O_RDWR | O_CLOEXEC);
    if (file < 0)
        return false;
    const bool isFree = ::flock(file, LOCK_EX | LOCK_NB) == 0;
    const bool isEmpty = ::lseek(file, 0, SEEK_END) == 0;
    ::close(file);
    return isFree && isEmpty;
}

/// Left by a program that died between making the lock and writing its name into it. One that is alive takes the lock
/// of the system at once and writes then, so it is given a moment.
bool isUnfinished(const QString& lockPath)
{
    constexpr unsigned long moment = 50; // ms
    if (!isEmptyAndFree(lockPath))
        return false;
    QThread::msleep(moment);
    return isEmptyAndFree(lockPath);
}

} // namespace

FileLock::FileLock(const QString& path)
    : lockPath_(lockPath(path))
    , lock_(std::make_unique<QLockFile>(lockPath_))
{
    // Age says nothing about a tournament that is open all day; only a dead process does.
    lock_->setStaleLockTime(std::chrono::milliseconds{0});
}

QString FileLock::lockPath(const QString& path)
{
    return QFileInfo(path).absoluteFilePath() + QStringLiteral(".lock");
}

FileLock::Outcome FileLock::acquire(bool takeOver)
{
    if (lock_->tryLock(0))
        return Outcome::held;
    // A lock left by a dead program cannot be removed there, and says nothing about who has the file.
    if (!QFileInfo(QFileInfo(lockPath_).absolutePath()).isWritable())
        return Outcome::notWritable;
    if (lock_->error() == QLockFile::LockFailedError && isUnfinished(lockPath_) && QFile::remove(lockPath_) &&
        lock_->tryLock(0))
        return Outcome::held;
    if (lock_->error() == QLockFile::LockFailedError && takeOver && lock_->removeStaleLockFile() && lock_->tryLock(0))
        return Outcome::held;
    return lock_->error() == QLockFile::LockFailedError ? Outcome::heldByOther : Outcome::notWritable;
}

FileHolder FileLock::holder() const
{
    FileHolder holder;
    qint64 pid = 0;
    if (lock_->getLockInfo(&pid, &holder.host, &holder.program))
        holder.processId = pid;
    const QFileInfo file(lockPath_);
    holder.user = file.owner();
    holder.since = file.lastModified().toUTC();
    return holder;
}

void FileLock::release()
{
    lock_->unlock();
}

} // namespace pairwright
