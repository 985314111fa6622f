#include "app/storage/file_lock.h"

#include <QFileInfo>

#include <chrono>

namespace pairwright {

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
