#include "tests/crash/aftermath.h"

#include "app/domain/changes/contradictions.h"
#include "app/domain/json/json_fields.h"
#include "app/session/history/undo_history.h"
#include "app/storage/tournament/tournament_store.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <limits>

namespace pairwright::test {

QStringList ask(const QString& path, const QString& pragma)
{
    const QString name = QStringLiteral("look");
    QStringList answers;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(path);
        if (!database.open())
            return {QStringLiteral("cannot be opened")};
        QSqlQuery query(database);
        if (!query.exec(pragma))
            return {QStringLiteral("no answer")};
        while (query.next())
            answers.append(query.value(0).toString());
    }
    QSqlDatabase::removeDatabase(name);
    return answers;
}

std::optional<Tournament> toldByJournal(TournamentStore& store, Tournament start)
{
    const auto rows = store.history(1, std::numeric_limits<int>::max());
    if (!rows)
        return std::nullopt;
    std::int64_t expected = 0;
    for (const JournalRow& row : *rows) {
        const SharedStep step = stepFrom(row);
        if (!step || step->number != ++expected)
            return std::nullopt;
        applyTo(start, step->delta);
    }
    return start;
}

namespace {

QString whatDiffers(const Tournament& one, const Tournament& other)
{
    QStringList parts;
    const auto compare = [&parts](const char* name, const auto& a, const auto& b) {
        if (!(a == b))
            parts.append(QString::fromLatin1(name));
    };
    compare("event", one.event, other.event);
    compare("settings", one.settings, other.settings);
    compare("players", one.players, other.players);
    compare("rounds", one.rounds, other.rounds);
    compare("kept lines", one.keptLines, other.keptLines);
    for (std::size_t i = 0; i < std::min(one.players.size(), other.players.size()); ++i)
        if (!(one.players[i] == other.players[i]))
            parts.append(json::compactText(json::write(one.players[i])) + QStringLiteral("\n   instead of ") +
                         json::compactText(json::write(other.players[i])));
    compare("next key", one.nextPlayerKey, other.nextPlayerKey);
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString wrongWithFile(const QString& path, const Tournament& start, const Tournament& expected)
{
    auto opened = TournamentStore::open(path);
    if (!opened)
        return QStringLiteral("cannot be opened: ") + opened.error().detail;
    if (!(opened->content.tournament == expected))
        return QStringLiteral("not the tournament of step %1: %2")
            .arg(QString::number(opened->content.lastStep), whatDiffers(opened->content.tournament, expected));
    if (!contradictionsIn(opened->content.tournament).empty())
        return QStringLiteral("contradicts itself");
    const auto told = toldByJournal(*opened->store, start);
    if (!told || !(*told == opened->content.tournament))
        return QStringLiteral("the journal tells otherwise");
    opened->store.reset();
    if (ask(path, QStringLiteral("PRAGMA integrity_check")) != QStringList{QStringLiteral("ok")})
        return QStringLiteral("integrity_check");
    if (!ask(path, QStringLiteral("PRAGMA foreign_key_check")).isEmpty())
        return QStringLiteral("foreign_key_check");
    return {};
}

} // namespace pairwright::test
