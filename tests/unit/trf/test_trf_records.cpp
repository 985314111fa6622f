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

Document with(const std::vector<std::string>& more)
{
    return goodDocument(smallFile(more));
}

/// Four players without rounds, then `more` lines.
Document fourWith(const std::vector<std::string>& more)
{
    std::vector<std::string> lines{playerLine({1, "A"}), playerLine({2, "B"}), playerLine({3, "C"}),
                                   playerLine({4, "D"})};
    lines.insert(lines.end(), more.begin(), more.end());
    return goodDocument(file(lines));
}

} // namespace

class TestTrfRecords : public QObject {
    Q_OBJECT
private slots:
    void datesInWordsAreRead_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"May 29, 2020", "29 May 2020", "Friday, 29th of May 2020", "29-MAY-2020",
                                 "may 29 2020", "29.05.2020", "2020/05/29"})
            QTest::newRow(text) << text;
    }

    void datesInWordsAreRead()
    {
        QFETCH(QString, text);
        const auto read = trf::read(smallFile({"042 " + text.toStdString()}));
        QVERIFY(read.hasValue());
        QVERIFY(read->document.header.start.has_value());
        QCOMPARE(toIso(*read->document.header.start), std::string("2020-05-29"));
    }

    void whatOnlyLooksLikeADateInWordsIsNone()
    {
        for (const char* text :
             {"May 2020", "29, 2020", "May 29 30 2020", "Mai-Open 12345", "May 32, 2020", "Ma 1 2020"}) {
            const auto read = trf::read(smallFile({std::string("042 ") + text}));
            QVERIFY(read.hasValue());
            QVERIFY2(!read->document.header.start, text);
        }
    }

    void everyHeaderRecordIsRead()
    {
        const Document document =
            with({"022 Bergen", "032 NOR", "042 2026/02/01", "052 2026/02/08", "062 2", "072 2", "082 0",
                  "092 Individual: Swiss", "102 Chief, C", "112 Deputy, D", "112 Second, S", "122 90 min",
                  "132" + std::string(88, ' ') + "26/02/01  26/02/02", "172 NOR FIDON", "182 Pairwright",
                  "192 FIDE_DUTCH_2026", "202 BH/C1,BH", "212 PTS,BH/C1", "222 5400+30"});
        const Header& header = document.header;
        QCOMPARE(header.name, std::string("Small"));
        QCOMPARE(header.city, std::string("Bergen"));
        QCOMPARE(header.federation, std::string("NOR"));
        QCOMPARE(toIso(*header.start), std::string("2026-02-01"));
        QCOMPARE(toIso(*header.end), std::string("2026-02-08"));
        QCOMPARE(header.teams, std::optional(0));
        QCOMPARE(header.type, std::string("Individual: Swiss"));
        QCOMPARE(header.chiefArbiter, std::string("Chief, C"));
        QCOMPARE(header.deputyArbiters, (std::vector<std::string>{"Deputy, D", "Second, S"}));
        QCOMPARE(header.timeControl, std::string("90 min"));
        QCOMPARE(header.roundDates.size(), std::size_t{2});
        QCOMPARE(toIso(*header.roundDates[1]), std::string("2026-02-02"));
        QCOMPARE(header.startingRankMethod, std::string("NOR FIDON"));
        QCOMPARE(header.pairingController, std::string("Pairwright"));
        QCOMPARE(header.encodedType, std::string("FIDE_DUTCH_2026"));
        QCOMPARE(header.tieBreaks, std::string("BH/C1,BH"));
        QCOMPARE(header.standingsOrder, std::string("PTS,BH/C1"));
        QCOMPARE(header.encodedTimeControl, std::string("5400+30"));
        QVERIFY(document.kept.empty());
    }

    void roundDatesMayBeAList()
    {
        const Document document = with({"132 2026/02/01 2026/02/02"});
        QCOMPARE(document.header.roundDates.size(), std::size_t{2});
        QCOMPARE(toIso(*document.header.roundDates[0]), std::string("2026-02-01"));
    }

    void roundDatesMayHaveALineEach()
    {
        const std::string first = "132" + std::string(88, ' ') + "26/02/01";
        const std::string second = "132" + std::string(98, ' ') + "26/02/02";
        for (const auto& lines : {std::vector<std::string>{first, second},
                                  {second, first},
                                  {first, second, second},
                                  {"132 2026/02/01", "132 2026/02/02"}}) {
            const auto result = readGood(smallFile(lines));
            const auto& dates = result.document.header.roundDates;
            QCOMPARE(dates.size(), std::size_t{2});
            QCOMPARE(toIso(*dates[0]), std::string("2026-02-01"));
            QCOMPARE(toIso(*dates[1]), std::string("2026-02-02"));
        }
        const auto twice = readGood(smallFile({first, "132" + std::string(88, ' ') + "26/02/03"}));
        QCOMPARE(toIso(*twice.document.header.roundDates.front()), std::string("2026-02-03"));
        QVERIFY(std::any_of(twice.repairs.begin(), twice.repairs.end(),
                            [](const Repair& repair) { return repair.code == RepairCode::repeatedRecord; }));
    }

    void unreadableDatesAreKeptAsLines()
    {
        const auto result = read(smallFile({"042 next summer"}));
        QVERIFY(result);
        QVERIFY(!result->document.header.start);
        QCOMPARE(result->document.kept.size(), std::size_t{1});
        QCOMPARE(result->repairs.size(), std::size_t{1});
    }

    void roundsAndInitialColourAreReadFromBothDialects()
    {
        for (const char* line : {"142 7", "142   7", "XXR 7"})
            QCOMPARE(with({line}).rounds, std::optional(7));
        for (const char* line : {"152 B", "152 b", "XXC black1", "XXC BLACK1"})
            QVERIFY(with({line}).initialColour == Colour::Black);
        for (const char* line : {"152 W", "XXC white1"})
            QVERIFY(with({line}).initialColour == Colour::White);
        QVERIFY(!with({}).initialColour);
    }

    void rankMakesTheFileOrderCount()
    {
        const Document document = goodDocument(file({playerLine({5, "E"}), playerLine({2, "B"}), "XXC rank white1"}));
        QVERIFY((document.fileOrder == std::vector{FileId{5}, FileId{2}}));
        QVERIFY(document.initialColour == Colour::White);
        QVERIFY(!with({}).fileOrder);
    }

    void pointSystemsOfAllDialectsAreRead_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("expected"); // win draw loss forfeitWin forfeitLoss pab fpb hpb zpb, in tenths
        QTest::newRow("162 in columns") << "162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.5"
                                        << "30 10 0 30 0 15 30 10 0";
        QTest::newRow("162: the bye follows the win") << "162  W 3.0    D 1.0"
                                                      << "30 10 0 30 0 30 30 10 0";
        QTest::newRow("162: absence") << "162  L 1.0    A 0.5"
                                      << "10 5 10 10 5 10 10 5 5";
        QTest::newRow("XXS shortcuts leave the bye") << "XXS W=3 D=1"
                                                     << "30 10 0 30 0 10 30 10 0";
        QTest::newRow("XXS single") << "XXS PAB=0.5 FL=0.5 HPB=0"
                                    << "10 5 0 10 5 5 10 0 0";
        QTest::newRow("XXS last wins") << "XXS W=3 FPB=1"
                                       << "30 5 0 30 0 10 10 5 0";
        QTest::newRow("BBW") << "BBW  3.0"
                             << "30 5 0 30 0 30 30 5 0";
        QTest::newRow("BBU") << "BBU  0.5"
                             << "10 5 0 10 0 5 10 5 0";
        QTest::newRow("BBF") << "BBF  0.5"
                             << "10 5 0 10 5 10 10 5 0";
        QTest::newRow("BBZ") << "BBZ  0.5"
                             << "10 5 0 10 0 10 10 5 5";
        QTest::newRow("decimal comma") << "BBD  0,4"
                                       << "10 4 0 10 0 10 10 4 0";
    }

    void pointSystemsOfAllDialectsAreRead()
    {
        QFETCH(QString, line);
        QFETCH(QString, expected);
        const PointSystem points = fourWith({line.toStdString()}).points;
        const QString found = QString("%1 %2 %3 %4 %5 %6 %7 %8 %9")
                                  .arg(points.win.white.tenths)
                                  .arg(points.draw.white.tenths)
                                  .arg(points.loss.white.tenths)
                                  .arg(points.forfeitWin.tenths)
                                  .arg(points.forfeitLoss.tenths)
                                  .arg(points.pairingAllocatedBye.tenths)
                                  .arg(points.fullPointBye.tenths)
                                  .arg(points.halfPointBye.tenths)
                                  .arg(points.zeroPointBye.tenths);
        QCOMPARE(found, expected);
    }

    void pointsMayDependOnTheColour()
    {
        const PointSystem points = fourWith({"XXS WW=2 BW=3"}).points;
        QCOMPARE(points.win.white.tenths, 20);
        QCOMPARE(points.win.black.tenths, 30);
    }

    void absencesOfAllDialectsBecomeRequests()
    {
        const Document document =
            goodDocument(file({playerLine({1, "A", "", "", {"   2 w 1", "0000 - H", "0000 - Z"}}),
                               playerLine({2, "B", "", "", {"   1 b 0"}}), playerLine({3, "C", "", "", {"0000 - Z"}}),
                               playerLine({4, "D"}), "240 F   2    3", "240 H   4    2    3", "XXZ 4 3"}));
        const std::vector<ByeRequest> expected{
            {RoundNumber{2}, FileId{1}, ByeKind::Half}, {RoundNumber{2}, FileId{3}, ByeKind::Full},
            {RoundNumber{2}, FileId{4}, ByeKind::Zero}, {RoundNumber{3}, FileId{1}, ByeKind::Zero},
            {RoundNumber{4}, FileId{2}, ByeKind::Half}, {RoundNumber{4}, FileId{3}, ByeKind::Half}};
        QVERIFY(document.requests == expected);
    }

    void a240RecordFillsABlankCellOfAPairedRound()
    {
        const Document document =
            goodDocument(file({playerLine({1, "A", "", "", {"   2 w 1"}}), playerLine({2, "B", "", "", {"   1 b 0"}}),
                               playerLine({3, "C"}), "240 H   1    3"}));
        QVERIFY(document.players[2].rounds[0].result == CellResult::halfPointBye);
        QVERIFY(document.requests.empty());
    }

    void virtualPointsOfBothDialectsAreTheSame()
    {
        const Document ranges = fourWith({"250       1.0   1   2    1    2", "250       0.5   3   3    1    2"});
        const Document lists = fourWith({"XXA    1  1.0  1.0  0.5", "XXA    2  1.0  1.0  0.5"});
        const Document both = fourWith({"250       1.0   1   2    1    2", "250       0.5   3   3    1    2",
                                        "XXA    1  1.0  1.0  0.5", "XXA    2  1.0  1.0  0.5  0.0"});
        QVERIFY((ranges.players[1].virtualPoints == std::vector{Score{10}, Score{10}, Score{5}}));
        QVERIFY(ranges.players[2].virtualPoints.empty());
        QVERIFY(ranges.players == lists.players);
        QVERIFY(both.players == lists.players);
    }

    void aLaterRangeReplacesWhatAnEarlierOneSaid()
    {
        const Document ranges = fourWith({"250       1.0   1   3    1    9", "250       0.5   2   2    2    3",
                                          "250       2.0   2   3    3    3", "250       0.0   3   3    4    4"});
        QVERIFY((ranges.players[0].virtualPoints == std::vector{Score{10}, Score{10}, Score{10}}));
        QVERIFY((ranges.players[1].virtualPoints == std::vector{Score{10}, Score{5}, Score{10}}));
        QVERIFY((ranges.players[2].virtualPoints == std::vector{Score{10}, Score{20}, Score{20}}));
        QVERIFY((ranges.players[3].virtualPoints == std::vector{Score{10}, Score{10}}));
    }

    void virtualPointsMayStandInTheMatchPointColumns()
    {
        const Document document = fourWith({"250  1.0        1   1    1    1"});
        QVERIFY((document.players[0].virtualPoints == std::vector{Score{10}}));
    }

    void virtualPointsMayHaveGaps()
    {
        const Document document = fourWith({"XXA    1       1.0"});
        QVERIFY((document.players[0].virtualPoints == std::vector{Score{0}, Score{10}}));
    }

    void forbiddenPairsOfBothDialectsAreRead()
    {
        const Document document = fourWith({"260   1   3    1    2", "XXP 2 3 4", "XXP 2 1", "142 9"});
        QCOMPARE(document.forbidden.size(), std::size_t{2}); // 260 is the more precise word about 1 and 2
        QVERIFY((document.forbidden[0] == ForbiddenPlayers{{FileId{1}, FileId{2}}, RoundNumber{1}, RoundNumber{3}}));
        QVERIFY((document.forbidden[1] == ForbiddenPlayers{{FileId{2}, FileId{3}, FileId{4}}, RoundNumber{1}, {}}));
        QVERIFY(!fourWith({"260   1   9    1    2", "142 9"}).forbidden[0].last);
        QVERIFY(!fourWith({"260           1    2"}).forbidden[0].last);
    }

    void nationalRatingsBelongToTheirPlayers()
    {
        const std::string record = "GER    2 m    Beta, B                           1987 GER    10012345 1980/01/02";
        const Document document = with({record});
        QCOMPARE(document.players[1].national.size(), std::size_t{1});
        QCOMPARE(document.players[1].national[0].federation, std::string("GER"));
        QCOMPARE(document.players[1].national[0].rating, std::optional(1987));
        QCOMPARE(document.players[1].national[0].nationalId, std::string("10012345"));
        QVERIFY(document.kept.empty());
    }

    void recordsThatOnlyLookLikeNationalRatingsAreKept()
    {
        const Document document = with({"DAT    2 type  some data", "GER    7 m    Nobody"});
        QCOMPARE(document.kept.size(), std::size_t{2});
        QCOMPARE(document.kept[0].text, std::string("DAT    2 type  some data"));
        QVERIFY(document.players[1].national.empty());
    }

    void ourCommentsAreRead()
    {
        const Document document = with({"### SYSTEM dutch 2012", "### OPTION lim-maxi on", "### made by hand"});
        QVERIFY((document.system == SystemComment{"dutch", 2012}));
        QVERIFY((document.options == std::vector<std::pair<std::string, std::string>>{{"lim-maxi", "on"}}));
        QCOMPARE(document.kept.size(), std::size_t{1});
    }

    void unknownLinesKeepTheirPlace()
    {
        const Document document =
            goodDocument(file({"### first", "012 Name", "DDD SSSS sTTT", "XXR 3", "### second", playerLine({1, "A"}),
                               "### third", playerLine({2, "B"}), "013 Team", "XXC white1", "### last"}));
        using Place = KeptLine::Place;
        const std::vector<KeptLine> expected{
            {Place::top, {}, "### first"},     {Place::header, {}, "DDD SSSS sTTT"},
            {Place::header, {}, "### second"}, {Place::afterPlayer, FileId{1}, "### third"},
            {Place::tail, {}, "013 Team"},     {Place::tail, {}, "### last"}};
        QVERIFY(document.kept == expected);
    }

    void wrongPlayerCountsAreReported()
    {
        const auto result = read(smallFile({"062 9 (9)"}));
        QVERIFY(result);
        QCOMPARE(result->repairs.size(), std::size_t{1});
        QVERIFY(result->repairs[0].code == RepairCode::playerCount);
        QCOMPARE(result->repairs[0].found, std::string("9"));
    }

    void record299IsReportedAndStopsThePointsCheck()
    {
        const auto result = read(file({playerLine({1, "A", "", " 3.0", {"   2 w 1"}}),
                                       playerLine({2, "B", "", " 0.0", {"   1 b 0"}}), "299         +2.0   0    1"}));
        QVERIFY(result);
        QCOMPARE(result->repairs.size(), std::size_t{1});
        QVERIFY(result->repairs[0].code == RepairCode::abnormalPoints);
    }
};

static const pairwright::RegisteredTest<TestTrfRecords> registered("unit_trf_records");
#include "test_trf_records.moc"
