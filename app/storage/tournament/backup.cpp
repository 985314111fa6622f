#include "app/storage/tournament/backup.h"

#include "app/domain/text/file_name.h"
#include "app/storage/file/file_writer.h"
#include "app/storage/sqlite/online_backup.h"
#include "app/storage/sqlite/sqlite_dialect.h"
#include "app/storage/tournament/content_digest.h"
#include "app/storage/tournament/copy_tournament.h"
#include "app/storage/tournament/old_backups.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>

namespace pairwright {

namespace {

constexpr qsizetype longestStem = 60;
constexpr qsizetype seriesLength = 8;
const QString fileEnding = QStringLiteral(".pairwright");
const QString unfinished = QStringLiteral(".part");
const QString timeFormat = QStringLiteral("yyyyMMdd-HHmmss");

/// A stick is mostly FAT. The sign is part of what tells a series from others: see seriesOf().
QString stemOf(const QString& tournament)
{
    return fileNameFrom(QFileInfo(tournament).completeBaseName(), u'_').left(longestStem);
}

std::optional<BackupFile> understood(const QFileInfo& info)
{
    static const QRegularExpression pattern(
        QStringLiteral("^(.*)_([0-9a-f]{8})_(\\d{8}-\\d{6})Z(?:-\\d+)?_R(\\d+)\\.pairwright$"));
    const auto match = pattern.match(info.fileName());
    if (!match.hasMatch())
        return std::nullopt;
    BackupFile file;
    file.path = info.absoluteFilePath();
    file.tournament = match.captured(1);
    file.series = match.captured(2);
    file.at = QDateTime::fromString(match.captured(3), timeFormat);
    file.at.setTimeSpec(Qt::UTC);
    file.round = match.captured(4).toInt();
    file.bytes = info.size();
    return file.at.isValid() ? std::optional(file) : std::nullopt;
}

/// What the file itself says of the tournament in it.
struct Source {
    QString createdAt;
    int round = 0;
};

Expected<Source, StoreError> sourceIn(Database& database)
{
    Source source;
    auto done = database.select(QStringLiteral("SELECT created_at FROM tournament"), {}, [&](const QSqlQuery& row) {
        source.createdAt = row.value(0).toString();
        return true;
    });
    if (done)
        done =
            database.select(QStringLiteral("SELECT COUNT(*) FROM tournament_round WHERE published_version IS NOT NULL"),
                            {}, [&](const QSqlQuery& row) {
                                source.round = row.value(0).toInt();
                                return true;
                            });
    if (!done)
        return Unexpected{done.error()};
    return source;
}

QString seriesOf(const QString& createdAt, const QString& stem)
{
    const QByteArray text = (createdAt + QLatin1Char('|') + stem).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(seriesLength));
}

QString freeName(const QDir& folder, const QString& stem, const QString& series, const QDateTime& now, int round)
{
    const QString start =
        QStringLiteral("%1_%2_%3Z").arg(stem, series, now.toUTC().toString(timeFormat)); // two in one second:
    const QString end = QStringLiteral("_R%1").arg(round) + fileEnding;
    QString name = start + end;
    for (int number = 2; folder.exists(name); ++number)
        name = start + QStringLiteral("-%1").arg(number) + end;
    return folder.filePath(name);
}

BackupError backupErrorFrom(const StoreError& error, const QString& folder)
{
    using Code = BackupError::Code;
    switch (error.code) {
    case StoreError::Code::diskFull: return {Code::diskFull, folder, error.detail};
    case StoreError::Code::readOnly:
    case StoreError::Code::cannotOpen: return {Code::folderNotWritable, folder, error.detail};
    default: return {Code::failed, folder, error.detail};
    }
}

/// Reads the copy back, page by page and row by row.
std::optional<BackupError> doubtsAbout(const QString& copy, const QByteArray& expected, const QString& folder,
                                       const std::stop_token& stop)
{
    const auto no = [&folder](const QString& detail) {
        return BackupError{BackupError::Code::notVerified, folder, detail};
    };
    auto database = sqlite::open(copy, sqlite::Access::readOnly, stop);
    if (!database)
        return no(database.error().detail);
    const auto damage = sqlite::findAnyDamage(**database);
    if (!damage)
        return no(damage.error().detail);
    if (!damage->isEmpty())
        return no(*damage);
    const auto digest = contentDigest(**database);
    if (!digest || *digest != expected)
        return no(digest ? QStringLiteral("other content") : digest.error().detail);
    return std::nullopt;
}

/// The tournament as it is now, on the disk of this computer: a slow stick must not hold up who writes the original.
struct Moment {
    std::unique_ptr<Database> copy;
    Source source;
    QByteArray digest; ///< of the original
};

Expected<Moment, StoreError> momentOf(const QString& tournament, const QString& copy, const std::stop_token& stop)
{
    auto original = sqlite::open(tournament, sqlite::Access::readOnly, stop);
    if (!original)
        return Unexpected{original.error()};
    // One reading transaction: copy and fingerprint are of the same moment, whatever is written meanwhile.
    auto reading = SqlTransaction::begin(**original);
    if (!reading)
        return Unexpected{reading.error()};
    const auto source = sourceIn(**original);
    if (!source)
        return Unexpected{source.error()};
    const auto digest = contentDigest(**original);
    if (!digest)
        return Unexpected{digest.error()};
    if (const auto copied = copyOnline(**original, copy, stop); !copied)
        return Unexpected{copied.error()};
    auto database = sqlite::open(copy, sqlite::Access::readOnly);
    if (!database)
        return Unexpected{database.error()};
    return Moment{std::move(database).value(), *source, *digest};
}

/// `made`: the backup that is there now, which is the newest, whatever it is called.
void removeOldest(const BackupPlan& plan, const BackupFile& made, Database& tournament)
{
    std::vector<QString> others;
    for (const BackupFile& file : backupsIn(plan.folder))
        if (file.series == made.series && file.path != made.path)
            others.push_back(file.path);
    removeOldBackups(others, static_cast<std::size_t>(std::max(plan.keep, 1) - 1), tournament);
}

/// Why the tournament could not be brought to the disk of this computer first.
BackupError workingCopyError(const StoreError& error, const QString& folder)
{
    using Code = BackupError::Code;
    switch (error.code) {
    case StoreError::Code::diskFull:
    case StoreError::Code::temporaryFull: return {Code::temporaryFull, folder, QDir::tempPath()};
    case StoreError::Code::deletingJournal:
        return {Code::notReadable, folder, QStringLiteral("journal that deletes ") + error.detail};
    default: return {Code::notReadable, folder, error.detail};
    }
}

} // namespace

