#include "app/formats/archive/bounded_xml.h"
#include "app/spreadsheets/player_file.h"
#include "tests/benchmarks/peak_memory.h"
#include "tests/support/registered_test.h"
#include "tests/unit/spreadsheets/made_spreadsheets.h"

#include <QElapsedTimer>
#include <QThread>
#include <QtTest>

#include <algorithm>
#include <string_view>
#include <thread>
#include <utility>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Write = std::function<void(const QByteArray&)>;
using Code = SpreadsheetError::Code;

/// A sheet of many times the same.
QByteArray repeated(const QByteArray& head, const QByteArray& piece, int times, const QByteArray& tail)
{
    return xlsxOf([&](const Write& write) {
        write(head);
        const int together = 1000;
        const QByteArray many = piece.repeated(together);
        for (int done = 0; done < times; done += together)
            write(many);
        write(tail);
    });
}

} // namespace

class TestHostileSpreadsheets : public QObject {
    Q_OBJECT
private slots:
    void whatWantsToHarmIsRefusedSoon_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("code");
        const QByteArray row = "<row><c t=\"inlineStr\"><is><t>A</t></is></c></row>";
        QTest::newRow("a million rows") << repeated("<worksheet><sheetData>", row, 1'000'000,
                                                    "</sheetData></worksheet>")
                                        << int(Code::tooManyRows);
        QTest::newRow("a bomb of blanks")
            << repeated("<worksheet>", QByteArray(10'000, ' '), 8'000, "</worksheet>") << int(Code::tooLarge);
        QTest::newRow("one endless text")
            << repeated("<worksheet><sheetData><row><c t=\"str\"><v>", QByteArray(10'000, 'A'), 8'000,
                        "</v></c></row></sheetData></worksheet>")
            << int(Code::tooLarge);
        QTest::newRow("one endless name")
            << repeated("<worksheet ", QByteArray(10'000, 'a'), 8'000, "=\"\"/>") << int(Code::damaged);
        QTest::newRow("elements in elements") << repeated("<worksheet>", "<a>", 1'000'000, "") << int(Code::forbidden);
        QTest::newRow("cells without end in a row")
            << repeated("<worksheet><sheetData><row>", "<c><v>1</v></c>", 1'000'000, "</row></sheetData></worksheet>")
            << int(Code::tooLarge);
        QTest::newRow("entities") << xlsxOf([](const Write& write) {
            write("<!DOCTYPE a [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b "
                  "\"&a;&a;&a;&a;&a;&a;&a;&a;\">]><worksheet>&b;</worksheet>");
        }) << int(Code::forbidden);
        QTest::newRow("a file from elsewhere") << xlsxOf([](const Write& write) {
            write("<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><worksheet>&x;</worksheet>");
        }) << int(Code::forbidden);
        QTest::newRow("cut off") << xlsxOf([](const Write& write) { write("<worksheet><sheetData><row>"); })
                                 << int(Code::damaged);
        QTest::newRow("shared texts without end")
            << zipOf({part("xl/workbook.xml", "<workbook><sheets><sheet name=\"A\" id=\"r\"/></sheets></workbook>"),
                      part("xl/_rels/workbook.xml.rels",
                           "<Relationships><Relationship Id=\"r\" Target=\"s.xml\"/></Relationships>"),
                      part("xl/s.xml", "<worksheet/>"),
                      ZipPart{"xl/sharedStrings.xml",
                              [](const Write& write) {
                                  write("<sst>");
                                  for (int i = 0; i < 2000; ++i)
                                      write(QByteArray("<si><t/></si>").repeated(2000));
                                  write("</sst>");
                              }}})
            << int(Code::tooLarge);
        QTest::newRow("an ODS of repeated rows")
            << odsOf("<table:table table:name=\"A\"><table:table-row table:number-rows-repeated=\"2000000000\">"
                     "<table:table-cell table:number-columns-repeated=\"2000000000\"><text:p>A</text:p>"
                     "</table:table-cell></table:table-row></table:table>")
            << int(Code::tooLarge);
        QTest::newRow("another archive") << zipOf({part("readme.txt", "no sheet")}) << int(Code::notASpreadsheet);
        QTest::newRow("no archive") << QByteArray("PK\x03\x04 and nothing else") << int(Code::damaged);
    }

    void whatWantsToHarmIsRefusedSoon()
    {
        QFETCH(QByteArray, bytes);
        const benchmarks::PeakMemory memory;
        QElapsedTimer timer;
        timer.start();
        const auto read = readSpreadsheet(bytes);
        qInfo("%lld ms, %.0f MiB", timer.elapsed(), memory.mebibytes());
        QVERIFY(!read);
        QTEST(int(read.error().code), "code");
        QVERIFY2(memory.mebibytes() < 200, "memory");
        QVERIFY2(timer.elapsed() < qint64{5000} * slowness, "time");
    }

    /// An element that takes as long as somebody likes.
    void aStopIsHeededInsideAnElement()
    {
        class Slow : public QIODevice {
        public:
            Slow() { open(QIODevice::ReadOnly); }
            [[nodiscard]] bool isSequential() const override { return true; }

        protected:
            qint64 readData(char* data, qint64 most) override
            {
                QThread::msleep(1);
                const qint64 given = std::min<qint64>(most, 100);
                std::fill_n(data, given, 'a');
                constexpr std::string_view beginning = "<a b=\"";
                if (std::exchange(first_, false))
                    std::copy(beginning.begin(), beginning.end(), data);
                return given;
            }
            qint64 writeData(const char*, qint64) override { return -1; }

        private:
            bool first_ = true;
        };
        Slow device;
        std::stop_source stop;
        BoundedXml xml(device, 1'000'000, stop.get_token());
        const std::jthread stopper([&stop] {
            QThread::msleep(100);
            stop.request_stop();
        });
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!xml.next());
        QVERIFY(xml.trouble() == BoundedXml::Trouble::cancelled);
        QVERIFY2(timer.elapsed() < qint64{1000} * slowness, "time");
    }

    void aStopIsHeededWhereverItComes()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto read = readSpreadsheet(xlsxOf("<sheetData/>"), {{}, false, 10, stop.get_token()});
        QVERIFY(!read && read.error().code == Code::cancelled);
    }

    void stylesAreNotEvenLookedAt()
    {
        const QByteArray sheet =
            "<worksheet><sheetData><row><c t=\"inlineStr\" s=\"999999999\"><is><t>Name</t></is></c>"
            "</row></sheetData></worksheet>";
        const QByteArray bytes =
            zipOf({part("xl/workbook.xml", "<workbook><sheets><sheet name=\"A\" id=\"r\"/></sheets></workbook>"),
                   part("xl/_rels/workbook.xml.rels",
                        "<Relationships><Relationship Id=\"r\" Target=\"/xl/s.xml\"/><Relationship Id=\"x\" "
                        "Target=\"http://example.com/x\" TargetMode=\"External\"/></Relationships>"),
                   part("xl/s.xml", sheet), part("xl/vbaProject.bin", QByteArray(1000, 'x')),
                   ZipPart{"xl/styles.xml", [](const Write& write) {
                               for (int i = 0; i < 100; ++i)
                                   write(QByteArray("<xf/>").repeated(20'000));
                           }}});
        const auto read = readSpreadsheet(bytes);
        QVERIFY(read);
        QCOMPARE(read->rows.size(), 1U);
    }

private:
    static constexpr int slowness = 4; // what sanitizers and a busy machine may add
};

static const pairwright::RegisteredTest<TestHostileSpreadsheets> registered("unit_hostile_spreadsheets");

#include "test_hostile_spreadsheets.moc"
