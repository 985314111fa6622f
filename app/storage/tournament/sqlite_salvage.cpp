#include "app/storage/tournament/sqlite_salvage.h"

#include "app/storage/file/file_writer.h"
#include "app/storage/file/neighbours.h"
#include "app/storage/file/private_copy.h"
#include "app/storage/file/regular_file.h"
#include "app/storage/schema.h"
#include "app/storage/sqlite/grafted_schema.h"
#include "app/storage/sqlite/open_database.h"
#include "app/storage/tournament/tables.h"
#include "app/storage/tournament/tournament_reader.h"

#include <QDir>
#include <QFileInfo>
#include <QVariantList>
#include <QtEndian>

#include <algorithm>
#include <limits>
#include <optional>
#include <set>

// Speaks SQLite's own dialect (rowid, pragmas): damage is a matter of its pages.
namespace pairwright {

namespace {

constexpr qint64 block = 4096;
constexpr std::int64_t mostProbes = 20'000;
constexpr int mostMisses = 2'000; // one page holds fewer rows

/// A copy with zeros where the medium gives nothing any more.
bool copyWhatCanBeRead(const QString& from, const QString& to, const std::stop_token& stop)
{
    RegularFile source(from);
    RegularFile target(to);
    if (!source.open(QIODevice::ReadOnly | QIODevice::Unbuffered) || !makeNewFile(to) ||
        !target.open(QIODevice::ReadWrite))
        return false;
    const qint64 size = source.size();
    for (qint64 at = 0; at < size; at += block) {
        if (stop.stop_requested())
            return false;
        const auto wanted = static_cast<qsizetype>(std::min(block, size - at));
        QByteArray bytes = source.seek(at) ? source.read(wanted) : QByteArray();
        bytes.append(wanted - bytes.size(), '\0');
        if (target.write(bytes) != wanted)
            return false;
    }
    return target.flush();
}

/// What the header of the file says, wherever that is still possible; otherwise the current revision.
int revisionOf(const QString& path)
{
    constexpr qsizetype revisionAt = 60; // https://www.sqlite.org/fileformat2.html, section 1.3
    RegularFile file(path);
    const QByteArray header = file.open(QIODevice::ReadOnly) ? file.read(revisionAt + 4) : QByteArray();
    if (header.size() < revisionAt + 4)
        return sqlite::schemaVersion;
    const auto revision = qFromBigEndian<qint32>(header.constData() + revisionAt);
    return revision >= 1 && revision <= sqlite::schemaVersion ? revision : sqlite::schemaVersion;
}

QStringList columnsOf(Database& database, const char* table)
{
    QStringList columns;
    const auto done = database.select(QStringLiteral("PRAGMA table_info(%1)").arg(QLatin1StringView(table)), {},
                                      [&](const QSqlQuery& row) {
                                          columns.append(row.value(1).toString());
                                          return true;
                                      });
    return done ? columns : QStringList();
}

/// The columns of ours that the damaged file holds as stored values. None where the table is something else by that
/// name, or works one of them out while it is read: nothing of the file may run.
QStringList storedColumnsOf(Database& from, Database& to, const char* table)
{
    bool isTable = false;
    const auto looked =
        from.select(QStringLiteral("SELECT type = 'table' AND rootpage > 0 FROM sqlite_master WHERE name = ?"),
                    {QString::fromLatin1(table)}, [&](const QSqlQuery& row) {
                        isTable = row.value(0).toBool();
                        return true;
                    });
    const QStringList known = columnsOf(to, table);
    QStringList columns;
    bool worksOut = false;
    const auto read = from.select(QStringLiteral("PRAGMA table_xinfo(%1)").arg(QLatin1StringView(table)), {},
                                  [&](const QSqlQuery& row) {
                                      constexpr int hiddenAt = 6;
                                      worksOut = worksOut || row.value(hiddenAt).toInt() != 0;
                                      if (known.contains(row.value(1).toString()))
                                          columns.append(row.value(1).toString());
                                      return true;
                                  });
    return looked && isTable && read && !worksOut ? columns : QStringList();
}

/// Carries the rows of one table from the damaged file to a sound one.
class Carrier {
public:
    Carrier(Database& from, Database& to, const TableInfo& table, const std::stop_token& stop)
        : from_(from)
        , to_(to)
        , stop_(stop)
        , table_(QLatin1StringView(table.name))
        , most_(table.most)
        , columns_(storedColumnsOf(from, to, table.name))
        , select_(QStringLiteral("SELECT rowid, %1 FROM %2 ").arg(columns_.join(QLatin1Char(',')), table_))
        , insert_(QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
                      .arg(table_, columns_.join(QLatin1Char(',')),
                           QStringList(columns_.size(), QStringLiteral("?")).join(QLatin1Char(','))))
    {
    }

    void carry()
    {
        whole_ = !columns_.isEmpty() && read(QStringLiteral("WHERE rowid > ? ORDER BY rowid"), 0);
        if (whole_ || columns_.isEmpty())
            return;
        // From the other end, and then whatever answers alone in between.
        const std::int64_t lowest = last_;
        last_ = std::numeric_limits<std::int64_t>::max();
        downTo_ = lowest;
        (void)read(QStringLiteral("WHERE rowid < ? ORDER BY rowid DESC"), last_);
        const std::int64_t highest = std::min(last_, lowest + mostProbes);
        downTo_.reset();
        const QString one = QStringLiteral("WHERE rowid = ?");
        int misses = 0;
        for (std::int64_t row = lowest + 1; row < highest && misses < mostMisses && !stop_.stop_requested(); ++row) {
            const int before = rows_;
            (void)read(one, row);
            misses = rows_ == before ? misses + 1 : 0;
        }
    }

