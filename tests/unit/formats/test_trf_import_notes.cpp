#include "app/domain/changes/contradictions.h"
#include "app/formats/trf/import.h"
#include "engine/tiebreaks/descriptor.h"
#include "tests/support/registered_test.h"

#include <QTest>

#include <algorithm>

using namespace pairwright;

/// Whatever an import adds to a file, or takes otherwise than it stands there, is named.
class TestTrfImportNotes : public QObject {
    Q_OBJECT
    using Code = TrfImportNote::Code;

    static TrfImportOptions atNoon() { return {QDateTime(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC), {}}; }

    /// Two rounds of four; the second of two with all points is stated to be the first, the third did not come.
    static QByteArray oldFile(const QByteArray& records = {})
    {
        return "012 Old\n042 2026/09/01\n" + records +
               // clang-format off
           "001    1      Alpha, A                          2400                             2.0    2     3 w 1     4 b 1\n"
           "001    2      Beta, B                           2399                             2.0    1     4 b 1  0000 - U\n"
           "001    3      Gamma, C                          2398                             0.0    4     1 b 0          \n"
           "001    4      Delta, D                                                           0.0    3     2 w 0     1 w 0\n";
        // clang-format on
    }

    static TrfImport imported(const QByteArray& bytes, const TrfImportOptions& options = atNoon())
    {
        return importTrf(bytes, options).value();
    }

    static int countOf(const TrfImport& import, Code code)
    {
        return static_cast<int>(
            std::ranges::count(import.notes, code, [](const TrfImportNote& note) { return note.code; }));
    }

    static QString textOf(const TrfImport& import, Code code)
    {
        const auto found = std::ranges::find(import.notes, code, [](const TrfImportNote& note) { return note.code; });
        return found != import.notes.end() ? found->text : QStringLiteral("none");
    }

private slots:
    void everyDefaultOfAnOldFileIsNamed()
    {
        const TrfImport import = imported(oldFile());
        for (const Code code :
             {Code::systemByDate, Code::initialColourInferred, Code::roundsAssumed, Code::pointsByDefault,
              Code::methodByDefault, Code::tieBreaksNotSaid, Code::nothingInTheCell})
            QVERIFY2(countOf(import, code) == 1, qPrintable(QString::number(static_cast<int>(code))));
        const auto blank = std::ranges::find(import.notes, Code::nothingInTheCell,
                                             [](const TrfImportNote& note) { return note.code; });
        QCOMPARE(blank->player, std::optional(PlayerKey{3}));
        QCOMPARE(blank->round, std::optional(RoundNumber{2}));
        const TrfImport said = imported(oldFile("142 5\n152 W\n162 W 1.0    D 0.5\n172 NOR FIDON\n192 FIDE_DUTCH_2026\n"
                                                "202 BH\n240 Z   2    3\n"));
        for (const TrfImportNote& note : said.notes)
            QVERIFY2(note.code == Code::ranksDiffer, qPrintable(QString::number(static_cast<int>(note.code))));
    }

    void gapsOfNumbersNamesAndPointsAreNamed()
    {
        QByteArray gap = oldFile();
        gap.replace("001    4      Delta", "001    7      Delta");
        gap.replace("     4 b 1", "     7 b 1");
        QCOMPARE(textOf(imported(gap), Code::numbersClosed), QStringLiteral("7 4"));
        QByteArray nameless = oldFile();
        nameless.replace("Gamma, C", "        ");
        const TrfImport import = imported(nameless);
        QCOMPARE(countOf(import, Code::nameMissing), 1);
        QCOMPARE(import.tournament.players[2].data.name, QStringLiteral("3"));
        QVERIFY(contradictionsIn(import.tournament).empty());
        QByteArray pointless = oldFile();
        pointless.replace("2.0    ", "       ");
        pointless.replace("0.0    ", "       ");
        QCOMPARE(countOf(imported(pointless), Code::pointsMissing), 1);
        QCOMPARE(textOf(imported(oldFile("222 nonsense\n")), Code::controlUnknown), QStringLiteral("nonsense"));
        for (const Code code : {Code::numbersClosed, Code::nameMissing, Code::pointsMissing, Code::controlUnknown})
            QCOMPARE(countOf(imported(oldFile()), code), 0);
    }

