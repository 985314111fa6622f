#include "app/storage/tournament/copy_rows.h"

#include "app/storage/tournament/content_digest.h"
#include "app/storage/tournament/tables.h"

#include <QSqlRecord>
#include <QStringList>

namespace pairwright {

namespace {

QString insertionInto(const TableInfo& table, const QSqlRecord& columns)
{
    QStringList names;
    QStringList marks;
    for (int i = 0; i < columns.count(); ++i) {
        names += columns.fieldName(i);
        marks += QStringLiteral("?");
    }
    return QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
        .arg(QLatin1StringView(table.name), names.join(QStringLiteral(", ")), marks.join(QStringLiteral(", ")));
}

Expected<Done, StoreError> copyTable(const TableInfo& table, Database& from, Database& into)
{
    Expected<Done, StoreError> written = Done{};
    QString insertion;
    const QString selection =
        QStringLiteral("SELECT * FROM %1 ORDER BY %2").arg(QLatin1StringView(table.name), QLatin1StringView(table.key));
    const auto read = from.select(selection, {}, [&](const QSqlQuery& row) {
        const QSqlRecord record = row.record();
        if (insertion.isEmpty())
            insertion = insertionInto(table, record);
        QVariantList values;
        for (int i = 0; i < record.count(); ++i)
            values += row.isNull(i) ? QVariant() : row.value(i);
        written = into.runOne(insertion, values);
        return written.hasValue();
    });
    return read ? written : read;
}

} // namespace

Expected<Done, StoreError> copyRows(Database& from, Database& into)
{
    for (const TableInfo& table : allTables())
        if (auto done = copyTable(table, from, into); !done)
            return done;
    const auto there = contentDigest(from);
    if (!there)
        return Unexpected{there.error()};
    const auto here = contentDigest(into);
    if (!here)
        return Unexpected{here.error()};
    if (*there != *here)
        return Unexpected{StoreError{StoreError::Code::damaged, QStringLiteral("the copy does not hold the same")}};
    return Done{};
}

} // namespace pairwright
