#include "app/storage/file/file_writer.h"

#include "app/storage/file/regular_file.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
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

WriteError errorAt(const QString& path, qint64 needed, const files::Error& error)
{
    using Kind = files::Error::Kind;
    WriteError made = errorAt(path, needed, QString::fromLocal8Bit(describe(error).c_str()));
    switch (error.kind) {
    case Kind::link: made.code = WriteError::Code::link; break;
    case Kind::notRegular: made.code = WriteError::Code::notAFile; break;
    case Kind::nameTooLong: made.code = WriteError::Code::nameTooLong; break;
    case Kind::taken: made.code = WriteError::Code::taken; break;
    case Kind::missing:
    case Kind::failed: break;
    }
    return made;
}

std::string systemPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

std::string_view viewOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

Expected<OpenFolder, WriteError> openFolder(const QString& path)
{
    auto folder = files::Folder::open(systemPath(path));
    if (!folder) {
        WriteError error = errorAt(path + QLatin1Char('/'), 0, folder.error());
        error.path = path;
        return Unexpected{error};
    }
    return std::make_shared<const files::Folder>(std::move(folder).value());
}

PreparedFile::PreparedFile(QString path, files::PartFile part)
    : path_(std::move(path))
    , part_(std::move(part))
{
}

Expected<PreparedFile, WriteError> PreparedFile::make(const OpenFolder& folder, const QString& path,
                                                      const QByteArray& bytes)
{
    auto part = files::PartFile::make(folder, systemPath(QFileInfo(path).fileName()));
    if (!part)
        return Unexpected{errorAt(path, bytes.size(), part.error())};
    if (auto written = part->write(viewOf(bytes), false); !written)
        return Unexpected{errorAt(path, bytes.size(), written.error())};
    return PreparedFile(path, std::move(part).value());
}

Expected<Done, WriteError> PreparedFile::bringToDisk(const OpenFolder& folder, const QString& path)
{
    if (auto done = folder->syncAll(); !done)
        return Unexpected{errorAt(path, 0, done.error())};
    return Done{};
}

Expected<Done, WriteError> PreparedFile::putInPlace()
{
    if (auto done = part_.putInPlace(); !done)
        return Unexpected{errorAt(path_, 0, done.error())};
    return Done{};
}

Expected<Done, WriteError> writeFile(const QString& path, const QByteArray& bytes)
{
    if (auto done = files::writeFile(systemPath(path), viewOf(bytes)); !done)
        return Unexpected{errorAt(path, bytes.size(), done.error())};
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

Expected<Done, WriteError> giveNewName(const QString& from, const QString& to)
{
    const files::Place old = files::placeOf(systemPath(from));
    const files::Place wanted = files::placeOf(systemPath(to));
    const auto folder = files::Folder::open(old.folder);
    const auto done = folder ? folder->giveNewName(old.name, wanted.name) : Unexpected{folder.error()};
    if (!done)
        return Unexpected{errorAt(to, 0, done.error())};
    folder->sync();
    return Done{};
}

Expected<Done, WriteError> makeNewFile(const QString& path)
{
    if (auto made = files::createFile(systemPath(path)); !made)
        return Unexpected{errorAt(path, 0, made.error())};
    return Done{};
}

Expected<Done, WriteError> copyToNewFile(const QString& from, const QString& to, const std::stop_token& stop)
{
    RegularFile source(from);
    if (!source.open(QIODevice::ReadOnly))
        return Unexpected{errorAt(from, 0, source.errorString())};
    const files::Place place = files::placeOf(systemPath(to));
    const auto folder = files::Folder::open(place.folder);
    if (!folder)
        return Unexpected{errorAt(to, source.size(), folder.error())};
    const auto target = folder->create(place.name);
    if (!target)
        return Unexpected{errorAt(to, source.size(), target.error())};
    constexpr qint64 piece = 1LL << 20;
    Expected<Done, files::Error> done = Done{};
    while (done && !source.atEnd()) {
        const QByteArray bytes = source.read(piece);
        if (bytes.isEmpty() || stop.stop_requested())
            done = Unexpected{files::Error{}};
        else
            done = target->write(viewOf(bytes));
        // Piece by piece: at a slow stick a stop would wait for all that the system has taken meanwhile.
        if (done)
            done = target->sync();
    }
    if (!done) {
        const WriteError error = errorAt(to, source.size(), done.error());
        (void)folder->remove(place.name);
        return Unexpected{error};
    }
    folder->sync();
    return Done{};
}

} // namespace pairwright
