#include "app/domain/changes/for_others.h"
#include "app/event/event_sheets.h"
#include "app/formats/csv/export.h"
#include "app/formats/csv/result_exchange.h"
#include "app/formats/report/html.h"
#include "app/formats/trf/export.h"
#include "app/jobs/second_engine.h"
#include "app/prizes/prize_tables.h"
#include "app/spreadsheets/tournament_spreadsheet.h"
#include "app/web/event_site.h"
#include "app/web/site.h"
#include "tests/gui/gui_desk.h"
#include "tests/support/registered_test.h"
#include "ui/hall/hall_pages.h"
#include "ui/pages/prizes/prizes_output.h"
#include "ui/pages/reports/event_set.h"
#include "ui/pages/reports/report_maker.h"
#include "ui/pages/standings/standings_output.h"
#include "ui/print/print_sheet.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <map>

using namespace pairwright;

namespace {

enum Secret : unsigned { day = 1, fees = 2, others = 4, year = 8, birth = day | year };

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

/// As it is printed, by pdftotext.
QString pagesText(const PaintedPages& pages)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("sheet.pdf"));
    if (!savePdf(pages, file))
        qFatal("no PDF");
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), file, QStringLiteral("-")});
    if (!reader.waitForFinished() || reader.exitCode() != 0)
        qFatal("pdftotext (poppler-utils) does not read %s", qPrintable(file));
    return QString::fromUtf8(reader.readAllStandardOutput());
}

/// Every sheet as it is printed, and as HTML where it is a document.
QString sheetText(const Tournament& tournament, ReportKind kind)
{
    ReportChoice choice;
    choice.federations = choice.clubs = choice.notes = true;
    choice.kind = kind;
    choice.round = usualRound(tournament, kind);
    choice.notice = QStringLiteral("Phones stay off.");
    const auto pages = makePages(tournament, choice, QSizeF(595, 842));
    if (pages == nullptr)
        return {};
    QString text = pagesText(*pages);
    if (isDocument(kind))
        if (const auto document = makeReport(tournament, choice))
            text += toHtml(*document);
    return text;
}

/// The file as one of two of an event that are alike.
std::vector<PartFile> twoParts(const Tournament& tournament)
{
    const auto file = std::make_shared<const Tournament>(tournament);
    std::vector<PartFile> parts;
    for (const char* title : {"A", "B"})
        parts.push_back({QLatin1StringView(title),
                         {QStringLiteral("key"), QStringLiteral("Club"), static_cast<int>(parts.size()) + 1,
                          QLatin1StringView(title)},
                         file});
    return parts;
}

/// What is on the sheets of all files; everybody goes up, down and on.
QString eventSheetsText(const Tournament& tournament)
{
    const std::vector<PartFile> parts = twoParts(tournament);
    Season season;
    GoOn goOn;
    season.groups.resize(parts.size());
    for (std::size_t part = 0; part < parts.size(); ++part)
        for (const Player& player : tournament.players) {
            season.transfers.push_back({{part, player.key, 1}, 1 - part});
            season.groups[part].push_back({part, player.key, 1});
            goOn.players.push_back({part, player.key, 1});
        }
    ReportOptions options;
    options.printedAt = QDateTime::currentDateTime();
    options.clubs = true;
    return toHtml(crossTablesOfAll(parts, options)) + toHtml(seasonSheet(parts, season, options)) +
           toHtml(goOnSheet(parts, goOn, options));
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
        {QStringLiteral("file for a second pairing program"),
         [](const Tournament& t) {
             return QString::fromUtf8(fileForSecondEngine(t));
         }},
        {QStringLiteral("exchange file"), trf(trf::Version::trf26, trf::Profile::exchange), birth},
        {QStringLiteral("web folder"),
         [](const Tournament& t) {
             QString text;
             for (const web::WebFile& file : web::webFolder(t))
                 text += QString::fromUtf8(file.bytes);
             return text;
         }},
        {QStringLiteral("web site of all files"),
         [](const Tournament& t) {
             QString text;
             for (const web::SiteFolder& folder : web::eventSite(twoParts(t)))
                 for (const web::WebFile& file : folder.files)
                     text += QString::fromUtf8(file.bytes);
             return text;
         }},
        {QStringLiteral("sheets of all files"), eventSheetsText},
        {QStringLiteral("print sets of all files"),
         [](const Tournament& t) {
             std::vector<EventSheets> files;
             for (const PartFile& part : twoParts(t))
                 files.push_back({part.tournament, usualPaperPlan()});
             return pagesText(*makeEventSet(files, QStringLiteral("Club"), QSizeF(595, 842)));
         }},
        {QStringLiteral("prizes as a table"),
         [](const Tournament& t) {
             copyPrizes(t);
             const QMimeData* copied = QApplication::clipboard()->mimeData();
             return copied->text() + copied->html() + textOfTable(prizesTable(t));
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
         },
         year}, // a prize goes by it
    };
}

} // namespace

