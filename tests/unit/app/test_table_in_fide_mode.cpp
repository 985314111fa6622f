#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/players/tpn_order.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/pairing/pairing_job.h"
#include "app/session/plan/refusals.h"
#include "app/session/plan/result_entry.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

/// A round robin in FIDE mode and outside of it: what is fixed, what is asked, what the report tells, as of a Swiss.
class TableInFideModeTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsDeclaredIsAskedAboutAsInASwiss();
    void systemAndOptionsStayOnceARoundIsPublished();
    void resultsOfEveryPublishedRoundMayChange();
    void aResultReplacedInARoundThatIsOverIsTold();
    void whatIsToldIsInNumbersOfPlayersAndReadBack();

private:
    /// Numbers other than keys, so that a line that took one for the other is seen.
    static MemoryTournament published(System system, RatedBy ratedBy)
    {
        MemoryTournament tournament(6);
        tournament.value.settings.ratedBy = ratedBy;
        tournament.apply(SetSystem{{system, 2026}});
        tournament.apply(DrawNumbers{{NumberDraw::By::lot, 3}});
        tournament.apply(LayOutRounds{*layOutRounds(tournament.value)});
        tournament.apply(PublishRounds{RoundNumber{tournament.value.settings.plannedRounds}});
        return tournament;
    }
    static MemoryTournament swiss(RatedBy ratedBy)
    {
        MemoryTournament tournament(6, 5);
        tournament.value.settings.ratedBy = ratedBy;
        tournament.pairAndPublish();
        return tournament;
    }
    static QStringList lines(const Tournament& tournament)
    {
        QStringList found;
        for (const QString& line : QString::fromUtf8(exportTrf(tournament, {})->bytes).split(QStringLiteral("\r\n")))
            if (line.startsWith(QLatin1String("### ")) && line.contains(QLatin1String(" @ Round ")))
                found << line;
        return found;
    }
    static QString gameOf(const Tournament& tournament, BoardId id)
    {
        const TpnMap order(tpnOrder(tournament));
        const Match& match = *tournament.board(id);
        return QStringLiteral("%1-%2").arg(order.tpnOf(match.a)->value).arg(order.tpnOf(match.b)->value);
    }
};

void TableInFideModeTest::whatIsDeclaredIsAskedAboutAsInASwiss()
{
    const std::vector<Command> commands{
        SetPointSystem{PointSystem::of(Score{30}, Score{10}, Score{30})},
        SetTieBreaks{{TieBreak{TieBreakKind::SonnebornBerger}}},
        SetRatedBy{RatedBy::nobody},
        SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{2}}, one, {}})}},
        WithdrawPlayer{{PlayerKey{3}}, two, true},
    };
    for (const RatedBy mode : {RatedBy::fide, RatedBy::nobody}) {
        const MemoryTournament table = published(System::RoundRobin, mode);
        const MemoryTournament other = swiss(mode);
        for (const Command& command : commands) {
            const std::vector<Finding> here = table.plan(command).findings;
            for (const Finding& finding : other.plan(command).findings)
                if (refusalOf(finding.code) != nullptr)
                    QVERIFY2(has(here, finding.code, finding.level), nameOf(command).data());
            if (std::holds_alternative<SetPointSystem>(command))
                QVERIFY(has(here, FindingCode::pointsFixed,
                            mode == RatedBy::fide ? WarningLevel::refused : WarningLevel::confirm));
        }
    }
}

void TableInFideModeTest::systemAndOptionsStayOnceARoundIsPublished()
{
    for (const RatedBy mode : {RatedBy::fide, RatedBy::nobody}) {
        MemoryTournament tournament = published(System::DoubleRoundRobin, mode);
        for (const Command& command :
             {Command(SetSystem{{System::Dutch, 2026}}), Command(SetSystemOption{"seam", "straight"}),
              Command(DrawNumbers{{NumberDraw::By::lot, 4}}), Command(SetDeclaredOrder{{PlayerKey{5}, PlayerKey{1}}})})
            QCOMPARE(levelOf(tournament, command), WarningLevel::refused);
        QCOMPARE(levelOf(tournament, WithdrawPublication{RoundNumber{10}, QStringLiteral("why")}),
                 levelOf(swiss(mode), WithdrawPublication{one, QStringLiteral("why")}));
    }
}

