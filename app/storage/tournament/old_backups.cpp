#include "app/storage/tournament/old_backups.h"

#include "app/storage/file/file_probe.h"
#include "app/storage/sqlite/open_database.h"
#include "app/storage/tournament/tournament_connection.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <QVariantList>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace pairwright {

namespace {

/// A step in words by which it is known from that of another course of the tournament.
struct StepMark {
    std::int64_t number = 0;
    QStringList words;
    friend bool operator==(const StepMark&, const StepMark&) = default;
};

/// `which`: an expression for the number of the step. None: there is no such step, or it cannot be read.
std::optional<StepMark> markOf(Database& database, const QString& which, const QVariantList& values = {})
{
    StepMark found;
    const auto done =
        database.select(QStringLiteral("SELECT step, created_at, made_at, made_by, kind, command, changes "
                                       "FROM journal, tournament WHERE step = ") +
                            which,
                        values, [&](const QSqlQuery& row) {
                            constexpr int columns = 7;
                            found.number = row.value(0).toLongLong();
                            for (int column = 1; column < columns; ++column)
                                found.words.append(row.value(column).toString());
                            return false;
                        });
    return done && found.number > 0 ? std::optional(found) : std::nullopt;
}

/// How many steps of the tournament in `now` a backup holds; none: it does not count.
std::optional<std::int64_t> stepsHeld(const QString& backup, Database& now)
{
    if (QFileInfo(backup).isSymLink() || probe(backup))
        return std::nullopt;
    const auto connection = connect(backup, sqlite::Access::readOnly);
    if (!connection)
        return std::nullopt;
    const auto last = markOf(*connection->database, QStringLiteral("(SELECT MAX(step) FROM journal)"));
    if (!last || markOf(now, QStringLiteral("?"), {static_cast<qlonglong>(last->number)}) != last)
        return std::nullopt;
    return last->number;
}

} // namespace

void removeOldBackups(const std::vector<QString>& backups, std::size_t keep, Database& now)
{
    if (backups.size() <= keep)
        return; // no need to read them
    std::vector<std::pair<std::int64_t, QString>> readable;
    for (const QString& path : backups)
        if (const auto steps = stepsHeld(path, now))
            readable.emplace_back(*steps, path);
    std::stable_sort(readable.begin(), readable.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (std::size_t i = keep; i < readable.size(); ++i)
        QFile::remove(readable[i].second);
}

} // namespace pairwright
