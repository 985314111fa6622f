#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/teams.h"

#include "app/corrections/cases.h"
#include "app/corrections/imported_rounds.h"
#include "app/corrections/late_arrival.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/teams/line_up.h"
#include "app/domain/teams/match_score.h"
#include "app/domain/teams/seats.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/game_cells.h"
#include "app/formats/trf/import.h"
#include "app/pairing/pairing_job.h"
#include "app/session/plan/readiness.h"
#include "engine/trf/teams/to_team_state.h"

#include <QTest>

#include <algorithm>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// Six teams in a league or a Swiss: each match of the first two rounds ended so, and the third is published.
MemoryTournament afterTwoRounds(bool isLeague, std::initializer_list<GameResult> results)
{
    MemoryTournament tournament = someTeams(6);
    if (isLeague) {
        tournament.apply(SetSystem{{System::RoundRobin, 2026}});
        tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
        tournament.apply(LayOutRounds{*layOutRounds(tournament.value)});
        tournament.apply(PublishRounds{RoundNumber{3}});
    } else {
        tournament.apply(SetInitialColour{{Colour::White, {}}});
    }
    for (int round = 1; round <= 3; ++round) {
        if (!isLeague)
            tournament.pairAndPublish();
        tournament.apply(SeatAsUsual{RoundNumber{round}});
        for (int match = 1; match <= 3 && round < 3; ++match)
            enterMatch(tournament, match, results, round);
    }
    return tournament;
}

} // namespace

/// What goes wrong where teams meet, and is put right: who sat where and what they got stays.
class TeamCorrectionsTest : public QObject {
    Q_OBJECT
private slots:
    void reversedColoursKeepWhoSatAndWhoWon();
    void aReportWithColoursPutRightIsReadAgain_data();
    void aReportWithColoursPutRightIsReadAgain();
    void oneBoardIsTurnedByItselfAndReadAgain_data();
    void oneBoardIsTurnedByItselfAndReadAgain();
    void aBoardWhoseColoursNoReportCanTellIsNotTurned();
    void aByeIsToldOnce();
    void aTeamWithoutPlayersIsToldBeforeItIsPaired();
    void nobodyWinsABoardAtWhichHeDoesNotSit();
    void aRoundThatIsStoredAgainKeepsItsLineUps();
    void whatIsCorrectedForTheRatingAloneChangesNoTable();
    void anotherPlayerOfAPlayedGameIsTold();
    void aReplacedResultSaysBothAndItsEndIsTold();
    void aTeamThatLeavesATableIsLeftOutOfTheReport_data();
    void aTeamThatLeavesATableIsLeftOutOfTheReport();
    void aTeamThatIsAwayInRoundsToComeIsSaidToBe_data();
    void aTeamThatIsAwayInRoundsToComeIsSaidToBe();
    void theRoundsToComeOfATableAreNotInTheFile_data();
    void theRoundsToComeOfATableAreNotInTheFile();
};

void TeamCorrectionsTest::reversedColoursKeepWhoSatAndWhoWon()
{
    using R = GameResult;
    MemoryTournament tournament = teamsInRoundOne(6);
    tournament.apply(SeatAsUsual{one});
    enterMatch(tournament, 1, {R::whiteWins, R::blackWins, R::draw, R::whiteWins});
    const Match was = *tournament.value.board({one, 1});
    const auto mistake = mistakeOf(tournament.value, CorrectionCase::wrongColours,
                                   {.board = {one, 1, 1}, .result = R::blackWins, .reason = QStringLiteral("seen")});
    tournament.apply(*mistake->amended);
    const Match& now = *tournament.value.board({one, 1});
    QVERIFY(now.a == was.b && now.b == was.a && now.game(1).white == was.b);
    for (const PlayerKey team : {was.a, was.b})
        QCOMPARE(now.lineUpOf(team), was.lineUpOf(team));
    const auto [a, b] = scoreOf(was, tournament.value.settings);
    QVERIFY(scoreOf(now, tournament.value.settings) == std::pair(b, a));
    QVERIFY(!now.isOpen());
    tournament.apply(mistakeOf(tournament.value, CorrectionCase::wrongColours,
                               {.board = {one, 1, 3}, .reason = QStringLiteral("not so")})
                         ->amended.value());
    QCOMPARE(tournament.value.board({one, 1})->games, was.games);
}

