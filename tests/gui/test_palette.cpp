#include "tests/gui/gui_desk.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/dialogs/palette_window.h"
#include "ui/frame/window_wait.h"
#include "ui/theme/letters.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QThread>
#include <QTimer>

using namespace pairwright;

/// Ctrl+K goes anywhere by a few letters; the size of the text is the user's.
class TestPalette : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        activate();
        QVERIFY(openFile(makeTournament(12)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        QTRY_VERIFY(!session().isSaving());
    }
    void cleanup()
    {
        applyTextSize(0);
        close();
    }

    void aPlayerIsFoundByLetters()
    {
        go(QStringLiteral("yer 11"));
        QCOMPARE(desk().selectedPlayer(), std::optional(PlayerKey{11}));
        QVERIFY(find<QWidget>("playersTable").isVisible());
    }

    void aCommandIsGiven()
    {
        go(QStringLiteral("rating preview"));
        QVERIFY(find<QWidget>("reportsPage").isVisible());
    }

    void aBoardIsFoundByItsNumber()
    {
        pairAndPublish();
        trigger(ActionId::pagePlayers);
        go(QStringLiteral("board 4:"));
        QVERIFY(desk().selectedBoard() == (BoardId{RoundNumber{1}, 4}));
        QVERIFY(table().isVisible());
    }

    void theArrowsChooseAndEscapeChangesNothing()
    {
        QDialog& palette = opened();
        auto& list = *palette.findChild<QListWidget*>(QStringLiteral("paletteList"));
        auto& line = *palette.findChild<QLineEdit*>(QStringLiteral("paletteLine"));
        QTest::keyClicks(&line, QStringLiteral("player 0"));
        QTest::keyClick(&line, Qt::Key_Down);
        QCOMPARE(list.currentItem()->text(), QStringLiteral("Player 02"));
        screenshot(QStringLiteral("palette"), &palette);
        QTest::keyClick(&line, Qt::Key_Escape);
        QVERIFY(!palette.isVisible());
        QVERIFY(!desk().selectedPlayer());
    }

    void whatIsMeantStandsFirst()
    {
        QDialog& palette = opened();
        auto& list = *palette.findChild<QListWidget*>(QStringLiteral("paletteList"));
        auto& line = *palette.findChild<QLineEdit*>(QStringLiteral("paletteLine"));
        // Nothing typed: the next step.
        QCOMPARE(list.currentItem()->text(), QStringLiteral("Pair Round"));
        QTest::keyClicks(&line, QStringLiteral("rou"));
        QCOMPARE(list.currentItem()->text(), QStringLiteral("Pair Round"));
        QCOMPARE(list.item(0)->text(), QStringLiteral("Commands"));
        screenshot(QStringLiteral("palette-ranked"), &palette);
        QTest::keyClick(&line, Qt::Key_Escape);
        QTest::qWait(1);
        trigger(ActionId::pairRound);
        QTRY_VERIFY(!projected().rounds.empty() && !session().isSaving());
        for (const char* letters : {"pub", "publ"}) {
            QDialog& again = opened();
            auto& field = *again.findChild<QLineEdit*>(QStringLiteral("paletteLine"));
            QTest::keyClicks(&field, QLatin1String(letters));
            QCOMPARE(again.findChild<QListWidget*>(QStringLiteral("paletteList"))->currentItem()->text(),
                     QStringLiteral("Publish"));
            QTest::keyClick(&field, Qt::Key_Escape);
            QTest::qWait(1);
        }
        trigger(ActionId::publish);
        QTRY_VERIFY(projected().lastPublished() == RoundNumber{1} && !session().isSaving());
        // To take the round back is there as well, and last.
        QDialog& published = opened();
        auto& entries = *published.findChild<QListWidget*>(QStringLiteral("paletteList"));
        auto& field = *published.findChild<QLineEdit*>(QStringLiteral("paletteLine"));
        QTest::keyClicks(&field, QStringLiteral("pub"));
        QVERIFY(!entries.currentItem()->text().startsWith(QStringLiteral("Withdraw")));
        QVERIFY(!entries.currentItem()->text().startsWith(QStringLiteral("Undo")));
        QTest::keyClick(&field, Qt::Key_Escape);
    }

    void whatWasGivenLatelyComesBeforeTheRest()
    {
        go(QStringLiteral("rating preview"));
        QDialog& palette = opened();
        auto& list = *palette.findChild<QListWidget*>(QStringLiteral("paletteList"));
        QCOMPARE(list.item(2)->text(), QStringLiteral("Rating Preview"));
        QTest::keyClick(palette.findChild<QLineEdit*>(QStringLiteral("paletteLine")), Qt::Key_Escape);
    }

    void whatFitsNothingIsSaid()
    {
        QDialog& palette = opened();
        auto& list = *palette.findChild<QListWidget*>(QStringLiteral("paletteList"));
        auto& line = *palette.findChild<QLineEdit*>(QStringLiteral("paletteLine"));
        QTest::keyClicks(&line, QStringLiteral("xyzzy"));
        QCOMPARE(list.count(), 1);
        QVERIFY(list.item(0)->text().contains(QStringLiteral("Nothing")));
        QTest::keyClick(&line, Qt::Key_Return);
        QVERIFY(palette.isVisible());
    }

    /// Who goes somewhere may wait for a file, and events are handled meanwhile, also the end of the window clicked on.
    void whereAClickLeadsBeginsAfterTheClick()
    {
        bool clicking = false;
        std::optional<bool> wentWhileClicking;
        auto* palette = new PaletteWindow({{QStringLiteral("Wait"),
                                            {},
                                            {},
                                            [&] {
                                                WindowWait waiting(&window(), QStringLiteral("waits"));
                                                (void)waiting.wait<int>([] { return 1; });
                                                wentWhileClicking = clicking;
                                            }}},
                                          &window());
        palette->setAttribute(Qt::WA_DeleteOnClose);
        palette->open();
        const QPointer<PaletteWindow> seen = palette;
        auto& list = *palette->findChild<QListWidget*>(QStringLiteral("paletteList"));
        clicking = true;
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(0)).center());
        clicking = false;
        QTRY_VERIFY(wentWhileClicking.has_value());
        QVERIFY(!*wentWhileClicking);
        QTRY_VERIFY(seen.isNull());
    }

    void aWindowThatIsClosedWhileItWaitsClosesAfterwards()
    {
        bool shownToTheEnd = false;
        {
            WindowWait waiting(&window(), QStringLiteral("waits"));
            QTimer::singleShot(0, &window(), [this] { window().close(); });
            (void)waiting.wait<int>([stop = waiting.stop()] {
                while (!stop.stop_requested())
                    QThread::msleep(1);
                return 1;
            });
            shownToTheEnd = window().isVisible();
        }
        QVERIFY(shownToTheEnd);
        QTRY_VERIFY(!window().isVisible());
    }

    void nothingThatIsPressedReachesAWindowThatWaits()
    {
        QDialog dialog(&window());
        auto* button = new QPushButton(&dialog);
        int begun = 0;
        connect(button, &QPushButton::clicked, &dialog, [&] {
            ++begun;
            WindowWait waiting(&dialog, QStringLiteral("waits"));
            QTimer::singleShot(0, &dialog, [&] {
                QTest::keyClick(&dialog, Qt::Key_Escape);
                QTest::keyClick(button, Qt::Key_Space);
                QTest::mouseClick(button, Qt::LeftButton);
            });
            (void)waiting.wait<int>([] {
                QThread::msleep(100);
                return 1;
            });
            QVERIFY(dialog.isVisible());
        });
        dialog.show();
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(begun, 1);
        QTest::keyClick(&dialog, Qt::Key_Escape); // afterwards it does
        QVERIFY(!dialog.isVisible());
    }

    void theSizeOfTheTextIsKept()
    {
        const int usual = textSizeNow();
        const QLabel* title = nullptr;
        const auto labels = window().findChildren<QLabel*>();
        for (const QLabel* label : labels)
            if (label->isVisible() && label->font().pointSize() > usual)
                title = label;
        QVERIFY(title != nullptr);
        const double sizeOfTheTitle = title->font().pointSizeF();
        press(Qt::Key_Plus, Qt::ControlModifier);
        press(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(textSizeNow(), usual + 2);
        QCOMPARE(settings().textSize(), usual + 2);
        QVERIFY2(title->font().pointSizeF() > sizeOfTheTitle, "titles grow with the text");
        screenshot(QStringLiteral("larger-text"));
        press(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(textSizeNow(), usual + 1);
        press(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(textSizeNow(), usual);
        QCOMPARE(settings().textSize(), 0);
    }

private:
    QDialog& opened()
    {
        activate();
        press(Qt::Key_K, Qt::ControlModifier);
        auto* palette = window().findChild<QDialog*>(QStringLiteral("palette"));
        if (palette == nullptr || !palette->isVisible())
            qFatal("no palette");
        return *palette;
    }
    void go(const QString& letters)
    {
        QDialog& palette = opened();
        auto& line = *palette.findChild<QLineEdit*>(QStringLiteral("paletteLine"));
        QTest::keyClicks(&line, letters);
        QTest::keyClick(&line, Qt::Key_Return);
        QTest::qWait(1); // it is deleted
    }
};

static const pairwright::RegisteredTest<TestPalette> registered("test_palette");
#include "test_palette.moc"
