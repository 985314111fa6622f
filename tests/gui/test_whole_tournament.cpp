#include "app/formats/trf/import.h"
#include "engine/base/random.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/dialogs/shortcuts_window.h"
#include "ui/frame/inspector.h"
#include "ui/models/roles.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/rounds_page.h"
#include "ui/pages/standings/standings_model.h"
#include "ui/settings/settings_window.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace pairwright;

namespace {

constexpr int rounds = 7;
constexpr int waitMilliseconds = 20'000;

/// Somebody at the window who plays whole rounds.
class Arbiter : public WindowUnderTest {
public:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        WindowUnderTest::press(key, modifiers);
        QApplication::processEvents();
    }

    void type(const QString& text) const
    {
        WindowUnderTest::type(text);
        QApplication::processEvents();
    }

    /// As a click in the list would; the offscreen platform does not give the focus back after a real one.
    void choose(const char* box, int index) const
    {
        auto& combo = find<QComboBox>(box);
        combo.setCurrentIndex(index);
        emit combo.activated(index);
    }

    /// F6 and wait for the proposal, F7.
    void pairAndPublish() const
    {
        const RoundNumber next = projected().roundAhead();
        press(Qt::Key_F6);
        QTRY_VERIFY_WITH_TIMEOUT(projected().round(next) != nullptr && projected().round(next)->proposal() != nullptr,
                                 waitMilliseconds);
        QCOMPARE(projected().lastPublished().value, next.value - 1);
        press(Qt::Key_F7);
        QTRY_COMPARE_WITH_TIMEOUT(projected().lastPublished().value, next.value, waitMilliseconds);
    }

    /// F8 and a key for each board; the first board gets `first`.
    void enterAll(Random& random, QChar first) const
    {
        press(Qt::Key_F8);
        const auto round = projected().lastPublished();
        const int boards = static_cast<int>(projected().round(round)->published()->pairings.boards.size());
        for (int board = 1; board <= boards; ++board) {
            const char keys[] = {'1', '1', '5', '0'};
            type(board == 1 ? QString(first) : QString(QLatin1Char(keys[random.below(4)])));
        }
        QTRY_VERIFY_WITH_TIMEOUT(projected().round(round)->openBoards().empty(), waitMilliseconds);
        press(Qt::Key_Escape);
    }

    void selectPlayer(const QString& letters) const
    {
        auto& players = find<QTableView>("playersTable");
        players.setFocus();
        for (int row = 0; row < players.model()->rowCount(); ++row)
            if (players.model()->index(row, 1).data().toString().startsWith(letters))
                players.selectRow(row);
        QApplication::processEvents();
    }
};

PlayerKey keyOf(const Tournament& tournament, const QString& start)
{
    for (const Player& player : tournament.players)
        if (player.data.name.startsWith(start))
            return player.key;
    qFatal("no player %s", qPrintable(start));
}

} // namespace

/// The first milestone of the window: an arbiter's whole event, from an empty window to the rating report.
class TestWholeTournament : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void startsANewTournament();
    void takesThePlayersFromAFile();
    void publishesRoundOne();
    void entersRoundOneFromTheKeyboard();
    void takesALateEntry();
    void givesAHalfPointBye();
    void playsWithAForfeit();
    void withdrawsAPlayer();
    void correctsAResult();
    void playsToTheEnd();
    void showsStandings();
    void printsToPdf();
    void exportsTheReport();
    void closesAndReopens();
    void undoesAfterReopening();
    void leavesScreenshotsOfEachPage();
    void cleanupTestCase();

private:
    Arbiter arbiter_;
    Random random_{20260101};
    QString file_;
    Question correction_; ///< what was asked before a result was corrected
};

void TestWholeTournament::initTestCase()
{
    arbiter_.start();
    arbiter_.activate();
    file_ = arbiter_.inFolder(QStringLiteral("autumn.pairwright"));
    arbiter_.screenshot(QStringLiteral("00-start"));
}

void TestWholeTournament::startsANewTournament()
{
    const Arbiter& a = arbiter_;
    a.press(Qt::Key_N, Qt::ControlModifier);
    a.screenshot(QStringLiteral("01-new"));
    a.type(QStringLiteral("Autumn Open 2026"));
    a.fill("newCity", QStringLiteral("Graz"));
    a.fill("newFederation", QStringLiteral("AUT"));
    a.fill("newStart", QStringLiteral("2026-10-03"));
    a.asker().paths.push_back(file_);
    a.click("createTournament");
    QVERIFY(a.desk().session() != nullptr);
    QVERIFY(QFile::exists(file_));
    QCOMPARE(a.projected().event.name, QStringLiteral("Autumn Open 2026"));
    QCOMPARE(a.projected().settings.plannedRounds, rounds);

    a.fill("endDate", QStringLiteral("2026-10-09"));
    a.fill("chiefArbiter", QStringLiteral("Huber, Maria (1612345)"));
    a.fill("deputyArbiters", QStringLiteral("Moser, Paul"));
    a.fill("timeControl", QStringLiteral("90 min/40 moves + 30 min + 30 s/move"));
    for (int round = 1; round <= rounds; ++round)
        a.fill(qPrintable(QStringLiteral("roundDate%1").arg(round)),
               QStringLiteral("2026-10-%1").arg(round + 2, 2, 10, QLatin1Char('0')));
    a.choose("initialColour", 1);
    QTRY_VERIFY(a.projected().settings.initialColour.has_value());
    QCOMPARE(a.projected().event.chiefArbiter.fideId, QStringLiteral("1612345"));
    QCOMPARE(a.projected().event.roundDates.size(), std::size_t{rounds});
}

