#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/teams.h"

#include "app/domain/changes/contradictions.h"
#include "app/domain/rounds/expected_rounds.h"
#include "app/domain/rounds/meetings.h"
#include "app/domain/teams/line_up.h"
#include "app/domain/teams/seats.h"
#include "app/explain/call_name.h"
#include "app/explain/explanation.h"
#include "app/formats/report/all_play_all_grid.h"
#include "app/formats/report/reports.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/pairing/adapter.h"
#include "app/pairing/pairing_job.h"
#include "app/session/plan/readiness.h"
#include "engine/judge.h"
#include "engine/trf/teams/to_team_state.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr SystemEdition scheveningen{System::Scheveningen, 2026};
constexpr RoundNumber openingRound{1};

/// Two teams of so many players, who play by the table.
MemoryTournament twoTeams(int boards, int members, const char* games = "1")
{
    TeamRules rules;
    rules.boards = boards;
    MemoryTournament tournament = someTeams(2, members, rules);
    tournament.apply(SetSystem{scheveningen});
    if (games != std::string("1"))
        tournament.apply(SetSystemOption{"scheveningen-games", games});
    tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
    return tournament;
}

MemoryTournament published(int boards, int members, const char* games = "1")
{
    MemoryTournament tournament = twoTeams(boards, members, games);
    const auto drafts = layOutRounds(tournament.value);
    tournament.apply(LayOutRounds{*drafts});
    tournament.apply(PublishRounds{RoundNumber{tournament.value.settings.plannedRounds}});
    return tournament;
}

} // namespace

/// A match in which each player of one team meets each of the other.
class ScheveningenMatchTest : public QObject {
    Q_OBJECT
private slots:
    void allRoundsComeWithTheirLineUps_data()
    {
        QTest::addColumn<int>("boards");
        QTest::addColumn<int>("members");
        QTest::addColumn<QString>("games");
        QTest::newRow("three") << 3 << 3 << "1";
        QTest::newRow("six") << 6 << 6 << "1";
        QTest::newRow("six, with a reserve") << 6 << 7 << "1";
        QTest::newRow("five, twice") << 5 << 5 << "2";
    }

    void allRoundsComeWithTheirLineUps()
    {
        QFETCH(int, boards);
        QFETCH(int, members);
        QFETCH(QString, games);
        const MemoryTournament tournament = published(boards, members, games.toUtf8().constData());
        const int rounds = boards * games.toInt();
        QCOMPARE(expectedRounds(tournament.value), rounds);
        QCOMPARE(static_cast<int>(tournament.value.rounds.size()), rounds);
        std::map<std::pair<PlayerKey, PlayerKey>, int> met;
        std::map<PlayerKey, int> whites;
        for (const Round& round : tournament.value.rounds)
            for (const Game& game : round.published()->pairings.boards.front().games) {
                QVERIFY(game.forWhite && game.forBlack);
                ++met[std::minmax(*game.forWhite, *game.forBlack)];
                ++whites[*game.forWhite];
            }
        QCOMPARE(static_cast<int>(met.size()), boards * boards);
        for (const auto& pair : met)
            QCOMPARE(pair.second, games.toInt());
        for (const auto& player : whites)
            QVERIFY(std::abs(2 * player.second - rounds) <= rounds % 2);
        QVERIFY(contradictionsIn(tournament.value).empty());
    }

    void whatCannotBePlayedIsSaidBefore()
    {
        const auto codes = [](const MemoryTournament& tournament) {
            return codesOf(readinessForPairing(tournament.value).findings);
        };
        QCOMPARE(codes(twoTeams(6, 6)), std::vector<FindingCode>());
        QCOMPARE(codes(twoTeams(6, 5)), (std::vector{FindingCode::teamTooSmall, FindingCode::teamTooSmall}));
        QCOMPARE(codes(twoTeams(2, 5)), std::vector{FindingCode::twoTeamsWanted});
        MemoryTournament three = someTeams(3, 5);
        three.apply(SetSystem{scheveningen});
        three.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
        QCOMPARE(codes(three), std::vector{FindingCode::twoTeamsWanted});
    }

