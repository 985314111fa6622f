#include "tests/gui/groups_hands.h"
#include "tests/support/registered_test.h"

#include "app/event/parts.h"

#include <QCheckBox>
#include <QDialog>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace pairwright;

namespace {
constexpr int patience = 30'000; // milliseconds: several files and sites are made, on a busy machine
} // namespace

/// Groups, quads and seasons of one list, from the list to the end, by keys and mouse.
class GroupsWindowTest : public QObject, public GroupsHands {
    Q_OBJECT
private slots:
    void init() { startWithKeys(); }
    void groupsAreMadeAndTakenBackInOneStep();
    void whatCannotBeMadeIsSaid();
    void aListThatIsPairedShowsWhyAndNoForm();
    void threeGroupsOfOneListWithPromotion();
    void fourQuadsAndARestOfFive();
};

void GroupsWindowTest::groupsAreMadeAndTakenBackInOneStep()
{
    QVERIFY(openFile(makeTournament(14)));
    activate();
    const QStringList before = filesBeside();
    QDialog* dialog = groupsWindow();
    auto* groups = dialog->findChild<QTableWidget*>(QStringLiteral("groupTable"));
    QCOMPARE(groups->rowCount(), 3);
    QCOMPARE(groups->item(0, 1)->text(), QStringLiteral("5"));
    chooseIn(dialog, "splitBy", 1);
    auto* players = dialog->findChild<QTableWidget*>(QStringLiteral("groupPlayers"));
    QCOMPARE(players->item(3, 0)->text(), QStringLiteral("Group C"));
    players->selectRow(3);
    players->setFocus();
    QTest::keyClick(players, Qt::Key_A);
    QCOMPARE(players->item(3, 0)->text(), QStringLiteral("Group A"));
    QCOMPARE(groups->item(0, 1)->text(), QStringLiteral("6"));
    screenshot(QStringLiteral("groups-of-a-list"), dialog);
    clickIn(dialog, "makeGroups");
    QTRY_COMPARE(filesBeside().size(), before.size() + 3);
    screenshot(QStringLiteral("groups-made"), dialog);
    QCOMPARE(projected().players.size(), std::size_t{14}); // the list stays as it is
    clickIn(dialog, "takeGroupsBack");
    QTRY_COMPARE(filesBeside(), before);
    QCOMPARE(players->item(3, 0)->text(), QStringLiteral("Group A"));
}

void GroupsWindowTest::whatCannotBeMadeIsSaid()
{
    QVERIFY(openFile(makeTournament(41)));
    activate();
    QDialog* dialog = groupsWindow();
    auto* make = dialog->findChild<QPushButton*>(QStringLiteral("makeGroups"));
    typeNumber(dialog, "groupCount", "1");
    QVERIFY(noteOf(dialog).contains(QStringLiteral("40 players")));
    QVERIFY(!make->isEnabled());
    typeNumber(dialog, "groupCount", "26");
    QVERIFY(noteOf(dialog).contains(QStringLiteral("fewer than the 3 players")));
    typeNumber(dialog, "groupCount", "4");
    QVERIFY(noteOf(dialog).contains(QStringLiteral("share a group"))); // it is said, and can be
    QVERIFY(make->isEnabled());
    QTest::keyClick(dialog->findChild<QCheckBox*>(QStringLiteral("matesApart")), Qt::Key_Space);
    QVERIFY(make->isEnabled()); // it is as even as can be
    auto* groups = dialog->findChild<QTableWidget*>(QStringLiteral("groupTable"));
    const auto rename = [groups](const QString& name) {
        groups->setFocus();
        groups->setCurrentCell(1, 0);
        QTest::keyClick(groups, Qt::Key_F2);
        auto* editor = groups->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClick(editor, Qt::Key_Backspace);
        QTest::keyClicks(editor, name);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(groups->findChild<QLineEdit*>() == nullptr); // what is typed is taken a little later
    };
    rename(QStringLiteral("group a"));
    QCOMPARE(groups->item(1, 0)->text(), QStringLiteral("group a"));
    QVERIFY2(noteOf(dialog).contains(QStringLiteral("Two groups are called")), qUtf8Printable(noteOf(dialog)));
    QVERIFY(!make->isEnabled());
    rename(QString());
    QVERIFY(noteOf(dialog).contains(QStringLiteral("has no name")));
    screenshot(QStringLiteral("groups-refused"), dialog);
    rename(QStringLiteral("A/B: the rest?"));
    QVERIFY(make->isEnabled());
    QVERIFY(makeFile(QStringLiteral("Test open - Group C.pairwright"), "mine").size() > 0);
    clickIn(dialog, "makeGroups");
    QTRY_VERIFY(noteOf(dialog).contains(QStringLiteral("There is already a file")));
    QCOMPARE(filesBeside().size(), 2); // the list, and what was there: none was made
    QVERIFY(QFile::remove(inFolder(QStringLiteral("Test open - Group C.pairwright"))));
    clickIn(dialog, "makeGroups");
    QTRY_COMPARE(filesBeside().size(), 5);
    QVERIFY(filesBeside().contains(QStringLiteral("Test open - A-B- the rest-.pairwright")));
}

void GroupsWindowTest::aListThatIsPairedShowsWhyAndNoForm()
{
    QVERIFY(openFile(makeTournament(9)));
    activate();
    QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    pairAndPublish();
    QDialog* dialog = groupsWindow();
    QVERIFY(!dialog->findChild<QTableWidget*>(QStringLiteral("groupTable"))->isVisible());
    QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("makeGroups"))->isVisible());
    QStringList said;
    for (const QLabel* label : dialog->findChildren<QLabel*>())
        if (label->isVisible())
            said.append(label->text());
    QVERIFY2(said.join(u' ').contains(QStringLiteral("before round 1")), qPrintable(said.join(u' ')));
}

