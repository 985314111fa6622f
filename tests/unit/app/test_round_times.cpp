#include "app/domain/rounds/progress.h"
#include "app/domain/setup/round_start.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QFile>
#include <QtTest>

using namespace pairwright;
using namespace pairwright::test;

/// When the games of a round start: a field of the event, beside the date of the round.
class RoundTimesTest : public QObject {
    Q_OBJECT
private slots:
    void aRoundStartsOnItsDayOrThatOfTheEvent()
    {
        EventData event;
        const RoundNumber one{1};
        QVERIFY(!startOf(event, one).isKnown());
        event.roundTimes[one] = QTime(15, 30);
        QCOMPARE(startOf(event, one), (RoundStart{QDate(), QTime(15, 30)}));
        event.start = QDate(2026, 10, 3);
        event.end = QDate(2026, 10, 4);
        QVERIFY(!startOf(event, one).date.isValid());
        event.end = event.start;
        QCOMPARE(startOf(event, one), (RoundStart{QDate(2026, 10, 3), QTime(15, 30)}));
        event.roundDates[one] = QDate(2026, 10, 10);
        QCOMPARE(startOf(event, one).date, QDate(2026, 10, 10));
        QVERIFY(!startOf(event, RoundNumber{2}).time.isValid());
    }

    void theRoundThatBeginsNextHasNoResultYet()
    {
        MemoryTournament tournament(4, 2);
        QCOMPARE(roundToBegin(tournament.value), RoundNumber{1});
        tournament.pairAndPublish();
        QCOMPARE(roundToBegin(tournament.value), RoundNumber{1});
        tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
        QCOMPARE(roundToBegin(tournament.value), RoundNumber{2});
        tournament.enterAll();
        tournament.pairAndPublish();
        tournament.enterAll();
        QCOMPARE(roundToBegin(tournament.value), RoundNumber{3}); // there is none
    }

    void theyAreKeptUndoneAndDoneAgain()
    {
        const TournamentFile file;
        auto session = createSession(file.path(), 4);
        EventData event = session->saved().event;
        event.roundTimes = {{RoundNumber{1}, QTime(10, 0)}, {RoundNumber{2}, QTime(15, 30)}};
        mustApply(*session, editOf(session->saved().event, event));
        event.roundTimes[RoundNumber{2}] = QTime(16, 0);
        mustApply(*session, editOf(session->saved().event, event));
        session.reset();
        session = openSession(file.path());
        QCOMPARE(session->saved().event, event);
        QVERIFY(session->undo());
        session->flush();
        QCOMPARE(session->saved().event.roundTimes.at(RoundNumber{2}), QTime(15, 30));
        QVERIFY(session->undo());
        session->flush();
        QVERIFY(session->saved().event.roundTimes.empty());
        QVERIFY(session->redo() && session->redo());
        session->flush();
        QCOMPARE(session->saved().event, event);
    }

    void ofTwoDesksEachKeepsItsRound()
    {
        const TournamentFile file;
        auto session = createSession(file.path(), 4);
        const EventData seen = session->saved().event;
        const auto setting = [&seen](int round, const QTime& time) {
            EventData event = seen;
            event.roundTimes[RoundNumber{round}] = time;
            return editOf(seen, event);
        };
        mustApply(*session, setting(1, QTime(10, 0)));
        mustApply(*session, setting(2, QTime(15, 0))); // the other desk had not seen the first
        QCOMPARE(session->saved().event.roundTimes.size(), std::size_t{2});
        QVERIFY(session->undo());
        session->flush();
        QCOMPARE(session->saved().event.roundTimes, (std::map{std::pair(RoundNumber{1}, QTime(10, 0))}));
    }

    /// The stored file of the revision that brought them.
    void theFileOfTheirRevisionHasThem()
    {
        const TournamentFile file;
        QVERIFY(QFile::copy(QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-21.pairwright"), file.path()));
        const auto session = openSession(file.path());
        const EventData& event = session->saved().event;
        QCOMPARE(event.roundTimes,
                 (std::map{std::pair(RoundNumber{1}, QTime(10, 0)), std::pair(RoundNumber{2}, QTime(15, 30))}));
        QCOMPARE(event.roundDates.size(), std::size_t{2});
    }
};

static const pairwright::RegisteredTest<RoundTimesTest> registered("test_round_times");
#include "test_round_times.moc"
