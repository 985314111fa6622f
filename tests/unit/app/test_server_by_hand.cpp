#include "app/domain/json/enum_names.h"
#include "app/domain/setup/desk_who.h"
#include "app/storage/server/server_barrier.h"
#include "app/storage/server/server_inviting.h"
#include "app/storage/server/server_store.h"
#include "app/storage/tournament/journal_store.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/server_steps.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QTest>

#include <functional>

namespace pairwright {

using namespace test;

/// What a login of a server does by SQL that somebody types, against everybody else.
class ServerByHandTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        event_ = eventOf(12);
        auto chief = deskAt(event_);
        const Player& first = chief->saved().players.front();
        PlayerData full = first.data;
        full.phone = QLatin1StringView(phone);
        mustApply(*chief, editOf(first, full));
        pairAndPublish(*chief);
        write(*chief);
    }

    void whatNobodyCouldHaveDoneIsNoStep()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("results")});
        {
            auto results = deskAt(desk);
            mustApply(*results, PostponeGame{{RoundNumber{1}, 2}, Postponement{QDate(2026, 12, 24)}});
            mustApply(*results, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
            write(*results);
        }
        const QString name = QStringLiteral("EnterResult");
        const QString note =
            QStringLiteral("{\"kind\":\"log\",\"before\":null,\"after\":{\"kind\":\"correction\","
                           "\"at\":\"2026-11-02T10:00:00.000Z\",\"round\":1,\"board\":1,\"text\":\"1-0\"}}");
        const auto noted = [this](const QString& beside) {
            JournalRow row = anotherResult(event_);
            return row.changes.insert(row.changes.lastIndexOf(QLatin1Char(']')), QLatin1Char(',') + beside), row;
        };
        for (const auto& [what, with] :
             {std::pair("2026-11-02T10:00:00.000Z", "9999-99-99T99:99:99.9Z"),
              std::pair("2026-11-02T10:00:00.000Z", "2026-13-02T10:00:00.000Z"),
              std::pair("\"board\":1", "\"board\":99999999999999999999"), std::pair("\"board\":1", "\"board\":\"1\""),
              std::pair("\"round\":1", "\"round\":\"1\"")}) {
            QString wrong = note;
            wrong.replace(QLatin1StringView(what), QLatin1StringView(with));
            QVERIFY2(wrong != note && !refusalOf(desk, noted(wrong)).isEmpty(), with);
        }
        QVERIFY(isNotForIt(desk, noted(note))); // of none of its results (test_server_steps)
        // A day that there is not, a number as text, and what is nested beyond all measure.
        const JournalRow postponed = journalOf(*stepsAt(event_), QStringLiteral("PostponeGame")).value().back();
        QString changes = postponed.changes;
        changes.replace(QStringLiteral("\"before\":{"),
                        QStringLiteral("\"before\":{\"postponed\":{\"to\":\"2026-12-24\"},"));
        changes.replace(changes.lastIndexOf(QStringLiteral("2026-12-24")), 10, QStringLiteral("2026-19-39"));
        QVERIFY(isNotForIt(desk, stepLike(event_, QStringLiteral("PostponeGame"), changes)));
        JournalRow deep = stepLike(event_, name, QStringLiteral("{\"v\":2,\"changes\":[]}"));
        deep.command = QStringLiteral("{\"a\":") + QString(600, QLatin1Char('[')) + QString(600, QLatin1Char(']')) +
                       QLatin1Char('}');
        QVERIFY(!refusalOf(desk, deep).isEmpty());
        deep.command = QStringLiteral("{\"a\":\"") + QString(2'000'000, QLatin1Char('x')) + QStringLiteral("\"}");
        QVERIFY(!refusalOf(desk, deep).isEmpty());
        JournalRow barrier = anotherResult(event_);
        barrier.isBarrier = true;
        QVERIFY(isNotForIt(desk, barrier));
        // A name is one that can be seen, and has an end.
        for (const auto& [who, shown] :
             {std::pair(QStringLiteral("\u200b\n\u2060"), desk.user),
              std::pair(QStringLiteral("Anna\u200b  \u00a0Weber\n"), QStringLiteral("Anna Weber")),
              std::pair(QStringLiteral("Ada") + QString(300, QChar(0xa0)) + QStringLiteral("x"),
                        QStringLiteral("Ada x")),
              std::pair(QString(2'000'000, QLatin1Char('x')), QString(100, QLatin1Char('x')))}) {
            JournalRow row = anotherResult(event_);
            row.who = who;
            QCOMPARE(refusalOf(desk, row), QString());
            QCOMPARE(DeskWho::read(lastStepOf(event_).who).name, shown);
            if (shown != desk.user)
                QCOMPARE(nameAtDesk(who), shown);
        }
        QVERIFY(deskAt(event_)->saved().rounds.size() == 1);
    }

    void nobodyFillsTheServerBesideTheEvent()
    {
        for (const char* role : {"viewer", "check-in", "results", "arbiter", "chief"}) {
            const ServerAddress desk = loginWith(event_, {QString::fromLatin1(role)});
            for (const char* statement :
                 {"SELECT lo_create(0)", "SELECT lo_creat(-1)", "SELECT lo_from_bytea(0, 'x')",
                  "SELECT lowrite(0, 'x')", "SELECT lo_put(1, 0, 'x')", "SELECT lo_open(1, 131072)",
                  "CREATE TEMPORARY TABLE x (a text)", "CREATE TEMPORARY SEQUENCE x",
                  "CREATE FUNCTION pg_temp.x() RETURNS integer LANGUAGE sql AS 'SELECT 1'",
                  "CREATE TABLE public.x (a text)",
                  "CREATE FUNCTION public.x() RETURNS integer LANGUAGE sql AS 'SELECT 1'", "CREATE SCHEMA x",
                  "CREATE TABLE x (a text)", "SELECT pg_logical_emit_message(false, 'x', 'x')",
                  "SET temp_file_limit = -1"})
                QVERIFY2(mayNot(desk, statement), statement);
            QVERIFY(deskAt(desk)->saved().rounds.size() == 1);
        }
    }

    void noTableChangesWithoutItsStep()
    {
        const ServerAddress results = loginWith(event_, {QStringLiteral("results")});
        const ServerAddress door = loginWith(event_, {QStringLiteral("check-in")});
        const ServerAddress arbiter = loginWith(event_, {QStringLiteral("arbiter")});
        {
            auto desk = deskAt(results);
            mustApply(*desk, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
            write(*desk);
            auto other = deskAt(door);
            for (const std::size_t place : {std::size_t{1}, std::size_t{3}})
                mustApply(*other,
                          SetAbsence{RoundNumber{5}, {other->saved().players.at(place).key}, AbsenceKind::zeroPoint});
            write(*other);
        }
        // Beside a step whose change is there: by itself that one is taken.
        const auto both = [&](const ServerAddress& desk, const JournalRow& row, const char* own,
                              const std::vector<const char*>& statements) {
            for (const char* statement : statements) {
                if (!mayNot(desk, statement) || !isNotForIt(desk, row, {own, statement}) ||
                    !isNotForIt(desk, row, {"SET CONSTRAINTS ALL IMMEDIATE", own, statement})) {
                    qWarning("%s", statement);
                    return false;
                }
            }
            return given(desk, row, {own}).hasValue();
        };
        const JournalRow won = anotherResult(event_);
        constexpr auto inASavepoint = "DO $$ BEGIN UPDATE round_game SET result = '0-1' WHERE board_number = 2; "
                                      "EXCEPTION WHEN division_by_zero THEN NULL; END $$"; // of the server's own
        constexpr auto winning = "UPDATE round_game SET result = '1-0' WHERE round_number = 1 AND board_number = 1";
        QVERIFY(isNotForIt(results, won, {"SELECT 1"}));
        QVERIFY(isNotForIt(arbiter, won, {"SELECT 1"}));
        QVERIFY(both(results, won, winning,
                     {"UPDATE round_game SET result = 'zz'", "UPDATE round_game SET postponed_to = 'zz'", inASavepoint,
                      "UPDATE round_game SET result = '0-1', counts = 0",
                      "INSERT INTO integrity_event VALUES (1, 'zz', 'zz', 99, 1, 'zz')"}));
        JournalRow away = lastStepOf(event_);
        {
            Player player = deskAt(event_)->saved().players.at(3);
            Player after = player;
            after.absences[RoundNumber{6}] = AbsenceKind::zeroPoint;
            away = stepLike(event_, QStringLiteral("SetAbsence"), changesToJson(Delta{PlayerChange{player, after}}));
            QCOMPARE(player.key.value, 4);
        }
        QVERIFY(both(door, away, "INSERT INTO player_absence VALUES (4, 6, 'zero')",
                     {"INSERT INTO player_absence VALUES (1, 999, 'zz')", "UPDATE player SET first_round = -7",
                      "DELETE FROM player_absence WHERE player_key = 2",
                      "DO $$ BEGIN INSERT INTO player_withdrawal (player_key, from_round, expelled) VALUES (1, 1, 1); "
                      "EXCEPTION WHEN division_by_zero THEN NULL; END $$",
                      "DO $$ BEGIN DELETE FROM player_absence WHERE player_key = 2; "
                      "EXCEPTION WHEN division_by_zero THEN NULL; END $$",
                      "INSERT INTO player_withdrawal (player_key, from_round, expelled) VALUES (2, 1, 1)"}));
        QVERIFY(both(arbiter, anotherResult(event_),
                     "UPDATE round_game SET result = '=' WHERE round_number = 1 AND board_number = 1",
                     {"UPDATE tournament_round SET published_version = 77", "UPDATE player SET rating = 1"}));
        QVERIFY(isNotForIt(arbiter,
                           stepLike(event_, QStringLiteral("EditPlayer"),
                                    QStringLiteral("{\"v\":2,\"changes\":[{\"kind\":\"player\","
                                                   "\"before\":null,\"after\":\"garbage\"}]}")),
                           {"SELECT 1"}));
        QVERIFY(deskAt(results)->saved().rounds.size() == 1);
    }

    void aStepSaysWhatItChanges()
    {
        const ServerAddress results = loginWith(event_, {QStringLiteral("results")});
        const ServerAddress door = loginWith(event_, {QStringLiteral("check-in")});
        const auto says = [](JournalRow row, const char* what, const QString& with) {
            row.description.replace(QLatin1StringView(what), with);
            return row;
        };
        {
            auto desk = deskAt(results);
            mustApply(*desk, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
            write(*desk);
        }
        const JournalRow won = anotherResult(event_);
        for (const auto& [what, with] :
             {std::pair("\"board\":1", "\"board\":2"), std::pair("\"round\":1", "\"round\":2"),
              std::pair("\"result\":\"1-0\"", "\"result\":\"0-1\""),
              std::pair("\"playerName\":\"\"", "\"playerName\":\"Chief\"")}) {
            QVERIFY2(won.description.contains(QLatin1StringView(what)), qPrintable(won.description));
            QVERIFY2(isNotForIt(results, says(won, what, QLatin1StringView(with))), with);
        }
        // What another program could read otherwise.
        const auto changed = [&won](const char* what, const char* with) {
            JournalRow row = won;
            row.changes.replace(QLatin1StringView(what), QLatin1StringView(with));
            return row;
        };
        for (const auto& [what, with] :
             {std::pair("\"v\":2", "\"v\":\"2\""), std::pair("\"after\":{", "\"after\":{\"counts\":null,"),
              std::pair("\"after\":{", "\"after\":{\"result\":\"0-1\","),
              std::pair("\"after\":{", "\"after\":{\"resul\\u0074\":\"0-1\","),
              std::pair("{\"changes\":[", "{\"changes\":[],\"changes\" :[")}) {
            QVERIFY2(won.changes.contains(QLatin1StringView(what)), qPrintable(won.changes));
            QVERIFY2(!refusalOf(results, changed(what, with)).isEmpty(), with);
        }
        QVERIFY(
            !refusalOf(results, says(won, "\"result\":", QStringLiteral("\"result\":\"0-1\",\"result\":"))).isEmpty());
        JournalRow twice = won;
        const QString one = won.changes.section(QLatin1Char('['), 1).section(QLatin1Char(']'), 0, 0);
        twice.changes.replace(one, one + QLatin1Char(',') + one);
        QVERIFY(isNotForIt(results, twice));
        JournalRow nothing = won;
        nothing.changes = QStringLiteral("{\"v\":2,\"changes\":[]}");
        QVERIFY(isNotForIt(results, nothing));
        QCOMPARE(refusalOf(results, won), QString());
        // Whoever takes it back says what was said.
        JournalRow back = stepLike(event_, QStringLiteral("EnterResult"),
                                   changesToJson(inverse(changesFromJson(won.changes).value())));
        back.kind = StepKind::undone;
        back.target = won.step;
        QVERIFY(isNotForIt(results, says(back, "\"1-0\"", QStringLiteral("\"0-1\""))));
        QVERIFY(isNotForIt(loginWith(event_, {QStringLiteral("arbiter")}),
                           says(back, "\"playerName\":\"\"", QStringLiteral("\"playerName\":\"Chief\""))));
        QCOMPARE(refusalOf(results, back), QString());

        auto desk = deskAt(door);
        const Player first = desk->saved().players.front();
        mustApply(*desk, WithdrawPlayer{{first.key}, RoundNumber{2}});
        write(*desk);
        const QString name = first.data.name;
        JournalRow again = lastStepOf(event_);
        QVERIFY(desk->undo());
        write(*desk);
        again.step = lastStepOf(event_).step + 1;
        for (const auto& [what, with] :
             {std::pair(name, QStringLiteral("Nobody")),
              std::pair(QStringLiteral("\"text\":\"\""), QStringLiteral("\"text\":\"expelled\""))}) {
            QVERIFY2(again.description.contains(what), qPrintable(again.description));
            QVERIFY2(isNotForIt(door, says(again, qPrintable(what), with)), qPrintable(with));
        }
        QCOMPARE(refusalOf(door, again), QString());
    }

    void aPasswordIsNotInWhatTheServerSays()
    {
        // There is one of that name already.
        const QString said =
            answerAt(event_, QStringLiteral("SELECT pairwright.make_login('%1', 'results', '%2', false, "
                                            "current_date + 3)")
                                 .arg(event_.event, event_.user));
        QVERIFY2(said.startsWith(QStringLiteral("refused")), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("PASSWORD")), qPrintable(said));
        for (const char* name : {"pg_anna", "public", "none"}) {
            QVERIFY2(!isPossibleLogin(QLatin1StringView(name)), name);
            const auto made = invite(event_, {DeskRole::results, QLatin1StringView(name), false, {}, 5432});
            QVERIFY2(!made && made.error().code == InviteError::Code::impossibleName, name);
        }
        // One line of it, and no address of another place.
        ServerAddress nowhere = event_;
        nowhere.host = QStringLiteral("/nowhere");
        const auto lost = invite(nowhere, {DeskRole::results, QStringLiteral("ben"), false, {}, 5432});
        QVERIFY(!lost);
        QCOMPARE(lost.error().code, InviteError::Code::notReached);
        QCOMPARE(lost.error().barrier, OpenError::Barrier::noServer);
        QVERIFY(isDoneAt(event_,
                         "CREATE OR REPLACE FUNCTION invite(what text, who text, sees_private boolean) RETURNS text "
                         "LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION E'no more\nCREATE ROLE x PASSWORD'; END $$"));
        const auto refused = invite(event_, {DeskRole::results, QStringLiteral("ben_by_hand"), false, {}, 5432});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, InviteError::Code::failed);
        QCOMPARE(refused.error().detail, QStringLiteral("no more"));
    }

    void whoKeepsTheEventLockedIsNamedAndEnded()
    {
        const auto invited = invite(event_, {DeskRole::checkIn, QStringLiteral("locker"), false, {}, 5432});
        QVERIFY(invited);
        ServerAddress door = event_;
        door.user = invited->invitation.address.user;
        auto chief = deskAt(event_);
        const auto holder = stepsAt(door);
        QVERIFY(holder->run(QStringLiteral("BEGIN")));
        QVERIFY(holder->run(QStringLiteral("LOCK TABLE player_absence IN ACCESS EXCLUSIVE MODE")));
        const auto opened = ServerStore::open(event_);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, OpenError::Code::blocked);
        QCOMPARE(opened.error().detail, door.user);
        QVERIFY(chief->apply(SetAbsence{RoundNumber{5}, {chief->saved().players.front().key}, AbsenceKind::zeroPoint}));
        chief->flush();
        QVERIFY(chief->notSaved());
        const Finding& why = chief->notSaved()->cause.findings.front();
        QCOMPARE(why.code, FindingCode::serverBlocked);
        QCOMPARE(why.text, door.user);
        QVERIFY(endLogin(event_, door.user));
        chief->tryAgain();
        chief->flush();
        QVERIFY(!chief->notSaved());
        QVERIFY(ServerStore::open(event_));
    }

    void aRoundThatIsOverKeepsItsResults()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("results")});
        auto chief = deskAt(event_);
        enterAll(*chief);
        write(*chief);
        const QString name = QStringLiteral("EnterResults");
        Delta delta = changesFromJson(journalOf(*stepsAt(event_), name).value().back().changes).value();
        delta.resize(1);
        pairAndPublish(*chief);
        write(*chief);
        auto& change = std::get<BoardChange>(delta.front());
        change.before = change.after;
        change.after.result = change.before.result == GameResult::draw ? GameResult::blackWins : GameResult::draw;
        QVERIFY(isNotForIt(desk, stepLike(event_, name, changesToJson(delta))));
    }

    void theDoorLeavesRoundsThatArePublishedAlone()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("check-in")});
        auto door = deskAt(desk);
        const PlayerKey fourth = door->saved().players.at(3).key;
        mustApply(*door, WithdrawPlayer{{fourth}, RoundNumber{3}});
        QVERIFY(door->undo());
        write(*door);
        const Player player = *door->saved().player(fourth);
        const auto refused = [&](const char* step, const std::function<void(Player&)>& edit) {
            Player after = player;
            edit(after);
            return isNotForIt(
                desk, stepLike(event_, QLatin1StringView(step), changesToJson(Delta{PlayerChange{player, after}})));
        };
        QVERIFY(refused("WithdrawPlayer", [](Player& after) {
            after.withdrawals.push_back({RoundNumber{1}, {}, false});
        }));
        QVERIFY(refused("WithdrawPlayer", [](Player& after) {
            after.withdrawals.push_back({RoundNumber{3}, {}, true});
        }));
        door->close();
        auto chief = deskAt(event_);
        mustApply(*chief, SetAbsence{RoundNumber{5}, {fourth}, AbsenceKind::zeroPoint});
        mustApply(*chief, ClearAbsence{RoundNumber{5}, {fourth}});
        write(*chief);
        QVERIFY(refused("SetAbsence", [](Player& after) { after.absences[RoundNumber{1}] = AbsenceKind::zeroPoint; }));
        QVERIFY(refused("ClearAbsence", [](Player& after) { after.firstRound = RoundNumber{99}; }));
    }

    void nobodyTakesBackTheNoteOfAnother()
    {
        auto chief = deskAt(event_);
        enterAll(*chief);
        mustApply(*chief, EnterResult{{RoundNumber{1}, 1}, GameResult::adjourned});
        pairAndPublish(*chief);
        mustApply(*chief, EnterAdjournedResult{{RoundNumber{1}, 1}, GameResult::whiteWins});
        write(*chief);
        QCOMPARE(chief->saved().integrity.size(), std::size_t{1});
        const JournalRow noted = lastStepOf(event_);
        for (const char* role : {"results", "arbiter"}) {
            JournalRow back = stepLike(event_, QStringLiteral("EnterAdjournedResult"),
                                       changesToJson(inverse(changesFromJson(noted.changes).value())));
            back.kind = StepKind::undone;
            back.target = noted.step;
            QVERIFY2(isNotForIt(loginWith(event_, {QLatin1StringView(role)}), back), role);
        }
    }

    void nobodyHoldsWhatIsNotHisOrSinceATimeToCome()
    {
        auto chief = ServerStore::open(event_);
        QVERIFY(chief);
        Store& desk = *chief->store;
        const auto viewer = stepsAt(loginWith(event_, {QStringLiteral("viewer")}));
        for (const HeldWork work : {HeldWork::pairings, HeldWork::printSet}) {
            QVERIFY(desk.hold(work, QStringLiteral("Anna"), false));
            QString lock;
            QString number;
            QVERIFY(
                viewer->select(QStringLiteral("SELECT CAST(classid AS text), CAST(objid AS text) FROM pg_locks WHERE "
                                              "locktype = 'advisory' AND objsubid = 2 AND objid <> 0 AND pid <> "
                                              "pg_backend_pid()"),
                               {}, [&](const QSqlQuery& row) {
                                   lock = row.value(0).toString();
                                   number = row.value(1).toString();
                                   return true;
                               }));
            desk.letGo(work);
            const auto claim = [&](const QString& claimed) {
                return viewer->select(QStringLiteral("SELECT pg_advisory_lock_shared(%1, %2)").arg(lock, claimed), {},
                                      [](const QSqlQuery&) { return true; });
            };
            QVERIFY(claim(QStringLiteral("2147483647")));
            QVERIFY(desk.holds()->empty());
            QVERIFY(claim(QString::number(number.toInt() + 50)));
            // He may print, and whoever wants it takes it over; a round is not his.
            QCOMPARE(desk.holds()->empty(), work == HeldWork::pairings);
            QVERIFY(desk.hold(work, QStringLiteral("Anna"), work == HeldWork::printSet));
            QCOMPARE(desk.holds()->size(), std::size_t{1});
            QVERIFY(desk.holds()->front().isOurs);
            desk.letGo(work);
            QVERIFY(viewer->select(QStringLiteral("SELECT pg_advisory_unlock_all()"), {},
                                   [](const QSqlQuery&) { return true; }));
        }
    }

    void aWrongPasswordIsSaidBeforeTheRules()
    {
        // At this computer the driver tries twice, the second time without encryption.
        const QString both = QStringLiteral("FATAL:  password authentication failed for user \"arbiter\"\n"
                                            "FATAL:  no pg_hba.conf entry for host \"127.0.0.1\", no encryption");
        QCOMPARE(server::barrierAt(event_, both, true), OpenError::Barrier::wrongPassword);
        QCOMPARE(server::barrierAt(event_, both, false), OpenError::Barrier::noPassword);
        QCOMPARE(server::barrierAt(event_, both.section(QLatin1Char('\n'), 1), true), OpenError::Barrier::notLetIn);
        QVERIFY(isPossibleLogin(QStringLiteral("anna_2")) && !isPossibleLogin(QStringLiteral("pg_anna")));
    }

    void whoOwnsAnEventInvitesToNoOther()
    {
        ServerAddress own = event_;
        own.user = QStringLiteral("bob");
        own.event = QStringLiteral("of-bob");
        QVERIFY(isDoneAt(event_, "CREATE ROLE bob LOGIN"));
        QVERIFY(isDoneAt(event_, "GRANT USAGE ON SCHEMA pairwright TO bob"));
        QVERIFY(isDoneAt(event_, "GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pairwright TO bob"));
        QVERIFY(isDoneAt(event_, "GRANT CREATE ON DATABASE postgres TO bob"));
        const TournamentFile file;
        createSession(file.path(), 4)->close();
        QVERIFY(ServerStore::createFromFile(own, file.path()));
        const ServerAddress ben = loginWith(event_, {QStringLiteral("results")});
        const QString make = QStringLiteral("SELECT pairwright.make_login('%1', 'chief', '%2', true, %3)");
        const QString soon = QStringLiteral("current_date + 30");
        QVERIFY(
            answerAt(own, make.arg(event_.event, QStringLiteral("spy"), soon)).startsWith(QStringLiteral("refused")));
        QVERIFY(mayNot(own, qPrintable(QStringLiteral("SELECT pairwright.make_roles('%1', 'bob')").arg(event_.event))));
        QVERIFY(
            mayNot(own, qPrintable(QStringLiteral("SELECT pairwright.make_roles('of-bob', '%1')").arg(event_.user))));
        QVERIFY(mayNot(
            own, qPrintable(QStringLiteral("SELECT pairwright.end_login('%1', '%2')").arg(event_.event, ben.user))));
        // To his own he does, not for ever, and by no name that the server keeps.
        QVERIFY(answerAt(own, make.arg(own.event, QStringLiteral("ann"), QStringLiteral("'2130-01-01'")))
                    .startsWith(QStringLiteral("refused")));
        QVERIFY(
            answerAt(own, make.arg(own.event, QStringLiteral("pg_ann"), soon)).startsWith(QStringLiteral("refused")));
        QCOMPARE(answerAt(own, make.arg(own.event, QStringLiteral("ann"), soon)).size(), 20);
        QVERIFY(isDoneAt(own, "SELECT pairwright.end_login('of-bob', 'ann')"));
        QVERIFY(deskAt(own)->role() == DeskRole::chief && deskAt(ben)->role() == DeskRole::results);
    }

    void whoSeesWhatIsPrivateWritesItAsAnArbiterOnly()
    {
        for (const char* role : {"viewer", "check-in", "results"}) {
            const ServerAddress desk = loginWith(event_, {QLatin1StringView(role), QStringLiteral("private")});
            for (const char* statement :
                 {"DELETE FROM player_private", "INSERT INTO player_private SELECT 2, '', '1', '', '', '', ''",
                  "UPDATE player_private SET phone = ''"})
                QVERIFY2(mayNot(desk, statement), statement);
        }
        auto door = deskAt(loginWith(event_, {QStringLiteral("check-in"), QStringLiteral("private")}));
        mustApply(*door, SetAbsence{RoundNumber{3}, {door->saved().players.front().key}, AbsenceKind::halfPoint});
        door->flush();
        QVERIFY(!door->notSaved());
        QCOMPARE(answerAt(event_, QStringLiteral("SELECT phone FROM player_private")), QLatin1StringView(phone));
        auto arbiter = deskAt(loginWith(event_, {QStringLiteral("arbiter"), QStringLiteral("private")}));
        mustApply(*arbiter, edited(*arbiter, &PlayerData::phone, "12"));
        arbiter->flush();
        QVERIFY(!arbiter->notSaved());
        QCOMPARE(answerAt(event_, QStringLiteral("SELECT phone FROM player_private")), QStringLiteral("12"));
    }

private:
    static constexpr auto phone = "+49 30 1234567";

    static EditPlayer edited(const TournamentSession& session, QString PlayerData::*field, const char* text)
    {
        const Player& player = session.saved().players.front();
        PlayerData wanted = player.data;
        wanted.*field = QLatin1StringView(text);
        return editOf(player, wanted);
    }

    ServerAddress event_;
};

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::ServerByHandTest> registered("test_server_by_hand");
#include "test_server_by_hand.moc"