void TeamCorrectionsTest::aReportWithColoursPutRightIsReadAgain_data()
{
    QTest::addColumn<bool>("isLeague");
    QTest::newRow("Swiss") << false;
    QTest::newRow("league") << true;
}

void TeamCorrectionsTest::aReportWithColoursPutRightIsReadAgain()
{
    QFETCH(bool, isLeague);
    using R = GameResult;
    MemoryTournament tournament = afterTwoRounds(isLeague, {R::whiteWins, R::whiteWins, R::draw, R::draw});
    for (int board = 1; board <= 3; ++board) // after round 3 was paired
        tournament.apply(
            *mistakeOf(tournament.value, CorrectionCase::wrongColours,
                       {.board = {RoundNumber{2}, board, 1}, .result = R::blackWins, .reason = QStringLiteral("seen")})
                 ->amended);
    for (int board = 1; board <= 3; ++board)
        enterMatch(tournament, board, {R::draw, R::draw, R::draw, R::draw}, 3);
    auto again = importTrf(exportTrf(tournament.value, {})->bytes, {});
    QVERIFY(again.hasValue());
    checkImportedRounds(again->tournament);
    for (const IntegrityEvent& event : importedOtherwise(again->tournament))
        QVERIFY2(false, qPrintable(QStringLiteral("round %1: %2").arg(event.round.value).arg(event.text)));
}

void TeamCorrectionsTest::oneBoardIsTurnedByItselfAndReadAgain_data()
{
    QTest::addColumn<bool>("isLeague");
    QTest::addColumn<int>("board");
    QTest::newRow("Swiss, first board") << false << 1;
    QTest::newRow("Swiss, third board") << false << 3;
    QTest::newRow("league, first board") << true << 1;
    QTest::newRow("league, fourth board") << true << 4;
}

void TeamCorrectionsTest::oneBoardIsTurnedByItselfAndReadAgain()
{
    QFETCH(bool, isLeague);
    QFETCH(int, board);
    using R = GameResult;
    MemoryTournament tournament = afterTwoRounds(isLeague, {R::whiteWins, R::whiteWins, R::draw, R::whiteWins});
    const BoardId id{two, 2, board};
    const Match was = *tournament.value.board(id);
    const auto mistake =
        mistakeOf(tournament.value, CorrectionCase::boardColours, {.board = id, .reason = QStringLiteral("seen")});
    QVERIFY(mistake && mistake->amended);
    tournament.apply(*mistake->amended);
    const Match now = *tournament.value.board(id);
    for (int game = 1; game <= 4; ++game)
        QCOMPARE(now.game(game).white == was.game(game).white, game != board);
    QCOMPARE(now.a == was.a, board != 1); // the colours of the match are those of its first board
    for (const PlayerKey team : {was.a, was.b})
        QCOMPARE(now.lineUpOf(team), was.lineUpOf(team));
    const auto scores = scoreOf(was, tournament.value.settings);
    QVERIFY(scoreOf(now, tournament.value.settings) == (board == 1 ? std::pair(scores.second, scores.first) : scores));
    QCOMPARE(tournament.value.integrity.back().kind, IntegrityEvent::Kind::correction);
    MemoryTournament turnedBack = tournament;
    turnedBack.apply(
        *mistakeOf(turnedBack.value, CorrectionCase::boardColours, {.board = id, .reason = QStringLiteral("not so")})
             ->amended);
    QCOMPARE(turnedBack.value.board(id)->games, was.games);
    for (int match = 1; match <= 3; ++match)
        enterMatch(tournament, match, {R::draw, R::draw, R::draw, R::draw}, 3);

    const auto written = exportTrf(tournament.value, {});
    QVERIFY2(written, written ? "" : trf::describe(written.error()).c_str());
    const TpnMap numbers(tpnOrder(tournament.value));
    const QByteArray line =
        QStringLiteral("### Correction @ Round 2: %1-%2 board %3, %4\r\n")
            .arg(numbers.tpnOf(now.a)->value)
            .arg(numbers.tpnOf(now.b)->value)
            .arg(board)
            .arg(now.game(board).white == now.a ? QStringLiteral("B-W => W-B") : QStringLiteral("W-B => B-W"))
            .toUtf8();
    QVERIFY2(written->bytes.contains(line), written->bytes.constData());
    auto again = importTrf(written->bytes, {});
    QVERIFY(again.hasValue());
    QVERIFY(again->tournament.keptLines.empty());
    QCOMPARE(again->tournament.integrity.back().text, tournament.value.integrity.back().text);
    checkImportedRounds(again->tournament);
    for (const IntegrityEvent& event : importedOtherwise(again->tournament))
        QVERIFY2(false, qPrintable(QStringLiteral("round %1: %2").arg(event.round.value).arg(event.text)));
    QCOMPARE(exportTrf(again->tournament, {})->bytes, written->bytes);
}

