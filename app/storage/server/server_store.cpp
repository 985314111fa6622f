#include "app/storage/server/server_store.h"

#include "app/domain/program_version.h"
#include "app/domain/setup/desk_who.h"
#include "app/storage/schema.h"
#include "app/storage/server/server_barrier.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_journal.h"
#include "app/storage/server/server_renewal.h"
#include "app/storage/server/server_rights.h"
#include "app/storage/server/server_schema.h"
#include "app/storage/sqlite/open_database.h"
#include "app/storage/sqlite/sqlite_dialect.h"
#include "app/storage/tournament/content.h"
#include "app/storage/tournament/content_digest.h"
#include "app/storage/tournament/copy_rows.h"
#include "app/storage/tournament/journal_store.h"
#include "app/storage/tournament/tournament_store.h"
#include "app/storage/tournament/tournament_writer.h"

#include <QFile>
#include <QFileInfo>

#include <cstdlib>
#include <functional>
#include <utility>

namespace pairwright {

namespace {

/// Clocks that agree so well are left alone: the time says when, the number of the step in which order.
constexpr std::int64_t clocksAgree = 2'000;
/// Others may be faster now and then, or the connection break; not for ever.
constexpr int mostTries = 5;
constexpr int mostWaits = 2; ///< for a lock: each takes lock_timeout

Expected<std::unique_ptr<Database>, OpenError> connectToServer(const ServerAddress& address)
{
    auto database = server::connect(address);
    if (database)
        return std::move(database).value();
    const StoreError& why = database.error();
    if (why.code == StoreError::Code::otherCertificate)
        return Unexpected{server::openError(OpenError::Code::otherCertificate, address.text(), why.detail)};
    OpenError error = server::openError(OpenError::Code::notReached, address.text(), why.detail);
    error.barrier = server::barrierAt(address, why.detail, !rememberedPassword(address).isEmpty());
    return Unexpected{std::move(error)};
}

/// Makes the event and lets `fill` bring in its rows, all in one transaction.
Expected<Done, OpenError> makeEvent(Database& database, const ServerAddress& address,
                                    const std::function<Expected<Done, StoreError>()>& fill)
{
    const auto there = server::revisionOf(database, address);
    if (there && *there)
        return Unexpected{server::openError(OpenError::Code::alreadyExists, address.text())};
    const auto make = [&]() -> Expected<Done, StoreError> {
        auto transaction = SqlTransaction::begin(database);
        if (!transaction)
            return Unexpected{transaction.error()};
        if (auto done = server::makeSchema(database, address); !done)
            return done;
        if (auto done = createServerSchema(database); !done)
            return done;
        if (auto done = fill(); !done)
            return done;
        if (auto done = server::makeRights(database, address); !done)
            return done;
        return transaction->commit();
    };
    if (const auto made = make(); !made) {
        // Somebody may have been faster.
        const auto meanwhile = server::revisionOf(database, address);
        if (meanwhile && *meanwhile)
            return Unexpected{server::openError(OpenError::Code::alreadyExists, address.text())};
        return Unexpected{server::openError(made.error(), address.text())};
    }
    return Done{};
}

Expected<Done, StoreError> fillNewFile(Database& from, const QString& path)
{
    auto file = sqlite::open(path, sqlite::Access::create);
    if (!file)
        return Unexpected{file.error()};
    if (auto done = sqlite::syncEverything(**file); !done)
        return done;
    auto reading = SqlTransaction::begin(from);
    if (!reading)
        return Unexpected{reading.error()};
    if (auto done = server::readOneMoment(from); !done)
        return done;
    auto writing = SqlTransaction::begin(**file);
    if (!writing)
        return Unexpected{writing.error()};
    if (auto done = createSchema(**file); !done)
        return done;
    if (auto done = copyRows(from, **file); !done)
        return done;
    if (auto done = writing->commit(); !done)
        return done;
    sqlite::leaveOneFile(**file);
    return Done{};
}

Expected<Done, StoreError> copyIntoNewFile(Database& from, const QString& path)
{
    if (QFileInfo::exists(path))
        return Unexpected{StoreError{StoreError::Code::io, QStringLiteral("there is a file of this name")}};
    auto done = fillNewFile(from, path);
    if (!done)
        for (const char* ending : {"", "-wal", "-shm", "-journal"})
            QFile::remove(path + QLatin1StringView(ending));
    return done;
}

} // namespace

ServerStore::ServerStore(ServerAddress address, std::unique_ptr<Database> database, QString login)
    : address_(std::move(address))
    , database_(std::move(database))
    , holds_(address_)
    , login_(std::move(login))
{
}

ServerStore::~ServerStore() = default;

Expected<Store::Opened, OpenError> ServerStore::open(const ServerAddress& address, const Clock& clock, bool renews)
{
    auto opened = read(address, clock, renews);
    if (opened || opened.error().code != OpenError::Code::blocked)
        return opened;
    OpenError error = opened.error();
    const auto database = server::connect(address); // in the other one a transaction has failed
    error.detail = database ? server::whoBlocks(**database, address) : QString();
    return Unexpected{std::move(error)};
}

Expected<Store::Opened, OpenError> ServerStore::read(const ServerAddress& address, const Clock& clock, bool renews)
{
    auto database = connectToServer(address);
    if (!database)
        return Unexpected{database.error()};
    const auto looked = server::lookAtEvent(**database, address, renews);
    if (!looked)
        return Unexpected{looked.error()};
    const auto ahead =
        server::clockAhead(**database, clock ? clock : Clock([] { return QDateTime::currentDateTimeUtc(); }));
    if (!ahead)
        return Unexpected{server::openError(ahead.error(), address.text())};
    const auto rights = server::rightsOf(**database, address);
    if (!rights)
        return Unexpected{server::openError(rights.error(), address.text())};
    if (!*rights)
        return Unexpected{server::openError(OpenError::Code::noEvent, address.text())};
    const auto login = server::loginOf(**database);
    if (!login)
        return Unexpected{server::openError(login.error(), address.text())};
    auto reading = SqlTransaction::begin(**database);
    const auto begun = reading ? server::readOneMoment(**database) : Unexpected{reading.error()};
    if (!begun)
        return Unexpected{server::openError(begun.error(), address.text())};
    auto content = readContent(**database, address.text());
    if (!content)
        return Unexpected{content.error()};
    if (const auto ended = reading->commit(); !ended)
        return Unexpected{server::openError(ended.error(), address.text())};
    content->isShared = true;
    if (looked->upgradedFrom)
        content->upgrade = Upgrade{*looked->upgradedFrom, sqlite::schemaVersion, {}};
    content->role = (*rights)->role;
    content->seesPrivate = (*rights)->seesPrivate;
    content->roles = (*rights)->roles;
    content->login = *login;
    if ((*rights)->role == DeskRole::viewer)
        content->readOnly = ReadOnlyReason{ReadOnlyReason::Code::onlyViewing, {}, false, {}};
    else if (looked->newer)
        content->readOnly = ReadOnlyReason{ReadOnlyReason::Code::newerProgram, {}, false, {}, looked->newer};
    content->clockAhead = std::abs(*ahead) < clocksAgree ? 0 : *ahead;
    auto last = journalRows(**database, content->lastStep, 1);
    if (!last)
        return Unexpected{server::openError(last.error(), address.text())};
    auto identity = server::identityOf(**database, address);
    if (!identity)
        return Unexpected{server::openError(identity.error(), address.text())};
    content->identity = std::move(identity).value();
    std::unique_ptr<ServerStore> store(new ServerStore(address, std::move(database).value(), *login));
    if (!last->empty())
        store->known_ = std::move(last->front());
    return Store::Opened{std::move(store), std::move(content).value()};
}

Expected<Store::Opened, OpenError> ServerStore::create(const ServerAddress& address, const Tournament& tournament,
                                                       const JournalRow& firstRow)
{
    {
        auto database = connectToServer(address);
        if (!database)
            return Unexpected{database.error()};
        const auto made = makeEvent(**database, address, [&]() -> Expected<Done, StoreError> {
            if (auto done = writeNew(**database, tournament, firstRow.at, programVersion()); !done)
                return done;
            return appendJournal(**database, firstRow);
        });
        if (!made)
            return Unexpected{made.error()};
    }
    return open(address);
}

Expected<Done, OpenError> ServerStore::createFromFile(const ServerAddress& address, const QString& path,
                                                      LastMoment* moment)
{
    // Nobody goes on in the file meanwhile, or it is a copy of one moment of it.
    auto file = TournamentStore::openToKeep(path, {});
    if (!file)
        return Unexpected{file.error()};
    if (const auto sound = readContent((*file)->database(), path); !sound)
        return Unexpected{sound.error()};
    auto database = connectToServer(address);
    if (!database)
        return Unexpected{database.error()};
    bool isGivenUp = false;
    auto made = makeEvent(**database, address, [&]() -> Expected<Done, StoreError> {
        if (auto done = copyRows((*file)->database(), **database); !done)
            return done;
        const auto here = contentDigest((*file)->database());
        const auto there = contentDigest(**database);
        if (!here || !there)
            return Unexpected{here ? there.error() : here.error()};
        if (*here != *there)
            return Unexpected{StoreError{StoreError::Code::failed, QStringLiteral("the copy is not equal")}};
        isGivenUp = moment != nullptr && !moment->pass();
        return isGivenUp ? Expected<Done, StoreError>(Unexpected{StoreError{}}) : Done{};
    });
    if (isGivenUp)
        return Unexpected{server::openError(OpenError::Code::cancelled, address.text())};
    return made;
}

Expected<Done, OpenError> ServerStore::copyToFile(const ServerAddress& address, const QString& path)
{
    if (QFileInfo::exists(path))
        return Unexpected{server::openError(OpenError::Code::alreadyExists, path)};
    auto database = connectToServer(address);
    if (!database)
        return Unexpected{database.error()};
    if (const auto fits = server::lookAtEvent(**database, address, false); !fits)
        return Unexpected{fits.error()};
    if (const auto copied = copyIntoNewFile(**database, path); !copied)
        return Unexpected{openErrorFrom(copied.error(), path)};
    return Done{};
}

Expected<Done, StoreError> ServerStore::connectAnew()
{
    auto database = server::connect(address_);
    if (!database) { // for who works, another server in its place is one that is not there, but it is named
        const StoreError& why = database.error();
        return Unexpected{StoreError{StoreError::Code::cannotOpen, why.detail, true, server::shutOutBy(why)}};
    }
    if (auto readable = lookAtRevision(**database); !readable)
        return readable;
    if (auto same = goesOnFromKnown(**database); !same)
        return same;
    database_ = std::move(database).value();
    holds_.takeAgain(*database_);
    return Done{};
}

Expected<Done, StoreError> ServerStore::lookAtRevision(Database& database)
{
    const auto revision = server::readableRevision(database, address_);
    if (revision)
        newer_ = server::newerThanThis(*revision);
    else if (revision.error().code == StoreError::Code::newerProgram)
        newer_ = NewerEvent{revision.error().detail, server::textOf(server::currentRevision())};
    if (!revision)
        return Unexpected{revision.error()};
    return Done{};
}

/// A server that was restored has other steps than those that were confirmed, or none.
Expected<Done, StoreError> ServerStore::goesOnFromKnown(Database& database) const
{
    if (!known_)
        return Done{};
    const auto there = journalRows(database, known_->step, 1);
    if (!there)
        return Unexpected{there.error()};
    if (there->empty() || !server::isGivenStep(there->front(), *known_, DeskWho::read(there->front().who).login))
        return Unexpected{StoreError{StoreError::Code::stepsGone, {}, true}};
    return Done{};
}

Expected<Done, StoreError> ServerStore::attempt(const Delta& delta, const JournalRow& row)
{
    auto transaction = SqlTransaction::begin(*database_);
    if (!transaction)
        return Unexpected{transaction.error()};
    const auto last = lastJournalStep(*database_);
    if (!last)
        return Unexpected{last.error()};
    if (*last != row.step - 1)
        return Unexpected{StoreError{StoreError::Code::behind, {}}};
    if (auto readable = lookAtRevision(*database_); !readable)
        return readable;
    if (newer_)
        return Unexpected{StoreError{StoreError::Code::newerProgram, newer_->revision, true}};
    if (auto done = holds_.admit(*database_, delta, row); !done)
        return done;
    // The key first: who comes second waits here for the first, and then knows.
    if (auto done = appendJournal(*database_, row); !done)
        return done;
    if (auto done = writeDelta(*database_, delta); !done)
        return done;
    if (auto done = server::tellOthers(*database_, address_); !done)
        return done;
    return transaction->commit();
}

Expected<Done, StoreError> ServerStore::write(const Delta& delta, const JournalRow& row, std::int64_t base)
{
    JournalRow numbered = row;
    numbered.step = base + 1;
    bool mayBeThere = false; // the connection broke under it
    Expected<Done, StoreError> done = Unexpected{StoreError{}};
    for (int i = 0; i < mostTries; ++i) {
        done = attempt(delta, numbered);
        if (done) {
            known_ = numbered;
            return done;
        }
        if (done.error().code != StoreError::Code::cannotOpen)
            holds_.giveBack(*database_);
        if (done.error().code == StoreError::Code::cannotOpen) {
            mayBeThere = true;
            if (auto again = connectAnew(); !again)
                return again;
        }
        // Whatever it was: what the journal says decides.
        const auto since = journalAfter(*database_, base);
        if (!since) {
            if (since.error().code == StoreError::Code::cannotOpen)
                continue;
            return Unexpected{named(since.error())};
        }
        if (!since->empty() && mayBeThere && server::isGivenStep(since->front(), numbered, login_)) {
            known_ = numbered;
            return Done{};
        }
        if (!since->empty())
            return Unexpected{StoreError{StoreError::Code::behind, {}}};
        const StoreError::Code code = done.error().code;
        if (code == StoreError::Code::behind) // it ends before what this desk knows
            return Unexpected{StoreError{StoreError::Code::stepsGone, {}, true}};
        const bool mayPass = code == StoreError::Code::busy || code == StoreError::Code::cannotOpen;
        if (code == StoreError::Code::blocked ? i + 1 >= mostWaits : !mayPass)
            return Unexpected{named(done.error())};
    }
    return done;
}

StoreError ServerStore::named(StoreError error)
{
    if (error.code == StoreError::Code::blocked)
        error.detail = server::whoBlocks(*database_, address_);
    if (error.code == StoreError::Code::blocked && error.detail.isEmpty())
        error.detail = holds_.whoIsAhead(*database_);
    return error;
}

template <class Question>
auto ServerStore::ask(const Question& question) -> decltype(question())
{
    auto answer = question();
    if (answer)
        return answer;
    if (answer.error().code != StoreError::Code::cannotOpen)
        return Unexpected{named(answer.error())};
    if (const auto again = connectAnew(); !again)
        return Unexpected{again.error()};
    return question();
}

Expected<std::vector<JournalRow>, StoreError> ServerStore::history(std::int64_t first, int count)
{
    return ask([&] { return journalRows(*database_, first, count); });
}

Expected<std::vector<JournalRow>, StoreError> ServerStore::historyAfter(std::int64_t step)
{
    auto rows = ask([&] { return journalAfter(*database_, step); });
    if (rows && !rows->empty())
        known_ = rows->back();
    else if (rows) // no step, but whoever renews the event tells it, too
        (void)lookAtRevision(*database_);
    return rows;
}

Expected<std::vector<JournalRow>, StoreError> ServerStore::historyOf(const QString& name)
{
    return ask([&] { return journalOf(*database_, name); });
}

Expected<std::vector<DeskHold>, StoreError> ServerStore::holds()
{
    return ask([&] { return holds_.read(*database_); });
}

Expected<Done, StoreError> ServerStore::hold(HeldWork work, const QString& who, bool over)
{
    return ask([&] { return holds_.take(*database_, work, who, over); });
}

Expected<Done, StoreError> ServerStore::copyTo(const QString& path)
{
    return ask([&] { return copyIntoNewFile(*database_, path); });
}

} // namespace pairwright
