#include "app/explain/explanation.h"
#include "app/formats/report/html.h"
#include "app/formats/report/reports.h"
#include "app/pairing/pairing_job.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/entry/keypad_bar.h"

#include <QDir>
#include <QMenu>
#include <QTableView>
#include <QTest>

using namespace pairwright;

namespace {

constexpr int matchPlayers = 9;

const QStringList surnames{QStringLiteral("Abramowitz"), QStringLiteral("Bergström"),  QStringLiteral("Castellanos"),
                           QStringLiteral("Dąbrowski"),  QStringLiteral("Eriksen"),    QStringLiteral("Fontaine"),
                           QStringLiteral("Grünwald"),   QStringLiteral("Hollerbach"), QStringLiteral("Iversen")};

} // namespace

/// A Double-Swiss tournament (C.04.5) in the window: matches of two games.
class TestDoubleSwiss : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void initTestCase();
    void twoKeysEnterAMatch();
    void slipBySlipTheBoardTakesTwoKeys();
    void theMenuAsksGameByGame();
    void undoNamesTheGame();
    void thePairingSheetHasBothGames();
    void theCrossTableHasBothGames();
    void theExplanationSpeaksOfMatches();
    void laterRoundsAreExplained();
    void cleanupTestCase();

private:
    QString result(int board) { return table().model()->index(board - 1, BoardsModel::Result).data().toString(); }
    const Match& stored(int board) { return *projected().board({one, board}); }
    void press(const QString& keys) { QTest::keyClicks(&keypad(), keys); }
};

void TestDoubleSwiss::initTestCase()
{
    start();
    settings().setKeyPreset(KeyPreset::vega);
    const QString path = inFolder(QStringLiteral("matches.pairwright"));
    NewTournament first;
    first.event.name = QStringLiteral("Double Open");
    first.event.start = QDate(2026, 10, 2);
    first.plannedRounds = 5;
    first.system = {System::DoubleSwiss, 2026};
    {
        auto session = std::move(TournamentSession::create(path, first)).value();
        std::vector<NewPlayer> list;
        for (int i = 0; i < matchPlayers; ++i) {
            NewPlayer player;
            player.data.name = surnames[i] + QStringLiteral(", A.");
            player.data.rating = Rating{2480 - 17 * i, RatingSource::fide, {}};
            list.push_back(player);
        }
        QVERIFY(session->apply(AddPlayers{list, {}}));
        QVERIFY(session->apply(SetInitialColour{{Colour::White, {}}}));
        session->flush();
    }
    QVERIFY(openFile(path));
    const auto draft = proposeRound(projected());
    QVERIFY(draft.hasValue());
    QVERIFY(applied(desk(), StoreProposal{*draft}));
    QVERIFY(applied(desk(), PublishRound{one}));
    session().flush();
    desk().showRound(one);
    desk().leadTo({PageId::rounds, {}, {}, {}});
    activate();
    trigger(ActionId::enterResults);
    QVERIFY(keypad().isVisible());
}

void TestDoubleSwiss::twoKeysEnterAMatch()
{
    QVERIFY2(keypad().echo().startsWith(QStringLiteral("Board 1, game 1")), qPrintable(keypad().echo()));
    press(QStringLiteral("1"));
    QVERIFY2(keypad().echo().startsWith(QStringLiteral("Board 1, game 2")), qPrintable(keypad().echo()));
    // White of the second game stands first there.
    const QString names = keypad().echo();
    const QString& black = surnames.at(static_cast<int>(stored(1).b.value) - 1);
    const QString& white = surnames.at(static_cast<int>(stored(1).a.value) - 1);
    QVERIFY2(names.indexOf(black) < names.indexOf(white), qPrintable(names));
    QCOMPARE(result(1), QStringLiteral("1 – 0 (1 …)"));
    press(QStringLiteral("5"));
    QCOMPARE(stored(1).game(1).outcome.result.value(), GameResult::whiteWins);
    QCOMPARE(stored(1).game(2).outcome.result.value(), GameResult::draw);
    QCOMPARE(result(1), QStringLiteral("1½ – ½ (1 ½)"));
    QVERIFY2(keypad().echo().startsWith(QStringLiteral("Board 2, game 1")), qPrintable(keypad().echo()));
    // The same key twice replaces, a single one does not.
    keypad().selectBoard(1);
    press(QStringLiteral("0"));
    QCOMPARE(stored(1).game(1).outcome.result.value(), GameResult::whiteWins);
    press(QStringLiteral("0"));
    QCOMPARE(stored(1).game(1).outcome.result.value(), GameResult::blackWins);
    QCOMPARE(result(1), QStringLiteral("½ – 1½ (0 ½)"));
}

void TestDoubleSwiss::slipBySlipTheBoardTakesTwoKeys()
{
    press(QStringLiteral("/3 01"));
    QCOMPARE(stored(3).game(1).outcome.result.value(), GameResult::blackWins);
    QCOMPARE(stored(3).game(2).outcome.result.value(), GameResult::whiteWins);
    QCOMPARE(result(3), QStringLiteral("0 – 2 (0 0)"));
    // The first game won by forfeit, the second played.
    press(QStringLiteral("2 35"));
    QCOMPARE(result(2), QStringLiteral("1½ – ½ (+ ½)"));
    screenshot(QStringLiteral("7-double-swiss-entry"));
    QTest::keyClick(&keypad(), Qt::Key_Escape);
}

