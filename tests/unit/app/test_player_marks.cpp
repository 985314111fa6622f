#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/changes/contradictions.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/session/plan/readiness.h"
#include "app/storage/tournament/read_tournament.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr PlayerKey markedPlayer{1};

EditPlayer withoutHalfPointByes(const Tournament& tournament)
{
    PlayerData data = tournament.player(markedPlayer)->data;
    data.noHalfPointBye = true;
    return editOf(*tournament.player(markedPlayer), data);
}

MemoryTournament withOneMarked(int players = 5)
{
    MemoryTournament tournament(players);
    tournament.apply(withoutHalfPointByes(tournament.value));
    return tournament;
}

bool refuses(const MemoryTournament& tournament, const Command& command)
{
    return has(tournament.plan(command).findings, FindingCode::halfPointByeBarred, WarningLevel::refused);
}

} // namespace

/// Marks that an arbiter gives a player: may have no half-point bye, was expelled.
class PlayerMarksTest : public QObject {
    Q_OBJECT
private slots:
    void whoMayHaveNoHalfPointByeIsRefusedOneEverywhere()
    {
        const MemoryTournament tournament = withOneMarked();
        QVERIFY(refuses(tournament, SetAbsence{one, {PlayerKey{2}, markedPlayer}, AbsenceKind::halfPoint}));
        QVERIFY(refuses(tournament, CloseCheckIn{one, {markedPlayer}, CheckInEnd::halfPointBye}));
        NewPlayer entry;
        entry.data.name = QStringLiteral("Somebody");
        entry.data.noHalfPointBye = true;
        entry.absences = {{two, AbsenceKind::halfPoint}};
        QVERIFY(refuses(tournament, AddPlayers{{entry}, {}}));
        // Others are not asked about, nor are other byes.
        QVERIFY(!refuses(tournament, SetAbsence{one, {PlayerKey{2}}, AbsenceKind::halfPoint}));
        QVERIFY(!refuses(tournament, SetAbsence{one, {markedPlayer}, AbsenceKind::zeroPoint}));
        QVERIFY(!refuses(tournament, CloseCheckIn{one, {markedPlayer}, CheckInEnd::zeroPointBye}));
    }

    void lateArrivalsWithHalfAPointAreRefusedToo()
    {
        MemoryTournament tournament = withOneMarked();
        tournament.apply(SetAbsence{one, {markedPlayer}, AbsenceKind::zeroPoint});
        tournament.pairAndPublish();
        const AmendRound waits{one,
                               tournament.value.round(one)->published()->pairings,
                               {{markedPlayer, AbsenceKind::halfPoint}},
                               QStringLiteral("the train was late")};
        QVERIFY(refuses(tournament, waits));
    }

    void theMarkItselfIsRefusedWhereAByeWasPromised()
    {
        MemoryTournament tournament(4);
        tournament.apply(SetAbsence{two, {markedPlayer}, AbsenceKind::halfPoint});
        QVERIFY(refuses(tournament, withoutHalfPointByes(tournament.value)));
        tournament.apply(SetAbsence{two, {markedPlayer}, AbsenceKind::zeroPoint}); // the bye is taken back first
        tournament.apply(withoutHalfPointByes(tournament.value));
        QVERIFY(tournament.value.player(markedPlayer)->data.noHalfPointBye);
    }

    void outsideFideModeItIsAsked()
    {
        MemoryTournament tournament = withOneMarked();
        tournament.value.settings.ratedBy = RatedBy::nobody;
        QCOMPARE(levelOf(tournament, SetAbsence{one, {markedPlayer}, AbsenceKind::halfPoint}), WarningLevel::confirm);
    }

    void theExpelledAreNotPairedAnyMoreAndUndoBringsThemBack()
    {
        const TournamentFile file;
        auto session = createSession(file.path(), 6);
        pairAndPublish(*session);
        enterAll(*session);
        const Tournament before = session->saved();
        mustApply(*session, WithdrawPlayer{{markedPlayer}, two, true});
        const auto step = session->history(session->lastStep(), 1);
        QCOMPARE(step->front().description.text, QStringLiteral("expelled"));
        session.reset();
        session = openSession(file.path());
        QVERIFY(isExpelledIn(*session->saved().player(markedPlayer), two));
        QVERIFY(!isExpelledIn(*session->saved().player(markedPlayer), one));
        QCOMPARE(presenceIn(*session->saved().player(markedPlayer), two), Presence::withdrawn);
        pairAndPublish(*session);
        const Pairings& pairings = session->saved().round(two)->published()->pairings;
        QCOMPARE(pairings.boards.size(), std::size_t{2});
        for (const Match& match : pairings.boards)
            QVERIFY(!match.has(markedPlayer));
        QVERIFY(pairings.bye != markedPlayer);
        session.reset();

        const TournamentFile other;
        session = createSession(other.path(), 6);
        const Tournament untouched = session->saved();
        mustApply(*session, WithdrawPlayer{{markedPlayer}, one, true});
        QVERIFY(session->undo());
        session->flush();
        QVERIFY(session->saved() == untouched);
        QVERIFY(before.player(markedPlayer)->withdrawals.empty());
    }

