#include "tests/crash/disk_vfs.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"

#include "app/formats/csv/result_exchange.h"
#include "app/storage/tournament/read_tournament.h"
#include "ui/frame/window/status_strip.h"
#include "ui/pages/rounds/entry/keypad_bar.h"

#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QProgressDialog>
#include <QPushButton>
#include <QSessionManager>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>

using namespace pairwright;

namespace {

using test::DiskCall;
using test::DiskFault;
using test::DiskPlan;

const DiskPlan fullDisk{DiskCall::write, DiskFault::full, 1, true, 0};
const DiskPlan pulledStick{DiskCall::sync, DiskFault::ioError, 1, true, 0};
constexpr int slowness = 300; // milliseconds
const DiskPlan slowDisk{DiskCall::sync, DiskFault::slow, 1, true, slowness};

} // namespace

/// Done is what is saved: at the keys, on a disk that is full, slow or gone.
class TestSaving : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void initTestCase() { test::installDisk(); }
    void init()
    {
        start();
        settings().setKeyPreset(KeyPreset::vega);
        QVERIFY(openFile(makeTournament(8)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        activate();
        press(Qt::Key_F6);
        QTRY_VERIFY(projected().round(one) != nullptr && !session().isSaving());
    }
    void cleanup()
    {
        test::planDisk(std::nullopt);
        asker().consents = true;
        close();
    }

    void onAFullDiskClosingIsRefusedUntilTheArbiterKnowsWhatIsMissing();
    void aCopyElsewhereHoldsWhatTheDiskRefused();
    void closingTriesOnceMoreByItself();
    void aSlowDiskIsWaitedForAndTheWindowLives();
    void theEchoDoesNotKeepAResultThatWasNotSaved();
    void openingAnotherLosesNothing();
    void theEndOfTheSessionWaitsToo();
    void aPublicationIsToldWhenItIsOnDisk();
    void aPublicationThatIsNotSavedIsNotTold();
    void aPageThatWasTurnedIsNotFetchedBackWhenTheDiskIsDone();
    void undoIsToldWhenItIsOnDisk();
    void newsOfTheDiskDoNotPutAwayWhatWentWrongSince();
    void theFirstCauseIsShownAndTheRestCounted();
    void aCorrectionThatIsNotSavedIsNotDone();
    void printingWaitsForTheDisk();
    void anImportThatReplacesResultsAsks();

private:
    void playTo(int lastBoard)
    {
        press(Qt::Key_F7);
        QTRY_COMPARE(session().saved().lastPublished().value, 1);
        press(Qt::Key_F8);
        for (int board = 1; board <= lastBoard; ++board)
            QTest::keyClick(&keypad(), Qt::Key_1);
        QTRY_VERIFY(!session().isSaving());
    }
    [[nodiscard]] std::optional<GameResult> resultOf(int board) const
    {
        return session().saved().game({one, board})->outcome.result;
    }
    [[nodiscard]] QString shownMessage() const { return desk().messages().text(); }
};

void TestSaving::onAFullDiskClosingIsRefusedUntilTheArbiterKnowsWhatIsMissing()
{
    playTo(3);
    test::planDisk(fullDisk);
    QTest::keyClick(&keypad(), Qt::Key_1);
    press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(desk().session() != nullptr);
    QVERIFY2(shownMessage().contains(QStringLiteral("disk is full")), qPrintable(shownMessage()));
    QVERIFY2(shownMessage().contains(QStringLiteral("Board 4: 1 – 0")), qPrintable(shownMessage()));
    QCOMPARE(offered(), QStringLiteral("Save a Copy Elsewhere…"));
    QVERIFY(find<QToolButton>("notSavedState").isVisible() && !find<QLabel>("savedState").isVisible());
    screenshot(QStringLiteral("closing-refused"));
    // Read, and not wanted: it stays open as long as that is not said.
    asker().consents = false;
    press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(desk().session() != nullptr);
    QVERIFY(asker().questions.back().text.contains(QStringLiteral("Board 4: 1 – 0")));
    QVERIFY(!window().close());
    asker().consents = true;
    press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(desk().session() == nullptr);
}

void TestSaving::aCopyElsewhereHoldsWhatTheDiskRefused()
{
    playTo(3);
    test::planDisk(pulledStick);
    QTest::keyClick(&keypad(), Qt::Key_1);
    press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(desk().session() != nullptr);
    QVERIFY2(shownMessage().contains(QStringLiteral("did not answer")), qPrintable(shownMessage()));
    test::planDisk(std::nullopt); // the other disk
    const QString copy = inFolder(QStringLiteral("elsewhere.pairwright"));
    asker().paths = {copy};
    pressInMessage();
    QCOMPARE(session().path(), copy);
    QCOMPARE(resultOf(4), std::optional(GameResult::whiteWins));
    QVERIFY(session().undoStep().hasValue());
    QCOMPARE(session().undoStep()->board, std::optional(4)); // with its history
    press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(desk().session() == nullptr);
    QCOMPARE(readTournament(copy)->game({one, 4})->outcome.result, std::optional(GameResult::whiteWins));
}

void TestSaving::closingTriesOnceMoreByItself()
{
    playTo(3);
    test::planDisk(fullDisk);
    QTest::keyClick(&keypad(), Qt::Key_1);
    QTRY_VERIFY2(shownMessage().contains(QStringLiteral("disk is full")), qPrintable(shownMessage()));
    QCOMPARE(offered(), QStringLiteral("Try Again"));
    const QString file = session().path();
    test::planDisk(std::nullopt);
    press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(desk().session() == nullptr);
    QCOMPARE(readTournament(file)->game({one, 4})->outcome.result, std::optional(GameResult::whiteWins));
}

void TestSaving::aSlowDiskIsWaitedForAndTheWindowLives()
{
    playTo(0);
    const QString file = session().path();
    test::planDisk(slowDisk);
    int beats = 0;
    bool told = false;
    QTimer heart;
    connect(&heart, &QTimer::timeout, this, [&] {
        ++beats;
        told = told || window().findChild<QProgressDialog*>(QStringLiteral("windowWait")) != nullptr;
    });
    heart.start(20);
    for (int board = 1; board <= 4; ++board)
        QTest::keyClick(&keypad(), Qt::Key_1);
    QVERIFY(session().isSaving());
    QVERIFY(window().close());
    QVERIFY2(beats > 20, qPrintable(QString::number(beats)));
    QVERIFY(told);
    QCOMPARE(readTournament(file)->game({one, 4})->outcome.result, std::optional(GameResult::whiteWins));
}

void TestSaving::theEchoDoesNotKeepAResultThatWasNotSaved()
{
    playTo(3);
    test::planDisk(fullDisk);
    QTest::keyClick(&keypad(), Qt::Key_1); // of the last board: it stays
    QTRY_VERIFY(session().notSaved().has_value());
    QVERIFY2(keypad().echo().startsWith(QStringLiteral("Board 4 ")) &&
                 !keypad().echo().endsWith(QStringLiteral("1 – 0")),
             qPrintable(keypad().echo()));
    QVERIFY2(keypad().answer().contains(QStringLiteral("stays as it was")), qPrintable(keypad().answer()));
    const QImage line = find<QLabel>("resultAnswer").grab().toImage();
    bool isRed = false;
    for (int y = 0; y < line.height(); ++y)
        for (int x = 0; x < line.width() && !isRed; ++x)
            isRed = line.pixelColor(x, y).red() - line.pixelColor(x, y).blue() > 60;
    QVERIFY(isRed);
    screenshot(QStringLiteral("echo-refused"));
}

void TestSaving::openingAnotherLosesNothing()
{
    playTo(3);
    const QString file = session().path();
    const QString other = inFolder(QStringLiteral("other.pairwright"));
    QVERIFY(TournamentSession::create(other, testOpen()));
    test::planDisk(DiskPlan{DiskCall::write, DiskFault::full, 1, false, 0}); // once
    QTest::keyClick(&keypad(), Qt::Key_1);
    QTRY_VERIFY(session().notSaved().has_value());
    QVERIFY(openFile(other));
    QCOMPARE(session().path(), other);
    QCOMPARE(readTournament(file)->game({one, 4})->outcome.result, std::optional(GameResult::whiteWins));
}

void TestSaving::theEndOfTheSessionWaitsToo()
{
    playTo(3);
    test::planDisk(fullDisk);
    QTest::keyClick(&keypad(), Qt::Key_1);
    QVERIFY(!window().saveBeforeEnd());
    QVERIFY(desk().session() != nullptr);
    test::planDisk(std::nullopt);
    QVERIFY(window().saveBeforeEnd());
    QCOMPARE(resultOf(4), std::optional(GameResult::whiteWins));
    QVERIFY(desk().session() != nullptr); // another program may stop the end
}

void TestSaving::aPublicationIsToldWhenItIsOnDisk()
{
    test::planDisk(slowDisk);
    press(Qt::Key_F7);
    QVERIFY(session().isSaving());
    QVERIFY2(!shownMessage().contains(QStringLiteral("is published")), qPrintable(shownMessage()));
    QTRY_VERIFY2(shownMessage().contains(QStringLiteral("is published")), qPrintable(shownMessage()));
    QCOMPARE(session().saved().lastPublished().value, 1);
    QCOMPARE(offered(), QStringLiteral("Print Set"));
}

void TestSaving::aPublicationThatIsNotSavedIsNotTold()
{
    test::planDisk(fullDisk);
    QSignalSpy saved(&desk(), &Desk::saved);
    press(Qt::Key_F7);
    QTRY_VERIFY(session().notSaved().has_value());
    QVERIFY2(!shownMessage().contains(QStringLiteral("is published")), qPrintable(shownMessage()));
    QVERIFY2(shownMessage().contains(QStringLiteral("Not saved: Publish round 1")), qPrintable(shownMessage()));
    QVERIFY(!action(ActionId::printSet)->isEnabled());
    QCOMPARE(saved.count(), 0);
    // With room again it is done after all, and told then.
    test::planDisk(std::nullopt);
    pressInMessage();
    QTRY_COMPARE(session().saved().lastPublished().value, 1);
    QTRY_COMPARE(shownMessage(), QStringLiteral("Everything is saved now."));
}

void TestSaving::aPageThatWasTurnedIsNotFetchedBackWhenTheDiskIsDone()
{
    playTo(4);
    press(Qt::Key_F6);
    QTRY_VERIFY(projected().round({2}) != nullptr && !session().isSaving());
    test::planDisk(slowDisk);
    press(Qt::Key_F7);
    QVERIFY(session().isSaving());
    press(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(desk().shownRound(), std::optional(one));
    QTRY_COMPARE(session().saved().lastPublished().value, 2);
    QTRY_VERIFY(shownMessage().contains(QStringLiteral("is published")));
    QCOMPARE(desk().shownRound(), std::optional(one));
}

void TestSaving::undoIsToldWhenItIsOnDisk()
{
    playTo(1);
    test::planDisk(fullDisk);
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(session().notSaved().has_value());
    QVERIFY2(!shownMessage().contains(QStringLiteral("Undone")), qPrintable(shownMessage()));
    QVERIFY2(shownMessage().contains(QStringLiteral("Undo: Board 1: 1 – 0")), qPrintable(shownMessage()));
    test::planDisk(std::nullopt);
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(shownMessage(), QStringLiteral("Undone: Board 1: 1 – 0."));
    QVERIFY(!session().notSaved());
}

void TestSaving::newsOfTheDiskDoNotPutAwayWhatWentWrongSince()
{
    playTo(2);
    test::planDisk(slowDisk);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(session().isSaving());
    // What makes no sense is told at once, and stays to be read.
    asker().paths = {makeFile(QStringLiteral("results.txt"), "not results")};
    trigger(ActionId::importResults);
    const QString trouble = shownMessage();
    QVERIFY(desk().messages().mood() != Mood::good && !trouble.isEmpty());
    QTRY_VERIFY(!session().isSaving());
    QCOMPARE(shownMessage(), trouble);
    find<QToolButton>("closeMessage").click();
    QVERIFY2(shownMessage().startsWith(QStringLiteral("Undone")), qPrintable(shownMessage()));
}

void TestSaving::theFirstCauseIsShownAndTheRestCounted()
{
    press(Qt::Key_F7);
    QTRY_COMPARE(session().saved().lastPublished().value, 1);
    press(Qt::Key_F8);
    test::planDisk(DiskPlan{DiskCall::write, DiskFault::full, 1, false, 0}); // once
    for (int board = 1; board <= 4; ++board)
        QTest::keyClick(&keypad(), Qt::Key_1);
    QTRY_VERIFY(!session().isSaving());
    QVERIFY2(shownMessage().contains(QStringLiteral("disk is full")), qPrintable(shownMessage()));
    for (const char* raw : {"database", "Unable", "("}) // what SQLite says of it
        QVERIFY2(!shownMessage().contains(QLatin1String(raw)), qPrintable(shownMessage()));
    QVERIFY2(shownMessage().contains(QStringLiteral("Board 1: 1 – 0; Board 2: 1 – 0; Board 3: 1 – 0; Board 4: 1 – 0")),
             qPrintable(shownMessage()));
    screenshot(QStringLiteral("not-saved"));
    // What is entered anew is not missing any more, and the rest is still told.
    QTest::keyClick(&keypad(), Qt::Key_Up);
    QTest::keyClick(&keypad(), Qt::Key_Up);
    QTest::keyClick(&keypad(), Qt::Key_Up);
    QTest::keyClick(&keypad(), Qt::Key_Up);
    QTest::keyClick(&keypad(), Qt::Key_5);
    QTRY_VERIFY(!session().isSaving());
    QCOMPARE(session().notSaved()->changes.size(), std::size_t{3});
    QCOMPARE(resultOf(1), std::optional(GameResult::draw));
    session().tryAgain();
    QTRY_VERIFY(!session().isSaving());
    QVERIFY(!session().notSaved());
    QCOMPARE(resultOf(1), std::optional(GameResult::draw));
    QCOMPARE(resultOf(4), std::optional(GameResult::whiteWins));
}

void TestSaving::aCorrectionThatIsNotSavedIsNotDone()
{
    playTo(4);
    press(Qt::Key_F6);
    QTRY_VERIFY(projected().round(two) != nullptr && !session().isSaving());
    press(Qt::Key_F7);
    QTRY_COMPARE(session().saved().lastPublished().value, 2);
    desk().leadTo({PageId::rounds, {}, {}, BoardId{one, 1}});
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    auto& correction = find<QDialog>("correctionWindow");
    auto* go = correction.findChild<QPushButton*>(QStringLiteral("correctionGo"));
    auto* print = correction.findChild<QPushButton*>(QStringLiteral("correctionPrint"));
    QVERIFY(go != nullptr && print != nullptr);
    auto* result = correction.findChild<QComboBox*>(QStringLiteral("correctionResult"));
    result->setCurrentIndex(result->findData(static_cast<int>(GameResult::draw)));
    QTRY_VERIFY_WITH_TIMEOUT(go->isEnabled(), 20'000);
    test::planDisk(fullDisk);
    QTest::mouseClick(go, Qt::LeftButton);
    QTRY_VERIFY(session().notSaved().has_value());
    QVERIFY(print->isHidden());
    QVERIFY(!correction.findChild<QTextBrowser*>()->toPlainText().contains(QStringLiteral("It is done")));
    test::planDisk(std::nullopt);
    QTRY_VERIFY_WITH_TIMEOUT(go->isEnabled(), 20'000);
    QTest::mouseClick(go, Qt::LeftButton);
    QTRY_VERIFY(!print->isHidden());
    QVERIFY(!session().isSaving());
}

void TestSaving::printingWaitsForTheDisk()
{
    playTo(0);
    test::planDisk(slowDisk);
    asker().printTo = inFolder(QStringLiteral("set.pdf"));
    QTest::keyClick(&keypad(), Qt::Key_1);
    press(Qt::Key_F7, Qt::ShiftModifier);
    QVERIFY(session().isSaving());
    QCOMPARE(asker().printersAsked, 0);
    QTRY_COMPARE(asker().printersAsked, 1);
    QVERIFY(!session().isSaving());
}

void TestSaving::anImportThatReplacesResultsAsks()
{
    playTo(2);
    Tournament played = projected();
    for (Match& match : played.rounds[0].versions[0].pairings.boards)
        match.game(1).outcome.result = GameResult::blackWins;
    const QString file = makeFile(QStringLiteral("results.txt"), resultExchange(played));
    asker().paths = {file, file};
    asker().consents = false;
    trigger(ActionId::importResults);
    QCOMPARE(asker().questions.size(), std::size_t{1});
    const QString text = asker().questions.back().text;
    QVERIFY2(text.contains(QStringLiteral("was 1 – 0, will be 0 – 1")), qPrintable(text));
    QCOMPARE(text.count(QStringLiteral(": was ")), 2); // boards 3 and 4 are new
    QVERIFY(!session().isSaving());
    QVERIFY(!resultOf(3));
    asker().consents = true;
    trigger(ActionId::importResults);
    QTRY_COMPARE(resultOf(1), std::optional(GameResult::blackWins));
    QCOMPARE(resultOf(4), std::optional(GameResult::blackWins));
}

static const pairwright::RegisteredTest<TestSaving> registered("test_saving");
#include "test_saving.moc"
