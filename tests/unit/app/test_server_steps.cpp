#include "app/domain/json/enum_names.h"
#include "app/domain/setup/desk_who.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_store.h"
#include "app/storage/tournament/journal_store.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/server_steps.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QTest>

namespace pairwright {

using namespace test;

/// What the journal of an event on a server takes, whoever writes SQL at it by hand.
class ServerStepsTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        event_ = eventOf(12);
        auto chief = deskAt(event_);
        const Player& first = chief->saved().players.front();
        PlayerData full = first.data;
        full.title = Title::IM;
        full.sex = Sex::Female;
        full.birth = BirthDate{1990, 5, 12};
        full.standard = OfficialRating{2301, 20, QStringLiteral("2026-11")};
        full.national = OfficialRating{2250, std::nullopt, {}};
        full.periodRatings = {{QStringLiteral("2026-12"), {2310, 20, QStringLiteral("2026-12")}}};
        full.offTheWeb = true;
        full.ownNumber = 7;
        full.fixedBoard = 2;
        full.club = QStringLiteral("SK „Läufer“ 'Nord'");
        full.phone = QStringLiteral("+49 30 1234567");
        mustApply(*chief, editOf(first, full));
        mustApply(*chief, SetAbsence{RoundNumber{3}, {first.key}, AbsenceKind::halfPoint});
        mustApply(*chief, WithdrawPlayer{{chief->saved().players.back().key}, RoundNumber{4}});
        pairAndPublish(*chief);
        write(*chief);
    }

    void aStepIsTheNextOne()
    {
        auto chief = deskAt(event_);
        mustApply(*chief, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
        write(*chief);
        const ServerAddress desk = loginWith(event_, {QStringLiteral("results")});
        for (const ServerAddress& who : {desk, event_})
            for (const std::int64_t number : {std::int64_t{999}, std::int64_t{0}, lastStepOf(event_).step + 2}) {
                JournalRow row =
                    stepLike(event_, QStringLiteral("EnterResult"), QStringLiteral("{\"v\":2,\"changes\":[]}"));
                row.step = number;
                QVERIFY2(refusalOf(who, row).contains(QStringLiteral("is not the next one")),
                         qPrintable(refusalOf(who, row)));
            }
        QVERIFY(deskAt(event_)->saved().rounds.size() == 1);
    }

    void whatCannotBeReadIsNoStep()
    {
        auto chief = deskAt(event_);
        mustApply(*chief, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
        write(*chief);
        const ServerAddress desk = loginWith(event_, {QStringLiteral("results")});
        const QString name = QStringLiteral("EnterResult");
        for (const char* changes :
             {"", "nothing", "{}", "{\"v\":3,\"changes\":[]}", "{\"v\":2,\"changes\":[{\"kind\":\"magic\"}]}",
              "{\"v\":2,\"changes\":[{}]}", "{\"v\":2,\"changes\":[7]}"})
            QVERIFY2(!refusalOf(desk, stepLike(event_, name, QLatin1StringView(changes))).isEmpty(), changes);
        JournalRow other = stepLike(event_, name, QStringLiteral("{\"v\":2,\"changes\":[]}"));
        other.description = QStringLiteral("{\"command\":\"EnterResult\"}");
        QVERIFY(!refusalOf(desk, other).isEmpty());
        other = stepLike(event_, name, QStringLiteral("{\"v\":2,\"changes\":[]}"));
        other.description.replace(name, QStringLiteral("PublishRound"));
        QVERIFY(!refusalOf(desk, other).isEmpty());
        other = stepLike(event_, name, QStringLiteral("{\"v\":2,\"changes\":[]}"));
        other.kind = StepKind::undone;
        QVERIFY(!refusalOf(desk, other).isEmpty());
        other.target = 1; // of another name
        QVERIFY(!refusalOf(desk, other).isEmpty());
        other = stepLike(event_, name, QStringLiteral("{\"v\":2,\"changes\":[]}"));
        other.acknowledged = 2'000'000'000;
        QVERIFY(!refusalOf(desk, other).isEmpty());
        for (const auto& [what, with] :
             {std::pair("\"count\":0", "\"count\":1e300"), std::pair("\"round\":1", "\"round\":\"1\""),
              std::pair("\"result\":\"=\"", "\"result\":\"?\"")}) {
            other = stepLike(event_, name, QStringLiteral("{\"v\":2,\"changes\":[]}"));
            QVERIFY2(other.description.contains(QLatin1StringView(what)), qPrintable(other.description));
            other.description.replace(QLatin1StringView(what), QLatin1StringView(with));
            QVERIFY2(!refusalOf(desk, other).isEmpty(), qPrintable(other.description));
        }
        QVERIFY(deskAt(desk)->saved().rounds.size() == 1);
    }

    void theTimeAndWhoAreTheServers()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("results")});
        {
            auto results = deskAt(desk);
            mustApply(*results, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
            write(*results);
        }
        const JournalRow own = lastStepOf(event_);
        QCOMPARE(DeskWho::read(own.who), (DeskWho{QStringLiteral("Anna Weber"), DeskRole::results, desk.user}));
        JournalRow forged = anotherResult(event_);
        forged.at = QDateTime(QDate(2020, 1, 1), QTime(12, 0), Qt::UTC);
        forged.who = QStringLiteral("Chief Arbiter [chief:pairwright]");
        QCOMPARE(refusalOf(desk, forged), QString());
        const JournalRow there = lastStepOf(event_);
        QVERIFY(std::abs(there.at.secsTo(QDateTime::currentDateTimeUtc())) < 60);
        QCOMPARE(DeskWho::read(there.who),
                 (DeskWho{QStringLiteral("Chief Arbiter (chief:pairwright)"), DeskRole::results, desk.user}));
        forged = anotherResult(event_);
        forged.who.clear();
        QCOMPARE(refusalOf(desk, forged), QString());
        QCOMPARE(DeskWho::read(lastStepOf(event_).who), (DeskWho{desk.user, DeskRole::results, desk.user}));
        // A role that is taken on is not who one is.
        QVERIFY(stepsAt(desk)->run(QStringLiteral("SET SESSION AUTHORIZATION %1").arg(event_.user)).hasValue() ==
                false);
    }

    void theResultsDeskEntersResultsAndNothingElse()
    {
        auto chief = deskAt(event_);
        mustApply(*chief, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
        write(*chief);
        const QString draw = lastStepOf(event_).changes;
        const ServerAddress desk = loginWith(event_, {QStringLiteral("results")});
        const QString name = QStringLiteral("EnterResult");
        const auto from = [&](const char* step) {
            return journalOf(*stepsAt(event_), QLatin1StringView(step)).value().back().changes;
        };
        for (const char* step : {"PublishRound", "EditPlayer", "SetAbsence", "StoreProposal"})
            QVERIFY2(isNotForIt(desk, stepLike(event_, name, from(step))), step);
        // Of a result only the result, of a game that is there, and from what is there.
        QString next = draw;
        next.replace(QStringLiteral("\"before\":{"), QStringLiteral("\"before\":{\"result\":\"=\","));
        next.replace(QStringLiteral("\"after\":{\"result\":\"=\""), QStringLiteral("\"after\":{\"result\":\"1-0\""));
        for (const auto& [what, with] :
             {std::pair("\"1-0\"", "\"2-0\""), std::pair("\"1-0\"", "\"1-0\",\"ratingOnly\":\"1-0\""),
              std::pair("\"board\":1", "\"board\":9"), std::pair("\"version\":1", "\"version\":2"),
              std::pair("\"result\":\"=\"", "\"result\":\"0-1\""),
              std::pair("\"result\":\"1-0\"", "\"result\":\"1-0\",\"counts\":false"),
              std::pair("\"wasAdjourned\":false", "\"wasAdjourned\":1")}) {
            QString wrong = next;
            QVERIFY2(wrong.contains(QLatin1StringView(what)), qPrintable(next));
            wrong.replace(QLatin1StringView(what), QLatin1StringView(with));
            QVERIFY2(isNotForIt(desk, stepLike(event_, name, wrong)), qPrintable(wrong));
        }
        JournalRow publication = stepLike(event_, QStringLiteral("PublishRound"), draw);
        QVERIFY(isNotForIt(desk, publication));
        QCOMPARE(refusalOf(desk, anotherResult(event_)), QString());
    }

    void aLateResultIsNotedAndTakenBackAtItsDesk()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("results")});
        auto chief = deskAt(event_);
        enterAll(*chief);
        mustApply(*chief, EnterResult{{RoundNumber{1}, 1}, GameResult::adjourned});
        pairAndPublish(*chief);
        write(*chief);
        auto results = deskAt(desk);
        mustApply(*results, EnterAdjournedResult{{RoundNumber{1}, 1}, GameResult::whiteWins});
        write(*results);
        QCOMPARE(results->saved().integrity.size(), std::size_t{1});
        for (const char* statement : {"DELETE FROM integrity_event", "UPDATE integrity_event SET content = 'nothing'"})
            QVERIFY2(mayNot(desk, statement), statement);
        QVERIFY(results->undo());
        write(*results);
        QVERIFY(results->saved().integrity.empty());
        QVERIFY(results->redo());
        write(*results);
        QCOMPARE(results->saved().integrity.size(), std::size_t{1});
        QVERIFY(results->undo());
        write(*results);
        mustApply(*results, PostponeGame{{RoundNumber{2}, 2}, Postponement{}});
        mustApply(*results, PostponeGame{{RoundNumber{2}, 3}, Postponement{QDate(2026, 12, 24)}});
        mustApply(*results, EnterResult{{RoundNumber{2}, 2}, GameResult::draw});
        write(*results);
        chief->catchUp();
        QVERIFY(!chief->readOnlyReason());
        QCOMPARE(chief->lastStep(), results->lastStep());
        QVERIFY(chief->saved().integrity.empty());
        for (int board = 1; board <= 6; ++board)
            for (const int round : {1, 2})
                QVERIFY2(chief->saved().game({RoundNumber{round}, board})->outcome ==
                             results->saved().game({RoundNumber{round}, board})->outcome,
                         qPrintable(QString::number(10 * round + board)));
    }

    void theResultsDeskNotesItsOwnResultAlone()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("results")});
        auto chief = deskAt(event_);
        enterAll(*chief);
        mustApply(*chief, EnterResult{{RoundNumber{1}, 1}, GameResult::adjourned});
        pairAndPublish(*chief);
        mustApply(*chief, EnterResult{{RoundNumber{2}, 1}, GameResult::draw});
        write(*chief);
        using Kind = IntegrityEvent::Kind;
        const QDateTime now = QDateTime::currentDateTimeUtc();
        const auto noting = [](JournalRow row, const IntegrityEvent& note) {
            Delta delta = changesFromJson(row.changes).value();
            delta.emplace_back(LogChange{std::nullopt, note});
            row.changes = changesToJson(delta);
            return row;
        };
        // With a right result, whatever else it is.
        const JournalRow entered = anotherResult(event_);
        for (const IntegrityEvent& note :
             std::vector<IntegrityEvent>{{Kind::publicationWithdrawn, now, RoundNumber{1}, 1, QStringLiteral("v1")},
                                         {Kind::correction, now, RoundNumber{2}, 1, QStringLiteral("1-0 to 0-1")},
                                         {Kind::correction, now, RoundNumber{1}, 1, QStringLiteral("= to 1-0")}})
            QVERIFY(isNotForIt(desk, noting(entered, note)));
        // An adjourned game that ended.
        const Match& match = *chief->saved().board({RoundNumber{1}, 1});
        JournalRow ended = stepLike(event_, QStringLiteral("EnterResult"), {});
        const BoardOutcome before = match.game(1).outcome;
        BoardOutcome after = before;
        after.result = GameResult::whiteWins;
        after.wasAdjourned = true;
        ended.changes = changesToJson({BoardChange{{RoundNumber{1}, 1}, 1, before, after}});
        ended.name = QStringLiteral("EnterAdjournedResult");
        ended.description.replace(QStringLiteral("\"EnterResult\""), QStringLiteral("\"EnterAdjournedResult\""))
            .replace(QStringLiteral("\"round\":2"), QStringLiteral("\"round\":1"))
            .replace(QStringLiteral("\"result\":\"=\""), QStringLiteral("\"result\":\"1-0\""));
        const IntegrityEvent right{Kind::adjournedGame, now, RoundNumber{1}, 1, QStringLiteral("1-0")};
        const auto with = [&right](auto change) {
            IntegrityEvent note = right;
            change(note);
            return note;
        };
        for (const IntegrityEvent& note : std::vector<IntegrityEvent>{
                 with([](IntegrityEvent& note) { note.at = QDateTime(QDate(2020, 1, 1), QTime(10, 0), Qt::UTC); }),
                 with([](IntegrityEvent& note) { note.at = note.at.addDays(1); }),
                 with([](IntegrityEvent& note) { note.kind = Kind::correction; }),
                 with([](IntegrityEvent& note) { note.round = RoundNumber{2}; }),
                 with([](IntegrityEvent& note) { note.board = 2; }),
                 with([](IntegrityEvent& note) { note.board.reset(); }),
                 with([](IntegrityEvent& note) { note.text = QStringLiteral("0-1"); }),
                 with([](IntegrityEvent& note) { note.text += QStringLiteral(", by the chief"); })})
            QVERIFY(isNotForIt(desk, noting(ended, note)));
        QVERIFY(isNotForIt(desk, noting(noting(ended, right), right))); // once
        QCOMPARE(refusalOf(desk, noting(ended, right)), QString());
        chief->catchUp();
        QCOMPARE(chief->saved().integrity.size(), std::size_t{1});
    }

    void theDoorSaysWhoIsThereAndNothingElse()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("check-in")});
        {
            auto door = deskAt(desk);
            const PlayerKey first = door->saved().players.front().key;
            const PlayerKey last = door->saved().players.back().key;
            mustApply(*door, CheckIn{RoundNumber{2}, {first}, DoorMark::late, RoundNumber{3}});
            QVERIFY(door->undo());
            QVERIFY(door->redo());
            mustApply(*door, SetAbsence{RoundNumber{5}, {first}, AbsenceKind::zeroPoint});
            mustApply(*door, ClearAbsence{RoundNumber{3}, {first}});
            mustApply(*door, ReturnPlayer{{last}, RoundNumber{6}});
            mustApply(*door, CloseCheckIn{RoundNumber{2}, {door->saved().players.at(4).key}, CheckInEnd::out});
            write(*door);
            mustApply(*door, SetAbsence{RoundNumber{6}, {first}, AbsenceKind::zeroPoint});
            write(*door);
        }
        const QString name = QStringLiteral("SetAbsence");
        const QString last = lastStepOf(event_).changes;
        QVERIFY2(last.contains(QStringLiteral("\"absences\":{\"6\":null}")), qPrintable(last));
        QString next = last; // of round 7
        next.replace(QStringLiteral("\"6\":null"), QStringLiteral("\"7\":null"));
        next.replace(QStringLiteral("\"6\":\"zero\""), QStringLiteral("\"6\":\"zero\",\"7\":\"zero\""));
        for (const auto& [what, with] :
             {std::pair("\"club\":\"SK", "\"club\":\"SC"), std::pair("\"value\":2301", "\"value\":2302"),
              std::pair("\"title\":\"IM\"", "\"title\":\"GM\""), std::pair("\"firstRound\":1", "\"firstRound\":2"),
              std::pair("\"offTheWeb\":true", "\"offTheWeb\":false"), std::pair("\"day\":12", "\"day\":13"),
              std::pair("\"6\":\"zero\"", "\"6\":\"half\""), std::pair("\"7\":null", "\"7\":\"half\""),
              std::pair("\"7\":\"zero\"", "\"7\":\"twice\""), std::pair("\"arrived\":", "\"team\":{},\"arrived\":"),
              std::pair("\"before\":{", "\"before\":{\"firstRound\":2,"), std::pair("\"key\":1", "\"key\":2"),
              std::pair("\"virtualPoints\":[]", "\"virtualPoints\":[10]")}) {
            QString wrong = next;
            QVERIFY2(wrong.contains(QLatin1StringView(what)), qPrintable(QLatin1StringView(what) + next));
            wrong.replace(QLatin1StringView(what), QLatin1StringView(with));
            QVERIFY2(isNotForIt(desk, stepLike(event_, name, wrong)), qPrintable(wrong));
        }
        const QString edited = journalOf(*stepsAt(event_), QStringLiteral("EditPlayer")).value().back().changes;
        QVERIFY(isNotForIt(desk, stepLike(event_, name, edited)));
        QCOMPARE(refusalOf(desk, stepLike(event_, name, next)), QString());
    }

    void leavingFideModeIsTheChiefs()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("arbiter")});
        {
            auto arbiter = deskAt(desk);
            mustApply(*arbiter, SetRoundCount{8});
            write(*arbiter);
        }
        QVERIFY(mayNot(desk, "UPDATE tournament SET rated_by = 'nobody'"));
        QVERIFY(mayNot(desk, "DELETE FROM tournament"));
        const QString name = QStringLiteral("SetRoundCount");
        QString next = lastStepOf(event_).changes;
        QVERIFY2(next.contains(QStringLiteral("\"ratedBy\":\"fide\"")), qPrintable(next));
        QCOMPARE(refusalOf(desk, stepLike(event_, name, next)), QString());
        next.replace(QStringLiteral("\"ratedBy\":\"fide\""), QStringLiteral("\"ratedBy\":\"nobody\""));
        QVERIFY(isNotForIt(desk, stepLike(event_, name, next)));
        auto chief = deskAt(event_);
        mustApply(*chief, SetRatedBy{RatedBy::nobody, RatedBy::fide});
        write(*chief);
    }

    void whatWasNotedStaysNotedButForWhoTakesItsStepBack()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("arbiter")});
        auto chief = deskAt(event_);
        mustApply(*chief, SetRoundCount{8}); // round 1 is published: that is noted
        write(*chief);
        const std::size_t noted = chief->saved().integrity.size();
        QVERIFY(noted > 0);
        chief->close();
        auto arbiter = deskAt(desk);
        mustApply(*arbiter, SetRoundCount{9});
        write(*arbiter);
        QCOMPARE(arbiter->saved().integrity.size(), noted + 1);
        for (const char* statement : {"DELETE FROM integrity_event", "UPDATE integrity_event SET content = 'nothing'",
                                      "UPDATE integrity_event SET position = position + 10"})
            QVERIFY2(mayNot(desk, statement), statement);
        // The note of a step is taken back as another step.
        Delta delta = changesFromJson(lastStepOf(event_).changes).value();
        std::erase_if(delta, [](const Change& change) { return !std::holds_alternative<LogChange>(change); });
        QCOMPARE(delta.size(), std::size_t{1});
        QVERIFY(isNotForIt(desk, stepLike(event_, QStringLiteral("SetRoundCount"), changesToJson(inverse(delta)))));
        QVERIFY(arbiter->undo());
        write(*arbiter);
        QCOMPARE(arbiter->saved().integrity.size(), noted);
        QVERIFY(mayNot(desk, "DELETE FROM integrity_event"));
    }

    void aSavepointHidesNothing()
    {
        const ServerAddress desk = loginWith(event_, {QStringLiteral("results")});
        {
            auto results = deskAt(desk);
            mustApply(*results, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
            write(*results);
        }
        const JournalRow won = anotherResult(event_);
        constexpr auto winning = "UPDATE round_game SET result = '1-0' WHERE round_number = 1 AND board_number = 1";
        QVERIFY(isNotForIt(desk, won,
                           {winning, "SAVEPOINT s", "UPDATE round_game SET result = NULL WHERE board_number = 1",
                            "UPDATE round_game SET result = '0-1' WHERE board_number = 2", "RELEASE s"}));
        QVERIFY(isNotForIt(desk, won,
                           {"SAVEPOINT s", winning, "SET CONSTRAINTS ALL IMMEDIATE", "RELEASE s",
                            "SET CONSTRAINTS ALL DEFERRED", "SAVEPOINT t",
                            "UPDATE round_game SET result = '0-1' WHERE board_number = 3", "RELEASE t"}));
        const auto database = stepsAt(desk);
        QVERIFY(database->run(QStringLiteral("BEGIN")) && database->run(QStringLiteral("SAVEPOINT s")));
        const auto hidden = appendJournal(*database, won);
        QVERIFY(!hidden);
        QVERIFY2(hidden.error().detail.contains(QStringLiteral("savepoint")), qPrintable(hidden.error().detail));
        QVERIFY(database->run(QStringLiteral("ROLLBACK")));
        // What was taken back within is as if it had not been.
        QVERIFY(given(desk, won,
                      {"SAVEPOINT s", "UPDATE round_game SET result = '0-1' WHERE board_number = 2", "ROLLBACK TO s",
                       winning})
                    .hasValue());
    }

private:
    ServerAddress event_;
};

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::ServerStepsTest> registered("test_server_steps");
#include "test_server_steps.moc"