void TeamCorrectionsTest::aBoardWhoseColoursNoReportCanTellIsNotTurned()
{
    MemoryTournament tournament = teamsInRoundOne(4);
    const PlayerKey team = tournament.value.board({one, 1})->a;
    LineUp seats = usualLineUp(tournament.value, team);
    seats[0].reset();
    tournament.apply(SetLineUp{one, team, seats});
    tournament.apply(SeatAsUsual{one});
    const auto turned = [&](int board) {
        return mistakeOf(tournament.value, CorrectionCase::boardColours,
                         {.board = {one, 1, board}, .reason = QStringLiteral("seen")})
            .has_value();
    };
    QVERIFY(!turned(2)); // the first one at which two players sit
    QVERIFY(turned(3));
}

void TeamCorrectionsTest::aByeIsToldOnce()
{
    MemoryTournament tournament = teamsInRoundOne(4);
    NewPlayer late;
    late.data.name = QStringLiteral("Late");
    tournament.apply(AddPlayers{{late}, {}});
    const PlayerKey team = tournament.value.players.back().key;
    const auto kinds = [&] {
        std::vector<LateArrivalWay::Kind> all;
        for (const LateArrivalWay& way :
             lateArrivalWays(tournament.value, {team}, {}, QStringLiteral("late"), QDateTime::currentDateTimeUtc()))
            all.push_back(way.kind);
        return all;
    };
    using Kind = LateArrivalWay::Kind;
    QCOMPARE(kinds(), (std::vector{Kind::wait, Kind::waitWithHalf}));
    for (const LateArrivalWay& way :
         lateArrivalWays(tournament.value, {team}, {}, QStringLiteral("late"), QDateTime::currentDateTimeUtc()))
        if (way.command)
            tournament.apply(*way.command);
    QCOMPARE(presenceIn(*tournament.value.player(team), one), Presence::halfPointBye);
    QCOMPARE(kinds(), std::vector<Kind>());
}

void TeamCorrectionsTest::aTeamWithoutPlayersIsToldBeforeItIsPaired()
{
    MemoryTournament tournament = someTeams(8);
    tournament.apply(SetInitialColour{{Colour::White, {}}});
    QVERIFY(readinessForPairing(tournament.value).ready());
    NewPlayer empty;
    empty.data.name = QStringLiteral("Empty");
    tournament.apply(AddPlayers{{empty}, {}});
    const Readiness readiness = readinessForPairing(tournament.value);
    QCOMPARE(readiness.findings.size(), std::size_t{1});
    QCOMPARE(readiness.findings.front().level, WarningLevel::acknowledge);
    QCOMPARE(readiness.findings.front().player, tournament.value.players.back().key);
    MemoryTournament nameless = someTeams(8, 0); // nobody names players
    nameless.apply(SetInitialColour{{Colour::White, {}}});
    QVERIFY(readinessForPairing(nameless.value).ready());
}

