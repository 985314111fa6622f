#include "tests/support/registered_test.h"
#include "ui/print/bound_pages.h"
#include "ui/print/print_sheet.h"
#include "ui/print/sheet.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace pairwright;

namespace {

ReportDocument pairings(int rows)
{
    ReportDocument document;
    document.titleLines = {QStringLiteral("Open"), QStringLiteral("Round 3")};
    document.footers = {QStringLiteral("R3-v1"), QStringLiteral("2026-10-03 14:02")};
    ReportTable table;
    table.columns = {{QStringLiteral("Bd"), ReportColumn::Align::right, false},
                     {QStringLiteral("White"), ReportColumn::Align::left, true},
                     {QStringLiteral("Result"), ReportColumn::Align::centre, false},
                     {QStringLiteral("Black"), ReportColumn::Align::left, true}};
    for (int row = 1; row <= rows; ++row)
        table.rows.push_back({QString::number(row), QStringLiteral("Surname %1, Given").arg(row), QStringLiteral("–"),
                              QStringLiteral("Opponent %1, Given").arg(row)});
    document.tables.push_back(table);
    return document;
}

QImage painted(const Sheet& sheet, int page)
{
    QImage image(sheet.pageSize().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    sheet.paint(painter, page);
    return image;
}

/// The part of the page that has any ink on it.
QRect inkOf(const QImage& image)
{
    QRect ink;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 200)
                ink |= QRect(x, y, 1, 1);
    return ink;
}

} // namespace

class TestSheet : public QObject {
    Q_OBJECT
private slots:
    void everyRowIsOnExactlyOnePage_data()
    {
        QTest::addColumn<int>("rows");
        for (const int rows : {1, 2, 12, 40, 41, 42, 100, 250})
            QTest::addRow("%d rows", rows) << rows;
    }
    void everyRowIsOnExactlyOnePage()
    {
        QFETCH(int, rows);
        const Sheet sheet(pairings(rows));
        int found = 0;
        for (int page = 0; page < sheet.pageCount(); ++page)
            found += sheet.rowsOnPage(page);
        QCOMPARE(found, rows);
    }

    void noRowIsLeftAloneOnAPage()
    {
        for (int rows = 20; rows <= 130; ++rows) {
            const Sheet sheet(pairings(rows));
            if (sheet.pageCount() > 1)
                QVERIFY2(sheet.rowsOnPage(sheet.pageCount() - 1) > 1, qPrintable(QString::number(rows)));
        }
    }

    void fewRowsGetLargeType()
    {
        const SheetOptions options;
        QCOMPARE(Sheet(pairings(8), options).typeSize(), options.largestType);
        QVERIFY(Sheet(pairings(100), options).typeSize() < options.largestType);
    }

    void wideTablesShrinkUntilTheyFit()
    {
        ReportDocument document = pairings(5);
        for (int column = 0; column < 30; ++column) {
            document.tables[0].columns.push_back({QStringLiteral("Column"), ReportColumn::Align::left, false});
            for (QStringList& row : document.tables[0].rows)
                row.append(QStringLiteral("12w1"));
        }
        const Sheet sheet(document);
        QVERIFY(sheet.typeSize() < SheetOptions{}.normalType);
        const QRect ink = inkOf(painted(sheet, 0));
        QVERIFY2(ink.right() <= sheet.pageSize().width() - SheetOptions{}.margin + 1, "a column runs over the margin");
    }

    void manyColumnsTurnThePaper()
    {
        ReportDocument document = pairings(5);
        for (int column = 0; column < 11; ++column) {
            document.tables[0].columns.push_back({QStringLiteral("Column"), ReportColumn::Align::left, false});
            for (QStringList& row : document.tables[0].rows)
                row.append(QStringLiteral("12w1"));
        }
        const Sheet sheet(document);
        QVERIFY(sheet.pageSize().width() > sheet.pageSize().height());
        QVERIFY(sheet.typeSize() >= SheetOptions{}.normalType * 0.85);
    }

    void inkStaysInsideTheMargins()
    {
        const Sheet sheet(pairings(100));
        const double margin = SheetOptions{}.margin;
        for (int page = 0; page < sheet.pageCount(); ++page) {
            const QRect ink = inkOf(painted(sheet, page));
            QVERIFY(ink.left() >= margin - 1);
            QVERIFY(ink.top() >= margin - 1);
            QVERIFY(ink.right() <= sheet.pageSize().width() - margin + 1);
            QVERIFY(ink.bottom() <= sheet.pageSize().height() - margin + 1);
        }
    }

