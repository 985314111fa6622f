#include "app/storage/tournament/content_digest.h"

#include "app/storage/tournament/tables.h"

#include <QCryptographicHash>
#include <QSqlRecord>

namespace pairwright {

Expected<QByteArray, StoreError> contentDigest(Database& database, DigestOf what)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    // Lengths before the values: no two rows run into one.
    const auto add = [&hash](const QByteArray& bytes) {
        hash.addData(QByteArray::number(bytes.size()));
        hash.addData(QByteArrayLiteral(":"));
        hash.addData(bytes);
    };
    for (const TableInfo& table : allTables()) {
        if (table.isPrivate && what == DigestOf::whatIsShared)
            continue;
        add(table.name);
        const QString sql = QStringLiteral("SELECT * FROM %1 ORDER BY %2")
                                .arg(QLatin1StringView(table.name), QLatin1StringView(table.key));
        const auto done = database.select(sql, {}, [&](const QSqlQuery& row) {
            const int columns = row.record().count();
            for (int column = 0; column < columns; ++column)
                add(row.isNull(column) ? QByteArrayLiteral("NULL") : "v" + row.value(column).toString().toUtf8());
            return true;
        });
        if (!done)
            return Unexpected{done.error()};
    }
    return hash.result();
}

} // namespace pairwright