void TeamCorrectionsTest::nobodyWinsABoardAtWhichHeDoesNotSit()
{
    using R = GameResult;
    MemoryTournament tournament = teamsInRoundOne(4);
    const Match match = *tournament.value.board({one, 1});
    LineUp seats = usualLineUp(tournament.value, match.a);
    seats[2].reset();
    seats[3].reset();
    tournament.apply(SetLineUp{one, match.a, seats});
    tournament.apply(SeatAsUsual{one});
    const bool thirdIsWhite = match.game(3).white == match.a;
    const R theirs = thirdIsWhite ? R::blackWinsByForfeit : R::whiteWinsByForfeit;
    const R ours = thirdIsWhite ? R::whiteWinsByForfeit : R::blackWinsByForfeit;
    QCOMPARE(refusals(tournament, EnterResult{{one, 1, 3}, ours}), std::vector{FindingCode::emptyBoard});
    QCOMPARE(refusals(tournament, EnterResult{{one, 1, 3}, R::draw}), std::vector{FindingCode::emptyBoard});
    QVERIFY(refusals(tournament, EnterResult{{one, 1, 3}, theirs}).empty());
    QVERIFY(refusals(tournament, EnterResult{{one, 1, 3}, R::doubleForfeit}).empty());
    const Match& now = *tournament.value.board({one, 1});
    QCOMPARE(withoutTheAbsent(now, 3, ours), R::doubleForfeit);
    QCOMPARE(withoutTheAbsent(now, 3, theirs), theirs);
    QCOMPARE(withoutTheAbsent(now, 1, ours), ours);
    QCOMPARE(withoutTheAbsent(now, 3, R::draw), R::draw);
    // Nothing is worked out for a result that cannot be.
    const auto impossible = [&](int game, R result) {
        return impossibleResult(tournament.value, {{{{one, 1, game}, result}}, std::nullopt}).has_value();
    };
    QVERIFY(impossible(3, R::draw) && impossible(3, ours));
    QVERIFY(!impossible(3, theirs) && !impossible(3, R::doubleForfeit) && !impossible(1, R::draw));
    // The others did not come: a report can be made of it.
    const auto wins = [&](int game) {
        return withoutTheAbsent(now, game,
                                now.game(game).white == match.a ? R::whiteWinsByForfeit : R::blackWinsByForfeit);
    };
    enterMatch(tournament, 1, {wins(1), wins(2), wins(3), wins(4)});
    enterMatch(tournament, 2, {R::draw, R::draw, R::draw, R::draw});
    const auto report = exportTrf(tournament.value, {});
    QVERIFY2(report, report ? "" : trf::describe(report.error()).c_str());
    const auto again = importTrf(report->bytes, {});
    QVERIFY(again.hasValue());
    const QList<QByteArray> lines = report->bytes.split('\n');
    const QList<QByteArray> written = exportTrf(again->tournament, {})->bytes.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i)
        if (!lines[i].startsWith("300")) // who did not come, and sat against nobody, is not told by games
            QCOMPARE(written.value(i), lines[i]);
}

void TeamCorrectionsTest::aRoundThatIsStoredAgainKeepsItsLineUps()
{
    MemoryTournament tournament = someTeams(6);
    RoundDraft draft = *proposeRound(tournament.value);
    Match& match = draft.pairings.boards.front();
    match.open(matchShape(tournament.value.settings));
    const LineUp seats = usualLineUp(tournament.value, match.b);
    match.seat(match.b, seats);
    tournament.apply(StoreProposal{draft});
    const Match& stored = tournament.value.round(one)->proposal()->pairings.boards.front();
    QCOMPARE(stored.lineUpOf(stored.b), seats);
    QVERIFY(!namesWhoPlays(tournament.value.round(one)->proposal()->pairings.boards.back()));
}

