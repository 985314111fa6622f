#include "app/formats/ratings/norm_offer.h"
#include "app/formats/report/report_frame.h"
#include "tests/gui/pdf_text.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/files/web_publishing.h"
#include "ui/pages/reports/printing.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/print/print_sheet.h"
#include "ui/print/sheet_preview.h"
#include "ui/theme/letters.h"
#include "ui/widgets/empty_state.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>
#include <QTimer>

#include <cstdlib>

using namespace pairwright;

namespace {

int pagesOf(const QString& pdf)
{
    QFile file(pdf);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QString bytes = QString::fromLatin1(file.readAll());
    const QRegularExpressionMatch match = QRegularExpression(QStringLiteral("/Count (\\d+)")).match(bytes);
    return match.captured(1).toInt();
}

/// The part of a page that has any ink on it, in points.
QRect inkOfPage(const PaintedPages& pages, int page)
{
    QImage image(pages.pageSize(page).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    pages.paint(painter, page);
    painter.end();
    QRect ink;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 200)
                ink |= QRect(x, y, 1, 1);
    return ink;
}

constexpr std::array everyKind{ReportKind::pairingsByBoard, ReportKind::pairingsByName, ReportKind::standings,
                               ReportKind::groups,          ReportKind::crossTable,     ReportKind::playerList,
                               ReportKind::ratingPreview,   ReportKind::titleNorms,     ReportKind::resultSlips,
                               ReportKind::wallChart,       ReportKind::boardCards,     ReportKind::nameBadges,
                               ReportKind::playerCards,     ReportKind::notice,         ReportKind::disasterPack,
                               ReportKind::prizes,          ReportKind::prizeCeremony,  ReportKind::prizeWorksheet};

} // namespace