void GroupsWindowTest::threeGroupsOfOneListWithPromotion()
{
    QVERIFY(openFile(makeTournament(12)));
    activate();
    QDialog* dialog = groupsWindow();
    clickIn(dialog, "makeGroups");
    QTRY_COMPARE(filesBeside().size(), 4);
    dialog->close();
    for (const char* title : {"Group A", "Group B", "Group C"}) {
        QVERIFY(openFile(part(title)));
        playToTheEnd();
        QVERIFY(projected().allRoundsPublished());
    }
    activate();
    QDialog* event = eventWindow();
    QTRY_COMPARE(linesOf(event).size(), 12);
    QCOMPARE(eventNote(event), QString());
    QCOMPARE(linesOf(event)[3], QStringLiteral("Group A|4  Player 04|down to Group B"));
    QCOMPARE(linesOf(event)[4], QStringLiteral("Group B|1  Player 05|up to Group A"));
    QCOMPARE(linesOf(event)[11], QStringLiteral("Group C|4  Player 12|"));
    screenshot(QStringLiteral("event-season"), event);
    // Paper and web of all of them.
    asker().paths.push_back(inFolder(QStringLiteral("all.pdf")));
    chooseTask(event, 1);
    clickIn(event, "eventPdf");
    QTRY_VERIFY(QFileInfo(inFolder(QStringLiteral("all.pdf"))).size() > 10000);
    asker().paths.push_back(inFolder(QStringLiteral("site")));
    QTRY_VERIFY(isOffered(event, "eventWeb")); // when the file before is done
    chooseTask(event, 2);
    clickIn(event, "eventWeb");
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(inFolder(QStringLiteral("site/index.html"))), patience);
    QFile index(inFolder(QStringLiteral("site/index.html")));
    QVERIFY(index.open(QIODevice::ReadOnly));
    QVERIFY(index.readAll().contains("part-3/index.html"));
    QVERIFY(QFileInfo::exists(inFolder(QStringLiteral("site/part-3/standings.html"))));
    QTRY_VERIFY(isOffered(event, "makeNext"));
    chooseTask(event, 0);
    clickIn(event, "makeNext");
    QTRY_COMPARE_WITH_TIMEOUT(filesBeside().size(), 7, patience);
    screenshot(QStringLiteral("event-season-made"), event);
    event->close();
    QVERIFY(openFile(inFolder(QStringLiteral("Test open, next season - Group B.pairwright"))));
    QStringList names;
    for (const Player& player : projected().players)
        names << player.data.name.right(2);
    QCOMPARE(names,
             (QStringList{QStringLiteral("04"), QStringLiteral("06"), QStringLiteral("07"), QStringLiteral("09")}));
    QVERIFY(!projected().hasBegun());
}

void GroupsWindowTest::fourQuadsAndARestOfFive()
{
    QVERIFY(openFile(makeTournament(21)));
    activate();
    QDialog* dialog = groupsWindow();
    chooseIn(dialog, "splitBy", 2);
    auto* groups = dialog->findChild<QTableWidget*>(QStringLiteral("groupTable"));
    QCOMPARE(groups->rowCount(), 5);
    QCOMPARE(groups->item(4, 1)->text(), QStringLiteral("5"));
    QVERIFY(groups->item(0, 2)->text().startsWith(QStringLiteral("Round robin")));
    QVERIFY(groups->item(4, 2)->text().startsWith(QStringLiteral("Dutch")));
    QCOMPARE(groups->item(4, 3)->text(), QStringLiteral("3"));
    screenshot(QStringLiteral("quads"), dialog);
    clickIn(dialog, "makeGroups");
    QTRY_COMPARE(filesBeside().size(), 6);
    dialog->close();
    for (const char* title : {"Quad 1", "Quad 2", "Quad 3", "Quad 4", "Quad 5"}) {
        QVERIFY(openFile(part(title)));
        playToTheEnd();
        QVERIFY(projected().allRoundsPublished());
        QCOMPARE(projected().settings.plannedRounds, 3);
    }
    activate();
    QDialog* event = eventWindow();
    QTRY_COMPARE(linesOf(event).size(), 21);
    QCOMPARE(linesOf(event)[0].section(QLatin1Char('|'), 0, 1), QStringLiteral("Quad 1|1  Player 01"));
    QCOMPARE(linesOf(event)[16].section(QLatin1Char('|'), 0, 1), QStringLiteral("Quad 5|1  Player 17"));
    screenshot(QStringLiteral("event-quads"), event);
    // The winners meet in a final of the same event.
    chooseIn(event, "whatFollows", 1);
    typeNumber(event, "bestOfEach", "1");
    QCOMPARE(linesOf(event)[16], QStringLiteral("Quad 5|1  Player 17|goes on as number 5"));
    screenshot(QStringLiteral("event-final"), event);
    clickIn(event, "makeNext");
    QTRY_COMPARE_WITH_TIMEOUT(filesBeside().size(), 7, patience);
    event->close();
    QVERIFY(openFile(part("Final")));
    QCOMPARE(projected().players.size(), std::size_t{5});
    QCOMPARE(projected().event.part->place, 6);
}

static const pairwright::RegisteredTest<GroupsWindowTest> registered("test_groups_window");
#include "test_groups_window.moc"
