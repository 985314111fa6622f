#include "engine/trf/reader.h"
#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/unit/trf/good_reading.h"

#include <QtTest>

#include <algorithm>

using namespace pairwright;
using namespace pairwright::trf;
using test::file;
using test::playerLine;
using test::smallFile;

namespace {

bool hasRepair(const ReadResult& result, RepairCode code, int line)
{
    return std::any_of(result.repairs.begin(), result.repairs.end(),
                       [&](const Repair& repair) { return repair.code == code && repair.line == line; });
}

std::string replaced(std::string text, const std::string& what, const std::string& with)
{
    const auto at = text.find(what);
    if (at == std::string::npos)
        qFatal("the test's own text is missing: %s", what.c_str());
    return text.replace(at, what.size(), with);
}

/// The line of player 1 in smallFile() with columns from `column` on overwritten.
std::string withColumns(int column, const std::string& text)
{
    std::string line = playerLine({1, "Alfa, A", "2100", " 1.0", {"   2 w 1"}});
    line.replace(static_cast<std::size_t>(column - 1), text.size(), text);
    return file({"012 Small", line, playerLine({2, "Beta, B", "2000", " 0.0", {"   1 b 0"}})});
}

} // namespace

class TestTrfReader : public QObject {
    Q_OBJECT
private slots:
    void everyFieldOfAPlayerIsRead()
    {
        const std::string line =
            "001    7 wWGM Müller-Łukasz, Zoë                2345 GER     4610001 2001/05/03  1.5   12     9 b =  0000 "
            "- F";
        const std::string other =
            "001    9      Nine                                                               0.5    1     7 w =";
        const auto result = readGood(file({line, other}));
        const Player& player = *result.document.find(FileId{7});
        QVERIFY(player.sex == Sex::female);
        QCOMPARE(player.title, std::string("WGM"));
        QCOMPARE(player.name, std::string("Müller-Łukasz, Zoë"));
        QCOMPARE(player.rating, std::optional(2345));
        QCOMPARE(player.federation, std::string("GER"));
        QCOMPARE(player.fideId, std::string("4610001"));
        QCOMPARE(toIso(*player.birth), std::string("2001-05-03"));
        QCOMPARE(player.rank, std::optional(12));
        QCOMPARE(player.rounds.size(), std::size_t{1});
        QVERIFY((player.rounds[0] == RoundCell{FileId{9}, Colour::Black, CellResult::draw}));
        QVERIFY((result.document.requests == std::vector{ByeRequest{RoundNumber{2}, FileId{7}, ByeKind::Full}}));
        QVERIFY(result.repairs.empty());
    }

    void everyResultCodeIsRead_data()
    {
        QTest::addColumn<QString>("mine");
        QTest::addColumn<QString>("theirs");
        QTest::addColumn<int>("expected");
        const auto row = [](const char* mine, const char* theirs, CellResult result) {
            QTest::newRow(mine) << mine << theirs << static_cast<int>(result);
        };
        row("   2 w 1", "   1 b 0", CellResult::win);
        row("   2 w =", "   1 b =", CellResult::draw);
        row("   2 w 0", "   1 b 1", CellResult::loss);
        row("   2 w W", "   1 b L", CellResult::unratedWin);
        row("   2 w d", "   1 b D", CellResult::unratedDraw);
        row("   2 w l", "   1 b w", CellResult::unratedLoss);
        row("   2 w +", "   1 b -", CellResult::forfeitWin);
        row("   2 - -", "   1 - -", CellResult::forfeitLoss);
        row("   2 w ?", "   1 b ?", CellResult::adjourned);
        row("   2 w  ", "   1 b  ", CellResult::open);
        row("0000 - U", "0000 - Z", CellResult::pairingBye);
        row("0000 - u", "0000 - h", CellResult::pairingBye);
    }

