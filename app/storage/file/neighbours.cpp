#include "app/storage/file/neighbours.h"

#include "app/storage/file/system_file.h"
#include "app/storage/sqlite/sqlite_dialect.h"

#include <QFileInfo>
#include <QtEndian>

#include <algorithm>

namespace pairwright {

namespace {

// The end of a journal that names a super-journal, by SQLite's pager: the name, its length and its sum, each of four
// bytes, and the eight that a journal begins with as well.
constexpr qsizetype lengthAt = 0;
constexpr qsizetype magicAt = 8;
constexpr qint64 tailSize = 16;
constexpr qint64 longestName = 4096;

/// The file that the journal would have deleted; none: it names none. Whether the sum is right is SQLite's business: no
/// journal of ours ends like that.
std::optional<QString> superJournalIn(const QString& journal, qint64 size)
{
    const QByteArray tail = system_file::endOf(journal, tailSize);
    const QByteArray magic = QByteArrayLiteral("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7");
    if (tail.size() < tailSize || tail.mid(magicAt) != magic)
        return std::nullopt;
    const qint64 length = qFromBigEndian<quint32>(tail.constData() + lengthAt);
    if (length == 0 || length > size - tailSize)
        return std::nullopt;
    const qint64 shown = std::min(length, longestName);
    return QString::fromUtf8(system_file::endOf(journal, tailSize + length).left(shown));
}

} // namespace

QString neighbourOf(const QString& path, const char* ending)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return (real.isEmpty() ? path : real) + QLatin1StringView(ending);
}

std::optional<StoreError> objectionToNeighbours(const QString& path)
{
    if (path == sqlite::inMemory)
        return std::nullopt; // beside nothing
    for (const char* ending : neighbourEndings) {
        const QString beside = neighbourOf(path, ending);
        const auto entry = system_file::entryAt(beside);
        if (!entry)
            continue;
        if (!entry->isFile || entry->identity.names > 1)
            return StoreError{StoreError::Code::strangeNeighbour, QFileInfo(beside).fileName()};
        if (qstrcmp(ending, "-journal") != 0)
            continue;
        if (const auto named = superJournalIn(beside, entry->size))
            return StoreError{StoreError::Code::deletingJournal, *named};
    }
    return std::nullopt;
}

std::optional<QString> tooLargeFile(const QString& path)
{
    if (QFileInfo(path).size() > largestTournament)
        return QFileInfo(path).fileName();
    for (const char* ending : neighbourEndings) {
        const QFileInfo beside(neighbourOf(path, ending));
        if (beside.size() > largestTournament)
            return beside.fileName();
    }
    return std::nullopt;
}

} // namespace pairwright
