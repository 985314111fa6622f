#include "app/storage/desk/desk_queue.h"

#include "app/storage/place.h"
#include "app/storage/sqlite/open_database.h"
#include "app/storage/sqlite/sqlite_dialect.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <utility>

namespace pairwright {

namespace {

constexpr int queueRevision = 1;

const auto endOfName = QStringLiteral(".waiting");

} // namespace

DeskQueue::DeskQueue(QString path)
    : path_(std::move(path))
{
}

DeskQueue::~DeskQueue()
{
    leaveIfEmpty();
}

QString DeskQueue::pathIn(const QString& folder, const QString& event, const QString& login)
{
    return folder + QLatin1Char('/') + event + QLatin1Char('-') +
           QString::fromLatin1(QUrl::toPercentEncoding(login, {}, ".")) + endOfName;
}

QString DeskQueue::pathIn(const QString& folder, const QString& place)
{
    constexpr int enough = 16;
    const QByteArray hash = QCryptographicHash::hash(place.toUtf8(), QCryptographicHash::Sha256).toHex();
    return folder + QLatin1Char('/') + baseNameOf(place) + QLatin1Char('-') + QString::fromLatin1(hash.left(enough)) +
           endOfName;
}

std::map<QString, QString> DeskQueue::ofOthers(const QString& folder, const QString& event, const QString& login)
{
    std::map<QString, QString> files;
    const QString beginning = event + QLatin1Char('-');
    for (const QString& name : QDir(folder).entryList({beginning + QLatin1Char('*') + endOfName}, QDir::Files)) {
        const QString coded = name.mid(beginning.size()).chopped(endOfName.size());
        if (const QString other = QUrl::fromPercentEncoding(coded.toLatin1()); other != login)
            files.emplace(other, folder + QLatin1Char('/') + name);
    }
    return files;
}

Expected<Done, StoreError> DeskQueue::open()
{
    if (database_)
        return Done{};
    const QFileInfo file(path_);
    const bool isNew = !file.exists();
    if (isNew && !QDir().mkpath(file.absolutePath()))
        return Unexpected{StoreError{StoreError::Code::cannotOpen, file.absolutePath()}};
    auto opened = sqlite::open(path_, isNew ? sqlite::Access::create : sqlite::Access::readWrite);
    if (!opened)
        return Unexpected{opened.error()};
    // Names and results are nobody else's at this computer; what SQLite lays beside it is as the file.
    QFile::setPermissions(path_, QFile::ReadOwner | QFile::WriteOwner);
    database_ = std::move(opened).value();
    auto done = prepare(isNew);
    if (!done)
        database_.reset();
    return done;
}

Expected<Done, StoreError> DeskQueue::prepare(bool isNew)
{
    if (auto done = sqlite::keepOthersOut(*database_); !done)
        return done;
    if (auto done = sqlite::syncEverything(*database_); !done)
        return done;
    const auto revision = sqlite::readSchemaVersion(*database_);
    if (!revision)
        return Unexpected{revision.error()};
    if (*revision > queueRevision)
        return Unexpected{StoreError{StoreError::Code::notADatabase, path_}};
    auto transaction = SqlTransaction::begin(*database_);
    if (!transaction)
        return Unexpected{transaction.error()};
    // A program that died while it made the file has left an empty one.
    if (isNew || *revision == 0)
        if (auto done = database_->run(QStringLiteral(
                "CREATE TABLE waiting (place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, base INTEGER NOT NULL, "
                "given_at TEXT NOT NULL, who TEXT NOT NULL, acknowledged INTEGER NOT NULL, command TEXT NOT NULL, "
                "description TEXT NOT NULL, changes TEXT NOT NULL, private_changes TEXT NOT NULL)"));
            !done)
            return done;
    // Written in any case: from then on the file is this program's alone.
    if (auto done = sqlite::writeIdentity(*database_, queueRevision); !done)
        return done;
    return transaction->commit();
}

Expected<std::vector<WaitingStep>, StoreError> DeskQueue::all()
{
    std::vector<WaitingStep> steps;
    if (!database_ && !QFileInfo::exists(path_))
        return steps;
    if (auto done = open(); !done)
        return Unexpected{done.error()};
    const auto read = database_->select(
        QStringLiteral("SELECT id, base, given_at, who, acknowledged, command, description, changes, private_changes "
                       "FROM waiting ORDER BY place"),
        {}, [&steps](const QSqlQuery& row) {
            WaitingStep& step = steps.emplace_back();
            int column = 0;
            step.id = row.value(column++).toString();
            step.base = row.value(column++).toLongLong();
            step.at = QDateTime::fromString(row.value(column++).toString(), Qt::ISODateWithMs);
            step.who = row.value(column++).toString();
            step.acknowledged = row.value(column++).toInt();
            step.command = row.value(column++).toString();
            step.description = row.value(column++).toString();
            step.changes = row.value(column++).toString();
            step.privateChanges = row.value(column).toString();
            return true;
        });
    if (!read)
        return Unexpected{read.error()};
    return steps;
}

Expected<Done, StoreError> DeskQueue::keep(const WaitingStep& step)
{
    if (auto done = open(); !done)
        return done;
    // An empty text, not none: nobody may have a name here.
    const auto text = [](const QString& one) {
        return one.isNull() ? QStringLiteral("") : one;
    };
    return database_->run(
        QStringLiteral("INSERT INTO waiting (id, base, given_at, who, acknowledged, command, description, changes, "
                       "private_changes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET base = "
                       "excluded.base, acknowledged = excluded.acknowledged, changes = excluded.changes, "
                       "private_changes = excluded.private_changes"),
        {step.id, static_cast<qlonglong>(step.base), step.at.toUTC().toString(Qt::ISODateWithMs), text(step.who),
         step.acknowledged, text(step.command), text(step.description), text(step.changes), text(step.privateChanges)});
}

Expected<Done, StoreError> DeskQueue::drop(const QString& id)
{
    if (!database_ && !QFileInfo::exists(path_))
        return Done{};
    if (auto done = open(); !done)
        return done;
    return database_->run(QStringLiteral("DELETE FROM waiting WHERE id = ?"), {id});
}

Expected<Done, StoreError> DeskQueue::takeFrom(const QString& path)
{
    DeskQueue other(path);
    const auto steps = other.all();
    if (!steps)
        return Unexpected{steps.error()};
    for (const WaitingStep& step : *steps) {
        if (auto done = keep(step); !done)
            return done;
        if (auto done = other.drop(step.id); !done)
            return done;
    }
    return Done{};
}

void DeskQueue::leaveIfEmpty()
{
    if (!database_)
        return;
    const auto left = all();
    database_.reset();
    if (left && left->empty())
        QFile::remove(path_);
}

} // namespace pairwright
