#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/pairing/adapter.h"
#include "app/pairing/legality.h"
#include "app/session/command/command_json.h"
#include "app/session/history/recovery.h"
#include "app/session/plan/result_entry.h"
#include "engine/tiebreaks/standings.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

const SystemEdition doubleSwiss{System::DoubleSwiss, 2026};

MemoryTournament matches(int players, int rounds = 3)
{
    MemoryTournament tournament(players, rounds);
    tournament.apply(SetSystem{doubleSwiss});
    return tournament;
}

PlayerKey key(int number)
{
    return PlayerKey{number};
}

/// Points in tenths by player key after the published rounds.
std::map<PlayerKey, int> pointsOf(const Tournament& tournament)
{
    const int rounds = tournament.lastPublished().value;
    const EngineView view = engineView(tournament, rounds);
    std::map<PlayerKey, int> points;
    for (const StandingsRow& row : standings(view.state, rounds, {}, tournament.tieBreakRules()))
        points[view.order.keyOf(row.tpn)] = row.score.tenths;
    return points;
}

} // namespace

/// The Double-Swiss System (C.04.5) through the tournament: a round is a match of two games.
class MatchesTest : public QObject {
    Q_OBJECT
private slots:
    void aBoardHasTwoGamesAndIsOpenUntilBothAreOver();
    void theEngineSeesTwoRecordsOfEachRound();
    void byesCountForBothGames();
    void aMatchIsForfeitedOnlyByTheLossOfBothGames();
    void aGameIsCorrectedAloneAndItsPointsAreTold();
    void adjournedGamesAreRegisteredGameByGame();
    void theGamesSurviveTheFileUndoAndRecovery();
    void theSystemCannotChangeBetweenGamesAndMatches();
    void aWholeTournamentIsPlayed();
    void aTrfHasTwoColumnsAMatchAndComesBackTheSame();
};

void MatchesTest::aBoardHasTwoGamesAndIsOpenUntilBothAreOver()
{
    MemoryTournament tournament = matches(4);
    tournament.pairAndPublish();
    const Round& round = tournament.value.rounds.front();
    QCOMPARE(round.published()->pairings.boards.front().gameCount(), 2);
    QCOMPARE(round.openBoards(), (std::vector<int>{1, 2}));
    tournament.apply(EnterResult{{one, 1, 1}, GameResult::whiteWins});
    QCOMPARE(round.openBoards(), (std::vector<int>{1, 2}));
    QVERIFY(round.published()->pairings.boards.front().hasAnyResult());
    tournament.apply(EnterResult{{one, 1, 2}, GameResult::draw});
    QCOMPARE(round.openBoards(), (std::vector<int>{2}));
    const Match& board = *tournament.value.board({one, 1, 2});
    QCOMPARE(board.game(1).outcome.result.value(), GameResult::whiteWins);
    QCOMPARE(board.game(2).outcome.result.value(), GameResult::draw);
    QVERIFY(board.game(2).white == board.b && board.game(2).black == board.a);
    QVERIFY(tournament.value.board({one, 1, 3}) == nullptr);
    QCOMPARE(refusals(tournament, EnterResult{{one, 1, 3}, GameResult::draw}),
             std::vector<FindingCode>{FindingCode::unknownBoard});
}

void MatchesTest::theEngineSeesTwoRecordsOfEachRound()
{
    MemoryTournament tournament = matches(4);
    tournament.pairAndPublish();
    tournament.apply(EnterResult{{one, 1, 1}, GameResult::whiteWins});
    tournament.apply(EnterResult{{one, 1, 2}, GameResult::whiteWins});
    tournament.apply(EnterResult{{one, 2, 1}, GameResult::draw});
    tournament.apply(EnterResult{{one, 2, 2}, GameResult::blackWins});
    const Match first = *tournament.value.board({one, 1});
    const Match second = *tournament.value.board({one, 2});
    const EngineView view = engineView(tournament.value, 1);
    QCOMPARE(view.state.roundsPlayed(), 1);
    QVERIFY(view.state.hasWholeRounds());
    const Tpn white = *view.order.tpnOf(first.a);
    QCOMPARE(view.state.player(white).rounds.size(), std::size_t{2});
    // In the second game the colours are changed.
    const auto colourIn = [&](int game) {
        return std::get<PlayedGame>(view.state.record(white, one, game)).colour;
    };
    QCOMPARE(colourIn(1), Colour::White);
    QCOMPARE(colourIn(2), Colour::Black);
    const auto points = pointsOf(tournament.value);
    QCOMPARE(points.at(first.a), 10); // won and lost
    QCOMPARE(points.at(first.b), 10);
    QCOMPARE(points.at(second.a), 15); // drawn, then won with Black
    QCOMPARE(points.at(second.b), 5);
}