void TestDoubleSwiss::theMenuAsksGameByGame()
{
    table().selectRow(3);
    trigger(ActionId::correctResult);
    for (const int game : {1, 2}) {
        QMenu* menu = nullptr;
        QTRY_VERIFY((menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) != nullptr);
        QVERIFY2(menu->actions().constFirst()->text().startsWith(QStringLiteral("Game %1").arg(game)),
                 qPrintable(menu->actions().constFirst()->text()));
        QTest::keyClicks(menu, QStringLiteral("1"));
    }
    QCOMPARE(result(4), QStringLiteral("1 – 1 (1 0)"));
}

void TestDoubleSwiss::undoNamesTheGame()
{
    session().flush();
    const QString text = action(ActionId::undo)->text();
    QVERIFY2(text.contains(QStringLiteral("Board 4, game 2")), qPrintable(text));
    trigger(ActionId::undo);
    QCOMPARE(result(4), QStringLiteral("1 – 0 (1 …)"));
    trigger(ActionId::redo);
    QCOMPARE(result(4), QStringLiteral("1 – 1 (1 0)"));
}

void TestDoubleSwiss::thePairingSheetHasBothGames()
{
    PairingSheetOptions options;
    options.common = {QDateTime::currentDateTime(), false, false, false};
    const auto sheet = pairingsByBoard(projected(), one, options);
    QVERIFY(sheet.hasValue());
    const ReportTable& boards = sheet->tables.front();
    QCOMPARE(boards.rows.size(), std::size_t{9}); // four matches of two games, and the bye
    for (const QStringList& row : boards.rows)
        QCOMPARE(static_cast<std::size_t>(row.size()), boards.columns.size());
    const QStringList& first = boards.rows.at(0);
    const QStringList& second = boards.rows.at(1);
    QCOMPARE(first.at(1), QStringLiteral("1"));
    QCOMPARE(second.at(1), QStringLiteral("2"));
    // The colours are changed: number and name stand on the other side.
    QCOMPARE(first.mid(2, 2), second.mid(7, 2));
    QCOMPARE(second.mid(2, 2), first.mid(7, 2));
    QVERIFY(boards.rows.back().contains(QStringLiteral("1½")));
    QVERIFY(toHtml(*sheet).contains(QStringLiteral("Double-Swiss")));
}

void TestDoubleSwiss::theCrossTableHasBothGames()
{
    StandingsOptions options;
    options.common.printedAt = QDateTime::currentDateTime();
    const ReportDocument report = crossTable(projected(), 1, options);
    QStringList cells;
    for (const QStringList& row : report.tables.front().rows)
        cells += row;
    const QString numbers = cells.join(QLatin1Char('\n'));
    QVERIFY2(numbers.contains(QStringLiteral("w0b½")), qPrintable(numbers)); // board 1
    QVERIFY2(numbers.contains(QStringLiteral("b1w½")), qPrintable(numbers));
    QVERIFY2(numbers.contains(QStringLiteral("–1½")), qPrintable(numbers));
}

void TestDoubleSwiss::theExplanationSpeaksOfMatches()
{
    const Tournament& tournament = projected();
    const Explanation board = explainBoard(tournament, {one, 1});
    QStringList all{board.sentence};
    for (const ExplanationSection& section : board.sections)
        all << section.title << section.paragraphs << section.citations;
    const QString text = all.join(QLatin1Char('\n'));
    QVERIFY2(text.contains(QStringLiteral("identifier")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("C.04.5:2026 art. 3.6")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("original order")),
             qPrintable(text)); // nothing of transpositions as in the Dutch system
}

void TestDoubleSwiss::laterRoundsAreExplained()
{
    for (int number = 2; number <= 4; ++number) {
        const auto draft = proposeRound(projected());
        QVERIFY(draft.hasValue());
        QVERIFY(applied(desk(), StoreProposal{*draft}));
        desk().showRound(RoundNumber{number});
        for (int board = 1; board <= 4; ++board) {
            const Explanation told = explainBoard(projected(), {RoundNumber{number}, board});
            QVERIFY2(told.sentence.size() > 20, qPrintable(told.sentence));
            QVERIFY2(!told.sentence.contains(QLatin1Char('%')), qPrintable(told.sentence));
            QVERIFY(!told.sections.empty());
        }
        QVERIFY(applied(desk(), PublishRound{RoundNumber{number}}));
        EnterResults results{RoundNumber{number}, {}};
        for (int board = 1; board <= 4; ++board)
            for (const int game : {1, 2})
                results.results.push_back(
                    {board, (board + game) % 3 == 0 ? GameResult::draw : GameResult::whiteWins, game});
        QVERIFY(applied(desk(), results));
        session().flush();
    }
    desk().leadTo({PageId::rounds, {}, {}, {}});
    table().selectRow(1);
    trigger(ActionId::explain);
    screenshot(QStringLiteral("7-double-swiss-round"));
    desk().leadTo({PageId::standings, {}, {}, {}});
    screenshot(QStringLiteral("7-double-swiss-standings"));
    desk().leadTo({PageId::reports, {}, {}, {}});
    QTest::qWait(300);
    screenshot(QStringLiteral("7-double-swiss-reports"));
    desk().leadTo({PageId::players, {}, PlayerKey{1}, {}});
    screenshot(QStringLiteral("7-double-swiss-player"));
}

void TestDoubleSwiss::cleanupTestCase()
{
    close();
}

static const pairwright::RegisteredTest<TestDoubleSwiss> registered("test_double_swiss");
#include "test_double_swiss.moc"
