#include "app/domain/changes/for_others.h"
#include "app/formats/csv/export.h"
#include "app/formats/csv/result_exchange.h"
#include "app/formats/report/html.h"
#include "app/formats/trf/export.h"
#include "app/spreadsheets/tournament_spreadsheet.h"
#include "app/web/site.h"
#include "tests/gui/gui_desk.h"
#include "tests/support/registered_test.h"
#include "ui/hall/hall_pages.h"
#include "ui/pages/reports/report_maker.h"
#include "ui/pages/standings/standings_output.h"
#include "ui/print/print_sheet.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QProcess>
#include <QTest>

#include <functional>
#include <map>

using namespace pairwright;

namespace {

enum Secret : unsigned { birth = 1, fees = 2, others = 4 };

/// What a way out may tell of the private data of a player; everything else must not be in it.
struct Exit {
    QString name;
    std::function<QString(const Tournament&)> text;
    unsigned allowed = 0;
};

QString textOfTable(const TextRows& rows)
{
    QString text;
    for (const QStringList& row : rows)
        text += row.join(QLatin1Char('\t')) + QLatin1Char('\n');
    return text;
}

/// Every sheet as it is printed, by pdftotext, and as HTML where it is a document.
QString sheetText(const Tournament& tournament, ReportKind kind, const QString& folder)
{
    ReportChoice choice;
    choice.federations = choice.clubs = choice.notes = true;
    choice.kind = kind;
    choice.round = usualRound(tournament, kind);
    choice.notice = QStringLiteral("Phones stay off.");
    const auto pages = makePages(tournament, choice, QSizeF(595, 842));
    if (pages == nullptr)
        return {};
    const QString file = folder + QStringLiteral("/sheet.pdf");
    if (!savePdf(*pages, file))
        qFatal("no PDF");
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), file, QStringLiteral("-")});
    if (!reader.waitForFinished() || reader.exitCode() != 0)
        qFatal("pdftotext (poppler-utils) does not read %s", qPrintable(file));
    QString text = QString::fromUtf8(reader.readAllStandardOutput());
    if (isDocument(kind))
        if (const auto document = makeReport(tournament, choice))
            text += toHtml(*document);
    return text;
}

/// All ways out of the window but the sheets; those of the command line stand in unit_cli_private.
std::vector<Exit> exitsOfTheWindow()
{
    const auto trf = [](trf::Version version, trf::Profile profile) {
        return [version, profile](const Tournament& tournament) {
            return QString::fromUtf8(exportTrf(tournament, {version, profile}).value().bytes);
        };
    };
    return {
        {QStringLiteral("players as CSV"),
         [](const Tournament& t) {
             return QString::fromUtf8(playersCsv(t));
         }},
        {QStringLiteral("standings as CSV"),
         [](const Tournament& t) {
             return QString::fromUtf8(standingsCsv(t, 1, t.settings.tieBreaks));
         }},
        {QStringLiteral("standings on the clipboard"),
         [](const Tournament& t) {
             copyStandings(t, {1, {}});
             const QMimeData* copied = QApplication::clipboard()->mimeData();
             return copied->text() + copied->html();
         }},
        {QStringLiteral("workbook"),
         [](const Tournament& t) {
             QString text;
             for (const SpreadsheetTable& table : tournamentSpreadsheet(t))
                 text += textOfTable(table.rows);
             return text;
         }},
        {QStringLiteral("exchange of results"),
         [](const Tournament& t) {
             return QString::fromUtf8(resultExchange(t));
         }},
        {QStringLiteral("rating report TRF26"), trf(trf::Version::trf26, trf::Profile::report), birth},
        {QStringLiteral("rating report TRF16"), trf(trf::Version::trf16, trf::Profile::report), birth},
        {QStringLiteral("web folder"),
         [](const Tournament& t) {
             QString text;
             for (const web::WebFile& file : web::webFolder(t))
                 text += QString::fromUtf8(file.bytes);
             return text;
         }},
        {QStringLiteral("hall"),
         [](const Tournament& t) {
             QString text;
             for (const HallPage& page : hallPages(t, QStringLiteral("Welcome"), HallContent::everything, 20))
                 text += textOfTable(page.rows);
             return text;
         }},
        {QStringLiteral("copy for others"),
         [](const Tournament& t) {
             const Tournament copy = forOthers(t);
             return textOfTable(playersTable(copy, PrivateData::included));
         }},
    };
}

} // namespace

/// Birth dates, phones, fees and remarks leave the program nowhere unless somebody has ticked it.
class TestPrivateExits : public QObject {
    Q_OBJECT
private slots:
    void noWayOutTellsMoreThanItMay()
    {
        GuiDesk gui(8);
        const Player seen = gui.desk.projected().players[1];
        PlayerData data = seen.data;
        data.birth = BirthDate{1987, 6, 5};
        data.phone = QStringLiteral("+49 30 5550100");
        data.email = QStringLiteral("ann@example.org");
        data.feeDue = QStringLiteral("4711.25");
        data.feePaid = QStringLiteral("4722.50");
        data.remarks = QStringLiteral("SECRETREMARK");
        data.clubNumber = QStringLiteral("30112");
        QVERIFY(applied(gui.desk, editOf(seen, data)));
        gui.playRound(true);
        const Tournament& tournament = gui.desk.projected();
        std::vector<Exit> exits = exitsOfTheWindow();
        for (int kind = 0; kind < static_cast<int>(ReportKind::printSet); ++kind)
            if (static_cast<ReportKind>(kind) != ReportKind::explanation) // printed of what is asked
                exits.push_back({QStringLiteral("sheet of kind %1").arg(kind),
                                 [kind, folder = gui.folder.path()](const Tournament& t) {
                                     return sheetText(t, static_cast<ReportKind>(kind), folder);
                                 },
                                 static_cast<ReportKind>(kind) == ReportKind::payments ? fees : 0U});
        const std::vector<std::pair<unsigned, QStringList>> secrets{
            {birth, {"1987-06-05", "1987/06/05", "05.06.1987", "06/05/1987", "5 June 1987", "1987"}},
            {fees, {"4711.25", "4722.50", "4711,25", "4722,50"}},
            {others, {"5550100", "ann@example.org", "SECRETREMARK", "30112"}}};
        int shown = 0;
        for (const Exit& exit : exits) {
            const QString text = exit.text(tournament);
            shown += text.contains(data.name) ? 1 : 0;
            for (const auto& [what, words] : secrets)
                for (const QString& word : words)
                    QVERIFY2((exit.allowed & what) != 0 || !text.contains(word),
                             qPrintable(exit.name + QStringLiteral(" tells ") + word));
        }
        qInfo("%d ways out of the window, %d name the player", static_cast<int>(exits.size()), shown);
        QVERIFY(shown > 15);
        // Ticked, it is there: the test would else see nothing anywhere.
        const QString ticked = QString::fromUtf8(playersCsv(tournament, {}, PrivateData::included));
        for (const auto& secret : secrets)
            QVERIFY2(ticked.contains(secret.second.front()), qPrintable(secret.second.front()));
    }
};

static const pairwright::RegisteredTest<TestPrivateExits> registered("test_private_exits");
#include "test_private_exits.moc"