void MatchesTest::byesCountForBothGames()
{
    MemoryTournament tournament = matches(7);
    tournament.apply(SetAbsence{one, {key(1)}, AbsenceKind::halfPoint});
    tournament.apply(SetAbsence{one, {key(2)}, AbsenceKind::fullPoint});
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::draw);
    const PlayerKey bye = *tournament.value.rounds.front().published()->pairings.bye;
    const auto points = pointsOf(tournament.value);
    QCOMPARE(points.at(key(1)), 10);
    QCOMPARE(points.at(key(2)), 20);
    QCOMPARE(points.at(bye), 15); // a game won and a game drawn (3.4)
    QCOMPARE(valueOfBye(tournament.value.settings, ByeKind::PairingAllocated).tenths, 15);
    // C2: whoever had the bye or a full-point bye does not get the bye; a half-point bye bars nobody.
    for (const PlayerKey barred : {bye, key(2)}) {
        Pairings pairings;
        pairings.bye = barred;
        QVERIFY(has(judgePairings(tournament.value, pairings), FindingCode::byeNotAllowed, WarningLevel::confirm));
    }
    Pairings allowed;
    allowed.bye = key(1);
    QVERIFY(!has(judgePairings(tournament.value, allowed), FindingCode::byeNotAllowed, WarningLevel::confirm));
}

void MatchesTest::aMatchIsForfeitedOnlyByTheLossOfBothGames()
{
    MemoryTournament tournament = matches(4);
    tournament.pairAndPublish();
    // Board 1: Black of the board is missing in both games. Board 2: each forfeits one, so the match was played.
    tournament.apply(EnterResult{{one, 1, 1}, GameResult::whiteWinsByForfeit});
    tournament.apply(EnterResult{{one, 1, 2}, GameResult::blackWinsByForfeit});
    tournament.apply(EnterResult{{one, 2, 1}, GameResult::whiteWinsByForfeit});
    tournament.apply(EnterResult{{one, 2, 2}, GameResult::whiteWinsByForfeit});
    const std::vector<Match> boards = tournament.value.rounds.front().published()->pairings.boards;
    Pairings again;
    again.boards = boards;
    const std::vector<Finding> findings = judgePairings(tournament.value, again);
    std::vector<int> rematches;
    for (const Finding& finding : findings)
        if (finding.code == FindingCode::rematch)
            rematches.push_back(finding.board.value());
    QCOMPARE(rematches, std::vector<int>{2});
    Pairings bye;
    bye.bye = boards.front().a; // won a match by forfeit
    QVERIFY(has(judgePairings(tournament.value, bye), FindingCode::byeNotAllowed, WarningLevel::confirm));
    bye.bye = boards.back().a;
    QVERIFY(!has(judgePairings(tournament.value, bye), FindingCode::byeNotAllowed, WarningLevel::confirm));
}

