#include "engine/tiebreaks/standings.h"
#include "engine/trf/to_standings.h"
#include "engine/trf/writer.h"
#include "tests/support/registered_test.h"
#include "tests/support/trf_validator.h"
#include "tests/unit/trf/good_reading.h"

#include <algorithm>

using namespace pairwright;

namespace {

using trf::goodDocument;
using trf::readGood;

std::string line(int id, const char* name, const char* score, int rank, const char* cells)
{
    std::string text(98, ' ');
    const auto put = [&](std::size_t column, const std::string& what) {
        text.replace(column - 1, what.size(), what);
    };
    put(1, "001");
    put(8, std::to_string(id));
    put(15, name);
    put(49, std::to_string(2100 - 100 * id));
    put(82, score);
    put(89, std::to_string(rank));
    return text.substr(0, 90) + cells + "\n";
}

/// Four, all rounds; 4 has left after a win against 3, and the game of 2 and 3 is postponed.
std::string fileOfFour(const std::string& more, const std::string& code = "FIDE_ROUNDROBIN")
{
    return "012 Four\n042 2026/05/01\n142 3\n192 " + code + "\n" + more +
           line(1, "Ahn, Ann", "0.5", 1, "    4 w +     3 b =     2 w 0") +
           line(2, "Bell, Ben", "1.0", 1, "    3 w       4 b -     1 b 1") +
           line(3, "Cole, Cy", "0.5", 1, "    2 b       1 w =     4 w 0") +
           line(4, "Dunn, Di", "0.0", 4, "    1 b -     2 w +     3 b 1");
}

const std::string leftOut = "### Not counted @ Rounds 1 2 3: 4\n";
const std::string takenOff = "299          -1.0    1    1\r\n"
                             "299          -1.0    2    4\r\n"
                             "299          -1.0    3    4\r\n";

std::string written(const trf::Document& document, trf::WriteOptions options = {})
{
    const auto text = trf::write(document, options);
    if (!text)
        qFatal("cannot be written: %s", describe(text.error()).c_str());
    return text->text;
}

std::string ranksAfterAll(const std::string& file)
{
    const auto input = trf::toStandingsInput(goodDocument(file));
    if (!input)
        return describe(input.error());
    std::string text;
    for (const StandingsRow& row : standings(input->state, input->state.roundsPlayed(),
                                             input->tieBreaks.value_or(std::vector<TieBreak>()), input->rules))
        text += std::to_string(row.tpn.value) + (row.leftOut ? " out " : ": " + toString(row.score) + " ");
    return text;
}

} // namespace

/// Round robins in a TRF: codes, rounds before they are played, games that do not count.
class TestTrfRoundRobin : public QObject {
    Q_OBJECT
private slots:
    void gamesThatDoNotCountAreReadAndWritten()
    {
        const trf::ReadResult read = readGood(fileOfFour(leftOut));
        QVERIFY(read.repairs.empty()); // the points are those that count
        const trf::Document& document = read.document;
        QVERIFY(document.kept.empty());
        QCOMPARE(document.uncounted.size(), std::size_t{1});
        QVERIFY(!document.find(trf::FileId{1})->rounds[0].counts && document.find(trf::FileId{1})->rounds[1].counts);
        const std::string text = written(document);
        QVERIFY2(text.find(takenOff) != std::string::npos, text.c_str());
        QVERIFY(text.find(leftOut.substr(0, leftOut.size() - 1) + "\r\n") != std::string::npos);
        const auto objections = test::validateTrf(QByteArray::fromStdString(text), {});
        QVERIFY2(objections.empty(), qPrintable(test::toText(objections)));
        const trf::ReadResult again = readGood(text);
        QVERIFY(again.document == document && again.repairs.empty());
        QCOMPARE(ranksAfterAll(text), std::string("2: 1.0 1: 0.5 3: 0.5 4 out "));
    }

    /// What 162 gives those who are absent is a loss by forfeit here; the free number never scores.
    void whoIsFreeHasNoPointWhateverTheAbsentGet()
    {
        const std::string file =
            "012 Three\n042 2026/05/01\n142 3\n162  W 1.0    D 0.5    A 0.5\n192 FIDE_ROUNDROBIN\n" +
            line(1, "Ahn, Ann", "0.5", 3, " 0000 - Z     2 w -     3 b 0") +
            line(2, "Bell, Ben", "1.5", 1, "    3 w =     1 b +  0000 - Z") +
            line(3, "Cole, Cy", "1.5", 1, "    2 b =  0000 - Z     1 w 1");
        const trf::ReadResult read = readGood(file);
        QVERIFY(read.repairs.empty());
        QCOMPARE(ranksAfterAll(file), std::string("2: 1.5 3: 1.5 1: 0.5 "));
        const auto text = trf::write(read.document);
        QVERIFY(text && text->omissions.empty());
        const auto objections = test::validateTrf(QByteArray::fromStdString(text->text), {});
        QVERIFY2(objections.empty(), qPrintable(test::toText(objections)));
        QVERIFY2(text->text.find("A 0.5") != std::string::npos, text->text.c_str());
        const trf::ReadResult again = readGood(text->text);
        QVERIFY(again.document == read.document && again.repairs.empty());
    }

