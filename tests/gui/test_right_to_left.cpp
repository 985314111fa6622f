#include "app/formats/cards/team_cards.h"
#include "app/formats/display_text.h"
#include "tests/gui/drawn_texts.h"
#include "tests/gui/every_view.h"
#include "tests/gui/made_events.h"
#include "tests/support/registered_test.h"
#include "ui/dialogs/manual_window.h"
#include "ui/frame/inspector.h"
#include "ui/models/roles.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/editing/comparison_view.h"
#include "ui/pages/standings/standings_model.h"
#include "ui/print/card_pages.h"
#include "ui/print/sheet.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/written_text.h"

#include <QApplication>
#include <QHeaderView>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimeEdit>

#include <map>
#include <utility>

using namespace pairwright;

namespace {

using FiguresOfViews = std::map<QString, QStringList>;

/// What is in the first alone.
QStringList without(QStringList some, const QStringList& others)
{
    for (const QString& other : others)
        some.removeOne(other);
    return some;
}

QRect blackPartOf(const QImage& image)
{
    QRect ink;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 170)
                ink |= QRect(x, y, 1, 1);
    return ink;
}

/// The part that is not alike.
QRect changedPartOf(const QImage& one, const QImage& other)
{
    QRect changed;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (one.pixel(x, y) != other.pixel(x, y))
                changed |= QRect(x, y, 1, 1);
    return changed;
}

/// The widest room between what is drawn in the title of a column: that between the words and the arrow; -1: there is
/// none.
int gapAtArrow(QHeaderView& titles, int column)
{
    const QRect place(titles.sectionViewportPosition(column), 0, titles.sectionSize(column), titles.height() - 2);
    const QImage picture = titles.viewport()->grab(place).toImage();
    int last = -1;
    int widest = -1;
    for (int x = 0; x < picture.width(); ++x)
        for (int y = 0; y < picture.height(); ++y)
            if (qGray(picture.pixel(x, y)) < 200) {
                if (last >= 0)
                    widest = std::max(widest, x - last - 1);
                last = x;
            }
    return widest;
}

/// Points that nobody has isolated.
class Painted : public QWidget {
protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setLayoutDirection(layoutDirection());
        painter.drawText(rect(), Qt::AlignCenter, QStringLiteral("4½"));
    }
};

} // namespace