    void theArbiterChoosesTypePaperAndPages()
    {
        SheetOptions options;
        options.type = 12.0;
        QCOMPARE(Sheet(pairings(8), options).typeSize(), 12.0);
        options.orientation = SheetOptions::Orientation::landscape;
        QVERIFY(Sheet(pairings(8), options).pageSize().width() > Sheet(pairings(8), options).pageSize().height());
        SheetOptions filled;
        filled.pages = 1;
        QVERIFY(Sheet(pairings(6), filled).typeSize() > SheetOptions{}.largestType);
        for (const int pages : {1, 2, 3}) {
            filled.pages = pages;
            QVERIFY(Sheet(pairings(70), filled).pageCount() <= pages);
        }
        QVERIFY(Sheet(pairings(90)).typeSize() > 0 && Sheet(pairings(90)).pageCount() > 1);
    }

    void oneLongNameDoesNotMakeEverythingSmall()
    {
        ReportDocument document = pairings(30);
        for (int column = 0; column < 6; ++column) {
            document.tables[0].columns.push_back({QStringLiteral("Column"), ReportColumn::Align::left, false});
            for (QStringList& row : document.tables[0].rows)
                row.append(QStringLiteral("12w1"));
        }
        const double usual = Sheet(document).typeSize();
        document.tables[0].rows[3][1] = QString(60, u'W') + QStringLiteral(", ") + QString(20, u'M');
        const Sheet sheet(document);
        QVERIFY2(sheet.typeSize() >= std::min(usual, SheetOptions{}.normalType * 0.8),
                 qPrintable(QString::number(sheet.typeSize())));
        const QRect ink = inkOf(painted(sheet, 0));
        QVERIFY(ink.right() <= sheet.pageSize().width() - SheetOptions{}.margin + 1);
    }

    void sheetsOfAllKindsAreBoundAsOne()
    {
        ReportDocument wide = pairings(5);
        wide.landscape = true;
        const BoundPages bound(QStringLiteral("Set"),
                               {{std::make_shared<Sheet>(pairings(120)), 2}, {std::make_shared<Sheet>(wide), 1}});
        const int pages = Sheet(pairings(120)).pageCount();
        QCOMPARE(bound.pageCount(), 2 * pages + 1);
        QVERIFY(bound.pageSize(0).width() < bound.pageSize(0).height());
        QVERIFY(bound.pageSize(2 * pages).width() > bound.pageSize(2 * pages).height());
    }

    void aPackCountsThePagesOfAllItsSheets()
    {
        class Counting : public PaintedPages {
        public:
            [[nodiscard]] int pageCount() const override { return 2; }
            [[nodiscard]] QSizeF pageSize(int /*page*/) const override { return {10, 10}; }
            [[nodiscard]] QString title() const override { return {}; }
            mutable QStringList said;

        protected:
            void paintPage(QPainter& /*painter*/, int /*page*/) const override {}
            void paintCounted(QPainter& /*painter*/, int /*page*/, PageCount counted) const override
            {
                said.append(QStringLiteral("%1/%2").arg(counted.number).arg(counted.all));
            }
        };
        const auto said = [](BoundPages::Counted how) {
            const auto pages = std::make_shared<Counting>();
            const BoundPages bound(QStringLiteral("Pack"), {{pages, 1}, {pages, 1}}, how);
            QImage paper(10, 10, QImage::Format_RGB32);
            QPainter painter(&paper);
            for (int page = 0; page < bound.pageCount(); ++page)
                bound.paint(painter, page);
            return pages->said.join(u' ');
        };
        QCOMPARE(said(BoundPages::Counted::together), QStringLiteral("1/4 2/4 3/4 4/4"));
        QCOMPARE(said(BoundPages::Counted::each), QStringLiteral("1/2 2/2 1/2 2/2"));
    }

    void tablesThatAreCutApartAndSignedNeedNoMorePagesThanTheyHaveRoomFor()
    {
        ReportDocument forms = pairings(4);
        forms.tables.front().ruled = forms.tables.front().together = true;
        forms.tables.front().fields = {{{QStringLiteral("Captain")}}};
        forms.tables.push_back(forms.tables.front());
        forms.cutApart = true;
        QCOMPARE(Sheet(forms).pageCount(), 1);
    }

    void landscapeReportsTurnThePaper()
    {
        ReportDocument document = pairings(5);
        document.landscape = true;
        const Sheet sheet(document);
        QVERIFY(sheet.pageSize().width() > sheet.pageSize().height());
    }