void MatchesTest::aGameIsCorrectedAloneAndItsPointsAreTold()
{
    MemoryTournament tournament = matches(4);
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::whiteWins);
    tournament.pairAndPublish();
    const BoardId second{one, 1, 2};
    QCOMPARE(resultEntryFor(tournament.value, second), ResultEntry::correct);
    const Match before = *tournament.value.board(second);
    const Plan plan = tournament.plan(CorrectResult{second, GameResult::draw});
    std::map<PlayerKey, int> changes;
    for (const Finding& finding : plan.findings)
        if (finding.code == FindingCode::pointsChange)
            changes[*finding.player] = static_cast<int>(finding.value.value());
    QCOMPARE(changes, (std::map<PlayerKey, int>{{before.b, -5}, {before.a, 5}}));
    QCOMPARE(plan.step.game.value(), 2);
    tournament.apply(CorrectResult{second, GameResult::draw});
    QCOMPARE(tournament.value.board(second)->game(1), before.game(1));
    QCOMPARE(tournament.value.board(second)->game(2).outcome.result.value(), GameResult::draw);
}

void MatchesTest::adjournedGamesAreRegisteredGameByGame()
{
    MemoryTournament tournament = matches(4);
    tournament.pairAndPublish();
    tournament.apply(EnterResult{{one, 1, 1}, GameResult::whiteWins});
    tournament.apply(RegisterAdjourned{one});
    QCOMPARE(tournament.value.rounds.front().adjournedBoards(), (std::vector<int>{1, 2}));
    const Match& board = *tournament.value.board({one, 1});
    QCOMPARE(board.game(1).outcome.result.value(), GameResult::whiteWins);
    QCOMPARE(board.game(2).outcome.result.value(), GameResult::adjourned);
    tournament.pairAndPublish();
    QCOMPARE(resultEntryFor(tournament.value, {one, 1, 1}), ResultEntry::correct);
    QCOMPARE(resultEntryFor(tournament.value, {one, 1, 2}), ResultEntry::adjourned);
    tournament.apply(EnterAdjournedResult{{one, 1, 2}, GameResult::blackWins});
    QVERIFY(tournament.value.board({one, 1})->game(2).outcome.wasAdjourned);
    QCOMPARE(tournament.value.rounds.front().adjournedBoards(), std::vector<int>{2});
}

void MatchesTest::theGamesSurviveTheFileUndoAndRecovery()
{
    const TournamentFile file;
    Tournament before;
    {
        auto session = createSession(file.path(), 5, 3);
        mustApply(*session, SetSystem{doubleSwiss});
        pairAndPublish(*session);
        mustApply(*session, EnterResult{{one, 1, 1}, GameResult::whiteWins});
        mustApply(*session, EnterResult{{one, 1, 2}, GameResult::zeroHalf});
        mustApply(*session, EnterResult{{one, 2, 2}, GameResult::adjourned});
        before = session->saved();
    }
    auto session = openSession(file.path());
    QVERIFY(session->saved() == before);
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(!session->saved().board({one, 2})->game(2).outcome.result);
    QVERIFY(!session->saved().board({one, 2})->game(1).outcome.result);
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(!session->saved().board({one, 1})->game(2).outcome.result);
    QCOMPARE(session->saved().board({one, 1})->game(1).outcome.result.value(), GameResult::whiteWins);
    QVERIFY(session->redo());
    QVERIFY(session->redo());
    session->flush();
    QVERIFY(session->saved() == before);
    session.reset();
    const QString copy = file.path(QStringLiteral("recovered.pairwright"));
    const auto report =
        recoverTournament(file.path(), copy, QStringLiteral("arbiter"), QDateTime::currentDateTimeUtc());
    QVERIFY(report.hasValue());
    QCOMPARE(report->results, 3);
    QVERIFY(openSession(copy)->saved().rounds == before.rounds);
}

void MatchesTest::theSystemCannotChangeBetweenGamesAndMatches()
{
    MemoryTournament tournament = matches(4);
    tournament.pairAndPublish();
    QVERIFY(refusals(tournament, SetSystem{{System::Dutch, 2026}}) ==
            std::vector<FindingCode>{FindingCode::matchesAndGames});
    MemoryTournament games(4, 3);
    games.pairAndPublish();
    QVERIFY(refusals(games, SetSystem{doubleSwiss}) == std::vector<FindingCode>{FindingCode::matchesAndGames});
}

