#include "app/pairing/pairing_job.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/text/steps/change_text.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace pairwright;

/// A round robin through the window: numbers, all rounds laid out and published, results.
class RoundRobinWindowTest : public QObject, public WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        settings().setKeyPreset(KeyPreset::vega);
    }
    void theOverviewAsksForNumbersInPlaceOfColours();
    void anOddNumberHasNoSeam();
    void twoHaveNoTable();
    void theReasonOfALateEntryIsTranslatedWhereItIsShown();
    void theButtonSaysWhatItDoes();
    void theOverviewSaysWhichGamesArePostponed();
    void allRoundsAreLaidOutAndPublishedByKeys();
    void aGameIsPostponedAndPlayedLater();

private:
    void begin(int players, const char* system);
    void choose(const char* box, const QVariant& data) const
    {
        auto& combo = find<QComboBox>(box);
        const int index = combo.findData(data);
        QVERIFY(index >= 0);
        combo.setCurrentIndex(index);
        emit combo.activated(index);
    }
};

void RoundRobinWindowTest::begin(int players, const char* system)
{
    QVERIFY(openFile(makeTournament(players)));
    auto& systems = find<QComboBox>("system");
    const int index = systems.findText(QLatin1String(system), Qt::MatchStartsWith);
    QVERIFY(index >= 0);
    systems.setCurrentIndex(index);
    emit systems.activated(index);
    QTRY_VERIFY(!session().isSaving());
}

void RoundRobinWindowTest::theOverviewAsksForNumbersInPlaceOfColours()
{
    begin(10, "Double round robin");
    QVERIFY(!find<QComboBox>("initialColour").isVisibleTo(&window()));
    QVERIFY(find<QComboBox>("seam").isVisibleTo(&window()));
    QVERIFY(!find<QComboBox>("cycles").isVisibleTo(&window()));
    QVERIFY(!find<QSpinBox>("plannedRounds").isEnabled());
    QVERIFY(!projected().settings.numberDraw);
    choose("numbers", static_cast<int>(NumberDraw::By::lot));
    QTRY_VERIFY(projected().settings.numberDraw && projected().settings.numberDraw->seed);
    const auto seed = projected().settings.numberDraw->seed;
    QTRY_VERIFY(find<QPushButton>("drawNumbers").isVisibleTo(&window()));
    click("drawNumbers");
    QTRY_VERIFY(projected().settings.numberDraw->seed != seed);
    choose("seam", QStringLiteral("straight"));
    QTRY_COMPARE(projected().settings.options.of(*findOption("seam")), std::string_view("straight"));
    screenshot(QStringLiteral("round-robin-overview"));
}

void RoundRobinWindowTest::anOddNumberHasNoSeam()
{
    begin(9, "Double round robin");
    QVERIFY(!find<QComboBox>("seam").isVisibleTo(&window()));
    QCOMPARE(find<QSpinBox>("plannedRounds").value(), 18);
}

void RoundRobinWindowTest::theReasonOfALateEntryIsTranslatedWhereItIsShown()
{
    const PublicationChange taken{RoundNumber{1},
                                  1,
                                  {QDateTime::currentDateTimeUtc(), std::nullopt},
                                  {{}, WithdrawnPublication{QDateTime::currentDateTimeUtc(), lateEntryReason}}};
    desk().language().use(QStringLiteral("de"));
    const std::vector<ChangeLine> lines = linesFor({taken}, Tournament());
    desk().language().use(QStringLiteral("en"));
    QVERIFY(!lines.empty());
    QVERIFY2(lines.front().after.contains(QStringLiteral("Nachmeldung")), qPrintable(lines.front().after));
}

void RoundRobinWindowTest::twoHaveNoTable()
{
    begin(2, "Round robin");
    QCOMPARE(find<QSpinBox>("plannedRounds").text(), QStringLiteral("–"));
    QCOMPARE(projected().settings.plannedRounds, 7);
}

void RoundRobinWindowTest::theButtonSaysWhatItDoes()
{
    const QAction* pair = window().findChild<QAction*>(QStringLiteral("pairRound"));
    QVERIFY(pair != nullptr);
    QCOMPARE(pair->text(), QStringLiteral("&Pair Round"));
    begin(5, "Round robin");
    QTRY_COMPARE(pair->text(), QStringLiteral("&Lay Out Rounds"));
}

