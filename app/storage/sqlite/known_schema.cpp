#include "app/storage/sqlite/known_schema.h"

#include "app/storage/schema.h"
#include "app/storage/sqlite/open_database.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

// Speaks SQLite's own dialect: its list of what a database holds.
namespace pairwright {

namespace {

constexpr std::size_t mostObjects = 200;

struct SchemaObject {
    QString name;
    QString kind;
    QString table;
    QString sql; ///< white space apart, as it was made
    friend bool operator==(const SchemaObject&, const SchemaObject&) = default;
};

Expected<std::vector<SchemaObject>, StoreError> objectsIn(Database& database)
{
    std::vector<SchemaObject> objects;
    const auto done = database.select(
        QStringLiteral("SELECT name, type, tbl_name, sql FROM sqlite_master ORDER BY type = 'table', name"), {},
        [&](const QSqlQuery& row) {
            objects.push_back({row.value(0).toString(), row.value(1).toString(), row.value(2).toString(),
                               row.value(3).toString().simplified()});
            return objects.size() < mostObjects;
        });
    if (!done)
        return Unexpected{done.error()};
    return objects;
}

/// What ANALYZE leaves, on which no answer rests: SQLite goes by it to find rows sooner. Exactly these tables: anything
/// else by their names is something else.
bool isStatistics(const SchemaObject& object)
{
    static const std::array tables{
        SchemaObject{QStringLiteral("sqlite_stat1"), QStringLiteral("table"), QStringLiteral("sqlite_stat1"),
                     QStringLiteral("CREATE TABLE sqlite_stat1(tbl,idx,stat)")},
        SchemaObject{QStringLiteral("sqlite_stat4"), QStringLiteral("table"), QStringLiteral("sqlite_stat4"),
                     QStringLiteral("CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)")}};
    return std::find(tables.begin(), tables.end(), object) != tables.end();
}

using MakeSchema = std::function<Expected<Done, StoreError>(Database&)>;
using Objects = Expected<std::vector<SchemaObject>, StoreError>;

Objects objectsMadeBy(const MakeSchema& make)
{
    auto pattern = sqlite::open(sqlite::inMemory, sqlite::Access::readWrite);
    if (!pattern)
        return Unexpected{pattern.error()};
    if (const auto made = make(**pattern); !made)
        return Unexpected{made.error()};
    return objectsIn(**pattern);
}

/// Made once for each revision: what a file has to hold depends on nothing else.
Objects knownObjects(int revision)
{
    static std::mutex mutex;
    static std::map<int, std::vector<SchemaObject>> made;
    const std::scoped_lock lock(mutex);
    if (const auto known = made.find(revision); known != made.end())
        return known->second;
    auto objects = objectsMadeBy([revision](Database& pattern) { return createSchema(pattern, revision); });
    if (objects)
        made.emplace(revision, *objects);
    return objects;
}

QString nameOf(const SchemaObject& object)
{
    return object.kind + QLatin1Char(' ') + object.name;
}

Expected<std::optional<SchemaDifference>, StoreError> differenceFrom(const Objects& known, Database& database)
{
    if (!known)
        return Unexpected{known.error()};
    const auto found = objectsIn(database);
    if (!found)
        return Unexpected{found.error()};
    const auto isIn = [](const std::vector<SchemaObject>& list, const SchemaObject& object) {
        return std::find(list.begin(), list.end(), object) != list.end();
    };
    for (const SchemaObject& object : *found)
        if (!isStatistics(object) && !isIn(*known, object))
            return std::optional(SchemaDifference{nameOf(object), false});
    for (const SchemaObject& object : *known)
        if (!isIn(*found, object))
            return std::optional(SchemaDifference{nameOf(object), true});
    return std::optional<SchemaDifference>();
}

} // namespace

Expected<std::optional<SchemaDifference>, StoreError> schemaDifference(Database& database, int revision)
{
    return differenceFrom(knownObjects(revision), database);
}

Expected<std::optional<SchemaDifference>, StoreError> schemaDifference(Database& database, const MakeSchema& make)
{
    return differenceFrom(objectsMadeBy(make), database);
}

} // namespace pairwright