    void thePackAndTheScheduleSayWhoSitsWhere()
    {
        const MemoryTournament tournament = published(6, 7);
        ReportOptions options;
        QString pack;
        for (const ReportSection& section : packCover(tournament.value, {}, options).sections)
            pack += section.paragraphs.join(QLatin1Char('\n')) + QLatin1Char('\n');
        for (const char* said : {"The table says who sits at which board", "Nobody moves up",
                                 "3. Nothing has to be paired: the schedule says for every round who sits at which"})
            QVERIFY2(pack.contains(QLatin1String(said)), qPrintable(pack));
        for (const char* wrong : {"line-up forms", "Lay out the cards", "in the order of the team"})
            QVERIFY2(!pack.contains(QLatin1String(wrong)), qPrintable(pack));
        const ReportDocument schedule = scheduleReport(tournament.value, options);
        QCOMPARE(schedule.tables.size(), std::size_t{6});
        const Round& second = tournament.value.rounds[1];
        const std::vector<Game>& games = second.published()->pairings.boards.front().games;
        QCOMPARE(schedule.tables[1].rows.size(), games.size());
        for (std::size_t board = 0; board < games.size(); ++board) {
            const QStringList& row = schedule.tables[1].rows[board];
            QCOMPARE(row.front(), QString::number(board + 1));
            for (const auto& sits : {games[board].forWhite, games[board].forBlack})
                QVERIFY2(row.contains(tournament.value.member(*sits)->data.name), qPrintable(row.join('|')));
        }
    }

    void anotherOrderOfATeamMakesTheProposalStale()
    {
        MemoryTournament tournament = twoTeams(4, 4);
        const QString before = pairingInputHash(tournament.value);
        const std::vector<const Player*> members = tournament.value.membersOf(PlayerKey{1});
        std::vector<PlayerKey> order;
        for (const Player* member : members)
            order.insert(order.begin(), member->key);
        tournament.apply(SetTeamOrder{PlayerKey{1}, order});
        QVERIFY(pairingInputHash(tournament.value) != before);
    }

    void whoSitsOtherwiseThanTheTableIsAskedAbout()
    {
        MemoryTournament tournament = published(4, 5);
        const Match match = *tournament.value.board({openingRound, 1});
        const LineUp table = match.lineUpOf(match.a);
        LineUp seats = table;
        std::swap(seats[0], seats[1]);
        QVERIFY(has(tournament.plan(SetLineUp{openingRound, match.a, seats}).findings,
                    FindingCode::seatedOtherThanTable, WarningLevel::confirm));
        // A reserve plays for somebody: nothing to ask.
        seats = table;
        seats[0] = tournament.value.membersOf(match.a).back()->key;
        QVERIFY(tournament.plan(SetLineUp{openingRound, match.a, seats}).findings.empty());
        tournament.apply(SetLineUp{openingRound, match.a, seats});
        const auto nameOf = [&](PlayerKey key) {
            return callName(tournament.value, key);
        };
        const Explanation why = explainBoard(tournament.value, {openingRound, 1});
        const auto line =
            std::ranges::find(why.sections, QStringLiteral("Line of the table"), &ExplanationSection::title);
        QVERIFY(line != why.sections.end());
        const QString told = line->paragraphs.join(u'\n');
        QVERIFY2(told.contains(QStringLiteral("Board 1: %1 – ").arg(nameOf(*table[0]))), qPrintable(told));
        QVERIFY2(told.contains(
                     QStringLiteral("Board 1: %1 plays in the place of %2.").arg(nameOf(*seats[0]), nameOf(*table[0]))),
                 qPrintable(told));
        QVERIFY(std::ranges::find(why.facts, QStringLiteral("Floats"), &FactRow::label) == why.facts.end());
        tournament.apply(SetLineUp{openingRound, match.a, LineUp(4)});
        tournament.apply(SeatAsUsual{openingRound});
        QCOMPARE(tournament.value.board({openingRound, 1})->lineUpOf(match.a), table);
    }

    void exchangedColoursLeaveWhoMeetsWhom()
    {
        MemoryTournament tournament = twoTeams(4, 4);
        tournament.apply(LayOutRounds{*layOutRounds(tournament.value)});
        const auto proposed = [&tournament]() -> Match {
            return tournament.value.round(openingRound)->proposal()->pairings.boards.front();
        };
        const Match before = proposed();
        tournament.apply(BeginManualPairing{openingRound});
        tournament.apply(EditProposal{openingRound, EditProposal::SwapColours{1}});
        const Match after = proposed();
        QCOMPARE(after.a, before.b);
        for (int board = 1; board <= 4; ++board) {
            QCOMPARE(after.game(board).forWhite, before.game(board).forBlack);
            QCOMPARE(after.game(board).forBlack, before.game(board).forWhite);
        }
        QVERIFY(contradictionsIn(tournament.value).empty());
    }

