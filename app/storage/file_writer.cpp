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

Expected<Done, WriteError> writeDirectly(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    const bool done = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
    if (!done)
        return Unexpected{errorAt(path, 0, file.errorString())};
    return Done{};
}

} // namespace

/// A new file beside `target`, with the permissions that new files get here (umask). Removed again unless it is kept.
class PreparedFile::Part : public QFile {
public:
    Part(const QString& target, qint64 bytes)
        : target_(target)
        , bytes_(bytes)
    {
        constexpr int mostTries = 100;
        for (int tries = 0; tries < mostTries && !isOpen() && (tries == 0 || QFile::exists(fileName())); ++tries) {
            const quint32 number = QRandomGenerator::global()->generate();
            setFileName(target + QStringLiteral(".%1.part").arg(number, 8, 16, QLatin1Char('0')));
            open(QIODevice::WriteOnly | QIODevice::NewOnly);
        }
        isOurs_ = isOpen();
    }
    ~Part() override
    {
        close();
        if (isOurs_)
            remove();
    }
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;

    void keep() { isOurs_ = false; }
    [[nodiscard]] const QString& target() const { return target_; }
    [[nodiscard]] qint64 bytes() const { return bytes_; }

private:
    QString target_;
    qint64 bytes_ = 0;
    bool isOurs_ = false;
};

PreparedFile::PreparedFile(QString path, std::unique_ptr<Part> part, Sync sync)
    : path_(std::move(path))
    , part_(std::move(part))
    , sync_(sync)
{
}

PreparedFile::PreparedFile(PreparedFile&&) noexcept = default;
PreparedFile& PreparedFile::operator=(PreparedFile&&) noexcept = default;
PreparedFile::~PreparedFile() = default;

Expected<PreparedFile, WriteError> PreparedFile::make(const QString& path, const QByteArray& bytes, Sync sync)
{
    auto part = std::make_unique<Part>(targetOf(path), bytes.size());
    const auto failed = [&](const QString& detail) {
        return Unexpected{errorAt(path, bytes.size(), detail)};
    };
    if (!part->isOpen() || part->write(bytes) != bytes.size() || !part->flush())
        return failed(part->errorString());
    if (sync == Sync::alone && !system_file::sync(part->handle()))
        return failed(qt_error_string());
    part->close();
    const bool isWhole = part->error() == QFileDevice::NoError && QFileInfo(part->fileName()).size() == bytes.size();
    if (!isWhole || (QFileInfo::exists(part->target()) && !part->setPermissions(QFile::permissions(part->target()))))
        return failed(part->errorString());
    return PreparedFile(path, std::move(part), sync);
}

Expected<Done, WriteError> PreparedFile::bringToDisk(const QString& folder)
{
    if (!system_file::syncAll(folder))
        return Unexpected{errorAt(folder, 0, qt_error_string())};
    return Done{};
}

Expected<Done, WriteError> PreparedFile::putInPlace()
{
    const bool done = sync_ == Sync::alone ? system_file::replace(part_->fileName(), part_->target())
                                           : system_file::rename(part_->fileName(), part_->target());
    if (!done)
        return Unexpected{errorAt(path_, part_->bytes(), qt_error_string())};
    part_->keep();
    return Done{};
}

Expected<Done, WriteError> writeFile(const QString& path, const QByteArray& bytes)
{
    const QString target = targetOf(path);
    if (const QFileInfo there(target); there.exists() && !there.isFile() && !there.isDir())
        return writeDirectly(target, bytes);
    auto prepared = PreparedFile::make(path, bytes);
    if (!prepared)
        return Unexpected{prepared.error()};
    return prepared->putInPlace();
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
