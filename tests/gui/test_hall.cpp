#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/web_publishing.h"
#include "ui/hall/hall_view.h"

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace pairwright;

namespace {

/// Everything that the pages say.
QString textOf(const std::vector<HallPage>& pages)
{
    QString text;
    for (const HallPage& page : pages) {
        text += page.title + u'\n';
        for (const QStringList& row : page.rows)
            text += row.join(u' ') + u'\n';
    }
    return text;
}

} // namespace

/// The screen in the hall.
class TestHall : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        QVERIFY(openFile(makeTournament(60)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    }

    void nothingIsShownBeforeItIsPublished()
    {
        trigger(ActionId::hallView);
        QVERIFY(hall().pages().empty());
        screenshot("hall-empty", &hall());
        trigger(ActionId::pairRound);
        QTRY_VERIFY(!projected().rounds.empty());
        QVERIFY(hall().pages().empty());
        trigger(ActionId::publish);
        QTRY_VERIFY(!hall().pages().empty());
        QVERIFY(textOf(hall().pages()).contains("Player 01"));
    }

    void itPagesThroughBoardsNamesAndStandings()
    {
        pairAndPublish();
        trigger(ActionId::hallView);
        QCOMPARE(hall().pages().size(), std::size_t{6}); // 30 boards on two pages, 60 names on four
        desk().apply(EnterResult{BoardId{RoundNumber{1}, 1, 1}, GameResult::draw});
        QTRY_VERIFY(textOf(hall().pages()).contains("½ - ½"));
        QVERIFY(textOf(hall().pages()).contains("Standings after round 1"));
        screenshot("hall-boards", &hall());
        QTest::keyClick(&hall(), Qt::Key_Right);
        QCOMPARE(hall().page(), 1);
        QTest::keyClick(&hall(), Qt::Key_Left);
        QTest::keyClick(&hall(), Qt::Key_Left);
        QCOMPARE(hall().page(), static_cast<int>(hall().pages().size()) - 1);
        QTest::keyClick(&hall(), Qt::Key_N);
        QVERIFY(!textOf(hall().pages()).contains("Standings"));
        screenshot("hall-names", &hall());
        QTest::keyClick(&hall(), Qt::Key_S);
        QTest::keyClick(&hall(), Qt::Key_D);
        screenshot("hall-standings-light", &hall());
        QTest::keyClick(&hall(), Qt::Key_Space);
        QVERIFY(hall().isHeld());
        QTest::keyClick(&hall(), Qt::Key_Escape);
        QTRY_VERIFY(window().findChild<HallView*>() == nullptr);
    }

    void theAddressIsACodeForTelephones()
    {
        const QString reader = QStandardPaths::findExecutable("zbarimg");
        if (reader.isEmpty())
            QSKIP("zbarimg is not installed");
        pairAndPublish();
        window().web().setPlan(WebPlan{inFolder("pages"), {}, "https://example.org/open/"});
        trigger(ActionId::hallView);
        const QString picture = inFolder("hall.png");
        QVERIFY(hall().grab().save(picture));
        QProcess process;
        process.start(reader, {"--raw", "-q", picture});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardOutput().trimmed(), QByteArray("https://example.org/open/"));
    }

private:
    [[nodiscard]] HallView& hall() const { return find<HallView>("hallView"); }
};

static const pairwright::RegisteredTest<TestHall> registered("test_hall");

#include "test_hall.moc"
