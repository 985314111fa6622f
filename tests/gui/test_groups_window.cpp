#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"

#include "app/event/parts.h"
#include "app/storage/tournament/read_tournament.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>

using namespace pairwright;

/// Groups, quads and seasons of one list, from the list to the end, by keys and mouse.
class GroupsWindowTest : public QObject, public WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        settings().setKeyPreset(KeyPreset::vega);
    }
    void groupsAreMadeAndTakenBackInOneStep();
    void whatCannotBeMadeIsSaid();

private:
    QDialog* groupsWindow() const
    {
        press(Qt::Key_G, Qt::ControlModifier);
        auto* dialog = window().findChild<QDialog*>(QStringLiteral("groupsWindow"));
        if (dialog == nullptr)
            qFatal("the window of groups is not there");
        return dialog;
    }
    static QString noteOf(const QDialog* dialog)
    {
        return dialog->findChild<QLabel*>(QStringLiteral("groupNote"))->text();
    }
    static void clickIn(QDialog* dialog, const char* button)
    {
        QTest::mouseClick(dialog->findChild<QPushButton*>(QLatin1StringView(button)), Qt::LeftButton);
    }
    static void chooseIn(QDialog* dialog, const char* box, int index)
    {
        auto* combo = dialog->findChild<QComboBox*>(QLatin1StringView(box));
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Down);
        auto* list = combo->view();
        list->setCurrentIndex(combo->model()->index(index, 0));
        QTest::keyClick(list, Qt::Key_Return);
    }
    QStringList filesBeside() const
    {
        return QDir(inFolder(QString())).entryList({QStringLiteral("*.pairwright")}, QDir::Files, QDir::Name);
    }
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
    auto* count = dialog->findChild<QSpinBox*>(QStringLiteral("groupCount"));
    auto* make = dialog->findChild<QPushButton*>(QStringLiteral("makeGroups"));
    const auto setCount = [count](const char* number) {
        count->setFocus();
        count->selectAll();
        QTest::keyClicks(count, QLatin1StringView(number));
        QTest::keyClick(count, Qt::Key_Tab);
    };
    setCount("1");
    QVERIFY(noteOf(dialog).contains(QStringLiteral("40 players")));
    QVERIFY(!make->isEnabled());
    setCount("26");
    QVERIFY(noteOf(dialog).contains(QStringLiteral("fewer than the 3 players")));
    setCount("4");
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

static const pairwright::RegisteredTest<GroupsWindowTest> registered("test_groups_window");
#include "test_groups_window.moc"