void MatchesTest::aWholeTournamentIsPlayed()
{
    MemoryTournament tournament = matches(9, 5);
    const std::vector<GameResult> all{GameResult::whiteWins, GameResult::draw, GameResult::blackWins,
                                      GameResult::whiteWins, GameResult::blackWinsByForfeit};
    std::size_t next = 0;
    int total = 0;
    for (int number = 1; number <= 5; ++number) {
        tournament.pairAndPublish();
        const auto boards = tournament.value.rounds.back().published()->pairings.boards.size();
        QCOMPARE(boards, std::size_t{4});
        EnterResults results{RoundNumber{number}, {}};
        for (std::size_t board = 1; board <= boards; ++board)
            for (int game = 1; game <= 2; ++game)
                results.results.push_back({static_cast<int>(board), all.at(next++ % all.size()), game});
        tournament.apply(results);
        total += 4 * 20 + 15;
        int points = 0;
        for (const auto& [player, score] : pointsOf(tournament.value))
            points += score;
        QCOMPARE(points, total);
    }
    QVERIFY(tournament.value.rounds.back().openBoards().empty());
}

void MatchesTest::aTrfHasTwoColumnsAMatchAndComesBackTheSame()
{
    MemoryTournament tournament = matches(7, 4);
    tournament.value.event.start = QDate(2026, 10, 2);
    tournament.apply(SetAbsence{one, {key(1)}, AbsenceKind::halfPoint});
    tournament.apply(SetAbsence{one, {key(2)}, AbsenceKind::fullPoint});
    tournament.pairAndPublish();
    tournament.apply(EnterResult{{one, 1, 1}, GameResult::whiteWinsByForfeit});
    tournament.apply(EnterResult{{one, 1, 2}, GameResult::blackWinsByForfeit});
    tournament.apply(EnterResult{{one, 2, 1}, GameResult::draw});
    tournament.apply(EnterResult{{one, 2, 2}, GameResult::whiteWinsByForfeit});
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::blackWins);
    tournament.apply(SetAbsence{RoundNumber{3}, {key(5)}, AbsenceKind::zeroPoint});

    constexpr trf::WriteOptions engineFile{trf::Version::trf26, trf::Profile::engine};
    for (const trf::WriteOptions options : {engineFile, trf::WriteOptions{}}) {
        const auto written = exportTrf(tournament.value, options);
        QVERIFY(written.hasValue());
        QVERIFY2(written->bytes.contains("FIDE_DOUBLESWISS"), written->bytes.constData());
        QVERIFY2(written->bytes.contains("\n142 8") || written->bytes.contains("XXR 8"), written->bytes.constData());
        const auto read = importTrf(written->bytes, {QDateTime(QDate(2026, 10, 5), QTime(9, 0), Qt::UTC), {}});
        QVERIFY(read.hasValue());
        const Tournament& again = read->tournament;
        QVERIFY(again.settings.system == doubleSwiss);
        QCOMPARE(again.settings.plannedRounds, 4);
        QCOMPARE(again.lastPublished().value, 2);
        QVERIFY(pointsOf(again) == pointsOf(tournament.value));
        QVERIFY(presenceIn(*again.player(key(5)), RoundNumber{3}) == Presence::zeroPointBye);
        QVERIFY(presenceIn(*again.player(key(1)), one) == Presence::halfPointBye);
        for (int number = 1; number <= 2; ++number) {
            const Pairings& before = tournament.value.round(RoundNumber{number})->published()->pairings;
            const Pairings& after = again.round(RoundNumber{number})->published()->pairings;
            QCOMPARE(after.bye, before.bye);
            QCOMPARE(after.boards.size(), before.boards.size());
            for (std::size_t i = 0; i < before.boards.size(); ++i) {
                QVERIFY(after.boards[i].a == before.boards[i].a);
                QVERIFY(after.boards[i].games == before.boards[i].games);
            }
        }
        const auto twice = exportTrf(again, options);
        QVERIFY(twice.hasValue());
        QCOMPARE(twice->bytes, written->bytes);
    }
}

static const pairwright::RegisteredTest<MatchesTest> registered("test_matches");
#include "test_matches.moc"
