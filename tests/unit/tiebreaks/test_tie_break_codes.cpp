#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"
#include "tests/support/registered_test.h"
#include "tests/unit/tiebreaks/every_tie_break.h"

#include <QtTest>

using namespace pairwright;

class TestTieBreakCodes : public QObject {
    Q_OBJECT
private slots:
    void everyCodeIsPrintedAsItIsParsed_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("printed");
        const auto row = [](const char* given, const char* printed) {
            QTest::newRow(given) << QString(given) << QString(printed);
        };
        row("BH", "BH");
        row("BH/C1", "BH/C1");
        row("bh-c1", "BH/C1");
        row(" BH/C2 ", "BH/C2");
        row("BH/M1", "BH/M1");
        row("BH/P/M2", "BH/M2/P");
        row("SB/C1", "SB/C1");
        row("DE", "DE");
        row("DE/P", "DE/P");
        row("Win", "WIN");
        row("AOB/F", "AOB/F");
        row("aob/f/p", "AOB/P/F");
        row("KS/L+1", "KS/L+1");
        row("KS/L2", "KS/L+2");
        row("ks-l-1", "KS/L-1");
        row("KS/L-3", "KS/L-3");
        row("TPN/R", "TPN/R");
        row("RTNG/R", "RTNG/R");
        row("ARO/C1", "ARO/C1");
        row("ARO/M2/U1400", "ARO/M2/U1400");
        row("BH/U/V", "BH/U/V");
        row("PS/C2", "PS/C2");
        row("GE", "REP");
    }
    void everyCodeIsPrintedAsItIsParsed()
    {
        QFETCH(QString, given);
        QFETCH(QString, printed);
        const auto parsed = parseTieBreak(given.toStdString());
        QVERIFY(parsed.hasValue());
        QCOMPARE(QString::fromStdString(toString(*parsed)), printed);
        QVERIFY(*parseTieBreak(toString(*parsed)) == *parsed);
    }

    void aDescriptorThatMakesNoSenseIsRefusedWithTheReason()
    {
        using Reason = TieBreakSyntaxError::Reason;
        QVERIFY((parseTieBreak("XYZ").error() == TieBreakSyntaxError{Reason::unknownName, "XYZ"}));
        QVERIFY((parseTieBreak("").error() == TieBreakSyntaxError{Reason::unknownName, ""}));
        QVERIFY((parseTieBreak("BH/C9").error() == TieBreakSyntaxError{Reason::unknownModifier, "BH/C9"}));
        QVERIFY((parseTieBreak("BH/C1/M1").error() == TieBreakSyntaxError{Reason::modifierNotAllowed, "BH/C1/M1"}));
        QVERIFY((parseTieBreak("DE/C1").error() == TieBreakSyntaxError{Reason::modifierNotAllowed, "DE/C1"}));
        QVERIFY((parseTieBreak("WIN/P").error() == TieBreakSyntaxError{Reason::modifierNotAllowed, "WIN/P"}));
        for (const char* team : {"EMGSB/C1/P", "BH:MP/C1", "MPvGP", "EDET/P", "SSSC/K4", "BC"})
            QVERIFY((parseTieBreak(team).error() == TieBreakSyntaxError{Reason::forTeams, team}));
        QVERIFY((parseTieBreak("OTHER_coin").error() == TieBreakSyntaxError{Reason::selfDefined, "OTHER_coin"}));
        for (const char* wrong : {"BH/", "BH//C1", "BH/C", "BH/C1x", "KS/L", "KS/L0", "KS/L+", "ARO/U4001", "ARO/Uabc",
                                  "BH/PP", "TPN/RR", "KS/L99999999999"})
            QVERIFY((parseTieBreak(wrong).error() == TieBreakSyntaxError{Reason::unknownModifier, wrong}));
        for (const char* wrong : {"BH/P/P", "BH/R", "BH/F", "PS/M1", "AOB/C1", "BH/L+1", "BH/U1400", "TPR/P",
                                  "KS/L+1/L+1", "ARO/U/U1400", "ARO/U1400/U", "TPN/R/R"})
            QVERIFY((parseTieBreak(wrong).error() == TieBreakSyntaxError{Reason::modifierNotAllowed, wrong}));
        QVERIFY((parseTieBreaks("BH,what,SB").error() == TieBreakSyntaxError{Reason::unknownName, "what"}));
    }

    void theDefaultListIsTheOneOfTheStandingsPage()
    {
        QCOMPARE(toString(defaultTieBreaks()), std::string("BH/C1,BH,SB,DE,WIN"));
        QVERIFY(*parseTieBreaks("BH/C1, BH,SB,,DE,WIN") == defaultTieBreaks());
    }

    void everyTieBreakIsParsedAsItIsPrinted()
    {
        QVERIFY(everyTieBreak().size() > 60);
        for (const TieBreak& tieBreak : everyTieBreak())
            QVERIFY(*parseTieBreak(toString(tieBreak)) == tieBreak);
        for (const TieBreakPreset& preset : tieBreakPresets())
            QCOMPARE(toString(tieBreaksOf(preset)), std::string(preset.list));
    }

    void aRoundRobinIsOfferedWhatItMayUse()
    {
        QCOMPARE(toString(defaultTieBreaks(EventFormat::roundRobin)), std::string("DE,WIN,SB,KS"));
        QCOMPARE(tieBreakPresets(EventFormat::roundRobin).size(), std::size_t{1});
        const auto become = [](const char* list, EventFormat format) {
            const UsableTieBreaks usable = tieBreaksInFormat(*parseTieBreaks(list), format);
            return toString(usable.list) + " without " + toString(usable.dropped);
        };
        using enum EventFormat;
        QCOMPARE(become("BH/C1,BH,SB,DE,WIN", roundRobin), std::string("DE,WIN,SB,KS without "));
        QCOMPARE(become("DE,WIN,SB,KS", swiss), std::string("BH/C1,BH,SB,DE,WIN without "));
        QCOMPARE(become("DE,BH/M1,SB/C1", roundRobin), std::string("DE,SB/C1 without BH/M1"));
        QCOMPARE(become("BH,AOB/F", roundRobin), std::string("DE,WIN,SB,KS without BH,AOB/F"));
        QCOMPARE(become("", roundRobin), std::string(" without "));
        QCOMPARE(become("KS,BH", swiss), std::string("KS,BH without "));
    }

    void record212SaysTheWholeOrder()
    {
        QCOMPARE(toString(*parseTieBreakRecords("", "PTS,BH/C1,BH")), std::string("BH/C1,BH"));
        QCOMPARE(toString(*parseTieBreakRecords("", "pts DE SB")), std::string("DE,SB"));
        QCOMPARE(toString(*parseTieBreakRecords("SB", "PTS,BH")), std::string("BH"));
        QCOMPARE(toString(*parseTieBreakRecords("SB", "PTS")), std::string("SB"));
        QCOMPARE(toString(*parseTieBreakRecords(" ", "PTS")), std::string());
        QVERIFY(!parseTieBreakRecords("", "BH,PTS"));
        const RecordedTieBreaks said = recordedTieBreaks("SB", "PTS,BH/C1,COIN,DE");
        QCOMPARE(toString(said.known), std::string("BH/C1"));
        QCOMPARE(said.unknown->text, std::string("COIN"));
        QCOMPARE(std::string(said.record), std::string("212"));
    }

    void threeTieBreaksCameIn2026()
    {
        std::string added;
        for (const TieBreakInfo& info : tieBreakInfos())
            if (!isInEdition(info, TieBreakEdition::y2024))
                added += std::string(info.code) + " ";
        QCOMPARE(added, std::string("STD TPN RTNG "));
        QCOMPARE(std::count_if(tieBreakInfos().begin(), tieBreakInfos().end(),
                               [](const TieBreakInfo& info) { return !info.ofTheEvent && !info.ofTeams; }),
                 std::ptrdiff_t{20});
    }

    void editionFollowsTheDate()
    {
        QVERIFY(tieBreakEditionInForce("2026-02-28") == TieBreakEdition::y2024);
        QVERIFY(tieBreakEditionInForce("2026-03-01") == TieBreakEdition::y2026);
        QVERIFY(tieBreakEditionInForce("") == TieBreakEdition::y2026);
    }
};

static const pairwright::RegisteredTest<TestTieBreakCodes> registered("unit_tie_break_codes");
#include "test_tie_break_codes.moc"
