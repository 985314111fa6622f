#include "app/storage/file_writer.h"

#include "app/storage/system_file.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QTemporaryFile>

namespace pairwright {

namespace {

WriteError errorAt(const QString& path, qint64 needed, const QString& detail)
{
    WriteError error;
    error.path = path;
    error.detail = detail;
    error.needed = needed;
    const QFileInfo folder(QFileInfo(path).absolutePath());
    const QStorageInfo disk(folder.absoluteFilePath());
    error.free = disk.isValid() ? disk.bytesAvailable() : 0;
    if (!folder.isDir())
        error.code = WriteError::Code::noSuchFolder;
    else if (!folder.isWritable() || disk.isReadOnly())
        error.code = WriteError::Code::notWritable;
    else if (disk.isValid() && error.free < needed)
        error.code = WriteError::Code::diskFull;
    return error;
}

/// The file that a name stands for: a link is not replaced by what it leads to.
QString targetOf(const QString& path)
{
    const QFileInfo info(path);
    return info.isSymLink() && info.exists() ? info.canonicalFilePath() : path;
}

QFile::Permissions permissionsOf(const QString& path)
{
    if (QFileInfo::exists(path))
        return QFile::permissions(path);
    return QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther;
}

Expected<Done, WriteError> writeDirectly(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    const bool done = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
    if (!done)
        return Unexpected{errorAt(path, 0, file.errorString())};
    return Done{};
}

} // namespace

Expected<Done, WriteError> writeFile(const QString& path, const QByteArray& bytes)
{
    const QString target = targetOf(path);
    if (const QFileInfo there(target); there.exists() && !there.isFile() && !there.isDir())
        return writeDirectly(target, bytes);
    const auto failed = [&](const QFileDevice& file) {
        return Unexpected{errorAt(path, bytes.size(), file.errorString())};
    };
    // It is removed again when anything below does not come to its end.
    QTemporaryFile part(target + QStringLiteral(".XXXXXX.part"));
    if (!part.open())
        return failed(part);
    const auto failedBySystem = [&] {
        return Unexpected{errorAt(path, bytes.size(), qt_error_string())};
    };
    if (part.write(bytes) != bytes.size() || !part.flush())
        return failed(part);
    if (!system_file::sync(part.handle()))
        return failedBySystem();
    part.close();
    const bool isWhole = part.error() == QFileDevice::NoError && QFileInfo(part.fileName()).size() == bytes.size();
    if (!isWhole || !part.setPermissions(permissionsOf(target)))
        return failed(part);
    if (!system_file::replace(part.fileName(), target))
        return failedBySystem();
    part.setAutoRemove(false);
    return Done{};
}

Expected<Done, WriteError> writeFile(const QString& path, const std::function<bool(QIODevice&)>& write)
{
    // In memory first: a device that is full in the middle is not noticed by who paints on it.
    QBuffer buffer;
    if (!buffer.open(QIODevice::WriteOnly) || !write(buffer))
        return Unexpected{errorAt(path, buffer.size(), buffer.errorString())};
    return writeFile(path, buffer.data());
}

} // namespace pairwright
