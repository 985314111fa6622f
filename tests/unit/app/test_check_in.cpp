#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/players/check_in.h"
#include "app/storage/tournament/read_tournament.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr RoundNumber firstRound{1};

DoorState doorOf(const MemoryTournament& tournament, int key)
{
    return doorStateOf(tournament.value, *tournament.value.player(PlayerKey{key}));
}

CheckIn checkIn(int key, DoorMark mark, std::optional<RoundNumber> until = {})
{
    return {firstRound, {PlayerKey{key}}, mark, until};
}

} // namespace

/// Who has come, who is still expected, who comes later, and what becomes of those who do not come.
class TestCheckIn : public QObject {
    Q_OBJECT
private slots:
    void nobodyIsMissedBeforeSomebodyIsTicked()
    {
        MemoryTournament tournament(4);
        QVERIFY(!checkInHasBegun(tournament.value));
        QCOMPARE(doorOf(tournament, 1), DoorState::notYet);
        tournament.apply(checkIn(1, DoorMark::arrived));
        QVERIFY(checkInIsOpen(tournament.value));
        QCOMPARE(doorOf(tournament, 1), DoorState::arrived);
        QCOMPARE(stillExpected(tournament.value).size(), std::size_t{3});
    }

    void lateMeansAwayUntilARoundAndArrivingEndsIt()
    {
        MemoryTournament tournament(4);
        tournament.apply(checkIn(2, DoorMark::late, RoundNumber{4}));
        const auto presence = [&](int round) {
            return presenceIn(*tournament.value.player(PlayerKey{2}), RoundNumber{round});
        };
        QCOMPARE(doorOf(tournament, 2), DoorState::late);
        for (const int round : {1, 2, 3})
            QCOMPARE(presence(round), Presence::zeroPointBye);
        QCOMPARE(presence(4), Presence::present);
        tournament.apply(checkIn(2, DoorMark::late, RoundNumber{3}));
        QCOMPARE(presence(3), Presence::present);
        tournament.apply(checkIn(2, DoorMark::arrived));
        QCOMPARE(doorOf(tournament, 2), DoorState::arrived);
        for (const int round : {1, 2, 3})
            QCOMPARE(presence(round), Presence::present);
        QVERIFY(refusals(tournament, checkIn(2, DoorMark::late, RoundNumber{8})) ==
                std::vector{FindingCode::roundBeyondPlan});
    }

    void whoAsksForByesOrWasHereAlreadyIsNotLate()
    {
        MemoryTournament tournament(4);
        for (const int round : {1, 2})
            tournament.apply(SetAbsence{RoundNumber{round}, {PlayerKey{2}}, AbsenceKind::halfPoint});
        QCOMPARE(doorOf(tournament, 2), DoorState::absent);
        QCOMPARE(firstRoundAfterAbsence(tournament.value, *tournament.value.player(PlayerKey{2})), RoundNumber{3});

        MemoryTournament begun(4);
        begun.pairAndPublish();
        begun.enterAll();
        for (const int round : {2, 3})
            begun.apply(SetAbsence{RoundNumber{round}, {PlayerKey{3}}, AbsenceKind::zeroPoint});
        QCOMPARE(doorOf(begun, 3), DoorState::absent);
    }

    void aByeThatWasAskedForStaysWhenALatecomerArrives()
    {
        MemoryTournament tournament(4);
        tournament.apply(SetAbsence{RoundNumber{3}, {PlayerKey{2}}, AbsenceKind::halfPoint});
        tournament.apply(checkIn(2, DoorMark::late, RoundNumber{3}));
        tournament.apply(checkIn(2, DoorMark::arrived));
        QCOMPARE(presenceIn(*tournament.value.player(PlayerKey{2}), RoundNumber{3}), Presence::halfPointBye);
    }

    void closingGivesByesOrTakesOut_data()
    {
        QTest::addColumn<CheckInEnd>("end");
        QTest::addColumn<Presence>("presence");
        QTest::newRow("half") << CheckInEnd::halfPointBye << Presence::halfPointBye;
        QTest::newRow("zero") << CheckInEnd::zeroPointBye << Presence::zeroPointBye;
        QTest::newRow("out") << CheckInEnd::out << Presence::withdrawn;
    }
    void closingGivesByesOrTakesOut()
    {
        QFETCH(CheckInEnd, end);
        QFETCH(Presence, presence);
        MemoryTournament tournament(4);
        tournament.apply(checkIn(1, DoorMark::arrived));
        tournament.apply(CloseCheckIn{firstRound, stillExpected(tournament.value), end});
        QVERIFY(!checkInIsOpen(tournament.value));
        QCOMPARE(presenceIn(tournament.value.players[0], firstRound), Presence::present);
        for (const int i : {1, 2, 3})
            QCOMPARE(presenceIn(tournament.value.players[std::size_t(i)], firstRound), presence);
    }

    void whoSatAtABoardHasArrived()
    {
        MemoryTournament tournament(4);
        tournament.pairAndPublish();
        for (int key = 1; key <= 4; ++key)
            QCOMPARE(doorOf(tournament, key), DoorState::arrived);
    }

    void itIsStoredAndTakenBackInOneStep()
    {
        const TournamentFile file;
        {
            const auto session = createSession(file.path(), 4);
            mustApply(*session, checkIn(1, DoorMark::arrived));
            mustApply(*session, CloseCheckIn{firstRound, stillExpected(session->saved()), CheckInEnd::out});
            session->flush();
        }
        QVERIFY(readTournament(file.path())->players[0].arrived);
        const auto session = openSession(file.path());
        QCOMPARE(presenceIn(session->saved().players[3], firstRound), Presence::withdrawn);
        QVERIFY(session->undo());
        session->flush();
        QCOMPARE(stillExpected(session->saved()).size(), std::size_t{3});
        QVERIFY(session->undo());
        session->flush();
        QVERIFY(!readTournament(file.path())->players[0].arrived);
    }

    void officialRatingsAndTheChoiceAreStored()
    {
        const TournamentFile file;
        {
            const auto session = createSession(file.path(), 2);
            PlayerData data = session->saved().players[0].data;
            data.standard = OfficialRating{2412, 10, QStringLiteral("FIDE combined 2026-10")};
            data.national = OfficialRating{2300, {}, QStringLiteral("DSB 2026-09")};
            mustApply(*session, editOf(session->saved().players[0], data));
            mustApply(*session, SetRatingChoice{RatingChoice::nationalFirst, RatingChoice::ofTheType});
            session->flush();
        }
        const Tournament stored = readTournament(file.path()).value();
        QCOMPARE(stored.players[0].data.standard->k, std::optional(10));
        QCOMPARE(stored.players[0].data.national->list, QStringLiteral("DSB 2026-09"));
        QVERIFY(!stored.players[0].data.rapid);
        QCOMPARE(stored.settings.ratingChoice, RatingChoice::nationalFirst);
    }
};

static const pairwright::RegisteredTest<TestCheckIn> registered("test_check_in");
#include "test_check_in.moc"
