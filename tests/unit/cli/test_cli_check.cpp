#include "engine/trf/reader.h"
#include "engine/trf/writer.h"
#include "tests/support/registered_test.h"
#include "tests/unit/cli/cli_run.h"

#include <QtTest>

#include <QDir>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// The cell of a round in the line of a player, to be changed in place.
QString& withCell(QString& text, int id, int round, const QString& cell)
{
    constexpr int firstCell = 91;
    constexpr int cellWidth = 10;
    QStringList lines = text.split('\n');
    for (QString& line : lines)
        if (line.startsWith("001") && line.mid(4, 4).trimmed().toInt() == id)
            line.replace(firstCell + cellWidth * (round - 1), cell.size(), cell);
    text = lines.join('\n');
    return text;
}

/// Two players have each other's number, everywhere in the file.
std::string withNumbersExchanged(const std::string& text, int a, int b)
{
    trf::Document document = trf::read(text).value().document;
    const auto exchange = [a, b](trf::FileId& id) {
        id = trf::FileId{id.value == a ? b : id.value == b ? a : id.value};
    };
    for (trf::Player& player : document.players) {
        exchange(player.id);
        for (trf::RoundCell& cell : player.rounds)
            if (cell.opponent)
                exchange(*cell.opponent);
    }
    std::ranges::sort(document.players, {}, [](const trf::Player& player) { return player.id.value; });
    return trf::write(document).value().text;
}

} // namespace

