#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"
#include "tests/gui/league_window.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"
#include "ui/pages/rounds/correction/correction_note.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/entry/result_menu.h"
#include "ui/pages/rounds/round_flow.h"
#include "ui/pages/rounds/rounds_page.h"
#include "ui/pages/rounds/teams/match_boards.h"
#include "ui/pages/rounds/twice/paired_twice.h"
#include "ui/widgets/data_table.h"

#include <QLineEdit>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace pairwright;

/// A match opened to its boards on the page of the round, and teams called teams there.
class TestMatchBoards : public QObject, private LeagueWindow {
    Q_OBJECT
private slots:
    void init()
    {
        startLeague();
        showRoundOne(2);
        seatRoundOne();
    }
    void cleanup() { close(); }

    void theNoteOfACorrectionNamesMatchBoardAndPlayers()
    {
        const BoardId third{RoundNumber{1}, 2, 3};
        QVERIFY(applied(desk(), EnterResult{third, GameResult::whiteWins}));
        const Tournament before = projected();
        QVERIFY(applied(desk(), EnterResult{third, GameResult::draw}));
        const Mistake mistake{{{third, GameResult::draw}}, std::nullopt};
        const ReportDocument note = correctionNote(before, projected(), mistake, {}, QDateTime::currentDateTime());
        const ReportTable& table = note.tables.front();
        QCOMPARE(table.columns[1].title, QStringLiteral("Match, board"));
        QCOMPARE(table.rows[0][1], QStringLiteral("2.3"));
        const Game* game = before.game(third);
        const auto withTeam = [&before](PlayerKey player, PlayerKey team) {
            return filled(QStringLiteral("%1 (%2)"), displayName(before.member(player)->data),
                          displayName(before.player(team)->data));
        };
        QCOMPARE(table.rows[0][2], withTeam(game->forWhite.value(), game->white));
        QCOMPARE(table.rows[0][3], withTeam(game->forBlack.value(), game->black));
    }

    void lineUpsAreNoOtherPairing()
    {
        const auto matches = static_cast<int>(projected().round(one)->published()->pairings.boards.size());
        for (int match = 1; match <= matches; ++match)
            for (int game = 1; game <= projected().board({one, match})->gameCount(); ++game)
                QVERIFY(applied(desk(), EnterResult{{one, match, game}, GameResult::draw}));
        press(Qt::Key_F6);
        const RoundNumber two{2};
        const auto proposal = [&] {
            return projected().round(two) != nullptr ? projected().round(two)->proposal() : nullptr;
        };
        QTRY_VERIFY(proposal() != nullptr);
        const PairedTwice& twice = find<RoundsPage>("roundsPage").flow().twice();
        QTRY_VERIFY(twice.about(two, *proposal()) != nullptr);
        press(Qt::Key_F7);
        QTRY_VERIFY(projected().lastPublished() == two);
        const Pairings before = projected().round(two)->published()->pairings;
        trigger(ActionId::usualLineUps);
        QTRY_VERIFY(projected().round(two)->published()->pairings != before && !session().isSaving());
        QVERIFY(twice.about(two, *projected().round(two)->published()) != nullptr);
    }

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

    void whatIsMissingIsSaidInMatchesAndBoards()
    {
        trigger(ActionId::enterResults);
        QTest::keyClicks(&keypad(), QStringLiteral("1")); // board 1 of match 1
        QTest::keyClick(&keypad(), Qt::Key_Escape);
        QTRY_VERIFY(!session().isSaving());
        const QString places = QStringLiteral("match 1: boards 2–4; matches 2, 3");
        QCOMPARE(boardPlaces(projected(), one, {1, 2, 3}, Unended::missing), places);
        QCOMPARE(boardPlaces(projected(), one, {1, 2, 3}, Unended::missing, 2),
                 QStringLiteral("match 1: boards 2–4; matches 2, …"));
        QTRY_COMPARE(find<QToolButton>("missingBoards").text(), QStringLiteral("Round 1: not ended: ") + places);
        window().inspector().showChecks();
        const QString checks = window().inspector().checksText();
        QVERIFY2(checks.contains(QStringLiteral("results are missing: ") + places) &&
                     checks.contains(QStringLiteral("not entered: ") + places),
                 qPrintable(checks));
        QVERIFY(!checks.contains(QStringLiteral("on board")));
        const auto& tabs = *window().inspector().findChild<QTabWidget*>();
        QCOMPARE(tabs.tabText(1), QStringLiteral("Team"));
        screenshot(QStringLiteral("36-checks-of-teams"));
        press(Qt::Key_F9);
        QTRY_VERIFY(find<QWidget>("standingsTable").isVisible());
        screenshot(QStringLiteral("36-standings-missing"));
        QVERIFY(openSample());
        QTRY_COMPARE(tabs.tabText(1), QStringLiteral("Player"));
    }

    void anEmptyBoardTakesAForfeitOnly()
    {
        const Match& match = *projected().board({one, 1});
        LineUp seats = match.lineUpOf(match.a);
        seats[0].reset();
        QVERIFY(applied(desk(), SetLineUp{one, match.a, seats}));
        QTRY_VERIFY(!session().isSaving());
        const GameResult forfeit =
            match.game(1).white == match.a ? GameResult::blackWinsByForfeit : GameResult::whiteWinsByForfeit;
        desk().leadTo({PageId::rounds, {}, {}, BoardId{one, 1}});
        trigger(ActionId::enterResults);
        keypad().selectBoard(1);
        QVERIFY2(keypad().echo().contains(QStringLiteral("nobody")), qPrintable(keypad().echo()));
        QTest::keyClicks(&keypad(), QStringLiteral("1"));
        QTRY_COMPARE(offered(), QStringLiteral("Enter the Forfeit"));
        QVERIFY2(message().contains(QStringLiteral("Match 1, board 1: ") + projected().player(match.a)->data.name) &&
                     message().contains(QStringLiteral("nobody there")),
                 qPrintable(message()));
        QVERIFY(!projected().game({one, 1, 1})->outcome.result);
        screenshot(QStringLiteral("36-empty-board"));
        pressInMessage();
        QTRY_COMPARE(projected().game({one, 1, 1})->outcome.result, std::optional(forfeit));
        QTest::keyClick(&keypad(), Qt::Key_Escape);
        // The panel of the boards asks as well.
        trigger(ActionId::undo);
        QTRY_VERIFY(!projected().game({one, 1, 1})->outcome.result && !session().isSaving());
        desk().leadTo({PageId::rounds, {}, {}, BoardId{one, 1}});
        press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QTableView& table = find<MatchBoards>("matchBoards").table();
        QTRY_VERIFY(table.hasFocus());
        QTest::keyClick(&table, Qt::Key_Return);
        QTest::keyClick(&find<ResultMenu>("resultMenu"), Qt::Key_5);
        QTRY_COMPARE(offered(), QStringLiteral("Enter the Forfeit"));
        QVERIFY(!projected().game({one, 1, 1})->outcome.result);
    }

private:
    KeypadBar& keypad() { return *window().findChild<KeypadBar*>(); }
};

static const pairwright::RegisteredTest<TestMatchBoards> registered("test_match_boards");
#include "test_match_boards.moc"
