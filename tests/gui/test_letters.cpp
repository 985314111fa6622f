#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/models/roles.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/print/page_text.h"
#include "ui/settings/settings_window.h"
#include "ui/theme/letters.h"
#include "ui/theme/tints.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/table_delegate.h"

#include <QApplication>
#include <QComboBox>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QImage>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QTableView>
#include <QTest>

#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

using namespace pairwright;

/// What the windows are written in: Inter or the letters of the system, as it is chosen at this computer.
class TestLetters : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup()
    {
        close();
        applyTextSize(0);
    }

    void theWindowsAreInInterUntilSomebodyChoosesOtherwise()
    {
        if (!isInstalled(Typeface::inter))
            QSKIP("Inter is not installed: ./test installs fonts-inter");
        everythingIsIn(QStringLiteral("Inter"));
        choose(Qt::Key_Down);
        everythingIsIn(QFontInfo(platformFont()).family());
        QCOMPARE(settings().typeface(), Typeface::system);
        // What was chosen is kept for the next start.
        QCOMPARE(UserSettings(inFolder(QStringLiteral("settings.ini"))).typeface(), Typeface::system);
        choose(Qt::Key_Up);
        everythingIsIn(QStringLiteral("Inter"));
        QCOMPARE(settings().typeface(), Typeface::inter);
    }

    void theSizeOfTheTextIsASettingToo()
    {
        trigger(ActionId::settings);
        auto* preferences = window().findChild<SettingsWindow*>();
        QVERIFY(preferences != nullptr);
        preferences->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(preferences));
        auto* field = preferences->findChild<QComboBox*>(QStringLiteral("textSize"));
        QCOMPARE(field->currentText(), QStringLiteral("As the system"));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_End);
        QTRY_COMPARE(textSizeNow(), greatestTextSize);
        QCOMPARE(settings().textSize(), greatestTextSize);
        // What the keys of the window do is seen there.
        trigger(ActionId::smallerText);
        QTRY_COMPARE(field->currentText(), QStringLiteral("%1 pt").arg(greatestTextSize - 1));
        trigger(ActionId::usualText);
        QTRY_COMPARE(field->currentText(), QStringLiteral("As the system"));
        delete preferences;
    }

    void headingsStandAboveTheirColumns()
    {
        for (const int points : {0, 14, 20}) {
            applyTextSize(points);
            QStandardItemModel model(1, 1);
            model.setHeaderData(0, Qt::Horizontal, QStringLiteral("HNH"));
            model.setItem(0, new QStandardItem(QStringLiteral("HNH")));
            model.item(0)->setEditable(false); // no ring around it
            DataTable table;
            table.setModel(&model);
            table.setSelectionMode(QAbstractItemView::NoSelection);
            table.resize(400, 200);
            table.show();
            QVERIFY(QTest::qWaitForWindowExposed(&table));
            QTest::qWait(20);
            const QRect cell = table.visualRect(model.index(0, 0)).adjusted(0, 1, 0, -2);
            const int heading = startOfInk(table.horizontalHeader()->viewport()->grab().toImage());
            const int text = startOfInk(table.viewport()->grab(cell).toImage());
            QVERIFY2(std::abs(heading - text) <= 1,
                     qPrintable(QStringLiteral("%1 pt: %2 above %3").arg(points).arg(heading).arg(text)));
        }
    }

    void pointsStandBelowTheirHeadings()
    {
        for (const int points : {0, 14, 20}) {
            applyTextSize(points);
            QStandardItemModel model(2, 2);
            const std::array<Qt::Alignment, 2> alignments{Qt::AlignCenter, Qt::AlignRight | Qt::AlignVCenter};
            for (const int column : {0, 1}) {
                model.setHeaderData(column, Qt::Horizontal, QStringLiteral("HNNH"));
                model.horizontalHeaderItem(column)->setTextAlignment(alignments.at(static_cast<std::size_t>(column)));
                for (const int row : {0, 1}) {
                    auto* item = new QStandardItem(row == 0 ? QStringLiteral("3½") : QStringLiteral("10½"));
                    item->setTextAlignment(alignments.at(static_cast<std::size_t>(column)));
                    item->setData(true, SlotsRole);
                    item->setEditable(false);
                    model.setItem(row, column, item);
                }
            }
            DataTable table;
            table.setModel(&model);
            table.setSelectionMode(QAbstractItemView::NoSelection);
            table.resize(400, 200);
            table.show();
            QVERIFY(QTest::qWaitForWindowExposed(&table));
            QTest::qWait(20);
            const QImage titles = table.horizontalHeader()->viewport()->grab().toImage();
            const auto inkOf = [&](int row, int column) {
                const QRect cell = table.visualRect(model.index(row, column)).adjusted(0, 1, 0, -2);
                return inkAcross(row < 0 ? titles.copy(QRect(table.columnViewportPosition(column), 0,
                                                             table.columnWidth(column), titles.height()))
                                         : table.viewport()->grab(cell).toImage());
            };
            const auto close = [](int one, int other) {
                return std::abs(one - other) <= 3;
            };
            // In the middle below the title, and at its end; what has more figures begins before.
            QVERIFY2(close(inkOf(0, 0).first + inkOf(0, 0).second, inkOf(-1, 0).first + inkOf(-1, 0).second),
                     qPrintable(QStringLiteral("%1 pt: %2-%3 below %4-%5")
                                    .arg(points)
                                    .arg(inkOf(0, 0).first)
                                    .arg(inkOf(0, 0).second)
                                    .arg(inkOf(-1, 0).first)
                                    .arg(inkOf(-1, 0).second)));
            QVERIFY2(
                close(inkOf(0, 1).second, inkOf(-1, 1).second),
                qPrintable(
                    QStringLiteral("%1 pt: %2 below %3").arg(points).arg(inkOf(0, 1).second).arg(inkOf(-1, 1).second)));
            for (const int column : {0, 1}) {
                QCOMPARE(inkOf(1, column).second, inkOf(0, column).second);
                QVERIFY(inkOf(1, column).first > 0 && inkOf(1, column).first < inkOf(0, column).first);
            }
        }
    }

    void aRowHasOneBaseLine()
    {
        // What the table draws in parts (points) stands on the line of what Qt draws whole (numbers).
        for (const Typeface typeface : {Typeface::inter, Typeface::system}) {
            applyTypeface(typeface);
            restart();
            QVERIFY(openSample());
            window().lead({PageId::rounds, {}, {}, {}});
            QTest::qWait(50);
            const auto& table = find<QTableView>("boardsTable");
            const auto lowestInk = [&table](int column) {
                constexpr int row = 4;
                const QImage cell =
                    table.viewport()->grab(table.visualRect(table.model()->index(row, column))).toImage();
                for (int y = cell.height() - 3; y > 0; --y)
                    for (int x = 0; x < cell.width(); ++x)
                        if (qGray(cell.pixel(x, y)) < 190)
                            return y;
                return 0;
            };
            const int whole = lowestInk(BoardsModel::BoardNumber);
            const int inParts = lowestInk(BoardsModel::WhitePoints);
            QVERIFY(whole > 10);
            QVERIFY2(std::abs(whole - inParts) <= 1, qPrintable(QStringLiteral("%1 %2").arg(whole).arg(inParts)));
        }
        applyTypeface(Typeface::inter);
    }

    void aCautionInATableIsMixedFromTheFullInk()
    {
        struct Told final : TableDelegate {
            [[nodiscard]] QColor ink(QStyleOptionViewItem cell, const QModelIndex& index) const
            {
                initStyleOption(&cell, index);
                return cell.palette.color(QPalette::Text);
            }
        };
        QStandardItemModel model(1, 2);
        model.setItem(0, 0, new QStandardItem(QStringLiteral("Berg, Eva")));
        auto* caution = new QStandardItem(QStringLiteral("no FIDE ID"));
        caution->setData(static_cast<int>(Mood::warning), MoodRole);
        model.setItem(0, 1, caution);
        for (const Typeface typeface : {Typeface::inter, Typeface::system}) {
            applyTypeface(typeface);
            for (const Qt::Alignment alignment : {Qt::AlignLeft, Qt::AlignRight}) {
                caution->setTextAlignment(alignment | Qt::AlignVCenter);
                DataTable table;
                table.setModel(&model);
                table.setNameColumns({0});
                const Told delegate;
                QStyleOptionViewItem cell;
                cell.initFrom(&table);
                cell.widget = &table;
                QCOMPARE(delegate.ink(cell, model.index(0, 1)), inkOf(table.palette(), Mood::warning));
            }
        }
        applyTypeface(Typeface::inter);
    }

    void theSizeOfTheTextStaysWhenTheTypefaceChanges()
    {
        activate();
        const int usual = textSizeNow();
        press(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(textSizeNow(), usual + 1);
        choose(Qt::Key_Down);
        QCOMPARE(textSizeNow(), usual + 1);
        activate();
        press(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(textSizeNow(), usual + 2);
        QCOMPARE(window().font().family(), platformFont().family());
        choose(Qt::Key_Up);
        QCOMPARE(textSizeNow(), usual + 2);
        activate();
        press(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(textSizeNow(), usual);
    }

    void figuresAreEquallyWide_data()
    {
        QTest::addColumn<int>("weight");
        QTest::addColumn<bool>("italic");
        QTest::newRow("text") << int{QFont::Normal} << false;
        QTest::newRow("heading") << int{QFont::DemiBold} << false;
        QTest::newRow("bold") << int{QFont::Bold} << false;
        QTest::newRow("italic") << int{QFont::Normal} << true;
    }
    void figuresAreEquallyWide()
    {
        QFETCH(int, weight);
        QFETCH(bool, italic);
        if (!isInstalled(Typeface::inter))
            QSKIP("Inter is not installed: ./test installs fonts-inter");
        QFont font = QApplication::font();
        font.setWeight(static_cast<QFont::Weight>(weight));
        font.setItalic(italic);
        const QFontMetricsF metrics(font);
        const double width = metrics.horizontalAdvance(QStringLiteral("0000"));
        for (int figure = 1; figure <= 9; ++figure) {
            constexpr double rounding = 0.25; // of hinted letters; figures as the font has them differ by 8 pixels
            const QString text(4, QLatin1Char(static_cast<char>('0' + figure)));
            QVERIFY2(std::abs(metrics.horizontalAdvance(text) - width) < rounding, qPrintable(text));
        }
    }

    void everyLetterStandsAsItWasTyped()
    {
        if (!isInstalled(Typeface::inter))
            QSKIP("Inter is not installed: ./test installs fonts-inter");
        const auto drawn = [](const QString& text) {
            QImage image(200, 40, QImage::Format_Grayscale8);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setFont(QFont(QStringLiteral("Inter"), 16));
            painter.drawText(4, 30, text);
            return image;
        };
        QVERIFY(drawn(QStringLiteral("17x5")) != drawn(QStringLiteral("17×5")));
        QVERIFY(drawn(QStringLiteral("->")) != drawn(QStringLiteral("→")));
    }

    void paperIsInOneTypefaceWhateverTheWindowsAreIn()
    {
        const page_text::Style style{10, false};
        const QString line = QStringLiteral("Navara, David 2727");
        const double width = page_text::width(line, style);
        applyTypeface(Typeface::system);
        QCOMPARE(page_text::width(line, style), width);
        QCOMPARE(QFontInfo(paperFont()).family(),
                 isInstalled(Typeface::inter) ? QStringLiteral("Inter") : QFontInfo(platformFont()).family());
    }

    void whereInterIsMissingTheLettersOfTheSystemStand()
    {
        if (isInstalled(Typeface::inter))
            QSKIP("Inter is here: test_letters_without_inter is run where it is not");
        QCOMPARE(settings().typeface(), Typeface::inter);
        QCOMPARE(window().font().family(), platformFont().family());
        SettingsWindow preferences(settings());
        QVERIFY(preferences.findChild<QComboBox*>(QStringLiteral("typeface"))
                    ->currentText()
                    .contains(QStringLiteral("not installed")));
    }

private:
    void everythingIsIn(const QString& family) const
    {
        const auto widgets = window().findChildren<QWidget*>();
        for (const QWidget* widget : widgets)
            QVERIFY2(!widget->isVisible() || QFontInfo(widget->font()).family() == family,
                     qPrintable(QStringLiteral("%1 %2 in %3")
                                    .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                         widget->font().family())));
    }

    /// Where letters begin; the line at the foot of a title is none.
    static int startOfInk(const QImage& picture)
    {
        for (int x = 0; x < picture.width(); ++x)
            for (int y = 0; y + 3 < picture.height(); ++y)
                if (qGray(picture.pixel(x, y)) < 170)
                    return x;
        return -1;
    }

    /// Where letters begin and end.
    static std::pair<int, int> inkAcross(const QImage& picture)
    {
        const int from = startOfInk(picture);
        return {from, picture.width() - 1 - startOfInk(picture.mirrored(true, false))};
    }

    /// At the field of the settings, with the keyboard.
    void choose(Qt::Key key)
    {
        trigger(ActionId::settings);
        auto* preferences = window().findChild<SettingsWindow*>();
        QVERIFY(preferences != nullptr);
        preferences->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(preferences));
        auto* field = preferences->findChild<QComboBox*>(QStringLiteral("typeface"));
        field->setFocus();
        QTest::keyClick(field, key);
        QTest::qWait(20);
        screenshot(
            QStringLiteral("letters-%1").arg(window().font().family()).replace(QLatin1Char(' '), QLatin1Char('-')));
        delete preferences;
    }
};

static const pairwright::RegisteredTest<TestLetters> registered("test_letters");
#include "test_letters.moc"