void RoundRobinWindowTest::theOverviewSaysWhichGamesArePostponed()
{
    begin(6, "Round robin");
    QVERIFY(applied(desk(), DrawNumbers{{NumberDraw::By::rating, {}}}));
    QVERIFY(applied(desk(), LayOutRounds{*layOutRounds(projected())}));
    QVERIFY(applied(desk(), PublishRounds{RoundNumber{5}}));
    const auto& line = find<QLabel>("postponedGames");
    QVERIFY(!line.isVisibleTo(&window()));
    QVERIFY(applied(desk(), PostponeGame{{RoundNumber{2}, 1}, Postponement{QDate(2026, 6, 1)}}));
    QTRY_VERIFY(line.isVisibleTo(&window()));
    QVERIFY2(line.text().startsWith(QStringLiteral("1 game postponed, the next on ")), qPrintable(line.text()));
    QVERIFY(applied(desk(), PostponeGame{{RoundNumber{3}, 2}, Postponement{}}));
    QTRY_COMPARE(line.text(), QStringLiteral("2 games postponed, 1 of them to no day yet"));
    screenshot(QStringLiteral("round-robin-postponed-glance"));
}

void RoundRobinWindowTest::allRoundsAreLaidOutAndPublishedByKeys()
{
    begin(5, "Round robin");
    choose("numbers", static_cast<int>(NumberDraw::By::rating));
    QTRY_VERIFY(projected().settings.numberDraw);
    QTRY_VERIFY(!session().isSaving());
    press(Qt::Key_F6);
    QTRY_COMPARE(projected().rounds.size(), std::size_t{5});
    QCOMPARE(projected().settings.plannedRounds, 5);
    QCOMPARE(boards().rowCount(), 3); // two boards, and who is free
    screenshot(QStringLiteral("round-robin-laid-out"));
    QTRY_VERIFY(!session().isSaving());
    press(Qt::Key_F7, Qt::ControlModifier);
    QTRY_VERIFY(projected().allRoundsPublished());
    press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier); // as a list
    press(Qt::Key_F8);
    type(QStringLiteral("15"));
    QTRY_VERIFY(projected().round(RoundNumber{1})->openBoards().empty());
    press(Qt::Key_Escape);
    screenshot(QStringLiteral("round-robin-round-1"));
}

void RoundRobinWindowTest::aGameIsPostponedAndPlayedLater()
{
    begin(6, "Round robin");
    choose("numbers", static_cast<int>(NumberDraw::By::rating));
    QTRY_VERIFY(projected().settings.numberDraw && !session().isSaving());
    press(Qt::Key_F6);
    QTRY_VERIFY(projected().rounds.size() == 5 && !session().isSaving());
    press(Qt::Key_F7, Qt::ControlModifier);
    QTRY_VERIFY(projected().allRoundsPublished() && !session().isSaving());
    const BoardId first{RoundNumber{1}, 1};
    const auto postponedTo = [&] {
        return projected().game(first)->outcome.postponed;
    };
    press(Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier);
    auto* asked = window().findChild<QDialog*>(QStringLiteral("postponeWindow"));
    QVERIFY(asked != nullptr && asked->isVisible());
    auto* day = asked->findChild<QLineEdit*>(QStringLiteral("postponedTo"));
    QTest::keyClicks(day, QStringLiteral("2026-12-05"));
    screenshot(QStringLiteral("round-robin-postpone"), asked);
    QTest::mouseClick(asked->findChild<QPushButton*>(QStringLiteral("postpone")), Qt::LeftButton);
    QTRY_VERIFY(postponedTo() && postponedTo()->to == QDate(2026, 12, 5));
    QTRY_VERIFY(!session().isSaving());
    screenshot(QStringLiteral("round-robin-postponed"));
    activate();
    press(Qt::Key_F8);
    type(QStringLiteral("1"));
    QTRY_VERIFY(projected().game(first)->outcome.result && !postponedTo());
}

static const pairwright::RegisteredTest<RoundRobinWindowTest> registered("test_round_robin");
#include "test_round_robin.moc"