    [[nodiscard]] bool isWhole() const { return whole_ && !refused_; }
    [[nodiscard]] int rows() const { return rows_; }

private:
    bool read(const QString& which, std::int64_t bound)
    {
        const auto done = from_.select(select_ + which, {static_cast<qlonglong>(bound)}, [&](const QSqlQuery& row) {
            const std::int64_t number = row.value(0).toLongLong();
            if (stop_.stop_requested() || (downTo_ && number <= *downTo_))
                return false;
            last_ = number;
            if (rows_ >= most_) {
                refused_ = true;
                return false;
            }
            QVariantList values;
            for (int column = 1; column <= columns_.size(); ++column)
                values.append(row.value(column));
            const bool taken = to_.run(insert_, values).hasValue();
            rows_ += taken ? 1 : 0;
            refused_ = refused_ || !taken;
            return true;
        });
        return done.hasValue();
    }

    Database& from_;
    Database& to_;
    const std::stop_token& stop_;
    QString table_;
    int most_;
    QStringList columns_;
    QString select_;
    QString insert_;
    std::int64_t last_ = 0;
    std::optional<std::int64_t> downTo_;
    int rows_ = 0;
    bool whole_ = false;
    bool refused_ = false;
};

/// Row by row, so that an impossible one costs only itself.
std::vector<JournalRow> journalThatFits(Database& database, bool& whole)
{
    std::vector<std::int64_t> steps;
    (void)database.select(QStringLiteral("SELECT step FROM journal ORDER BY step"), {}, [&](const QSqlQuery& row) {
        steps.push_back(row.value(0).toLongLong());
        return true;
    });
    std::vector<JournalRow> rows;
    for (const std::int64_t step : steps) {
        auto row = journalRows(database, step, 1);
        const bool fits = row && row->size() == 1 && step == static_cast<std::int64_t>(rows.size()) + 1;
        whole = whole && fits;
        if (row && row->size() == 1)
            rows.push_back(std::move(row->front()));
    }
    return rows;
}

OpenError hopeless(const QString& path, OpenError::Code code, const QString& detail)
{
    OpenError error;
    error.code = code;
    error.path = path;
    error.detail = detail;
    return error;
}

} // namespace

bool Salvage::isWhole(TableGroup group) const
{
    const auto tables = allTables();
    return std::none_of(tables.begin(), tables.end(), [&](const TableInfo& table) {
        return table.group == group && damaged.contains(QLatin1StringView(table.name));
    });
}

Expected<Salvage, OpenError> salvage(const QString& from, const QString& work, const std::stop_token& stop)
{
    using Code = OpenError::Code;
    if (QFileInfo(from).size() > largestTournament)
        return Unexpected{hopeless(from, Code::tooLarge, QFileInfo(from).fileName())};
    const QString damaged = QDir(work).filePath(QStringLiteral("damaged"));
    const QString sound = QDir(work).filePath(QStringLiteral("sound"));
    if (!RegularFile(from).open(QIODevice::ReadOnly))
        return Unexpected{hopeless(from, Code::noPermission, {})};
    if (!copyWhatCanBeRead(from, damaged, stop))
        return Unexpected{hopeless(from, Code::temporaryFull, work)};
    // Without its logs where they are not what they should be: what the file itself holds is recovered.
    if (!objectionToNeighbours(from) && !tooLargeFile(from)) {
        for (const char* ending : {"-wal", "-journal"}) {
            const QString log = neighbourOf(from, ending);
            if (QFileInfo(log).isFile() && !copyWhatCanBeRead(log, damaged + QLatin1StringView(ending), stop))
                return Unexpected{hopeless(from, Code::temporaryFull, work)};
        }
    }

    auto receiver = sqlite::open(sound, sqlite::Access::create, stop);
    if (receiver) // a working file
        (void)(*receiver)->run(QStringLiteral("PRAGMA synchronous = OFF"));
    auto made = receiver ? createSchema(**receiver, revisionOf(damaged)) : Unexpected{receiver.error()};
    if (!made)
        return Unexpected{ofWorkingCopy(openErrorFrom(made.error(), work), from)};
    auto source = openWithSchema(damaged, sound);
    if (!source)
        return Unexpected{hopeless(from, Code::damaged, source.error().detail)};

    Salvage result;
    (void)(*receiver)->run(QStringLiteral("BEGIN"));
    for (const TableInfo& table : allTables()) {
        if (columnsOf(**receiver, table.name).isEmpty())
            continue; // of a later revision
        Carrier carrier(**source, **receiver, table, stop);
        carrier.carry();
        if (stop.stop_requested())
            return Unexpected{hopeless(from, Code::failed, QStringLiteral("stopped"))};
        if (!carrier.isWhole())
            result.damaged.emplace(QLatin1StringView(table.name), carrier.rows());
    }
    if (const auto done = (*receiver)->run(QStringLiteral("COMMIT")); !done)
        return Unexpected{ofWorkingCopy(openErrorFrom(done.error(), work), from)};
    if (const auto done = upgradeSchema(**receiver); !done)
        return Unexpected{ofWorkingCopy(openErrorFrom(done.error(), work), from)};

    std::set<QString> impossible;
    auto tournament = readWhatFits(**receiver, impossible);
    if (tournament)
        result.tournament = std::move(tournament).value();
    for (const QString& table : impossible)
        result.damaged.emplace(table, 0);
    bool journalWhole = true;
    result.journal = journalThatFits(**receiver, journalWhole);
    if (!journalWhole)
        result.damaged.emplace(QStringLiteral("journal"), static_cast<int>(result.journal.size()));
    if (result.tournament.players.empty() && result.journal.empty())
        return Unexpected{hopeless(from, Code::damaged, QStringLiteral("no player and no step"))};
    return result;
}

} // namespace pairwright