void TestWholeTournament::takesThePlayersFromAFile()
{
    const Arbiter& a = arbiter_;
    a.asker().paths.push_back(QStringLiteral(PAIRWRIGHT_FIXTURES "/gui/players23.csv"));
    a.press(Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(a.find<QTableView>("importTable").model()->rowCount(), 23);
    QVERIFY2(a.projected().players.empty(), "a preview must not add anybody");
    a.screenshot(QStringLiteral("02-import"));
    a.click("applyImport");
    QCOMPARE(a.projected().players.size(), std::size_t{23});
    QCOMPARE(a.find<QTableView>("playersTable").model()->rowCount(), 23);
    QCOMPARE(a.find<QTableView>("playersTable").model()->index(0, 1).data().toString(),
             QStringLiteral("Ivanović, Marko"));
}

void TestWholeTournament::publishesRoundOne()
{
    const Arbiter& a = arbiter_;
    a.press(Qt::Key_F6);
    QTRY_VERIFY_WITH_TIMEOUT(a.projected().round(RoundNumber{1}) != nullptr, waitMilliseconds);
    QTRY_VERIFY_WITH_TIMEOUT(!a.session().isSaving(), waitMilliseconds);
    QCOMPARE(a.projected().lastPublished().value, 0);
    auto* table = &a.find<QTableView>("boardsTable");
    QCOMPARE(table->model()->rowCount(), 12); // eleven boards and the bye
    table->setFocus();
    table->selectRow(2);
    a.press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(a.window().inspector().isVisible());
    QVERIFY(a.window().inspector().explanationText().contains(QStringLiteral("upper half")));
    QVERIFY(a.window().inspector().explanationText().contains(QStringLiteral("5.2.5")));
    a.screenshot(QStringLiteral("03-proposal-explained"));
    a.press(Qt::Key_F4);
    a.press(Qt::Key_F7);
    QTRY_COMPARE_WITH_TIMEOUT(a.projected().lastPublished().value, 1, waitMilliseconds);
}

void TestWholeTournament::entersRoundOneFromTheKeyboard()
{
    const Arbiter& a = arbiter_;
    // The first time the keys are asked for.
    a.press(Qt::Key_F8);
    a.click("preset0");
    QVERIFY(arbiter_.settings().keyPreset() == KeyPreset::vega);
    a.type(QStringLiteral("x"));
    QVERIFY(a.window().rounds().keypad().answer().contains(QLatin1Char('x')));
    QVERIFY(!a.projected().game({RoundNumber{1}, 1})->outcome.result);
    a.type(QStringLiteral("1"));
    QCOMPARE(a.projected().game({RoundNumber{1}, 1})->outcome.result, GameResult::whiteWins);
    // Slip by slip: the digits before Space name the board.
    a.type(QStringLiteral("/11 5"));
    QCOMPARE(a.projected().game({RoundNumber{1}, 11})->outcome.result, GameResult::draw);
    a.screenshot(QStringLiteral("04-results-slip"));
    a.type(QStringLiteral("/"));
    for (int board = 2; board <= 10; ++board)
        a.type(board % 3 == 0 ? QStringLiteral("0") : QStringLiteral("1"));
    QTRY_VERIFY(a.projected().round(RoundNumber{1})->openBoards().empty());
    a.press(Qt::Key_Escape);
}

void TestWholeTournament::takesALateEntry()
{
    const Arbiter& a = arbiter_;
    a.press(Qt::Key_L, Qt::ControlModifier);
    a.type(QStringLiteral("Zimmermann, Late; 2222; GER; SC Koenigsspringer"));
    a.press(Qt::Key_Return);
    QCOMPARE(a.projected().players.size(), std::size_t{24});
    const Player* late = a.projected().player(keyOf(a.projected(), QStringLiteral("Zimmermann")));
    QCOMPARE(late->firstRound.value, 2);
    a.pairAndPublish();
    QCOMPARE(a.projected().round(RoundNumber{2})->published()->pairings.boards.size(), std::size_t{12});
    a.enterAll(random_, u'5');
}

void TestWholeTournament::givesAHalfPointBye()
{
    const Arbiter& a = arbiter_;
    a.press(Qt::Key_R, Qt::ControlModifier);
    a.type(QStringLiteral("ros"));
    a.screenshot(QStringLiteral("05-presence"));
    a.type(QStringLiteral("5"));
    a.press(Qt::Key_Return);
    const Player* rossi = a.projected().player(keyOf(a.projected(), QStringLiteral("Rossi")));
    QCOMPARE(presenceIn(*rossi, RoundNumber{3}), Presence::halfPointBye);
    a.pairAndPublish();
    for (const Match& board : a.projected().round(RoundNumber{3})->published()->pairings.boards)
        QVERIFY(!board.has(rossi->key));
}

void TestWholeTournament::playsWithAForfeit()
{
    const Arbiter& a = arbiter_;
    a.enterAll(random_, u'3');
    QCOMPARE(a.projected().game({RoundNumber{3}, 1})->outcome.result, GameResult::whiteWinsByForfeit);
}

void TestWholeTournament::withdrawsAPlayer()
{
    const Arbiter& a = arbiter_;
    a.press(Qt::Key_2, Qt::AltModifier);
    a.selectPlayer(QStringLiteral("Ulvestad"));
    a.press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    const Player* gone = a.projected().player(keyOf(a.projected(), QStringLiteral("Ulvestad")));
    QCOMPARE(presenceIn(*gone, RoundNumber{4}), Presence::withdrawn);
    a.screenshot(QStringLiteral("06-players"));
    a.pairAndPublish();
    a.enterAll(random_, u'1');
    a.pairAndPublish();
}

void TestWholeTournament::correctsAResult()
{
    const Arbiter& a = arbiter_;
    a.press(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(a.desk().shownRound()->value, 4);
    auto* table = &a.find<QTableView>("boardsTable");
    table->setFocus();
    table->selectRow(0);
    QCOMPARE(a.projected().game({RoundNumber{4}, 1})->outcome.result, GameResult::whiteWins);
    a.asker().questions.clear();
    a.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    auto* window = &a.find<QDialog>("correctionWindow");
    auto* result = &a.find<QComboBox>("correctionResult");
    result->setCurrentIndex(result->findData(static_cast<int>(GameResult::draw)));
    QTRY_VERIFY(a.find<QPushButton>("correctionGo").isEnabled());
    a.find<QPushButton>("correctionGo").click();
    window->close();
    arbiter_.activate();
    QCOMPARE(a.projected().game({RoundNumber{4}, 1})->outcome.result, GameResult::draw);
    QCOMPARE(a.asker().questions.size(), std::size_t{1});
    correction_ = a.asker().questions[0];
    QCOMPARE(correction_.level, WarningLevel::confirm);
    // The effect is stated: half a point less for White, half more for Black, and the pairings stay.
    QVERIFY2(a.asker().questions[0].text.contains(QStringLiteral("−½")), qPrintable(a.asker().questions[0].text));
    QVERIFY(a.asker().questions[0].text.contains(QStringLiteral("+½")));
    QVERIFY(a.asker().questions[0].text.contains(QStringLiteral("stay as they are")));
    a.press(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(a.desk().shownRound()->value, 5);
    a.enterAll(random_, u'1');
}

void TestWholeTournament::playsToTheEnd()
{
    const Arbiter& a = arbiter_;
    a.pairAndPublish();
    a.press(Qt::Key_F8);
    a.type(QStringLiteral("15"));
    a.screenshot(QStringLiteral("07-results"));
    a.press(Qt::Key_Escape);
    a.enterAll(random_, u'5');
    a.pairAndPublish();
    a.enterAll(random_, u'1');
    a.press(Qt::Key_F6);
    QTRY_VERIFY2_WITH_TIMEOUT(a.message().contains(QStringLiteral("7")), qPrintable(a.message()), waitMilliseconds);
    QCOMPARE(a.projected().lastPublished().value, rounds);
}

void TestWholeTournament::showsStandings()
{
    const Arbiter& a = arbiter_;
    a.press(Qt::Key_F9);
    auto* table = &a.find<QTableView>("standingsTable");
    QCOMPARE(table->model()->rowCount(), 24);
    double before = 100;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const double tenths = table->model()->index(row, StandingsModel::Points).data(SortRole).toDouble();
        QVERIFY(tenths <= before);
        before = tenths;
    }
}

void TestWholeTournament::printsToPdf()
{
    const Arbiter& a = arbiter_;
    a.press(Qt::Key_1, Qt::ControlModifier);
    const QString path = arbiter_.inFolder(QStringLiteral("pairings.pdf"));
    a.asker().paths.push_back(path);
    a.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QFile pdf(path);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().startsWith("%PDF"));
    const QString html = arbiter_.inFolder(QStringLiteral("standings.html"));
    a.press(Qt::Key_3, Qt::ControlModifier);
    a.asker().paths.push_back(html);
    a.press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QFile page(html);
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QByteArray text = page.readAll();
    QVERIFY(text.contains("Autumn Open 2026"));
    QVERIFY(text.contains("Ivanovi"));
}

void TestWholeTournament::exportsTheReport()
{
    const Arbiter& a = arbiter_;
    a.press(Qt::Key_7, Qt::AltModifier);
    const QString path = arbiter_.inFolder(QStringLiteral("autumn.trf"));
    a.asker().paths.push_back(path);
    a.press(Qt::Key_T, Qt::ControlModifier);
    QFile file(path);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(a.message()));
    TrfImportOptions options;
    options.now = QDateTime::currentDateTimeUtc();
    const auto read = importTrf(file.readAll(), options);
    QVERIFY(read.hasValue());
    QVERIFY(read->repairs.empty());
    QCOMPARE(read->tournament.players.size(), std::size_t{24});
    QCOMPARE(read->tournament.lastPublished().value, rounds);
    QCOMPARE(read->tournament.event.name, QStringLiteral("Autumn Open 2026"));
    // Each line of the list leads to the field where it can be mended.
    auto* findings = &a.find<QTableView>("findingsTable");
    if (findings->model()->rowCount() > 0) {
        findings->setFocus();
        findings->selectRow(0);
        a.press(Qt::Key_Return);
        QVERIFY(!findings->isVisible());
    }
}