void TeamCorrectionsTest::whatIsCorrectedForTheRatingAloneChangesNoTable()
{
    using R = GameResult;
    MemoryTournament tournament = teamsInRoundOne(6);
    for (int round = 1; round <= 3; ++round) {
        tournament.apply(SeatAsUsual{RoundNumber{round}});
        for (int board = 1; board <= 3; ++board)
            enterMatch(tournament, board, {R::draw, R::whiteWins, R::draw, R::draw}, round);
        if (round < 3)
            tournament.pairAndPublish();
    }
    tournament.apply(SetRatingOnlyResult{{one, 2, 2}, R::blackWins});
    const QByteArray report = exportTrf(tournament.value, {})->bytes;
    QVERIFY2(report.contains(" 0-1; pairings and standings used 1-0\r\n"), report.constData());
    QVERIFY(!report.contains("Rating correction @ Round 1: board"));
    // Read again the matches are worth what they were, and the ratings know better.
    const auto again = importTrf(report, {});
    QVERIFY(again.hasValue());
    QVERIFY(again->repairs.empty());
    QVERIFY(again->tournament.keptLines.empty());
    int found = 0;
    for (const Match& match : again->tournament.rounds.front().published()->pairings.boards)
        for (const Game& game : match.games)
            if (game.outcome.ratingOnly) {
                ++found;
                QCOMPARE(*game.outcome.ratingOnly, R::blackWins);
                QCOMPARE(*game.outcome.result, R::whiteWins);
            }
    QCOMPARE(found, 1);
    QCOMPARE(exportTrf(again->tournament, {})->bytes, report);
}

void TeamCorrectionsTest::anotherPlayerOfAPlayedGameIsTold()
{
    using R = GameResult;
    MemoryTournament tournament = someTeams(6, 5);
    tournament.apply(SetInitialColour{{Colour::White, {}}});
    for (int round = 1; round <= 2; ++round) {
        tournament.pairAndPublish();
        tournament.apply(SeatAsUsual{RoundNumber{round}});
        for (int board = 1; board <= 3; ++board)
            enterMatch(tournament, board, {R::whiteWins, R::draw, R::blackWins, R::draw}, round);
    }
    const Match match = *tournament.value.board({one, 1});
    LineUp seats = match.lineUpOf(match.a);
    const PlayerKey gone = *seats[3];
    const PlayerKey reserve = tournament.value.membersOf(match.a).back()->key;
    QVERIFY(gone != reserve);
    seats[3] = reserve;
    tournament.apply(SetLineUp{one, match.a, seats});
    QCOMPARE(tournament.value.integrity.size(), std::size_t{1});
    const IntegrityEvent told = tournament.value.integrity.front();
    QCOMPARE(told.kind, IntegrityEvent::Kind::lineUp);
    QCOMPARE(told.board, 1);
    QCOMPARE(told.text, QStringLiteral("game 4, %1 to %2").arg(gone.value).arg(reserve.value));
    // In the round that is played line-ups come and go.
    const Match now = *tournament.value.board({two, 1});
    LineUp other = now.lineUpOf(now.a);
    other[3] = tournament.value.membersOf(now.a).back()->key;
    tournament.apply(SetLineUp{two, now.a, other});
    QCOMPARE(tournament.value.integrity.size(), std::size_t{1});

    const QByteArray report = exportTrf(tournament.value, {})->bytes;
    QVERIFY2(report.contains("### Line-up @ Round 1: "), report.constData());
    const auto again = importTrf(report, {});
    QVERIFY(again.hasValue());
    QVERIFY(again->tournament.keptLines.empty());
    QCOMPARE(again->tournament.integrity.size(), std::size_t{1});
    QCOMPARE(exportTrf(again->tournament, {})->bytes, report);
}

