#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"

#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace pairwright;

/// What somebody sees who opens the program for the first time.
class TestSample : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup() { close(); }

    void theSampleOpensOnAProposedRoundWithTheReasonsOfAFloat()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sample.pairwright"));
        QVERIFY2(window().openSample(path), qPrintable(message()));
        QTRY_COMPARE(desk().shownRound(), std::optional(RoundNumber{5}));
        QTRY_VERIFY2(told().contains(QStringLiteral("float")) || told().contains(QStringLiteral("Moved down")),
                     qPrintable(told()));
        const auto board = desk().selectedBoard();
        QVERIFY(board && board->round == RoundNumber{5});
        QTRY_COMPARE(find<QTableView>("boardsTable").currentIndex().row(), board->board - 1);
        QVERIFY(projected().round(RoundNumber{5})->proposal() != nullptr);
        screenshot(QStringLiteral("sample-first-sight"));

        // The second time it is there as it was left.
        close();
        start();
        QVERIFY2(window().openSample(path), qPrintable(message()));
        QCOMPARE(desk().shownRound(), std::optional(RoundNumber{5}));
        QTRY_VERIFY(desk().selectedBoard() == board);
        QTRY_VERIFY(!told().isEmpty());
    }

    void whoHasPlayedOnInItIsNotInterrupted()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sample.pairwright"));
        QVERIFY2(window().openSample(path), qPrintable(message()));
        QTRY_COMPARE(desk().shownRound(), std::optional(RoundNumber{5}));
        trigger(ActionId::publish);
        QTRY_VERIFY(projected().lastPublished() == RoundNumber{5});
        QTRY_VERIFY(!session().isSaving());
        close();
        start();
        QVERIFY2(window().openSample(path), qPrintable(message()));
        QTest::qWait(100);
        QCOMPARE(projected().rounds.size(), std::size_t{5});
    }

private:
    QString told() { return window().inspector().explanationText(); }
};

static const pairwright::RegisteredTest<TestSample> registered("test_sample");

#include "test_sample.moc"
