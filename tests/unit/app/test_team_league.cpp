#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/teams.h"

#include "app/corrections/imported_rounds.h"
#include "app/corrections/what_if.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/domain/teams/line_up.h"
#include "app/domain/teams/match_score.h"
#include "app/domain/teams/seats.h"
#include "app/formats/csv/export.h"
#include "app/formats/report/all_play_all_grid.h"
#include "app/formats/slips/result_slips.h"
#include "app/formats/slips/slip_code.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/export_findings.h"
#include "app/formats/trf/import.h"
#include "app/pairing/adapter.h"
#include "app/pairing/pairing_job.h"
#include "app/pairing/round_in_question.h"
#include "app/pairing/round_reading.h"
#include "engine/trf/teams/to_team_state.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// All rounds of a round robin of teams, played: the team with the smaller number wins on two boards and draws the
/// others.
MemoryTournament league(int teams)
{
    MemoryTournament tournament = someTeams(teams);
    tournament.apply(SetSystem{{System::RoundRobin, 2026}});
    tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
    tournament.apply(LayOutRounds{*layOutRounds(tournament.value)});
    tournament.apply(PublishRounds{RoundNumber{tournament.value.settings.plannedRounds}});
    for (int round = 1; round <= tournament.value.lastPublished().value; ++round) {
        tournament.apply(SeatAsUsual{RoundNumber{round}});
        const auto boards =
            static_cast<int>(tournament.value.round(RoundNumber{round})->published()->pairings.boards.size());
        for (int board = 1; board <= boards; ++board)
            enterMatch(tournament, board,
                       {GameResult::whiteWins, GameResult::draw, GameResult::whiteWins, GameResult::draw}, round);
    }
    return tournament;
}

} // namespace

/// A league: teams by a table, asked about in all the ways in which rounds are asked about.
class TeamLeagueTest : public QObject {
    Q_OBJECT
private slots:
    void itsRoundsAreAskedAboutAndReadAgain()
    {
        const MemoryTournament tournament = league(4);
        for (const Round& round : tournament.value.rounds) {
            const RoundInQuestion asked = roundInQuestion(tournament.value, round.number, *round.published());
            const auto verdict = judge(asked.view.state, asked.request, asked.given);
            QVERIFY(verdict && verdict->violations.empty());
            const RoundWhatIf beside = besideTheRules(tournament.value, round.number);
            QVERIFY(!beside.failure && beside.isSame());
        }
        const auto report = exportTrf(tournament.value);
        QVERIFY(report);
        auto back = importTrf(report->bytes, {QDateTime::currentDateTimeUtc(), {}, {}, false});
        QVERIFY(back);
        checkImportedRounds(back->tournament);
        QCOMPARE(importedOtherwise(back->tournament).size(), std::size_t{0});
        // The places of the teams stand in record 310.
        const auto file = trf::readTeamFile(report->bytes.toStdString());
        QVERIFY(file);
        std::vector<std::optional<int>> ranks;
        for (const trf::TeamLine& team : file->file.teams.teams)
            ranks.push_back(team.rank);
        QVERIFY(std::ranges::all_of(ranks, [](const auto& rank) { return rank.has_value(); }));
    }

    void itsMatchesStandInTheSameOrderWhenReadAgain()
    {
        for (const int teams : {5, 6, 8}) {
            const Tournament tournament = league(teams).value;
            const auto back = importTrf(exportTrf(tournament)->bytes, {QDateTime::currentDateTimeUtc(), {}, {}, false});
            QVERIFY(back);
            const TpnMap here(tpnOrder(tournament));
            const TpnMap there(tpnOrder(back->tournament));
            for (const Round& round : tournament.rounds) {
                const auto& boards = round.published()->pairings.boards;
                const auto& again = back->tournament.round(round.number)->published()->pairings.boards;
                QCOMPARE(again.size(), boards.size());
                for (std::size_t i = 0; i < boards.size(); ++i) {
                    QCOMPARE(there.tpnOf(again[i].a)->value, here.tpnOf(boards[i].a)->value);
                    QCOMPARE(there.tpnOf(again[i].b)->value, here.tpnOf(boards[i].b)->value);
                }
            }
        }
    }

