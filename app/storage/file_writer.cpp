#include "app/storage/file_writer.h"

#include "app/storage/system_file.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStorageInfo>

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

/// A new file beside `target`, with the permissions that new files get here (umask). Removed again unless it is kept.
class PartFile : public QFile {
public:
    explicit PartFile(const QString& target)
    {
        constexpr int mostTries = 100;
        for (int tries = 0; tries < mostTries && !isOpen() && (tries == 0 || QFile::exists(fileName())); ++tries) {
            const quint32 number = QRandomGenerator::global()->generate();
            setFileName(target + QStringLiteral(".%1.part").arg(number, 8, 16, QLatin1Char('0')));
            open(QIODevice::WriteOnly | QIODevice::NewOnly);
        }
        isOurs_ = isOpen();
    }
    ~PartFile() override
    {
        close();
        if (isOurs_)
            remove();
    }
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;

    void keep() { isOurs_ = false; }

private:
    bool isOurs_ = false;
};

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
    PartFile part(target);
    if (!part.isOpen())
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
    if (!isWhole || (QFileInfo::exists(target) && !part.setPermissions(QFile::permissions(target))))
        return failed(part);
    if (!system_file::replace(part.fileName(), target))
        return failedBySystem();
    part.keep();
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
