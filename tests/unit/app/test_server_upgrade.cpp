#include "app/domain/json/enum_names.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_schema.h"
#include "app/storage/server/server_store.h"
#include "app/storage/sqlite/sqlite_dialect.h"
#include "app/storage/tournament/content_digest.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/server_steps.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QTemporaryDir>
#include <QTest>

#include <stdexcept>
#include <thread>

using namespace pairwright;
using namespace pairwright::test;

namespace {

std::unique_ptr<Database> connected(const ServerAddress& address)
{
    auto database = server::connect(address);
    if (!database)
        throw std::runtime_error(database.error().detail.toStdString());
    return std::move(database).value();
}

void run(const ServerAddress& address, const QStringList& statements)
{
    const auto database = connected(address);
    for (const QString& statement : statements)
        if (const auto done = database->run(statement); !done)
            throw std::runtime_error(done.error().detail.toStdString());
}

bool mayRun(const ServerAddress& address, const char* statement)
{
    return connected(address)->run(QLatin1StringView(statement)).hasValue();
}

void say(const ServerAddress& event, int revision)
{
    run(event, {QStringLiteral("COMMENT ON SCHEMA %1 IS 'Pairwright %2'")
                    .arg(server::quoted(event.schema()), QString::number(revision))});
}

/// As a program of that revision would have left it.
void takeBack(const ServerAddress& event, int revision)
{
    QStringList statements{QStringLiteral("ALTER TABLE player DROP COLUMN short_name")};
    if (revision < 23)
        statements += QStringLiteral("ALTER TABLE player DROP COLUMN captain");
    if (revision < 22)
        statements += {QStringLiteral("ALTER TABLE tournament DROP COLUMN team_rules"),
                       QStringLiteral("ALTER TABLE player DROP COLUMN team_key, DROP COLUMN team_place"),
                       QStringLiteral("ALTER TABLE round_game DROP COLUMN white_member, DROP COLUMN black_member")};
    if (revision < 21)
        statements += QStringLiteral("DROP TABLE round_time");
    for (const char* guard :
         {"guard_journal ON journal", "guard_rated_by ON tournament", "guard_log ON integrity_event"})
        statements += QStringLiteral("DROP TRIGGER ") + QLatin1StringView(guard);
    run(event, statements);
    say(event, revision);
}

int newerGuards()
{
    return server::currentRevision().guards + 1;
}

/// Those who have it open hear of it.
void renewByANewerProgram(const ServerAddress& event)
{
    say(event, sqlite::schemaVersion * 100 + newerGuards());
    const auto database = connected(event);
    if (!server::tellOthers(*database, event))
        throw std::runtime_error("nobody is told");
}

QByteArray digestOf(const ServerAddress& event)
{
    return contentDigest(*connected(event)).value();
}

std::optional<int> revisionOf(const ServerAddress& event)
{
    const auto revision = server::revisionOf(*connected(event), event).value();
    return revision ? std::optional(revision->tables) : std::nullopt;
}

Expected<std::unique_ptr<TournamentSession>, OpenError> opened(const ServerAddress& address)
{
    SessionOptions options = testOptions();
    options.who = address.user;
    return TournamentSession::openStore(
        address.text(), [address] { return ServerStore::open(address); }, options);
}

std::unique_ptr<TournamentSession> deskOf(const ServerAddress& address)
{
    auto session = opened(address);
    if (!session)
        throw std::runtime_error(session.error().detail.toStdString());
    return std::move(session).value();
}

} // namespace

/// An event that an older program has made on a server.
class ServerUpgradeTest : public QObject {
    Q_OBJECT
private slots:
    void itsOwnerBringsItUpToDateByOpeningIt()
    {
        const ServerAddress event = eventOf(12);
        {
            auto chief = deskOf(event);
            pairAndPublish(*chief);
            chief->close();
        }
        const ServerAddress arbiter = loginWith(event, {QStringLiteral("arbiter")});
        const ServerAddress results = loginWith(event, {QStringLiteral("results")});
        const QByteArray before = digestOf(event);
        takeBack(event, 23);

        // The others wait for the owner, and change nothing.
        for (const ServerAddress& desk : {arbiter, results}) {
            const auto refused = opened(desk);
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, OpenError::Code::ownerFirst);
            QCOMPARE(refused.error().fileSchema, 23);
        }
        QCOMPARE(revisionOf(event), std::optional(23));