    void aVersionWithoutTheRecordSaysSo()
    {
        const auto text = trf::write(goodDocument(fileOfFour(leftOut)), {.version = trf::Version::trf16});
        QVERIFY(text && text->text.find("299") == std::string::npos);
        QVERIFY(std::ranges::any_of(text->omissions, [](const trf::Omission& omission) {
            return omission.code == trf::OmissionCode::recordNotInVersion && omission.detail == "299";
        }));
    }

    /// Records 299 that say something else stay a reason to refuse the file, and marks of games that do not exist are
    /// a comment.
    void otherAbnormalPointsAreNotMistakenForThese()
    {
        for (const char* other : {"299          -1.0  001    1\n", "299 W         1.5  001    1\n",
                                  "299          +1.0  001    1\n299          -1.0  002    4\n"}) {
            const trf::Document document = goodDocument(fileOfFour(leftOut) + other);
            QVERIFY(!document.kept.empty());
            const auto state = trf::toState(document);
            QVERIFY(!state && state.error().code == trf::ConversionErrorCode::notSupported);
        }
        for (const char* comment : {"### Not counted @ Rounds 1 2 9: 4\n", "### Not counted @ Rounds 1: 7\n",
                                    "### Not counted @ Rounds : 4\n", "### Not counted @ Rounds 2 1: 4\n"}) {
            const trf::Document document = goodDocument(fileOfFour(comment));
            QVERIFY2(document.uncounted.empty() && document.kept.size() == 1, comment);
        }
    }

    void whoIsNamedTwiceIsMarkedOnce()
    {
        const trf::Document document = goodDocument(fileOfFour(leftOut + leftOut));
        QVERIFY(document.uncounted.size() == 1 && document.kept.size() == 1);
    }

    void aGameWithoutAResultIsNoGameYet()
    {
        const auto input = trf::toStandingsInput(goodDocument(fileOfFour("202 DE,KS\n")));
        QVERIFY(input.hasValue());
        QVERIFY(std::holds_alternative<Bye>(input->state.players[1].rounds[0]));
        QVERIFY(input->rules.format == EventFormat::roundRobin);
        QCOMPARE(input->openGames, 1);
    }

    void buchholzOfAFileIsLeftOut()
    {
        const auto input = trf::toStandingsInput(goodDocument(fileOfFour("202 DE,BH/C1,SB\n")));
        QVERIFY(input->tieBreaks == std::vector({TieBreak{.kind = TieBreakKind::DirectEncounter},
                                                 TieBreak{.kind = TieBreakKind::SonnebornBerger}}));
        QCOMPARE(input->remarks.front(),
                 std::string("record 202: BH/C1 must not be used in a round robin (C.07 art. 8) "
                             "and is left out"));
        QCOMPARE(input->partlyKnown->before.size(), std::size_t{1});
    }

    void theCodesAreRead_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("key");
        QTest::newRow("once") << "192 FIDE_ROUNDROBIN\n"
                              << "round-robin";
        QTest::newRow("Berger") << "192 BERGER_ROUNDROBIN\n"
                                << "round-robin";
        QTest::newRow("Berger, a group") << "192 BERGER_ROUNDROBIN_G3\n"
                                         << "round-robin";
        QTest::newRow("twice") << "192 FIDE_DOUBLEROUNDROBIN\n"
                               << "double-round-robin";
        QTest::newRow("comment") << "192 CUSTOM\n### SYSTEM round-robin\n"
                                 << "round-robin";
        QTest::newRow("comment of two") << "192 CUSTOM\n### SYSTEM double-round-robin\n"
                                        << "double-round-robin";
        QTest::newRow("two cycles") << "192 CUSTOM\n### SYSTEM round-robin cycles 2\n"
                                    << "double-round-robin";
        QTest::newRow("four cycles") << "192 CUSTOM\n### SYSTEM round-robin cycles 4\n"
                                     << "multiple-round-robin";
        QTest::newRow("without 192") << "### SYSTEM round-robin cycles 3\n"
                                     << "multiple-round-robin";
    }

    void theCodesAreRead()
    {
        QFETCH(QString, said);
        QFETCH(QString, key);
        std::string text = fileOfFour("");
        text.replace(text.find("192 "), std::string("192 FIDE_ROUNDROBIN\n").size(), said.toStdString());
        const trf::Document document = goodDocument(text);
        const auto input = trf::toPairedInput(document);
        QVERIFY2(input.hasValue(), input ? "" : describe(input.error()).c_str());
        QCOMPARE(QString::fromUtf8(findSystem(input->request.system)->key.data()), key);
        if (said.contains("cycles 4"))
            QCOMPARE(QString::fromStdString(written(document)).count("### SYSTEM round-robin cycles 4\r\n"), 1);
        QVERIFY(goodDocument(written(document)) == document);
    }
};

static const pairwright::RegisteredTest<TestTrfRoundRobin> registered("unit_trf_round_robin");
#include "test_trf_round_robin.moc"
