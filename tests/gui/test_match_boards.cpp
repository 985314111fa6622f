#include "tests/gui/made_events.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/entry/result_menu.h"
#include "ui/pages/rounds/teams/match_boards.h"
#include "ui/widgets/data_table.h"

#include <QLineEdit>
#include <QTableView>
#include <QTest>

using namespace pairwright;

/// A match opened to its boards on the page of the round, and teams called teams there.
class TestMatchBoards : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        settings().setKeyPreset(KeyPreset::vega);
        QVERIFY(openFile(makeLeague(inFolder(QStringLiteral("league.pairwright")))));
        activate();
        pairAndPublish();
        trigger(ActionId::usualLineUps);
        QTRY_VERIFY(!session().isSaving());
        desk().showRound(one);
        desk().leadTo({PageId::rounds, {}, {}, BoardId{one, 2}});
    }
    void cleanup() { close(); }

    void aMatchIsOpenedAndItsBoardsTakeResultsByKeys()
    {
        auto& boards = find<MatchBoards>("matchBoards");
        QVERIFY(!boards.isVisible());
        press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(boards.isVisible());
        QTableView& table = boards.table();
        QTRY_VERIFY(table.hasFocus());
        const Match& match = *projected().board({one, 2});
        QCOMPARE(table.model()->rowCount(), match.gameCount());
        const auto shown = [&](int row, int column) {
            return table.model()->index(row, column).data().toString();
        };
        const auto nameOf = [this](const std::optional<PlayerKey>& key) {
            return projected().anybody(*key)->data.name.section(QLatin1Char(','), 0, 0);
        };
        for (int number = 1; number <= match.gameCount(); ++number) {
            const Game& game = match.game(number);
            const bool firstIsWhite = game.white == match.a;
            QCOMPARE(shown(number - 1, MatchBoardsModel::FirstColour),
                     firstIsWhite ? QStringLiteral("White") : QStringLiteral("Black"));
            QVERIFY(shown(number - 1, MatchBoardsModel::First)
                        .contains(nameOf(firstIsWhite ? game.forWhite : game.forBlack)));
            QVERIFY(shown(number - 1, MatchBoardsModel::Second)
                        .contains(nameOf(firstIsWhite ? game.forBlack : game.forWhite)));
        }
        QTest::keyClick(&table, Qt::Key_Down);
        QTest::keyClick(&table, Qt::Key_Return);
        auto& menu = find<ResultMenu>("resultMenu");
        const QString title = menu.actions().constFirst()->text();
        QVERIFY2(title.startsWith(QStringLiteral("Board 2: ")) && title.contains(nameOf(match.game(2).forWhite)),
                 qPrintable(title));
        QTest::keyClick(&menu, Qt::Key_1);
        QTRY_COMPARE(projected().game({one, 2, 2})->outcome.result, std::optional(GameResult::whiteWins));
        QVERIFY(!projected().game({one, 2, 1})->outcome.result);
        // White of the second board is of the other team.
        QCOMPARE(shown(1, MatchBoardsModel::Result),
                 match.game(2).white == match.a ? QStringLiteral("1 – 0") : QStringLiteral("0 – 1"));
        screenshot(QStringLiteral("36-match-boards"));
        QTest::keyClick(&table, Qt::Key_Escape);
        QTRY_VERIFY(!boards.isVisible());
        const auto holder = [this] {
            return window().focusWidget() != nullptr ? window().focusWidget()->objectName() : QString();
        };
        QTRY_COMPARE(holder(), QStringLiteral("boardsTable"));
    }

    void theBoardsFollowTheChosenMatch()
    {
        press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        auto& boards = find<MatchBoards>("matchBoards");
        QTRY_VERIFY(boards.isVisible());
        auto& matches = find<QTableView>("boardsTable");
        const auto third = matches.model()->index(2, 0);
        QTest::mouseClick(matches.viewport(), Qt::LeftButton, {}, matches.visualRect(third).center());
        const Match& match = *projected().board({one, 3});
        const auto heading = [&] {
            return boards.table().model()->headerData(MatchBoardsModel::First, Qt::Horizontal).toString();
        };
        QTRY_COMPARE(heading(), projected().player(match.a)->data.name);
        QTableView& table = boards.table();
        const auto last = table.model()->index(3, MatchBoardsModel::First);
        const QPoint at = table.visualRect(last).center();
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, at);
        auto& menu = find<ResultMenu>("resultMenu");
        QVERIFY(menu.actions().constFirst()->text().startsWith(QStringLiteral("Board 4: ")));
        QTest::keyClick(&menu, Qt::Key_5);
        QTRY_COMPARE(projected().game({one, 3, 4})->outcome.result, std::optional(GameResult::draw));
        press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!boards.isVisible());
    }

    void teamsAreCalledTeams()
    {
        QVERIFY2(action(ActionId::swapPlayers)->text().contains(QStringLiteral("Teams")),
                 qPrintable(action(ActionId::swapPlayers)->text()));
        QVERIFY(action(ActionId::pairPlayers)->text().contains(QStringLiteral("Teams")));
        trigger(ActionId::whyNot);
        bool isAsked = false;
        for (const QLineEdit* field : window().findChildren<QLineEdit*>())
            isAsked = isAsked || field->placeholderText() == QStringLiteral("A team");
        QVERIFY(isAsked);
        desk().leadTo({PageId::rounds, {}, {}, BoardId{one, 2}});
        trigger(ActionId::enterResults);
        const Game& game = projected().board({one, 2})->game(1);
        QTRY_VERIFY(keypad().isVisible());
        keypad().selectBoard(2);
        const QString name = projected().anybody(*game.forWhite)->data.name.section(QLatin1Char(','), 0, 0);
        QVERIFY2(keypad().echo().startsWith(QStringLiteral("Match 2, board 1")) && keypad().echo().contains(name),
                 qPrintable(keypad().echo()));
    }

private:
    KeypadBar& keypad() { return *window().findChild<KeypadBar*>(); }
};

static const pairwright::RegisteredTest<TestMatchBoards> registered("test_match_boards");
#include "test_match_boards.moc"