        auto chief = deskOf(event);
        QCOMPARE(chief->upgrade().value_or(Upgrade{}), (Upgrade{23, sqlite::schemaVersion, {}}));
        QCOMPARE(revisionOf(event), std::optional(sqlite::schemaVersion));
        QCOMPARE(digestOf(event), before);
        QCOMPARE(chief->role(), DeskRole::chief);

        auto desk = deskOf(arbiter);
        QVERIFY(!desk->upgrade());
        const Player& player = desk->saved().players.front();
        PlayerData wanted = player.data;
        wanted.shortName = QStringLiteral("P1");
        mustApply(*desk, editOf(player, wanted));
        QTRY_COMPARE(chief->saved().players.front().data.shortName, QStringLiteral("P1"));
        auto table = deskOf(results);
        mustApply(*table, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
        QVERIFY(!table->may(CommandName::publishRound));
        QVERIFY(!mayRun(results, "UPDATE player SET short_name = 'X'"));
        // It is done once.
        QVERIFY(!deskOf(event)->upgrade());
    }

    void whatANewerRevisionAddsHasItsRights()
    {
        const ServerAddress event = eventOf(6);
        const ServerAddress arbiter = loginWith(event, {QStringLiteral("arbiter")});
        const ServerAddress viewer = loginWith(event, {QStringLiteral("viewer")});
        const QByteArray before = digestOf(event);
        takeBack(event, firstServerRevision);
        QCOMPARE(opened(viewer).error().code, OpenError::Code::ownerFirst);
        QVERIFY(opened(event));
        QCOMPARE(digestOf(event), before);
        QVERIFY(mayRun(arbiter, "SELECT 1 / CAST(has_table_privilege('round_time', 'INSERT') AS int)"));
        QVERIFY(mayRun(viewer, "SELECT * FROM round_time"));
        QVERIFY(!mayRun(viewer, "DELETE FROM round_time"));
        QCOMPARE(deskOf(viewer)->role(), DeskRole::viewer);
    }

    void whatLooksAtStepsComesToAnEventThatHasItNot()
    {
        const ServerAddress event = eventOf(6);
        const ServerAddress arbiter = loginWith(event, {QStringLiteral("arbiter")});
        run(event, {QStringLiteral("DROP TRIGGER guard_rated_by ON tournament"),
                    QStringLiteral("DROP TRIGGER guard_tables ON tournament"),
                    QStringLiteral("DROP TRIGGER note_statement ON tournament"),
                    QStringLiteral("GRANT DELETE ON tournament TO %1").arg(arbiter.user)});
        say(event, sqlite::schemaVersion); // as the programs before it did
        QVERIFY(mayRun(arbiter, "UPDATE tournament SET rated_by = 'nobody'"));
        QCOMPARE(opened(arbiter).error().code, OpenError::Code::ownerFirst);
        QVERIFY(!opened(event).value()->upgrade()); // of the tables
        QVERIFY(!mayRun(arbiter, "UPDATE tournament SET rated_by = 'fide'"));
        QCOMPARE(opened(arbiter).value()->role(), DeskRole::arbiter);
        QCOMPARE(server::revisionOf(*connected(event), event).value(), std::optional(server::currentRevision()));
    }

