#include "app/event/event_sheets.h"
#include "app/pairing/pairing_job.h"
#include "engine/ratings/norm_obstacle.h"
#include "tests/gui/gui_desk.h"
#include "tests/support/registered_test.h"
#include "ui/pages/reports/event_set.h"
#include "ui/pages/reports/print_set.h"
#include "ui/print/page_text.h"
#include "ui/print/print_sheet.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>

using namespace pairwright;

namespace {

constexpr QSizeF sheetPaper(595, 842);
constexpr int roundsOnSheets = 4; ///< of the last one no result is in

/// Who plays in the events whose sheets are made.
enum class SheetNames { usual, veryLong, hostile };

QString sheetName(SheetNames names, int player)
{
    static const QStringList usual{QStringLiteral("Adams"),          QStringLiteral("Müller-Lüdenscheidt"),
                                   QStringLiteral("Nepomniachtchi"), QStringLiteral("O'Brien"),
                                   QStringLiteral("Đặng"),           QStringLiteral("Иванов"),
                                   QStringLiteral("Kovač"),          QStringLiteral("van der Berg")};
    static const QStringList hostile{QStringLiteral("<b>Bold</b>, <i>Ann</i>"),
                                     QStringLiteral("%n%s%1%2 %L1, Per"),
                                     QStringLiteral("=cmd|' /C calc'!A0, X"),
                                     QStringLiteral("القاسم، محمد بن عبد الله"),
                                     QStringLiteral("王小明"),
                                     QStringLiteral("&amp; & Sons, \"Tom\""),
                                     QStringLiteral("a\u0301\u0302\u0303\u0304 Zalgo, Z\u0335\u0336"),
                                     QStringLiteral("IIIIIIIIIIIIIIIIIIIIIIIIIIIIII, W")};
    switch (names) {
    case SheetNames::usual: return QStringLiteral("%1, Player %2").arg(usual[player % usual.size()]).arg(player);
    case SheetNames::veryLong:
        return QStringLiteral("Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximilian %1").arg(player);
    case SheetNames::hostile: return hostile[player % hostile.size()] + QString::number(player);
    }
    return {};
}

std::vector<NewPlayer> sheetPlayers(SheetNames names, int count)
{
    static const std::array federations{"ENG", "GER", "NED", "VIE"};
    std::vector<NewPlayer> players;
    for (int i = 1; i <= count; ++i) {
        NewPlayer player;
        player.data.name = sheetName(names, i);
        player.data.rating = Rating{2700 - 5 * i, RatingSource::fide, {}};
        player.data.title = i <= 3 ? Title::GM : i % 7 == 0 ? Title::WFM : Title::None;
        player.data.federation = QLatin1String(federations.at(static_cast<std::size_t>(i) % federations.size()));
        player.data.club = i % 3 == 0 ? sheetName(names, i + 1).left(40) : QStringLiteral("SK Rook");
        player.data.group = i % 5 == 0 ? QStringLiteral("U14") : QStringLiteral("Open");
        player.data.birth = BirthDate{1950 + i % 60, {}, {}};
        player.data.feeDue = QStringLiteral("25");
        player.data.feePaid = i % 2 == 0 ? QStringLiteral("25") : QString();
        players.push_back(player);
    }
    return players;
}

constexpr std::array sheetKinds{ReportKind::pairingsByBoard, ReportKind::pairingsByName, ReportKind::standings,
                                ReportKind::crossTable,      ReportKind::playerList,     ReportKind::ratingPreview,
                                ReportKind::titleNorms,      ReportKind::payments,       ReportKind::resultSlips,
                                ReportKind::groups,          ReportKind::wallChart,      ReportKind::boardCards,
                                ReportKind::nameBadges,      ReportKind::playerCards,    ReportKind::notice,
                                ReportKind::disasterPack,    ReportKind::prizes,         ReportKind::prizeCeremony,
                                ReportKind::prizeWorksheet,  ReportKind::prizeReceipts,  ReportKind::teamRankings};

/// Points: nobody reads smaller type on paper. A name that nearly fits may be a little smaller.
constexpr double leastSize = 6.7;

/// Where something is painted beyond the paper; empty: nowhere.
QString beyondTheEdge(const PaintedPages& pages)
{
    constexpr int around = 40;
    constexpr int mostPages = 6;
    for (int page = 0; page < std::min(pages.pageCount(), mostPages); ++page) {
        const QSize paper = pages.pageSize(page).toSize();
        QImage picture(paper + QSize(2 * around, 2 * around), QImage::Format_Grayscale8);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(around, around);
        pages.paint(painter, page);
        painter.fillRect(QRect(QPoint(), paper).adjusted(-1, -1, 1, 1), Qt::white); // half a line to cut along may be
        painter.end();
        QImage empty(picture.size(), picture.format());
        empty.fill(Qt::white);
        if (picture != empty)
            return QStringLiteral("page %1").arg(page + 1);
    }
    return {};
}

} // namespace