class TestCliCheck : public QObject {
    Q_OBJECT
private slots:
    void aTournamentByTheRulesIsClean()
    {
        const CliRun run = runCli({"check", sample});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.output.count("as the rules give it"), 4);
        QCOMPARE(run.errors, QString());
        const CliRun one = runCli({"check", sample, "--round", "3"});
        QCOMPARE(one.output, QString("round 3, Dutch 2026: as the rules give it\n"));
    }

    void aRoundIsCheckedByTheNumbersThatTheFileTellsOf()
    {
        QFile file(sample);
        QVERIFY(file.open(QIODevice::ReadOnly));
        std::string text = withNumbersExchanged(file.readAll().toStdString(), 3, 4);
        const CliRun untold = runCli({"check", work_.file("untold.trf", text)});
        QVERIFY2(untold.exitCode == 6 && untold.output.contains("round 1, Dutch 2026: differs"), untold.all());
        text.insert(text.find('\n') + 1, "### Regeneration @ Round 3: 3 => 4, 4 => 3\r\n");
        const CliRun told = runCli({"check", work_.file("told.trf", text)});
        QVERIFY2(told.output.count("as the rules give it") == 4, told.all());
        QVERIFY2(told.errors.contains("paired by other numbers than the file has"), told.all());
        text.replace(text.find("3 => 4, 4"), 10, "3 => 4, 5");
        const CliRun wrong = runCli({"check", work_.file("wrong.trf", text)});
        QVERIFY2(wrong.exitCode == 6, wrong.all());
    }

    /// Lines that end with CR, and no record names the lot: the first round shows it, and that is said once.
    void filesOfAnotherGeneratorAreCleanWithoutOptions_data()
    {
        QTest::addColumn<QString>("path");
        const QString outer = qEnvironmentVariable("PAIRWRIGHT_CORPORA");
        const QString root = outer.isEmpty() ? QStringLiteral(PAIRWRIGHT_FIXTURES) : outer;
        const QDir folder(root + "/bbp6-generated");
        for (const QString& name : folder.entryList({"*.trf"}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void filesOfAnotherGeneratorAreCleanWithoutOptions()
    {
        QFETCH(QString, path);
        const CliRun run = runCli({"check", path});
        QVERIFY2(run.exitCode == 0, run.all());
        QVERIFY2(run.errors.count("no initial colour in the file") == 1, run.all());
        QVERIFY2(run.errors.contains(", as the first round shows"), run.all());
    }

    void anotherEditionDiffersAndSaysWhy()
    {
        const CliRun run = runCli({"check", wrongDubov, "--system", "dubov", "--edition", "2026"});
        QCOMPARE(run.exitCode, 6);
        QCOMPARE(run.output.count("as the rules give it"), 8);
        QVERIFY2(run.output.contains("recorded:     31-43 32-42 41-37"), run.all());
        QVERIFY2(run.output.contains("by the rules: 32-31 42-37 41-43"), run.all());
        QVERIFY2(run.output.contains("C.04.4.1:2026 art. 4.3"), run.all());
        QVERIFY2(run.errors.contains("1 of 9 rounds"), run.all());
    }

    void aBoardTurnedRoundIsReported()
    {
        QString text = textOf(sample);
        const QRegularExpressionMatch line =
            QRegularExpression("^001 +1 .*$", QRegularExpression::MultilineOption).match(text);
        QVERIFY(line.hasMatch());
        const QString cell = line.captured().mid(91, 8);
        const int opponent = cell.left(4).trimmed().toInt();
        const bool white = cell[5] == 'w';
        const auto turned = [](int other, QChar colour, QChar result) {
            return QString("%1 %2 %3").arg(other, 4).arg(colour).arg(result);
        };
        const QChar own = cell[7];
        const QChar reply = own == '1' ? '0' : own == '0' ? '1' : own;
        withCell(text, 1, 1, turned(opponent, white ? 'b' : 'w', own));
        withCell(text, opponent, 1, turned(1, white ? 'w' : 'b', reply));
        const CliRun run = runCli({"check", work_.file("turned.trf", text.toStdString()), "--round", "1"});
        QCOMPARE(run.exitCode, 6);
        QVERIFY2(run.output.contains("the colours are the other way round by the rules"), run.all());
    }

    void jsonNamesCriterionAndBoards()
    {
        const CliRun run =
            runCli({"check", wrongDubov, "--system", "dubov", "--edition", "2026", "--round", "9", "--json"});
        QCOMPARE(run.exitCode, 6);
        const QJsonObject json = run.json();
        QCOMPARE(json["schema"].toInt(), 1);
        QCOMPARE(json["differences"].toInt(), 1);
        const QJsonObject round = json["rounds"].toArray().first().toObject();
        QCOMPARE(round["round"].toInt(), 9);
        QCOMPARE(round["clean"].toBool(), false);
        const QJsonObject bracket = round["verdict"].toObject()["brackets"].toArray().first().toObject();
        QVERIFY(bracket["order"].toObject()["article"].toString().contains("4.3"));
        QVERIFY(!round["verdict"].toObject()["rules"].toObject()["boards"].toArray().isEmpty());
    }

    void aResultThatWasCorrectedForTheRatingOnlyDoesNotCount()
    {
        // The report has the corrected result, and a line tells which one the next rounds were paired by.
        QString text = textOf(sample);
        withCell(text, 2, 2, "   3 w 0");
        withCell(text, 3, 2, "   2 b 1");
        const auto checked = [&](const char* name, const char* line) {
            return runCli({"check", work_.file(name, (QString(line) + text).toStdString())});
        };
        const CliRun silent = checked("silent.trf", "");
        QCOMPARE(silent.exitCode, 6);
        const CliRun told =
            checked("told.trf", "### Rating correction @ Round 2: 2-3 0-1; pairings and standings used 1-0\r\n");
        QVERIFY2(told.exitCode == 0, told.all());
        QVERIFY2(told.all().contains("round 2, 2-3: the result that counted is taken"), told.all());
    }

    void anOrderThatDoesNotBeginWithThePointsIsNotCompared()
    {
        QStringList lines = textOf(sample).split('\n');
        lines.removeIf([](const QString& line) { return line.startsWith("212 "); });
        const CliRun run =
            runCli({"check", work_.file("wins.trf", ("212 WIN,PTS\r\n" + lines.join('\n')).toStdString())});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.all().contains("ranks by something else before the points (WIN,PTS)"), run.all());
        QVERIFY2(!run.all().contains("unknown tie-break"), run.all());
    }

    void ranksAndPointsThatTheFileStatesAreCompared()
    {
        const auto changed = [this](const char* name, int id, int column, const QString& field, const char* more = "") {
            QStringList lines = textOf(sample).split('\n');
            lines.removeIf([](const QString& line) { return line.startsWith("202 ") || line.startsWith("212 "); });
            for (QString& line : lines)
                if (line.startsWith("001") && line.mid(4, 4).trimmed().toInt() == id)
                    line.replace(column, field.size(), field);
            return work_.file(name, (QString(more) + lines.join('\n')).toStdString());
        };
        constexpr int pointsColumn = 80;
        constexpr int rankColumn = 85;
        const CliRun told = runCli({"check", sample});
        QVERIFY2(told.exitCode == 0 && told.output.contains("standings, BH/C1,BH,SB,DE,WIN: as the rules"), told.all());
        const CliRun clean = runCli({"check", changed("clean.trf", 1, pointsColumn, " 3.5")});
        QCOMPARE(clean.exitCode, 0);
        QVERIFY2(clean.output.contains("standings, by points only (the file names no tie-breaks): as the rules"),
                 clean.all());
        const QString wrongRank = changed("rank.trf", 1, rankColumn, "  24");
        const CliRun rank = runCli({"check", wrongRank});
        QCOMPARE(rank.exitCode, 6);
        QVERIFY2(rank.output.contains(QRegularExpression("id 1: the file says rank 24, the rules give rank \\d")),
                 rank.all());
        QVERIFY2(rank.errors.contains("1 rank differs"), rank.all());
        const CliRun points = runCli({"check", changed("points.trf", 1, pointsColumn, " 0.5"), "--json"});
        QCOMPARE(points.exitCode, 6);
        const QJsonObject difference =
            points.json()["standings"].toObject()["differences"].toArray().first().toObject();
        QCOMPARE(difference["id"].toInt(), 1);
        QCOMPARE(difference["field"].toString(), QString("points"));
        QCOMPARE(difference["stated"].toString(), QString("0.5"));
        QCOMPARE(difference["computed"].toString(), QString("3.5"));
        QCOMPARE(points.json()["differences"].toInt(), 0); // of rounds
        // One round alone says nothing about the standings.
        QCOMPARE(runCli({"check", wrongRank, "--round", "1"}).exitCode, 0);
        // The same code behind both commands.
        const CliRun named = runCli({"check", changed("named.trf", 1, pointsColumn, " 3.5", "202 TPN\r\n")});
        const CliRun standings = runCli({"standings", work_.path("named.trf"), "--check"});
        QCOMPARE(named.exitCode, standings.exitCode);
        QVERIFY2(named.output.contains("standings, TPN: "), named.all());
        // What 212 says of the whole order goes before 202; a code that is not known ends what is compared.
        const CliRun whole =
            runCli({"check", changed("whole.trf", 1, pointsColumn, " 3.5", "202 TPN\r\n212 PTS,TPN/R\r\n")});
        QVERIFY2(whole.output.contains("standings, TPN/R: "), whole.all());
        const CliRun unknown = runCli({"check", changed("unknown.trf", 1, rankColumn, "  24", "202 COIN,TPN\r\n")});
        QCOMPARE(unknown.exitCode, 6);
        QVERIFY2(
            unknown.output.contains("standings, by points and no further (record 202: unknown tie-break \"COIN\")"),
            unknown.all());
        QVERIFY2(!unknown.output.contains("names no tie-breaks"), unknown.all());
    }

    void wrongPointsAreToldWhileGamesAreOpen()
    {
        QStringList lines = textOf(sample).split('\n');
        constexpr int pointsColumn = 80;
        for (QString& line : lines)
            if (line.startsWith("001")) {
                while (line.endsWith(' ') || line.endsWith('\r'))
                    line.chop(1);
                line.chop(1); // the result of the last round
                line += "  \r";
                if (line.mid(4, 4).trimmed() == "1")
                    line.replace(pointsColumn, 4, " 9.5");
            }
        const CliRun run = runCli({"check", work_.file("open.trf", lines.join('\n').toStdString())});
        QCOMPARE(run.exitCode, 6);
        QVERIFY2(run.output.contains("ranks not compared, round"), run.all());
        QVERIFY2(run.output.contains("id 1: the file says points 9.5"), run.all());
    }

    void roundsThatAreNotThereAreRefused()
    {
        const CliRun run = runCli({"check", sample, "--round", "9"});
        QCOMPARE(run.exitCode, 3);
        QVERIFY2(run.errors.contains("only rounds 1 to 4 are paired"), run.all());
        QCOMPARE(runCli({"check", "none.trf"}).exitCode, 5);
    }

    void explainTellsBracketAndColours()
    {
        const CliRun run = runCli({"explain", sample, "--player", "21"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.output.startsWith("21  bye\n"), run.all());
        const CliRun all = runCli({"explain", sample, "--round", "2"});
        QCOMPARE(all.exitCode, 0);
        QVERIFY2(all.output.contains("bracket of 1.0 points") && all.output.contains("art. 5.2.1"), all.all());
    }

    void whyNotAnswers_data()
    {
        QTest::addColumn<QStringList>("question");
        QTest::addColumn<QString>("says");
        QTest::newRow("paired") << QStringList{"4", "8"} << "4-8 is paired.";
        QTest::newRow("worse") << QStringList{"1", "2"} << "players who move down: 2 (1, 6) with it, 0 as paired";
        QTest::newRow("boards") << QStringList{"1", "2"} << "boards that would change: 1-6 ";
        QTest::newRow("same player") << QStringList{"4", "4"} << "impossible";
    }
    void whyNotAnswers()
    {
        QFETCH(QStringList, question);
        QFETCH(QString, says);
        const CliRun run = runCli(QStringList{"explain", sample, "--why-not"} + question);
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.output.contains(says), run.all());
        const QJsonObject json = runCli(QStringList{"explain", sample, "--json", "--why-not"} + question).json();
        QVERIFY(!json["verdict"].toString().isEmpty());
    }

    void whyNotNeedsTwoPlayersOfTheFile()
    {
        QCOMPARE(runCli({"explain", sample, "--why-not", "1", "999"}).exitCode, 3);
        const CliRun run = runCli({"explain", sample, "--why-not", "one", "two"});
        QCOMPARE(run.exitCode, 3);
        QVERIFY2(run.errors.contains("--why-not needs two ids"), run.all());
    }

    void seedingRoundsOfBursteinCiteTheDutchSystem()
    {
        const CliRun seeding = runCli({"explain", sample, "--system", "burstein", "--rounds", "9", "--round", "1"});
        QCOMPARE(seeding.exitCode, 0);
        QVERIFY2(seeding.output.contains("C.04.3:2026") && !seeding.output.contains("C.04.4.2"), seeding.all());
        const CliRun later = runCli({"explain", sample, "--system", "burstein", "--rounds", "9"});
        QVERIFY2(later.output.contains("C.04.4.2:2026") && !later.output.contains("C.04.3:2026"), later.all());
    }

    void limNamesTheStep()
    {
        const CliRun run = runCli({"explain", sample, "--system", "lim", "--why-not", "1", "2"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.output.contains("step of the procedure") || run.output.contains("impossible"), run.all());
        QVERIFY(runCli({"explain", sample, "--system", "lim"}).output.contains("step 1 "));
    }

private:
    Workplace work_;
};

static const pairwright::RegisteredTest<TestCliCheck> registered("unit_cli_check");
#include "test_cli_check.moc"