void TestWholeTournament::closesAndReopens()
{
    const Tournament before = arbiter_.projected();
    arbiter_.window().close();
    arbiter_.close();
    QVERIFY2(!QFile::exists(file_ + QStringLiteral("-wal")), "a closed tournament is one file");
    arbiter_.restart();
    arbiter_.activate();
    QVERIFY(arbiter_.openFile(file_));
    QVERIFY(arbiter_.projected() == before);
    QCOMPARE(arbiter_.settings().recentFiles().constFirst(), file_);
}

void TestWholeTournament::undoesAfterReopening()
{
    const Arbiter& a = arbiter_;
    const int last = static_cast<int>(a.projected().round(RoundNumber{rounds})->published()->pairings.boards.size());
    const BoardId board{RoundNumber{rounds}, last};
    const auto result = a.projected().game(board)->outcome.result;
    QVERIFY(result.has_value());
    a.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(!a.session().isSaving());
    QVERIFY(!a.projected().game(board)->outcome.result);
    a.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!a.session().isSaving());
    QCOMPARE(a.projected().game(board)->outcome.result, result);
}

void TestWholeTournament::leavesScreenshotsOfEachPage()
{
    const Arbiter& a = arbiter_;
    const QStringList names{QStringLiteral("overview"),  QStringLiteral("players"), QStringLiteral("rounds"),
                            QStringLiteral("standings"), QStringLiteral("prizes"),  QStringLiteral("reports"),
                            QStringLiteral("export")};
    for (int page = 0; page < names.size(); ++page) {
        a.press(static_cast<Qt::Key>(Qt::Key_1 + page), Qt::AltModifier);
        a.screenshot(QStringLiteral("1%1-%2").arg(page).arg(names[page]));
    }
    a.press(Qt::Key_3, Qt::AltModifier);
    a.find<QTableView>("boardsTable").selectRow(2);
    a.press(Qt::Key_E, Qt::ControlModifier);
    a.screenshot(QStringLiteral("12-rounds-inspector"));
    a.press(Qt::Key_2, Qt::AltModifier);
    a.selectPlayer(QStringLiteral("Rossi"));
    a.press(Qt::Key_B, Qt::ControlModifier);
    a.screenshot(QStringLiteral("11-players-inspector"));
    a.press(Qt::Key_F4);

    const auto photograph = [](QWidget& widget, const QString& name) {
        widget.show();
        QTest::qWait(30);
        QVERIFY(widget.grab().save(QStringLiteral(PAIRWRIGHT_SCREENSHOTS "/") + name + QStringLiteral(".png")));
    };
    QuestionDialog question(correction_);
    photograph(question, QStringLiteral("20-question"));
    SettingsWindow settings(a.settings());
    photograph(settings, QStringLiteral("21-settings"));
    ShortcutsWindow shortcuts(a.desk().actions(), nullptr);
    photograph(shortcuts, QStringLiteral("22-shortcuts"));
    a.window().close();
    a.screenshot(QStringLiteral("23-start-with-recent-files"));
}

void TestWholeTournament::cleanupTestCase()
{
    arbiter_.close();
}

static const pairwright::RegisteredTest<TestWholeTournament> registered("test_whole_tournament");
#include "test_whole_tournament.moc"
