#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/support/trf_validator.h"
#include "tests/unit/cli/cli_run.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <map>

using namespace pairwright::test;

namespace {

constexpr int boardsOfAMatch = 4;

int playerOf(int team, int board)
{
    return boardsOfAMatch * (team - 1) + board;
}

/// A position of the vectors as a TRF26: each match with four games that bring these game points.
std::string trfOf(const QJsonObject& vector)
{
    const QJsonArray teams = vector["players"].toArray();
    std::map<int, std::vector<std::string>> cells;
    std::vector<std::string> more;
    std::map<int, int> free;
    static const QRegularExpression match("^([WB])(\\d+):[012]/([0-4](?:\\.5)?)$");
    for (int team = 1; team <= teams.size(); ++team) {
        const QJsonArray matches = teams[team - 1].toObject()["matches"].toArray();
        for (int round = 1; round <= matches.size(); ++round) {
            const QString said = matches[round - 1].toString();
            const auto found = match.match(said);
            if (said == "PAB")
                free[round] = team;
            else if (!found.hasMatch()) {
                char line[64];
                std::snprintf(line, sizeof line, "240 %c %3d %4d", said[0].toLatin1(), round, team);
                more.emplace_back(line);
            }
            int halves = found.hasMatch() ? qRound(found.captured(3).toDouble() * 2) : 0;
            const bool isWhite = found.captured(1) == "W";
            const int other = found.captured(2).toInt();
            for (int board = 1; board <= boardsOfAMatch; ++board) {
                char cell[16] = "        ";
                if (found.hasMatch()) {
                    // White of the first board takes its points from above, the other what is left.
                    const int whites = isWhite ? halves : 2 * boardsOfAMatch - halves;
                    const int ofBoard = std::clamp(whites - 2 * (board - 1), 0, 2);
                    const int own = isWhite ? ofBoard : 2 - ofBoard;
                    std::snprintf(cell, sizeof cell, "%4d %c %c", playerOf(other, board),
                                  isWhite == (board % 2 == 1) ? 'w' : 'b',
                                  own == 2   ? '1'
                                  : own == 1 ? '='
                                             : '0');
                }
                cells[playerOf(team, board)].emplace_back(cell);
            }
        }
    }
    std::vector<std::string> lines{"012 Vector", "142 " + std::to_string(vector["rounds"].toInt()),
                                   "152 " + vector["initial"].toString().toStdString(), "192 FIDE_TEAM_TYPEA_MP_GP"};
    for (const auto& [player, ofPlayer] : cells)
        lines.push_back(playerLine({player, "P" + std::to_string(player), "2000", " 0.0", ofPlayer}));
    for (const QJsonValue team : vector["absent"].toArray()) {
        char line[64];
        std::snprintf(line, sizeof line, "240 Z %3d %4d", vector["round"].toInt(), team.toInt());
        more.emplace_back(line);
    }
    for (int team = 1; team <= teams.size(); ++team) {
        char line[128];
        std::snprintf(line, sizeof line, "310 %3d %-65s%4d %4d %4d %4d", team, ("Team " + std::to_string(team)).c_str(),
                      playerOf(team, 1), playerOf(team, 2), playerOf(team, 3), playerOf(team, 4));
        lines.emplace_back(line);
    }
    if (!free.empty()) {
        std::string line = "320  1.0  2.0";
        for (int round = 1; round <= free.rbegin()->first; ++round) {
            char number[8];
            std::snprintf(number, sizeof number, " %03d", free.contains(round) ? free[round] : 0);
            line += number;
        }
        lines.push_back(line);
    }
    lines.emplace_back("352 WBWB");
    lines.insert(lines.end(), more.begin(), more.end());
    return file(lines);
}

} // namespace

/// Events of teams on the command line, from TRF26 alone.
class TestCliTeams : public QObject {
    Q_OBJECT
private slots:
    void vectorsArePairedFromTheirFiles()
    {
        QFile vectors(PAIRWRIGHT_FIXTURES "/corpora/vectors-team-a-mp-gp-2026.jsonl");
        QVERIFY(vectors.open(QIODevice::ReadOnly));
        int positions = 0;
        while (!vectors.atEnd()) {
            const QJsonObject vector = QJsonDocument::fromJson(vectors.readLine()).object();
            if (vector.isEmpty())
                continue;
            const CliRun run = runCli({"pair", work_.file("vector.trf", trfOf(vector)), "--json"});
            QVERIFY2(run.exitCode == 0, run.all());
            std::map<int, int> got;
            for (const QJsonValue board : run.json()["boards"].toArray())
                got[board.toObject()["white"].toInt()] = board.toObject()["black"].toInt();
            std::map<int, int> expected;
            for (const QJsonValue pair : vector["pairs"].toArray())
                expected[pair[0].toInt()] = pair[1].toInt();
            QVERIFY2(got == expected, run.all());
            QCOMPARE(run.json()["bye"], vector["pab"]);
            ++positions;
        }
        qInfo("vectors of teams through the command line: %d, 0 differences", positions);
        QCOMPARE(positions, 26);
    }

