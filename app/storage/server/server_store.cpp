#include "app/storage/server/server_store.h"

#include "app/domain/program_version.h"
#include "app/domain/setup/desk_who.h"
#include "app/storage/schema.h"
#include "app/storage/server/server_barrier.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_journal.h"
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

OpenError serverError(OpenError::Code code, const QString& place, const QString& detail = {})
{
    OpenError error;
    error.code = code;
    error.path = place;
    error.detail = detail;
    error.knownSchema = sqlite::schemaVersion;
    return error;
}

/// What takes too long is no damage: nothing of it lies on this computer.
OpenError serverErrorFrom(const StoreError& error, const QString& place)
{
    if (error.code == StoreError::Code::interrupted)
        return serverError(OpenError::Code::failed, place, error.detail);
    return openErrorFrom(error, place);
}

Expected<std::unique_ptr<Database>, OpenError> connectToServer(const ServerAddress& address)
{
    auto database = server::connect(address);
    if (database)
        return std::move(database).value();
    const StoreError& why = database.error();
    if (why.code == StoreError::Code::otherCertificate)
        return Unexpected{serverError(OpenError::Code::otherCertificate, address.text(), why.detail)};
    OpenError error = serverError(OpenError::Code::notReached, address.text(), why.detail);
    error.barrier = server::barrierAt(address, why.detail, !rememberedPassword(address).isEmpty());
    return Unexpected{std::move(error)};
}

/// Somebody else may do the same at this moment: what stands there afterwards decides.
Expected<Done, OpenError> bringUpToDate(Database& database, const ServerAddress& address, int from)
{
    const auto upgrade = [&]() -> Expected<Done, StoreError> {
        auto transaction = SqlTransaction::begin(database);
        if (!transaction)
            return Unexpected{transaction.error()};
        if (auto done = upgradeServerSchema(database, address, from); !done)
            return done;
        if (auto done = server::tellOthers(database, address); !done)
            return done;
        return transaction->commit();
    };
    const auto done = upgrade();
    if (done)
        return Done{};
    const auto meanwhile = server::revisionOf(database, address);
    if (meanwhile && *meanwhile == std::optional(server::currentRevision()))
        return Done{};
    return Unexpected{serverErrorFrom(done.error(), address.text())};
}

/// The event is there, and of the revision that this program knows, to which its owner brings it; else the revision of
/// which it was.
Expected<std::optional<int>, OpenError> lookAtEvent(Database& database, const ServerAddress& address)
{
    const auto revision = server::revisionOf(database, address);
    if (!revision)
        return Unexpected{serverErrorFrom(revision.error(), address.text())};
    if (!*revision)
        return Unexpected{serverError(OpenError::Code::noEvent, address.text())};
    const server::EventRevision known = server::currentRevision();
    if (**revision == known)
        return std::optional<int>();
    const auto because = [&](OpenError::Code code) {
        OpenError error = serverError(code, address.text());
        error.fileSchema = (*revision)->tables;
        return Unexpected{error};
    };
    if ((*revision)->tables > known.tables || (*revision)->guards > known.guards)
        return because(OpenError::Code::newerSchema);
    if ((*revision)->tables < firstServerRevision)
        return because(OpenError::Code::impossibleSchema);
    const auto owner = server::isOwner(database, address);
    if (!owner)
        return Unexpected{serverErrorFrom(owner.error(), address.text())};
    if (!*owner) {
        const auto rights = server::rightsOf(database, address);
        return because(rights && !*rights ? OpenError::Code::noEvent : OpenError::Code::ownerFirst);
    }
    if (const auto done = bringUpToDate(database, address, (*revision)->tables); !done)
        return Unexpected{done.error()};
    return (*revision)->tables < known.tables ? std::optional((*revision)->tables) : std::nullopt;
}

/// Makes the event and lets `fill` bring in its rows, all in one transaction.
Expected<Done, OpenError> makeEvent(Database& database, const ServerAddress& address,
                                    const std::function<Expected<Done, StoreError>()>& fill)
{
    const auto there = server::revisionOf(database, address);
    if (there && *there)
        return Unexpected{serverError(OpenError::Code::alreadyExists, address.text())};
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
            return Unexpected{serverError(OpenError::Code::alreadyExists, address.text())};
        return Unexpected{serverErrorFrom(made.error(), address.text())};
    }
    return Done{};
}

