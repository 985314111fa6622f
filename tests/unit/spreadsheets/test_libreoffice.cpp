#include "app/formats/csv/csv_table.h"
#include "app/spreadsheets/tournament_spreadsheet.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/sample_tournament.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace pairwright;

class TestLibreOffice : public QObject {
    Q_OBJECT
private slots:
    void libreOfficeReadsEverySheetAsWeWroteIt()
    {
        const QString office = QStandardPaths::findExecutable("soffice");
        if (office.isEmpty())
            QSKIP("LibreOffice is not installed (libreoffice-calc-nogui)");
        const QTemporaryDir folder;
        int sheets = 0;
        for (const SpreadsheetTable& table : tournamentSpreadsheet(sampleTournament())) {
            const QString path = folder.filePath(QStringLiteral("t%1.xlsx").arg(++sheets));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(writeXlsx({table}).value());
            file.close();
            QProcess process;
            process.start(office,
                          {"-env:UserInstallation=file://" + folder.filePath("profile"), "--headless", "--convert-to",
                           "csv:Text - txt - csv (StarCalc):59,34,76", "--outdir", folder.path(), path});
            QVERIFY(process.waitForFinished(240'000));
            QFile csv(folder.filePath(QStringLiteral("t%1.csv").arg(sheets)));
            QVERIFY2(csv.open(QIODevice::ReadOnly), process.readAllStandardError());
            const auto rows = parseCsv(QString::fromUtf8(csv.readAll()), ';', 1000);
            QCOMPARE(rows.size(), table.rows.size());
            for (std::size_t i = 0; i < rows.size(); ++i)
                for (qsizetype column = 0; column < table.rows[i].size(); ++column) {
                    const QString expected = table.rows[i][column];
                    bool isNumber = false; // "1.00" is the number 1
                    const double number = expected.toDouble(&isNumber);
                    if (isNumber)
                        QCOMPARE(rows[i].cells.value(column).toDouble(), number);
                    else
                        QCOMPARE(rows[i].cells.value(column), expected);
                }
        }
        qInfo("%d sheets read by LibreOffice", sheets);
    }
};

static const pairwright::RegisteredTest<TestLibreOffice> registered("spreadsheets_in_libreoffice");

#include "test_libreoffice.moc"
