#include "engine/tiebreaks/tie_break_info.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace pairwright;

/// A round robin that is begun as such, and one of its rounds edited by hand.
class NewRoundRobinTest : public QObject, public WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup() { close(); }

    void eachIsMadeFromTheViewOfANewTournament_data()
    {
        QTest::addColumn<QString>("system");
        for (const char* system : {"Round robin", "Double round robin", "Multiple"})
            QTest::newRow(system) << QString::fromLatin1(system);
    }
    void eachIsMadeFromTheViewOfANewTournament()
    {
        QFETCH(QString, system);
        activate();
        trigger(ActionId::newTournament);
        QApplication::processEvents();
        auto& name = find<QLineEdit>("newName");
        name.setFocus();
        QTest::keyClicks(&name, QStringLiteral("Club Championship"));
        auto& systems = find<QComboBox>("newSystem");
        const int index = systems.findText(system, Qt::MatchStartsWith);
        QVERIFY2(index >= 0, qPrintable(system));
        systems.setFocus();
        for (int pressed = 0; pressed < systems.count() && !systems.currentText().startsWith(system); ++pressed)
            QTest::keyClick(&systems, systems.currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
        asker().paths = {inFolder(QStringLiteral("club.pairwright"))};
        click("createTournament");
        QTRY_VERIFY2(desk().session() != nullptr, qPrintable(message()));
        QVERIFY(formatOf(projected().settings.system) != EventFormat::swiss);
    }

    void theRoundThatIsShownIsEditedByHand()
    {
        QVERIFY(openFile(makeTournament(6)));
        activate();
        auto& systems = find<QComboBox>("system");
        chooseByKeys(systems, systems.findText(QStringLiteral("Round robin"), Qt::MatchStartsWith));
        QTRY_VERIFY(!session().isSaving());
        auto& numbers = find<QComboBox>("numbers");
        chooseByKeys(numbers, numbers.findData(static_cast<int>(NumberDraw::By::rating)));
        QTRY_VERIFY(projected().settings.numberDraw && !session().isSaving());
        press(Qt::Key_F6);
        QTRY_VERIFY(projected().round(RoundNumber{5}) != nullptr && !session().isSaving());
        window().lead({PageId::rounds, {}, {}, BoardId{RoundNumber{3}, 1}});
        QTRY_COMPARE(desk().shownRound(), std::optional(RoundNumber{3}));
        trigger(ActionId::editPairings);
        QTRY_VERIFY(projected().round(RoundNumber{3})->proposal()->manualPhase.has_value());
        QVERIFY(!projected().round(RoundNumber{1})->proposal()->manualPhase.has_value());
        QCOMPARE(desk().shownRound(), std::optional(RoundNumber{3}));
    }
};

static const pairwright::RegisteredTest<NewRoundRobinTest> registered("test_new_round_robin");
#include "test_new_round_robin.moc"