void TeamCorrectionsTest::aReplacedResultSaysBothAndItsEndIsTold()
{
    using R = GameResult;
    MemoryTournament tournament = someTeams(4);
    tournament.apply(SetSystem{{System::RoundRobin, 2026}});
    tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
    tournament.apply(LayOutRounds{*layOutRounds(tournament.value)});
    tournament.apply(PublishRounds{RoundNumber{3}});
    for (int round = 1; round <= 3; ++round) {
        tournament.apply(SeatAsUsual{RoundNumber{round}});
        for (int board = 1; board <= 2; ++board)
            enterMatch(tournament, board, {R::whiteWins, R::draw, R::blackWins, R::blackWins}, round);
    }
    const BoardId id{one, 1, 3};
    const Plan plan = tournament.plan(EnterResult{id, R::draw});
    const auto asked = std::ranges::find(plan.findings, FindingCode::resultReplaced, &Finding::code);
    QVERIFY(asked != plan.findings.end());
    QCOMPARE(asked->theirs, QString(codeOf(R::blackWins)));
    QCOMPARE(asked->mine, QString(codeOf(R::draw)));
    tournament.apply(EnterResult{id, R::adjourned});
    tournament.apply(EnterResult{id, R::whiteWins});
    QCOMPARE(tournament.value.integrity.size(), std::size_t{2});
    const auto written = exportTrf(tournament.value, {});
    QVERIFY2(written, written ? "" : trf::describe(written.error()).c_str());
    const QByteArray report = written->bytes;
    QVERIFY2(report.contains(" board 3, 0-1 => *\r\n") && report.contains(" board 3, * => 1-0\r\n"),
             report.constData());
    const auto again = importTrf(report, {});
    QVERIFY(again.hasValue());
    for (const KeptLine& line : again->tournament.keptLines)
        QVERIFY2(false, qPrintable(line.text));
    QCOMPARE(again->tournament.integrity.size(), std::size_t{2});
    QCOMPARE(again->tournament.integrity.back().text, tournament.value.integrity.back().text);
}

void TeamCorrectionsTest::aTeamThatLeavesATableIsLeftOutOfTheReport_data()
{
    QTest::addColumn<bool>("allPublished");
    QTest::addColumn<bool>("isForfeited"); ///< its match of round 1, before the line-ups
    QTest::newRow("while it is played") << false << false;
    QTest::newRow("all rounds published") << true << false;
    QTest::newRow("a match of it forfeited") << false << true;
    QTest::newRow("all rounds published, a match of it forfeited") << true << true;
}

void TeamCorrectionsTest::aTeamThatLeavesATableIsLeftOutOfTheReport()
{
    QFETCH(bool, allPublished);
    QFETCH(bool, isForfeited);
    using R = GameResult;
    MemoryTournament tournament = someTeams(8);
    tournament.apply(SetSystem{{System::RoundRobin, 2026}});
    tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
    tournament.apply(LayOutRounds{*layOutRounds(tournament.value)});
    tournament.apply(PublishRounds{allPublished ? RoundNumber{7} : two});
    const PlayerKey gone{2};
    for (int round = 1; round <= tournament.value.lastPublished().value; ++round) {
        if (round == 3)
            tournament.apply(WithdrawPlayer{{gone}, RoundNumber{3}});
        for (int board = 1; board <= 4 && isForfeited && round == 1; ++board)
            if (const Match& match = *tournament.value.board({one, board}); match.has(gone)) {
                const bool isWhite = match.a == gone; // it came, and the others did not
                const R odd = isWhite ? R::whiteWinsByForfeit : R::blackWinsByForfeit;
                const R even = isWhite ? R::blackWinsByForfeit : R::whiteWinsByForfeit;
                enterMatch(tournament, board, {odd, even, odd, even});
            }
        tournament.apply(SeatAsUsual{RoundNumber{round}});
        for (int board = 1; board <= 4; ++board)
            if (tournament.value.board({RoundNumber{round}, board})->isOpen() &&
                (round < 3 || !tournament.value.board({RoundNumber{round}, board})->has(gone)))
                enterMatch(tournament, board, {R::whiteWins, R::draw, R::blackWins, R::blackWins}, round);
    }
    if (!allPublished)
        tournament.apply(WithdrawPlayer{{gone}, RoundNumber{3}});
    QCOMPARE(tournament.value.leftOut(), std::set{gone});
    const auto report = exportTrf(tournament.value, {});
    QVERIFY(report);
    const TpnMap numbers(tpnOrder(tournament.value));
    const auto read = trf::readTeamFile(report->bytes.toStdString());
    QVERIFY2(read.hasValue(), report->bytes.constData());
    for (const trf::Repair& repair : read->repairs)
        QVERIFY2(false, trf::describe(repair).c_str());
    QCOMPARE(read->file.teams.teams[static_cast<std::size_t>(numbers.tpnOf(gone)->value - 1)].matchPoints->tenths, 0);
    const auto again = importTrf(report->bytes, {});
    QVERIFY(again.hasValue());
    QVERIFY(again->tournament.keptLines.empty());
    for (const TrfImportNote& note : again->notes)
        QVERIFY(note.code != TrfImportNote::Code::recordNotCarried);
    QCOMPARE(again->tournament.leftOut().size(), std::size_t{1});
    QCOMPARE(again->tournament.player(*again->tournament.leftOut().begin())->data.name,
             tournament.value.player(gone)->data.name);
    const auto linesOf = [](const QByteArray& bytes) { // matches of a round may come in another order
        QList<QByteArray> lines = bytes.split('\n');
        std::ranges::sort(lines);
        return lines;
    };
    QCOMPARE(linesOf(exportTrf(again->tournament, {})->bytes), linesOf(report->bytes));
}