    void aPdfHasAllPages()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
        const Sheet sheet(pairings(120));
        QVERIFY(savePdf(sheet, path).hasValue());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QVERIFY(sheet.pageCount() > 1);
        QVERIFY(bytes.contains("/Count " + QByteArray::number(sheet.pageCount())));
    }

    void aPdfHasOneFaceWhoseLettersAreCopiedRight()
    {
        const QString fonts = QStandardPaths::findExecutable(QStringLiteral("pdffonts"));
        const QString text = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        QVERIFY2(!fonts.isEmpty() && !text.isEmpty(), "poppler-utils is missing: ./test installs it");
        ReportDocument document = pairings(4);
        const QStringList names{QStringLiteral("Łukasiewicz, Zoë"), QStringLiteral("Đorđević, Ğ"),
                                QStringLiteral("Ångström, Žižek ½ − –"),
                                QStringLiteral("0123456789: 17x5, 8.25, +1 = 1–0")};
        for (qsizetype i = 0; i < names.size(); ++i)
            document.tables[0].rows[static_cast<std::size_t>(i)][1] = names[i];
        document.tables[0].columns[0].shown = ReportColumn::Shown::strong;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
        QVERIFY(savePdf(Sheet(document), path).hasValue());
        const auto said = [](const QString& program, const QStringList& arguments) {
            QProcess process;
            process.start(program, arguments);
            process.waitForFinished();
            return QString::fromUtf8(process.readAllStandardOutput());
        };
        const QString copied = said(text, {QStringLiteral("-layout"), path, QStringLiteral("-")});
        for (const QString& name : names)
            QVERIFY2(copied.contains(name), qPrintable(copied));
        // Upright and bold are two files of one family; all are embedded and say their letters.
        QSet<QString> families;
        const QStringList lines = said(fonts, {path}).split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
        QVERIFY(!lines.isEmpty());
        for (const QString& line : lines) {
            families.insert(
                line.section(QLatin1Char(' '), 0, 0).section(QLatin1Char('+'), -1).section(QLatin1Char('-'), 0, 0));
            // The last five columns: embedded, a subset, with the letters, and the object's number.
            const QStringList told = line.simplified().split(QLatin1Char(' '));
            QVERIFY2(told.value(told.size() - 5) == QLatin1String("yes") &&
                         told.value(told.size() - 3) == QLatin1String("yes"),
                     qPrintable(line));
        }
        QVERIFY2(families.size() == 1, qPrintable(lines.join(QLatin1Char('\n'))));
    }

    void whatTheSheetIsStandsLargeAndTheEventSmall()
    {
        ReportDocument document = pairings(12);
        document.subject = document.titleLines[1];
        const auto heightOfTitle = [](const ReportDocument& shown) {
            const QImage image = painted(Sheet(shown), 0);
            return inkOf(image.copy(0, 0, image.width() / 2, 130)).height();
        };
        const QImage image = painted(Sheet(document), 0);
        // The letters of the subject, left, are more than twice as high as those of the event, right.
        const QRect left = inkOf(image.copy(0, 0, image.width() / 2, 80));
        const QRect right = inkOf(image.copy(image.width() / 2, 0, image.width() / 2, 80));
        QVERIFY2(left.height() > 2 * right.height(),
                 qPrintable(QString("%1 %2").arg(left.height()).arg(right.height())));
        QVERIFY(heightOfTitle(document) > 0);
    }

    void rowsGrowUntilThePageIsFull()
    {
        ReportDocument document = pairings(12);
        const auto lowest = [](const ReportDocument& shown) {
            const QImage image = painted(Sheet(shown), 0);
            return inkOf(image.copy(0, 0, image.width(), image.height() - 70)).bottom();
        };
        const int listed = lowest(document);
        document.tables[0].columns[2].shown = ReportColumn::Shown::box;
        for (QStringList& row : document.tables[0].rows)
            row[2].clear();
        QCOMPARE(Sheet(document).typeSize(), SheetOptions{}.largestType);
        QVERIFY2(lowest(document) > 600 && lowest(document) > listed, qPrintable(QString::number(lowest(document))));
        QCOMPARE(Sheet(document).pageCount(), 1);
    }

    void columnsThatNobodyFillsAreLeftOut()
    {
        ReportDocument document = pairings(5);
        const QImage without = painted(Sheet(document), 0);
        document.tables[0].columns.insert(document.tables[0].columns.begin() + 1,
                                          {QStringLiteral("Club"), ReportColumn::Align::left, true});
        for (QStringList& row : document.tables[0].rows)
            row.insert(1, QString());
        QVERIFY(painted(Sheet(document), 0) == without);
        document.tables[0].rows[2][1] = QStringLiteral("SK Rook");
        QVERIFY(painted(Sheet(document), 0) != without);
    }

    void aLongListOfNamesStandsInColumns()
    {
        ReportDocument document;
        document.titleLines = {QStringLiteral("Open"), QStringLiteral("Round 5: where do I play?")};
        document.subject = document.titleLines[1];
        document.headline = QStringLiteral("Round 5");
        document.footers = {QStringLiteral("R5-v1")};
        document.flows = true;
        using Shown = ReportColumn::Shown;
        ReportTable table;
        table.columns = {{{}, ReportColumn::Align::left, false},
                         {QStringLiteral("Name"), ReportColumn::Align::left, true},
                         {{}, ReportColumn::Align::centre, false},
                         {QStringLiteral("Board"), ReportColumn::Align::right, false}};
        table.columns[0].shown = Shown::once;
        table.columns[1].shown = Shown::surname;
        table.columns[2].shown = Shown::disc;
        table.columns[3].shown = Shown::strong;
        for (int i = 0; i < 150; ++i)
            table.rows.push_back({QString(QChar(u'A' + i / 7)), QString(QChar(u'A' + i / 7)) + "chterberg, Johanna",
                                  QString(i % 2 == 0 ? whiteDisc : blackDisc), QString::number(1 + i % 75)});
        document.tables.push_back(table);
        const Sheet sheet(document);
        QCOMPARE(sheet.pageCount(), 1);
        QCOMPARE(sheet.rowsOnPage(0), 150);
        QVERIFY2(sheet.typeSize() >= 8, qPrintable(QString::number(sheet.typeSize())));
        // The same with twice as many: all on two pages.
        for (int i = 0; i < 150; ++i)
            document.tables[0].rows.push_back(table.rows[static_cast<std::size_t>(i)]);
        const Sheet more(document);
        QCOMPARE(more.pageCount(), 2);
        QCOMPARE(more.rowsOnPage(0) + more.rowsOnPage(1), 300);
        // A few long names are smaller; where there are many, fewer columns have one size for all.
        const auto withLongNames = [&table, &document](std::size_t every) {
            ReportDocument changed = document;
            changed.tables[0].rows = table.rows;
            for (std::size_t row = 0; row < changed.tables[0].rows.size(); row += every)
                changed.tables[0].rows[row][1] = QStringLiteral("Schwarzenberger-Müller, Maximiliane");
            return Sheet(changed).pageCount();
        };
        QCOMPARE(withLongNames(50), 1);
        QCOMPARE(withLongNames(6), 2);
    }

    void aLongTextTakesAsManyLinesAsItNeeds()
    {
        ReportDocument document = pairings(6);
        ReportTable& table = document.tables.front();
        const QString words = QStringLiteral("still needed: three opponents with a title, two of other federations");
        table.columns.push_back({QStringLiteral("Notes"), ReportColumn::Align::left, true});
        table.columns.back().wraps = true;
        for (QStringList& row : table.rows)
            row.append(words);
        const Sheet sheet(document);
        QVERIFY(sheet.typeSize() >= 10);
        QCOMPARE(sheet.pageCount(), 1);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("long.pdf"));
        QVERIFY(savePdf(sheet, file));
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), file, QStringLiteral("-")});
        QVERIFY(reader.waitForFinished());
        const QString read = QString::fromUtf8(reader.readAllStandardOutput());
        QVERIFY2(!read.contains(QChar(0x2026)) && read.simplified().count(QStringLiteral("federations")) == 6,
                 qPrintable(read));
    }

    void fewLongNamesDoNotKeepTheTypeSmall()
    {
        ReportDocument usual = pairings(12);
        usual.tables.front().rows[3][1] =
            QStringLiteral("Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximilian");
        const Sheet sheet(usual);
        QVERIFY2(sheet.typeSize() >= 12, qPrintable(QString::number(sheet.typeSize())));
    }

    void aLittleLargerTypeBreaksNoName()
    {
        ReportDocument usual = pairings(12);
        usual.tables.front().columns.insert(
            usual.tables.front().columns.begin() + 2,
            {QStringLiteral("A column that is needed less"), ReportColumn::Align::left, false});
        for (QStringList& row : usual.tables.front().rows)
            row.insert(2, QStringLiteral("2400 GER"));
        usual.tables.front().rows[3][1] = QStringLiteral("Hollerbach 12, Michael");
        const double unbroken = Sheet(usual).typeSize();
        for (QStringList& row : usual.tables.front().rows)
            row[1] = usual.tables.front().rows[3][1]; // all are as long: none of them yields
        QCOMPARE(unbroken, Sheet(usual).typeSize());
    }

    void aLastPageOfAFewRowsIsSaved()
    {
        const auto typeAndPages = [](int boards) {
            const Sheet sheet(pairings(boards));
            return std::pair(sheet.pageCount(), sheet.typeSize());
        };
        // As many as fill a page in the usual type, and a few more.
        int full = 30;
        SheetOptions usual;
        usual.type = 10.0;
        while (Sheet(pairings(full + 1), usual).pageCount() == 1)
            ++full;
        QCOMPARE(Sheet(pairings(full + 2), usual).pageCount(), 2);
        const auto [pages, type] = typeAndPages(full + 2);
        QCOMPARE(pages, 1);
        QVERIFY2(type < 10.0 && type >= 8.5, qPrintable(QString::number(type)));
        // Half a page more is worth its paper, and larger type.
        const auto [more, larger] = typeAndPages(full * 3 / 2);
        QCOMPARE(more, 2);
        QVERIFY(larger >= 10.0);
    }

    void pointsStandInTwoSlots()
    {
        const auto linesOf = [](const QStringList& points) { // of ink, on the upper half of a page
            ReportDocument document;
            document.tables.emplace_back().columns = {{QString(), ReportColumn::Align::right, false}};
            for (const QString& each : points)
                document.tables.back().rows.push_back({each});
            const QImage page = painted(Sheet(document), 0);
            std::vector<QRect> lines;
            for (int y = 0; y < page.height() / 2; ++y) {
                const QRect ink = inkOf(page.copy(0, y, page.width(), 1)).translated(0, y);
                if (!ink.isEmpty() && (lines.empty() || lines.back().bottom() + 1 < y))
                    lines.push_back(ink);
                else if (!ink.isEmpty())
                    lines.back() |= ink;
            }
            return lines;
        };
        const auto mixed = linesOf({QStringLiteral("3"), QStringLiteral("3½"), QStringLiteral("3")});
        QCOMPARE(mixed.size(), std::size_t{3});
        QCOMPARE(mixed[0].left(), mixed[1].left());
        QCOMPARE(mixed[0].right(), mixed[2].right());
        QVERIFY(mixed[1].right() > mixed[0].right() + 3);
    }

    void theWebStandsInTheFootAsACodeToo()
    {
        ReportDocument document = pairings(30);
        const QImage without = painted(Sheet(document), 0);
        document.meta.webAddress = QStringLiteral("https://chess.example/open/");
        const Sheet sheet(document);
        const QImage with = painted(sheet, 0);
        QVERIFY(QDir().mkpath(QStringLiteral(PAIRWRIGHT_SCREENSHOTS)));
        QVERIFY(with.save(QStringLiteral(PAIRWRIGHT_SCREENSHOTS "/sheet-with-code.png")));
        // At the end of the foot 15 mm are black and white in turn.
        const auto changesIn = [&sheet](const QImage& page) {
            const double scale = page.width() / sheet.pageSize().width();
            const int row = static_cast<int>((sheet.pageSize().height() - 40 - 21) * scale);
            int changes = 0;
            for (int x = static_cast<int>((sheet.pageSize().width() - 40 - 42) * scale);
                 x < static_cast<int>((sheet.pageSize().width() - 40) * scale); ++x)
                changes += (qGray(page.pixel(x, row)) < 128) != (qGray(page.pixel(x - 1, row)) < 128) ? 1 : 0;
            return changes;
        };
        QVERIFY2(changesIn(with) >= 8, qPrintable(QString::number(changesIn(with))));
        QVERIFY(changesIn(without) < 8);
        // It takes its room from the table, not from other lines.
        for (int page = 0; page < sheet.pageCount(); ++page)
            QVERIFY(sheet.rowsOnPage(page) > 0);
    }

    void aPdfThatCannotBeWrittenIsTold()
    {
        const auto saved = savePdf(Sheet(pairings(3)), QStringLiteral("/nonexistent/folder/sheet.pdf"));
        QVERIFY(!saved.hasValue());
        QVERIFY(!saved.error().detail.isEmpty());
    }
};

static const pairwright::RegisteredTest<TestSheet> registered("test_sheet");
#include "test_sheet.moc"
