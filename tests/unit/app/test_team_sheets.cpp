#include "app/formats/cards/cards.h"
#include "app/formats/cards/team_cards.h"
#include "app/formats/report/cross_table_cells.h"
#include "app/formats/report/html.h"
#include "app/formats/report/teams/match_sides.h"
#include "app/formats/report/teams/team_reports.h"
#include "app/formats/standings/player_paths.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sheets.h"
#include "tests/unit/app/support/teams.h"

#include "app/domain/teams/games_of_teams.h"
#include "app/domain/text/filled.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

PairingSheetOptions pairingOptions()
{
    PairingSheetOptions options;
    options.common = plainOptions();
    return options;
}

/// A against D, B against E, C has a bye; the first match is 2 1/2 to 1 1/2 for A.
MemoryTournament playedTeams(TeamRules rules = {})
{
    MemoryTournament tournament = teamsInRoundOne(5, rules);
    tournament.apply(SeatAsUsual{one});
    enterMatch(tournament, 1,
               {GameResult::whiteWins, GameResult::draw, GameResult::blackWins, GameResult::blackWinsByForfeit});
    return tournament;
}

} // namespace

/// What of an event of teams comes on paper.
class TeamSheetsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void aMatchIsOneLineOfThePairings()
    {
        const MemoryTournament tournament = playedTeams();
        const auto sheet = pairingsByBoard(tournament.value, one, pairingOptions());
        QVERIFY(sheet);
        const ReportTable& table = sheet->tables.front();
        QCOMPARE(table.rows.size(), std::size_t{3}); // two matches and the bye
        QCOMPARE(table.columns[2].title, QStringLiteral("Team"));
        QVERIFY2(flat(table).front().contains(QStringLiteral("|2½ – 1½|")), qPrintable(flat(table).front()));
        QVERIFY(sheet->notes.join(QString()).contains(QStringLiteral("White on board 1")));
    }

    /// 2-1 and a board that both lost: as much as a drawn match brings, and won.
    void aMatchIsWonByMorePointsThanTheOpponentsHoweverMany()
    {
        for (const TeamScore primary : {TeamScore::matchPoints, TeamScore::gamePoints}) {
            TeamRules rules;
            rules.primary = primary;
            rules.secondary = otherThan(primary);
            MemoryTournament tournament = teamsInRoundOne(4, rules);
            tournament.apply(SeatAsUsual{one});
            enterMatch(tournament, 1,
                       {GameResult::whiteWins, GameResult::blackWins, GameResult::blackWins, GameResult::zeroZero});
            const Match& match = *tournament.value.board({one, 1});
            const PlayerPaths paths(tournament.value, 1);
            QVERIFY(paths.of(match.a).front().kind == PathStep::Kind::won);
            QVERIFY(paths.of(match.b).front().kind == PathStep::Kind::lost);
        }
    }

    void boardsStandUnderTheirMatchFromTheSideOfTheFirst()
    {
        const MemoryTournament tournament = playedTeams();
        const auto sheet = matchBoards(tournament.value, one, pairingOptions());
        QVERIFY(sheet);
        QCOMPARE(sheet->tables.size(), std::size_t{2});
        const ReportTable& table = sheet->tables.front();
        QVERIFY2(table.heading.startsWith(QStringLiteral("1   A – ")) &&
                     table.heading.endsWith(QStringLiteral("2½ – 1½")),
                 qPrintable(table.heading));
        const QStringList lines = flat(table);
        QCOMPARE(lines.size(), 4);
        // Board 2: A has Black and drew; on board 3 it has White and lost, on board 4 it won by forfeit.
        QVERIFY2(lines[0].startsWith(QStringLiteral("1|a1|2390|○|1 – 0|●|")), qPrintable(lines[0]));
        QVERIFY2(lines[1].startsWith(QStringLiteral("2|a2|2380|●|½ – ½|○|")), qPrintable(lines[1]));
        QVERIFY2(lines[2].startsWith(QStringLiteral("3|a3|2370|○|0 – 1|●|")), qPrintable(lines[2]));
        QVERIFY2(lines[3].contains(QStringLiteral("|+ : −|")), qPrintable(lines[3]));
        QVERIFY(sheet->notes.contains(QStringLiteral("Bye: E.")) || sheet->notes.contains(QStringLiteral("Bye: C.")));
        for (const QStringList& row : table.rows)
            QCOMPARE(static_cast<std::size_t>(row.size()), table.columns.size());
        QCOMPARE(matchBoards(tournament.value, two, pairingOptions()).error().code,
                 ReportError::Code::roundNotPublished);
    }

    void aTeamHasACardWithItsPlayersAndMatches()
    {
        MemoryTournament tournament = playedTeams();
        tournament.value.players.front().data.captain = QStringLiteral("Miller, Maud");
        const std::vector<TeamCard> cards = teamCards(tournament.value);
        QCOMPARE(cards.size(), std::size_t{5});
        const TeamCard& first = cards.front();
        QCOMPARE(first.name, QStringLiteral("A"));
        QCOMPARE(first.captain, QStringLiteral("Miller, Maud"));
        QCOMPARE(first.people.size(), std::size_t{5});
        const TeamCard::Member& best = first.people.front();
        QCOMPARE(best.place + QLatin1Char('|') + best.name + QLatin1Char('|') + best.rating,
                 QStringLiteral("1|a1|2390"));
        QCOMPARE(static_cast<int>(first.lines.size()), tournament.value.settings.plannedRounds);
        const TeamCard::Line& played = first.lines.front();
        QCOMPARE(played.colour + QLatin1Char('|') + played.boards + QLatin1Char('|') + played.result,
                 QStringLiteral("w|1 ½ 0 +|2½ – 1½"));
        QCOMPARE(played.matchPoints + QLatin1Char('|') + played.gamePoints, QStringLiteral("2|2½"));
        QVERIFY(!played.opponent.isEmpty() && !played.number.isEmpty());
        QVERIFY(first.lines[1].opponent.isEmpty() && first.lines[1].matchPoints.isEmpty());
        const auto free = std::find_if(cards.begin(), cards.end(), [](const TeamCard& card) {
            return card.lines.front().opponent == QStringLiteral("bye");
        });
        QVERIFY(free != cards.end());
        QCOMPARE(free->lines.front().matchPoints + QLatin1Char('|') + free->lines.front().gamePoints,
                 QStringLiteral("1|2"));
        const TeamCard empty = emptyTeamCard(tournament.value);
        QVERIFY(empty.name.isEmpty() && empty.lines.size() == first.lines.size());
    }

    void aPlayerWhoDoesNotSitHasNoBye()
    {
        MemoryTournament tournament = playedTeams();
        const Match& match = *tournament.value.board({one, 1});
        const std::vector<PlayerCard> cards = playerCards(tournament.value);
        QCOMPARE(cards.size(), tournament.value.members.size());
        const auto said = [&cards](const QString& name) {
            const auto found =
                std::find_if(cards.begin(), cards.end(), [&name](const PlayerCard& card) { return card.name == name; });
            return found != cards.end() ? found->lines.front().opponent : QString();
        };
        QCOMPARE(said(QStringLiteral("a5")), QStringLiteral("not in the line-up"));
        const PlayerKey free = *tournament.value.round(one)->published()->pairings.bye;
        QCOMPARE(said(tournament.value.membersOf(free).front()->data.name), QStringLiteral("bye of the team"));
        QVERIFY(!said(tournament.value.membersOf(match.b).front()->data.name).isEmpty());
        NewPlayer latecomer;
        latecomer.data = personOf(QStringLiteral("Z"), 0);
        tournament.apply(AddPlayers{{latecomer}, {}});
        const PlayerKey late = tournament.value.players.back().key;
        tournament.apply(AddMembers{late, {personOf(QStringLiteral("z1"), 1500)}, {}});
        const std::vector<PlayerCard> later = playerCards(tournament.value);
        const auto z = std::find_if(later.begin(), later.end(),
                                    [](const PlayerCard& card) { return card.name == QStringLiteral("z1"); });
        QVERIFY(z != later.end());
        QCOMPARE(z->lines.front().opponent, QStringLiteral("the team had not entered yet"));
    }

    void thePackTellsHowTeamsPlay()
    {
        const MemoryTournament tournament = playedTeams();
        const ReportDocument cover = packCover(tournament.value, {}, plainOptions());
        QString all;
        for (const ReportSection& section : cover.sections)
            all += section.heading + QLatin1Char('\n') + section.paragraphs.join(QLatin1Char('\n')) + QLatin1Char('\n');
        for (const char* words : {"A match: 4 boards; won 2, drawn 1, lost 0 match points",
                                  "What counts first: match points; then: game points", "White on board 1", "type A",
                                  "the cards of the teams", "no two teams meet twice", "match 2"})
            QVERIFY2(all.contains(QLatin1String(words)), qPrintable(QLatin1String(words) + QLatin1Char('|') + all));
        QVERIFY(!all.contains(QStringLiteral("nobody meets twice")));
        QVERIFY2(all.contains(QStringLiteral("\n3. Lay out the cards")) && all.contains(QStringLiteral("\n5. Later")),
                 qPrintable(all));
    }

    void thePackOfALeagueSaysThatNothingIsToBePaired()
    {
        MemoryTournament tournament = someTeams(4);
        tournament.apply(SetSystem{{System::RoundRobin, 2026}});
        QString all;
        for (const ReportSection& section : packCover(tournament.value, {}, plainOptions()).sections)
            all += section.paragraphs.join(QLatin1Char('\n')) + QLatin1Char('\n');
        QVERIFY2(all.contains(QStringLiteral("\n3. Nothing has to be paired: the schedule says for every round which "
                                             "teams meet")) &&
                     all.contains(QStringLiteral("hand in the line-up forms")),
                 qPrintable(all));
        QVERIFY(!all.contains(QStringLiteral("Lay out the cards")));
    }

    void aReportOfAMatchThatIsNotPairedIsEmpty()
    {
        const MemoryTournament tournament = playedTeams();
        const ReportDocument reports = emptyMatchReports(tournament.value, 2, plainOptions());
        QCOMPARE(reports.tables.size(), std::size_t{2});
        const ReportTable& table = reports.tables.front();
        QCOMPARE(table.rows.size(), std::size_t{4});
        QVERIFY(table.heading.contains(QStringLiteral("____")));
        for (const QStringList& row : table.rows)
            QVERIFY2(!row.join(QString()).contains(QChar(u'a')), qPrintable(row.join('|'))); // nobody sits there
        QCOMPARE(table.fields.size(), std::size_t{2});                                       // to be signed
    }

    void aCorrectionTellsMatchPointsAndGamePoints()
    {
        MemoryTournament tournament = playedTeams(); // the first match is 2 1/2 to 1 1/2
        tournament.enterAll();
        tournament.pairAndPublish();
        const Match& match = *tournament.value.board({one, 1});
        const bool white = match.game(1).white == match.a;
        const Plan plan =
            tournament.plan(CorrectResult{{one, 1, 1}, white ? GameResult::blackWins : GameResult::whiteWins});
        QStringList said;
        for (const Finding& finding : plan.findings)
            if (finding.code == FindingCode::pointsChange)
                said << filled(QStringLiteral("%1 %2 %3"),
                               finding.player == match.a ? QStringLiteral("a") : QStringLiteral("b"), finding.text,
                               static_cast<int>(*finding.value));
        QCOMPARE(said, (QStringList{"a match -20", "a game -10", "b match 20", "b game 10"}));
    }

    void aForfeitedMatchIsMarked()
    {
        MemoryTournament tournament = teamsInRoundOne(5);
        const Match& match = *tournament.value.board({one, 1});
        EnterResults forfeit{one, {}};
        for (int game = 1; game <= match.gameCount(); ++game)
            forfeit.results.push_back(
                {1, match.game(game).white == match.a ? GameResult::whiteWinsByForfeit : GameResult::blackWinsByForfeit,
                 game});
        tournament.apply(forfeit);
        const Match& over = *tournament.value.board({one, 1});
        const CrossTableCells cells(tournament.value, 1);
        QVERIFY2(cells.cell(over.a, one).endsWith(QStringLiteral("+4")), qPrintable(cells.cell(over.a, one)));
        QVERIFY2(cells.cell(over.b, one).endsWith(QStringLiteral("−0")), qPrintable(cells.cell(over.b, one)));
        QVERIFY(CrossTableCells::legend(tournament.value.settings).contains(QStringLiteral("forfeited")));
        QCOMPARE(forfeitSign(over, over.a, tournament.value.settings), QStringLiteral("+"));
        // Played on one board it is a match like others.
        tournament.apply(EnterResults{one, {{1, GameResult::draw, 1}}});
        QCOMPARE(forfeitSign(*tournament.value.board({one, 1}), over.a, tournament.value.settings), QString());
    }

    void aReportHasPlacesToSign()
    {
        const MemoryTournament tournament = playedTeams();
        const auto sheet = matchReports(tournament.value, one, pairingOptions());
        QVERIFY(sheet);
        const ReportTable& table = sheet->tables[1];
        QCOMPARE(table.rows.size(), std::size_t{4});
        QVERIFY(table.ruled);
        QCOMPARE(table.fields.size(), std::size_t{2});
        QVERIFY(table.fields[0].front().label.startsWith(QStringLiteral("Captain of ")));
        QVERIFY(table.fields[0][1].text.isEmpty()); // the match is open
        QVERIFY(toHtml(*sheet).contains(QStringLiteral("Ended at")));
    }

    void formsNameEverybodyWhoMaySit()
    {
        const MemoryTournament tournament = playedTeams();
        const ReportDocument forms = lineUpForms(tournament.value, two, plainOptions());
        QCOMPARE(forms.tables.size(), std::size_t{5});
        QCOMPARE(forms.tables.front().rows.size(), std::size_t{5});
        QCOMPARE(forms.tables.front().fields.size(), std::size_t{1});
        QCOMPARE(forms.tables.front().heading, QStringLiteral("A   Round 2"));
        QVERIFY(forms.cutApart);
        const ReportDocument paired = lineUpForms(tournament.value, one, plainOptions());
        QVERIFY2(paired.tables.front().heading.contains(QStringLiteral("White on board 1")),
                 qPrintable(paired.tables.front().heading));
    }

    void aTeamThatHasLeftFillsInNoForm()
    {
        MemoryTournament tournament = playedTeams();
        tournament.apply(WithdrawPlayer{{tpnOrder(tournament.value).front()}, two});
        const ReportDocument forms = lineUpForms(tournament.value, two, plainOptions());
        QCOMPARE(forms.tables.size(), std::size_t{4});
        QCOMPARE(forms.tables.front().heading, QStringLiteral("B   Round 2"));
        QCOMPARE(lineUpForms(tournament.value, one, plainOptions()).tables.size(), std::size_t{5});
    }

    void whoSitsWhereIsFoundByName()
    {
        const MemoryTournament tournament = playedTeams();
        const auto sheet = pairingsByName(tournament.value, one, pairingOptions());
        QVERIFY(sheet);
        const QStringList lines = flat(sheet->tables.front());
        QCOMPARE(lines.size(), 16); // nobody of the team that has the bye, and no reserves
        QVERIFY2(lines[1].startsWith(QStringLiteral("a2|A|1.2|Black|")), qPrintable(lines[1]));
    }

    void eachRoundOfAPlayerStandsUnderHisTeam()
    {
        MemoryTournament tournament = playedTeams();
        enterMatch(tournament, 2, {GameResult::draw, GameResult::draw, GameResult::draw, GameResult::draw});
        tournament.pairAndPublish();
        const ReportDocument sheet = teamPlayers(tournament.value, 2, plainOptions());
        QCOMPARE(sheet.tables.size(), std::size_t{5});
        const QStringList lines = flat(sheet.tables.front());
        QCOMPARE(lines[0], QStringLiteral("1|a1|2390|1||1|1"));
        QCOMPARE(lines[1], QStringLiteral("2|a2|2380|½||1|½"));
        QCOMPARE(lines[3], QStringLiteral("4|a4|2360|+||0|1"));
        QCOMPARE(lines[4], QStringLiteral("5|a5|2350|||0|0"));
        QVERIFY(sheet.tables.front().hatched.contains({4, 3})); // the reserve did not sit
        QVERIFY(sheet.tables.front().hatched.contains({0, 4})); // nobody is named in round 2
    }

    void playersOfABoardAreRankedAmongEachOther()
    {
        MemoryTournament tournament = playedTeams();
        enterMatch(tournament, 2, {GameResult::whiteWins, GameResult::draw, GameResult::draw, GameResult::draw});
        const ReportDocument sheet = boardStandings(tournament.value, 1, plainOptions());
        QCOMPARE(sheet.tables.size(), std::size_t{5});
        QCOMPARE(sheet.tables.front().heading, QStringLiteral("Board 1"));
        const ReportTable& all = sheet.tables.back();
        QCOMPARE(all.heading, QStringLiteral("All boards"));
        QCOMPARE(all.rows.size(), std::size_t{14}); // a board was not played
        const auto points = std::ranges::find(all.columns, QStringLiteral("Pts"), &ReportColumn::title);
        QVERIFY(points != all.columns.end());
        const auto column = points - all.columns.begin();
        QCOMPARE((points - 1)->title, QStringLiteral("Bd."));
        for (std::size_t i = 1; i < all.rows.size(); ++i) // by result, whatever the board
            QVERIFY(all.rows[i - 1][column] >= all.rows[i][column] || all.rows[i][column] == QStringLiteral("½"));
        const QStringList lines = flat(sheet.tables.front());
        QCOMPARE(lines.size(), 4);
        // Two won: whoever met the stronger opponent has the higher performance, which after one game is not shown.
        QVERIFY(std::ranges::find(all.columns, QStringLiteral("Perf"), &ReportColumn::title) == all.columns.end());
        QVERIFY2(lines[0].startsWith(QStringLiteral("1|")) && lines[0].endsWith(QStringLiteral("|1|1|100.0")),
                 qPrintable(lines[0]));
        QVERIFY2(lines[3].endsWith(QStringLiteral("|0|1|0.0")), qPrintable(lines[3]));
        TeamRules free;
        free.order = BoardOrder::free;
        MemoryTournament anyOrder = teamsInRoundOne(4, free);
        const Match& match = *anyOrder.value.board({one, 1});
        LineUp seats = match.lineUpOf(match.a);
        const auto members = anyOrder.value.membersOf(match.a);
        seats[0] = members[4]->key; // the last one on the first board
        anyOrder.apply(SetLineUp{one, match.a, seats});
        anyOrder.apply(SeatAsUsual{one});
        enterMatch(anyOrder, 1, {GameResult::whiteWins});
        const ReportDocument other = boardStandings(anyOrder.value, 1, plainOptions());
        QVERIFY(flat(other.tables.front()).front().contains(members[4]->data.name));
    }

    /// A point for which nobody played is of the team; and who sat against nobody has not played a game more.
    void aBoardPrizeIsForGamesThatWerePlayed()
    {
        MemoryTournament tournament = teamsInRoundOne(4);
        tournament.apply(SeatAsUsual{one});
        using R = GameResult;
        enterMatch(tournament, 1, {R::whiteWins, R::draw, R::draw, R::doubleForfeit});
        enterMatch(tournament, 2, {R::whiteWinsByForfeit, R::draw, R::draw, R::draw});
        const PlayerKey winner = *tournament.value.game({one, 1})->forWhite;
        const PlayerKey unopposed = *tournament.value.game({one, 2})->forWhite;
        const auto nameOf = [&](PlayerKey key) {
            return QStringLiteral("|%1|").arg(tournament.value.member(key)->data.name);
        };
        const ReportTable& first = boardStandings(tournament.value, 1, plainOptions()).tables.front();
        QCOMPARE(first.rows.size(), std::size_t{2}); // the others have played nothing
        tournament.pairAndPublish();
        tournament.apply(SeatAsUsual{two});
        enterMatch(tournament, 1, {R::draw, R::draw, R::draw, R::draw}, 2);
        enterMatch(tournament, 2, {R::draw, R::draw, R::draw, R::draw}, 2);
        const ReportDocument sheet = boardStandings(tournament.value, 2, plainOptions());
        const ReportTable& board = sheet.tables.front();
        QStringList titles;
        for (const ReportColumn& column : board.columns)
            titles << column.title;
        QVERIFY2(titles.join(u'|').endsWith(QStringLiteral("Pts|Games|%|Forfeit")), qPrintable(titles.join(u'|')));
        const QStringList lines = flat(board);
        QCOMPARE(lines.size(), 4);
        QVERIFY2(lines[0].contains(nameOf(winner)) && lines[0].endsWith(QStringLiteral("|1½|2|75.0|")),
                 qPrintable(lines[0]));
        const auto found = lines.filter(nameOf(unopposed)).value(0);
        QVERIFY2(found.endsWith(QStringLiteral("|½|1|50.0|1")), qPrintable(found));
        QVERIFY(lines.indexOf(found) < 3); // before who has ½ of two games
        QVERIFY2(lines[3].endsWith(QStringLiteral("|½|2|25.0|")), qPrintable(lines[3]));
        QVERIFY2(sheet.notes.join(u' ').contains(QStringLiteral("played over the board")), "not said");
    }
};

static const pairwright::RegisteredTest<TeamSheetsTest> registered("test_team_sheets");
#include "test_team_sheets.moc"