/// A window that is read from right to left: pages are mirrored, numbers and results are not.
class TestRightToLeft : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        window().resize(1366, 768);
        activate();
    }
    void cleanup()
    {
        close();
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void theArrowOfTheSortedColumnStandsAtItsTitle()
    {
        QVERIFY(openSample());
        window().lead({PageId::standings, {}, {}, {}});
        auto& table = find<DataTable>("standingsTable");
        QTRY_VERIFY(table.isVisible() && table.model()->rowCount() > 0);
        constexpr int most = 10; // px
        for (const int column : {StandingsModel::Rank, StandingsModel::Name})
            for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
                QApplication::setLayoutDirection(direction);
                table.sortByColumn(column, Qt::AscendingOrder);
                QTest::qWait(50);
                const int gap = gapAtArrow(*table.horizontalHeader(), column);
                QVERIFY2(gap >= 4 && gap <= most, qPrintable(QStringLiteral("%1 %2").arg(column).arg(gap)));
                screenshot(QStringLiteral("right-to-left-sorted-%1-%2").arg(column).arg(direction));
            }
    }

    void theCursorStandsBesideTheHintOfAnEmptyField()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QLineEdit line;
        line.setPlaceholderText(QStringLiteral("an empty form"));
        line.resize(200, 30);
        line.show();
        const QImage picture = line.grab().toImage();
        constexpr int frame = 6;
        int last = picture.width() - frame;
        const auto hasInk = [&picture](int x) {
            for (int y = frame; y < picture.height() - frame; ++y)
                if (qGray(picture.pixel(x, y)) < 200)
                    return true;
            return false;
        };
        while (last > 0 && !hasInk(last))
            --last;
        QVERIFY(last > picture.width() / 2);
        const int cursor = line.inputMethodQuery(Qt::ImCursorRectangle).toRect().center().x();
        QVERIFY2(cursor - last >= 2, qPrintable(QStringLiteral("%1 %2").arg(cursor).arg(last)));
        QPlainTextEdit text;
        beginWhereThePageDoes(&text);
        text.resize(200, 80);
        text.show();
        QVERIFY(text.cursorRect().x() > text.viewport()->width() / 2);
        QTest::keyClicks(&text, QStringLiteral("Closed"));
        QVERIFY(text.cursorRect().x() > text.viewport()->width() / 2);
    }

    void theFirstRowIsChosenThereToo()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        restart();
        QVERIFY(openSample());
        window().lead({PageId::history, {}, {}, {}});
        QTRY_VERIFY(find<QTableView>("historyTable").currentIndex().isValid());
        QVERIFY(find<QTableView>("historyTable").selectionModel()->isRowSelected(0));
    }

    void aTextIsReadAsItIsDrawn()
    {
        QWidget view;
        QVERIFY(textsDrawnBy(view).isEmpty());
        Painted painted;
        QCOMPARE(figuresDrawnBy(painted), QStringList{QStringLiteral("4½")});
        painted.setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(textsDrawnBy(painted), QStringList{QStringLiteral("½4")}); // what this class is about
    }

    void figuresReadTheSameInEveryView()
    {
        const FiguresOfViews usual = figures();
        close();
        QApplication::setLayoutDirection(Qt::RightToLeft);
        init();
        const FiguresOfViews mirrored = figures();
        QCOMPARE(mirrored.size(), usual.size());
        int compared = 0;
        QStringList wrong;
        for (const auto& [name, leftToRight] : usual) {
            const QStringList& others = mirrored.at(name);
            compared += static_cast<int>(leftToRight.size());
            const QStringList gone = without(leftToRight, others);
            const QStringList come = without(others, leftToRight);
            if (!gone.isEmpty() || !come.isEmpty())
                wrong.append(QStringLiteral("%1: %2 for %3")
                                 .arg(name, come.join(QStringLiteral(" | ")), gone.join(QStringLiteral(" | "))));
        }
        qInfo("%d figures compared", compared);
        QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1Char('\n') + wrong.join(QLatin1Char('\n'))));
        QVERIFY(compared > 3000);
    }

    void halvesAndSignsStandAtTheirNumbersInSentencesToo()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        static const QRegularExpression turned(
            QStringLiteral("½[0-9]|[0-9][+−](?![0-9½])|(?<![0-9½a-z])[/%][0-9]|[0-9] [–:] *$"));
        QStringList wrong;
        showEveryView(*this, [&wrong](const QString& name, QWidget& view) {
            for (const QString& text : textsDrawnBy(view))
                if (text.contains(turned))
                    wrong.append(name + QStringLiteral(": ") + text);
        });
        wrong.removeDuplicates();
        QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1Char('\n') + wrong.join(QLatin1Char('\n'))));
    }

    void whatEndsAWordStandsBehindItThereToo()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        static const QRegularExpression turned(QStringLiteral("^(?:[….?!:,] ?[A-Za-z]|/[a-z]+ -|[0-9]+\\+$)"));
        QStringList wrong;
        showEveryView(*this, [&wrong](const QString& name, QWidget& view) {
            for (const QString& text : textsDrawnBy(view))
                if (text.contains(turned))
                    wrong.append(name + QStringLiteral(": ") + text);
        });
        wrong.removeDuplicates();
        QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1Char('\n') + wrong.join(QLatin1Char('\n'))));
    }

    void commandsFoldersAndAddressesAreWrittenAsEverywhere()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        restart();
        QVERIFY(openSample());
        for (const ActionId action : {ActionId::publishToWeb, ActionId::settings, ActionId::openFromServer})
            trigger(action);
        int found = 0;
        const QWidgetList windows = QApplication::topLevelWidgets();
        for (const QWidget* each : windows)
            for (const char* name :
                 {"webFolder", "webCommand", "webAddress", "serverHost", "serverUser", "serverPassword"})
                if (const auto* field = each->findChild<QWidget*>(QLatin1String(name)); field != nullptr) {
                    QVERIFY2(!field->isRightToLeft(), name);
                    ++found;
                }
        QVERIFY2(found >= 6, qPrintable(QString::number(found)));
    }

    void whatIsTypedBeginsWhereThePageDoes()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        restart();
        QVERIFY(openSample());
        window().lead({PageId::overview, QStringLiteral("eventName"), {}, {}});
        auto& name = find<QLineEdit>("eventName");
        QTRY_VERIFY(name.isVisible());
        QVERIFY(!name.text().isRightToLeft());
        name.end(false);
        const auto isAtTheRight = [&name] {
            name.grab(); // laid out when it is painted
            return name.inputMethodQuery(Qt::ImCursorRectangle).toRect().left() > name.width() / 2;
        };
        QVERIFY(isAtTheRight());
        name.home(false);
        QVERIFY(isAtTheRight());
        name.clear();
        QVERIFY(isAtTheRight());
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QTRY_VERIFY(!isAtTheRight());
    }

    void aManualInEnglishIsReadFromTheLeft()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        ManualWindow manual(QStringLiteral("he"));
        manual.show();
        QVERIFY(QTest::qWaitForWindowExposed(&manual));
        auto* text = manual.findChild<QTextBrowser*>();
        const QTextBlock title = text->document()->begin();
        QCOMPARE(title.textDirection(), Qt::LeftToRight);
        QTextCursor atItsStart(title);
        text->setTextCursor(atItsStart);
        QVERIFY(text->cursorRect().left() < text->viewport()->width() / 4);
        // Its scroll bar is where those of all pages are.
        QTRY_VERIFY(text->verticalScrollBar()->isVisible());
        QVERIFY(text->verticalScrollBar()->mapTo(&manual, QPoint()).x() < manual.width() / 2);
    }

    void hoursStandBeforeMinutes()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        restart();
        QVERIFY(openSample());
        trigger(ActionId::hallPlan);
        const QWidgetList windows = QApplication::topLevelWidgets();
        const QTimeEdit* time = nullptr;
        for (const QWidget* each : windows)
            if (const auto* found = each->findChild<QTimeEdit*>(QStringLiteral("hallTime")); found != nullptr)
                time = found;
        QVERIFY(time != nullptr);
        QCOMPARE(time->text(), time->time().toString(QStringLiteral("HH:mm")));
        // Its arrows are at the left, as those of other fields.
        const QRect figures = time->findChild<QLineEdit*>()->geometry();
        QVERIFY(figures.left() > time->width() - 1 - figures.right());
    }

    void pointsStandInTwoSlotsThereToo()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        const QStringList points{scoreText(Score{35}), scoreText(Score{30}), scoreText(Score{5})};
        QStandardItemModel model(0, 1);
        for (const QString& each : points) {
            model.appendRow(new QStandardItem(each));
            model.item(model.rowCount() - 1)->setData(true, SlotsRole);
        }
        DataTable table;
        table.setModel(&model);
        table.setSelectionMode(QAbstractItemView::NoSelection);
        table.resize(300, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        QTest::qWait(20);
        std::vector<QRect> cells;
        for (int row = 0; row < model.rowCount(); ++row)
            cells.push_back(blackPartOf(
                table.viewport()->grab(table.visualRect(model.index(row, 0)).adjusted(0, 0, 0, -2)).toImage()));
        QCOMPARE(cells[1].left(), cells[0].left());
        QCOMPARE(cells[2].right(), cells[0].right());
        QVERIFY(cells[2].left() > cells[1].right());
        ReportDocument document;
        document.tables.emplace_back().columns = {{QString(), ReportColumn::Align::right, false}};
        for (const QString& each : points)
            document.tables.back().rows.push_back({each});
        const Sheet sheet(document);
        QImage page(sheet.pageSize().toSize(), QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        sheet.paint(painter, 0);
        std::vector<QRect> lines;
        for (int y = 0; y < page.height() / 2; ++y) {
            const QRect ink = blackPartOf(page.copy(0, y, page.width(), 1)).translated(0, y);
            if (!ink.isEmpty() && (lines.empty() || lines.back().bottom() + 1 < y))
                lines.push_back(ink);
            else if (!ink.isEmpty())
                lines.back() |= ink;
        }
        QCOMPARE(lines.size(), std::size_t{3});
        QCOMPARE(lines[1].left(), lines[0].left());
        QCOMPARE(lines[2].right(), lines[0].right());
        QVERIFY(lines[2].left() > lines[1].right());
    }

    void onACardOfATeamNumbersStandAtTheBeginningAndRatingsAtTheEnd()
    {
        QVERIFY(openFile(makeLeague(inFolder(QStringLiteral("league.pairwright")))));
        Tournament league = projected();
        const auto painted = [&league] {
            QImage image(400, 300, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintCard(painter, image.rect(), teamCards(league).front());
            return image;
        };
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QApplication::setLayoutDirection(direction);
            for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
                const QImage card = painted();
                league.members[place].data.rating->value = 1818 + static_cast<int>(place);
                const QRect rating = changedPartOf(card, painted());
                const bool mirrored = direction == Qt::RightToLeft;
                const QRect line(mirrored ? card.width() / 2 : 0, rating.top(), card.width() / 2, rating.height());
                const QRect ink = blackPartOf(card.copy(line)).translated(line.topLeft());
                const int before = mirrored ? ink.right() - rating.right() : rating.left() - ink.left();
                const int behind = mirrored ? rating.left() - ink.left() : ink.right() - rating.right();
                QVERIFY2(before > 40, qPrintable(QString::number(before))); // number and name
                QVERIFY2(behind < 4, qPrintable(QString::number(behind)));
            }
        }
    }

    void whatAHeadOpensStandsBelowItsWords()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        ComparisonView view;
        view.set(ComparisonLists{{QStringLiteral("Adams – Brown")}, {QStringLiteral("Adams – Clark")}, {}, {}}, false);
        view.open(true);
        view.resize(900, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto edgeOf = [&view](const char* name) {
            const auto* part = view.findChild<QWidget*>(QLatin1String(name));
            return part->mapTo(&view, part->rect().topRight()).x();
        };
        QVERIFY(edgeOf("onlyByHand") + 15 < edgeOf("comparisonHead"));
    }

    void theListOfStepsFitsBesideTheStep()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        restart();
        window().resize(1366, 768);
        QVERIFY(openSample());
        window().lead({PageId::history, {}, {}, {}});
        auto& list = find<QTableView>("historyTable");
        QTRY_VERIFY(list.model()->rowCount() > 0);
        list.selectRow(0);
        QTest::qWait(300);
        QVERIFY2(list.horizontalScrollBar()->maximum() == 0,
                 qPrintable(
                     QStringLiteral("%1 in %2").arg(list.horizontalHeader()->length()).arg(list.viewport()->width())));
    }

    void whiteStaysAtTheLeftOfTheResult()
    {
        QVERIFY(openSample());
        window().lead({PageId::rounds, {}, {}, {}});
        const auto& header = *find<QTableView>("boardsTable").horizontalHeader();
        const auto place = [&header](int column) {
            return header.sectionViewportPosition(column);
        };
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft, Qt::LeftToRight}) {
            QApplication::setLayoutDirection(direction);
            QTest::qWait(50);
            QVERIFY(place(BoardsModel::White) < place(BoardsModel::Result));
            QVERIFY(place(BoardsModel::Result) < place(BoardsModel::Black));
            QCOMPARE(place(BoardsModel::Notes) < place(BoardsModel::BoardNumber), direction == Qt::RightToLeft);
        }
    }

    void theRailIsOutermost()
    {
        QVERIFY(openSample());
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QTest::qWait(50);
        const auto& rail = find<QWidget>("rail");
        const QRect place(rail.mapTo(&window(), QPoint()), rail.size());
        QVERIFY2(place.right() >= window().width() - 2, qPrintable(QString::number(place.right())));
        window().inspector().showExplanation();
        QTest::qWait(50);
        QVERIFY(QRect(rail.mapTo(&window(), QPoint()), rail.size()).right() >= window().width() - 2);
        QVERIFY(window().inspector().mapTo(&window(), QPoint()).x() <= 2);
        screenshot(QStringLiteral("right-to-left"));
    }

private:
    FiguresOfViews figures()
    {
        FiguresOfViews found;
        showEveryView(*this, [&found](const QString& name, QWidget& view) {
            // What is being laid out settles.
            constexpr int mostTries = 20;
            QStringList seen = figuresDrawnBy(view);
            for (int tries = 0; tries < mostTries; ++tries) {
                QTest::qWait(30);
                const QStringList later = figuresDrawnBy(view);
                if (std::exchange(seen, later) == later)
                    break;
            }
            found[name] += seen;
        });
        return found;
    }
};

static const pairwright::RegisteredTest<TestRightToLeft> registered("test_right_to_left");
#include "test_right_to_left.moc"