    void matchesOfAnAcceleratedSwissStandInTheSameOrderWhenReadAgain()
    {
        using enum GameResult;
        MemoryTournament tournament = someTeams(12);
        tournament.apply(SetInitialColour{{Colour::White, {}}});
        tournament.apply(SetAcceleration{Acceleration::baku});
        for (int round = 1; round <= 4; ++round) {
            tournament.pairAndPublish();
            tournament.apply(SeatAsUsual{RoundNumber{round}});
            for (int board = 1; board <= 6; ++board)
                if (board % 3 == 0)
                    enterMatch(tournament, board, {whiteWins, blackWins, draw, blackWins}, round);
                else
                    enterMatch(tournament, board, {draw, whiteWins, draw, draw}, round);
        }
        const auto report = exportTrf(tournament.value);
        QVERIFY2(report, report ? "" : trf::describe(report.error()).c_str());
        const auto back = importTrf(report->bytes, {QDateTime::currentDateTimeUtc(), {}, {}, false});
        QVERIFY(back);
        for (const Round& round : tournament.value.rounds) {
            const auto& boards = round.published()->pairings.boards;
            const auto& again = back->tournament.round(round.number)->published()->pairings.boards;
            for (std::size_t i = 0; i < boards.size(); ++i)
                QVERIFY2(again[i].a == boards[i].a && again[i].b == boards[i].b,
                         qPrintable(QStringLiteral("round %1, match %2").arg(round.number.value).arg(i + 1)));
        }
        QCOMPARE(exportTrf(back->tournament)->bytes, report->bytes);
    }

