#include "app/storage/schema.h"

#include "app/storage/sqlite_dialect.h"

#include <QFile>
#include <QStringList>

#include <stdexcept>

// Outside of any namespace, as the macro wants it: a static library's resources are not found otherwise.
static void loadSchemaResource()
{
    Q_INIT_RESOURCE(schema);
}

namespace pairwright {

namespace {

/// The statements of a schema file: a semicolon at the end of a line ends one.
QStringList statementsOf(const QString& resource)
{
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        throw std::logic_error("schema is missing from the program");
    QStringList statements;
    QString current;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).trimmed();
        if (line.isEmpty() || line.startsWith(QStringLiteral("--")))
            continue;
        current += line + QLatin1Char('\n');
        if (line.endsWith(QLatin1Char(';'))) {
            current.chop(2);
            statements.append(current);
            current.clear();
        }
    }
    return statements;
}

} // namespace

Expected<Done, StoreError> createSchema(Database& database)
{
    loadSchemaResource();
    const QStringList statements = statementsOf(QStringLiteral(":/pairwright/schema/001_initial.sql"));
    for (const QString& statement : statements) {
        if (auto done = database.run(statement); !done)
            return done;
    }
    return sqlite::writeIdentity(database);
}

} // namespace pairwright