    void whoIsNotInvitedHearsOfNoEvent()
    {
        const ServerAddress event = eventOf(4);
        ServerAddress stranger = loginWith(eventOf(4), {QStringLiteral("arbiter")});
        stranger.event = event.event;
        takeBack(event, 23);
        const auto refused = opened(stranger);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, OpenError::Code::noEvent);
        QCOMPARE(revisionOf(event), std::optional(23));
    }

    void whatFailsLeavesItAsItWas()
    {
        const ServerAddress event = eventOf(4);
        takeBack(event, 22);
        run(event, {QStringLiteral("ALTER TABLE player ADD COLUMN short_name TEXT")}); // in the way of revision 24
        const auto refused = opened(event);
        QCOMPARE(refused.error().code, OpenError::Code::failed);
        QCOMPARE(revisionOf(event), std::optional(22));
        QVERIFY(!mayRun(event, "SELECT captain FROM player"));
        run(event, {QStringLiteral("ALTER TABLE player DROP COLUMN short_name")});
        QVERIFY(opened(event));
    }

    void twoOwnersAtOnceDoItOnce()
    {
        const ServerAddress event = eventOf(4);
        takeBack(event, 20);
        std::array<bool, 4> done{};
        std::vector<std::thread> desks;
        desks.reserve(done.size());
        for (bool& one : done)
            desks.emplace_back([&one, event] { one = ServerStore::open(event).hasValue(); });
        for (std::thread& desk : desks)
            desk.join();
        for (const bool one : done)
            QVERIFY(one);
        QCOMPARE(revisionOf(event), std::optional(sqlite::schemaVersion));
    }

    void aNewerOneAndOneThatThereNeverWasAreRefused()
    {
        const ServerAddress event = eventOf(4);
        say(event, sqlite::schemaVersion + 1);
        QCOMPARE(opened(event).error().code, OpenError::Code::newerSchema);
        say(event, firstServerRevision - 1);
        QCOMPARE(opened(event).error().code, OpenError::Code::impossibleSchema);
    }

    void anOlderProgramThatHasItOpenWritesNoMore()
    {
        const ServerAddress event = eventOf(4);
        auto older = deskOf(event);
        say(event, sqlite::schemaVersion + 1);
        QVERIFY(older->apply(SetRoundCount{5}, WarningLevel::twoSteps));
        older->flush();
        QVERIFY(older->notSaved());
        QCOMPARE(older->notSaved()->cause.findings.front().code, FindingCode::newerProgram);
        QCOMPARE(older->saved().settings.plannedRounds, 7);
        QVERIFY(older->isReadOnly());
        QCOMPARE(older->readOnlyReason()->code, ReadOnlyReason::Code::newerProgram);
        const TournamentFile file; // with what was not saved
        QVERIFY(older->saveCopy(file.path()));
        QCOMPARE(openSession(file.path())->saved().settings.plannedRounds, 5);
    }

    void anEventWhoseGuardsAreNewerIsReadAndFollowedAndNothingElse()
    {
        const ServerAddress event = eventOf(6);
        const ServerAddress arbiter = loginWith(event, {QStringLiteral("arbiter")});
        const ServerAddress viewer = loginWith(event, {QStringLiteral("viewer")});
        auto writer = deskOf(event);
        const QTemporaryDir folder;
        auto open = deskAt(arbiter, QStringLiteral("Ada"), folder.path());
        auto hall = deskOf(viewer);
        pairAndPublish(*writer);
        write(*writer);
        QTRY_COMPARE_WITH_TIMEOUT(open->lastStep(), writer->lastStep(), 20'000);
        renewByANewerProgram(event);

        // A desk that has it open is told before it does anything.
        QTRY_VERIFY_WITH_TIMEOUT(open->isReadOnly(), 20'000);
        const ReadOnlyReason reason = *open->readOnlyReason();
        QCOMPARE(reason.code, ReadOnlyReason::Code::newerProgram);
        QCOMPARE(reason.newer->revision, QStringLiteral("%1.%2").arg(sqlite::schemaVersion).arg(newerGuards()));
        QCOMPARE(reason.newer->known, QStringLiteral("%1.%2").arg(sqlite::schemaVersion).arg(newerGuards() - 1));
        QVERIFY(!open->apply(SetRoundCount{5}, WarningLevel::twoSteps));
        QVERIFY(!open->isCutOff());
        QCOMPARE(hall->readOnlyReason()->code, ReadOnlyReason::Code::onlyViewing);
        // Who opens it now reads, the owner, too; also after the connection was lost.
        for (const ServerAddress& desk : {arbiter, event}) {
            auto late = deskOf(desk);
            QCOMPARE(late->readOnlyReason()->code, ReadOnlyReason::Code::newerProgram);
            QCOMPARE(late->saved().rounds.size(), std::size_t{1});
        }
        letIn(arbiter, false);
        letIn(arbiter, true);
        QTRY_VERIFY_WITH_TIMEOUT(!open->isCutOff(), 20'000);
        QCOMPARE(open->readOnlyReason()->code, ReadOnlyReason::Code::newerProgram);
        // The guards stay what they are.
        QCOMPARE(server::revisionOf(*connected(event), event).value()->guards, newerGuards());
    }

    void whatWasEnteredWhileItWasRenewedWaitsForTheNewerProgram()
    {
        const ServerAddress event = eventOf(6);
        const ServerAddress arbiter = loginWith(event, {QStringLiteral("arbiter")});
        {
            auto writer = deskOf(event);
            pairAndPublish(*writer);
            write(*writer);
        }
        const QTemporaryDir folder;
        auto ada = deskAt(arbiter, QStringLiteral("Ada"), folder.path());
        say(event, sqlite::schemaVersion * 100 + newerGuards()); // and nothing was heard of it
        QVERIFY(ada->apply(EnterResult{{RoundNumber{1}, 1}, GameResult::draw}));
        ada->flush();
        QVERIFY(!ada->notSaved());
        QCOMPARE(ada->waiting().size(), std::size_t{1});
        QTRY_VERIFY_WITH_TIMEOUT(ada->isReadOnly(), 20'000);
        QVERIFY(!ada->isCutOff());
        ada.reset();
        say(event, sqlite::schemaVersion * 100 + newerGuards() - 1); // as if this were the newer program
        ada = deskAt(arbiter, QStringLiteral("Ada"), folder.path());
        QCOMPARE(ada->waiting().size(), std::size_t{1});
        ada->bringIn();
        QTRY_VERIFY_WITH_TIMEOUT(ada->waiting().empty() && !ada->isSaving(), 20'000);
        QCOMPARE(ada->saved().game({RoundNumber{1}, 1})->outcome.result, GameResult::draw);
    }

    void whoRenewsAtTheSameMomentNeverTakesTheGuardsBack()
    {
        const ServerAddress event = eventOf(4);
        say(event, sqlite::schemaVersion); // of an older program
        auto newer = connected(event);
        QVERIFY(newer->run(QStringLiteral("BEGIN")));
        QVERIFY(newer->run(QStringLiteral("LOCK TABLE journal IN ACCESS EXCLUSIVE MODE")));
        std::optional<ReadOnlyReason> reason;
        std::thread older([&] {
            if (const auto opened = ServerStore::open(event))
                reason = opened->content.readOnly;
        });
        QTRY_VERIFY_WITH_TIMEOUT(answerAt(event, QStringLiteral("SELECT count(*) FROM pg_locks WHERE NOT granted")) ==
                                     QStringLiteral("1"),
                                 10'000);
        QVERIFY(newer->run(
            QStringLiteral("COMMENT ON SCHEMA %1 IS 'Pairwright %2'")
                .arg(server::quoted(event.schema()), QString::number(sqlite::schemaVersion * 100 + newerGuards()))));
        QVERIFY(newer->run(QStringLiteral("COMMIT")));
        older.join();
        QVERIFY(reason);
        QCOMPARE(reason->code, ReadOnlyReason::Code::newerProgram);
        QCOMPARE(server::revisionOf(*connected(event), event).value()->guards, newerGuards());
    }

    void theOwnerIsAskedBeforeItIsRenewed()
    {
        const ServerAddress event = eventOf(4);
        say(event, sqlite::schemaVersion);
        const auto asked = TournamentSession::open(event.text(), testOptions());
        QVERIFY(!asked);
        QCOMPARE(asked.error().code, OpenError::Code::toBeRenewed);
        QCOMPARE(server::revisionOf(*connected(event), event).value()->guards, 0);
        SessionOptions options = testOptions();
        options.renews = true;
        QVERIFY(TournamentSession::open(event.text(), options));
        QVERIFY(TournamentSession::open(event.text(), testOptions())); // once
    }
};

static const RegisteredTest<ServerUpgradeTest> registered("test_server_upgrade");
#include "test_server_upgrade.moc"