Q_DECLARE_METATYPE(SheetNames)

/// Every kind of sheet of events of all sizes: nothing hangs over the edge, no usual text is cut, and with
/// PAIRWRIGHT_ALL_PICTURES each is there as a PDF for looking at.
class TestEverySheet : public QObject {
    Q_OBJECT
private slots:
    void nothingIsCutOrBeyondThePaper_data()
    {
        QTest::addColumn<SheetNames>("names");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("language");
        QTest::newRow("usual-40") << SheetNames::usual << 40 << QStringLiteral("en");
        QTest::newRow("long-40-de") << SheetNames::veryLong << 40 << QStringLiteral("de");
        QTest::newRow("hostile-17") << SheetNames::hostile << 17 << QStringLiteral("en");
        QTest::newRow("usual-12-de") << SheetNames::usual << 12 << QStringLiteral("de");
        if (!qEnvironmentVariableIsSet("PAIRWRIGHT_ALL_PICTURES"))
            return;
        QTest::newRow("usual-200-de") << SheetNames::usual << 200 << QStringLiteral("de");
    }

    void nothingIsCutOrBeyondThePaper()
    {
        QFETCH(SheetNames, names);
        QFETCH(int, players);
        QFETCH(QString, language);
        GuiDesk gui(0, gamesOfANorm);
        const auto usual = qScopeGuard([&gui] { gui.language.use(QStringLiteral("en")); });
        gui.language.use(language);
        QVERIFY(applied(gui.desk, AddPlayers{sheetPlayers(names, players), {}}));
        SetPrizes fund;
        for (int place = 1; place <= 6; ++place)
            fund.edits.push_back(
                adding(Prize{QStringLiteral("Main"), PrizeKind::place, {}, {}, {}, place, 60'000 / place}));
        QVERIFY(applied(gui.desk, fund));
        QVERIFY(applied(gui.desk, SetTeamRankings{{adding(TeamRanking{QStringLiteral("Clubs")})}}));
        for (int round = 1; round <= roundsOnSheets; ++round)
            gui.playRound(round < roundsOnSheets);
        const Tournament& tournament = gui.desk.projected();
        int sheets = 0;
        for (const ReportKind kind : sheetKinds)
            for (const ReportLook& look : looksOf(kind)) {
                ReportChoice choice;
                static_cast<ReportLook&>(choice) = look;
                choice.kind = kind;
                choice.round = usualRound(tournament, kind);
                choice.notice = QStringLiteral("Round 5 begins at 14:30.\nPhones stay off & away.");
                const auto pages = makePages(tournament, choice, sheetPaper);
                const QString name = QStringLiteral("%1-%2-%3")
                                         .arg(QLatin1String(QTest::currentDataTag()))
                                         .arg(++sheets, 2, 10, QLatin1Char('0'))
                                         .arg(labelOf(choice));
                QVERIFY2(pages != nullptr && pages->pageCount() > 0, qPrintable(name));
                const QString place = beyondTheEdge(*pages);
                QVERIFY2(place.isEmpty(), qPrintable(name + QStringLiteral(": ") + place));
                const QString file = keep(*pages, name, gui.folder);
                if (names != SheetNames::usual)
                    continue;
                QVERIFY2(!wordsOf(file).contains(QChar(0x2026)), qPrintable(name + QStringLiteral(" is cut")));
                if (choice.notes && kind == ReportKind::pairingsByBoard)
                    continue; // all columns there are, twice: names have what is left
                const auto [size, word] = smallestType(file);
                QVERIFY2(size >= leastSize,
                         qPrintable(QStringLiteral("%1: %2 in %3 pt").arg(name, word, QString::number(size))));
            }
        qInfo("%d sheets", sheets);
    }

    void sheetsOfRoundRobins_data()
    {
        QTest::addColumn<SheetNames>("names");
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("twice");
        QTest::addColumn<QString>("language");
        for (const int players : {3, 4, 9, 10, 16, 40})
            for (const bool twice : {false, true})
                QTest::addRow("%d-%s", players, twice ? "twice" : "once")
                    << (players == 9 ? SheetNames::veryLong : SheetNames::usual) << players << twice
                    << QString::fromLatin1(twice ? "de" : "en");
        QTest::newRow("hostile-10") << SheetNames::hostile << 10 << true << QStringLiteral("en");
    }

    void sheetsOfRoundRobins()
    {
        QFETCH(SheetNames, names);
        QFETCH(int, players);
        QFETCH(bool, twice);
        QFETCH(QString, language);
        GuiDesk gui(0);
        const auto usual = qScopeGuard([&gui] { gui.language.use(QStringLiteral("en")); });
        gui.language.use(language);
        QVERIFY(applied(gui.desk, AddPlayers{sheetPlayers(names, players), {}}));
        QVERIFY(applied(gui.desk, SetSystem{{twice ? System::DoubleRoundRobin : System::RoundRobin, 2026}}));
        QVERIFY(applied(gui.desk, DrawNumbers{{NumberDraw::By::rating, {}}}));
        const auto drafts = layOutRounds(gui.desk.projected());
        QVERIFY(drafts);
        QVERIFY(applied(gui.desk, LayOutRounds{*drafts}));
        QVERIFY(applied(gui.desk, PublishRounds{RoundNumber{gui.desk.projected().settings.plannedRounds}}));
        SetEventData dates;
        for (int round = 1; round <= gui.desk.projected().settings.plannedRounds; ++round)
            dates.roundDates[RoundNumber{round}] = {QDate(), QDate(2026, 9, 1).addDays(qint64{7} * (round - 1))};
        QVERIFY(applied(gui.desk, dates));
        QVERIFY(applied(gui.desk, EnterResult{{RoundNumber{1}, 1}, GameResult::whiteWins}));
        QVERIFY(applied(gui.desk, EnterResult{{RoundNumber{2}, 1}, GameResult::draw}));
        QVERIFY(applied(gui.desk, PostponeGame{{RoundNumber{3}, 1}, Postponement{QDate(2026, 10, 24)}}));
        if (players > 4) {
            QVERIFY(applied(gui.desk, PostponeGame{{RoundNumber{3}, 2}, Postponement{}}));
            QVERIFY(applied(gui.desk, WithdrawPlayer{{PlayerKey{players - 1}}, RoundNumber{2}}));
        }
        const Tournament& tournament = gui.desk.projected();
        for (const ReportKind kind : {ReportKind::schedule, ReportKind::playerCards, ReportKind::wallChart,
                                      ReportKind::crossTable, ReportKind::pairingsByBoard, ReportKind::pairingsByName,
                                      ReportKind::postponedGames, ReportKind::resultSlips}) {
            ReportChoice choice;
            choice.kind = kind;
            const int last = tournament.settings.plannedRounds - (ranksPlayers(kind) ? 1 : 0); // the final one waits
            choice.round = isOfARound(kind) ? std::optional(RoundNumber{std::min(3, last)}) : std::nullopt;
            const auto pages = makePages(tournament, choice, sheetPaper);
            const QString name =
                QStringLiteral("rr-%1-%2").arg(QLatin1String(QTest::currentDataTag()), labelOf(choice));
            QVERIFY2(pages != nullptr && pages->pageCount() > 0, qPrintable(name));
            const QString place = beyondTheEdge(*pages);
            QVERIFY2(place.isEmpty(), qPrintable(name + QStringLiteral(": ") + place));
            const QString file = keep(*pages, name, gui.folder);
            if (names == SheetNames::usual)
                QVERIFY2(!wordsOf(file).contains(QChar(0x2026)), qPrintable(name + QStringLiteral(" is cut")));
            if (names == SheetNames::usual && players <= 16 &&
                (kind == ReportKind::schedule || kind == ReportKind::crossTable))
                QCOMPARE(pages->pageCount(), twice && players == 16 && kind == ReportKind::schedule ? 2 : 1);
        }
    }

    void sheetsOfTeams_data()
    {
        QTest::addColumn<SheetNames>("names");
        QTest::addColumn<int>("teams");
        QTest::addColumn<QString>("language");
        QTest::newRow("usual-8") << SheetNames::usual << 8 << QStringLiteral("en");
        QTest::newRow("usual-31-de") << SheetNames::usual << 31 << QStringLiteral("de");
        QTest::newRow("long-6-de") << SheetNames::veryLong << 6 << QStringLiteral("de");
        QTest::newRow("hostile-7") << SheetNames::hostile << 7 << QStringLiteral("en");
    }

    void sheetsOfTeams()
    {
        QFETCH(SheetNames, names);
        QFETCH(int, teams);
        QFETCH(QString, language);
        GuiDesk gui(0, 5);
        const auto usual = qScopeGuard([&gui] { gui.language.use(QStringLiteral("en")); });
        gui.language.use(language);
        QVERIFY(applied(gui.desk, SetTeamRules{TeamRules{}}));
        constexpr int ofATeam = 5;
        for (int team = 1; team <= teams; ++team) {
            NewPlayer one;
            one.data.name = names == SheetNames::usual ? QStringLiteral("SK Rook %1").arg(team)
                                                       : sheetName(names, team).left(40) + QString::number(team);
            QVERIFY(applied(gui.desk, AddPlayers{{one}, {}}));
            std::vector<PlayerData> members;
            for (int place = 1; place <= ofATeam; ++place) {
                PlayerData& member = members.emplace_back();
                member.name = sheetName(names, team * ofATeam + place);
                member.rating = Rating{2600 - 20 * team - 10 * place, RatingSource::fide, {}};
                member.federation = QStringLiteral("GER");
            }
            QVERIFY(applied(gui.desk, AddMembers{gui.desk.projected().players.back().key, members, {}}));
        }
        for (int round = 1; round <= 2; ++round) {
            gui.playRound(round == 1);
            QVERIFY(applied(gui.desk, SeatAsUsual{RoundNumber{round}}));
        }
        const Tournament& tournament = gui.desk.projected();
        for (const ReportKind kind :
             {ReportKind::pairingsByBoard, ReportKind::pairingsByName, ReportKind::matchBoards,
              ReportKind::matchReports, ReportKind::lineUpForms, ReportKind::teamPlayers, ReportKind::boardStandings,
              ReportKind::standings, ReportKind::crossTable, ReportKind::playerList, ReportKind::ratingPreview,
              ReportKind::nameBadges, ReportKind::playerCards, ReportKind::teamCards, ReportKind::disasterPack}) {
            ReportChoice choice;
            choice.kind = kind;
            choice.round = usualRound(tournament, kind);
            const QString name =
                QStringLiteral("teams-%1-%2").arg(QLatin1String(QTest::currentDataTag()), labelOf(choice));
            const auto pages = makePages(tournament, choice, sheetPaper);
            QVERIFY2(pages != nullptr && pages->pageCount() > 0, qPrintable(name));
            const QString place = beyondTheEdge(*pages);
            QVERIFY2(place.isEmpty(), qPrintable(name + QStringLiteral(": ") + place));
            const QString file = keep(*pages, name, gui.folder);
            if (names != SheetNames::usual)
                continue;
            QVERIFY2(!wordsOf(file).contains(QChar(0x2026)), qPrintable(name + QStringLiteral(" is cut")));
            const auto [size, word] = smallestType(file);
            QVERIFY2(size >= leastSize,
                     qPrintable(QStringLiteral("%1: %2 in %3 pt").arg(name, word, QString::number(size))));
        }
    }

    void sheetsOfAllFiles_data()
    {
        QTest::addColumn<SheetNames>("names");
        QTest::addColumn<int>("groups");
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("twice");
        QTest::addColumn<QString>("language");
        QTest::newRow("quads") << SheetNames::usual << 5 << 4 << false << QStringLiteral("en");
        QTest::newRow("groups-of-8") << SheetNames::usual << 3 << 8 << false << QStringLiteral("de");
        QTest::newRow("groups-of-8-twice") << SheetNames::usual << 3 << 8 << true << QStringLiteral("en");
        QTest::newRow("long-10-de") << SheetNames::veryLong << 4 << 10 << false << QStringLiteral("de");
        QTest::newRow("hostile-6") << SheetNames::hostile << 3 << 6 << true << QStringLiteral("en");
    }

    void sheetsOfAllFiles()
    {
        QFETCH(SheetNames, names);
        QFETCH(int, groups);
        QFETCH(int, players);
        QFETCH(bool, twice);
        QFETCH(QString, language);
        std::vector<PartFile> parts;
        QTemporaryDir folder;
        for (int group = 0; group < groups; ++group) {
            GuiDesk gui(0);
            QVERIFY(applied(gui.desk, AddPlayers{sheetPlayers(names, players), {}}));
            QVERIFY(applied(gui.desk, SetSystem{{twice ? System::DoubleRoundRobin : System::RoundRobin, 2026}}));
            QVERIFY(applied(gui.desk, DrawNumbers{{NumberDraw::By::lot, static_cast<std::uint64_t>(group + 1)}}));
            QVERIFY(applied(gui.desk, LayOutRounds{*layOutRounds(gui.desk.projected())}));
            QVERIFY(applied(gui.desk, PublishRounds{RoundNumber{gui.desk.projected().settings.plannedRounds}}));
            for (RoundNumber round{1}; round <= gui.desk.projected().lastPublished(); ++round.value) {
                EnterResults results{round, {}};
                for (const int board : gui.desk.projected().round(round)->openBoards())
                    results.results.push_back({board, (board + round.value + group) % 3 == 0 ? GameResult::draw
                                                      : board % 2 == 0                       ? GameResult::blackWins
                                                                                             : GameResult::whiteWins});
                QVERIFY(applied(gui.desk, results));
            }
            const QString title = QStringLiteral("Group ") + QChar(QLatin1Char('A').unicode() + group);
            parts.push_back({title,
                             {QStringLiteral("key"), QStringLiteral("Club championship"), group + 1, title},
                             std::make_shared<const Tournament>(gui.desk.projected())});
        }
        ReportOptions options;
        options.printedAt = QDateTime({2026, 9, 1}, {14, 30});
        options.federations = false;
        options.language = Language(language);
        auto season = nextSeason(parts, {1, 1});
        QVERIFY(season);
        std::vector<TieDecision> decided; // of every second tie
        for (std::size_t i = 0; i < season->ties.size(); i += 2)
            decided.push_back({parts[season->ties[i].part].path, season->ties[i].players});
        season = nextSeason(parts, {1, 1}, decided);
        const auto goOn = bestOf(parts, 2, decided);
        QVERIFY(season && goOn);
        const std::vector<std::pair<QString, ReportDocument>> sheets{
            {QStringLiteral("cross-tables"), crossTablesOfAll(parts, options)},
            {QStringLiteral("season"), seasonSheet(parts, *season, options)},
            {QStringLiteral("final"), goOnSheet(parts, *goOn, options)}};
        for (const auto& [what, document] : sheets) {
            const auto pages = makeEventSheet(document, usualPaperPlan(), sheetPaper);
            const QString name = QStringLiteral("event-%1-%2").arg(QLatin1String(QTest::currentDataTag()), what);
            const QString place = beyondTheEdge(*pages);
            QVERIFY2(place.isEmpty(), qPrintable(name + QStringLiteral(": ") + place));
            const QString file = keep(*pages, name, folder);
            if (names != SheetNames::usual)
                continue;
            QVERIFY2(!wordsOf(file).contains(QChar(0x2026)), qPrintable(name + QStringLiteral(" is cut")));
            if (what != QStringLiteral("season"))
                QVERIFY(pages->pageCount() <= (twice && what == QStringLiteral("cross-tables") ? 2 : 1));
        }
    }

    void aGridEndsWhereTheRulesOfThePageDo()
    {
        constexpr int players = 8;
        ReportDocument document;
        document.titleLines = {QStringLiteral("Club championship"), QStringLiteral("Cross-table")};
        ReportTable& table = document.tables.emplace_back();
        table.lined = true;
        table.columns = {{QStringLiteral("No."), ReportColumn::Align::right}, nameColumn(QStringLiteral("Name"))};
        for (int i = 1; i <= players; ++i) {
            table.columns.push_back({QString::number(i), ReportColumn::Align::centre});
            table.columns.back().inGrid = true;
        }
        table.columns.push_back({QStringLiteral("Pts"), ReportColumn::Align::right});
        for (int i = 1; i <= players; ++i) {
            QStringList row{QString::number(i), sheetName(SheetNames::usual, i)};
            row.resize(players + 2, QStringLiteral("1"));
            table.rows.push_back(row << QStringLiteral("3"));
        }
        const Sheet sheet(document);
        QImage page(sheet.pageSize().toSize(), QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        sheet.paint(painter, 0);
        const auto inkAt = [&page](int x) {
            int ink = 0;
            for (int y = 0; y < page.height(); ++y)
                ink += qGray(page.pixel(x, y)) < 220 ? 1 : 0;
            return ink;
        };
        int end = page.width() - 1;
        while (inkAt(end) == 0)
            --end;
        constexpr int leastCell = 15;
        QVERIFY2(std::max(inkAt(end), inkAt(end - 1)) > players * leastCell, qPrintable(QString::number(inkAt(end))));
    }

private:
    /// What is worth looking at of a kind: with all columns, on both orientations, few and many on a page.
    static std::vector<ReportLook> looksOf(ReportKind kind)
    {
        const ReportLook usual = usualPaperPlan().of(kind).look;
        ReportLook full;
        full.federations = full.clubs = full.notes = full.birthYears = true;
        std::vector<ReportLook> looks{usual};
        if (kind == ReportKind::resultSlips) {
            looks.clear();
            for (const int count : {2, 3, 4, 6, 8}) {
                looks.push_back(usual);
                looks.back().aPage = count;
            }
        } else if (usualNumberAPage(kind) > 0) {
            for (const int count : {1, 2, 10}) {
                looks.push_back(usual);
                looks.back().aPage = count;
            }
        } else if (isDocument(kind) || kind == ReportKind::notice) {
            looks.push_back(full);
            full.orientation = SheetOptions::Orientation::landscape;
            looks.push_back(full);
        }
        return looks;
    }

    static QString labelOf(const ReportChoice& choice)
    {
        QString label = suggestedFileName(Tournament(), choice).section(QStringLiteral(" - "), -1);
        label.replace(QLatin1Char(' '), QLatin1Char('_'));
        if (choice.clubs)
            label += QStringLiteral("-full");
        if (choice.orientation == SheetOptions::Orientation::landscape)
            label += QStringLiteral("-landscape");
        if (choice.aPage > 0)
            label += QStringLiteral("-%1").arg(choice.aPage);
        return label;
    }

    /// The sheet as PDF: for looking at, or in a folder that vanishes.
    static QString keep(const PaintedPages& pages, const QString& name, const QTemporaryDir& vanishing)
    {
        const bool stays = qEnvironmentVariableIsSet("PAIRWRIGHT_ALL_PICTURES");
        const QDir folder(stays ? QStringLiteral(PAIRWRIGHT_SCREENSHOTS "/sheets") : vanishing.path());
        QString file = folder.filePath(name + QStringLiteral(".pdf"));
        if (!folder.mkpath(QStringLiteral(".")) || !savePdf(pages, file))
            qFatal("no PDF");
        return file;
    }

    /// The smallest type of a PDF, in points, and a word in it.
    static std::pair<double, QString> smallestType(const QString& pdf)
    {
        static const QRegularExpression word(
            QStringLiteral("<word [^>]*yMin=\"([\\d.]+)\"[^>]*yMax=\"([\\d.]+)\">(.*)</word>"));
        const double heightOfOne = page_text::lineHeight({100, false}) / 100;
        std::pair smallest(1000.0, QString());
        for (auto words = word.globalMatch(wordsOf(pdf, QStringLiteral("-bbox"))); words.hasNext();) {
            const QRegularExpressionMatch found = words.next();
            const double size = (found.captured(2).toDouble() - found.captured(1).toDouble()) / heightOfOne;
            if (size < smallest.first)
                smallest = {size, found.captured(3)};
        }
        return smallest;
    }

    static QString wordsOf(const QString& pdf, const QString& how = QStringLiteral("-layout"))
    {
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"), {how, pdf, QStringLiteral("-")});
        if (!reader.waitForFinished() || reader.exitCode() != 0)
            qFatal("pdftotext (poppler-utils) does not read %s", qPrintable(pdf));
        return QString::fromUtf8(reader.readAllStandardOutput());
    }
};

static const pairwright::RegisteredTest<TestEverySheet> registered("test_every_sheet");
#include "test_every_sheet.moc"
