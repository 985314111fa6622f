#include "app/storage/file/file_lock.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace pairwright {

namespace {

using system_file::HeldFile;

/// Process, program and computer, a line each: what Qt's lock files hold as well, which older versions of ours read.
QByteArray ownText()
{
    return QByteArray::number(static_cast<qlonglong>(system_file::ownProcess())) + '\n' +
           QCoreApplication::applicationName().toUtf8() + '\n' + system_file::ownHost().toUtf8() + '\n';
}

FileHolder holderIn(const QByteArray& text)
{
    constexpr qsizetype linesOfAHolder = 3;
    FileHolder holder;
    const QList<QByteArray> lines = text.split('\n');
    if (lines.size() < linesOfAHolder)
        return holder;
    holder.processId = lines[0].toLongLong();
    holder.program = QString::fromUtf8(lines[1]);
    holder.host = QString::fromUtf8(lines[2]);
    return holder;
}

/// The path without links in it; the path itself where there is no such file yet.
QString realPath(const QString& path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? QFileInfo(path).absoluteFilePath() : real;
}

} // namespace

FileLock::FileLock(const QString& path)
    : path_(realPath(path))
    , lockPath_(lockPath(path))
{
}

QString FileLock::lockPath(const QString& path)
{
    return realPath(path) + QStringLiteral(".lock");
}

bool FileLock::isNameFree(const QString& path)
{
    const QString lock = lockPath(path);
    if (!QFileInfo::exists(lock))
        return true;
    HeldFile name;
    if (name.hold(lock) != HeldFile::Outcome::held)
        return false;
    const FileHolder left = holderIn(name.content());
    if (left.host.isEmpty()) // it went just now, and this is a new one
        name.release();
    else
        name.letGo();
    return left.host.isEmpty() || left.host == system_file::ownHost();
}

FileLock::Outcome FileLock::acquireName(bool takeOver)
{
    // A program that died leaves its lock where it cannot be removed; it says nothing about who has the file.
    if (!QFileInfo(QFileInfo(lockPath_).absolutePath()).isWritable())
        return Outcome::notWritable;
    switch (name_.hold(lockPath_)) {
    case HeldFile::Outcome::heldByOther: return Outcome::heldByOther;
    case HeldFile::Outcome::impossible: return Outcome::notWritable;
    case HeldFile::Outcome::held: break;
    }
    // Nobody on this computer has it. A holder on another one may be alive where the lock of the system does not reach.
    const FileHolder left = holderIn(name_.content());
    mayTakeOver_ = !left.host.isEmpty() && left.host != system_file::ownHost();
    if (mayTakeOver_ && !takeOver) {
        name_.letGo();
        return Outcome::heldByOther;
    }
    if (name_.setContent(ownText()))
        return Outcome::held;
    name_.release();
    return left.host.isEmpty() ? Outcome::notWritable : Outcome::heldByOther;
}

FileLock::Outcome FileLock::acquireMadeFile()
{
    using LockOfFile = system_file::LockOfFile;
    switch (file_.hold(path_)) {
    case LockOfFile::Outcome::held: return Outcome::held;
    case LockOfFile::Outcome::heldByOther: return Outcome::heldByOther;
    case LockOfFile::Outcome::notWritable: return Outcome::notWritable;
    case LockOfFile::Outcome::impossible: break;
    }
    return Outcome::cannotBeHeld;
}

FileLock::Outcome FileLock::acquire(bool takeOver)
{
    mayTakeOver_ = false;
    // The file before the name: who has the file is alive, and his name is not touched.
    if (QFileInfo::exists(path_)) {
        if (const Outcome outcome = acquireMadeFile(); outcome != Outcome::held)
            return outcome;
    }
    const Outcome outcome = acquireName(takeOver);
    if (outcome != Outcome::held)
        file_.release();
    return outcome;
}

FileHolder FileLock::holder() const
{
    FileHolder holder = holderIn(system_file::beginningOf(lockPath_));
    const QFileInfo file(lockPath_);
    holder.user = file.owner();
    holder.since = file.lastModified().toUTC();
    return holder;
}

void FileLock::release()
{
    name_.release();
    file_.release();
}

} // namespace pairwright