void TeamCorrectionsTest::aTeamThatIsAwayInRoundsToComeIsSaidToBe_data()
{
    QTest::addColumn<bool>("isLeague");
    QTest::addColumn<bool>("whileItRuns");
    QTest::addColumn<bool>("forEngines");
    for (const bool isLeague : {false, true})
        for (const bool whileItRuns : {false, true})
            for (const bool forEngines : {false, true})
                QTest::addRow("%s, %s, %s", isLeague ? "league" : "Swiss",
                              whileItRuns ? "while round 2 is played" : "after round 2",
                              forEngines ? "for engines" : "report")
                    << isLeague << whileItRuns << forEngines;
}

/// What is known of rounds that are not paired yet stands in the file, and nothing more.
void TeamCorrectionsTest::aTeamThatIsAwayInRoundsToComeIsSaidToBe()
{
    QFETCH(bool, isLeague);
    QFETCH(bool, whileItRuns);
    QFETCH(bool, forEngines);
    using R = GameResult;
    MemoryTournament tournament = someTeams(8);
    if (isLeague) {
        tournament.apply(SetSystem{{System::RoundRobin, 2026}});
        tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
        tournament.apply(LayOutRounds{*layOutRounds(tournament.value)});
        tournament.apply(PublishRounds{two});
    } else {
        tournament.apply(SetInitialColour{{Colour::White, {}}});
    }
    const PlayerKey gone{2};
    const PlayerKey asked{5};
    const RoundNumber three{3};
    for (int round = 1; round <= 2; ++round) {
        if (!isLeague)
            tournament.pairAndPublish();
        tournament.apply(SeatAsUsual{RoundNumber{round}});
        if (round == 2 && whileItRuns)
            tournament.apply(WithdrawPlayer{{gone}, three});
        for (int board = 1; board <= 4; ++board)
            if (tournament.value.board({RoundNumber{round}, board})->isOpen())
                enterMatch(tournament, board, {R::whiteWins, R::draw, R::blackWins, R::blackWins}, round);
    }
    if (!whileItRuns)
        tournament.apply(WithdrawPlayer{{gone}, three});
    if (!isLeague) {
        tournament.apply(SetAbsence{RoundNumber{4}, {asked}, AbsenceKind::halfPoint});
        tournament.apply(SetAbsence{RoundNumber{5}, {asked}, AbsenceKind::zeroPoint});
    }
    const trf::WriteOptions options{.profile = forEngines ? trf::Profile::engine : trf::Profile::report};
    const auto written = exportTrf(tournament.value, options);
    QVERIFY2(written, written ? "" : trf::describe(written.error()).c_str());
    const auto read = trf::readTeamFile(written->bytes.toStdString());
    QVERIFY(read.hasValue());
    for (const trf::Repair& repair : read->repairs)
        QVERIFY2(false, trf::describe(repair).c_str());
    const auto next = trf::toPairedTeamInput(read->file);
    QVERIFY(next.hasValue());
    const auto tpn = [&](PlayerKey key) {
        return *TpnMap(tpnOrder(tournament.value)).tpnOf(key);
    };
    QCOMPARE(next->round, three);
    QCOMPARE(next->request.absent, std::vector{tpn(gone)});
    const auto again = importTrf(written->bytes, {QDateTime::currentDateTimeUtc(), {}});
    QVERIFY(again.hasValue());
    for (const TrfImportNote& note : again->notes)
        QVERIFY2(note.code != TrfImportNote::Code::recordNotCarried &&
                     note.code != TrfImportNote::Code::recordContradicts,
                 qPrintable(note.text));
    const Tournament& back = again->tournament;
    QCOMPARE(back.lastPublished(), two);
    QCOMPARE(back.settings.plannedRounds, tournament.value.settings.plannedRounds);
    for (const Player& team : tournament.value.players)
        for (RoundNumber round{1}; round.value <= tournament.value.settings.plannedRounds; ++round.value) {
            const auto here = requestOf(presenceIn(team, round));
            const auto there = requestOf(presenceIn(*back.player(PlayerKey{tpn(team.key).value}), round));
            QVERIFY2(here == there, qPrintable(QStringLiteral("%1 %2").arg(team.data.name).arg(round.value)));
        }
    QCOMPARE(exportTrf(back, options)->bytes, written->bytes);
}

