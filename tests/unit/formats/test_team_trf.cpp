#include "app/formats/trf/teams/export_teams.h"
#include "app/formats/trf/teams/import_teams.h"
#include "engine/trf/teams/match_points.h"
#include "engine/trf/teams/to_team_state.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/team_records.h"

#include <QtTest>

using namespace pairwright;
using namespace pairwright::trf;
using test::file;
using test::playerLine;
using namespace pairwright::test::teams;

namespace {

/// Without the boards.
TeamPoints pointsOf(const PairingInput& input, int team, int round)
{
    const TeamPoints& points =
        input.converted.state.player(Tpn{team}).teamPoints.at(static_cast<std::size_t>(round - 1));
    return {points.primary, points.secondary};
}

} // namespace

/// Matches of a TRF26 of teams, what they bring, and the next round.
class TestTeamTrf : public QObject {
    Q_OBJECT
private slots:
    void gamesMakeMatches()
    {
        const auto matches = matchesOf(fileOf(afterARound()));
        QVERIFY(matches.hasValue());
        QCOMPARE(matches->size(), std::size_t{2});
        const TeamMatch& first = matches->front();
        QCOMPARE(first.a.value, 1);
        QCOMPARE(first.b.value, 3);
        QCOMPARE(first.boards.size(), std::size_t{2});
        QCOMPARE(first.boards[1].pointsOfA.tenths, 5);
        const TeamMatch& second = matches->back();
        QCOMPARE(second.a.value, 4); // White on the first board
        QVERIFY(second.boards[1].a == FileId{8} && !second.boards[1].b);
        QCOMPARE(second.boards[1].pointsOfA.tenths, 10);
    }

    void matchesMakeTheState()
    {
        const PairingInput input = inputOf(afterARound({"152 W"}));
        QCOMPARE(input.round.value, 2);
        QVERIFY((pointsOf(input, 1, 1) == TeamPoints{Score{20}, Score{15}}));
        QVERIFY((pointsOf(input, 3, 1) == TeamPoints{Score{0}, Score{5}}));
        QVERIFY((pointsOf(input, 4, 1) == TeamPoints{Score{20}, Score{20}}));
        QVERIFY((pointsOf(input, 2, 1) == TeamPoints{Score{0}, Score{0}}));
        QVERIFY((input.converted.state.record(Tpn{4}, RoundNumber{1}) ==
                 RoundRecord{PlayedGame{Tpn{2}, Colour::White, GameOutcome::Win, true}}));
        const auto pairing = pairRound(input.converted.state, input.request);
        QVERIFY(pairing.hasValue());
        QCOMPARE(pairing->boards.size(), std::size_t{2});
        QVERIFY((pairing->boards[0] == Board{Tpn{4}, Tpn{1}, pairing->boards[0].rule} ||
                 pairing->boards[0] == Board{Tpn{1}, Tpn{4}, pairing->boards[0].rule}));
    }

    void scoresAreThoseOfTheCode()
    {
        Records lines = afterARound();
        lines[2] = "192 FIDE_TEAM_TYPEB_GP";
        const PairingInput input = inputOf(lines);
        QVERIFY((pointsOf(input, 1, 1) == TeamPoints{Score{15}, Score{20}}));
        QCOMPARE(std::string(input.request.options.chosen().at(0).second), std::string("type-b"));
    }

    void otherRecordsChangeWhatARoundBrings()
    {
        // A forfeited match, a bye, a team on leave, points of matches, a penalty.
        const PairingInput input = inputOf(afterARound(
            {teamRecord(5, ""), teamRecord(6, ""), "320  1.0  1.0 000   4", "330 -+   2   1   3", "240 H   2    5",
             "240 Z   3    6", "362 TW 3.0   TD 1.0   TL 0.0", "299   -1.0  -0.5   001    1"}));
        QCOMPARE(input.round.value, 3);
        QVERIFY((pointsOf(input, 1, 1) == TeamPoints{Score{20}, Score{10}}));
        QVERIFY((pointsOf(input, 4, 1) == TeamPoints{Score{30}, Score{20}}));
        QVERIFY((pointsOf(input, 4, 2) == TeamPoints{Score{10}, Score{10}}));
        QVERIFY((pointsOf(input, 3, 2) == TeamPoints{Score{30}, Score{20}})); // a win on both boards
        QVERIFY((pointsOf(input, 1, 2) == TeamPoints{}));
        QVERIFY((pointsOf(input, 5, 2) == TeamPoints{Score{10}, Score{10}}));
        QVERIFY((pointsOf(input, 6, 2) == TeamPoints{}));
        QVERIFY((input.converted.state.record(Tpn{3}, RoundNumber{2}) ==
                 RoundRecord{ForfeitedGame{Tpn{1}, Colour::Black, true}}));
        QVERIFY(input.request.absent == std::vector<Tpn>{Tpn{6}});
    }

