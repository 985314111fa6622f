#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/files/web_publishing.h"
#include "ui/frame/publishing/publish_strip.h"
#include "ui/frame/publishing/published_part.h"
#include "ui/hall/hall_view.h"
#include "ui/pages/reports/printing.h"

#include <QApplication>
#include <QDir>
#include <QPushButton>
#include <QTest>

using namespace pairwright;

/// What is seen at the moment of publishing: each way out ticks when its own work is done, and not before.
class TestPublishStrip : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        QVERIFY(openFile(makeTournament(24)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    }

    void whereNothingIsSetUpThereIsNoStrip()
    {
        pairAndPublish();
        QTest::qWait(50);
        QVERIFY(strip().isHidden() && strip().told().isEmpty());
    }

    void theWebTicksWhenTheCommandHasTakenThePages()
    {
        window().web().setPlan(
            WebPlan{inFolder("pages"), "while ! test -e ../line; do sleep 0.05; done", "https://example.org/open/"});
        makeFile("line", "x");
        QTRY_VERIFY_WITH_TIMEOUT(!window().web().isRunning() && !window().web().isOwed(), 10000);
        QVERIFY(QFile::remove(inFolder("line")));
        pairAndPublish();
        QTRY_VERIFY(!strip().isHidden());
        QTRY_VERIFY2(strip().told().startsWith("Round 1 is out"), qPrintable(strip().told()));
        QTRY_COMPARE(part("publishedWeb").state(), PublishedPart::State::running);
        QTest::qWait(300);
        QCOMPARE(part("publishedWeb").state(), PublishedPart::State::running);
        QVERIFY(part("publishedHall").isHidden());
        screenshot("publish-web-running");
        makeFile("line", "x");
        QTRY_COMPARE_WITH_TIMEOUT(part("publishedWeb").state(), PublishedPart::State::done, 10000);
        QVERIFY2(strip().told().contains("Web: up to date"), qPrintable(strip().told()));
    }

    void whatIsNotWrittenIsTriedAgain()
    {
        makeFile("blocked", "x"); // a file where the folder should be
        window().web().setPlan(WebPlan{inFolder("blocked/pages"), {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(window().web().isTrouble(), 10000);
        pairAndPublish();
        auto& again = find<QPushButton>("publishedWebAction");
        QTRY_VERIFY_WITH_TIMEOUT(again.isVisible(), 10000); // the strip comes once the round is on the disk
        QCOMPARE(part("publishedWeb").state(), PublishedPart::State::trouble);
        QVERIFY(QFile::remove(inFolder("blocked"))); // not before: the pages of this round might be written by then
        QTest::mouseClick(&again, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(part("publishedWeb").state(), PublishedPart::State::done, 10000);
    }

    void paperIsDoneWhenThePrinterHasItAndTheFirstResultEndsIt()
    {
        PaperPlan plan = window().printing().plan();
        plan.printer = QStringLiteral("Office");
        window().printing().setPlan(plan);
        pairAndPublish();
        QTRY_COMPARE(part("publishedPaper").state(), PublishedPart::State::waiting);
        QCOMPARE(find<QPushButton>("publishedPaperAction").text(), QStringLiteral("Print Set"));
        window().printing().markPrinted(PrintMoment::publication);
        QTRY_COMPARE(part("publishedPaper").state(), PublishedPart::State::done);
        QVERIFY(applied(desk(), EnterResult{BoardId{RoundNumber{1}, 1, 1}, GameResult::draw}));
        QTRY_VERIFY(strip().isHidden());
    }

    void itNeverTakesTheFocusAndGoesWithEsc()
    {
        trigger(ActionId::hallView);
        window().web().setPlan(WebPlan{inFolder("pages"), {}, "https://example.org/open/"});
        activate();
        pairAndPublish();
        QTRY_VERIFY(!strip().isHidden());
        QTRY_COMPARE(part("publishedHall").state(), PublishedPart::State::done);
        QTRY_COMPARE_WITH_TIMEOUT(part("publishedWeb").state(), PublishedPart::State::done, 10000);
        QVERIFY(!strip().isAncestorOf(QApplication::focusWidget()));
        screenshot("publish-moment");
        activate();
        press(Qt::Key_Escape);
        QTRY_VERIFY(strip().isHidden());
    }

private:
    [[nodiscard]] PublishStrip& strip() const { return find<PublishStrip>("publishStrip"); }
    [[nodiscard]] PublishedPart& part(const char* name) const { return find<PublishedPart>(name); }
};

static const pairwright::RegisteredTest<TestPublishStrip> registered("test_publish_strip");

#include "test_publish_strip.moc"
