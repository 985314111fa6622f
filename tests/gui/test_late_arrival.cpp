#include "app/domain/rounds/pairings.h"
#include "tests/gui/correction_hands.h"
#include "tests/gui/drawn_texts.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/pages/rounds/correction/correction_note.h"
#include "ui/pages/rounds/correction/late_arrival_window.h"
#include "ui/print/sheet_preview.h"
#include "ui/text/format.h"
#include "ui/theme/appearance.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QSignalSpy>

using namespace pairwright;

/// Who comes late, helped through the window with keys and the mouse.
class TestLateArrival : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup() { close(); }

    void eachWayIsCarriedOutByHand()
    {
        for (const int way : {0, 1, 2, 3}) {
            start();
            LateArrivalWindow& late = arrive(9, 1);
            auto& ways = in<QListWidget>(late, "lateWays");
            QTRY_COMPARE(ways.count(), 4);
            clickRow(ways, way);
            const std::int64_t step = session().lastStep();
            clickButton(late, "lateGo");
            session().flush();
            QVERIFY2(message().startsWith(QStringLiteral("Done.")), qPrintable(message()));
            QCOMPARE(session().lastStep(), step + (way == 0 ? 0 : 1));
            const Round& round = *projected().round(one);
            QCOMPARE(round.published()->pairings.boards.size(), std::size_t(way < 2 ? 4 : 5));
            QCOMPARE(round.publishedVersion.value(), way < 2 ? 1 : 2);
            if (way == 1)
                QCOMPARE(presenceIn(projected().players.back(), one), Presence::halfPointBye);
            // Nothing on the wall is wrong when they wait; else the sheet of the changed boards is there.
            QCOMPARE(late.isVisible(), way >= 2);
        }
    }

    void whoIsSelectedIsTickedAndTheWayIsWhatIsStillOpen()
    {
        LateArrivalWindow& nobody = arrive(8, 2);
        QTRY_VERIFY(in<QListWidget>(nobody, "latePlayers").hasFocus());
        QVERIFY(!in<QListWidget>(nobody, "lateWays").isVisible()); // an empty box says nothing
        QVERIFY(!in<QLineEdit>(nobody, "lateReason").isVisible());
        screenshot(QStringLiteral("16-late-arrival-nobody"), &nobody);
        QTest::keyClick(&in<QListWidget>(nobody, "latePlayers"), Qt::Key_Space); // on the first one
        QTRY_VERIFY(in<QListWidget>(nobody, "lateWays").isVisible());
        QTest::keyClick(&nobody, Qt::Key_Escape);

        window().lead({PageId::players, {}, projected().players.back().key, {}});
        activate();
        press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        LateArrivalWindow& late = *window().findChildren<LateArrivalWindow*>().constLast();
        auto& players = in<QListWidget>(late, "latePlayers");
        QCOMPARE(players.item(0)->checkState(), Qt::Unchecked);
        QCOMPARE(players.item(1)->checkState(), Qt::Checked);
        QTRY_VERIFY(in<QListWidget>(late, "lateWays").hasFocus());
        QVERIFY(in<QListWidget>(late, "lateWays").count() > 0);
    }

    void whoIsListedHasWhyHeDoesNotPlayAtTheEndOfTheRow()
    {
        if (!openFile(makeTournament(10)))
            qFatal("no tournament");
        const std::vector<Player> all = projected().players;
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        QVERIFY(applied(desk(), SetAbsence{one, {all[0].key}, AbsenceKind::halfPoint}));
        QVERIFY(applied(desk(), SetAbsence{one, {all[1].key}, AbsenceKind::zeroPoint}));
        LateArrivalWindow& late = arriveWhere(1);
        auto& players = in<QListWidget>(late, "latePlayers");
        QCOMPARE(players.count(), 3);
        const QStringList drawn = textsDrawnBy(late);
        const QString whole = drawn.join(QLatin1Char('|'));
        QVERIFY2(drawn.contains(QStringLiteral("half-point bye")), qPrintable(whole));
        QVERIFY2(drawn.contains(QStringLiteral("zero-point bye")), qPrintable(whole));
        QVERIFY2(!drawn.contains(QStringLiteral("present")), qPrintable(whole));
        QVERIFY2(whole.contains(QStringLiteral("who do not play this round")), qPrintable(whole));
        const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&players);
        QCOMPARE(told->child(0)->text(QAccessible::Name), displayName(all[0].data));
        QCOMPARE(told->child(0)->text(QAccessible::Description), QStringLiteral("half-point bye"));
        screenshot(QStringLiteral("16-late-arrival-states"), &late);
    }

    void twoWhoCameLatePlayEachOther()
    {
        LateArrivalWindow& late = arrive(8, 2);
        auto& players = in<QListWidget>(late, "latePlayers");
        QCOMPARE(players.count(), 2);
        QCOMPARE(in<QListWidget>(late, "lateWays").count(), 0); // nobody is chosen yet
        QVERIFY(!in<QPushButton>(late, "lateGo").isEnabled());
        tick(players, 0);
        tick(players, 1);
        auto& ways = in<QListWidget>(late, "lateWays");
        QTRY_COMPARE(ways.count(), 4);
        QVERIFY(ways.item(2)->text().startsWith(QStringLiteral("Let the two who came late play each other")));
        clickRow(ways, 2);
        clickButton(late, "lateGo");
        session().flush();
        const Pairings& pairings = projected().round(one)->published()->pairings;
        QCOMPARE(pairings.boards.size(), std::size_t{5});
        QVERIFY(in<QLabel>(late, "lateDone").text().contains(QStringLiteral("new board")));
    }

    void theSheetOfWhatChangedIsOfferedAndKept()
    {
        LateArrivalWindow& late = arrive(9, 1);
        auto& ways = in<QListWidget>(late, "lateWays");
        QTRY_COMPARE(ways.count(), 4);
        screenshot(QStringLiteral("16-late-arrival"), &late);
        const Tournament before = projected();
        clickRow(ways, 2);
        clickButton(late, "lateGo");
        session().flush();
        QVERIFY(in<SheetPreview>(late, "lateSheet").isVisible());
        QCOMPARE(in<SheetPreview>(late, "lateSheet").pageCount(), 1);
        QVERIFY(!in<QPushButton>(late, "lateGo").isVisible());
        screenshot(QStringLiteral("16-late-arrival-done"), &late);
        const QString pdf = inFolder(QStringLiteral("changed.pdf"));
        asker().paths.push_back(pdf);
        clickButton(late, "latePdf");
        QFile file(pdf);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == QByteArrayLiteral("%PDF-"));
        clickButton(late, "latePrint"); // the one who is asked wants none
        QCOMPARE(asker().fileQuestions.size(), std::size_t{1});

        const ReportDocument sheet = changedBoards(before, projected(), one, QDateTime::currentDateTime());
        QCOMPARE(sheet.tables.size(), std::size_t{1});
        const auto& rows = sheet.tables.front().rows;
        QCOMPARE(rows.size(), std::size_t{2}); // the new board, and nobody with the bye
        QCOMPARE(rows[0][0], QStringLiteral("5"));
        QVERIFY2(rows[0].contains(QStringLiteral("Late, Lucy 1")), qPrintable(rows[0].join(QLatin1Char('|'))));
        QCOMPARE(rows[0][3], QStringLiteral("new"));
        QCOMPARE(rows[1][1], QStringLiteral("nobody"));
        QCOMPARE(sheet.meta.replaces, QStringLiteral("R1-v1"));
    }

    void pairingAgainGoesOnBesideTheWindowAndOnlyOnce()
    {
        LateArrivalWindow& late = arrive(60, 1);
        auto& ways = in<QListWidget>(late, "lateWays");
        // The ways that need no pairing are there at once, with a sign of life for the one that does.
        QVERIFY(ways.count() >= 2);
        QVERIFY(!late.isSettled());
        QVERIFY(in<QProgressBar>(late, "lateProgress").isVisible());
        QCOMPARE(late.findChildren<LateArrivalJob*>().size(), 1);
        const int atOnce = ways.count();
        QTRY_VERIFY(late.isSettled());
        QCOMPARE(ways.count(), atOnce + 1);
        QVERIFY(!in<QProgressBar>(late, "lateProgress").isVisible());
        // Carrying it out takes the pairing that is there.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(late.findChildren<LateArrivalJob*>().size(), 0);
        clickRow(ways, atOnce);
        in<QPushButton>(late, "lateGo").setFocus();
        QTest::keyClick(&in<QPushButton>(late, "lateGo"), Qt::Key_Space);
        QCOMPARE(late.findChildren<LateArrivalJob*>().size(), 0);
        session().flush();
        QCOMPARE(projected().round(one)->publishedVersion.value(), 2);
        QVERIFY(isPlaced(projected().round(one)->published()->pairings, projected().players.back().key));
    }

    void whoeverDoesNotWantToWaitStopsIt()
    {
        LateArrivalWindow& late = arrive(60, 1);
        const int atOnce = in<QListWidget>(late, "lateWays").count();
        clickButton(late, "lateStop");
        QTRY_VERIFY(late.isSettled());
        QCOMPARE(in<QListWidget>(late, "lateWays").count(), atOnce);
        QVERIFY(in<QPushButton>(late, "lateGo").isEnabled());
    }

    void whatIsDoneElsewhereMeanwhileIsTakenIn()
    {
        LateArrivalWindow& late = arrive(9, 1);
        auto& ways = in<QListWidget>(late, "lateWays");
        QTRY_COMPARE(ways.count(), 4);
        // With a result in, FIDE lets nobody pair the round again.
        QVERIFY(applied(desk(), EnterResult{{one, 1}, GameResult::draw}));
        QTRY_VERIFY(late.isSettled());
        QCOMPARE(ways.count(), 3);
        QVERIFY(applied(desk(), RemovePlayers{{projected().players.back().key}}));
        QTRY_COMPARE(in<QListWidget>(late, "latePlayers").count(), 0);
        QCOMPARE(ways.count(), 0);
    }

    void aCancelledQuestionChangesNothing()
    {
        LateArrivalWindow& late = arrive(9, 1);
        QTRY_COMPARE(in<QListWidget>(late, "lateWays").count(), 4);
        asker().consents = false;
        const Tournament before = projected();
        clickRow(in<QListWidget>(late, "lateWays"), 3);
        clickButton(late, "lateGo");
        session().flush();
        QVERIFY(projected() == before);
        QVERIFY(in<QPushButton>(late, "lateGo").isVisible());
    }

private:
    /// A round is published; then so many come late, and the key opens the window.
    LateArrivalWindow& arrive(int players, int late)
    {
        if (!openFile(makeTournament(players)) || !applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}))
            qFatal("no tournament");
        return arriveWhere(late);
    }
    LateArrivalWindow& arriveWhere(int late)
    {
        pairAndPublish();
        AddPlayers command;
        for (int i = 1; i <= late; ++i) {
            NewPlayer lucy;
            lucy.data.name = QStringLiteral("Late, Lucy %1").arg(i);
            lucy.data.rating = Rating{1500 - i, RatingSource::fide, QString()};
            command.players.push_back(lucy);
        }
        if (!applied(desk(), command))
            qFatal("no late player");
        session().flush();
        asker().questions.clear();
        trigger(ActionId::pageRounds);
        activate();
        press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        return *window().findChildren<LateArrivalWindow*>().constLast();
    }
};

static const pairwright::RegisteredTest<TestLateArrival> registered("test_late_arrival");
#include "test_late_arrival.moc"