    void everyResultCodeIsRead()
    {
        QFETCH(QString, mine);
        QFETCH(QString, theirs);
        QFETCH(int, expected);
        const auto result = readGood(file({playerLine({1, "A", "", "", {mine.toStdString()}}),
                                           playerLine({2, "B", "", "", {theirs.toStdString()}})}));
        QCOMPARE(static_cast<int>(result.document.players[0].rounds[0].result), expected);
        QVERIFY(result.repairs.empty());
    }

    void resultsWithoutOpponentAreByes_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<int>("expected");
        QTest::newRow("plus") << "0000 - +" << static_cast<int>(CellResult::fullPointBye);
        QTest::newRow("one") << "     - 1" << static_cast<int>(CellResult::fullPointBye);
        QTest::newRow("draw") << "0000 - =" << static_cast<int>(CellResult::halfPointBye);
        QTest::newRow("minus") << "0000 - -" << static_cast<int>(CellResult::zeroPointBye);
        QTest::newRow("nought") << "0000 - 0" << static_cast<int>(CellResult::zeroPointBye);
        QTest::newRow("unknown") << "0000 - x" << static_cast<int>(CellResult::zeroPointBye);
    }

    void resultsWithoutOpponentAreByes()
    {
        QFETCH(QString, cell);
        QFETCH(int, expected);
        const auto result =
            readGood(file({playerLine({1, "A", "", "", {"   2 w 1"}}), playerLine({2, "B", "", "", {"   1 b 0"}}),
                           playerLine({3, "C", "", "", {cell.toStdString()}})}));
        QCOMPARE(static_cast<int>(result.document.players[2].rounds[0].result), expected);
        QVERIFY(hasRepair(result, RepairCode::byeWritten, 3));
    }

    void blankCellsAreZeroPointByesInPairedRounds()
    {
        const auto result = readGood(
            file({playerLine({1, "A", "", "", {"   2 w 1", "   3 b 1"}}), playerLine({2, "B", "", "", {"   1 b 0"}}),
                  playerLine({3, "C", "", "", {"        ", "   1 w 0"}})}));
        QCOMPARE(result.document.pairedRounds(), 2);
        QVERIFY(result.document.players[1].rounds[1].result == CellResult::zeroPointBye);
        QVERIFY(result.document.players[2].rounds[0].result == CellResult::zeroPointBye);
        QVERIFY(result.repairs.empty());
    }

    void blankCellsOfTheRoundToPairAreNoRequests()
    {
        const auto result = readGood(file(
            {playerLine({1, "A", "", "", {"   2 w 1", "0000 - H"}}), playerLine({2, "B", "", "", {"   1 b 0", ""}})}));
        QCOMPARE(result.document.pairedRounds(), 1);
        QCOMPARE(result.document.requests.size(), std::size_t{1});
    }

    void lineEndsDoNotMatter_data()
    {
        QTest::addColumn<QByteArray>("end");
        QTest::newRow("CRLF") << QByteArray("\r\n");
        QTest::newRow("LF") << QByteArray("\n");
        QTest::newRow("CR") << QByteArray("\r");
        QTest::newRow("empty lines between") << QByteArray("\n\r\n");
    }

    void lineEndsDoNotMatter()
    {
        QFETCH(QByteArray, end);
        QByteArray text = QByteArray::fromStdString(smallFile({"XXR 5"}));
        const auto expected = readGood(text.toStdString());
        text.replace("\r\n", end);
        const auto result = readGood(text.toStdString());
        QVERIFY(result.document == expected.document);
        QVERIFY(result.repairs.empty());
    }

    void theLastLineNeedsNoEnd()
    {
        std::string text = smallFile({"XXR 5"});
        text.resize(text.size() - 2);
        QCOMPARE(readGood(text).document.rounds, std::optional(5));
    }

    void byteOrderMarkIsPassedOver()
    {
        QVERIFY(readGood("\xEF\xBB\xBF" + smallFile()).document == readGood(smallFile()).document);
    }

    void utf16IsReadByItsMark()
    {
        const std::string text = file({"012 Öffnung 𝄞", playerLine({1, "A"}), "XXR 3"});
        const Document expected = readGood(text).document;
        for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
            QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
            const QByteArray bytes = encoder.encode(QString::fromStdString(text));
            const auto result = read(bytes.toStdString());
            QVERIFY(result);
            QVERIFY(result->document == expected);
            QVERIFY(!read(bytes.chopped(1).toStdString())); // half a character
        }
        QVERIFY(!read(std::string("\xFF\xFE\x00\xDC", 4))); // the second half alone
    }

    void windows1252IsReadWhenTheTextIsNotUtf8()
    {
        const auto result = readGood(replaced(smallFile(), "Alfa, A ", "M\xFCller\x80 "));
        QCOMPARE(result.document.players[0].name, std::string("Müller€"));
        QVERIFY(hasRepair(result, RepairCode::windows1252, 0));
    }

    void bytePaddedNamesAreRecognised()
    {
        // "Łukasz" has 7 bytes: one blank less than a name of the same length padded by characters.
        const auto result = readGood(replaced(smallFile(), "Alfa, A ", "Łukasz "));
        QCOMPARE(result.document.players[0].name, std::string("Łukasz"));
        QCOMPARE(result.document.players[0].rating, std::optional(2100));
        QVERIFY(hasRepair(result, RepairCode::byteColumns, 2));
    }

    void characterPaddedNamesAreRecognised()
    {
        const auto result = readGood(replaced(smallFile(), "Alfa, A", "Łucja Ż"));
        QCOMPARE(result.document.players[0].name, std::string("Łucja Ż"));
        QCOMPARE(result.document.players[0].rating, std::optional(2100));
        QVERIFY(result.repairs.empty());
    }

    void titlesOfAllTimesAreRead_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("title");
        QTest::addColumn<bool>("repaired");
        QTest::newRow("GM") << " GM"
                            << "GM" << false;
        QTest::newRow("left aligned") << "GM "
                                      << "GM" << false;
        QTest::newRow("g") << "  g"
                           << "GM" << true;
        QTest::newRow("m") << "  m"
                           << "IM" << true;
        QTest::newRow("f") << "  f"
                           << "FM" << true;
        QTest::newRow("c") << "  c"
                           << "CM" << true;
        QTest::newRow("wg") << " wg"
                            << "WGM" << true;
        QTest::newRow("gf") << " gf"
                            << "WGM" << true;
        QTest::newRow("mf") << " mf"
                            << "WIM" << true;
        QTest::newRow("ff") << " ff"
                            << "WFM" << true;
        QTest::newRow("lower case") << "wim"
                                    << "WIM" << true;
        QTest::newRow("none") << "   "
                              << "" << false;
    }

    void titlesOfAllTimesAreRead()
    {
        QFETCH(QString, written);
        QFETCH(QString, title);
        QFETCH(bool, repaired);
        const auto result = readGood(withColumns(11, written.toStdString()));
        QCOMPARE(QString::fromStdString(result.document.players[0].title), title);
        QCOMPARE(hasRepair(result, RepairCode::title, 2), repaired);
    }

    void unknownTitlesAreKeptAndReported()
    {
        const auto result = readGood(withColumns(11, " WH"));
        QCOMPARE(result.document.players[0].title, std::string("WH"));
        QVERIFY(hasRepair(result, RepairCode::unknownTitle, 2));
    }

    void sexVariantsAreRead_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<int>("sex"); // 0 none, 1 male, 2 female
        QTest::addColumn<bool>("repaired");
        QTest::newRow("m") << "m" << 1 << false;
        QTest::newRow("w") << "w" << 2 << false;
        QTest::newRow("f") << "f" << 2 << true;
        QTest::newRow("F") << "F" << 2 << true;
        QTest::newRow("M") << "M" << 1 << true;
        QTest::newRow("blank") << " " << 0 << false;
        QTest::newRow("x") << "x" << 0 << true;
    }

    void sexVariantsAreRead()
    {
        QFETCH(QString, written);
        QFETCH(int, sex);
        QFETCH(bool, repaired);
        const auto result = readGood(withColumns(10, written.toStdString()));
        const auto read = result.document.players[0].sex;
        QCOMPARE(!read ? 0 : *read == Sex::male ? 1 : 2, sex);
        QCOMPARE(hasRepair(result, RepairCode::sex, 2), repaired);
    }

    void birthDatesOfAllKindsAreRead_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("iso");
        QTest::addColumn<bool>("repaired");
        QTest::newRow("full") << "1990/11/30"
                              << "1990-11-30" << false;
        QTest::newRow("year") << "1990      "
                              << "1990" << false;
        QTest::newRow("zeros") << "1990/00/00"
                               << "1990" << false;
        QTest::newRow("month") << "1990/07/00"
                               << "1990-07" << false;
        QTest::newRow("points") << "1990.11.30"
                                << "1990-11-30" << true;
        QTest::newRow("dashes") << "1990-11-30"
                                << "1990-11-30" << true;
        QTest::newRow("day first") << "30.11.1990"
                                   << "1990-11-30" << true;
        QTest::newRow("unknown") << "0000/00/00"
                                 << "" << false;
        QTest::newRow("blank") << "          "
                               << "" << false;
    }

    void birthDatesOfAllKindsAreRead()
    {
        QFETCH(QString, written);
        QFETCH(QString, iso);
        QFETCH(bool, repaired);
        const auto result = readGood(withColumns(70, written.toStdString()));
        const auto& birth = result.document.players[0].birth;
        QCOMPARE(birth ? QString::fromStdString(toIso(*birth)) : QString(), iso);
        QCOMPARE(hasRepair(result, RepairCode::date, 2), repaired);
        QVERIFY(!hasRepair(result, RepairCode::unreadableDate, 2));
    }

    void impossibleBirthDatesAreDroppedAndReported()
    {
        const auto result = readGood(withColumns(70, "1990/13/30"));
        QVERIFY(!result.document.players[0].birth);
        QVERIFY(hasRepair(result, RepairCode::unreadableDate, 2));
    }

    void otherOddFieldsAreMended_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, int column, const char* text, RepairCode code) {
            QTest::newRow(name) << column << text << static_cast<int>(code);
        };
        row("decimal comma", 81, " 1,0", RepairCode::decimalComma);
        row("wrong points", 81, " 0.5", RepairCode::points);
        row("no points at all", 81, " a.b", RepairCode::unreadableNumber);
        row("rating is a word", 49, "none", RepairCode::unreadableNumber);
        row("rank is a word", 86, "  x.", RepairCode::unreadableNumber);
        row("control character", 20, "\x01", RepairCode::controlCharacters);
    }

    void otherOddFieldsAreMended()
    {
        QFETCH(int, column);
        QFETCH(QString, text);
        QFETCH(int, code);
        const auto result = readGood(withColumns(column, text.toStdString()));
        QVERIFY(hasRepair(result, static_cast<RepairCode>(code), 2));
        QCOMPARE(result.repairs.size(), std::size_t{1});
    }

    void leadingZerosOfTheFideIdAreDropped()
    {
        QCOMPARE(readGood(withColumns(58, "00004610001")).document.players[0].fideId, std::string("4610001"));
        QCOMPARE(readGood(withColumns(58, "          0")).document.players[0].fideId, std::string());
        QCOMPARE(readGood(withColumns(58, "       00 0")).document.players[0].fideId, std::string());
    }

    void ratingNoughtMeansUnrated() { QVERIFY(!readGood(withColumns(49, "   0")).document.players[0].rating); }

    void aMissingColourComesFromTheOpponent()
    {
        const auto result = readGood(withColumns(97, "-"));
        QVERIFY(result.document.players[0].rounds[0].colour == Colour::White);
        QVERIFY(hasRepair(result, RepairCode::colourFromOpponent, 2));
    }

    void anUnknownResultCountsAsAdjourned()
    {
        for (const auto& [white, black] : {std::pair("*", "*"), std::pair("*", "0"), std::pair("1", "*"),
                                           std::pair("?", "0"), std::pair("1", "?"), std::pair("*", "?")}) {
            const auto result = readGood(replaced(replaced(smallFile(), "2 w 1", std::string("2 w ") + white), "1 b 0",
                                                  std::string("1 b ") + black));
            for (const std::size_t player : {0U, 1U})
                QVERIFY(result.document.players[player].rounds[0].result == CellResult::adjourned);
            QVERIFY2(hasRepair(result, RepairCode::unknownResult, white[0] == '?' ? 3 : 2) ||
                         hasRepair(result, RepairCode::unknownResult, 3),
                     white);
        }
        const auto known = readGood(replaced(replaced(smallFile(), "2 w 1", "2 w ?"), "1 b 0", "1 b ?"));
        QVERIFY(!hasRepair(known, RepairCode::unknownResult, 2));
    }

    void usualSumsOfPointsAreNoMistake()
    {
        // Partial files of JaVaFo count the bye of the round to pair; others add the virtual points.
        for (const char* points : {" 1.0", " 1.5", " 2.0", " 2.5"}) {
            const auto result = readGood(file({playerLine({1, "A", "", points, {"   2 w 1", "0000 - H"}}),
                                               playerLine({2, "B", "", " 0.0", {"   1 b 0"}}), "XXA    1  1.0  1.0"}));
            QVERIFY2(result.repairs.empty(), points);
        }
    }

    void tabsAreReplaced()
    {
        const auto result = readGood(smallFile({"142\t5"}));
        QCOMPARE(result.document.rounds, std::optional(5));
        QVERIFY(hasRepair(result, RepairCode::tabs, 4));
    }

    void shiftedRecordsAreRead()
    {
        const auto result = readGood(replaced(smallFile(), "012 Small\r\n", " 012 Small\r\n022Town\r\n"));
        QCOMPARE(result.document.header.name, std::string("Small"));
        QCOMPARE(result.document.header.city, std::string("Town"));
        QVERIFY(hasRepair(result, RepairCode::shiftedLine, 1));
        QVERIFY(hasRepair(result, RepairCode::shiftedLine, 2));
    }

    void playersEnteredTwiceAreReported()
    {
        const auto result = readGood(file({playerLine({1, "Same, Name"}), playerLine({2, "Same, Name"})}));
        QVERIFY(hasRepair(result, RepairCode::duplicateName, 2));
    }

    void severalPairingByesInARoundAreReported()
    {
        const auto result =
            readGood(file({playerLine({1, "A", "", "", {"0000 - U"}}), playerLine({2, "B", "", "", {"0000 - U"}})}));
        QVERIFY(hasRepair(result, RepairCode::severalPairingByes, 0));
    }

    void playersMayStandInAnyOrder()
    {
        const auto result = readGood(file({playerLine({5, "E"}), playerLine({2, "B"}), playerLine({9, "I"})}));
        QCOMPARE(result.document.players.front().id.value, 2);
        QCOMPARE(result.document.players.back().id.value, 9);
    }

    void everyRepairHasASentence()
    {
        for (int code = 0; code <= static_cast<int>(RepairCode::abnormalPoints); ++code) {
            const Repair repair{3, static_cast<RepairCode>(code), FileId{4}, RoundNumber{2}, "found", "used"};
            QVERIFY(QString::fromStdString(describe(repair)).startsWith("line 3: "));
            QVERIFY(describe(repair).size() > 20);
        }
    }
};

static const pairwright::RegisteredTest<TestTrfReader> registered("unit_trf_reader");
#include "test_trf_reader.moc"