    void theCrossTableIsOfThePlayers()
    {
        const MemoryTournament tournament = published(4, 5, "2");
        const Meetings meetings(tournament.value);
        QVERIFY(meetings.isOfTeams());
        QCOMPARE(meetings.size(), 10);
        QCOMPARE(meetings.columnCount(), 5);
        QCOMPARE(meetings.slotCount(), 2);
        int games = 0;
        for (int row = 0; row < meetings.size(); ++row)
            for (int column = 0; column < meetings.columnCount(); ++column)
                for (int slot = 0; slot < meetings.slotCount(); ++slot) {
                    const Meetings::Place place{row, column, slot};
                    QVERIFY(!meetings.isSelf(place));
                    const Meeting* meeting = meetings.at(place);
                    games += meeting != nullptr ? 1 : 0;
                    if (meeting == nullptr)
                        continue;
                    QCOMPARE(meeting->white, slot == 0);
                    const auto mirror = meetings.mirrorOf(place);
                    QVERIFY(mirror);
                    QCOMPARE(mirror->row, *meetings.opponentOf(row, column));
                    QCOMPARE(meetings.mirrorOf(*mirror), std::optional(place));
                    QCOMPARE(meetings.at(*mirror)->game, meeting->game);
                    if (meeting->white)
                        QCOMPARE(meetings.placeOf(meeting->game), std::optional(place));
                }
        QCOMPARE(games, 2 * 4 * 4 * 2);
    }

    void anEmptyBoardStandsInTheCrossTable()
    {
        MemoryTournament tournament = published(4, 4);
        const Match match = *tournament.value.board({openingRound, 1});
        LineUp seats = match.lineUpOf(match.b);
        const PlayerKey away = *seats[2];
        const Game& left = match.game(3);
        const PlayerKey there = *(left.white == match.a ? left.forWhite : left.forBlack);
        seats[2].reset();
        tournament.apply(SetLineUp{openingRound, match.b, seats});
        const auto [won, lost] = left.white == match.a
                                     ? std::pair(GameResult::whiteWinsByForfeit, GameResult::blackWinsByForfeit)
                                     : std::pair(GameResult::blackWinsByForfeit, GameResult::whiteWinsByForfeit);
        QCOMPARE(forfeitOfEmptyBoard(*tournament.value.board({openingRound, 1}), 3), std::optional(won));
        for (const GameResult result : {GameResult::draw, GameResult::adjourned})
            QCOMPARE(refusals(tournament, EnterResult{{openingRound, 1, 3}, result}),
                     std::vector{FindingCode::emptyBoard});
        tournament.apply(EnterResult{{openingRound, 1, 3}, won});
        QCOMPARE(refusals(tournament, CorrectResult{{openingRound, 1, 3}, lost}),
                 std::vector{FindingCode::nothingToCorrect});
        const AllPlayAllGrid grid(tournament.value, 4);
        const auto row = [&grid](PlayerKey player) {
            QStringList marks;
            for (int column = 0; column < grid.columns(); ++column)
                marks += grid.marks(player, column);
            return marks.join(QString());
        };
        QCOMPARE(row(there), QStringLiteral("+"));
        QCOMPARE(row(away), QString());
        QCOMPARE(grid.games(), 1);
        const Meetings meetings(tournament.value);
        const auto place = meetings.placeOf({openingRound, 1, 3});
        QVERIFY(place);
        QCOMPARE(meetings.players().at(static_cast<std::size_t>(place->row)), there);
        QVERIFY(!meetings.mirrorOf(*place));
    }

    void theReportIsTheSameTournament_data()
    {
        QTest::addColumn<QString>("games");
        QTest::newRow("once") << "1";
        QTest::newRow("twice") << "2";
    }

    void theReportIsTheSameTournament()
    {
        QFETCH(QString, games);
        MemoryTournament tournament = published(4, 5, games.toUtf8().constData());
        for (int round = 1; round <= tournament.value.settings.plannedRounds; ++round)
            enterMatch(tournament, 1,
                       {GameResult::whiteWins, GameResult::draw, GameResult::blackWins, GameResult::draw}, round);
        const auto report = exportTrf(tournament.value);
        QVERIFY(report);
        QVERIFY2(report->bytes.contains("192 CUSTOM_TEAM_MP_GP"), report->bytes.constData());
        QVERIFY(report->bytes.contains("### SYSTEM scheveningen 2026"));
        const auto back = importTrf(report->bytes, {});
        QVERIFY(back);
        const Settings& settings = back->tournament.settings;
        QCOMPARE(settings.system, scheveningen);
        QCOMPARE(settings.teams->boards, 4);
        QCOMPARE(expectedRounds(back->tournament), tournament.value.settings.plannedRounds);
        QVERIFY(back->tournament.allRoundsPublished());
        for (const Round& round : tournament.value.rounds) {
            const Match& said = round.published()->pairings.boards.front();
            const Match& read = back->tournament.round(round.number)->published()->pairings.boards.front();
            QCOMPARE(read.a == PlayerKey{1}, said.a == PlayerKey{1});
            QCOMPARE(read.games.size(), said.games.size());
            for (std::size_t i = 0; i < said.games.size(); ++i)
                QCOMPARE(read.games[i].outcome.result, said.games[i].outcome.result);
        }
        const auto again = exportTrf(back->tournament);
        QVERIFY(again);
        QCOMPARE(again->bytes, report->bytes);
        // Whoever checks it pairs by the table, and finds every round as it is.
        const auto file = trf::readTeamFile(report->bytes.toStdString());
        QVERIFY(file);
        for (const Round& round : tournament.value.rounds) {
            const auto recorded = trf::recordedTeamRound(file->file, round.number);
            QVERIFY(recorded);
            QCOMPARE(recorded->input.request.system, scheveningen);
            const auto verdict = judge(recorded->input.converted.state, recorded->input.request, recorded->given);
            QVERIFY(verdict);
            QVERIFY(verdict->violations.empty());
            QVERIFY(verdict->colours.empty());
        }
    }

