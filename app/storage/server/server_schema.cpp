#include "app/storage/server/server_schema.h"

#include "app/storage/schema.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_rights.h"

#include <QRegularExpression>

namespace pairwright {

namespace {

/// SQLite's numbers have 64 bits whatever they are called, and its texts any length and the order of their bytes.
QString asOfAServer(QString statement)
{
    static const QRegularExpression number(QStringLiteral("\\bINTEGER\\b"));
    static const QRegularExpression text(QStringLiteral("\\bVARCHAR\\([0-9]+\\)"));
    return statement.replace(number, QStringLiteral("BIGINT")).replace(text, QStringLiteral("TEXT COLLATE \"C\""));
}

} // namespace

Expected<Done, StoreError> createServerSchema(Database& database)
{
    for (const QString& statement : shapingStatements())
        if (auto done = database.run(asOfAServer(statement)); !done)
            return done;
    return Done{};
}

Expected<Done, StoreError> upgradeServerSchema(Database& database, const ServerAddress& address, int from)
{
    for (const QString& statement : statementsAfter(from))
        if (auto done = database.run(asOfAServer(statement)); !done)
            return done;
    if (auto done = server::renewRights(database, address); !done)
        return done;
    return server::writeRevision(database, address);
}

} // namespace pairwright