    void aListOfTeamsNamesWhatItLacksAndPlansWhatCanBePlayed()
    {
        const std::string two = "Name;Rating;Team\nLee, Ann;1900;Rooks\nRoe, Jim;1800;\n";
        const CliRun lacking =
            runCli({"convert", "--teams", work_.file("lacking.csv", two), work_.path("l.pairwright")});
        QCOMPARE(lacking.exitCode, 3);
        QVERIFY2(lacking.errors.contains("row 3 (Roe, Jim)"), lacking.all());
        std::string four = "Name;Rating;Mannschaft\n";
        for (const char* team : {"Rooks", "Bishops", "Knights", "Kings"})
            for (int place = 1; place <= 2; ++place)
                four += std::string(team) + ", " + std::to_string(place) + ";1900;" + team + "\n";
        const QString list = work_.file("four.csv", four);
        const CliRun made = runCli({"convert", "--teams", list, work_.path("four.pairwright")});
        QVERIFY2(made.exitCode == 0 && made.errors.contains("an event of 4 teams, with 2 boards a match") &&
                     made.errors.contains("3 rounds are assumed"),
                 made.all());
        const CliRun clubs = runCli({"convert", list, work_.path("clubs.pairwright")});
        QVERIFY2(clubs.errors.contains("the column \"Mannschaft\" was taken for clubs"), clubs.all());
    }

    void twoTeamsOfOneNameAreSaid()
    {
        const std::string file =
            "012 Bad\n022 X\n032 GER\n042 2026/03/07\n052 2026/03/08\n092 Team: Swiss System\n"
            "001    1      A1                                2000                             1.0    "
            "      3 w 1\n"
            "001    2      A2                                1900                             0.5    "
            "      4 b =\n"
            "001    3      B1                                1950                             0.0    "
            "      1 b 0\n"
            "001    4      B2                                1850                             0.5    "
            "      2 w =\n"
            "013 Alpha                              1    2\n"
            "013 Alpha                              3    4\n";
        const CliRun run = runCli({"convert", "--system", "team-swiss", "--doubtful", work_.file("alpha.trf", file),
                                   work_.path("alpha.pairwright")});
        QVERIFY2(run.errors.contains("teams 1 and 2 have the same name, \"Alpha\""), run.all());
    }

    void whatIsMadeChecksClean_data()
    {
        const bool all = qEnvironmentVariableIsSet("PAIRWRIGHT_TEAM_EVENTS");
        QTest::addColumn<QStringList>("system");
        QTest::addColumn<QString>("named");
        QTest::newRow("Swiss") << QStringList{"--system", "team-swiss", "--teams", all ? "5..40" : "6..14"}
                               << "Swiss Team 2026";
        QTest::newRow("league") << QStringList{"--system", "round-robin", "--teams", all ? "3..20" : "3..9"}
                                << "Round robin 2026";
        QTest::newRow("league of two cycles")
            << QStringList{"--system", "round-robin", "--cycles", "2", "--teams", "3..7"} << "Double round robin 2026";
        QTest::newRow("Scheveningen") << QStringList{"--system", "scheveningen", "--boards", all ? "3..20" : "3..8"}
                                      << "Scheveningen 2026";
    }

    /// PAIRWRIGHT_TEAM_EVENTS: so many of all sizes, some at a time.
    void whatIsMadeChecksClean()
    {
        QFETCH(QStringList, system);
        QFETCH(QString, named);
        constexpr int atOnce = 250;
        const int asked = qEnvironmentVariableIntValue("PAIRWRIGHT_TEAM_EVENTS");
        const int events = asked > 0 ? asked : 12;
        for (int done = 0; done < events; done += atOnce) {
            const QString count = QString::number(std::min(atOnce, events - done));
            const QString folder =
                work_.path(QStringLiteral("random %1 %2").arg(QLatin1String(QTest::currentDataTag())).arg(done));
            const CliRun made =
                runCli(QStringList{"generate"} + system +
                       QStringList{"--seed", QString::number(5 + done), "--count", count, "--out", folder});
            QVERIFY2(made.exitCode == 0, made.all());
            QVERIFY2(made.output.startsWith(count + " tournaments of " + named), made.all());
            const CliRun check = runCli({"check", folder});
            QVERIFY2(check.exitCode == 0, check.all());
            QVERIFY2(check.output.startsWith(count + " files, "), check.all());
            QVERIFY2(check.output.contains(" 0 differences"), check.all());
        }
        qInfo("generated events of teams through check, %s: %d, 0 differences (again: ctest -R unit_cli_teams_full)",
              QTest::currentDataTag(), events);
    }