    void theColoursAreThoseOfTheTableWhateverTheRulesOfTheTeamsSay()
    {
        MemoryTournament tournament = twoTeams(4, 4);
        TeamRules rules = *tournament.value.settings.teams;
        rules.colours = BoardColours::alike();
        tournament.apply(SetTeamRules{rules});
        const auto drafts = layOutRounds(tournament.value);
        QVERIFY(drafts);
        for (const RoundDraft& draft : *drafts) {
            const Match& match = draft.pairings.boards.front();
            QCOMPARE(std::count_if(match.games.begin(), match.games.end(),
                                   [&](const Game& game) { return game.white == match.a; }),
                     std::ptrdiff_t{2});
        }
    }

    void howOftenTheyMeetIsKeptInTheFile()
    {
        const TournamentFile file;
        {
            auto session = createSession(file.path(), 0);
            mustApply(*session, SetTeamRules{TeamRules{}});
            mustApply(*session, SetSystem{scheveningen});
            mustApply(*session, SetSystemOption{"scheveningen-games", "2"});
            session->close();
        }
        const auto again = openSession(file.path());
        QCOMPARE(again->saved().settings.system, scheveningen);
        const SystemOptions options = optionsOf(again->saved().settings, scheveningen);
        QCOMPARE(cyclesOf(scheveningen, options), 8); // four boards, twice
    }

    void aRoundRobinOfTeamsIsOneInItsReport()
    {
        MemoryTournament tournament = someTeams(4, 4);
        tournament.apply(SetSystem{{System::DoubleRoundRobin, 2026}});
        tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
        const auto drafts = layOutRounds(tournament.value);
        tournament.apply(LayOutRounds{*drafts});
        tournament.apply(PublishRounds{RoundNumber{6}});
        for (int round = 1; round <= 6; ++round) {
            tournament.apply(SeatAsUsual{RoundNumber{round}});
            for (const int board : {1, 2})
                enterMatch(tournament, board,
                           {GameResult::whiteWins, GameResult::draw, GameResult::blackWins, GameResult::draw}, round);
        }
        const auto report = exportTrf(tournament.value);
        QVERIFY(report);
        QVERIFY2(report->bytes.contains("### SYSTEM round-robin cycles 2"), report->bytes.constData());
        const auto back = importTrf(report->bytes, {});
        QVERIFY(back);
        QCOMPARE(back->tournament.settings.system, (SystemEdition{System::DoubleRoundRobin, 2026}));
        // In which order the matches of a round stand is not said in the file.
        QByteArrayList said = report->bytes.split('\n');
        QByteArrayList again = exportTrf(back->tournament)->bytes.split('\n');
        for (QByteArrayList* lines : {&said, &again})
            std::sort(lines->begin(), lines->end());
        QCOMPARE(again.size(), said.size());
        for (qsizetype line = 0; line < said.size(); ++line)
            QCOMPARE(again[line], said[line]);
        const auto file = trf::readTeamFile(report->bytes.toStdString());
        QVERIFY(file);
        for (RoundNumber round{1}; round.value <= 6; ++round.value) {
            const auto recorded = trf::recordedTeamRound(file->file, round);
            QVERIFY(recorded);
            const auto verdict = judge(recorded->input.converted.state, recorded->input.request, recorded->given);
            QVERIFY(verdict);
            QVERIFY(verdict->violations.empty());
        }
    }
};

static const RegisteredTest<ScheveningenMatchTest> registered("test_scheveningen_match");

#include "test_scheveningen_match.moc"
