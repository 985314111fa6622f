#include "app/lists/list_search.h"
#include "app/spreadsheets/list_spreadsheet.h"
#include "app/spreadsheets/player_file.h"
#include "tests/support/registered_test.h"
#include "tests/unit/spreadsheets/made_spreadsheets.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

// Rows as Excel writes them: texts in a table of their own, numbers as text, a formula with its value, an error, a
// cell that was left out, a text in pieces with its reading.
const QByteArray shared = "<si><t>Name</t></si><si><t>Elo</t></si><si><r><t>Alfa, </t></r><r><t>Änne</t></r>"
                          "<rPh><t>x</t></rPh></si><si><t>Verein</t></si><si><t>Birthday</t></si>";
const QByteArray sheet =
    "<sheetData><row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>Open 2026</t></is></c></row>"
    "<row r=\"3\"><c r=\"A3\" t=\"s\"><v>0</v></c><c r=\"B3\" t=\"s\"><v>1</v></c><c r=\"C3\" t=\"s\"><v>3</v></c>"
    "<c r=\"E3\" t=\"s\"><v>4</v></c></row>"
    "<row r=\"4\"><c r=\"A4\" t=\"s\"><v>2</v></c><c r=\"B4\"><v>2.1E3</v></c>"
    "<c r=\"C4\" t=\"str\"><f>UPPER(Z1)</f><v>Club</v></c><c r=\"E4\"><v>32996</v></c></row>"
    "<row r=\"5\" hidden=\"1\"><c r=\"A5\" t=\"inlineStr\"><is><t>Hidden, H</t></is></c></row>"
    "<row><c t=\"inlineStr\"><is><t>Beta, B</t></is></c><c t=\"str\"><v>1999</v></c><c t=\"e\"><v>#REF!</v></c></row>"
    "</sheetData><mergeCells count=\"1\"><mergeCell ref=\"C4:C6\"/></mergeCells>";

QStringList cellsOf(const SpreadsheetText& read, int line)
{
    for (const CsvRow& row : read.rows)
        if (row.line == line)
            return row.cells;
    return {"no such line"};
}

} // namespace