Expected<BackupFile, BackupError> makeBackup(const QString& tournament, const BackupPlan& plan, const QDateTime& now,
                                             const std::stop_token& stop)
{
    using Code = BackupError::Code;
    const QDir folder(plan.folder);
    if (plan.folder.isEmpty() || !folder.exists())
        return Unexpected{BackupError{Code::folderMissing, plan.folder, {}}};
    const QTemporaryDir here;
    if (!here.isValid())
        return Unexpected{BackupError{Code::temporaryFull, plan.folder, QDir::tempPath()}};
    const auto moment = momentOf(tournament, here.filePath(QStringLiteral("moment")), stop);
    if (!moment)
        return Unexpected{workingCopyError(moment.error(), plan.folder)};

    const QString stem = stemOf(tournament);
    const QString series = seriesOf(moment->source.createdAt, stem);
    const QString path = freeName(folder, stem, series, now, moment->source.round);
    const QString part = path + unfinished;
    QFile::remove(part); // of a program that died over it
    if (const auto copied = copyOnline(*moment->copy, part, stop); !copied)
        return Unexpected{backupErrorFrom(copied.error(), plan.folder)};
    if (auto doubt = doubtsAbout(part, moment->digest, plan.folder, stop)) {
        QFile::remove(part);
        return Unexpected{*std::move(doubt)};
    }
    if (const auto named = giveNewName(part, path); !named) {
        QFile::remove(part);
        return Unexpected{BackupError{Code::folderNotWritable, plan.folder, named.error().detail}};
    }
    auto file = understood(QFileInfo(path));
    if (!file)
        return Unexpected{BackupError{Code::failed, plan.folder, path}};
    removeOldest(plan, *file, *moment->copy);
    return *std::move(file);
}

std::vector<BackupFile> backupsIn(const QString& folder, const std::optional<QString>& of)
{
    std::vector<BackupFile> files;
    if (folder.isEmpty())
        return files;
    QString series;
    if (of) {
        // A tournament that cannot be read any more is just the one whose backups are wanted: then by its name.
        auto database = sqlite::open(*of, sqlite::Access::readOnly);
        if (database) {
            if (const auto source = sourceIn(**database))
                series = seriesOf(source->createdAt, stemOf(*of));
        }
    }
    const auto entries = QDir(folder).entryInfoList({QLatin1Char('*') + fileEnding}, QDir::Files);
    for (const QFileInfo& entry : entries) {
        auto file = understood(entry);
        const bool wanted =
            file && (!of || (series.isEmpty() ? file->tournament == stemOf(*of) : file->series == series));
        if (wanted)
            files.push_back(*std::move(file));
    }
    const QDateTime tomorrow = QDateTime::currentDateTimeUtc().addDays(1);
    std::sort(files.begin(), files.end(), [&tomorrow](const BackupFile& a, const BackupFile& b) {
        const bool isAOfNow = a.at < tomorrow;
        const bool isBOfNow = b.at < tomorrow;
        return isAOfNow != isBOfNow             ? isAOfNow
               : a.at != b.at                   ? a.at > b.at
               : a.path.size() != b.path.size() ? a.path.size() > b.path.size()
                                                : a.path > b.path;
    });
    return files;
}

Expected<Done, OpenError> restoreBackup(const QString& backup, const QString& to, const std::stop_token& stop)
{
    return copyTournament(backup, to, stop);
}

} // namespace pairwright