/// The print set: chosen once, offered when it is due, in one job and one PDF; and every sheet as it lies on paper.
class TestPrinting : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        QVERIFY(openFile(makeTournament(8)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    }

    void theHeaderStandsStillWhateverIsOffered()
    {
        trigger(ActionId::pageRounds);
        QSet<int> places;
        QStringList told;
        const auto look = [&](const char* when) {
            QTest::qWait(30);
            const int x = find<QWidget>("roundTabs").mapTo(&window(), QPoint()).x();
            places.insert(x);
            told.append(QStringLiteral("%1: %2").arg(QLatin1StringView(when)).arg(x));
        };
        trigger(ActionId::pairRound);
        QTRY_VERIFY(!projected().rounds.empty() && !session().isSaving());
        QVERIFY(find<QWidget>("editByHand").isVisible());
        look("proposed");
        trigger(ActionId::publish);
        QTRY_VERIFY(!session().isSaving() && projected().hasBegun());
        QVERIFY(offer().isVisible());
        look("published");
        printing().markPrinted(*printing().due());
        QTRY_VERIFY(!offer().isVisible());
        look("printed");
        trigger(ActionId::enterResults);
        look("entered");
        QVERIFY2(places.size() == 1, qPrintable(told.join(QStringLiteral(", "))));
    }

    void theOfferStaysInTheHeaderUntilTheSetIsPrinted()
    {
        QVERIFY(!offer().isVisible());
        pairAndPublish();
        QCOMPARE(offered(), QStringLiteral("Print Set"));
        QVERIFY(offer().isVisible());
        screenshot("print-set-offer");
        desk().messages().dismiss();
        QVERIFY(offer().isVisible());
        asker().printTo = inFolder("wall.pdf");
        offer().click();
        QTRY_VERIFY(!printing().isRunning());
        // A file is somewhere, and not with a printer.
        QTRY_VERIFY2(message().contains("The print set is in " + inFolder("wall.pdf")), qPrintable(message()));
        ReportChoice set;
        set.kind = ReportKind::printSet;
        QCOMPARE(suggestedFileName(projected(), set), QStringLiteral("Test open R1 Print set"));
        QCOMPARE(pagesOf(inFolder("wall.pdf")), 2); // by board and by name
        QVERIFY(!offer().isVisible());
        QVERIFY(!printing().due());
    }

    void standingsAreDueWithTheLastResultAndAgainWhenOneChanges()
    {
        pairAndPublish();
        printing().markPrinted(PrintMoment::publication);
        QVERIFY(!printing().due());
        for (int board = 1; board <= 4; ++board)
            QVERIFY(applied(desk(), EnterResult{BoardId{RoundNumber{1}, board, 1}, GameResult::whiteWins}));
        QTRY_VERIFY(printing().due() == PrintMoment::standings);
        printing().markPrinted(PrintMoment::standings);
        QVERIFY(!printing().due());
        QVERIFY(applied(desk(), EnterResult{BoardId{RoundNumber{1}, 2, 1}, GameResult::draw}));
        QTRY_VERIFY(printing().due() == PrintMoment::standings);
    }

    void theEndBringsTheCrossTableToo()
    {
        PaperPlan plan = printing().plan();
        QCOMPARE(sheetsOf(plan, PrintMoment::end), (std::vector{ReportKind::standings, ReportKind::crossTable}));
        plan.of(ReportKind::nameBadges).when = PrintMoment::end;
        plan.of(ReportKind::nameBadges).copies = 3;
        pairAndPublish();
        const auto set = makeSet(projected(), plan, PrintMoment::end, paperSize("A4"));
        QCOMPARE(set->pageCount(), 2 + 3);
    }

    void pairingsByBoardHaveRatingsWhereTheyAreWanted()
    {
        pairAndPublish();
        const Tournament& tournament = projected();
        ReportChoice choice;
        choice.round = tournament.lastPublished();
        static_cast<ReportLook&>(choice) = usualPaperPlan().of(ReportKind::pairingsByBoard).look;
        const auto titles = [&] {
            QStringList all;
            const auto made = makeReport(tournament, choice);
            for (const ReportColumn& column : made->tables.front().columns)
                all.append(column.title);
            return all;
        };
        QVERIFY(!titles().contains(QStringLiteral("Rtg")));
        choice.ratings = true;
        QVERIFY(titles().contains(QStringLiteral("Rtg")));
    }

    void everySheetIsKeptUnderANameOfItsOwn()
    {
        PaperPlan plan = usualPaperPlan();
        for (std::size_t kind = 0; kind < reportKinds; ++kind)
            plan.sheets[kind].look.pages = static_cast<int>(kind % 7) + 1;
        QVERIFY(paperPlanFrom(toText(plan)) == plan);
    }

    void thePlanIsKeptForThisFileOnThisComputer()
    {
        trigger(ActionId::showResultSlips);
        choose("sheetWhen", 1);
        find<QSpinBox>("sheetCopies").setValue(2);
        choose("aPage", 4);
        QCOMPARE(printing().plan().of(ReportKind::resultSlips).look.aPage, 8);
        trigger(ActionId::showStandingsSheet);
        choose("sheetType", 1);
        choose("sheetPaper", 2);
        const PaperPlan chosen = printing().plan();
        QVERIFY(paperPlanFrom(toText(chosen)) == chosen);
        const QString file = session().path();
        restart();
        QVERIFY(openFile(file));
        QVERIFY(printing().plan() == chosen);
        QCOMPARE(chosen.of(ReportKind::standings).look.pages, 1);
        QCOMPARE(chosen.paper, QStringLiteral("A3"));
        NewTournament other;
        other.event.name = "Another";
        const QString second = inFolder("another.pairwright");
        QVERIFY(TournamentSession::create(second, other).hasValue());
        restart();
        QVERIFY(openFile(second));
        QVERIFY(printing().plan() == usualPaperPlan());
    }

    void onlyChosenGroupsArePrintedAlsoInTheSet()
    {
        for (const PlayerKey key : {PlayerKey{1}, PlayerKey{3}, PlayerKey{4}}) {
            const Player& before = *projected().player(key);
            PlayerData after = before.data;
            after.group = "Guests";
            after.sex = Sex::Female;
            QVERIFY(applied(desk(), editOf(before, after)));
        }
        pairAndPublish();
        trigger(ActionId::showStandingsSheet);
        auto& groups = find<QComboBox>("sheetGroups");
        QVERIFY(groups.isVisible());
        QCOMPARE(groups.itemText(0), QStringLiteral("Group Guests"));
        QCOMPARE(groups.itemText(1), QStringLiteral("Women"));
        const auto headings = [this] {
            QStringList all;
            for (const ReportTable& table : window().findChild<ReportsPage*>()->document()->tables)
                all.append(table.heading + QStringLiteral(" %1").arg(table.rows.size()));
            return all;
        };
        QCOMPARE(headings(), QStringList{" 8"}); // nothing ticked: everybody
        groups.showPopup();
        QTest::keyClick(groups.view(), Qt::Key_Space);
        QCOMPARE(headings(), QStringList{" 3"});
        screenshot("print-one-group");
        QTest::keyClick(groups.view(), Qt::Key_Down);
        QTest::keyClick(groups.view(), Qt::Key_Space);
        QVERIFY(groups.view()->isVisible()); // more of them may be ticked
        QTest::keyClick(groups.view(), Qt::Key_Return);
        QVERIFY(!groups.view()->isVisible());
        QCOMPARE(headings(), (QStringList{"Group Guests 3", "Women 3"}));
        QCOMPARE(printing().plan().of(ReportKind::standings).look.groups, (QStringList{"group Guests", "female"}));
        QVERIFY(printing().plan().of(ReportKind::crossTable).look.groups.isEmpty());
        QVERIFY(paperPlanFrom(toText(printing().plan())) == printing().plan());
        // The set takes them so.
        printing().setPlan(printing().plan());
        const auto set = makeSet(projected(), printing().plan(), PrintMoment::standings, paperSize("A4"));
        const QString toText = QStandardPaths::findExecutable("pdftotext");
        QVERIFY(savePdf(*set, inFolder("set.pdf")));
        if (!toText.isEmpty()) {
            QProcess process;
            process.start(toText, {"-raw", inFolder("set.pdf"), "-"});
            QVERIFY(process.waitForFinished());
            const QString text = QString::fromUtf8(process.readAllStandardOutput());
            QVERIFY2(text.contains("Player 03") && !text.contains("Player 02"), qPrintable(text));
        }
        trigger(ActionId::showPlayerList);
        QVERIFY(groups.isVisible());
        QVERIFY(groups.itemData(0, Qt::CheckStateRole).toInt() == Qt::Unchecked);
        QCOMPARE(headings(), QStringList{" 8"});
        groups.showPopup();
        QTest::keyClick(groups.view(), Qt::Key_Home);
        QTest::keyClick(groups.view(), Qt::Key_Space);
        QTest::keyClick(groups.view(), Qt::Key_Return);
        QCOMPARE(headings(), QStringList{"Group Guests: 3 players 3"});
        trigger(ActionId::showPairingSheet);
        QVERIFY(!groups.isVisible());
    }

    void normsAreOfferedOnlyWhereOneCouldBeMade()
    {
        pairAndPublish();
        trigger(ActionId::showStandingsSheet);
        const auto offers = [this] {
            auto& kinds = find<QListWidget>("reportKinds");
            for (int row = 0; row < kinds.count(); ++row)
                if (kinds.item(row)->text() == nameOf(ReportKind::titleNorms))
                    return !kinds.item(row)->isHidden();
            return false;
        };
        QVERIFY(!offers()); // seven rounds, and nobody has a title
        QVERIFY(!action(ActionId::showTitleNorms)->isEnabled());
        PaperPlan plan = printing().plan();
        plan.of(ReportKind::titleNorms).when = PrintMoment::publication;
        printing().setPlan(plan);
        QCOMPARE(makeSet(projected(), plan, PrintMoment::publication, paperSize("A4"))->pageCount(), 2);
        QVERIFY(applied(desk(), SetRoundCount{9}));
        for (const Player& player : projected().players) {
            PlayerData after = player.data;
            after.title = Title::GM;
            QVERIFY(applied(desk(), editOf(player, after)));
        }
        QVERIFY(!offers()); // nobody seeks a title any more
        const Player& first = projected().players.front();
        PlayerData seeks = first.data;
        seeks.title = Title::FM;
        QVERIFY(applied(desk(), editOf(first, seeks)));
        QTRY_VERIFY(offers());
        QVERIFY(action(ActionId::showTitleNorms)->isEnabled());
        trigger(ActionId::showTitleNorms);
        QVERIFY(window().findChild<ReportsPage*>()->document()->kind == ReportKind::titleNorms);
        QVERIFY(applied(desk(), SetRatedBy{RatedBy::federation}));
        QVERIFY(!offers());
        QVERIFY(window().findChild<ReportsPage*>()->document()->kind == ReportKind::pairingsByBoard);
    }

    void publishedPairingsLeadToTheWeb()
    {
        pairAndPublish();
        trigger(ActionId::showPairingSheet);
        const auto address = [this] {
            return window().findChild<ReportsPage*>()->document()->meta.webAddress;
        };
        QVERIFY(address().isEmpty());
        WebPlan plan;
        plan.folder = inFolder("site");
        plan.address = QStringLiteral("https://chess.example/open/");
        window().web().setPlan(plan);
        QTRY_COMPARE(address(), plan.address);
        screenshot("pairings-with-address");
        const auto set = makeSet(projected(), printing().plan(), PrintMoment::publication, paperSize("A4"));
        QVERIFY(set != nullptr && set->pageCount() == 2);
        window().web().setPlan(std::nullopt);
        QTRY_VERIFY(address().isEmpty());
    }

    void aSheetIsShownAsAWholeOrAsWideAsThereIsRoom()
    {
        pairAndPublish();
        trigger(ActionId::showPairingSheet);
        auto& preview = *find<QWidget>("reportsPage").findChild<SheetPreview*>();
        auto& zoom = find<QTabBar>("sheetZoom");
        QTRY_COMPARE(preview.verticalScrollBar()->maximum(), 0);
        zoom.setFocus();
        press(Qt::Key_Right);
        QCOMPARE(zoom.currentIndex(), 1);
        QTRY_VERIFY(preview.verticalScrollBar()->maximum() > 0);
        screenshot("sheet-as-wide-as-the-room");
        press(Qt::Key_Left);
        QTRY_COMPARE(preview.verticalScrollBar()->maximum(), 0);
    }

    void anEmptySheetSaysWhatIsMissingAndLeadsThere()
    {
        pairAndPublish();
        const auto& page = find<ReportsPage>("reportsPage");
        for (const auto& [sheet, to] : {std::pair(ActionId::showPrizes, ActionId::pagePrizes),
                                        std::pair(ActionId::showPrizeReceipts, ActionId::pagePrizes),
                                        std::pair(ActionId::showTeamRankings, ActionId::pagePrizes),
                                        std::pair(ActionId::showGroups, ActionId::pagePlayers)}) {
            trigger(sheet);
            const auto* empty = page.findChild<EmptyState*>();
            QVERIFY(empty->isVisible());
            QVERIFY(!action(ActionId::print)->isEnabled() && !action(ActionId::savePdf)->isEnabled());
            QStringList texts;
            for (const QLabel* label : empty->findChildren<QLabel*>())
                texts.append(label->text().replace(QChar::Nbsp, QLatin1Char(' ')));
            QVERIFY2(texts.contains(QStringLiteral("Nothing on this sheet yet")), qPrintable(texts.join(u'|')));
            QVERIFY2(texts.filter(QStringLiteral("There are no")).size() == 1, qPrintable(texts.join(u'|')));
            const auto buttons = empty->findChildren<QPushButton*>();
            QCOMPARE(buttons.size(), 1);
            QTest::mouseClick(buttons.front(), Qt::LeftButton);
            QTRY_VERIFY(!page.isVisible());
            QVERIFY(action(to)->isChecked());
        }
        trigger(ActionId::showPlayerList);
        QVERIFY(!page.findChild<EmptyState*>()->isVisible() && action(ActionId::print)->isEnabled());
    }

    void theChosenSheetStaysInSightWhereLettersAreLarge()
    {
        pairAndPublish();
        window().resize(1366, 768);
        applyTextSize(16);
        const auto back = qScopeGuard([] { applyTextSize(0); });
        trigger(ActionId::showTeamRankings);
        auto& kinds = find<QListWidget>("reportKinds");
        QTRY_VERIFY(kinds.viewport()->rect().contains(kinds.visualItemRect(kinds.currentItem())));
        kinds.setFocus();
        for (int i = 0; i < 12; ++i)
            press(Qt::Key_Up);
        QVERIFY(kinds.viewport()->rect().contains(kinds.visualItemRect(kinds.currentItem())));
        QVERIFY(find<QWidget>("sheetType").isVisible());
        screenshot("reports-in-large-letters");
    }

    void whatGoesOnBelowSaysSoFaintlyWhileAnotherIsInUse()
    {
        pairAndPublish();
        window().resize(1366, 420); // one group alone does not fit either
        applyTextSize(16);
        const auto back = qScopeGuard([] { applyTextSize(0); });
        trigger(ActionId::showPairingSheet);
        auto& kinds = find<QListWidget>("reportKinds");
        kinds.setFocus();
        const QWidget* area = &find<QWidget>("sheetType");
        while (qobject_cast<const QScrollArea*>(area) == nullptr)
            area = area->parentWidget();
        QScrollBar* rests = static_cast<const QScrollArea*>(area)->verticalScrollBar();
        QScrollBar* used = kinds.verticalScrollBar();
        QTRY_VERIFY(rests->maximum() > 0 && used->maximum() > 0);
        const auto strength = [](QScrollBar& bar) {
            const QImage seen = bar.grab().toImage();
            const int middle = seen.width() / 2;
            return std::abs(qGray(seen.pixel(middle, 12)) - qGray(seen.pixel(middle, seen.height() - 2)));
        };
        QTRY_VERIFY(strength(*used) > strength(*rests));
        QVERIFY(strength(*rests) > 8);
    }

    void whereTheListOfSheetsDoesNotFitOneGroupIsOpen()
    {
        pairAndPublish();
        applyTextSize(16);
        const auto back = qScopeGuard([] { applyTextSize(0); });
        trigger(ActionId::showPairingSheet);
        auto& kinds = find<QListWidget>("reportKinds");
        const auto seen = [&kinds] {
            QStringList rows;
            for (int row = 0; row < kinds.count(); ++row)
                if (!kinds.item(row)->isHidden())
                    rows.append(kinds.item(row)->text());
            return rows.join(QLatin1Char('|'));
        };
        const QString wall =
            QStringLiteral("On the wall|Pairings by board|Pairings by name|Standings|Groups|Cross-table|"
                           "Notice|At the desk|For players|At the end|Together");
        QTRY_COMPARE(seen(), wall);
        QTRY_COMPARE(kinds.verticalScrollBar()->maximum(), 0); // the choices beside it are all that scrolls
        screenshot("reports-one-group-open");
        kinds.setFocus();
        for (int i = 0; i < 6; ++i)
            press(Qt::Key_Down);
        QCOMPARE(kinds.currentItem()->text(), nameOf(ReportKind::playerList));
        QVERIFY2(seen().startsWith(QStringLiteral("On the wall|At the desk|Player list|")), qPrintable(seen()));
        press(Qt::Key_Up);
        QCOMPARE(kinds.currentItem()->text(), nameOf(ReportKind::notice));
        QCOMPARE(seen(), wall);
        press(Qt::Key_End);
        QCOMPARE(kinds.currentItem()->text(), nameOf(ReportKind::printSet));
        for (int row = 0; row < kinds.count(); ++row)
            if (kinds.item(row)->text() == QStringLiteral("For players"))
                QTest::mouseClick(kinds.viewport(), Qt::LeftButton, {}, kinds.visualItemRect(kinds.item(row)).center());
        QCOMPARE(kinds.currentItem()->text(), nameOf(ReportKind::resultSlips));
        applyTextSize(0);
        QTRY_COMPARE(seen().count(QLatin1Char('|')), 25); // all of them
    }

    void theListOfSheetsHasMoreAirWhereAllHaveRoom()
    {
        pairAndPublish();
        trigger(ActionId::showPairingSheet);
        auto& kinds = find<QListWidget>("reportKinds");
        const auto air = [&kinds] {
            return kinds.visualItemRect(kinds.currentItem()).height() - kinds.fontMetrics().height();
        };
        QTRY_COMPARE(air(), 9);
        QCOMPARE(kinds.verticalScrollBar()->maximum(), 0);
        window().resize(1366, 690);
        QTRY_COMPARE(air(), 6);
        QCOMPARE(kinds.verticalScrollBar()->maximum(), 0);
        window().resize(1366, 768);
        QTRY_COMPARE(air(), 9);
    }

    void aSheetOnItsSideIsReadableInLargeLetters()
    {
        pairAndPublish();
        applyTextSize(14);
        const auto back = qScopeGuard([] { applyTextSize(0); });
        trigger(ActionId::showWallChart);
        auto& preview = *find<QWidget>("reportsPage").findChild<SheetPreview*>();
        auto& options = find<QPushButton>("sheetOptions");
        const auto& type = find<QWidget>("sheetType");
        QTRY_VERIFY(options.isVisible() && !type.isVisible());
        QTRY_VERIFY(preview.width() > 800);
        QVERIFY(find<QListWidget>("reportKinds").isVisible());
        // By keys: what there is to choose comes beside it, and stays for the next sheet.
        options.setFocus();
        press(Qt::Key_Space);
        QTRY_VERIFY(type.isVisible() && preview.width() < 700);
        press(Qt::Key_Space);
        QTRY_VERIFY(!type.isVisible() && preview.width() > 800);
        // A sheet that stands has room beside the choices.
        trigger(ActionId::showPlayerList);
        QTRY_VERIFY(type.isVisible() && !options.isVisible());
        // What is being chosen does not go away when the sheet is laid on its side.
        auto& orientation = find<QComboBox>("sheetOrientation");
        orientation.setFocus();
        press(Qt::Key_End);
        QTest::keyClick(orientation.view(), Qt::Key_End);
        QTest::keyClick(orientation.view(), Qt::Key_Return);
        QTRY_VERIFY(options.isVisible() && options.isChecked() && orientation.isVisible());
    }

    void theNameOfTheSheetStaysWhereTheHeadIsNarrow()
    {
        pairAndPublish();
        trigger(ActionId::showPairingSheet);
        const auto& page = find<ReportsPage>("reportsPage");
        auto& save = find<QPushButton>("saveSheet");
        const auto says = [&page](const QString& words) {
            const auto labels = page.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->isVisible() && label->text() == words; });
        };
        QTRY_VERIFY(says(nameOf(ReportKind::pairingsByBoard)));
        QVERIFY(!save.isVisible());
        applyTextSize(14);
        const auto back = qScopeGuard([] { applyTextSize(0); });
        QTRY_VERIFY(save.isVisible() && says(nameOf(ReportKind::pairingsByBoard)));
        asker().paths.push_back(inFolder("sheet.html"));
        QTimer::singleShot(0, this, [&save] {
            QTest::keyClick(save.menu(), Qt::Key_Down);
            QTest::keyClick(save.menu(), Qt::Key_Return);
        });
        save.setFocus();
        press(Qt::Key_Space);
        QTRY_VERIFY(QFile::exists(inFolder("sheet.html")));
    }

    void theListOfSheetsBeginsAtItsTopOrWithTheHeadingOfTheChosenOne()
    {
        pairAndPublish();
        window().resize(1366, 400);
        applyTextSize(16);
        const auto back = qScopeGuard([] { applyTextSize(0); });
        trigger(ActionId::showTeamRankings);
        auto& kinds = find<QListWidget>("reportKinds");
        const auto isSeen = [&kinds](int row) {
            return kinds.viewport()->rect().contains(kinds.visualItemRect(kinds.item(row)));
        };
        QTRY_VERIFY(kinds.verticalScrollBar()->value() > 0);
        trigger(ActionId::showResultSlips);
        int heading = kinds.currentRow() - 1;
        while (kinds.item(heading)->isHidden())
            --heading;
        QCOMPARE(kinds.item(heading)->text(), QStringLiteral("For players"));
        QTRY_VERIFY(isSeen(heading) && isSeen(kinds.currentRow()));
        trigger(ActionId::showPairingSheet);
        QTRY_COMPARE(kinds.verticalScrollBar()->value(), 0);
    }

    void bothWaysToSaveASheetStandBesideEachOther()
    {
        pairAndPublish();
        trigger(ActionId::showPairingSheet);
        QPushButton* html = nullptr;
        for (QPushButton* button : window().findChild<ReportsPage*>()->findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == QStringLiteral("Save as HTML…"))
                html = button;
        QVERIFY(html != nullptr);
        asker().paths.push_back(inFolder("sheet.html"));
        QTest::mouseClick(html, Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(inFolder("sheet.html")));
        trigger(ActionId::showResultSlips);
        QTRY_VERIFY(html->isVisible() && !html->isEnabled()); // is drawn; what stands beside it stays in its place
    }

    void sheetsAreListedByWhereTheyAreWanted()
    {
        pairAndPublish();
        trigger(ActionId::showPairingSheet);
        auto& kinds = find<QListWidget>("reportKinds");
        QStringList headings;
        for (int row = 0; row < kinds.count(); ++row)
            if (kinds.item(row)->flags() == Qt::NoItemFlags && !kinds.item(row)->isHidden())
                headings.append(kinds.item(row)->text());
        QCOMPARE(headings.join(QLatin1Char('|')),
                 QStringLiteral("On the wall|At the desk|For players|At the end|Together"));
        // Keys go from sheet to sheet, over the headings.
        kinds.setFocus();
        for (int i = 0; i < 6; ++i)
            press(Qt::Key_Down);
        QCOMPARE(kinds.currentItem()->text(), nameOf(ReportKind::playerList));
        press(Qt::Key_Up);
        QCOMPARE(kinds.currentItem()->text(), nameOf(ReportKind::notice));
    }

    void virtualPointsAreASheetWhereThereAreAny()
    {
        QAction* shown = action(ActionId::showVirtualPoints);
        QVERIFY(!shown->isEnabled());
        QVERIFY(applied(desk(), SetAcceleration{Acceleration::baku}));
        QTRY_VERIFY(shown->isEnabled());
        QMenu* menu = nullptr;
        for (QMenu* candidate : window().menuBar()->findChildren<QMenu*>())
            if (candidate->actions().contains(shown))
                menu = candidate;
        QVERIFY(menu != nullptr);
        menu->popup(window().mapToGlobal(QPoint(20, 20)));
        QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(shown).center());
        QTRY_COMPARE(find<QListWidget>("reportKinds").currentItem()->text(), QStringLiteral("Virtual points"));
        screenshot("virtual-points");
        QVERIFY(window().findChild<ReportsPage*>()->document()->notes.front().contains("C.04.7"));
        asker().paths.push_back(inFolder("virtual.pdf"));
        trigger(ActionId::savePdf);
        QTRY_COMPARE(pagesOf(inFolder("virtual.pdf")), 1);
    }

    void theSetIsSeenOnTheReportsPageAndSavedAsOnePdf()
    {
        pairAndPublish();
        PaperPlan plan = printing().plan();
        plan.of(ReportKind::resultSlips).when = PrintMoment::publication;
        plan.of(ReportKind::crossTable).when = PrintMoment::publication;
        plan.of(ReportKind::crossTable).look.orientation = SheetOptions::Orientation::landscape;
        printing().setPlan(plan);
        window().lead({PageId::reports, "printSet", {}, {}});
        QCOMPARE(find<QComboBox>("setMoment").currentIndex(), 0);
        const QString contents = find<QLabel>("setContents").text();
        for (const char* name : {"1 × Pairings by board", "1 × Result slips", "1 × Cross-table"})
            QVERIFY2(contents.contains(name), qPrintable(contents));
        screenshot("print-set-page");
        asker().paths.push_back(inFolder("set.pdf"));
        trigger(ActionId::savePdf);
        QCOMPARE(pagesOf(inFolder("set.pdf")), 4);
        QVERIFY(!printing().due());
        // On a printer the page that lies on its side is turned.
        plan.of(ReportKind::pairingsByBoard).copies = 2;
        printing().setPlan(plan);
        asker().printTo = inFolder("printed.pdf");
        trigger(ActionId::print);
        QTRY_COMPARE(pagesOf(inFolder("printed.pdf")), 5);
        QTRY_VERIFY(!printing().isRunning());
    }

    void aPrinterThatIsGoneIsALineAndAnotherCanBeChosen()
    {
        PaperPlan plan = printing().plan();
        plan.printer = "Printer of the club";
        printing().setPlan(plan);
        pairAndPublish();
        trigger(ActionId::printSet);
        QVERIFY2(message().contains("The printer “Printer of the club” is not there"), qPrintable(message()));
        QCOMPARE(asker().printersAsked, 0);
        asker().printTo = inFolder("other.pdf");
        pressInMessage();
        QTRY_COMPARE(pagesOf(inFolder("other.pdf")), 2);
        QTRY_VERIFY(!printing().isRunning());
    }

    void aPrinterThatDoesNotAnswerIsALineAndTheOfferStays()
    {
        pairAndPublish();
        asker().printTo = "/nonexistent/folder/wall.pdf";
        trigger(ActionId::printSet);
        QTRY_VERIFY2(message().contains("did not answer"), qPrintable(message()));
        QVERIFY(offer().isVisible());
        asker().printTo.clear(); // cancelled in the dialog
        trigger(ActionId::printSet);
        QVERIFY(offer().isVisible() && !printing().isRunning());
        QCOMPARE(projected().lastPublished().value, 1);
    }

    void anEmptySetLeadsToTheSheets()
    {
        PaperPlan plan = printing().plan();
        for (PaperPlan::Sheet& sheet : plan.sheets)
            sheet.when.reset();
        printing().setPlan(plan);
        pairAndPublish();
        QVERIFY(!offer().isVisible());
        trigger(ActionId::printSet);
        QCOMPARE(offered(), QStringLiteral("Choose Sheets"));
        pressInMessage();
        QVERIFY(find<QWidget>("reportsPage").isVisible());
    }

    void aNoticeFillsItsPage()
    {
        trigger(ActionId::showNotice);
        QVERIFY(!action(ActionId::print)->isEnabled());
        find<QPlainTextEdit>("notice").setPlainText("Round 2 begins at 15:00.\nBlitz tonight at 20:00.");
        QVERIFY(action(ActionId::print)->isEnabled());
        screenshot("notice-page");
        for (const int letters : {10, 300, 3000}) {
            ReportChoice choice;
            choice.kind = ReportKind::notice;
            choice.notice = QString("word ").repeated(letters / 5);
            const QRect ink = inkOfPage(*makePages(projected(), choice, paperSize("A4")), 0);
            QVERIFY(QRect(QPoint(), paperSize("A4").toSize()).adjusted(40, 40, -40, -40).contains(ink));
        }
    }

    void everySheetStaysOnItsPaperWithTheLongestNames()
    {
        const std::vector<QString> names{QString("Wolfeschlegelsteinhausenbergerdorffvoraltern, Hubert Maximilian"),
                                         QString("محمد عبد الرحمن بن عبد العزيز آل سعود"),
                                         QString("諸葛亮孔明諸葛亮孔明諸葛亮孔明諸葛亮孔明諸葛亮孔明"),
                                         QString(60, u'W')};
        std::size_t key = 0;
        for (const QString& name : names) {
            const Player before = projected().players[key];
            PlayerData after = before.data;
            after.name = name;
            after.club = "Schachgesellschaft der Freunde des langsamen Nachdenkens 1899";
            after.group = "Guests";
            QVERIFY(applied(desk(), editOf(before, after)));
            key += 2;
        }
        SetPrizes guests;
        for (int place = 1; place <= static_cast<int>(names.size()); ++place)
            guests.edits.push_back(
                adding(Prize{"Best guest", PrizeKind::group, "Guests", {}, {}, place, 5'000 / place}));
        QVERIFY(applied(desk(), guests));
        pairAndPublish();
        const QString toText = QStandardPaths::findExecutable("pdftotext");
        for (const char* paper : {"A4", "A5", "Letter"})
            for (const ReportKind kind : everyKind) {
                ReportChoice choice;
                choice.kind = kind;
                choice.round = RoundNumber{1};
                choice.clubs = true;
                choice.notice = "A notice for everybody";
                const auto pages = makePages(projected(), choice, paperSize(paper));
                if (kind == ReportKind::titleNorms) {
                    QVERIFY(pages == nullptr); // of seven rounds there are none
                    continue;
                }
                QVERIFY2(pages != nullptr, qPrintable(nameOf(kind)));
                for (int page = 0; page < pages->pageCount(); ++page) {
                    const QRect whole(QPoint(), pages->pageSize(page).toSize());
                    const QRect ink = inkOfPage(*pages, page);
                    QVERIFY2(whole.adjusted(-1, -1, 1, 1).contains(ink), qPrintable(nameOf(kind)));
                }
                const QString pdf = inFolder(QStringLiteral("sheet-%1.pdf").arg(static_cast<int>(kind)));
                QVERIFY(savePdf(*pages, pdf));
                if (toText.isEmpty() || kind == ReportKind::notice || kind == ReportKind::ratingPreview)
                    continue;
                // Whole, on however many lines.
                QProcess process;
                process.start(toText, {"-raw", pdf, "-"});
                QVERIFY(process.waitForFinished());
                QString text = QString::fromUtf8(process.readAllStandardOutput());
                text = text.normalized(QString::NormalizationForm_KC); // "ff" is one letter in some fonts
                text.remove(QRegularExpression("\\s"));
                QVERIFY2(text.contains("Wolfeschlegelsteinhausenbergerdorffvoraltern") &&
                             text.contains("HubertMaximilian"),
                         qPrintable(nameOf(kind) + ": " + text.left(2000)));
            }
    }

    void theDisasterPackHasAllThatIsNeeded()
    {
        QVERIFY(openSampleInPlace());
        trigger(ActionId::showDisasterPack);
        screenshot("disaster-pack");
        ReportChoice choice;
        choice.kind = ReportKind::disasterPack;
        const auto pack = makePages(projected(), choice, paperSize("A4"));
        const QString pdf = inFolder("pack.pdf");
        QVERIFY(savePdf(*pack, pdf));
        QCOMPARE(pagesOf(pdf), pack->pageCount());
        const QString text = textOfPdf(pdf);
        for (const char* part : {"Disaster pack", "To go on by hand", "Players by starting rank", "Pairings of round 4",
                                 "Standings after round", "Wall chart", "Signature of White", "Opponent"})
            QVERIFY2(text.contains(part), part);
        for (const Player& player : projected().players)
            QVERIFY2(text.count(player.data.name) >= 3, qPrintable(player.data.name));
    }

    void everySheetIsLookedAt()
    {
        QVERIFY(openSampleInPlace());
        const QDir folder(qEnvironmentVariable("PAIRWRIGHT_SCREENSHOTS", QStringLiteral(PAIRWRIGHT_SCREENSHOTS)));
        for (const ReportKind kind : everyKind) {
            ReportChoice choice;
            choice.kind = kind;
            choice.round = RoundNumber{4};
            choice.notice = "The prize giving begins at 18:00 in the large hall.\n\nEverybody is welcome.";
            const auto pages = makePages(projected(), choice, paperSize("A4"));
            if (kind == ReportKind::titleNorms && !whyNoNorms(projected()).isEmpty())
                continue;
            QVERIFY2(pages != nullptr, qPrintable(nameOf(kind)));
            QVERIFY(savePdf(*pages, folder.filePath(QStringLiteral("paper-%1.pdf").arg(nameOf(kind)))));
        }
    }

private:
    [[nodiscard]] Printing& printing() const { return window().printing(); }
    [[nodiscard]] QPushButton& offer() const { return find<QPushButton>("printSetOffer"); }
    void choose(const char* box, int index) const { find<QComboBox>(box).setCurrentIndex(index); }
    [[nodiscard]] bool openSampleInPlace()
    {
        restart();
        return openSample();
    }
};

static const pairwright::RegisteredTest<TestPrinting> registered("test_printing");

#include "test_printing.moc"
