#include "engine/trf/reader.h"
#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"

#include <QtTest>

using namespace pairwright;
using namespace pairwright::trf;
using test::file;
using test::playerLine;
using test::smallFile;

namespace {

std::string three(const char* a, const char* b, const char* c)
{
    return file(
        {playerLine({1, "A", "", "", {a}}), playerLine({2, "B", "", "", {b}}), playerLine({3, "C", "", "", {c}})});
}

} // namespace

class TestTrfErrors : public QObject {
    Q_OBJECT
private slots:
    void defectiveFilesAreRefusedWithLineAndReason_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const std::string& text, ReadErrorCode code, int line, const char* says) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << static_cast<int>(code) << line << says;
        };
        using enum ReadErrorCode;
        row("empty", "", notTrf, 0, "no player lines");
        row("prose", "Dear Sir,\nhere are the results.\n", notTrf, 0, "not a tournament report");
        row("database", std::string("SQLite format 3\0\x10", 17), notTrf, 0, "not a tournament report");
        row("UTF-16 without its mark", std::string("\x30\0\x30\0\x31\0", 6), notTrf, 0, "not a tournament report");
        row("no players", "012 Name\r\n022 Town\r\n", noPlayers, 0, "no players");
        row("Vega's own dialect", file({"012 Name", "001|1|Name|NOR|2000|m|"}), foreignDialect, 2, "Vega");
        row("Vega's own dialect by 192", file({"192 Vega 12", playerLine({1, "A"})}), foreignDialect, 1, "Vega");

        row("id is a word", file({"001 abcd      Name"}), badId, 1, "abcd");
        row("id is nought", file({"001    0      Name"}), badId, 1, "from 1 to 9999");
        row("id has five digits", file({"001 12345     Name"}), badId, 1, "12345");
        row("duplicate id", file({playerLine({1, "A"}), playerLine({2, "B"}), playerLine({1, "C"})}), duplicateId, 3,
            "id 1 is given twice (line 1)");
        row("rating of 9999", file({playerLine({1, "A", "9999"})}), impossibleRating, 1, "9999");

        row("unknown opponent", three("   7 w 1", "0000 - Z", "0000 - Z"), unknownOpponent, 1, "player 7");
        row("own opponent", three("   1 w 1", "0000 - Z", "0000 - Z"), playsHimself, 1, "his own opponent in round 1");
        row("opponent has a bye", three("   2 w 1", "0000 - U", "0000 - Z"), opponentDisagrees, 1, "(line 2)");
        row("opponent has a blank", three("   2 w 1", "", "0000 - Z"), opponentDisagrees, 1, "player 2");
        row("opponent plays another", three("   2 w 1", "   3 b 0", "   2 w 1"), opponentDisagrees, 1,
            "does not say so");
        row("same colour", three("   2 w 1", "   1 w 0", ""), sameColour, 1, "the same colour in round 1");
        row("no colour", three("   2 - 1", "   1 - 0", ""), missingColour, 1, "no colours");
        row("both win", three("   2 w 1", "   1 b 1", ""), contradictingResults, 1, "contradict");
        row("win and draw", three("   2 w 1", "   1 b =", ""), contradictingResults, 1, "contradict");
        row("both win by forfeit", three("   2 w +", "   1 b +", ""), contradictingResults, 1, "contradict");
        row("win against forfeit", three("   2 w 1", "   1 b -", ""), contradictingResults, 1, "contradict");
        row("rated against unrated", three("   2 w 1", "   1 b L", ""), contradictingResults, 1, "contradict");
        row("one side open", three("   2 w 1", "   1 b  ", ""), contradictingResults, 1, "contradict");
        row("bye with opponent", three("   2 w H", "   1 b 0", ""), byeWithOpponent, 1, "a bye and an opponent");
        row("opponent is a word", three("   x w 1", "   1 b 0", ""), badCell, 1, "opponent colour result");
        row("colour is nonsense", three("   2 x 1", "   1 b 0", ""), badCell, 1, "opponent colour result");
        row("cells out of their columns", three(" 2 w 1", "   1 b 0", ""), badCell, 1, "opponent colour result");

        row("no number of rounds", smallFile({"XXR many"}), impossibleNumber, 4, "many");
        row("100 rounds", smallFile({"142 100"}), impossibleNumber, 4, "100");
        row("1000 rounds", smallFile({"142 1000"}), impossibleNumber, 4, "1000");
        row("0 rounds", smallFile({"142 0"}), impossibleNumber, 4, "142");
        row("bad initial colour", smallFile({"152 green"}), badValue, 4, "green");
        row("bad configuration", smallFile({"XXC green1"}), badValue, 4, "green1");
        row("bad points", smallFile({"162  W a.b"}), badValue, 4, "162");
        row("unknown points", smallFile({"XXS Q=1"}), badValue, 4, "XXS");
        row("bad absence", smallFile({"240 Q   2    1"}), badValue, 4, "240");
        row("bad ids", smallFile({"XXZ 1 two"}), badValue, 4, "two");
        row("bad virtual points", smallFile({"250       x.0   1   2    1    2"}), badValue, 4, "250");
        row("bad forbidden rounds", smallFile({"260   3   1    1    2"}), badValue, 4, "260");
        row("absence of a stranger", smallFile({"240 Z   2    8"}), unknownPlayer, 4, "player 8");
        row("XXZ of a stranger", smallFile({"XXZ 8"}), unknownPlayer, 4, "player 8");
        row("XXA of a stranger", smallFile({"XXA    8  1.0"}), unknownPlayer, 4, "player 8");
        row("XXP of a stranger", smallFile({"XXP 1 8"}), unknownPlayer, 4, "player 8");
        row("260 of a stranger", smallFile({"260   1   2    1    8"}), unknownPlayer, 4, "player 8");
        row("absent and playing", smallFile({"240 Z   1    1"}), contradictingRequest, 4, "in round 1");
        row("two kinds of bye", smallFile({"240 H   2    1", "240 F   2    1"}), contradictingRequest, 5, "in round 2");
        row("a team report", smallFile({"240 F   1   50", "310   1 Team"}), teamReport, 0, "event of teams");
        row("a team system", smallFile({"192 FIDE_TEAM_TYPEA_MP_GP", "240 F   1   50"}), unknownPlayer, 5, "player 50");
        row("142 against XXR", smallFile({"142 5", "XXR 7"}), contradictingRecords, 5, "142 (line 4)");
        row("152 against XXC", smallFile({"152 W", "XXC black1"}), contradictingRecords, 5, "152 (line 4)");
        row("162 against XXS", smallFile({"162  W 3.0", "XXS WW=2"}), contradictingRecords, 4, "162");
        row("250 against XXA", smallFile({"250       1.0   1   1    1    1", "XXA    1  0.5"}), contradictingRecords, 4,
            "XXA (line 5) for player 1");
    }

    void defectiveFilesAreRefusedWithLineAndReason()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(int, line);
        QFETCH(QString, says);
        const auto result = read(text.toStdString());
        QVERIFY(!result);
        const QString message = QString::fromStdString(describe(result.error()));
        QVERIFY2(static_cast<int>(result.error().code) == code, qPrintable(message));
        QCOMPARE(result.error().line, line);
        QVERIFY2(message.contains(says), qPrintable(message));
        QCOMPARE(message.startsWith(QString("line %1: ").arg(line)), line > 0);
        QVERIFY(!message.contains('\n'));
    }

    void moreThan9999PlayersAreTooMany()
    {
        std::vector<std::string> lines;
        lines.reserve(10'000);
        for (int i = 0; i < 10'000; ++i)
            lines.push_back(playerLine({i % 9999 + 1, "Somebody"}));
        const auto result = read(file(lines));
        QVERIFY(!result);
        QVERIFY(result.error().code == ReadErrorCode::tooManyPlayers);
    }

    void linesWithoutEndAreTooMany()
    {
        std::string bytes = file({playerLine({1, "Somebody"}), playerLine({2, "Somebody else"})});
        for (std::size_t i = 2; i < maxLines; ++i)
            bytes += "\n#\n\r\n";
        QVERIFY(read(bytes).hasValue()); // what is empty does not count
        const auto result = read(bytes + "#\n");
        QVERIFY(!result);
        QVERIFY(result.error().code == ReadErrorCode::tooManyLines);
        QVERIFY(isTooLarge(result.error()));
    }

    void aTabInFreeTextIsABlank()
    {
        const std::string tabs(10'000, '\t');
        const auto result = read(file({"012 A" + tabs + "B", playerLine({1, "Somebody"})}));
        QVERIFY(result.hasValue());
        QVERIFY(result->document.header.name.size() < 15'000);
    }

    void a9999PlayerFileIsRead()
    {
        std::vector<std::string> lines;
        for (int i = 1; i <= 9999; ++i)
            lines.push_back(playerLine({i, "Player " + std::to_string(i)}));
        const auto result = read(file(lines));
        QVERIFY(result);
        QCOMPARE(result->document.players.size(), std::size_t{9999});
    }
};

static const pairwright::RegisteredTest<TestTrfErrors> registered("unit_trf_errors");
#include "test_trf_errors.moc"
