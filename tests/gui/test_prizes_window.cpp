#include "app/formats/report/html.h"
#include "app/prizes/prize_reports.h"
#include "app/prizes/prize_words.h"
#include "app/prizes/receipts.h"
#include "engine/base/random.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"
#include "ui/pages/prizes/prizes_model.h"
#include "ui/print/card_pages.h"
#include "ui/theme/letters.h"
#include "ui/widgets/form_labels.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace pairwright;

namespace {

constexpr int playersOfTheOpen = 60;
constexpr int roundsOfTheOpen = 3;

} // namespace

/// An open of 60 with 24 prizes in five sets, played through the window by keys.
class PrizesWindowTest : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup() { close(); }

    void anOpenOfSixtyWithTwentyFourPrizesIsPlayedByKeys()
    {
        NewTournament open = testOpen();
        open.plannedRounds = roundsOfTheOpen;
        QVERIFY(openFile(makeTournament(playersOfTheOpen, open)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        makeThemDiffer();
        settings().setKeyPreset(KeyPreset::vega);
        activate();

        // The fund: five sets, each in one line.
        press(Qt::Key_5, Qt::AltModifier);
        QTRY_VERIFY(find<QWidget>("prizesPage").isVisible());
        QTRY_VERIFY(find<QLineEdit>("prizeLine").hasFocus());
        screenshot(QStringLiteral("prizes-empty"));
        // One thing is intended: to add some. Of prizes there is nothing to be taken elsewhere.
        const auto isIntended = [this](const char* button) {
            const auto& found = find<QAbstractButton>(button);
            return found.isVisible() && found.property("primary").toBool();
        };
        QVERIFY(isIntended("addPrizes") && !isIntended("announcePrizes"));
        QVERIFY(!find<QWidget>("takePrizes").isVisible());
        addSet(PrizeKind::place, {}, QStringLiteral("Main 1-10: 500 EUR, 400, 300, 250, 200, 150, 4 x 100"));
        QTRY_COMPARE(prizes().size(), std::size_t{10});
        QTRY_VERIFY(find<QWidget>("takePrizes").isVisible());
        QVERIFY(isIntended("announcePrizes") && !isIntended("addPrizes"));
        QCOMPARE(projected().settings.prizeRules.currency, QStringLiteral("EUR"));
        addSet(PrizeKind::women, {}, QStringLiteral("Women: 120, 80, 50, Cup"));
        addSet(PrizeKind::under, QStringLiteral("2000"), QStringLiteral("Under 2000: 90, 60, 40, 30"));
        addSet(PrizeKind::age, QStringLiteral("U14"), QStringLiteral("Youth: 60, 40, Chess set (25)"));
        addSet(PrizeKind::club, QStringLiteral("SK Rook"), QStringLiteral("Rooks: 70, 50, 30"));
        QTRY_COMPARE(prizes().size(), std::size_t{24});

        whatIsWrongIsSaidAtTheField();
        playAllRounds();
        theRulesAreChosen();
        theInspectorTellsWhyNot();
        theyAreAnnouncedAndStay();
        theSheetsAreThere();
    }

    void whereThePageIsLowTitleAndPrizesStayAndTheRulesScroll()
    {
        QVERIFY(openFile(makeTournament(4)));
        activate();
        applyTextSize(14);
        const auto back = qScopeGuard([] { applyTextSize(0); });
        trigger(ActionId::pagePrizes);
        QTRY_VERIFY(find<QLineEdit>("prizeLine").hasFocus());
        addSet(PrizeKind::place, {}, QStringLiteral("Main 1-4: 500, 400, 300, 200"));
        QTRY_COMPARE(prizes().size(), std::size_t{4});
        auto& area = find<QScrollArea>("prizeForms");
        click("prizeRules");
        QTRY_VERIFY(area.verticalScrollBar()->maximum() > 0);
        const QWidget* page = &find<QWidget>("prizesPage");
        const auto isWhole = [page](const QWidget& part) {
            const QWidget* around = page->parentWidget(); // what is seen of the page
            return around->rect().contains(QRect(part.mapTo(around, QPoint()), part.size()));
        };
        QTRY_VERIFY(isWhole(find<QWidget>("prizesTable")));
        QVERIFY(isWhole(find<QWidget>("prizeRules")) && isWhole(find<QWidget>("addPrizes")));
        // The scroll bar stands in the margin: what ends a line ends it as without one.
        const auto end = [page](const QWidget& part) {
            return part.mapTo(page, QPoint(part.width(), 0)).x();
        };
        QCOMPARE(end(find<QWidget>("addPrizeMark")), end(find<QWidget>("addPrizes")));
        // Boxes stand in two columns, and no field that is hidden leaves its room.
        const auto begin = [page](const QWidget& part) {
            return part.mapTo(page, QPoint()).x();
        };
        QCOMPARE(begin(find<QWidget>("teamRankingShare")), begin(find<QWidget>("prizePresent")));
        QCOMPARE(end(find<QWidget>("prizeKind")) + betweenFormRows, begin(find<QWidget>("prizeLine")));
        applyTextSize(0);
        window().resize(1366, 768);
        QTRY_VERIFY(begin(find<QWidget>("prizeRated")) > begin(find<QWidget>("prizePresent")));
        QTRY_COMPARE(begin(find<QWidget>("teamRankingComplete")), begin(find<QWidget>("prizeRated")));
        applyTextSize(14);
        // Who comes to a field by keys sees it.
        auto& last = find<QWidget>("addTeamRanking");
        last.setFocus(Qt::TabFocusReason);
        press(Qt::Key_Tab);
        QWidget* now = QApplication::focusWidget();
        QVERIFY(area.isAncestorOf(now));
        QVERIFY(area.viewport()->rect().contains(QRect(now->mapTo(area.viewport(), QPoint()), now->size())));
        applyTextSize(0);
        QTRY_COMPARE(area.verticalScrollBar()->maximum(), 0);
        QCOMPARE(end(find<QWidget>("addPrizeMark")), end(find<QWidget>("addPrizes")));
    }

    void whatEachResultBringsIsToldBeforeTheLastRoundEnds()
    {
        NewTournament open = testOpen();
        open.plannedRounds = 1;
        QVERIFY(openFile(makeTournament(4, open)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        QVERIFY(applied(desk(),
                        SetPrizes{{adding(Prize{QStringLiteral("Main"), PrizeKind::place, {}, {}, {}, 1, 50'000})}}));
        activate();
        pairAndPublish();
        press(Qt::Key_5, Qt::AltModifier);
        trigger(ActionId::inspector);
        auto& player = find<QLineEdit>("prizeWhyPlayer");
        QTRY_VERIFY(player.isVisible());
        player.setFocus();
        type(QStringLiteral("Player 01"));
        press(Qt::Key_Return);
        QTRY_VERIFY(find<QLabel>("prizeProspects").isVisible());
        const QString told = find<QLabel>("prizeProspects").text();
        QVERIFY2(told.contains(QStringLiteral("A win brings")) && told.contains(QStringLiteral("a loss 0")),
                 qPrintable(told));
        screenshot(QStringLiteral("prizes-prospects"));
    }

    void theNoteOnTheCurrencyLeadsToItsField()
    {
        QVERIFY(openFile(makeTournament(4)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        QVERIFY(applied(desk(),
                        SetPrizes{{adding(Prize{QStringLiteral("Main"), PrizeKind::place, {}, {}, {}, 1, 50'000})}}));
        activate();
        pairAndPublish();
        press(Qt::Key_5, Qt::AltModifier);
        auto& link = find<QPushButton>("enterPrizeCurrency");
        QTRY_VERIFY(link.isVisible());
        QTest::mouseClick(&link, Qt::LeftButton);
        auto& currency = find<QLineEdit>("prizeCurrency");
        QTRY_VERIFY(currency.hasFocus());
        // What only shares have is not asked for while nothing is shared.
        QVERIFY(!find<QLineEdit>("prizeLowest").isVisible());
        choose("prizeSharing", static_cast<int>(PrizeSharing::equal));
        QTRY_VERIFY(find<QLineEdit>("prizeLowest").isVisible());
        fill("prizeCurrency", QStringLiteral("EUR"));
        QTRY_COMPARE(projected().settings.prizeRules.currency, QStringLiteral("EUR"));
        QTRY_VERIFY(!link.isVisible());
    }

    void aFundIsPastedAndAFreePrizeIsGiven()
    {
        QVERIFY(openFile(makeTournament(6)));
        activate();
        press(Qt::Key_5, Qt::AltModifier);
        QApplication::clipboard()->setText(
            QStringLiteral("set;kind;of;place;amount\nMain;place;;1-3;50\nBest game;free;;1;Book\n"));
        for (QAction* action : find<QToolButton>("takePrizes").menu()->actions())
            if (action->text().contains(QStringLiteral("Paste")))
                action->trigger();
        QTRY_COMPARE(prizes().size(), std::size_t{4});
        QVERIFY(
            find<QLabel>("prizeNotes").text().contains(QStringLiteral("Best game 1: Book is not given to anybody")));
        auto& table = find<QTableView>("prizesTable");
        table.setFocus();
        table.setCurrentIndex(table.model()->index(3, PrizesModel::Winner));
        press(Qt::Key_F2);
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()) != nullptr);
        type(QStringLiteral("Player 04"));
        press(Qt::Key_Return);
        QTRY_VERIFY(prizes()[3].given.has_value());
        QTRY_COMPARE(table.model()->index(3, PrizesModel::Winner).data().toString(), QStringLiteral("Player 04"));
        // A prize goes with Delete, and comes back with Ctrl+Z.
        table.setFocus();
        table.selectRow(0);
        press(Qt::Key_Delete);
        QTRY_COMPARE(prizes().size(), std::size_t{3});
        QTRY_VERIFY(!session().isSaving());
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(prizes().size(), std::size_t{4});
    }

private:
    [[nodiscard]] const std::vector<Prize>& prizes() const { return projected().settings.prizes; }
    [[nodiscard]] QString note() const { return find<QLabel>("prizeNote").text(); }

    void makeThemDiffer()
    {
        std::vector<Player> seen = projected().players;
        for (std::size_t i = 0; i < seen.size(); ++i) {
            PlayerData data = seen[i].data;
            data.sex = i % 5 == 2 ? Sex::Female : Sex::Male;
            data.birth = BirthDate{i % 7 == 3 ? QDate::currentDate().year() - 12 : 1980, {}, {}};
            data.club = i % 4 == 1 ? QStringLiteral("SK Rook") : QStringLiteral("SC Bishop");
            data.rating = Rating{2400 - 15 * static_cast<int>(i), RatingSource::fide, {}};
            QVERIFY(applied(desk(), editOf(seen[i], data)));
        }
    }

    /// By its list, with keys.
    void choose(const char* name, int row)
    {
        auto& box = find<QComboBox>(name);
        chooseByKeys(box, row);
        QTRY_COMPARE(box.currentIndex(), row);
    }

    /// The kind by its list, the rest typed.
    void addSet(PrizeKind kind, const QString& of, const QString& line)
    {
        choose("prizeKind", static_cast<int>(kind));
        if (!of.isEmpty()) {
            auto& field = find<QLineEdit>("prizeOf");
            QVERIFY(field.isVisible());
            field.setFocus();
            field.selectAll();
            type(of);
            press(Qt::Key_Return);
        }
        find<QLineEdit>("prizeLine").setFocus();
        type(line);
        const std::size_t before = prizes().size();
        press(Qt::Key_Return);
        QTRY_VERIFY2(prizes().size() > before, qPrintable(note()));
        QVERIFY(find<QLineEdit>("prizeLine").text().isEmpty());
    }

    void whatIsWrongIsSaidAtTheField()
    {
        auto& line = find<QLineEdit>("prizeLine");
        const auto refused = [&](PrizeKind kind, const QString& of, const QString& text, const QString& said) {
            choose("prizeKind", static_cast<int>(kind));
            find<QLineEdit>("prizeOf").setText(of);
            line.setFocus();
            line.selectAll();
            type(text);
            press(Qt::Key_Return);
            QVERIFY2(note().contains(said), qPrintable(note()));
            QCOMPARE(line.text(), text); // nothing is lost
            QCOMPARE(prizes().size(), std::size_t{24});
        };
        refused(PrizeKind::place, {}, QStringLiteral("Main: 0"), QStringLiteral("A prize is money or a thing"));
        refused(PrizeKind::place, {}, QStringLiteral("Main: 1000000000000"), QStringLiteral("No prize is worth more"));
        refused(PrizeKind::place, {}, QStringLiteral("Main: 50 USD"), QStringLiteral("another currency"));
        refused(PrizeKind::rating, QStringLiteral("1800-1600"), QStringLiteral("Class: 50"),
                QStringLiteral("The lower limit is above"));
        refused(PrizeKind::group, {}, QStringLiteral("Group: 50"), QStringLiteral("Say which"));
        line.clear();
        choose("prizeKind", 0);
    }

    void playAllRounds()
    {
        Random random(5);
        constexpr char keys[] = {'1', '1', '0', '5'};
        for (int round = 1; round <= roundsOfTheOpen; ++round) {
            pairAndPublish();
            if (round == 2)
                theRoundThatIsOpenCountsInNothing();
            press(Qt::Key_F8);
            for (int board = 1; board <= playersOfTheOpen / 2; ++board)
                type(QString(QLatin1Char(keys[random.below(4)])));
            QTRY_VERIFY(projected().round(RoundNumber{round})->openBoards().empty());
            QTRY_VERIFY(!session().isSaving());
            press(Qt::Key_5, Qt::AltModifier);
            QTRY_VERIFY(find<QWidget>("prizesPage").isVisible());
            if (round < roundsOfTheOpen) {
                QCOMPARE(stateOfThePage(), QStringLiteral("If it ended now"));
            } else {
                QCOMPARE(stateOfThePage(), QStringLiteral("To be announced"));
            }
        }
        auto& table = find<QTableView>("prizesTable");
        QCOMPARE(table.model()->rowCount(), 24);
        const QAbstractItemModelTester tester(table.model());
        for (int row = 0; row < 24; ++row)
            QVERIFY(!table.model()->index(row, PrizesModel::Winner).data().toString().isEmpty());
        screenshot(QStringLiteral("prizes"));
    }
    void theRoundThatIsOpenCountsInNothing()
    {
        press(Qt::Key_5, Qt::AltModifier);
        auto& page = find<QWidget>("prizesPage");
        QTRY_VERIFY(page.isVisible());
        QStringList said;
        for (const QLabel* label : page.findChildren<QLabel*>())
            said.append(label->text());
        QVERIFY2(said.join(u'|').contains(QStringLiteral("After round 1 of 3.")), qPrintable(said.join(u'|')));
        screenshot(QStringLiteral("prizes-while-a-round-is-open"));
        for (const char* code : {"en", "de"}) {
            const Speaking speaking{Language(QString::fromLatin1(code))};
            QImage picture(595, 420, QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            paintCard(painter, QRectF(0, 0, 595, 420), prizeReceipts(projected()).front());
            painter.end();
            QVERIFY(picture.save(
                QStringLiteral(PAIRWRIGHT_SCREENSHOTS "/receipt-provisional-%1.png").arg(QLatin1StringView(code))));
        }
    }
    [[nodiscard]] QString stateOfThePage() const
    {
        for (const QLabel* label : find<QWidget>("prizesPage").findChildren<QLabel*>())
            if (label->isVisible() && label->metaObject()->className() == QByteArray("pairwright::StateChip"))
                return label->text();
        return {};
    }

    void theRulesAreChosen()
    {
        find<QAbstractButton>("prizeRules").setFocus();
        press(Qt::Key_Space);
        auto& sharing = find<QComboBox>("prizeSharing");
        QTRY_VERIFY(sharing.isVisible());
        choose("prizeSharing", static_cast<int>(PrizeSharing::hort));
        QTRY_COMPARE(projected().settings.prizeRules.sharing, PrizeSharing::hort);
        fill("prizeLowest", QStringLiteral("25"));
        QTRY_COMPARE(projected().settings.prizeRules.lowest, std::int64_t{2'500});
        auto& present = find<QCheckBox>("prizePresent");
        present.setFocus();
        press(Qt::Key_Space);
        QTRY_VERIFY(projected().settings.prizeRules.mustBePresent);
        const auto& leader = find<QTableView>("prizesTable").model()->index(0, PrizesModel::Winner);
        const QString first = leader.data().toString();
        auto& absent = find<QLineEdit>("prizeMarkPlayer");
        absent.setFocus();
        type(first);
        press(Qt::Key_Return);
        QTRY_COMPARE(projected().settings.prizeMarks.size(), std::size_t{1});
        QTRY_VERIFY(find<QTableView>("prizesTable").model()->index(0, PrizesModel::Winner).data().toString() != first);
        screenshot(QStringLiteral("prizes-rules"));
        find<QAbstractButton>("prizeRules").setFocus();
        press(Qt::Key_Space);
        const auto all = prizes::assignPrizes(projected());
        std::int64_t sum = 0;
        for (const Prize& prize : prizes())
            sum += prize.thing.isEmpty() ? prize.amount : 0;
        QCOMPARE(all.paid(), sum); // to the cent
        QVERIFY(find<QLabel>("prizeNotes").text().contains(QStringLiteral("Hort")));
    }

    void theInspectorTellsWhyNot()
    {
        trigger(ActionId::inspector);
        auto& table = find<QTableView>("prizesTable");
        table.setFocus();
        table.selectRow(2);
        QTRY_VERIFY(window().inspector().explanationText().contains(QStringLiteral("Main 3")));
        auto& player = find<QLineEdit>("prizeWhyPlayer");
        QTRY_VERIFY(player.isVisible());
        const auto told = [this] {
            return window().inspector().explanationText();
        };
        const auto ask = [&](const QString& name) {
            player.setFocus();
            player.selectAll();
            type(name);
            press(Qt::Key_Return);
        };
        ask(QStringLiteral("Player 50"));
        QTRY_VERIFY2(told().contains(QStringLiteral("Player 50 is not at the ceremony")), qPrintable(told()));
        const QString second = table.model()->index(1, PrizesModel::Winner).data().toString();
        ask(second);
        QTRY_VERIFY2(told().contains(second + QStringLiteral(" has Main 2")), qPrintable(told()));
        screenshot(QStringLiteral("prizes-why"));
        trigger(ActionId::inspector);
    }

    void theyAreAnnouncedAndStay()
    {
        auto& announce = find<QPushButton>("announcePrizes");
        announce.setFocus();
        press(Qt::Key_Space);
        QTRY_VERIFY(projected().settings.announced.has_value());
        QTRY_COMPARE(stateOfThePage(), QStringLiteral("Announced"));
        const AnnouncedPrizes announced = *projected().settings.announced;
        QVERIFY(announced.awards.size() >= 20);
        QTRY_VERIFY(find<QLabel>("prizeNotes").text().contains(QStringLiteral("as they were announced")));
        // A late correction changes nothing of it, and shows what would differ.
        const BoardId board{RoundNumber{roundsOfTheOpen}, 1};
        const auto result = projected().game(board)->outcome.result;
        QVERIFY(applied(desk(), EnterResult{board, result == GameResult::whiteWins ? GameResult::blackWins
                                                                                   : GameResult::whiteWins}));
        QTRY_VERIFY(find<QLabel>("prizeNotes").text().contains(QStringLiteral("What was announced holds")));
        QVERIFY(projected().settings.announced == announced);
        screenshot(QStringLiteral("prizes-announced"));
        QTRY_VERIFY(!session().isSaving());
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(find<QLabel>("prizeNotes").text().contains(QStringLiteral("as they were announced")));
    }

    void theSheetsAreThere()
    {
        const ReportDocument list = prizeList(projected(), {});
        QCOMPARE(list.tables.front().rows.size(), projected().settings.announced->awards.size() + 1);
        QVERIFY(list.tables.front().totals.contains(list.tables.front().rows.size() - 1));
        const ReportDocument ceremony = prizeCeremony(projected(), {});
        QVERIFY(ceremony.tables.front().rows.size() >= 24);
        QCOMPARE(ceremony.tables.front().rows.back().front(), QStringLiteral("Main 1"));
        const ReportDocument worksheet = prizeWorksheet(projected(), {});
        QCOMPARE(worksheet.sections.size(), std::size_t{27}); // rules, 24 prizes, what is shared, what is paid
        const auto& awards = projected().settings.announced->awards;
        const auto level = std::count_if(awards.begin(), awards.end(), [](const Award& award) { return award.level; });
        QCOMPARE(prizeReceipts(projected()).size(), awards.size() - static_cast<std::size_t>(level));
        for (const ActionId id : {ActionId::showPrizes, ActionId::showPrizeCeremony, ActionId::showPrizeWorksheet,
                                  ActionId::showPrizeReceipts}) {
            trigger(id);
            QCoreApplication::processEvents();
            const QString path = inFolder(QStringLiteral("sheet-%1.pdf").arg(static_cast<int>(id)));
            asker().paths.push_back(path);
            press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
            QTRY_VERIFY(QFile::exists(path));
            if (qEnvironmentVariableIsSet("PAIRWRIGHT_ALL_PICTURES")) {
                const QString kept =
                    QStringLiteral(PAIRWRIGHT_SCREENSHOTS "/prizes-sheet-%1.pdf").arg(static_cast<int>(id));
                QFile::remove(kept);
                QFile::copy(path, kept);
            }
        }
    }
};

static const pairwright::RegisteredTest<PrizesWindowTest> registered("test_prizes_window");
#include "test_prizes_window.moc"
