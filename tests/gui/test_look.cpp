#include "tests/gui/drawn_texts.h"
#include "tests/gui/made_events.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/explain/explanation_html.h"
#include "ui/frame/inspector.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/theme/appearance.h"
#include "ui/theme/icons.h"
#include "ui/theme/tints.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/round_tabs.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/text_view.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTimeEdit>
#include <QVBoxLayout>

#include <cstdlib>

using namespace pairwright;

/// What a window looks like: small screens, other colours while it is open, what the Inspector shows.
class TestLook : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        start();
        QVERIFY(openSample());
    }

    void everyPageFitsIntoASmallScreenAtDoubleScaleWithTheInspectorOpen()
    {
        // 1366x768 pixels are 683x384 points at 200 %.
        window().inspector().showExplanation();
        window().resize(683, 384);
        for (int page = 0; page < 7; ++page) {
            window().lead({static_cast<PageId>(page), {}, {}, {}});
            QApplication::processEvents();
            const QSize least = window().minimumSizeHint();
            QVERIFY2(least.width() <= 683 && least.height() <= 344,
                     qPrintable(QStringLiteral("page %1: %2x%3").arg(page).arg(least.width()).arg(least.height())));
        }
        window().inspector().hide();
        for (int page = 0; page < 7; ++page) {
            window().lead({static_cast<PageId>(page), {}, {}, {}});
            screenshot(QStringLiteral("small-%1").arg(page));
        }
        window().resize(1366, 768);
    }

    void noPageScrollsSidewaysBesideTheInspector_data()
    {
        QTest::addColumn<QSize>("size"); // in points
        QTest::newRow("1366x768 at 100 %") << QSize(1366, 768);
        QTest::newRow("1920x1080 at 200 %") << QSize(960, 540);
        QTest::newRow("1366x768 at 200 %") << QSize(683, 384);
    }
    void noPageScrollsSidewaysBesideTheInspector()
    {
        QFETCH(QSize, size);
        window().resize(size);
        window().inspector().showExplanation();
        QStringList wide;
        for (const PageId page : {PageId::players, PageId::rounds, PageId::standings}) {
            window().lead({page, {}, {}, {}});
            QTest::qWait(50);
            const auto areas = window().centralWidget()->findChildren<QScrollArea*>();
            for (const QScrollArea* area : areas)
                if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0)
                    wide.append(QStringLiteral("page %1: %2 needs %3 of %4")
                                    .arg(static_cast<int>(page))
                                    .arg(area->widget()->objectName())
                                    .arg(area->widget()->minimumSizeHint().width())
                                    .arg(area->viewport()->width()));
            screenshot(QStringLiteral("beside-the-inspector-%1-%2").arg(size.width()).arg(static_cast<int>(page)));
        }
        window().inspector().hide();
        window().resize(1366, 768);
        QVERIFY2(wide.isEmpty(), qPrintable(wide.join(QStringLiteral("; "))));
    }

    void theInspectorMarksTheRoundAndSaysWhichColourIsDue()
    {
        window().lead({PageId::players, {}, projected().players.front().key, {}});
        window().inspector().showPlayer();
        QTest::qWait(30);
        auto& rounds = find<QTableWidget>("playerRounds");
        desk().showRound(RoundNumber{3});
        QCOMPARE(rounds.selectionModel()->selectedRows().size(), 1);
        QCOMPARE(rounds.selectionModel()->selectedRows().front().row(), 2);
        QTest::mouseClick(rounds.viewport(), Qt::LeftButton, {},
                          rounds.visualRect(rounds.model()->index(1, 0)).center());
        QCOMPARE(desk().shownRound(), std::optional(RoundNumber{2})); // whoever clicks a round looks at it
        QCOMPARE(find<QLabel>("colourDue").text(), QStringLiteral("Colour due: White (mild)"));
        const QWidget* above = rounds.cellWidget(4, 1);
        const QWidget* below = rounds.cellWidget(5, 1);
        QVERIFY(below->geometry().top() - above->geometry().bottom() > 3); // boxes do not touch
        screenshot(QStringLiteral("inspector-player"));
        desk().showRound(RoundNumber{4});
        window().inspector().hide();
    }

    void theAnswerStandsBeforeWhatElseCanBeAsked()
    {
        window().lead({PageId::rounds, {}, {}, BoardId{RoundNumber{4}, 1}});
        window().inspector().showExplanation();
        auto& asked = find<QWidget>("whyOpponent");
        QTRY_VERIFY(asked.isVisible());
        const auto& told = find<QWidget>("explanation");
        QVERIFY(told.mapToGlobal(QPoint()).y() < asked.mapToGlobal(QPoint()).y());
        window().inspector().hide();
    }

    void theBoxOfRoundsIsNoWiderThanItNeedsUntilThereIsRoomForAll()
    {
        PageHeader header;
        auto* tabs = new RoundTabs;
        tabs->set(9, 9, RoundNumber{3});
        header.setTitle(QStringLiteral("Round 3"));
        header.addControl(tabs);
        const auto* box = tabs->findChild<QComboBox*>();
        for (const int narrow : {300, 330}) {
            header.resize(narrow, 60);
            header.show();
            QTRY_VERIFY(box->isVisible());
            QTRY_VERIFY2(box->width() <= box->sizeHint().width() + 8, qPrintable(QString::number(box->width())));
            QVERIFY(box->width() >= box->sizeHint().width());
            header.resize(900, 60);
            QTRY_VERIFY(!box->isVisible());
            QTRY_COMPARE(tabs->width(), tabs->sizeHint().width());
        }
    }

    void theRoundsAreSeenAgainWhenWhatStoodBesideThemHasGone()
    {
        PageHeader header;
        auto* beside = new QPushButton(QStringLiteral("Cancel"));
        beside->setMinimumWidth(300);
        auto* tabs = new RoundTabs;
        tabs->set(9, 9, RoundNumber{3});
        header.setTitle(QStringLiteral("Round 3"));
        header.addControl(beside);
        header.addControl(tabs);
        header.resize(600, 60);
        header.show();
        const auto* box = tabs->findChild<QComboBox*>();
        QTRY_VERIFY(box->isVisible());
        beside->hide();
        QTRY_VERIFY(!box->isVisible());
        QTRY_COMPARE(tabs->width(), tabs->sizeHint().width());
    }

    void whatIsIntendedStandsAtTheEndAlsoBelowATitle()
    {
        PageHeader header;
        auto* intended = new QPushButton(QStringLiteral("Pair Round"));
        header.setTitle(QStringLiteral("A title that takes nearly all of the line"));
        header.addControl(new QPushButton(QStringLiteral("Print Set")));
        header.addControl(intended);
        header.resize(500, 90);
        header.show();
        QTRY_VERIFY(intended->y() > 40);
        const int margin = header.layout()->contentsMargins().right();
        QTRY_COMPARE(intended->mapTo(&header, QPoint(intended->width(), 0)).x(), header.width() - margin);
    }

    void aLineThatIsNotWholeAtTheFootIsNotShown()
    {
        TextView text;
        text.setFrameShape(QFrame::NoFrame);
        text.document()->setDocumentMargin(0);
        text.setPlainText(QStringLiteral("HHHHHH\n").repeated(40));
        text.resize(200, 200);
        text.show();
        const auto lineOf = [&text] {
            const QAbstractTextDocumentLayout* layout = text.document()->documentLayout();
            return qRound(layout->blockBoundingRect(text.document()->firstBlock()).height());
        };
        QTRY_VERIFY(lineOf() > 4);
        const int line = lineOf();
        text.resize(200, 5 * line + line / 2);
        QTRY_VERIFY(text.viewport()->height() < 6 * line && text.verticalScrollBar()->maximum() > 0);
        const auto isBlank = [&text](int from, int to) {
            const QImage seen = text.viewport()->grab(QRect(0, from, 60, to - from)).toImage();
            for (int y = 0; y < seen.height(); ++y)
                for (int x = 0; x < seen.width(); ++x)
                    if (seen.pixel(x, y) != seen.pixel(0, 0))
                        return false;
            return true;
        };
        QVERIFY(!isBlank(0, 5 * line));
        QVERIFY(isBlank(5 * line + 2, text.height()));
        text.verticalScrollBar()->setValue(text.verticalScrollBar()->maximum());
        QVERIFY(!isBlank(4 * line, text.height())); // the last ones are whole
    }

    void aLabelHasRoomForItsLetterThatIsUnderlined()
    {
        QLineEdit field;
        PlainLabel label(QStringLiteral("&Task"));
        label.setBuddy(&field);
        const QFontMetrics metrics = label.fontMetrics();
        const int needed =
            metrics.horizontalAdvance(QLatin1Char('T')) + metrics.horizontalAdvance(QStringLiteral("ask"));
        QVERIFY(label.sizeHint().width() >= needed);
        QVERIFY(label.minimumSizeHint().width() >= needed);
    }

    void aNoteIsNoHigherThanItsText()
    {
        QDialog window;
        auto* column = new QVBoxLayout(&window);
        auto* note = new PlainLabel(QStringLiteral("A sentence that takes several lines. ").repeated(12));
        makeNote(note);
        column->addWidget(note);
        column->addStretch(1);
        fitToText(window, {640, 0});
        const QMargins around = column->contentsMargins();
        const int wanted = note->heightForWidth(640 - around.left() - around.right()) + around.top() + around.bottom();
        QVERIFY2(window.height() <= wanted + column->spacing(), qPrintable(QString::number(window.height())));
        window.show();
        QTRY_VERIFY(note->height() >= note->heightForWidth(note->width()));
    }

    void theFirstOfTheStandingsIsChosen()
    {
        window().lead({PageId::standings, {}, {}, {}});
        const auto& table = find<QTableView>("standingsTable");
        QTRY_VERIFY(table.selectionModel()->isRowSelected(0)); // the focus alone makes it the current one only
    }

    void theLabelsOfSetUpAreOneColumnOrTwoBesideEachOther()
    {
        window().lead({PageId::overview, QStringLiteral("eventName"), {}, {}});
        const auto starts = [this] {
            QMap<int, QStringList> found;
            for (const char* name : {"eventName", "startDate", "plannedRounds", "system", "ratingMethod"})
                found[find<QWidget>(name).mapTo(&window(), QPoint()).x()].append(QLatin1String(name));
            return found.values();
        };
        const QSize usual = window().size();
        window().resize(900, usual.height());
        QTRY_COMPARE(starts().size(), 1);
        window().resize(1366, usual.height());
        const QList<QStringList> two{{"eventName", "startDate"}, {"plannedRounds", "system", "ratingMethod"}};
        QTRY_COMPARE(starts(), two);
        window().resize(usual);
        QVERIFY(find<QWidget>("startDate").width() < find<QWidget>("city").width()); // each as wide as what it holds
        screenshot(QStringLiteral("set-up"));
    }

    void mutedTextsFollowColoursThatAreSwitchedLive()
    {
        QWidget parent;
        auto* label = new QLabel(QStringLiteral("faint"));
        (new QVBoxLayout(&parent))->addWidget(label);
        makeMuted(label);
        parent.show();
        applyAppearance(Appearance::light);
        const auto inkIs = [label] {
            return label->palette().color(QPalette::WindowText) == tintsOf(QApplication::palette()).muted;
        };
        QTRY_VERIFY(inkIs());
        const QColor light = label->palette().color(QPalette::WindowText);
        applyAppearance(Appearance::dark);
        QTRY_VERIFY(inkIs());
        QVERIFY(label->palette().color(QPalette::WindowText) != light);
        screenshot(QStringLiteral("dark-switched-live"));
        applyAppearance(Appearance::light);
        QTRY_VERIFY(inkIs());
    }

    void iconsAreDrawnAnewForTheOtherColours()
    {
        const auto grey = [] {
            const QImage picture = themedIcon(QStringLiteral("edit-undo")).pixmap(QSize(32, 32)).toImage();
            qint64 sum = 0;
            qint64 count = 0;
            for (int x = 0; x < picture.width(); ++x)
                for (int y = 0; y < picture.height(); ++y)
                    if (qAlpha(picture.pixel(x, y)) > 200) {
                        sum += qGray(picture.pixel(x, y));
                        ++count;
                    }
            return count > 0 ? static_cast<int>(sum / count) : -1;
        };
        applyAppearance(Appearance::light);
        const int onLight = grey();
        applyAppearance(Appearance::dark);
        const int onDark = grey();
        applyAppearance(Appearance::light);
        QVERIFY2(onLight >= 0 && onLight < 100, qPrintable(QString::number(onLight)));
        QVERIFY2(onDark > 155, qPrintable(QString::number(onDark)));
        QVERIFY(grey() < 100);
    }

    void menusAndDroppedListsHaveRowsOfOneHeightAndTheProgramsOwnTick()
    {
        window().resize(1366, 768);
        const auto look = [this](const QString& name) {
            for (const QAction* heading : window().menuBar()->actions()) {
                QMenu* menu = heading->menu();
                menu->popup(window().mapToGlobal(QPoint(40, 40)));
                QVERIFY(QTest::qWaitForWindowExposed(menu));
                for (QAction* action : menu->actions())
                    if (action->isVisible() && !action->isSeparator())
                        QCOMPARE(menu->actionGeometry(action).height(), 28);
                screenshot(QStringLiteral("menu-%1-%2").arg(name, QString(heading->text()).remove(QLatin1Char('&'))),
                           menu);
                menu->close();
            }
            window().lead({PageId::standings, {}, {}, {}});
            auto* groups = window().findChild<QComboBox*>(QStringLiteral("standingsCategories"));
            QVERIFY(groups != nullptr);
            groups->showPopup();
            QTRY_VERIFY(groups->view()->window()->isVisible());
            QVERIFY(groups->view()->visualRect(groups->model()->index(0, 0)).height() >= 28);
            screenshot(QStringLiteral("dropped-%1").arg(name), groups->view()->window());
            const QRect row = groups->view()->visualRect(groups->model()->index(groups->count() - 1, 0));
            const QPoint atItsEnd(row.left() + 1, row.center().y());
            const QImage dropped = groups->view()->viewport()->grab().toImage();
            QCOMPARE(dropped.pixelColor(atItsEnd * dropped.devicePixelRatio()),
                     QApplication::palette().color(QPalette::Base));
            groups->hidePopup();
        };
        look(QStringLiteral("light"));
        applyAppearance(Appearance::dark);
        look(QStringLiteral("dark"));
        applyAppearance(Appearance::light);
    }

    void fromRightToLeftNamesAndPointsBeginAtTheRight()
    {
        window().resize(1366, 768);
        window().lead({PageId::rounds, {}, {}, {}});
        window().inspector().hide();
        QApplication::setLayoutDirection(Qt::RightToLeft);
        const auto usual = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
        QTest::qWait(50);
        auto& table = find<QTableView>("boardsTable");
        const auto inkIn = [&table](const QRect& place) {
            const QImage picture = table.viewport()->grab(place).toImage();
            int ink = 0;
            for (int x = 0; x < picture.width(); ++x)
                for (int y = 2; y + 2 < picture.height(); ++y)
                    ink += qGray(picture.pixel(x, y)) < 160 ? 1 : 0;
            return ink;
        };
        for (int row = 1; row < 5; ++row) {
            // Title and name stand together at the right end, nothing at the left one.
            const QModelIndex name = table.model()->index(row, BoardsModel::White);
            QRect place = table.visualRect(name);
            const int words = table.fontMetrics().horizontalAdvance(name.data().toString()) * 5 / 4 + 24;
            QVERIFY(place.width() > words + 30);
            QCOMPARE(inkIn(place.adjusted(0, 0, -words, 0)), 0);
            QVERIFY(inkIn(QRect(place.right() - words, place.top(), words, place.height())) > 40);
        }
        screenshot(QStringLiteral("rounds-right-to-left"));
    }

    void aNameWithoutRoomKeepsItsSurname()
    {
        window().resize(1366, 768);
        window().lead({PageId::rounds, {}, {}, {}});
        QTest::qWait(50);
        auto& table = find<QTableView>("boardsTable");
        const QString name = table.model()->index(0, BoardsModel::White).data().toString();
        const QString surname = name.section(QLatin1Char(','), 0, 0);
        QVERIFY(textsDrawnBy(*table.viewport()).contains(name.section(QLatin1Char(' '), 1))); // the title is muted
        const QFontMetrics letters(table.font());
        table.setColumnWidth(BoardsModel::White, letters.horizontalAdvance(surname) + 45);
        const QStringList drawn = textsDrawnBy(*table.viewport());
        QVERIFY2(std::any_of(drawn.begin(), drawn.end(),
                             [&](const QString& text) {
                                 return text.startsWith(surname.section(QLatin1Char(' '), 1) + QStringLiteral(", ")) &&
                                        text.endsWith(QLatin1Char('.'));
                             }),
                 qPrintable(drawn.join(QLatin1Char('|'))));
    }

    void fieldsAreAsHighAsEachOther()
    {
        QWidget page;
        QDialog dialog;
        for (QWidget* place : {&page, static_cast<QWidget*>(&dialog)}) {
            auto* column = new QVBoxLayout(place);
            const std::array<QWidget*, 5> fields{new QLineEdit, new QComboBox, new QSpinBox, new QTimeEdit,
                                                 new QPushButton(QStringLiteral("Do It"))};
            for (QWidget* field : fields) {
                column->addWidget(field);
                QCOMPARE(field->sizeHint().height(), place == &page ? 30 : 36);
            }
        }
        QCOMPARE(dialog.layout()->contentsMargins(), QMargins(16, 16, 16, 16));
    }

    void aListThatDropsDownIsAsWideAsWhatItHolds()
    {
        QWidget parent;
        auto* box = new QComboBox(&parent);
        box->addItems({QStringLiteral("no"), QStringLiteral("a choice that is much longer than its field")});
        parent.resize(600, 60);
        parent.show();
        QVERIFY(QTest::qWaitForWindowExposed(&parent));
        box->setFixedWidth(60);
        box->showPopup();
        QTRY_VERIFY(box->view()->window()->isVisible());
        constexpr int beside = 36; // before the words, and for the tick behind them
        QVERIFY(box->view()->viewport()->width() >= box->fontMetrics().horizontalAdvance(box->itemText(1)) + beside);
        box->hidePopup();
    }

    void drawingsTakeTheColoursOfThePalette()
    {
        // No red or green of their own: a cross is in the ink of the text, a warning in the palette's.
        const auto coloursOf = [](const QString& icon) {
            const QImage picture = themedIcon(icon).pixmap(QSize(48, 48)).toImage();
            QSet<QRgb> colours;
            for (int x = 0; x < picture.width(); ++x)
                for (int y = 0; y < picture.height(); ++y)
                    if (qAlpha(picture.pixel(x, y)) == 255)
                        colours.insert(picture.pixel(x, y));
            return colours;
        };
        for (const Appearance look : {Appearance::light, Appearance::dark, Appearance::highContrast}) {
            applyAppearance(look);
            const QPalette palette = QApplication::palette();
            const QRgb ink = palette.color(QPalette::WindowText).rgb();
            QCOMPARE(coloursOf(QStringLiteral("dialog-cancel")), QSet<QRgb>{ink});
            QCOMPARE(coloursOf(QStringLiteral("dialog-ok")), QSet<QRgb>{ink});
            QCOMPARE(coloursOf(QStringLiteral("dialog-warning")), QSet<QRgb>{inkOf(palette, Mood::warning).rgb()});
            QCOMPARE(coloursOf(QStringLiteral("dialog-error")), QSet<QRgb>{inkOf(palette, Mood::bad).rgb()});
            QMessageBox box(QMessageBox::Warning, QStringLiteral("A"), QStringLiteral("B"));
            QCOMPARE(box.iconPixmap().toImage(),
                     themedIcon(QStringLiteral("dialog-warning")).pixmap(box.iconPixmap().size()).toImage());
        }
        applyAppearance(Appearance::light);
    }

    void factsWithoutRoomBesideTheTitleStandBelowIt()
    {
        PageHeader header;
        const QString facts = QStringLiteral("Something has changed since this proposal was made. Press F6 to pair.");
        header.setTitle(QStringLiteral("Round 5"));
        header.setFacts(facts);
        header.resize(900, 60);
        header.show();
        const auto visibleTexts = [&header] {
            QStringList texts;
            for (const QLabel* label : header.findChildren<QLabel*>())
                if (label->isVisible() && !label->text().isEmpty())
                    texts.append(label->text());
            return texts;
        };
        QTRY_COMPARE(visibleTexts(), (QStringList{QStringLiteral("Round 5"), facts}));
        const int oneLine = header.sizeHint().height();
        header.resize(300, 90);
        QTRY_VERIFY(header.sizeHint().height() > oneLine);
        QCOMPARE(visibleTexts(), (QStringList{QStringLiteral("Round 5"), facts}));
        header.resize(900, 60);
        QTRY_COMPARE(header.sizeHint().height(), oneLine);
    }

    void namesOfRegulationsStayInOnePiece()
    {
        const QString html = proseHtml(QStringLiteral("1 – Weiß (½) · C.04.3:2026 art. 2.4.1 [C6] <b>"));
        const QString text = withoutJoiners(html);
        QString whole = QStringLiteral("C.04.3:2026 art. 2.4.1 [C6]");
        whole.replace(QLatin1Char(' '), QChar::Nbsp);
        QVERIFY2(text.contains(whole), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Weiß (½) ·")));
        QVERIFY(text.contains(QStringLiteral("&lt;b&gt;")));
        QVERIFY(html.size() > text.size());
    }

    void theInspectorForgetsWhatAnotherPageHadSelected()
    {
        window().lead({PageId::rounds, {}, {}, {}});
        window().inspector().showExplanation();
        QTRY_VERIFY(desk().selectedBoard().has_value());
        QVERIFY(window().inspector().explanationText().contains(QStringLiteral("Board")));
        const auto board = desk().selectedBoard();
        for (const PageId page : {PageId::overview, PageId::players, PageId::standings, PageId::reports}) {
            window().lead({page, {}, {}, {}});
            QVERIFY(!desk().selectedBoard());
        }
        QVERIFY(!desk().selectedPlayer());
        QVERIFY(window().inspector().explanationText().startsWith(QStringLiteral("Select a board")));
        window().lead({PageId::rounds, {}, {}, {}});
        QVERIFY(desk().selectedBoard() == board);
    }

    void whoHasAByeOnRequestIsToldSo()
    {
        window().lead({PageId::rounds, {}, {}, {}});
        window().inspector().showExplanation();
        auto* table = window().findChild<QTableView*>(QStringLiteral("boardsTable"));
        QVERIFY(table != nullptr);
        const Tournament& tournament = projected();
        for (const Round& round : tournament.rounds)
            for (const Player& player : tournament.players)
                if (presenceIn(player, round.number) == Presence::halfPointBye) {
                    desk().showRound(round.number);
                    desk().selectBoard(std::nullopt);
                    desk().selectPlayer(player.key);
                    const QString told = window().inspector().explanationText();
                    QVERIFY2(told.contains(player.data.name) && told.contains(QStringLiteral("half-point bye")),
                             qPrintable(told));
                    return;
                }
        QFAIL("nobody in the sample has a half-point bye");
    }

    void theInspectorListsWhatThereIsToMind()
    {
        window().resize(1366, 768);
        window().lead({PageId::rounds, {}, {}, {}});
        window().inspector().showChecks();
        QTRY_VERIFY2(window().inspector().checksText().contains(QStringLiteral("Before round 5 is paired")),
                     qPrintable(window().inspector().checksText()));
        QVERIFY(window().inspector().checksText().contains(QStringLiteral("only 4 of 7 rounds are published")));
        screenshot(QStringLiteral("checks"));
        applyAppearance(Appearance::dark);
        screenshot(QStringLiteral("checks-dark"));
        applyAppearance(Appearance::light);
    }

    void theEntryOfResultsStandsOnOneLineAndSaysThatAllAreMissing()
    {
        settings().setKeyPreset(KeyPreset::vega);
        pairAndPublish();
        trigger(ActionId::enterResults);
        const auto& progress = find<QLabel>("resultProgress");
        activate();
        QTRY_COMPARE(progress.text(), QStringLiteral("All 11 results missing"));
        QTest::qWait(20);
        const auto middle = [this](const QWidget& part) {
            return part.mapTo(&window(), part.rect().center()).y();
        };
        QVERIFY(std::abs(middle(progress) - middle(find<QWidget>("resultEcho"))) <= 1);
        QTest::keyClick(&keypad(), Qt::Key_1);
        QTRY_COMPARE(progress.text(), QStringLiteral("1 of 11 results"));
    }

    void pointsOfGamesAndOfMatchesAreOneGrid()
    {
        QVERIFY(openFile(makeLeague(inFolder(QStringLiteral("league.pairwright")))));
        window().lead({PageId::overview, QStringLiteral("pointsWin"), {}, {}});
        for (const QSize size : {QSize(1366, 768), QSize(1000, 768)}) {
            window().resize(size);
            QTest::qWait(50);
            for (const auto& [games, matches] :
                 {std::pair{"pointsWin", "matchWin"}, {"pointsDraw", "matchDraw"}, {"pointsLoss", "matchLoss"}}) {
                const auto& above = find<QWidget>(games);
                const auto& below = find<QWidget>(matches);
                QCOMPARE(above.mapTo(&window(), QPoint()).x(), below.mapTo(&window(), QPoint()).x());
                QCOMPARE(above.width(), below.width());
            }
        }
    }

    void cleanupTestCase() { close(); }
};

static const pairwright::RegisteredTest<TestLook> registered("test_look");
#include "test_look.moc"