    void aWrongRoundIsToldAndExplained()
    {
        QVERIFY(runCli({"generate", "--system", "team-swiss", "--teams", "8", "--boards", "2", "--rounds", "3",
                        "--seed", "4", "--out", work_.path("one")})
                    .exitCode == 0);
        const QString path = work_.path("one/team-swiss-2026-000000004.trf");
        const CliRun standings = runCli({"standings", path});
        QVERIFY2(standings.exitCode == 0, standings.all());
        QVERIFY2(standings.output.contains("Team 1"), standings.all());
        const CliRun explained = runCli({"explain", path, "--round", "2"});
        QVERIFY2(explained.exitCode == 0, explained.all());
        QVERIFY2(explained.output.contains("C.04.6:2026"), explained.all());
        const CliRun other = runCli({"check", path, "--initial-colour", "black"});
        const CliRun same = runCli({"check", path, "--initial-colour", "white"});
        QCOMPARE(other.exitCode == 0, same.exitCode != 0); // one of them is not the lot of the file
    }

    void aFileIsConvertedToItself()
    {
        QVERIFY(runCli({"generate", "--system", "team-swiss", "--teams", "7", "--seed", "8", "--out", work_.path("c")})
                    .exitCode == 0);
        const QString path = work_.path("c/team-swiss-2026-000000008.trf");
        QVERIFY(runCli({"convert", path, work_.path("again.trf")}).exitCode == 0);
        QCOMPARE(bytesOf(work_.path("again.trf")), bytesOf(path));
        // TRF16 has the games of the players and who plays for which team; what it has no record for is named.
        const CliRun older = runCli({"convert", path, work_.path("again.trf16")});
        QVERIFY2(older.exitCode == 0 && older.errors.contains("310"), older.all());
        const QByteArray games = bytesOf(work_.path("again.trf16"));
        QCOMPARE(games.count("\n013 "), 7);
        const QByteArray first = games.mid(games.indexOf("\n013 ") + 1, 50);
        QVERIFY2(first.left(10) == "013 Team 1" && first.mid(36, 9) == "   1    2",
                 first); // columns 37 to 40, 42 to 45
        QVERIFY(!games.contains("\n310 ") && !games.contains("\n192 "));
        // Behind the report stand comments, which an office passes over.
        const auto comments = games.indexOf("\n### ") + 1;
        QVERIFY(comments > 0 && games.count("\n### ") == games.mid(comments).count('\n'));
        QCOMPARE(toText(validateTrf(games.left(comments), {TrfDialect::trf16, false})), QString());
        // The games of the players, and not of the teams.
        const auto rated = runCli({"ratings", path, "--json"}).json()["players"].toArray();
        QVERIFY2(rated.size() > 7, qPrintable(QString::number(rated.size())));
        // A tournament file carries it, too: it is paired and ranked from there, and gives the same report.
        const QString kept = work_.path("kept.pairwright");
        QVERIFY2(runCli({"convert", path, kept}).exitCode == 0, "converted");
        QCOMPARE(runCli({"standings", kept, "--json"}).json()["standings"].toArray().size(), 7);
        const CliRun back = runCli({"convert", kept, work_.path("back.trf")});
        QVERIFY2(back.exitCode == 0, back.all());
        const QString rank = QStringLiteral("rank"), points = QStringLiteral("points");
        const auto ofFile = runCli({"standings", path, "--json"}).json()["standings"].toArray();
        const auto ofCopy = runCli({"standings", work_.path("back.trf"), "--json"}).json()["standings"].toArray();
        QCOMPARE(ofCopy.size(), ofFile.size());
        for (qsizetype i = 0; i < ofFile.size(); ++i) {
            QCOMPARE(ofCopy[i][rank], ofFile[i][rank]);
            QCOMPARE(ofCopy[i][points], ofFile[i][points]);
        }
        QCOMPARE(runCli({"convert", kept, work_.path("all.xlsx")}).exitCode, 0);
        QVERIFY(bytesOf(work_.path("all.xlsx")).startsWith("PK"));
        QCOMPARE(runCli({"convert", kept, work_.path("people.csv")}).exitCode, 0);
    }

    void badRequestsAreSaid()
    {
        const CliRun run = runCli({"generate", "--system", "team-swiss", "--teams", "1", "--out", work_.path("no")});
        QCOMPARE(run.exitCode, 3);
        QVERIFY(runCli({"generate", "--system", "team-swiss", "--teams", "8", "--seed", "3", "--out", work_.path("s")})
                    .exitCode == 0);
        const CliRun players =
            runCli({"explain", work_.path("s/team-swiss-2026-000000003.trf"), "--round", "1", "--system", "dutch"});
        QCOMPARE(players.exitCode, 3);
        QVERIFY2(players.errors.contains("\"dutch\" does not pair") && players.errors.contains("team-swiss 2026"),
                 players.all());
        QCOMPARE(runCli({"generate", "--teams", "8", "--out", work_.path("no")}).exitCode, 3);
        const CliRun stray =
            runCli({"generate", "--system", "team-swiss", "--points", "3/1/0", "--out", work_.path("no")});
        QVERIFY2(stray.exitCode == 3 && stray.errors.contains("--points is for tournaments of players"), stray.all());
        QVERIFY2(run.errors.contains("--teams must be a number or a range from 2 to 400"), run.all());
    }

private:
    Workplace work_;
};

static const pairwright::RegisteredTest<TestCliTeams> registered("unit_cli_teams");
#include "test_cli_teams.moc"