    void lineUpsSayWhereTheEmptyBoardIs()
    {
        Records lines = afterARound({"300   1   4   2    8    7", "300   1   2   4 0000    3"});
        const auto matches = matchesOf(fileOf(lines));
        const TeamMatch& match = matches.value().back();
        QVERIFY(match.boards[0].a == FileId{7} || match.boards[0].b == FileId{8} || match.boards[0].a == FileId{8});
        QCOMPARE(match.a.value, 2); // White on the second board is Black on the first
        QVERIFY(!match.boards[0].a && match.boards[0].b == FileId{8});
        QVERIFY(match.boards[1].a == FileId{3} && match.boards[1].b == FileId{7});
    }

    void whoMeetsTwoTeamsIsRefused()
    {
        Records lines = afterARound();
        lines[3] = playerLine({1, "A", "2000", " 1.0", {"   3 w 1"}});
        lines[5] = playerLine({3, "C", "2000", " 0.0", {"   1 b 0"}});
        lines[7] = playerLine({5, "E", "2000", " 0.0", {"   7 b 0"}});
        lines[9] = playerLine({7, "G", "2000", " 1.0", {"   5 w 1"}});
        const auto read = readTeamFile(file(lines));
        QVERIFY(!read);
        QVERIFY2(read.error().text.find("is not against the team") != std::string::npos, read.error().text.c_str());
    }

    void numbersGivenTwiceAreTold()
    {
        const auto read = readTeamFile(file(afterARound({teamRecord(1, "")})));
        QVERIFY(!read);
        QVERIFY2(read.error().text.find("number 1 is given to two teams") != std::string::npos,
                 read.error().text.c_str());
    }

    void whoIsInTwoTeamsIsNamedWithBothLines()
    {
        const auto says = [](const Records& more) {
            const auto read = readTeamFile(file(afterARound(more)));
            return read ? QString() : QString::fromStdString(read.error().text);
        };
        QVERIFY2(says({teamRecord(5, "   1")}).contains("player 1 is in another team, too (line "),
                 qPrintable(says({teamRecord(5, "   1")})));
        QVERIFY(says({"300   1   9   3    1    2"}).contains("names team 9, but the file has no such team"));
        // A fault of a player's line is told as one.
        Records lines = afterARound();
        lines[3] = playerLine({1, "A", "2000", " 1.0", {"  33 w 1"}});
        const auto read = readTeamFile(file(lines));
        QVERIFY(!read);
        QVERIFY2(read.error().text.find("33") != std::string::npos, read.error().text.c_str());
    }

    void whatIsOddIsTold()
    {
        const auto codesOf = [](const Records& more) {
            std::vector<RepairCode> codes;
            const auto read = readTeamFile(file(afterARound(more)));
            for (const Repair& repair : read->repairs)
                codes.push_back(repair.code);
            return codes;
        };
        QVERIFY(codesOf({}).empty());
        QCOMPARE(codesOf({"362 TW 3.0   QQ 1.0"}), std::vector{RepairCode::unknownPoints});
        QCOMPARE(codesOf({"330 +-   1   1   3"}), std::vector{RepairCode::teamRecordUnused});
        QCOMPARE(codesOf({"320  1.0  1.0   1"}), std::vector{RepairCode::teamRecordUnused});
        const auto small = codesOf({"352 WBW"});
        QVERIFY(std::ranges::count(small, RepairCode::smallTeam) > 0);
        QVERIFY(std::ranges::count(small, RepairCode::missingBoards) > 0);
    }

    void aForfeitThatTheGamesContradictCountsForNothing()
    {
        const PairingInput without = inputOf(afterARound({"152 W"}));
        for (const char* record :
             {"330 -+   1   1   3", "330 --   1   1   3", "330 +-   1   3   1", "330 -+   1   4   2"}) {
            const PairingInput with = inputOf(afterARound({"152 W", record}));
            QVERIFY2(with.converted.state == without.converted.state, record);
        }
    }

