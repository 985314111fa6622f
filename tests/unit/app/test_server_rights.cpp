#include "app/domain/json/enum_names.h"
#include "app/pairing/pairing_job.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_inviting.h"
#include "app/storage/server/server_rights.h"
#include "app/storage/server/server_store.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QTest>

#include <stdexcept>

namespace pairwright {

using namespace test;

namespace {

constexpr auto phone = "+49 30 1234567";

std::unique_ptr<Database> connected(const ServerAddress& address)
{
    auto database = server::connect(address);
    if (!database)
        throw std::runtime_error(database.error().detail.toStdString());
    return std::move(database).value();
}

QString answerOf(const ServerAddress& address, const QString& question)
{
    QString answer = QStringLiteral("nothing");
    const auto done = connected(address)->select(question, {}, [&answer](const QSqlQuery& row) {
        answer = row.value(0).toString();
        return true;
    });
    return done ? answer : QStringLiteral("refused: ") + done.error().detail;
}

/// Typed by hand at that login: it is refused for want of a right.
bool isRefused(const ServerAddress& address, const char* statement)
{
    const auto done = connected(address)->run(QLatin1StringView(statement));
    const bool isRight = !done && (done.error().code == StoreError::Code::readOnly ||
                                   done.error().code == StoreError::Code::privateKept);
    if (!done && !isRight)
        qWarning("%s: %s", statement, qPrintable(done.error().detail));
    return isRight;
}

bool isDone(const ServerAddress& address, const char* statement)
{
    const auto done = connected(address)->run(QLatin1StringView(statement));
    if (!done)
        qWarning("%s: %s", statement, qPrintable(done.error().detail));
    return done.hasValue();
}

QString roleOf(const ServerAddress& event, const QString& key)
{
    return answerOf(
        event, QStringLiteral("SELECT rolname FROM pg_roles WHERE rolname LIKE 'pw:%1@%:%2'").arg(event.event, key));
}

std::unique_ptr<TournamentSession> deskOf(const ServerAddress& address)
{
    SessionOptions options = testOptions();
    options.who = address.user;
    auto opened = TournamentSession::openStore(
        address.text(), [address] { return ServerStore::open(address); }, options);
    if (!opened)
        throw std::runtime_error(opened.error().detail.toStdString());
    return std::move(opened).value();
}

bool isNotOfThisRole(TournamentSession& session, const Command& command)
{
    const auto refused = session.apply(command, WarningLevel::twoSteps);
    return !refused && refused.error().findings.front().code == FindingCode::notOfThisRole;
}

/// A change of one field of the first player.
EditPlayer edited(const TournamentSession& session, QString PlayerData::*field, const char* text)
{
    const Player& player = session.saved().players.front();
    PlayerData wanted = player.data;
    wanted.*field = QLatin1StringView(text);
    return editOf(player, wanted);
}

} // namespace

/// What each role may do at an event on a server: in the session, and by SQL that somebody types.
class ServerRightsTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        // Round 1 is played, and of one player the phone is known.
        event_ = eventOf(12);
        auto chief = deskOf(event_);
        QCOMPARE(chief->role(), DeskRole::chief);
        mustApply(*chief, edited(*chief, &PlayerData::phone, phone));
        pairAndPublish(*chief);
        chief->flush();
        QVERIFY(!chief->notSaved());
    }

    void eachDeskDoesItsWorkAndNoOther()
    {
        const EnterResult result{{RoundNumber{1}, 1}, GameResult::draw};
        auto results = deskOf(loginWith(event_, {QStringLiteral("results")}));
        QCOMPARE(results->role(), DeskRole::results);
        mustApply(*results, result);
        mustApply(*results, EnterResult{{RoundNumber{1}, 2}, GameResult::whiteWins});
        QVERIFY(results->undo());
        results->flush();
        QVERIFY(!results->notSaved());
        QVERIFY(isNotOfThisRole(*results, SetRoundCount{5}));
        QVERIFY(!results->may(CommandName::publishRound));
        results->close();

        auto door = deskOf(loginWith(event_, {QStringLiteral("check-in")}));
        QCOMPARE(door->role(), DeskRole::checkIn);
        const PlayerKey last = door->saved().players.back().key;
        mustApply(*door, SetAbsence{RoundNumber{2}, {last}, AbsenceKind::halfPoint});
        mustApply(*door, WithdrawPlayer{{last}, RoundNumber{3}});
        QVERIFY(isNotOfThisRole(*door, result));
        // What it cannot see it leaves alone.
        mustApply(*door, SetAbsence{RoundNumber{2}, {door->saved().players.front().key}, AbsenceKind::halfPoint});
        door->close();

        auto arbiter = deskOf(loginWith(event_, {QStringLiteral("arbiter")}));
        QCOMPARE(arbiter->role(), DeskRole::arbiter);
        enterAll(*arbiter);
        pairAndPublish(*arbiter);
        mustApply(*arbiter, SetRoundCount{8});
        QVERIFY(isNotOfThisRole(*arbiter, SetRatedBy{RatedBy::nobody, RatedBy::fide}));
        arbiter->close();

        auto viewer = deskOf(loginWith(event_, {QStringLiteral("viewer")}));
        QCOMPARE(viewer->readOnlyReason()->code, ReadOnlyReason::Code::onlyViewing);
        QCOMPARE(viewer->saved().rounds.size(), std::size_t{2});
        viewer->close();

        auto chief = deskOf(event_);
        QCOMPARE(chief->saved().players.front().data.phone, QLatin1StringView(phone));
        QCOMPARE(chief->saved().settings.plannedRounds, 8);
        mustApply(*chief, SetRatedBy{RatedBy::nobody, RatedBy::fide});
    }

    void theResultsDeskDoesNotPublishByHand()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("results")});
        constexpr auto publishedOnceMore =
            "INSERT INTO journal SELECT (SELECT MAX(step) + 1 FROM journal), made_at, made_by, kind, NULL, 0, 0, "
            "description, command, changes, step_name FROM journal WHERE step_name = 'PublishRound'";
        for (const char* statement :
             {"UPDATE round_game SET result = '1-0' WHERE board_number = 1",
              "UPDATE tournament_round SET published_version = NULL", "UPDATE round_version SET published_at = NULL",
              "INSERT INTO tournament_round (round_number, published_version) VALUES (2, 1)",
              "UPDATE round_game SET white_player = black_player", "DELETE FROM round_game",
              "UPDATE tournament SET planned_rounds = 3", "UPDATE player SET rating = 2800",
              "UPDATE journal SET made_by = 'nobody'", "DELETE FROM journal", publishedOnceMore,
              "CREATE TABLE mine (a INTEGER)", "DROP TABLE journal"})
            QVERIFY2(isRefused(desk, statement), statement);
    }

    void theDoorChangesNoPlayersByHand()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("check-in")});
        for (const char* statement :
             {"UPDATE player SET arrived = 1 WHERE player_key = 1", "UPDATE player SET rating = 2800",
              "DELETE FROM player", "UPDATE round_game SET result = '1-0'", "UPDATE tournament SET city = 'Rome'"})
            QVERIFY2(isRefused(desk, statement), statement);
    }

    void whoLooksOnWritesNothing()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("viewer")});
        QCOMPARE(answerOf(desk, QStringLiteral("SELECT COUNT(*) FROM player")), QStringLiteral("12"));
        for (const char* statement :
             {"UPDATE player SET arrived = 1", "DELETE FROM player_absence", "UPDATE round_game SET result = '1-0'",
              "INSERT INTO journal SELECT 1000, made_at, made_by, kind, NULL, 0, 0, description, command, changes, "
              "'EnterResult' FROM journal WHERE step = 1"})
            QVERIFY2(isRefused(desk, statement), statement);
    }

    void whatIsPrivateIsReadWithAGrantOfItsOwnAlone()
    {
        const QString rows = QStringLiteral("SELECT COUNT(*) FROM player_private");
        const QString steps = QStringLiteral("SELECT COUNT(*) FROM journal_private");
        const QString told =
            QStringLiteral("SELECT COUNT(*) FROM journal WHERE changes LIKE '%1' OR command LIKE '%1' OR "
                           "description LIKE '%1'")
                .arg(QStringLiteral("%1234567%"));
        for (const char* role : {"viewer", "check-in", "results", "arbiter"}) {
            const ServerAddress desk = loginWith(event_, {QLatin1StringView(role)});
            for (const QString& question : {rows, steps, told})
                QCOMPARE(answerOf(desk, question), QStringLiteral("0"));
            const auto session = deskOf(desk);
            QVERIFY(!session->seesPrivate());
            QVERIFY(session->saved().players.front().data.phone.isEmpty());
        }
        const ServerAddress trusted = loginWith(event_, {QStringLiteral("results"), QStringLiteral("private")});
        QCOMPARE(answerOf(trusted, rows), QStringLiteral("1"));
        QCOMPARE(answerOf(trusted, steps), QStringLiteral("1"));
        QCOMPARE(answerOf(event_, rows), QStringLiteral("1"));
    }

    void whoDoesNotSeeItNeitherChangesItNorTakesItAway()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("arbiter")});
        QVERIFY(isRefused(desk, "INSERT INTO player_private SELECT 2, '', '1', '', '', '', ''"));
        auto arbiter = deskOf(desk);
        const auto refused = arbiter->apply(edited(*arbiter, &PlayerData::phone, "1"));
        QCOMPARE(refused.error().findings.front().code, FindingCode::privateData);
        // Another field of the same player is changed, and the phone stays.
        mustApply(*arbiter, edited(*arbiter, &PlayerData::club, "Rotation"));
        QVERIFY(arbiter->undo());
        arbiter->flush();
        QVERIFY(!arbiter->notSaved());
        QCOMPARE(answerOf(event_, QStringLiteral("SELECT phone FROM player_private")), QLatin1StringView(phone));
        QVERIFY(isRefused(desk, "DELETE FROM round_game; DELETE FROM round_board; DELETE FROM round_tpn; "
                                "DELETE FROM player"));
        QCOMPARE(deskOf(event_)->saved().players.front().data.phone, QLatin1StringView(phone));
    }

    void whoMayNotSeeIsToldWhyAPlayerStays()
    {
        const ServerAddress event = eventOf(4);
        auto chief = deskOf(event);
        mustApply(*chief, edited(*chief, &PlayerData::phone, phone));
        chief->close();
        auto arbiter = deskOf(loginWith(event, {QStringLiteral("arbiter")}));
        const PlayerKey first = arbiter->saved().players.front().key;
        QVERIFY(arbiter->apply(RemovePlayers{{first}}, WarningLevel::twoSteps));
        std::vector<FindingCode> told;
        connect(arbiter.get(), &TournamentSession::failed, this,
                [&told](const NotSaved& what) { told = codesOf(what.cause.findings); });
        arbiter->flush();
        QCOMPARE(told, std::vector{FindingCode::privateKept});
        QVERIFY(!arbiter->notSaved()); // trying again would change nothing
        QCOMPARE(arbiter->projected().players.size(), std::size_t{4});
        // Who has none goes.
        mustApply(*arbiter, RemovePlayers{{arbiter->saved().players.back().key}});
    }

    void theDoorIsToldWhatItMayNotDoWhereEverybodyMeets()
    {
        const TournamentFile file;
        createSession(file.path(), 6)->close();
        const ServerAddress event = newEvent();
        {
            auto session = openSession(file.path());
            mustApply(*session, SetSystem{{System::RoundRobin, 2026}});
            mustApply(*session, DrawNumbers{{NumberDraw::By::rating, {}}});
            mustApply(*session, LayOutRounds{layOutRounds(session->saved()).value()});
            session->close();
        }
        QVERIFY(ServerStore::createFromFile(event, file.path()));
        auto door = deskOf(loginWith(event, {QStringLiteral("check-in")}));
        auto chief = deskOf(event);
        mustApply(*chief, PublishRounds{RoundNumber{1}});
        mustApply(*chief, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
        chief->flush();
        QTRY_VERIFY(door->saved() == chief->saved());
        const PlayerKey somebody = door->saved().players.front().key;
        const auto refused = door->apply(WithdrawPlayer{{somebody}, RoundNumber{2}}, WarningLevel::twoSteps);
        QVERIFY(!refused);
        QCOMPARE(codesOf(refused.error().findings), std::vector{FindingCode::leavingSetsResults});
        mustApply(*chief, WithdrawPlayer{{somebody}, RoundNumber{2}});
    }

    void aBackupOnAnotherServerGetsItsRolesBack()
    {
        TemporaryCluster other;
        QVERIFY2(other.failure().isEmpty(), qPrintable(other.failure()));
        const QString dump = cluster().host() + QStringLiteral("/event.dump");
        QVERIFY2(cluster().run(QStringLiteral("pg_dump"),
                               {QStringLiteral("-h"), event_.host, QStringLiteral("-p"), QString::number(event_.port),
                                QStringLiteral("-U"), event_.user, QStringLiteral("-Fc"), QStringLiteral("-n"),
                                event_.schema(), QStringLiteral("-f"), dump, event_.database}),
                 qPrintable(cluster().failure()));
        // It complains of the roles that are not there, and brings back the rest.
        other.run(QStringLiteral("pg_restore"),
                  {QStringLiteral("-h"), other.host(), QStringLiteral("-U"), TemporaryCluster::user(),
                   QStringLiteral("-d"), event_.database, dump});
        ServerAddress there = event_;
        there.host = other.host();
        there.port = other.port();
        {
            const auto owner = deskOf(there);
            QCOMPARE(owner->role(), DeskRole::chief);
            QCOMPARE(owner->roles(), EventRoles::missing);
            QCOMPARE(owner->saved().players.front().data.phone, QLatin1StringView(phone));
            mustApply(*owner, SetRoundCount{6});
        }
        makeRoleMakers(other);
        QCOMPARE(deskOf(there)->roles(), EventRoles::madeAgain);
        QCOMPARE(deskOf(there)->roles(), EventRoles::there);
        // All of it holds again.
        ServerAddress desk = there;
        desk.user = QStringLiteral("door");
        QCOMPARE(answerOf(there, QStringLiteral("SELECT invite('check-in', 'door', false)")).size(), 20);
        const auto door = deskOf(desk);
        QCOMPARE(door->role(), DeskRole::checkIn);
        QVERIFY(door->saved().players.front().data.phone.isEmpty());
        QVERIFY(isRefused(desk, "UPDATE player SET rating = 2800"));
        QCOMPARE(answerOf(desk, QStringLiteral("SELECT COUNT(*) FROM player_private")), QStringLiteral("0"));
        mustApply(*door, WithdrawPlayer{{door->saved().players.back().key}, RoundNumber{3}});
    }

    void whoCameInByAnEarlierPlaceDoesNotComeInByACopy()
    {
        // The same server, another database: the roles of the first one are still there.
        const ServerAddress before = loginWith(event_, {QStringLiteral("results")});
        QVERIFY(isDone(event_, "CREATE DATABASE copy TEMPLATE template0"));
        const QString dump = cluster().host() + QStringLiteral("/copy.dump");
        const QStringList at{QStringLiteral("-h"),         event_.host,          QStringLiteral("-p"),
                             QString::number(event_.port), QStringLiteral("-U"), event_.user};
        QVERIFY(cluster().run(QStringLiteral("pg_dump"),
                              at + QStringList{QStringLiteral("-Fc"), QStringLiteral("-f"), dump, event_.database}));
        cluster().run(QStringLiteral("pg_restore"),
                      at + QStringList{QStringLiteral("-d"), QStringLiteral("copy"), dump});
        ServerAddress copy = event_;
        copy.database = QStringLiteral("copy");
        QCOMPARE(deskOf(copy)->roles(), EventRoles::madeAgain);
        ServerAddress theirs = before;
        theirs.database = copy.database;
        QCOMPARE(ServerStore::open(theirs).error().code, OpenError::Code::noEvent);
        QVERIFY(isRefused(theirs, ("SELECT * FROM \"" + event_.schema() + "\".player").toLatin1().constData()));
        QCOMPARE(deskOf(before)->role(), DeskRole::results);
    }

    void twoEventsOnOneServerDoNotSeeEachOther()
    {
        const ServerAddress other = eventOf(6);
        ServerAddress stranger = loginWith(other, {QStringLiteral("chief")});
        QVERIFY(deskOf(stranger)->role() == DeskRole::chief);
        const QByteArray name = event_.schema().toLatin1();
        QVERIFY(isRefused(stranger, ("SELECT * FROM \"" + name + "\".player").constData()));
        QVERIFY(isRefused(stranger, ("UPDATE \"" + name + "\".player SET arrived = 1").constData()));
        stranger.event = event_.event;
        QCOMPARE(ServerStore::open(stranger).error().code, OpenError::Code::noEvent);
    }

    void namesAreLookedUpNowhereElse()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("chief")});
        // Nobody puts something of the same name in between, and no function is everybody's.
        QVERIFY(isRefused(desk, ("CREATE FUNCTION \"" + event_.schema() +
                                 "\".count(text) RETURNS INTEGER "
                                 "LANGUAGE sql AS 'SELECT 1'")
                                    .toLatin1()
                                    .constData()));
        const QString open = QStringLiteral("SELECT COUNT(*) FROM pg_proc AS f JOIN pg_namespace AS s ON s.oid = "
                                            "f.pronamespace WHERE s.nspname = '%1' AND (f.proconfig IS NULL OR "
                                            "has_function_privilege('%2', f.oid, 'EXECUTE'))");
        QCOMPARE(answerOf(event_, open.arg(event_.schema(), loginWith(event_, {QStringLiteral("arbiter")}).user)),
                 QStringLiteral("0"));
        QCOMPARE(answerOf(desk, QStringLiteral("SELECT array_to_string(current_schemas(false), ',')")),
                 event_.schema());
    }

    void aChiefGivesOutLoginsThatEndWithTheEvent()
    {
        const ServerAddress chief = loginWith(event_, {QStringLiteral("chief")});
        const QDate today = QDateTime::currentDateTimeUtc().date();
        mustApply(*deskOf(event_), [today, this] {
            const EventData seen = deskOf(event_)->saved().event;
            EventData wanted = seen;
            wanted.start = today.addDays(20);
            wanted.end = today.addDays(28);
            return editOf(seen, wanted);
        }());
        QVERIFY(isRefused(chief, "CREATE ROLE by_hand LOGIN"));
        QVERIFY(isRefused(chief, "SELECT pairwright.make_roles('open', 'desk_1')"));
        const QString invite = QStringLiteral("SELECT invite('%1', '%2', false)");
        const QString password = answerOf(chief, invite.arg(QStringLiteral("results"), QStringLiteral("ben")));
        QCOMPARE(password.size(), 20);
        QVERIFY(answerOf(chief, invite.arg(QStringLiteral("results"), QStringLiteral("cem"))) != password);
        ServerAddress ben = event_;
        ben.user = QStringLiteral("ben");
        const auto desk = deskOf(ben);
        QVERIFY(desk->role() == DeskRole::results && !desk->seesPrivate());
        QCOMPARE(answerOf(ben, QStringLiteral("SELECT CAST(CAST(rolvaliduntil AS date) AS text) FROM pg_roles WHERE "
                                              "rolname = 'ben'")),
                 today.addDays(35).toString(Qt::ISODate));
        // Not by others, not for other roles, and no login that is there.
        for (const auto& [who, what, name] :
             {std::tuple(ben, "results", "dan"), std::tuple(chief, "pg_monitor", "dan"),
              std::tuple(chief, "private", "dan"), std::tuple(chief, "results", "dan; drop"),
              std::tuple(chief, "chief", "ben")})
            QVERIFY2(answerOf(who, invite.arg(QLatin1StringView(what), QLatin1StringView(name)))
                         .startsWith(QStringLiteral("refused")),
                     name);
    }

    void aChiefEndsALoginBeforeItsTime()
    {
        const ServerAddress chief = loginWith(event_, {QStringLiteral("chief")});
        const QString invite = QStringLiteral("SELECT invite('%1', '%2', %3)");
        const auto name = [](const char* who) {
            return QStringLiteral("end_%1").arg(QLatin1StringView(who));
        };
        QVERIFY(!answerOf(chief, invite.arg(QStringLiteral("results"), name("ben"), QStringLiteral("true")))
                     .startsWith(QStringLiteral("refused")));
        QVERIFY(!answerOf(chief, invite.arg(QStringLiteral("viewer"), name("cem"), QStringLiteral("false")))
                     .startsWith(QStringLiteral("refused")));
        const auto logins = invitedLogins(event_).value();
        QCOMPARE(logins.size(), std::size_t{2});
        QCOMPARE(logins.front().name, name("ben"));
        QVERIFY(logins.front().role == DeskRole::results && logins.front().seesPrivate);
        QVERIFY(logins.back().role == DeskRole::viewer && !logins.back().seesPrivate);
        ServerAddress ben = event_;
        ben.user = name("ben");
        const auto desk = deskOf(ben);
        // Not by others, and no login but those of the event.
        const ServerAddress other = eventOf(4);
        QCOMPARE(endLogin(ben, name("cem")).error().code, InviteError::Code::notAllowed);
        QCOMPARE(endLogin(other, name("ben")).error().code, InviteError::Code::gone);
        QCOMPARE(endLogin(chief, chief.user).error().code, InviteError::Code::gone);
        QCOMPARE(endLogin(chief, TemporaryCluster::user()).error().code, InviteError::Code::gone);
        QVERIFY(isRefused(ben, "SELECT end_login('end_cem')"));
        QVERIFY(isRefused(chief, "SELECT pairwright.end_login('open', 'end_cem')"));
        for (const QString& no : {TemporaryCluster::user(), QStringLiteral("postgres"), chief.user})
            QVERIFY(answerOf(chief, QStringLiteral("SELECT end_login('%1')").arg(no))
                        .startsWith(QStringLiteral("refused")));
        // Who is in is out.
        const auto ended = endLogin(chief, name("ben"));
        QVERIFY2(ended.hasValue(), ended ? "" : qPrintable(ended.error().detail));
        QVERIFY(!ServerStore::open(ben));
        desk->lookForNews();
        QTRY_VERIFY(desk->isCutOff());
        QCOMPARE(invitedLogins(chief)->size(), std::size_t{1});
        QCOMPARE(endLogin(chief, name("ben")).error().code, InviteError::Code::gone);
        // The name is free again.
        QVERIFY(!answerOf(chief, invite.arg(QStringLiteral("check-in"), name("ben"), QStringLiteral("false")))
                     .startsWith(QStringLiteral("refused")));
        QVERIFY(deskOf(ben)->role() == DeskRole::checkIn);
    }

    void whoMayMakeNoRolesHasTheEventToHimself()
    {
        ServerAddress own = event_;
        own.user = QStringLiteral("alone");
        own.event = QStringLiteral("of-one");
        QVERIFY(isDone(event_, "CREATE ROLE alone LOGIN"));
        QVERIFY(isDone(event_, "GRANT CREATE ON DATABASE postgres TO alone"));
        const TournamentFile file;
        createSession(file.path(), 4)->close();
        QVERIFY(ServerStore::createFromFile(own, file.path()));
        QCOMPARE(roleOf(own, QStringLiteral("chief")), QStringLiteral("nothing"));
        QCOMPARE(deskOf(own)->role(), DeskRole::chief);
        QVERIFY(deskOf(own)->seesPrivate());
    }

    void whatAnEarlierEventOfTheNameHasLeftOpensNothing()
    {
        ServerAddress own = event_;
        own.user = QStringLiteral("maker");
        own.event = QStringLiteral("again");
        QVERIFY(isDone(event_, "CREATE ROLE maker LOGIN"));
        QVERIFY(isDone(event_, "GRANT USAGE ON SCHEMA pairwright TO maker"));
        QVERIFY(isDone(event_, "GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pairwright TO maker"));
        QVERIFY(isDone(event_, "GRANT CREATE ON DATABASE postgres TO maker"));
        const TournamentFile file;
        createSession(file.path(), 4)->close();
        const auto made = ServerStore::createFromFile(own, file.path());
        QVERIFY2(made.hasValue(), made ? "" : qPrintable(made.error().detail));
        const auto session = deskOf(own);
        QVERIFY(session->role() == DeskRole::chief && session->seesPrivate());
        ServerAddress theirs = event_;
        theirs.event = own.event;
        const ServerAddress before = loginWith(theirs, {QStringLiteral("results")});
        QVERIFY(server::dropSchema(*connected(own), own));
        QVERIFY(ServerStore::createFromFile(own, file.path()));
        QCOMPARE(ServerStore::open(before).error().code, OpenError::Code::noEvent);
    }

private:
    ServerAddress event_;
};

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::ServerRightsTest> registered("test_server_rights");
#include "test_server_rights.moc"
