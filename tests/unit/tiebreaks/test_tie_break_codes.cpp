#include "engine/tiebreaks/tie_break.h"

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
        QVERIFY((parseTieBreaks("BH,what,SB").error() == TieBreakSyntaxError{Reason::unknownName, "what"}));
    }

    void theDefaultListIsTheOneOfTheStandingsPage()
    {
        QCOMPARE(toString(defaultTieBreaks()), std::string("BH/C1,BH,SB,DE,WIN"));
        QVERIFY(*parseTieBreaks("BH/C1, BH,SB,,DE,WIN") == defaultTieBreaks());
    }

    void editionFollowsTheDate()
    {
        QVERIFY(tieBreakEditionInForce("2026-02-28") == TieBreakEdition::y2024);
        QVERIFY(tieBreakEditionInForce("2026-03-01") == TieBreakEdition::y2026);
        QVERIFY(tieBreakEditionInForce("") == TieBreakEdition::y2026);
    }
};

QTEST_APPLESS_MAIN(TestTieBreakCodes)
#include "test_tie_break_codes.moc"
