#include "app/domain/changes/contradictions.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/reports.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/pairing/play_off.h"
#include "app/session/history/mending.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr PlayerKey firstTied{1};
constexpr PlayerKey secondTied{3};

/// Two rounds of four; 1 and 3 have won all, and 1 is the first by number.
MemoryTournament tiedTwo()
{
    MemoryTournament tournament(4, 2);
    tournament.pairAndPublish(); // 1-3, 4-2
    tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
    tournament.apply(EnterResult{{RoundNumber{1}, 2}, GameResult::draw});
    tournament.pairAndPublish();
    const auto& boards = tournament.value.round(RoundNumber{2})->published()->pairings.boards;
    for (int board = 1; board <= 2; ++board) {
        const Match& match = boards[static_cast<std::size_t>(board - 1)];
        const bool whiteWins = match.a == firstTied || match.a == secondTied;
        tournament.apply(
            EnterResult{{RoundNumber{2}, board}, whiteWins ? GameResult::whiteWins : GameResult::blackWins});
    }
    return tournament;
}

QStringList flatRows(const ReportDocument& document)
{
    QStringList rows;
    for (const QStringList& row : document.tables.front().rows)
        rows.append(row.join(QLatin1Char('|')));
    return rows;
}

} // namespace

/// A play-off is noted, and decides nothing.
class PlayOffTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void onlyWhoSharesTheFirstPlaceAtTheEndHasWonIt()
    {
        MemoryTournament tournament = tiedTwo();
        QCOMPARE(tiedForFirst(tournament.value), (std::vector{firstTied, secondTied}));
        const std::vector no{FindingCode::notTiedForFirst};
        QCOMPARE(refusals(tournament, SetPlayOffWinner{PlayerKey{2}}), no);
        QCOMPARE(refusals(tournament, SetPlayOffWinner{PlayerKey{99}}), no);
        QVERIFY(refusals(tournament, SetPlayOffWinner{secondTied}).empty());
        // While a game is open the event is not over.
        MemoryTournament open = tournament;
        open.apply(EnterResult{{RoundNumber{2}, 1}, std::nullopt});
        QVERIFY(tiedForFirst(open.value).empty());
        QCOMPARE(refusals(open, SetPlayOffWinner{secondTied}), no);
        QVERIFY(tiedForFirst(MemoryTournament(4, 2).value).empty());
    }

    void heIsNamedAndNothingElseChanges()
    {
        MemoryTournament tournament = tiedTwo();
        const Tournament before = tournament.value;
        tournament.apply(SetPlayOffWinner{secondTied, std::optional<PlayerKey>()});
        const RankedPlayers without(before, 2, before.settings.tieBreaks);
        const RankedPlayers with(tournament.value, 2, before.settings.tieBreaks);
        QCOMPARE(with.playOffWinner(), std::optional(secondTied));
        QVERIFY(!without.playOffWinner());
        for (std::size_t i = 0; i < with.lines().size(); ++i)
            QCOMPARE(with.lines()[i].rankText(), without.lines()[i].rankText());
        const ReportDocument sheet = standingsReport(tournament.value, 2, {});
        QCOMPARE(flatRows(sheet).filter("|Player 3 (won the play-off)|").size(), 1);
        QCOMPARE(sheet.notes.filter("The play-off for the first place was won by Player 3").size(), 1);
        QCOMPARE(crossTable(tournament.value, 2, {}).notes.filter("play-off").size(), 1);
        // The standings of an earlier round know nothing of it.
        QVERIFY(standingsReport(tournament.value, 1, {}).notes.filter("play-off").empty());
        tournament.value.settings.playOffWinner.reset();
        QVERIFY(tournament.value == before);
    }

    void whoIsNoLongerTiedIsNotNamed()
    {
        MemoryTournament tournament = tiedTwo();
        tournament.apply(SetPlayOffWinner{secondTied});
        const Pairings& last = tournament.value.round(RoundNumber{2})->published()->pairings;
        const int board = last.boards[0].has(firstTied) ? 1 : 2;
        tournament.apply(EnterResult{{RoundNumber{2}, board}, GameResult::draw});
        QVERIFY(!playOffWinner(tournament.value));
        QVERIFY(standingsReport(tournament.value, 2, {}).notes.filter("play-off").empty());
        QVERIFY(!exportTrf(tournament.value, {})->bytes.contains("Play-off"));
    }

    void twoWhoNameDifferentOnesAreTold()
    {
        MemoryTournament tournament = tiedTwo();
        tournament.apply(SetPlayOffWinner{firstTied, std::optional<PlayerKey>()});
        QCOMPARE(refusals(tournament, SetPlayOffWinner{secondTied, std::optional<PlayerKey>()}),
                 std::vector{FindingCode::changedMeanwhile});
        QVERIFY(refusals(tournament, SetPlayOffWinner{firstTied, std::optional<PlayerKey>()}).empty());
    }

    void theFileKeepsHimAndUndoTakesHimBack()
    {
        const TournamentFile file;
        auto session = createSession(file.path(), 4, 1);
        pairAndPublish(*session);
        enterAll(*session, GameResult::draw);
        mustApply(*session, SetPlayOffWinner{secondTied, std::optional<PlayerKey>()});
        session->close();
        session = openSession(file.path());
        QCOMPARE(session->saved().settings.playOffWinner, std::optional(secondTied));
        QVERIFY(session->undo());
        session->flush();
        QVERIFY(!session->saved().settings.playOffWinner);
        QVERIFY(session->redo());
        session->flush();
        QCOMPARE(session->saved().settings.playOffWinner, std::optional(secondTied));
    }

    void theReportNamesHimByNumberAndReadsHimBack()
    {
        MemoryTournament tournament = tiedTwo();
        tournament.apply(SetPlayOffWinner{secondTied});
        const QByteArray text = exportTrf(tournament.value, {})->bytes;
        QVERIFY2(text.contains("\n### Play-off won by: 3"), text.constData());
        const auto imported = importTrf(text, {});
        QVERIFY(imported);
        QCOMPARE(playOffWinner(imported->tournament), std::optional(secondTied));
        QVERIFY(imported->tournament.keptLines.empty());
        QVERIFY(exportTrf(imported->tournament, {})->bytes.contains("\n### Play-off won by: 3"));
        // A remark that names somebody else stays a remark.
        QByteArray other = text;
        other.replace("won by: 3", "won by: 2");
        const auto kept = importTrf(other, {});
        QVERIFY(kept && !kept->tournament.settings.playOffWinner);
        QCOMPARE(kept->tournament.keptLines.size(), std::size_t{1});
    }

    void aFileThatNamesNobodyKnownIsMended()
    {
        MemoryTournament tournament = tiedTwo();
        tournament.value.settings.playOffWinner = PlayerKey{99};
        QVERIFY(!contradictionsIn(tournament.value).empty());
        mend(tournament.value);
        QVERIFY(!tournament.value.settings.playOffWinner);
        QVERIFY(contradictionsIn(tournament.value).empty());
    }
};

static const pairwright::RegisteredTest<PlayOffTest> registered("test_play_off");
#include "test_play_off.moc"
