#include "app/domain/rounds/progress.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/pages/rounds/cross_table/cross_table.h"
#include "ui/pages/rounds/cross_table/cross_table_bar.h"
#include "ui/pages/rounds/rounds_page.h"

#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace pairwright;

/// The championship of a club, nine players who meet twice, from the list to the report: somebody comes late, a game is
/// postponed, somebody leaves. By keys.
class ChampionshipTest : public QObject, public WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        settings().setKeyPreset(KeyPreset::vega);
    }
    void nineAndOneWhoComesLate();

private:
    [[nodiscard]] CrossTable& table() const { return window().rounds().crossTable(); }
    void saved() const { QTRY_VERIFY(!session().isSaving()); }
    /// Enter and a key for each open game, until `rounds` rounds are complete.
    void play(int rounds);
    void comesLate(const QString& line);
    void postpones(const QString& day);
    void leaves(const QString& name);

    int played_ = 0;
};

void ChampionshipTest::play(int rounds)
{
    press(Qt::Key_F8);
    QVERIFY(table().isEntering());
    const QString keys = QStringLiteral("1501105");
    // An open game under the cursor is kept, of whatever round.
    if (table().selectedGame()->round != desk().shownRound())
        press(Qt::Key_Return);
    while (true) {
        const auto id = table().selectedGame();
        const Game* game = id ? projected().game(*id) : nullptr;
        if (game == nullptr || game->outcome.result || id->round.value > rounds)
            break;
        type(keys.mid(played_++ % keys.size(), 1));
        QVERIFY(projected().game(*id)->outcome.result);
        press(Qt::Key_Return);
    }
    press(Qt::Key_Escape);
    saved();
    for (const OpenGames& open : openGames(projected()))
        QVERIFY(open.round.value > rounds);
}

void ChampionshipTest::comesLate(const QString& line)
{
    press(Qt::Key_L, Qt::ControlModifier);
    auto& added = find<QLineEdit>("quickAdd");
    QTRY_VERIFY(added.hasFocus());
    QTest::keyClicks(&added, line);
    press(Qt::Key_Return);
    saved();
}

void ChampionshipTest::postpones(const QString& day)
{
    press(Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier);
    auto* asked = window().findChild<QDialog*>(QStringLiteral("postponeWindow"));
    QVERIFY(asked != nullptr && asked->isVisible());
    QTest::keyClicks(asked->findChild<QLineEdit*>(QStringLiteral("postponedTo")), day);
    QTest::mouseClick(asked->findChild<QPushButton*>(QStringLiteral("postpone")), Qt::LeftButton);
    saved();
    activate();
}

void ChampionshipTest::leaves(const QString& name)
{
    trigger(ActionId::pagePlayers);
    auto& players = find<QTableView>("playersTable");
    players.setFocus();
    for (int row = 0; row < players.model()->rowCount(); ++row) {
        for (int column = 0; column < 3; ++column) {
            if (players.model()->index(row, column).data().toString() == name)
                players.selectRow(row);
        }
    }
    press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    saved();
}

void ChampionshipTest::nineAndOneWhoComesLate()
{
    QVERIFY(openFile(makeTournament(9)));
    activate();
    auto& systems = find<QComboBox>("system");
    chooseByKeys(systems, systems.findText(QStringLiteral("Double round robin"), Qt::MatchStartsWith));
    saved();
    auto& numbers = find<QComboBox>("numbers");
    chooseByKeys(numbers, numbers.findData(static_cast<int>(NumberDraw::By::rating)));
    saved();
    press(Qt::Key_F6);
    QTRY_COMPARE(projected().rounds.size(), std::size_t{18});
    saved();
    press(Qt::Key_F7, Qt::ControlModifier);
    QTRY_VERIFY(projected().allRoundsPublished());
    saved();
    QTRY_VERIFY(table().isVisible());
    play(2);
    QCOMPARE(projected().round(RoundNumber{1})->published()->pairings.boards.size(), std::size_t{4});

    comesLate(QStringLiteral("Late, Anna; 1777"));
    QCOMPARE(projected().players.size(), std::size_t{10});
    for (const Round& round : projected().rounds)
        QCOMPARE(round.published()->pairings.boards.size(), std::size_t{5});
    trigger(ActionId::pageRounds);
    QTRY_VERIFY(table().isVisible());
    QCOMPARE(table().grid().table().rowCount(), 10);
    screenshot(QStringLiteral("championship-late-entry"));

    // The games of the late entry in rounds 1 and 2 are open, and played now; then one of round 3 waits for another
    // day.
    play(2);
    table().grid().setFocus();
    table().grid().select(BoardId{RoundNumber{3}, 2});
    postpones(QStringLiteral("2026-12-20"));
    QVERIFY(projected().game(BoardId{RoundNumber{3}, 2})->outcome.postponed);
    screenshot(QStringLiteral("championship-postponed"));

    // Under half of his games over the board: struck out.
    leaves(QStringLiteral("Player 04"));
    QCOMPARE(projected().leftOut().size(), std::size_t{1});
    trigger(ActionId::pageRounds);
    play(18);
    QVERIFY(openGames(projected()).empty());
    screenshot(QStringLiteral("championship-end"));

    press(Qt::Key_F9);
    QTRY_VERIFY(find<QTableView>("standingsTable").isVisible());
    auto& standings = *find<QTableView>("standingsTable").model();
    QCOMPARE(standings.rowCount(), 10);
    screenshot(QStringLiteral("championship-standings"));

    asker().paths = {inFolder(QStringLiteral("report.trf"))};
    press(Qt::Key_T, Qt::ControlModifier);
    saved();
    QFile report(inFolder(QStringLiteral("report.trf")));
    QTRY_VERIFY(report.exists());
    QVERIFY(report.open(QIODevice::ReadOnly));
    const QByteArray trf = report.readAll();
    QVERIFY(trf.contains("Late, Anna"));
    QVERIFY(trf.contains("### Not counted"));
    QCOMPARE(QByteArray("\n" + trf).count("\n001 "), 10);
}

static const pairwright::RegisteredTest<ChampionshipTest> registered("test_championship");
#include "test_championship.moc"