    void theCrossTableHasAMatchInACell()
    {
        const MemoryTournament tournament = league(4);
        const AllPlayAllGrid grid(tournament.value, 3);
        QCOMPARE(grid.games(), 1);
        int told = 0;
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 4; ++column) {
                const QStringList marks = grid.marks(grid.order()[static_cast<std::size_t>(row)], column);
                QCOMPARE(marks.size(), 1);
                told += marks.front().isEmpty() ? 0 : 1;
            }
        QCOMPARE(told, 12);
        QVERIFY(!grid.legend().contains("beside each other"));
    }

    void aMatchWithoutLineUpsIsNotLostInAReport()
    {
        MemoryTournament tournament = teamsInRoundOne(4);
        enterMatch(tournament, 1, {GameResult::whiteWins, GameResult::draw, GameResult::draw, GameResult::draw});
        enterMatch(tournament, 2, {GameResult::draw, GameResult::draw, GameResult::draw, GameResult::draw});
        const auto refused = exportTrf(tournament.value);
        QVERIFY(!refused && refused.error().code == trf::WriteErrorCode::noLineUp);
        QCOMPARE(refused.error().detail, std::string("1"));
        const auto findings = exportFindings(tournament.value);
        QVERIFY(!canExportReport(findings));
        QVERIFY(std::ranges::any_of(findings, [](const ExportFinding& finding) {
            return finding.code == ExportFinding::Code::noLineUp && finding.boards == std::vector{1, 2};
        }));
        tournament.apply(SeatAsUsual{one});
        QVERIFY(exportTrf(tournament.value));
        // A seat that is empty though its game was played.
        const Match& match = *tournament.value.board({one, 1});
        LineUp seats = match.lineUpOf(match.a);
        seats[1].reset();
        QCOMPARE(refusals(tournament, SetLineUp{one, match.a, seats}), std::vector{FindingCode::leavesPlayedBoard});
        tournament.value.rounds.front().versions.back().pairings.boards.front().seat(match.a, seats); // an older file
        QVERIFY(!exportTrf(tournament.value));
    }

    void theReportAsksForThePlayersAndNotForTheTeams()
    {
        MemoryTournament tournament = teamsInRoundOne(4);
        PlayerData named = tournament.value.players.front().data;
        named.shortName = QStringLiteral("ANEM");
        tournament.apply(editOf(tournament.value.players.front(), named));
        std::size_t withoutId = 0;
        for (const ExportFinding& finding : exportFindings(tournament.value)) {
            if (finding.player)
                QVERIFY(tournament.value.member(*finding.player) != nullptr);
            withoutId += finding.field == ReportField::playerFideId ? 1 : 0;
            QVERIFY(std::ranges::count(finding.playerFields, PlayerField::shortName) == 0); // 310 has it
        }
        QCOMPARE(withoutId, tournament.value.members.size());
    }

    void aListOfEverybodyNamesTheTeams()
    {
        const MemoryTournament tournament = teamsInRoundOne(4);
        const TextRows rows = playersTable(peopleOf(tournament.value));
        QCOMPARE(rows.size(), tournament.value.members.size() + 1);
        const auto club = rows.front().indexOf(QStringLiteral("Team"));
        const auto name = rows.front().indexOf(QStringLiteral("Name"));
        for (std::size_t i = 1; i < rows.size(); ++i) {
            const auto member = std::ranges::find_if(tournament.value.members,
                                                     [&](const Player& one) { return one.data.name == rows[i][name]; });
            QVERIFY(member != tournament.value.members.end());
            QCOMPARE(rows[i][club], tournament.value.player(member->team->team)->data.name);
        }
    }

    /// By the preferences of the event; the rule of players knows others.
    void coloursAreDueByTheRulesOfTeams()
    {
        using enum TeamPreferences;
        for (const TeamPreferences preferences : {none, typeA, typeB}) {
            TeamRules rules;
            rules.preferences = preferences;
            MemoryTournament tournament = teamsInRoundOne(6, rules);
            for (int match = 1; match <= 3; ++match)
                enterMatch(tournament, match, {GameResult::draw, GameResult::draw, GameResult::draw, GameResult::draw});
            tournament.pairAndPublish();
            const RoundNumber two{2};
            const RoundReading reading(tournament.value, two, *tournament.value.round(two)->published());
            for (int team = 1; team <= 6; ++team) {
                const ColourPreference due = reading.due(Tpn{team});
                // After one match type A has none yet, type B the other colour.
                QCOMPARE(due.strength != PreferenceStrength::none, preferences == typeB);
            }
        }
    }

    void aMatchForfeitedAsAWholeNeedsNoLineUps()
    {
        using enum GameResult;
        MemoryTournament tournament = teamsInRoundOne(4);
        enterMatch(tournament, 1, {whiteWinsByForfeit, blackWinsByForfeit, whiteWinsByForfeit, blackWinsByForfeit});
        QVERIFY(namesWhoPlays(*tournament.value.board({one, 1})));
        enterMatch(tournament, 2, {doubleForfeit, doubleForfeit, doubleForfeit, doubleForfeit});
        QVERIFY(exportTrf(tournament.value));
        // Two boards won by each: nobody could tell by whom.
        enterMatch(tournament, 2, {whiteWinsByForfeit, whiteWinsByForfeit, whiteWinsByForfeit, whiteWinsByForfeit});
        QVERIFY(!namesWhoPlays(*tournament.value.board({one, 2})));
    }

    void aForfeitBeforeTheLineUpsGoesToNobody_data()
    {
        using enum GameResult;
        QTest::addColumn<int>("winner"); ///< the first team of match 1, the second, or neither
        QTest::addColumn<int>("ofFirst");
        QTest::addColumn<int>("ofSecond");
        QTest::addColumn<bool>("isLater");
        for (const int winner : {1, 2, 0})
            for (const int ofFirst : {0, 3, 4})
                for (const int ofSecond : {0, 3, 4})
                    for (const bool isLater : {false, true})
                        QTest::addRow("%d wins, %d and %d players named %s", winner, ofFirst, ofSecond,
                                      isLater ? "later" : "then")
                            << winner << ofFirst << ofSecond << isLater;
    }
    void aForfeitBeforeTheLineUpsGoesToNobody()
    {
        QFETCH(int, winner);
        QFETCH(int, ofFirst);
        QFETCH(int, ofSecond);
        QFETCH(bool, isLater);
        using enum GameResult;
        MemoryTournament tournament = teamsInRoundOne(4);
        const Match match = *tournament.value.board({one, 1});
        EnterResults forfeit{one, {}};
        for (int board = 1; board <= 4; ++board)
            forfeit.results.push_back({1,
                                       winner == 0                                             ? doubleForfeit
                                       : (match.game(board).white == match.a) == (winner == 1) ? whiteWinsByForfeit
                                                                                               : blackWinsByForfeit,
                                       board});
        tournament.apply(forfeit);
        tournament.apply(SeatAsUsual{one});
        // Nobody sat at a match that was over before anybody was named.
        for (const PlayerKey team : {match.a, match.b})
            QCOMPARE(tournament.value.board({one, 1})->lineUpOf(team), LineUp(4));
        enterMatch(tournament, 2, {draw, whiteWins, draw, draw});
        if (isLater)
            tournament.pairAndPublish();
        for (const auto& [team, count] : {std::pair(match.a, ofFirst), std::pair(match.b, ofSecond)}) {
            LineUp seats = usualLineUp(tournament.value, team);
            std::fill(seats.begin() + count, seats.end(), std::nullopt);
            tournament.apply(SetLineUp{one, team, seats});
        }
        if (isLater) {
            tournament.apply(SeatAsUsual{two});
            for (const int board : {1, 2})
                enterMatch(tournament, board, {draw, draw, whiteWins, draw}, 2);
        }
        const Match& now = *tournament.value.board({one, 1});
        const auto [a, b] = scoreOf(now, tournament.value.settings);
        QCOMPARE(a.matchPoints.tenths, winner == 1 ? 20 : 0);
        QCOMPARE(b.matchPoints.tenths, winner == 2 ? 20 : 0);
        for (int board = 1; board <= 4 && !isLater; ++board) // no order of the two leaves a board to nobody
            QCOMPARE(withoutTheAbsent(now, board, *now.game(board).outcome.result), *now.game(board).outcome.result);

        const auto report = exportTrf(tournament.value);
        QVERIFY2(report, report ? "" : trf::describe(report.error()).c_str());
        QVERIFY(canExportReport(exportFindings(tournament.value)));
        const auto back = importTrf(report->bytes, {QDateTime::currentDateTimeUtc(), {}, {}, false});
        QVERIFY(back);
        for (const trf::Repair& repair : back->repairs)
            QVERIFY2(false, trf::describe(repair).c_str());
        const TournamentState here = publishedView(tournament.value).state;
        const TournamentState there = publishedView(back->tournament).state;
        for (std::size_t team = 0; team < 4; ++team) {
            QCOMPARE(there.players[team].rounds, here.players[team].rounds);
            QCOMPARE(there.players[team].teamPoints, here.players[team].teamPoints);
        }
        const auto read = trf::readTeamFile(report->bytes.toStdString());
        const auto table = trf::toTeamStandingsInput(read->file);
        QVERIFY(table);
        for (std::size_t team = 0; team < 4; ++team) {
            std::vector<TeamPoints> points = table->state.players[team].teamPoints;
            for (TeamPoints& round : points)
                round.boards.resize(4); // last boards at which nobody sits are none in a file
            QCOMPARE(points, here.players[team].teamPoints);
        }
        QCOMPARE(exportTrf(back->tournament)->bytes, report->bytes);
    }

    void slipsNameWhoSitsThereAndAreReadBack()
    {
        MemoryTournament tournament = teamsInRoundOne(4);
        tournament.apply(SeatAsUsual{one});
        const RoundVersion& version = *tournament.value.round(one)->published();
        const auto slips = resultSlips(tournament.value, one, version);
        QCOMPARE(slips.size(), std::size_t{8});
        QCOMPARE(slips[5].board, QString("2.2"));
        QVERIFY2(slips[0].white.contains("1") && slips[0].white.contains("  ·  A"), qPrintable(slips[0].white));
        const auto read = resultOfSlip(tournament.value, one, slips[5].codes[1]);
        QVERIFY(read && read->board == (BoardId{one, 2, 2}) && read->result == GameResult::draw);
        const auto last = resultOfSlip(tournament.value, one, slips[7].codes[0]);
        QVERIFY(last && last->board == (BoardId{one, 2, 4}));
    }

    void aTrfWithoutTieBreaksHasNone()
    {
        const MemoryTournament tournament = league(4);
        QByteArray bytes = exportTrf(tournament.value)->bytes;
        for (const char* record : {"\r\n202 ", "\r\n212 "})
            if (const qsizetype at = bytes.indexOf(record) + 2; at > 1)
                bytes.remove(at, bytes.indexOf("\r\n", at) + 2 - at);
        const auto back = importTrf(bytes, {QDateTime::currentDateTimeUtc(), {}, {}, false});
        QVERIFY(back);
        QVERIFY(back->tournament.settings.tieBreaks.empty());
        QVERIFY(back->tournament.settings.statedRanks);
    }
};

static const pairwright::RegisteredTest<TeamLeagueTest> registered("test_team_league");
#include "test_team_league.moc"
