#include "app/formats/csv/csv_table.h"
#include "app/formats/csv/decoded_text.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace pairwright;

class TestCsvTable : public QObject {
    Q_OBJECT
private slots:
    void quotedCellsHoldDelimitersLineEndsAndQuotationMarks()
    {
        const auto rows = parseCsv("a;\"b;c\";\"say \"\"hi\"\"\"\r\n\"two\nlines\";d\n", QLatin1Char(';'), 100);
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].cells, (QStringList{"a", "b;c", "say \"hi\""}));
        QCOMPARE(rows[1].cells, (QStringList{"two\nlines", "d"}));
        QCOMPARE(rows[1].line, 2);
    }

    void everyKindOfLineEndIsOneLine()
    {
        const auto rows = parseCsv("a\rb\nc\r\nd\n\ne", QLatin1Char(';'), 100);
        QCOMPARE(rows.size(), std::size_t{6});
        QCOMPARE(rows[3].line, 4);
        QCOMPARE(rows[5].cells, QStringList{"e"});
    }

    void emptyCellsAreKept()
    {
        const auto rows = parseCsv(";a;;", QLatin1Char(';'), 100);
        QCOMPARE(rows[0].cells, (QStringList{"", "a", "", ""}));
    }

    void aQuotationMarkThatIsNeverClosedSpoilsOneRowOnly()
    {
        QString text = "Name;Club\nAnna;\"Knights\nBert;Rooks\n";
        for (int i = 0; i < 50; ++i)
            text += "Player;Club\n";
        const auto rows = parseCsv(text, QLatin1Char(';'), 1000);
        QCOMPARE(rows.size(), std::size_t{53});
        QVERIFY(rows[1].brokenQuotes);
        QCOMPARE(rows[1].cells, (QStringList{"Anna", "\"Knights"}));
        QVERIFY(!rows[2].brokenQuotes);
        QCOMPARE(rows[2].cells, (QStringList{"Bert", "Rooks"}));
    }

    void aQuotationMarkInsideACellIsACharacter()
    {
        const auto rows = parseCsv("Anna \"Nan\" Lee;x\n\"Bert\" K;y", QLatin1Char(';'), 10);
        QCOMPARE(rows[0].cells, (QStringList{"Anna \"Nan\" Lee", "x"}));
        QCOMPARE(rows[1].cells, (QStringList{"Bert K", "y"}));
        QVERIFY(!rows[0].brokenQuotes && !rows[1].brokenQuotes);
    }

    void noMoreRowsAreReadThanAskedFor() { QCOMPARE(parseCsv("a\nb\nc", QLatin1Char(';'), 2).size(), std::size_t{2}); }

    void theDelimiterIsTheOneThatCutsEvenly_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QChar>("delimiter");
        QTest::newRow("semicolon beats comma in names")
            << QString("1;Lee, Anna;FM\n2;Kim, Bert;\n") << QChar(QLatin1Char(';'));
        QTest::newRow("comma") << QString("a,b,c\nd,e,f\n") << QChar(QLatin1Char(','));
        QTest::newRow("tab") << QString("a\tb, c\td\ne\tf, g\th\n") << QChar(QLatin1Char('\t'));
        QTest::newRow("nothing to cut") << QString("abc\n") << QChar(QLatin1Char(';'));
    }
    void theDelimiterIsTheOneThatCutsEvenly()
    {
        QFETCH(QString, text);
        QFETCH(QChar, delimiter);
        QCOMPARE(sniffDelimiter(text), delimiter);
    }

    void bytesAreUtf8OrElseWindows1252()
    {
        const QString mueller = QStringLiteral("Müller");
        QCOMPARE(decodeText(mueller.toUtf8()).text, mueller);
        QVERIFY(decodeText(mueller.toUtf8()).encoding == TextEncoding::utf8);
        QCOMPARE(decodeText("\xEF\xBB\xBF" + mueller.toUtf8()).text, mueller);
        const DecodedText western = decodeText("M\xFCller \x80 \x9A");
        QCOMPARE(western.text, QStringLiteral("Müller € š"));
        QVERIFY(western.encoding == TextEncoding::windows1252);
        QCOMPARE(decodeText("\x81\xFC", TextEncoding::windows1252).text, QStringLiteral("\uFFFDü"));
        const DecodedText wide = decodeText(QByteArray("\xFF\xFE\x4D\x00\xFC\x00", 6));
        QCOMPARE(wide.text, QStringLiteral("Mü"));
        QVERIFY(wide.encoding == TextEncoding::utf16);
    }
};

static const pairwright::RegisteredTest<TestCsvTable> registered("unit_csv_table");
#include "test_csv_table.moc"