void TableInFideModeTest::resultsOfEveryPublishedRoundMayChange()
{
    for (const RatedBy mode : {RatedBy::fide, RatedBy::nobody}) {
        MemoryTournament tournament = published(System::RoundRobin, mode);
        tournament.apply(WithdrawPublication{five, QStringLiteral("hall is closed")});
        for (int round = 1; round <= 4; ++round)
            for (int board = 1; board <= 3; ++board)
                tournament.apply(EnterResult{{RoundNumber{round}, board}, GameResult::draw});
        // Neither the round before only, nor the rating report only: no round rests on another (questions 189 to 191).
        for (int round = 1; round <= 4; ++round) {
            const BoardId board{RoundNumber{round}, 2};
            QCOMPARE(resultEntryFor(tournament.value, board), ResultEntry::enter);
            QVERIFY(std::holds_alternative<EnterResult>(commandFor(tournament.value, board, GameResult::whiteWins)));
            QCOMPARE(levelOf(tournament, EnterResult{board, GameResult::whiteWins}),
                     mode == RatedBy::fide ? WarningLevel::confirm : WarningLevel::acknowledge);
            QVERIFY(!refusals(tournament, SetRatingOnlyResult{board, GameResult::whiteWins}).empty());
        }
        QVERIFY(!refusals(tournament, EnterResult{{five, 1}, GameResult::draw}).empty());
    }
}

void TableInFideModeTest::aResultReplacedInARoundThatIsOverIsTold()
{
    MemoryTournament tournament = published(System::RoundRobin, RatedBy::fide);
    for (const RoundNumber round : {one, two})
        for (int board = 1; board <= 3; ++board)
            tournament.apply(EnterResult{{round, board}, GameResult::draw});
    tournament.apply(EnterResult{{RoundNumber{3}, 1}, GameResult::draw});
    // Typed and typed again in the round that is played.
    tournament.apply(EnterResult{{RoundNumber{3}, 1}, GameResult::whiteWins});
    QVERIFY(tournament.value.integrity.empty());
    const BoardId board{one, 2};
    const Tournament before = tournament.value;
    tournament.apply(EnterResult{board, GameResult::whiteWins});
    QCOMPARE(tournament.value.integrity.size(), std::size_t{1});
    const QString line =
        QStringLiteral("### Correction @ Round 1: %1 1/2-1/2 => 1-0").arg(gameOf(tournament.value, board));
    QCOMPARE(lines(tournament.value), QStringList{line});
    // Taken out, it is open again, and that is told as well.
    tournament.value = before;
    tournament.apply(EnterResult{board, std::nullopt});
    QCOMPARE(lines(tournament.value),
             QStringList{
                 QStringLiteral("### Correction @ Round 1: %1 1/2-1/2 => none").arg(gameOf(tournament.value, board))});
}

void TableInFideModeTest::whatIsToldIsInNumbersOfPlayersAndReadBack()
{
    MemoryTournament tournament = published(System::RoundRobin, RatedBy::fide);
    QVERIFY(tpnOrder(tournament.value).front() != PlayerKey{1});
    for (int round = 1; round <= 5; ++round)
        for (int board = 1; board <= 3; ++board)
            tournament.apply(EnterResult{{RoundNumber{round}, board}, GameResult::whiteWins});
    const BoardId board{two, 3};
    tournament.apply(EnterResult{board, GameResult::blackWins});
    tournament.apply(SetTieBreaks{{TieBreak{TieBreakKind::SonnebornBerger}}});
    const QStringList told = lines(tournament.value);
    QVERIFY2(
        told.contains(QStringLiteral("### Correction @ Round 2: %1 1-0 => 0-1").arg(gameOf(tournament.value, board))),
        qPrintable(told.join(u'\n')));
    QVERIFY2(!told.filter(QStringLiteral("### Configuration @ Round ")).isEmpty(), qPrintable(told.join(u'\n')));
    const auto back =
        importTrf(exportTrf(tournament.value, {})->bytes, {QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC), {}});
    QVERIFY(back);
    QCOMPARE(lines(back->tournament), told);
    QCOMPARE(back->tournament.integrity.size(), tournament.value.integrity.size());
    QVERIFY(inFideMode(back->tournament.settings));
}

static const pairwright::RegisteredTest<TableInFideModeTest> registered("test_table_in_fide_mode");
#include "test_table_in_fide_mode.moc"
