#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QtTest>

using namespace pairwright;

/// The winner of a play-off is entered in the window, by keys.
class PlayOffWindowTest : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup() { close(); }

    void theWinnerIsEnteredByKeysAndNamed()
    {
        NewTournament single = testOpen();
        single.plannedRounds = 1;
        QVERIFY(openFile(makeTournament(4, single)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        activate();
        pairAndPublish();
        press(Qt::Key_F9);
        const auto& button = find<QPushButton>("playOff");
        QVERIFY(!button.isVisible());
        QVERIFY(applied(desk(), EnterResult{{one, 1}, GameResult::whiteWins}));
        QVERIFY(applied(desk(), EnterResult{{one, 2}, GameResult::draw}));
        QVERIFY(!button.isVisible()); // one is alone at the top
        QVERIFY(applied(desk(), EnterResult{{one, 2}, GameResult::whiteWins}));
        QTRY_VERIFY(button.isVisible());
        screenshot(QStringLiteral("play-off-offered"));

        click("playOff");
        auto* asked = window().findChild<QDialog*>(QStringLiteral("playOffWindow"));
        QVERIFY(asked != nullptr && asked->isVisible());
        const auto names = asked->findChildren<QRadioButton*>();
        QCOMPARE(names.size(), 3);
        QVERIFY(names.back()->isChecked());
        QTRY_VERIFY(names.back()->hasFocus());
        QTest::keyClick(asked->focusWidget(), Qt::Key_Up);
        QVERIFY(names[1]->isChecked());
        screenshot(QStringLiteral("play-off"), asked);
        QTest::keyClick(asked->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(projected().settings.playOffWinner);
        const PlayerKey winner = *projected().settings.playOffWinner;
        QCOMPARE(names[1]->text(), projected().player(winner)->data.name);
        const auto facts = [this] { // what the header says, wherever it has room for it
            QString text;
            for (const QLabel* label : find<QWidget>("standingsPage").findChildren<QLabel*>())
                if (label->isVisible())
                    text += label->text();
            return text;
        };
        QTRY_VERIFY2(facts().contains(QStringLiteral("The play-off for the first place was won by ")),
                     qPrintable(facts()));
        const auto* table = find<QTableView>("standingsTable").model();
        int marked = 0;
        for (int row = 0; row < table->rowCount(); ++row)
            for (int column = 0; column < table->columnCount(); ++column)
                marked += table->index(row, column).data().toString().contains(QStringLiteral("(won the play-off)"));
        QCOMPARE(marked, 1);
        screenshot(QStringLiteral("play-off-named"));
        QTRY_VERIFY(!session().isSaving());
        activate();
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!projected().settings.playOffWinner);
        QTRY_VERIFY(!facts().contains(QStringLiteral("play-off")));
    }
};

static const pairwright::RegisteredTest<PlayOffWindowTest> registered("test_play_off_window");
#include "test_play_off_window.moc"