/// Birth dates, phones, fees and remarks leave the program nowhere unless somebody has ticked it.
class TestPrivateExits : public QObject {
    Q_OBJECT
private slots:
    void noWayOutTellsMoreThanItMayOfAPlayer()
    {
        GuiDesk gui(8);
        const Player seen = gui.desk.projected().players[1];
        QVERIFY(applied(gui.desk, editOf(seen, withSecrets(seen.data))));
        gui.playRound(true);
        PrizeRules rules;
        rules.feePaid = true;
        QVERIFY(applied(gui.desk, SetPrizeRules{rules}));
        QVERIFY(applied(gui.desk,
                        SetPrizes{{adding(Prize{QStringLiteral("Main"), PrizeKind::place, {}, {}, {}, 1, 50'000}),
                                   adding(Prize{QStringLiteral("Youth"), PrizeKind::age, {}, 8, 99, 1, 20'000})}}));
        lookThroughExits(gui.desk.projected(), seen.data.name, 15);
        // Ticked, it is there: the test would else see nothing anywhere.
        const QString ticked = QString::fromUtf8(playersCsv(gui.desk.projected(), {}, PrivateData::included));
        for (const auto& secret : secrets())
            QVERIFY2(ticked.contains(secret.second.front()), qPrintable(secret.second.front()));
    }

    void norOfAMemberOfATeam()
    {
        GuiDesk gui(0);
        TeamRules rules;
        rules.boards = 2;
        QVERIFY(applied(gui.desk, SetTeamRules{rules}));
        for (const char* team : {"Rooks", "Knights", "Bishops", "Pawns"}) {
            NewPlayer one;
            one.data.name = QLatin1StringView(team);
            QVERIFY(applied(gui.desk, AddPlayers{{one}, {}}));
            PlayerData data;
            data.name = QStringLiteral("Member of %1, A").arg(one.data.name);
            PlayerData other = data;
            other.name += QLatin1Char('B');
            QVERIFY(
                applied(gui.desk, AddMembers{gui.desk.projected().players.back().key, {withSecrets(data), other}, {}}));
        }
        gui.playRound(true);
        QVERIFY(applied(gui.desk, SeatAsUsual{RoundNumber{1}}));
        lookThroughExits(gui.desk.projected(), QStringLiteral("Member of Rooks, A"), 8);
        Tournament hidden = gui.desk.projected();
        hidden.members.front().data.offTheWeb = true;
        for (const web::WebFile& file : web::webFolder(hidden))
            QVERIFY2(!file.bytes.contains(hidden.members.front().data.name.toUtf8() + '<'), qPrintable(file.name));
    }

private:
    static PlayerData withSecrets(PlayerData data)
    {
        data.birth = BirthDate{1987, 6, 5};
        data.phone = QStringLiteral("+49 30 5550100");
        data.email = QStringLiteral("ann@example.org");
        data.feeDue = QStringLiteral("4711.25");
        data.feePaid = QStringLiteral("4722.50");
        data.remarks = QStringLiteral("SECRETREMARK");
        data.clubNumber = QStringLiteral("30112");
        return data;
    }

    static std::vector<std::pair<unsigned, QStringList>> secrets()
    {
        return {{day, {"1987-06-05", "1987/06/05", "05.06.1987", "06/05/1987", "5 June 1987"}},
                {year, {"1987"}},
                {fees, {"4711.25", "4722.50", "4711,25", "4722,50"}},
                {others, {"5550100", "ann@example.org", "SECRETREMARK", "30112"}}};
    }

    /// `fewest`: so many ways out name somebody with secrets.
    static void lookThroughExits(const Tournament& tournament, const QString& name, int fewest)
    {
        std::vector<Exit> exits = exitsOfTheWindow();
        for (int kind = 0; kind < static_cast<int>(ReportKind::printSet); ++kind)
            if (static_cast<ReportKind>(kind) != ReportKind::explanation) // printed of what is asked
                exits.push_back({QStringLiteral("sheet of kind %1").arg(kind),
                                 [kind](const Tournament& t) { return sheetText(t, static_cast<ReportKind>(kind)); },
                                 static_cast<ReportKind>(kind) == ReportKind::payments ? fees : 0U});
        int shown = 0;
        for (const Exit& exit : exits) {
            const QString text = exit.text(tournament);
            shown += text.contains(name) ? 1 : 0;
            for (const auto& [what, words] : secrets())
                for (const QString& word : words)
                    QVERIFY2((exit.allowed & what) != 0 || !text.contains(word),
                             qPrintable(exit.name + QStringLiteral(" tells ") + word));
        }
        qInfo("%d ways out of the window, %d name the player", static_cast<int>(exits.size()), shown);
        QVERIFY(shown > fewest);
    }
};

static const pairwright::RegisteredTest<TestPrivateExits> registered("test_private_exits");
#include "test_private_exits.moc"