/// While it is open the event may go, or be brought up to date by a newer program, whose columns this one would leave
/// empty.
Expected<Done, StoreError> ofKnownRevision(std::optional<server::EventRevision> revision)
{
    if (revision == std::optional(server::currentRevision()))
        return Done{};
    return Unexpected{StoreError{StoreError::Code::failed,
                                 revision ? QStringLiteral("a newer version of Pairwright has opened the event")
                                          : QStringLiteral("the event is not there any more"),
                                 true}};
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

Expected<Store::Opened, OpenError> ServerStore::open(const ServerAddress& address, const Clock& clock)
{
    auto opened = read(address, clock);
    if (opened || opened.error().code != OpenError::Code::blocked)
        return opened;
    OpenError error = opened.error();
    const auto database = server::connect(address); // in the other one a transaction has failed
    error.detail = database ? server::whoBlocks(**database, address) : QString();
    return Unexpected{std::move(error)};
}

Expected<Store::Opened, OpenError> ServerStore::read(const ServerAddress& address, const Clock& clock)
{
    auto database = connectToServer(address);
    if (!database)
        return Unexpected{database.error()};
    const auto older = lookAtEvent(**database, address);
    if (!older)
        return Unexpected{older.error()};
    const auto ahead =
        server::clockAhead(**database, clock ? clock : Clock([] { return QDateTime::currentDateTimeUtc(); }));
    if (!ahead)
        return Unexpected{serverErrorFrom(ahead.error(), address.text())};
    const auto rights = server::rightsOf(**database, address);
    if (!rights)
        return Unexpected{serverErrorFrom(rights.error(), address.text())};
    if (!*rights)
        return Unexpected{serverError(OpenError::Code::noEvent, address.text())};
    const auto login = server::loginOf(**database);
    if (!login)
        return Unexpected{serverErrorFrom(login.error(), address.text())};
    auto reading = SqlTransaction::begin(**database);
    const auto begun = reading ? server::readOneMoment(**database) : Unexpected{reading.error()};
    if (!begun)
        return Unexpected{serverErrorFrom(begun.error(), address.text())};
    auto content = readContent(**database, address.text());
    if (!content)
        return Unexpected{content.error()};
    if (const auto ended = reading->commit(); !ended)
        return Unexpected{serverErrorFrom(ended.error(), address.text())};
    content->isShared = true;
    if (*older)
        content->upgrade = Upgrade{**older, sqlite::schemaVersion, {}};
    content->role = (*rights)->role;
    content->seesPrivate = (*rights)->seesPrivate;
    content->roles = (*rights)->roles;
    content->login = *login;
    if ((*rights)->role == DeskRole::viewer)
        content->readOnly = ReadOnlyReason{ReadOnlyReason::Code::onlyViewing, {}, false, {}};
    content->clockAhead = std::abs(*ahead) < clocksAgree ? 0 : *ahead;
    auto last = journalRows(**database, content->lastStep, 1);
    if (!last)
        return Unexpected{serverErrorFrom(last.error(), address.text())};
    auto identity = server::identityOf(**database, address);
    if (!identity)
        return Unexpected{serverErrorFrom(identity.error(), address.text())};
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
        return Unexpected{serverError(OpenError::Code::cancelled, address.text())};
    return made;
}

Expected<Done, OpenError> ServerStore::copyToFile(const ServerAddress& address, const QString& path)
{
    if (QFileInfo::exists(path))
        return Unexpected{serverError(OpenError::Code::alreadyExists, path)};
    auto database = connectToServer(address);
    if (!database)
        return Unexpected{database.error()};
    if (const auto fits = lookAtEvent(**database, address); !fits)
        return Unexpected{fits.error()};
    if (const auto copied = copyIntoNewFile(**database, path); !copied)
        return Unexpected{openErrorFrom(copied.error(), path)};
    return Done{};
}

Expected<Done, StoreError> ServerStore::connectAnew()
{
    auto database = server::connect(address_);
    if (!database) { // for who works, another server in its place is one that is not there
        const QString& detail = database.error().detail;
        return Unexpected{StoreError{StoreError::Code::cannotOpen, detail, true, server::isShutOut(detail)}};
    }
    const auto revision = server::revisionOf(**database, address_);
    if (!revision)
        return Unexpected{revision.error()};
    if (const auto known = ofKnownRevision(*revision); !known)
        return known;
    if (const auto same = goesOnFromKnown(**database); !same)
        return same;
    database_ = std::move(database).value();
    holds_.takeAgain(*database_);
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
    const auto revision = server::revisionOf(*database_, address_);
    if (!revision)
        return Unexpected{revision.error()};
    if (auto known = ofKnownRevision(*revision); !known)
        return known;
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
