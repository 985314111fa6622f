#include "app/storage/server/server_holds.h"

#include "app/domain/json/enum_names.h"
#include "app/domain/setup/desk_role.h"
#include "app/domain/setup/desk_who.h"
#include "app/storage/server/journal_guard.h"
#include "app/storage/server/server_dialect.h"

#include <QCryptographicHash>

#include <algorithm>
#include <variant>

namespace pairwright {

namespace {

constexpr QLatin1StringView ofTheProgram("Pairwright ");
constexpr std::int64_t epochOfNumbers = 1'577'836'800; // 2020-01-01, in seconds
constexpr std::int64_t mostAhead = 100'000;            // claims that were taken over, one a second, since now
constexpr qsizetype longestConnectionName = 52;        // behind ofTheProgram
constexpr qsizetype longestEncoded = 38;               // bytes, of which base64 makes so many

/// The first number of the lock, the same at every desk.
int lockOf(const ServerAddress& address, HeldWork work)
{
    const QByteArray name = address.schema().toUtf8() + ':' + QByteArray::number(static_cast<int>(work));
    const QByteArray hash = QCryptographicHash::hash(name, QCryptographicHash::Sha256);
    int number = 0;
    for (int i = 0; i < 4; ++i)
        number = (number << 7) | (static_cast<unsigned char>(hash.at(i)) & 0x7f);
    return number;
}

Expected<Done, StoreError> call(Database& database, const QString& function, const QVariantList& values)
{
    return database.select(function, values, [](const QSqlQuery&) { return true; });
}

/// Who comes in waits here until the transaction of whoever is ahead has ended: of a program that is soon, and somebody
/// who keeps it by SQL is not waited for. In one transaction; then its usual patience comes back.
Expected<Done, StoreError> waitForTurn(Database& database, int lock)
{
    return call(database,
                QStringLiteral("SELECT set_config('lock_timeout', '2s', true), pg_advisory_xact_lock(?, 0), "
                               "set_config('lock_timeout', ?, true)"),
                {lock, QString(server::patienceForLocks)});
}

struct FoundHold {
    int number = 0;
    DeskHold hold;
};

/// By his name at the desk, with the role and the login that the server knows.
QString whoHolds(const QSqlQuery& row)
{
    const QString name = nameAtDesk(whoOfConnection(row.value(3).toString()));
    const QString login = row.value(4).toString();
    return login.isEmpty()
               ? name
               : QStringLiteral("%1 [%2:%3]").arg(name.isEmpty() ? login : name, row.value(5).toString(), login);
}

/// A round is edited by an arbiter. Keeping the folder for the web and printing need no right, only somebody who is in.
bool mayHold(const QString& role, HeldWork work)
{
    if (work != HeldWork::pairings)
        return !role.isEmpty();
    return role == QLatin1StringView(nameOf(DeskRole::arbiter)) || role == QLatin1StringView(nameOf(DeskRole::chief));
}

/// Of a claim that is made now.
Expected<std::int64_t, StoreError> numberOfNow(Database& database)
{
    std::int64_t number = 0;
    const auto done =
        database.select(QStringLiteral("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS BIGINT) - ?"),
                        {QVariant::fromValue(static_cast<qlonglong>(epochOfNumbers))}, [&number](const QSqlQuery& row) {
                            number = row.value(0).toLongLong();
                            return true;
                        });
    if (!done)
        return Unexpected{done.error()};
    return number;
}

/// The newest claim of each work.
Expected<std::vector<FoundHold>, StoreError> newestHolds(Database& database, const ServerAddress& address)
{
    std::map<qint64, HeldWork> works;
    for (const HeldWork work : heldWorks)
        works[lockOf(address, work)] = work;
    std::map<HeldWork, FoundHold> newest;
    QVariantList locks;
    for (const auto& [lock, work] : works)
        locks.append(lock);
    const QString role = server::roleOf(QStringLiteral("a.usename"), QStringLiteral("'%1'").arg(address.schema()),
                                        QStringLiteral("'pw:%1@' || (SELECT CAST(oid AS TEXT) FROM pg_database WHERE "
                                                       "datname = current_database()) || ':'")
                                            .arg(address.event));
    const auto present = numberOfNow(database);
    if (!present)
        return Unexpected{present.error()};
    const std::int64_t newestNumber = *present + mostAhead;
    const auto done = database.select(
        QStringLiteral("SELECT CAST(CAST(l.classid AS TEXT) AS BIGINT), CAST(CAST(l.objid AS TEXT) AS BIGINT), "
                       "l.pid = pg_backend_pid(), COALESCE(a.application_name, ''), COALESCE(a.usename, ''), "
                       "CASE WHEN a.usename IS NOT NULL THEN %1 END FROM pg_locks AS l LEFT JOIN "
                       "pg_stat_activity AS a ON a.pid = l.pid WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND "
                       "l.granted AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
                       "AND CAST(CAST(l.classid AS TEXT) AS BIGINT) IN (?, ?, ?) AND l.objid <> 0 ORDER BY 2, 3")
            .arg(role),
        locks, [&](const QSqlQuery& row) {
            const HeldWork work = works.at(row.value(0).toLongLong());
            // Whoever could not do that work does not hold it, and nobody has held it since a time to come.
            if (!mayHold(row.value(5).toString(), work) || row.value(1).toLongLong() > newestNumber)
                return true;
            const auto number = static_cast<int>(row.value(1).toLongLong());
            newest[work] = {number,
                            {work, whoHolds(row), QDateTime::fromSecsSinceEpoch(epochOfNumbers + number, Qt::UTC),
                             row.value(2).toBool()}};
            return true;
        });
    if (!done)
        return Unexpected{done.error()};
    std::vector<FoundHold> found;
    found.reserve(newest.size());
    for (auto& [work, hold] : newest)
        found.push_back(std::move(hold));
    return found;
}

const FoundHold* holdOf(const std::vector<FoundHold>& found, HeldWork work)
{
    const auto one =
        std::find_if(found.begin(), found.end(), [work](const FoundHold& each) { return each.hold.work == work; });
    return one != found.end() ? &*one : nullptr;
}

StoreError heldBy(const DeskHold& hold)
{
    return {StoreError::Code::heldElsewhere, hold.who, true};
}

/// What a step makes of the phase of editing by hand.
enum class HandPhase { asItWas, open, over };

HandPhase phaseAfter(const Delta& delta)
{
    HandPhase phase = HandPhase::asItWas;
    for (const Change& change : delta) {
        bool before = false;
        bool after = false;
        if (const auto* edge = std::get_if<ManualPhaseChange>(&change)) {
            before = edge->before.phase.has_value();
            after = edge->after.phase.has_value();
        } else if (const auto* version = std::get_if<VersionChange>(&change)) {
            before = version->before && version->before->manualPhase;
            after = version->after && version->after->manualPhase;
        }
        if (after)
            phase = HandPhase::open;
        else if (before && phase == HandPhase::asItWas)
            phase = HandPhase::over;
    }
    return phase;
}

} // namespace

QString connectionNameOf(const QString& who)
{
    const bool isPlain = who.size() <= longestConnectionName && !who.startsWith(QLatin1Char('=')) &&
                         std::all_of(who.begin(), who.end(), [](QChar one) { return one >= u' ' && one <= u'~'; });
    if (isPlain)
        return ofTheProgram + who;
    QString shortened = who;
    while (shortened.toUtf8().size() > longestEncoded)
        shortened.chop(shortened.back().isLowSurrogate() ? 2 : 1);
    return ofTheProgram + QLatin1Char('=') +
           QString::fromLatin1(shortened.toUtf8().toBase64(QByteArray::OmitTrailingEquals));
}

QString whoOfConnection(const QString& name)
{
    const QString who = name.mid(ofTheProgram.size());
    if (!name.startsWith(ofTheProgram) || !who.startsWith(QLatin1Char('=')))
        return name.startsWith(ofTheProgram) ? who : name;
    return QString::fromUtf8(QByteArray::fromBase64(who.mid(1).toLatin1()));
}

void ServerHolds::tellAll(Database& database)
{
    (void)server::tellOthers(database, address_);
}

Expected<std::vector<DeskHold>, StoreError> ServerHolds::read(Database& database)
{
    const auto found = newestHolds(database, address_);
    if (!found)
        return Unexpected{found.error()};
    std::vector<DeskHold> holds;
    for (const FoundHold& one : *found) {
        if (!one.hold.isOurs && claims_.contains(one.hold.work))
            letGo(database, one.hold.work);
        holds.push_back(one.hold);
    }
    return holds;
}

/// Behind waitForTurn().
Expected<Done, StoreError> ServerHolds::claim(Database& database, HeldWork work, const QString& who, bool over)
{
    const auto found = newestHolds(database, address_);
    if (!found)
        return Unexpected{found.error()};
    const FoundHold* now = holdOf(*found, work);
    if (now != nullptr && now->hold.isOurs)
        return Done{};
    if (now != nullptr && !over)
        return Unexpected{heldBy(now->hold)};
    const auto present = numberOfNow(database);
    if (!present)
        return Unexpected{present.error()};
    auto number = static_cast<int>(*present);
    if (now != nullptr)
        number = std::max(number, now->number + 1);
    if (auto done =
            call(database, QStringLiteral("SELECT pg_advisory_lock_shared(?, ?)"), {lockOf(address_, work), number});
        !done)
        return done;
    if (claims_.contains(work)) // one that another had taken over
        letGo(database, work);
    claims_[work] = {number, who};
    return call(database, QStringLiteral("SELECT set_config('application_name', ?, false)"), {connectionNameOf(who)});
}

Expected<Done, StoreError> ServerHolds::take(Database& database, HeldWork work, const QString& who, bool over)
{
    auto transaction = SqlTransaction::begin(database);
    if (!transaction)
        return Unexpected{transaction.error()};
    if (auto done = waitForTurn(database, lockOf(address_, work)); !done)
        return done;
    if (auto done = claim(database, work, who, over); !done)
        return done;
    tellAll(database);
    return transaction->commit();
}

void ServerHolds::letGo(Database& database, HeldWork work)
{
    const auto own = claims_.extract(work);
    if (!own)
        return;
    (void)call(database, QStringLiteral("SELECT pg_advisory_unlock_shared(?, ?)"),
               {lockOf(address_, work), own.mapped().number});
    tellAll(database);
}

void ServerHolds::takeAgain(Database& database)
{
    auto mine = std::exchange(claims_, {});
    for (auto& [work, own] : mine) {
        auto transaction = SqlTransaction::begin(database);
        if (!transaction || !waitForTurn(database, lockOf(address_, work)))
            return;
        const auto found = newestHolds(database, address_);
        if (!found)
            return;
        const FoundHold* now = holdOf(*found, work);
        // The server may not know yet that the old connection is gone: its lock has our number.
        if (now != nullptr && now->number > own.number)
            continue;
        if (!call(database, QStringLiteral("SELECT pg_advisory_lock_shared(?, ?)"),
                  {lockOf(address_, work), own.number}) ||
            !call(database, QStringLiteral("SELECT set_config('application_name', ?, false)"),
                  {connectionNameOf(own.who)}) ||
            !transaction->commit())
            return;
        claims_[work] = std::move(own);
    }
}

Expected<Done, StoreError> ServerHolds::admit(Database& database, const Delta& delta, const JournalRow& row)
{
    isNew_ = false;
    const QByteArray name = row.name.toLatin1();
    const QLatin1StringView step(name);
    const HandPhase phase = phaseAfter(delta);
    if (!isForWhoEditsByHand(step) && phase == HandPhase::asItWas)
        return Done{};
    if (auto done = waitForTurn(database, lockOf(address_, HeldWork::pairings)); !done)
        return done;
    if (phase == HandPhase::open || (phase == HandPhase::asItWas && editsByHand(step))) {
        const bool had = claims_.contains(HeldWork::pairings);
        auto done = claim(database, HeldWork::pairings, row.who, false);
        isNew_ = !had && claims_.contains(HeldWork::pairings);
        return done;
    }
    const auto found = newestHolds(database, address_);
    if (!found)
        return Unexpected{found.error()};
    const FoundHold* now = holdOf(*found, HeldWork::pairings);
    if (now != nullptr && !now->hold.isOurs)
        return Unexpected{heldBy(now->hold)};
    if (phase == HandPhase::over) // whoever waits for his turn sees it with the step
        letGo(database, HeldWork::pairings);
    return Done{};
}

QString ServerHolds::whoIsAhead(Database& database) const
{
    QVariantList locks;
    for (const HeldWork work : heldWorks)
        locks.append(lockOf(address_, work));
    QString logins;
    (void)database.select(
        QStringLiteral("SELECT string_agg(DISTINCT CAST(a.usename AS text), ', ') FROM pg_locks AS l JOIN "
                       "pg_stat_activity AS a ON a.pid = l.pid WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND "
                       "l.objid = 0 AND l.granted AND l.pid <> pg_backend_pid() AND l.database = (SELECT oid FROM "
                       "pg_database WHERE datname = current_database()) AND CAST(CAST(l.classid AS TEXT) AS BIGINT) IN "
                       "(?, ?, ?)"),
        locks, [&logins](const QSqlQuery& row) {
            logins = row.value(0).toString();
            return true;
        });
    return logins;
}

void ServerHolds::giveBack(Database& database)
{
    if (std::exchange(isNew_, false))
        letGo(database, HeldWork::pairings);
}

} // namespace pairwright
