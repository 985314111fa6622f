#include "app/storage/server/server_journal.h"

#include "app/domain/setup/desk_who.h"
#include "app/storage/tournament/journal_store.h"

#include <QCryptographicHash>
#include <QStringList>

namespace pairwright::server {

bool isGivenStep(const JournalRow& there, const JournalRow& given, const QString& login)
{
    const DeskWho who = DeskWho::read(there.who);
    JournalRow same = there;
    same.at = given.at;
    if (who.name == nameAtDesk(given.who) || given.who.isEmpty())
        same.who = given.who;
    return (who.login == login || !who.role) && isSameStep(same, given);
}

Expected<QString, StoreError> identityOf(Database& database, const ServerAddress& address)
{
    const auto first = journalRows(database, 1, 1);
    if (!first)
        return Unexpected{first.error()};
    constexpr int enough = 16;
    QStringList parts{address.database, address.event};
    for (const JournalRow& row : *first)
        parts += {row.at.toString(Qt::ISODateWithMs), row.who, row.description};
    const QByteArray hash =
        QCryptographicHash::hash(parts.join(QLatin1Char('\n')).toUtf8(), QCryptographicHash::Sha256).toHex();
    return address.event + QLatin1Char('-') + QString::fromLatin1(hash.left(enough));
}

} // namespace pairwright::server
