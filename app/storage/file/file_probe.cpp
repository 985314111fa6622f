#include "app/storage/file/file_probe.h"

#include "app/storage/file/neighbours.h"
#include "app/storage/file/regular_file.h"
#include "app/storage/file/system_file.h"
#include "app/storage/sqlite/sqlite_dialect.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace pairwright {

namespace {

// https://www.sqlite.org/fileformat2.html, section 1.3
constexpr qsizetype headerSize = 100;
constexpr qsizetype pageSizeAt = 16;
constexpr qsizetype readVersionAt = 19; // 2: with a log
constexpr qsizetype changeCounterAt = 24;
constexpr qsizetype pageCountAt = 28;
constexpr qsizetype userVersionAt = 60;
constexpr qsizetype applicationIdAt = 68;
constexpr qsizetype versionValidForAt = 92;
constexpr qint64 largestPage = 65536;

qint64 number32(const QByteArray& header, qsizetype at)
{
    return qFromBigEndian<quint32>(header.constData() + at);
}

bool isShorterThanItsHeaderSays(const QByteArray& header, qint64 size)
{
    const qint64 stored = qFromBigEndian<quint16>(header.constData() + pageSizeAt);
    const qint64 pageSize = stored == 1 ? largestPage : stored;
    // The page count is only valid when these two agree.
    const bool counted = number32(header, changeCounterAt) == number32(header, versionValidForAt);
    return counted && number32(header, pageCountAt) * pageSize > size;
}

} // namespace

bool isNameTooLong(const QString& path)
{
    constexpr qsizetype longest = 255; // bytes
    const QFileInfo file(QFileInfo(path).isSymLink() ? QFileInfo(path).canonicalFilePath() : path);
    return QFile::encodeName(file.fileName()).size() + qsizetype{sizeof "-journal" - 1} > longest;
}

bool hasWriteAheadLog(const QString& path)
{
    return QFileInfo(neighbourOf(path, "-wal")).size() > 0;
}

bool hasRollbackJournal(const QString& path)
{
    return QFileInfo(neighbourOf(path, "-journal")).size() > 0;
}

bool hasLeftovers(const QString& path)
{
    return hasWriteAheadLog(path) || hasRollbackJournal(path);
}

bool hasLogUnderOtherName(const QString& path)
{
    const auto identity = system_file::identityOf(path);
    if (!identity || identity->names < 2 || QFileInfo::exists(neighbourOf(path, "-wal")))
        return false;
    // Whoever closes a file properly takes the log in and writes here that there is none.
    return system_file::beginningOf(QFileInfo(path).canonicalFilePath()).mid(readVersionAt, 1) == QByteArray(1, '\2');
}

std::optional<OpenError> probe(const QString& path)
{
    OpenError error;
    error.path = path;
    error.knownSchema = sqlite::schemaVersion;
    const auto because = [&](OpenError::Code code) {
        error.code = code;
        return error;
    };

    const QFileInfo info(path);
    if (!info.exists())
        return because(OpenError::Code::notFound);
    if (!info.isFile())
        return because(OpenError::Code::notATournament);
    if (const auto objection = objectionToNeighbours(path))
        return openErrorFrom(*objection, path);
    if (const auto name = tooLargeFile(path)) {
        error.detail = *name;
        return because(OpenError::Code::tooLarge);
    }
    RegularFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        error.detail = file.errorString();
        return because(OpenError::Code::noPermission);
    }
    const QByteArray magic = QByteArrayLiteral("SQLite format 3\0");
    const QByteArray header = file.read(headerSize);
    if (header.isEmpty())
        return because(OpenError::Code::empty);
    const bool beginsLikeOurs = magic.startsWith(header.left(magic.size()));
    if (!beginsLikeOurs)
        return because(OpenError::Code::notATournament);
    if (header.size() < headerSize)
        return because(OpenError::Code::truncated);
    if (hasLeftovers(path))
        return std::nullopt; // what the header says may be older than the log, or of a step that was not finished
    if (number32(header, applicationIdAt) != sqlite::applicationId)
        return because(OpenError::Code::notATournament);
    error.fileSchema = qFromBigEndian<qint32>(header.constData() + userVersionAt);
    if (error.fileSchema > sqlite::schemaVersion)
        return because(OpenError::Code::newerSchema);
    if (isShorterThanItsHeaderSays(header, file.size()))
        return because(OpenError::Code::truncated);
    return std::nullopt;
}

} // namespace pairwright
