#include "app/storage/file_lock.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

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

FileLock::Outcome FileLock::acquireFile(const QString& lockPath, HeldFile& file, bool takeOver)
{
    asked_ = lockPath;
    // A program that died leaves its lock where it cannot be removed; it says nothing about who has the file.
    if (!QFileInfo(QFileInfo(lockPath).absolutePath()).isWritable())
        return Outcome::notWritable;
    switch (file.hold(lockPath)) {
    case HeldFile::Outcome::heldByOther: return Outcome::heldByOther;
    case HeldFile::Outcome::impossible: return Outcome::notWritable;
    case HeldFile::Outcome::held: break;
    }
    // Nobody on this computer has it. A holder on another one may be alive where the lock of the system does not reach.
    const FileHolder left = holderIn(file.content());
    mayTakeOver_ = !left.host.isEmpty() && left.host != system_file::ownHost();
    if (mayTakeOver_ && !takeOver) {
        file.letGo();
        return Outcome::heldByOther;
    }
    if (file.setContent(ownText()))
        return Outcome::held;
    file.release();
    return left.host.isEmpty() ? Outcome::notWritable : Outcome::heldByOther;
}

FileLock::Outcome FileLock::acquire(bool takeOver)
{
    const auto identity = system_file::identityOf(path_);
    const QString own = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    if (identity && identity->names > 1 && QDir().mkpath(own)) {
        const QString name = QStringLiteral("%1/pairwright-%2-%3.lock")
                                 .arg(own, QString::number(identity->device), QString::number(identity->file));
        if (const Outcome outcome = acquireFile(name, links_, takeOver); outcome != Outcome::held)
            return outcome;
    }
    const Outcome outcome = acquireFile(lockPath_, file_, takeOver);
    if (outcome != Outcome::held)
        links_.release();
    return outcome;
}

FileHolder FileLock::holder() const
{
    const QString path = asked_.isEmpty() ? lockPath_ : asked_;
    FileHolder holder = holderIn(system_file::beginningOf(path));
    const QFileInfo file(path);
    holder.user = file.owner();
    holder.since = file.lastModified().toUTC();
    return holder;
}

void FileLock::release()
{
    file_.release();
    links_.release();
}

} // namespace pairwright
