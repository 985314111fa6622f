#include "app/storage/sqlite/grafted_schema.h"

#include "app/storage/sqlite/open_database.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <set>
#include <vector>

namespace pairwright {

namespace {

// https://www.sqlite.org/fileformat2.html, sections 1.3 and 1.6
constexpr qsizetype pageSize = 4096; // of every file that we make
constexpr qsizetype headerSize = 100;
constexpr qsizetype pageSizeAt = 16;
constexpr qsizetype writeVersionAt = 18;
constexpr qsizetype pageCountAt = 28;
constexpr qsizetype freeListAt = 32;
constexpr qsizetype cellCountAt = headerSize + 3;
constexpr qsizetype rightChildAt = headerSize + 8;
constexpr qsizetype cellPointersAt = headerSize + 12;
constexpr char interiorPage = 5;

std::set<QString> tablesIn(Database& database)
{
    std::set<QString> found;
    (void)database.select(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table'"), {},
                          [&](const QSqlQuery& row) {
                              found.insert(row.value(0).toString());
                              return true;
                          });
    return found;
}

bool knowsAllTables(Database& database, const std::set<QString>& wanted)
{
    const std::set<QString> found = tablesIn(database);
    return std::includes(found.begin(), found.end(), wanted.begin(), wanted.end());
}

quint32 number32(const QByteArray& bytes, qsizetype at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

void putNumber32(QByteArray& bytes, qsizetype at, quint32 value)
{
    qToBigEndian(value, bytes.data() + at);
}

/// The places on the first page that hold the number of a page with a part of the list of tables.
std::vector<qsizetype> childrenOf(const QByteArray& first)
{
    std::vector<qsizetype> places;
    if (first.at(headerSize) != interiorPage)
        return places;
    const auto cells = qFromBigEndian<quint16>(first.constData() + cellCountAt);
    for (qsizetype cell = 0; cell < cells; ++cell)
        places.push_back(qFromBigEndian<quint16>(first.constData() + cellPointersAt + 2 * cell));
    places.push_back(rightChildAt);
    return places;
}

/// Makes the file as long as its header says: SQLite refuses a file that was cut off.
void fillUp(QFile& file)
{
    file.seek(0);
    const QByteArray header = file.read(headerSize);
    if (header.size() < headerSize || qFromBigEndian<quint16>(header.constData() + pageSizeAt) != pageSize)
        return;
    constexpr qint64 largest = 1LL << 31; // a number that is damage itself is not followed
    const qint64 size = number32(header, pageCountAt) * qint64{pageSize};
    if (size > file.size() && size < largest)
        file.resize(size);
}

bool graft(QFile& file, const QByteArray& sound)
{
    QByteArray first = sound.left(pageSize);
    if (first.size() < pageSize || qFromBigEndian<quint16>(first.constData() + pageSizeAt) != pageSize)
        return false;
    // At least as long as the pattern: what is appended must not lie where a table would begin.
    qint64 pages = (std::max<qint64>(file.size(), sound.size()) + pageSize - 1) / pageSize;
    file.resize(pages * pageSize);
    file.seek(file.size());
    // Behind everything else, so that nothing is written over.
    for (const qsizetype place : childrenOf(first)) {
        const QByteArray child = sound.mid((qint64{number32(first, place)} - 1) * pageSize, pageSize);
        if (child.size() != pageSize || file.write(child) != pageSize)
            return false;
        putNumber32(first, place, static_cast<quint32>(++pages));
    }
    putNumber32(first, pageCountAt, static_cast<quint32>(pages));
    putNumber32(first, freeListAt, 0);
    putNumber32(first, freeListAt + 4, 0);
    first[writeVersionAt] = first[writeVersionAt + 1] = 1;
    file.seek(0);
    return file.write(first) == pageSize && file.flush();
}

} // namespace

Expected<std::unique_ptr<Database>, StoreError> openWithSchema(const QString& damaged, const QString& sound)
{
    {
        QFile file(damaged);
        if (file.open(QIODevice::ReadWrite))
            fillUp(file);
    }
    std::set<QString> tables;
    if (auto known = sqlite::open(sound, sqlite::Access::readOnly))
        tables = tablesIn(**known);
    auto database = sqlite::open(damaged, sqlite::Access::readWrite);
    if (database && knowsAllTables(**database, tables))
        return database;
    if (database)
        database->reset();
    QFile pattern(sound);
    QFile file(damaged);
    // Its log is of no use when the first page of it is bad as well.
    QFile::remove(damaged + QStringLiteral("-wal"));
    if (!pattern.open(QIODevice::ReadOnly) || !file.open(QIODevice::ReadWrite) || !graft(file, pattern.readAll()))
        return Unexpected{StoreError{StoreError::Code::damaged, QStringLiteral("first page")}};
    file.close();
    database = sqlite::open(damaged, sqlite::Access::readWrite);
    if (database && !knowsAllTables(**database, tables))
        return Unexpected{StoreError{StoreError::Code::damaged, QStringLiteral("first page")}};
    return database;
}

} // namespace pairwright