    void whoLeftBeforeIsExpelledFromThen()
    {
        MemoryTournament tournament(4);
        tournament.apply(WithdrawPlayer{{markedPlayer}, two});
        tournament.apply(WithdrawPlayer{{markedPlayer}, RoundNumber{3}, true});
        QCOMPARE(tournament.value.player(markedPlayer)->withdrawals,
                 (std::vector<Withdrawal>{{two, std::nullopt, true}}));
        QCOMPARE(refusals(tournament, WithdrawPlayer{{markedPlayer}, RoundNumber{3}, true}),
                 (std::vector{FindingCode::alreadyWithdrawn}));
    }

    void bringingAnExpelledPlayerBackAsks()
    {
        MemoryTournament tournament(4);
        tournament.apply(WithdrawPlayer{{markedPlayer}, one, true});
        const Plan back = tournament.plan(ReturnPlayer{{markedPlayer}, two});
        QVERIFY(has(back.findings, FindingCode::expelledReturns, WarningLevel::confirm));
        tournament.apply(ReturnPlayer{{markedPlayer}, two});
        QVERIFY(!isExpelledIn(*tournament.value.player(markedPlayer), two));
        QVERIFY(isExpelledIn(*tournament.value.player(markedPlayer), one));
        // Away again, but not expelled again: two absences that are told apart.
        tournament.apply(WithdrawPlayer{{markedPlayer}, two});
        QCOMPARE(tournament.value.player(markedPlayer)->withdrawals.size(), std::size_t{2});
        QVERIFY(contradictionsIn(tournament.value).empty());
    }

    void theReportSaysWhoWasExpelled()
    {
        MemoryTournament tournament(4);
        tournament.pairAndPublish();
        tournament.enterAll();
        tournament.apply(WithdrawPlayer{{PlayerKey{3}}, two, true});
        QVERIFY(exportTrf(tournament.value, {})->bytes.contains("### Expelled @ Round 2: 3\r\n"));
    }

    void whoWasExpelledIsMarkedSoWhenTheReportIsReadAgain()
    {
        MemoryTournament tournament(6);
        tournament.pairAndPublish();
        tournament.enterAll();
        tournament.apply(WithdrawPlayer{{PlayerKey{3}}, two, true});
        tournament.apply(WithdrawPlayer{{PlayerKey{4}}, two});
        tournament.pairAndPublish();
        tournament.enterAll();
        tournament.apply(ReturnPlayer{{PlayerKey{3}}, RoundNumber{3}});
        tournament.pairAndPublish();
        tournament.enterAll();
        tournament.apply(WithdrawPlayer{{PlayerKey{5}}, RoundNumber{4}, true});
        const QByteArray report = exportTrf(tournament.value, {})->bytes;
        const auto read = importTrf(report, {QDateTime::currentDateTimeUtc(), {}});
        QVERIFY(read.hasValue());
        QVERIFY(contradictionsIn(read->tournament).empty());
        const auto expelledFrom = [&](int number) {
            for (const Player& player : read->tournament.players)
                if (player.data.name == tournament.value.player(PlayerKey{number})->data.name)
                    return player.withdrawals;
            return std::vector<Withdrawal>();
        };
        QCOMPARE(expelledFrom(3), (std::vector<Withdrawal>{{two, RoundNumber{3}, true}}));
        QCOMPARE(expelledFrom(5), (std::vector<Withdrawal>{{RoundNumber{4}, std::nullopt, true}}));
        QCOMPARE(expelledFrom(4), std::vector<Withdrawal>()); // a withdrawal is never inferred
        QCOMPARE(exportTrf(read->tournament, {})->bytes, report);
    }

    void aLineThatDoesNotFitTheRoundsStaysALine()
    {
        MemoryTournament tournament(4);
        tournament.pairAndPublish();
        tournament.enterAll();
        const QByteArray honest = exportTrf(tournament.value, {})->bytes;
        for (const char* line : {"### Expelled @ Round 1: 3", "### Expelled @ Round 2: 17", "### Expelled @ Round x: 3",
                                 "### Expelled @ Round 2:"}) {
            const auto read = importTrf(line + QByteArray("\r\n") + honest, {QDateTime::currentDateTimeUtc(), {}});
            QVERIFY(read.hasValue());
            for (const Player& player : read->tournament.players)
                QVERIFY(player.withdrawals.empty());
            QVERIFY2(exportTrf(read->tournament, {})->bytes.contains(line), line);
        }
    }
};

static const pairwright::RegisteredTest<PlayerMarksTest> registered("test_player_marks");
#include "test_player_marks.moc"