    void ordersThatCannotBeAreRefused_data()
    {
        QTest::addColumn<QStringList>("records");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* says, const QStringList& records) {
            QTest::newRow(says) << records << says;
        };
        row("record 300, round 1: player 5 is not of team 1", {"300   1   1   3    5    6"});
        row("record 300, round 1: player 1 sits twice for team 1", {"300   1   1   3    1    1"});
        row("record 300, round 1: team 1 meets team 3, not team 4", {"300   1   1   4    2    1"});
        row("record 300, round 1: team 1 has two orders", {"300   1   1   3    1    2", "300   1   1   3    2    1"});
        row("round 1: teams 1 and 3 play on 2 boards, and record 352 has 1", {"352 W"});
        row("", {"300   1   1   3    2    1", "300   7   1      0000    9", "352 WBW"});
    }

    void ordersThatCannotBeAreRefused()
    {
        QFETCH(QStringList, records);
        QFETCH(QString, says);
        Records more;
        for (const QString& record : records)
            more.push_back(record.toStdString());
        const auto read = readTeamFile(file(afterARound(more)));
        QCOMPARE(read ? QString() : QString::fromStdString(read.error().text), says);
    }

    void openBoardsHoldTheRoundUp()
    {
        Records lines = afterARound();
        lines[3] = playerLine({1, "A", "2000", " 0.0", {"   5 w  "}});
        lines[7] = playerLine({5, "E", "2000", " 0.0", {"   1 b  "}});
        const auto input = toTeamPairingInput(fileOf(lines));
        QVERIFY(!input);
        QVERIFY(input.error().code == ConversionErrorCode::openGames);
        QCOMPARE(input.error().games.size(), std::size_t{1});
    }

    void allRoundsPairedIsSaid()
    {
        Records lines = afterARound();
        lines[1] = "142 1";
        const auto input = toTeamPairingInput(fileOf(lines));
        QVERIFY(!input);
        QVERIFY(input.error().code == ConversionErrorCode::allRoundsPaired);
    }

    void whatIsWrittenIsReadTheSame()
    {
        const TeamFile teams = fileOf(afterARound(
            {teamRecord(5, ""), "320  1.0  1.0 000   4", "330 -+   2   1   3", "240 H   2    5", "260   1       1    2",
             "299   -1.0  -0.5   001    1", "300   1   4   2    7    8", "352 WB", "362 TW 3.0   TD 1.0   TL 0.0"}));
        TeamFile filled = teams;
        fillTables(filled);
        for (const TeamFile& each : {teams, filled}) {
            const auto written = writeTeamFile(each);
            QVERIFY2(written.hasValue(), written ? "" : describe(written.error()).c_str());
            const auto back = readTeamFile(written->text);
            QVERIFY(back.hasValue());
            QVERIFY(back->file == each);
            QCOMPARE(writeTeamFile(back->file)->text, written->text);
        }
        QVERIFY(otherTeamPoints(filled).empty());
        filled.teams.teams[0].matchPoints = Score{70};
        QCOMPARE(otherTeamPoints(filled).size(), std::size_t{1});
    }

    void tablesForPeopleSayTheBoards()
    {
        TeamFile teams = fileOf(afterARound({teamRecord(5, ""), teamRecord(6, ""), "320  1.0  1.0 000   4",
                                             "330 -+   2   1   3", "240 H   2    5", "240 Z   1    6"}));
        fillTables(teams);
        const std::string text = writeTeamFile(teams)->text;
        for (const char* line :
             {"801   1 T1       2.0    1.5   3 w 1=    3 w --\r\n", "801   2 T2       0.0    0.0   4 b 0-  ZPB\r\n",
              "801   3 T3       2.0    2.5   1 b 0=    1 b ++\r\n", "801   4 T4       3.0    3.0   2 w 1+  PAB\r\n",
              "801   5 T5       1.0    1.0 ZPB       HPB\r\n",
              "802   1 T1       2.0    1.5   3 W  1.5     3 W  0.0f\r\n"})
            QVERIFY2(text.find(line) != std::string::npos, text.substr(text.find("\n801")).c_str());
        const auto back = readTeamFile(text);
        QVERIFY(back && back->file == teams);
    }

    /// 299 of every kind, and what is left may be less than nothing.
    void abnormalPointsCountInEveryTable()
    {
        const Records lines = afterARound({"299 W  3.0   4.0   001    1", "299 L  0.5   0.0   000    3    2",
                                           "299   -9.0  -1.5   001    2", "299   +1.0  +0.5   000    4"});
        const PairingInput input = inputOf(lines);
        QVERIFY((pointsOf(input, 1, 1) == TeamPoints{Score{30}, Score{40}}));
        QVERIFY((pointsOf(input, 3, 1) == TeamPoints{Score{5}, Score{0}}));
        QVERIFY((pointsOf(input, 2, 1) == TeamPoints{Score{-85}, Score{-15}}));
        QVERIFY((pointsOf(input, 4, 1) == TeamPoints{Score{30}, Score{25}}));
        QVERIFY(pairRound(input.converted.state, input.request).hasValue());
        TeamFile teams = fileOf(lines);
        fillTables(teams);
        const auto written = writeTeamFile(teams);
        QVERIFY2(written.hasValue(), written ? "" : describe(written.error()).c_str());
        QVERIFY(fileOf({written->text}) == teams);
        QVERIFY(otherTeamPoints(teams).empty());
        const auto table = toTeamStandingsInput(teams);
        QVERIFY(table.hasValue());
        const auto rows = standingsOf(*table, 1, {});
        QVERIFY(rows.front().score == Score{30});
        QVERIFY(rows.back().tpn == Tpn{2});
        QVERIFY(rows.back().score == Score{-85});
    }

    void whatAnEventHasNoPlaceForIsTold()
    {
        const auto notesOf = [](const Records& more) {
            TrfImportOptions options;
            options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
            const auto import = importTeams(fileOf(afterARound(more)), options);
            QStringList told;
            if (import)
                for (const TrfImportNote& note : import->notes)
                    if (note.code == TrfImportNote::Code::recordNotCarried)
                        told << note.text; // all of them have short names
            return import ? told.join(", ") : QStringLiteral("not imported");
        };
        const std::string teamFive = teamRecord(5, "");
        QCOMPARE(notesOf({teamFive, "320  1.0  1.0 005"}), QString()); // a drawn match
        QCOMPARE(notesOf({teamFive, "320  2.0  1.5 005"}), QString("320 2.0 1.5"));
        QCOMPARE(notesOf({"299   -1.0  -0.5   001    1"}), QString("299"));
        QCOMPARE(notesOf({"801 as people like it", "802   1"}), QString()); // made anew
    }

    void matchPointsBeyondTheirBoundsAreRefused()
    {
        TrfImportOptions options;
        options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
        const auto drawsAboveWin = importTeams(fileOf(afterARound({"362 TW 2.0   TD 1.5   TL 0.0"})), options);
        QVERIFY(!drawsAboveWin);
        QVERIFY(drawsAboveWin.error().code == TrfImportError::Code::pointsBeyond);
        QVERIFY(drawsAboveWin.error().bound == PointBound::twoDraws);
        QCOMPARE(drawsAboveWin.error().text, QStringLiteral("362"));
        const auto drawAboveWin = importTeams(fileOf(afterARound({"362 TW 1.0   TD 1.5   TL 0.0"})), options);
        QVERIFY(!drawAboveWin);
        QVERIFY2(drawAboveWin.error().text.startsWith(QStringLiteral("record 362")),
                 qPrintable(drawAboveWin.error().text));
        QVERIFY(importTeams(fileOf(afterARound({"362 TW 3.0   TD 1.0   TL 0.0"})), options).hasValue());
    }

    void shortNamesAndAnyColoursOfBoardsGoBothWays()
    {
        TrfImportOptions options;
        options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
        for (const auto& [given, written] :
             {std::pair{"WB", "WB"}, {"WW", "WW"}, {"WBBW", "WBBW"}, {"WWBB", "WWBB"}, {"BWBW", "WBWB"}}) {
            TeamFile file = fileOf(afterARound());
            file.teams.boardColours = given;
            const auto import = importTeams(file, options);
            QVERIFY(import.hasValue());
            QCOMPARE(import->tournament.settings.teams->boards, static_cast<int>(std::string_view(given).size()));
            const TeamFile back = toTeamFile(import->tournament);
            QCOMPARE(back.teams.boardColours.value(), std::string(written));
            for (std::size_t team = 0; team < file.teams.teams.size(); ++team)
                QCOMPARE(back.teams.teams[team].nickname, file.teams.teams[team].nickname);
            QVERIFY(!back.teams.teams[0].nickname.empty());
        }
    }

    /// Cut, doubled and spoilt lines: read or refused, and nothing else.
    void spoiltRecordsDoNoHarm()
    {
        const Records good = afterARound({"320  1.0  1.0 000   4", "330 -+   2   1   3", "240 H   2    2",
                                          "260   1       1    2", "299   -1.0  -0.5   001    1", "352 WB",
                                          "300   1   4   2    7    8", "250  2.0      001 002    1    2"});
        int refused = 0;
        int paired = 0;
        const auto tryOut = [&](const Records& lines) {
            const auto read = readTeamFile(file(lines));
            refused += read ? 0 : 1;
            if (read)
                paired += toTeamPairingInput(read->file) ? 1 : 0;
        };
        for (std::size_t i = 0; i < good.size(); ++i)
            for (std::size_t length = 0; length < good[i].size(); ++length) {
                Records cut = good;
                cut[i].resize(length);
                tryOut(cut);
                Records strange = good;
                strange[i][length] = length % 2 == 0 ? '7' : '\xff';
                tryOut(strange);
            }
        for (std::size_t i = 0; i < good.size(); ++i) {
            Records twice = good;
            twice.push_back(good[i]);
            tryOut(twice);
        }
        QVERIFY(refused > 0);
        QVERIFY(paired > 0);
    }
};

static const pairwright::RegisteredTest<TestTeamTrf> registered("unit_team_trf");
#include "test_team_trf.moc"