    void aByeThatBecomesAnotherKindIsNamed()
    {
        QByteArray two = oldFile();
        two.replace("1 b 0          \n", "1 b 0  0000 - U\n");
        QCOMPARE(countOf(imported(two), Code::secondPairingBye), 1);
        QByteArray won = oldFile();
        won.replace("0000 - U", "0000 - 1");
        const TrfImport import = imported(won);
        QVERIFY(std::ranges::any_of(import.repairs, [](const trf::Repair& repair) {
            return repair.code == trf::RepairCode::byeWritten && repair.found == "1" && repair.used == "F";
        }));
    }

    void aWrongNumberOfRatedPlayersIsNamed()
    {
        const auto counts = [](const QByteArray& record) {
            const TrfImport import = imported(oldFile(record));
            return std::ranges::count(import.repairs, trf::RepairCode::ratedCount, &trf::Repair::code);
        };
        QCOMPARE(counts("072 4\n"), 1);
        QCOMPARE(counts("072 3\n"), 0);
    }

    void ranksOtherThanByTheirOwnTieBreaksAreNamed()
    {
        // Alpha and Beta share two points; Beta's only opponent has none, those of Alpha have none either.
        const TrfImport byWins = imported(oldFile("202 WON\n"));
        QCOMPARE(countOf(byWins, Code::ranksDiffer), 2);
        QCOMPARE(textOf(byWins, Code::ranksDiffer), QString("2 1"));
        QCOMPARE(countOf(imported(oldFile("202 DE\n")), Code::ranksDiffer), 0); // they share the ranks
        // 212 goes before 202 where it lists more than the points.
        QCOMPARE(countOf(imported(oldFile("202 DE\n212 PTS,WON\n")), Code::ranksDiffer), 2);
        QCOMPARE(countOf(imported(oldFile("202 WON\n212 PTS\n")), Code::ranksDiffer), 2);
        QByteArray open = oldFile("202 WON\n");
        open.replace("    4 b 1\n", "    4 b ?\n").replace("    1 w 0\n", "    1 w ?\n");
        QCOMPARE(countOf(imported(open), Code::ranksDiffer), 0);
        QCOMPARE(countOf(imported(open), Code::ranksNotCompared), 1);
    }

    void ofAnUnknownTieBreakTheRanksStandOrTheKnownOnesCount()
    {
        const QByteArray file = oldFile("202 WON,XYZ,BH\n");
        const TrfImport kept = imported(file);
        QCOMPARE(textOf(kept, Code::tieBreakUnknown), QString("XYZ"));
        QCOMPARE(countOf(kept, Code::tieBreaksNotSaid), 0);
        QVERIFY(kept.tournament.settings.tieBreaks.empty());
        QVERIFY(kept.tournament.settings.statedRanks.has_value());
        QCOMPARE(kept.tournament.settings.statedRanks->at(1).rank, std::optional(1));
        QCOMPARE(kept.unknownAfter, *parseTieBreaks("WON"));
        TrfImportOptions known = atNoon();
        known.tieBreaks = kept.unknownAfter;
        const TrfImport taken = imported(file, known);
        QCOMPARE(taken.tournament.settings.tieBreaks, kept.unknownAfter);
        QVERIFY(!taken.tournament.settings.statedRanks);
        QCOMPARE(countOf(taken, Code::tieBreakLeftOut), 1);
        QCOMPARE(countOf(taken, Code::ranksDiffer), 2);
    }

    void anUnknownMethodOfRanksIsNamed()
    {
        QCOMPARE(textOf(imported(oldFile("172 NOR OTHER\n")), Code::methodUnknown), QString("NOR OTHER"));
    }

    void aSystemThatNobodyHereKnowsIsRefusedOrNamed()
    {
        const QByteArray file = oldFile("192 CUSTOM_ACME\n");
        const auto refused = importTrf(file, atNoon());
        QVERIFY(!refused && refused.error().code == TrfImportError::Code::unknownSystem);
        TrfImportOptions asked = atNoon();
        asked.systemForUnknown = true;
        const TrfImport import = imported(file, asked);
        QCOMPARE(textOf(import, Code::systemUnknown), QString("CUSTOM_ACME"));
        QVERIFY(import.tournament.settings.system == (SystemEdition{System::Dutch, 2026}));
    }
};

static const pairwright::RegisteredTest<TestTrfImportNotes> registered("unit_trf_import_notes");
#include "test_trf_import_notes.moc"