class TestReadSpreadsheets : public QObject {
    Q_OBJECT
private slots:
    void datesOfTheCalendarOf1904AreRight()
    {
        QFile file(QStringLiteral(PAIRWRIGHT_FIXTURES "/player_lists/calendar-of-1904.xlsx"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto list = readPlayerFile(file.readAll(), {});
        QVERIFY(list);
        QVERIFY((list->rows.at(0).data.birth == BirthDate{1990, 5, 3}));
    }

    void aRatingListKeepsTheCalendarOfItsWorkbook()
    {
        const QTemporaryDir folder;
        const QString lists = folder.filePath("rating.pwlists");
        const auto added = addAnyRatingList(QStringLiteral(PAIRWRIGHT_FIXTURES "/player_lists/calendar-of-1904.xlsx"),
                                            lists, {{}, QStringLiteral("2026-09")}, {}, {});
        QVERIFY(added);
        auto search = RatingListSearch::open(lists);
        QVERIFY(search);
        for (const auto& [name, year] : {std::pair{"Beispiel", 1990}, std::pair{"Muster", 1975}}) {
            const auto found = search->find(QString::fromLatin1(name));
            QVERIFY(found && found->people.size() == 1);
            QCOMPARE(found->people.front().birthYear, std::optional(year));
        }
    }

    void excelIsReadByItsStoredValues()
    {
        const auto read = readSpreadsheet(xlsxOf(sheet, shared));
        QVERIFY(read);
        QCOMPARE(read->name, "Entries"); // the first one is hidden
        QCOMPARE(read->others, QStringList{"Entries"});
        QCOMPARE(cellsOf(*read, 1), QStringList{"Open 2026"});
        QCOMPARE(cellsOf(*read, 3), (QStringList{"Name", "Elo", "Verein", "", "Birthday"}));
        QCOMPARE(cellsOf(*read, 4), (QStringList{"Alfa, Änne", "2100", "Club", "", "32996"}));
        QCOMPARE(cellsOf(*read, 6), (QStringList{"Beta, B", "1999", "Club"})); // a merged cell, over an error
    }

    void hiddenRowsAreCountedAndTakenOnlyWhenAskedFor()
    {
        const auto without = readSpreadsheet(xlsxOf(sheet, shared));
        QCOMPARE(without->hiddenRows, 1);
        QCOMPARE(cellsOf(*without, 5), QStringList{"no such line"});
        QCOMPARE(cellsOf(*readSpreadsheet(xlsxOf(sheet, shared), {{}, true}), 5).first(), "Hidden, H");
    }

    void sectionsOfSwissSysAreSheets()
    {
        const QByteArray file =
            R"({"Overview":{"Program":"SwissSys"},"Sections":[{"Section name":"Open","Players":[]},
            {"Section title":"Reserve","Players":[{"Pair number":1,"Name":"Alfa, Ann","ID":"12345678","Rating":1804,
            "Player title":"WFM","Club":"Rooks","Reserved byes":"1 3","Results":["+;2;W;1;;;1"]},
            {"Pair number":2,"Name":"Beta, Bob","ID":0,"Rating":"1650"}]}]})";
        QCOMPARE(readSpreadsheet(file)->others, (QStringList{"Open", "Reserve"}));
        PlayerListOptions options;
        options.sheet = "Reserve";
        const auto list = readPlayerFile(file, Tournament{}, options);
        QVERIFY(list);
        QCOMPARE(list->rows.size(), std::size_t{2});
        const PlayerData& first = list->rows[0].data;
        QCOMPARE(first.name, "Alfa, Ann");
        QVERIFY(first.title == Title::WFM);
        QCOMPARE(first.nationalId, "12345678");
        QCOMPARE(first.rating, std::optional(Rating{1804, RatingSource::national, {}}));
        QCOMPARE(list->rows[1].data.nationalId, "");
        QCOMPARE(readSpreadsheet("{\"a\":", {}).error().code, SpreadsheetError::Code::damaged);
        QCOMPARE(readSpreadsheet("{\"a\":1}", {}).error().code, SpreadsheetError::Code::notASpreadsheet);
    }

    void playersComeOutOfASheetAsOutOfAText()
    {
        const auto list = readPlayerFile(xlsxOf(sheet, shared), {});
        QVERIFY(list);
        QCOMPARE(list->rows.size(), 2U);
        QCOMPARE(list->rows[0].data.name, "Alfa, Änne");
        QCOMPARE(list->rows[0].data.rating->value, 2100);
        QCOMPARE(list->rows[0].data.club, "Club");
        QCOMPARE(list->rows[0].data.birth, (std::optional<BirthDate>{{1990, 5, 3}}));
        QCOMPARE(list->headerLine, 3);
        QCOMPARE(list->hiddenRows, 1);
        QCOMPARE(list->sheet, "Entries");
    }

    void libreOfficeIsReadByItsStoredValues()
    {
        const QByteArray tables =
            "<table:table table:name=\"Entries\"><table:table-row>"
            "<table:table-cell office:value-type=\"string\"><text:p>Name</text:p></table:table-cell>"
            "<table:table-cell office:value-type=\"string\"><text:p>Elo</text:p></table:table-cell>"
            "<table:table-cell office:value-type=\"string\"><text:p>Birthday</text:p></table:table-cell>"
            "</table:table-row><table:table-row table:number-rows-repeated=\"1000000\"><table:table-cell "
            "table:number-columns-repeated=\"16384\"/></table:table-row><table:table-row>"
            "<table:table-cell office:value-type=\"string\"><office:annotation><text:p>a note</text:p>"
            "</office:annotation><text:p>Alfa,<text:s/>Änne</text:p></table:table-cell>"
            "<table:table-cell office:value-type=\"float\" office:value=\"2100.0\"><text:p>2.100</text:p>"
            "</table:table-cell><table:table-cell office:value-type=\"date\" office:date-value=\"1990-05-03T00:00:00\">"
            "<text:p>3. Mai</text:p></table:table-cell></table:table-row>"
            "<table:table-row table:visibility=\"filter\"><table:table-cell><text:p>Hidden</text:p></table:table-cell>"
            "</table:table-row></table:table><table:table table:name=\"Other\"><table:table-row><table:table-cell>"
            "<text:p>Elsewhere</text:p></table:table-cell></table:table-row></table:table>";
        const auto read = readSpreadsheet(odsOf(tables));
        QVERIFY(read);
        QCOMPARE(read->others, (QStringList{"Entries", "Other"}));
        QCOMPARE(cellsOf(*read, 1), (QStringList{"Name", "Elo", "Birthday"}));
        QCOMPARE(cellsOf(*read, 1'000'002), (QStringList{"Alfa, Änne", "2100", "1990-05-03"}));
        QCOMPARE(read->hiddenRows, 1);
        QCOMPARE(readSpreadsheet(odsOf(tables), {"Other", false})->rows.front().cells, QStringList{"Elsewhere"});
        QCOMPARE(readSpreadsheet(odsOf(tables), {"None", false}).error().code, SpreadsheetError::Code::noSuchSheet);
    }
};

static const pairwright::RegisteredTest<TestReadSpreadsheets> registered("unit_read_spreadsheets");

#include "test_read_spreadsheets.moc"
