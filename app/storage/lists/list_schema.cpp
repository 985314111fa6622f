#include "app/storage/lists/list_schema.h"

#include "app/storage/sqlite/sqlite_dialect.h"

#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

namespace pairwright::sqlite {

namespace {

Expected<Done, StoreError> runAll(Database& database, const QStringList& statements)
{
    for (const QString& statement : statements)
        if (auto done = database.run(statement); !done)
            return done;
    return Done{};
}

QStringList forList(std::initializer_list<const char*> statements, int list)
{
    QStringList made;
    for (const char* statement : statements)
        made.append(QString::fromLatin1(statement).replace(QLatin1Char('#'), QString::number(list)));
    return made;
}

} // namespace

Expected<Done, StoreError> createListsSchema(Database& database)
{
    return runAll(
        database,
        {QStringLiteral("CREATE TABLE list (id INTEGER PRIMARY KEY, publisher TEXT NOT NULL, ratings TEXT NOT NULL, "
                        "month TEXT NOT NULL, source TEXT NOT NULL, hash TEXT NOT NULL, people INTEGER NOT NULL, "
                        "added TEXT NOT NULL, repairs TEXT NOT NULL, words BLOB NOT NULL)"),
         QStringLiteral("PRAGMA application_id = %1").arg(listsApplicationId),
         QStringLiteral("PRAGMA user_version = %1").arg(listsRevision)});
}

// `place` is the order of display, and so the rowid of the words: the first ten are the ten to be shown.
Expected<Done, StoreError> createListTables(Database& database, int list, int revision)
{
    const char* words = revision < 2 ? "CREATE VIRTUAL TABLE word_# USING fts5(words, content='', columnsize=0, "
                                       "detail=none, tokenize='ascii', prefix='1 2 3')"
                                     : "CREATE VIRTUAL TABLE word_# USING fts5(words, content='', columnsize=0, "
                                       "detail=none, tokenize='ascii', prefix='1 2 3 4')";
    return runAll(database,
                  forList({"CREATE TABLE person_# (place INTEGER PRIMARY KEY, fide_id INTEGER, national_id TEXT, "
                           "name TEXT NOT NULL, federation TEXT, sex TEXT, title TEXT, womens_title TEXT, "
                           "other_titles TEXT, club TEXT, birth_year INTEGER, inactive INTEGER, "
                           "standard INTEGER, standard_games INTEGER, standard_k INTEGER, "
                           "rapid INTEGER, rapid_games INTEGER, rapid_k INTEGER, "
                           "blitz INTEGER, blitz_games INTEGER, blitz_k INTEGER, "
                           "national INTEGER, national_games INTEGER, national_k INTEGER)",
                           words},
                          list));
}

Expected<Done, StoreError> createListIndexes(Database& database, int list)
{
    return runAll(database, forList({"CREATE INDEX person_#_fide ON person_# (fide_id)",
                                     "CREATE INDEX person_#_national ON person_# (national_id) "
                                     "WHERE national_id IS NOT NULL"},
                                    list));
}

Expected<Done, StoreError> dropListTables(Database& database, int list)
{
    return runAll(database, forList({"DROP TABLE word_#", "DROP TABLE person_#"}, list));
}

Expected<std::vector<int>, StoreError> revisionsOf(Database& database, const std::vector<int>& lists)
{
    std::vector<int> revisions;
    for (const int list : lists) {
        bool fourLetters = false;
        const auto done =
            database.select(QStringLiteral("SELECT sql FROM sqlite_master WHERE name = 'word_%1'").arg(list), {},
                            [&fourLetters](const QSqlQuery& row) {
                                fourLetters = row.value(0).toString().contains(QLatin1String("1 2 3 4"));
                                return false;
                            });
        if (!done)
            return Unexpected{done.error()};
        revisions.push_back(fourLetters ? 2 : 1);
    }
    return revisions;
}

Expected<Done, StoreError> createKnownLists(Database& database, const std::vector<int>& lists,
                                            const std::vector<int>& revisions)
{
    auto done = createListsSchema(database);
    for (std::size_t i = 0; i < lists.size(); ++i) {
        if (done)
            done = createListTables(database, lists[i], revisions[i]);
        if (done)
            done = createListIndexes(database, lists[i]);
    }
    return done;
}

Expected<Done, StoreError> raiseListsRevision(Database& database)
{
    return database.run(QStringLiteral("PRAGMA user_version = %1").arg(listsRevision));
}

Expected<Done, StoreError> prepareForLists(Database& database)
{
    if (auto done = prepareForWriting(database); !done)
        return done;
    return database.run(QStringLiteral("PRAGMA cache_size = -8000")); // kibibytes
}

Expected<Done, StoreError> shrink(Database& database)
{
    qint64 unused = 0;
    auto done = database.select(QStringLiteral("PRAGMA freelist_count"), {}, [&unused](const QSqlQuery& row) {
        unused = row.value(0).toLongLong();
        return false;
    });
    auto transaction = done ? SqlTransaction::begin(database) : Unexpected{done.error()};
    if (!transaction)
        return Unexpected{transaction.error()};
    // The driver takes one step of it at a time, which is a page.
    for (; done && unused > 0; --unused)
        done = database.run(QStringLiteral("PRAGMA incremental_vacuum(1)"));
    return done ? transaction->commit() : done;
}

} // namespace pairwright::sqlite
