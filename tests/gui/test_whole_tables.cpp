#include "tests/support/registered_test.h"
#include "ui/print/sheet.h"

#include <QTest>

#include <numeric>

using namespace pairwright;

namespace {

ReportTable tableOf(const QString& heading, int rows)
{
    ReportTable table;
    table.heading = heading;
    table.columns = {{QStringLiteral("Rk."), ReportColumn::Align::right, false},
                     {QStringLiteral("Name"), ReportColumn::Align::left, true}};
    for (int row = 1; row <= rows; ++row)
        table.rows.push_back({QString::number(row), QStringLiteral("Surname %1, Given").arg(row)});
    return table;
}

/// A table under a heading for each number of rows.
ReportDocument boards(const std::vector<int>& rows)
{
    ReportDocument document;
    document.titleLines = {QStringLiteral("League"), QStringLiteral("Players by board")};
    document.footers = {QStringLiteral("R1-v1")};
    document.alike = true;
    for (const int count : rows)
        document.tables.push_back(tableOf(QStringLiteral("Board %1").arg(document.tables.size() + 1), count));
    return document;
}

std::vector<int> rowsByPage(const Sheet& sheet)
{
    std::vector<int> rows(static_cast<std::size_t>(sheet.pageCount()));
    for (int page = 0; page < sheet.pageCount(); ++page)
        rows[static_cast<std::size_t>(page)] = sheet.rowsOnPage(page);
    return rows;
}

} // namespace

/// What stands under a heading and is short is read at a glance: on one page.
class TestWholeTables : public QObject {
    Q_OBJECT
private slots:
    void shortTablesWithAHeadingStayWhole_data()
    {
        QTest::addColumn<int>("rows");
        for (const int rows : {3, 6, 8, 12})
            QTest::addRow("%d rows", rows) << rows;
    }
    void shortTablesWithAHeadingStayWhole()
    {
        QFETCH(int, rows);
        for (std::size_t count = 2; count <= 30; ++count) {
            const Sheet sheet(boards(std::vector<int>(count, rows)));
            const std::vector<int> found = rowsByPage(sheet);
            QCOMPARE(std::accumulate(found.begin(), found.end(), 0), static_cast<int>(count) * rows);
            for (const int ofPage : found)
                QVERIFY2(ofPage > 0 && ofPage % rows == 0, qPrintable(QStringLiteral("%1: %2").arg(count).arg(ofPage)));
        }
    }

    /// The list of all that ends such a sheet.
    void aShortTableBeforeALongOneStaysWholeAndTheTypeLarge()
    {
        ReportDocument document = boards({6, 6, 6, 6, 24});
        document.notes = QStringList(5, QStringLiteral("More points come first."));
        const Sheet sheet(document);
        QCOMPARE(rowsByPage(sheet), (std::vector<int>{24, 24}));
        QVERIFY2(sheet.typeSize() > SheetOptions{}.normalType, qPrintable(QString::number(sheet.typeSize())));
    }

    void aLongTableBeginsBelowAShortOneAndGoesOn()
    {
        const std::vector<int> rows = rowsByPage(Sheet(boards({6, 60})));
        QCOMPARE(static_cast<int>(rows.size()), 2);
        QVERIFY2(rows.front() > 30, qPrintable(QString::number(rows.front())));
    }

    void whatIsKeptTogetherButLongerThanAPageBeginsUnderItsHeading()
    {
        ReportDocument document = boards({80});
        document.tables.front().together = true;
        const std::vector<int> rows = rowsByPage(Sheet(document));
        QCOMPARE(static_cast<int>(rows.size()), 2);
        QVERIFY2(rows.front() > 30, qPrintable(QString::number(rows.front())));
    }
};

static const pairwright::RegisteredTest<TestWholeTables> registered("test_whole_tables");
#include "test_whole_tables.moc"