void TeamCorrectionsTest::theRoundsToComeOfATableAreNotInTheFile_data()
{
    QTest::addColumn<bool>("leaves");
    QTest::newRow("all play on") << false;
    QTest::newRow("one leaves") << true;
}

/// All rounds are published, two are played: nobody has named line-ups for the others.
void TeamCorrectionsTest::theRoundsToComeOfATableAreNotInTheFile()
{
    QFETCH(bool, leaves);
    using R = GameResult;
    MemoryTournament tournament = someTeams(8);
    tournament.apply(SetSystem{{System::RoundRobin, 2026}});
    tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
    tournament.apply(LayOutRounds{*layOutRounds(tournament.value)});
    tournament.apply(PublishRounds{RoundNumber{7}});
    for (int round = 1; round <= 2; ++round) {
        tournament.apply(SeatAsUsual{RoundNumber{round}});
        for (int board = 1; board <= 4; ++board)
            enterMatch(tournament, board, {R::whiteWins, R::draw, R::blackWins, R::blackWins}, round);
    }
    const PlayerKey gone{2};
    if (leaves)
        tournament.apply(WithdrawPlayer{{gone}, RoundNumber{3}});
    const trf::WriteOptions options{.profile = trf::Profile::engine};
    const auto written = exportTrf(tournament.value, options);
    QVERIFY2(written, written ? "" : trf::describe(written.error()).c_str());
    const auto again = importTrf(written->bytes, {QDateTime::currentDateTimeUtc(), {}});
    QVERIFY(again.hasValue());
    QCOMPARE(again->tournament.lastPublished(), two);
    QCOMPARE(again->tournament.settings.plannedRounds, 7);
    QCOMPARE(again->tournament.leftOut().size(), std::size_t(leaves ? 1 : 0));
    QCOMPARE(exportTrf(again->tournament, options)->bytes, written->bytes);
    // The round that is played is not lost.
    const RoundNumber three{3};
    enterMatch(tournament, tournament.value.board({three, 4})->has(gone) ? 3 : 4,
               {R::whiteWins, R::draw, R::blackWins, R::blackWins}, 3);
    const auto refused = exportTrf(tournament.value, options);
    QVERIFY(!refused && refused.error().code == trf::WriteErrorCode::noLineUp && refused.error().round == three);
}

static const RegisteredTest<TeamCorrectionsTest> registered("test_team_corrections");

#include "test_team_corrections.moc"
