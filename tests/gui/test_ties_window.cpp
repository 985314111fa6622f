#include "app/domain/rounds/chess960.h"
#include "engine/tiebreaks/descriptor.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/hall/hall_pages.h"
#include "ui/pages/players/players_model.h"
#include "ui/pages/standings/standings_model.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QtTest>

using namespace pairwright;

/// Lots, an order by hand, values from outside and Chess960, as the arbiter has them in the window.
class TiesWindowTest : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        QVERIFY(openFile(makeTournament(6)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        QVERIFY(applied(desk(), SetTieBreaks{*parseTieBreaks("WIN")}));
        activate();
    }
    void cleanup() { close(); }

    void lotsAreDrawnByAKeyAndAgainGiveTheSame()
    {
        playAllDrawn();
        press(Qt::Key_F9);
        QCOMPARE(ranks().count(QLatin1Char('=')), 6);
        press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(projected().settings.lotSeed);
        QCOMPARE(asker().questions.size(), std::size_t{1});
        // The list is announced before the start.
        QCOMPARE(asker().questions.back().level, WarningLevel::twoSteps);
        QTRY_COMPARE(ranks().count(QLatin1Char('=')), 0);
        const QString seed = QString::number(*projected().settings.lotSeed);
        QTRY_VERIFY2(facts().contains(QStringLiteral("Lots drawn by seed ") + seed), qPrintable(facts()));
        screenshot(QStringLiteral("lots-drawn"));
        const QString order = ranks();
        QTRY_VERIFY(!session().isSaving());
        press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY2(message().contains(QStringLiteral("drawing again gives the same")), qPrintable(message()));
        QCOMPARE(QString::number(*projected().settings.lotSeed), seed);
        QCOMPARE(ranks(), order);
    }

    void whereNobodyIsTiedThereIsNoLotToDraw()
    {
        QVERIFY(applied(desk(), SetTieBreaks{*parseTieBreaks("EXT")}));
        playAllDrawn();
        PlayersModel model(desk());
        for (int row = 0; row < 6; ++row)
            QVERIFY(model.setData(model.index(row, PlayersModel::columnOf(PlayerField::outsideValue)),
                                  QString::number(row + 1), Qt::EditRole));
        press(Qt::Key_F9);
        QTRY_COMPARE(ranks().count(QLatin1Char('=')), 0);
        press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY2(message().contains(QStringLiteral("Nobody shares a rank after round 1")), qPrintable(message()));
        QVERIFY(asker().questions.empty());
        QVERIFY(!projected().settings.lotSeed);
    }

    void theTiedAreRankedByHandByKeys()
    {
        playAllDrawn();
        press(Qt::Key_F9);
        press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        auto* asked = window().findChild<QDialog*>(QStringLiteral("rankTiedWindow"));
        QVERIFY(asked != nullptr && asked->isVisible());
        auto* list = asked->findChild<QListWidget*>(QStringLiteral("tiedOrder"));
        QCOMPARE(list->count(), 6);
        QTRY_VERIFY(list->hasFocus());
        const QString last = list->item(5)->text();
        QVERIFY(!asked->findChild<QPushButton*>(QStringLiteral("tiedUp"))->isEnabled()); // the first goes no higher
        list->setCurrentRow(5);
        for (int i = 0; i < 5; ++i) // Alt+U, the letter of the button
            asked->findChild<QPushButton*>(QStringLiteral("tiedUp"))->click();
        QCOMPARE(list->item(0)->text(), last);
        QVERIFY(!asked->findChild<QPushButton*>(QStringLiteral("tiedUp"))->isEnabled());
        screenshot(QStringLiteral("rank-tied"), asked);
        QTest::mouseClick(asked->findChild<QPushButton*>(QStringLiteral("rankTiedNow")), Qt::LeftButton);
        QTRY_COMPARE(toString(projected().settings.tieBreaks), std::string("WIN,HAND"));
        QTRY_COMPARE(ranks().count(QLatin1Char('=')), 0);
        const auto* table = find<QTableView>("standingsTable").model();
        QVERIFY(table->index(0, StandingsModel::Name).data().toString().contains(last));
        screenshot(QStringLiteral("ranked-by-hand"));
        QTRY_VERIFY(!session().isSaving());
        activate();
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(ranks().count(QLatin1Char('=')), 6);
    }

    void aValueFromOutsideIsTypedForAPlayer()
    {
        QVERIFY(applied(desk(), SetTieBreaks{*parseTieBreaks("EXT")}));
        playAllDrawn();
        PlayersModel model(desk());
        const QModelIndex cell = model.index(3, PlayersModel::columnOf(PlayerField::outsideValue));
        QVERIFY(!model.setData(cell, QStringLiteral("much"), Qt::EditRole));
        QVERIFY2(message().contains(QStringLiteral("is no value")), qPrintable(message()));
        QVERIFY(model.setData(cell, QStringLiteral("2,5"), Qt::EditRole));
        QCOMPARE(projected().players[3].data.outsideValue, QStringLiteral("2.50"));
        press(Qt::Key_F9);
        const auto* table = find<QTableView>("standingsTable").model();
        QTRY_COMPARE(table->index(0, StandingsModel::Name).data().toString(), projected().players[3].data.name);
        QCOMPARE(table->headerData(StandingsModel::FirstTieBreak, Qt::Horizontal).toString(), QStringLiteral("EXT"));
    }

    void anEventIsChess960AndTheRoundShowsItsStartPosition()
    {
        desk().leadTo({PageId::overview, QStringLiteral("chess960"), {}, {}});
        auto& variant = find<QComboBox>("chess960");
        QTRY_VERIFY(variant.isVisible());
        chooseByKeys(variant, 1);
        QTRY_VERIFY2(projected().settings.chess960Seed, qPrintable(message()));
        screenshot(QStringLiteral("chess960-chosen"));
        pairAndPublish();
        QTRY_VERIFY(!variant.isEnabled());
        trigger(ActionId::pageRounds);
        const auto said = [this] {
            QString text;
            for (const QLabel* label : window().findChildren<QLabel*>())
                if (label->isVisible())
                    text += label->text();
            return text;
        };
        QTRY_VERIFY2(said().contains(QStringLiteral("Chess960, start position ")), qPrintable(said()));
        screenshot(QStringLiteral("chess960-round"));
        const QString pieces = piecesOfPosition(startPositionOf(one, *projected().settings.chess960Seed));
        QVERIFY(hallPages(projected(), {}, HallContent::byBoard, 20).front().title.contains(pieces));
    }

private:
    void playAllDrawn()
    {
        pairAndPublish();
        for (int board = 1; board <= 3; ++board)
            QVERIFY(applied(desk(), EnterResult{{one, board}, GameResult::draw}));
        asker().questions.clear();
    }

    [[nodiscard]] QString ranks() const
    {
        const auto* table = find<QTableView>("standingsTable").model();
        QString text;
        for (int row = 0; row < table->rowCount(); ++row)
            text += table->index(row, StandingsModel::Rank).data().toString() +
                    table->index(row, StandingsModel::Name).data().toString();
        return text;
    }

    [[nodiscard]] QString facts() const
    {
        QString text;
        for (const QLabel* label : find<QWidget>("standingsPage").findChildren<QLabel*>())
            if (label->isVisible())
                text += label->text();
        return text;
    }
};

static const pairwright::RegisteredTest<TiesWindowTest> registered("test_ties_window");
#include "test_ties_window.moc"
