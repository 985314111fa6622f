#include "tests/gui/groups_hands.h"

#include "engine/capabilities.h"
#include "ui/pages/rounds/cross_table/cross_table.h"
#include "ui/pages/rounds/rounds_page.h"

#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QTreeWidget>

namespace pairwright {

void GroupsHands::startWithKeys()
{
    start();
    settings().setKeyPreset(KeyPreset::vega);
}

QDialog* GroupsHands::groupsWindow() const
{
    press(Qt::Key_G, Qt::ControlModifier);
    auto* dialog = window().findChild<QDialog*>(QStringLiteral("groupsWindow"));
    if (dialog == nullptr)
        qFatal("the window of groups is not there");
    return dialog;
}

QDialog* GroupsHands::eventWindow() const
{
    press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = window().findChild<QDialog*>(QStringLiteral("eventWindow"));
    if (dialog == nullptr)
        qFatal("the window of the event is not there");
    (void)QTest::qWaitForWindowActive(dialog);
    return dialog;
}

QString GroupsHands::noteOf(const QDialog* dialog)
{
    return dialog->findChild<QLabel*>(QStringLiteral("groupNote"))->text();
}

QString GroupsHands::eventNote(const QDialog* dialog)
{
    return dialog->findChild<QLabel*>(QStringLiteral("eventNote"))->text();
}

/// Behind it stands after which round the file is.
static QString titleOf(const QTreeWidgetItem& file)
{
    return file.text(0).section(QStringLiteral("  ·  "), 0, 0);
}

QStringList GroupsHands::linesOf(const QDialog* dialog)
{
    QStringList lines;
    const auto* tree = dialog->findChild<QTreeWidget*>(QStringLiteral("eventStandings"));
    for (int i = 0; i < tree->topLevelItemCount(); ++i)
        for (int j = 0; j < tree->topLevelItem(i)->childCount(); ++j)
            lines.append(titleOf(*tree->topLevelItem(i)) + QLatin1Char('|') + tree->topLevelItem(i)->child(j)->text(0) +
                         QLatin1Char('|') + tree->topLevelItem(i)->child(j)->text(2));
    return lines;
}

void GroupsHands::chooseTask(const QDialog* dialog, int task)
{
    auto* tabs = dialog->findChild<QTabBar*>(QStringLiteral("eventTasks"));
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(task).center());
    QCOMPARE(tabs->currentIndex(), task);
}

void GroupsHands::clickIn(QDialog* dialog, const char* button)
{
    QTest::mouseClick(dialog->findChild<QPushButton*>(QLatin1StringView(button)), Qt::LeftButton);
}

void GroupsHands::pressIn(QDialog* dialog, const char* button)
{
    auto* wanted = dialog->findChild<QPushButton*>(QLatin1StringView(button));
    dialog->activateWindow();
    if (!QTest::qWaitForWindowActive(dialog))
        qFatal("the dialog does not get the keys");
    wanted->setFocus();
    QVERIFY(wanted->isVisible() && wanted->hasFocus());
    QTest::keyClick(wanted, Qt::Key_Space);
}

void GroupsHands::chooseIn(QDialog* dialog, const char* box, int index)
{
    chooseByKeys(*dialog->findChild<QComboBox*>(QLatin1StringView(box)), index);
}

void GroupsHands::typeNumber(QDialog* dialog, const char* box, const char* number)
{
    auto* field = dialog->findChild<QSpinBox*>(QLatin1StringView(box));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QLatin1StringView(number));
    QTest::keyClick(field, Qt::Key_Tab);
}

bool GroupsHands::isOffered(const QDialog* dialog, const char* button)
{
    return dialog->findChild<QPushButton*>(QLatin1StringView(button))->isEnabled();
}

QString GroupsHands::part(const char* title) const
{
    return inFolder(QStringLiteral("Test open - %1.pairwright").arg(QLatin1StringView(title)));
}

QStringList GroupsHands::filesBeside() const
{
    return QDir(inFolder(QString())).entryList({QStringLiteral("*.pairwright")}, QDir::Files, QDir::Name);
}

void GroupsHands::enterRound(RoundNumber round, bool draws) const
{
    window().lead({PageId::rounds, {}, {}, BoardId{round, 1}});
    press(Qt::Key_F8);
    for (const int board : projected().round(round)->openBoards()) {
        const Match& match = *projected().board({round, board});
        const bool first = projected().player(match.a)->data.name < projected().player(match.b)->data.name;
        type(draws ? QStringLiteral("5") : first ? QStringLiteral("1") : QStringLiteral("0"));
        // The list goes on by itself, the cross-table stays.
        if (window().rounds().crossTable().isEntering())
            press(Qt::Key_Return);
    }
    press(Qt::Key_Escape);
    QTRY_VERIFY(!session().isSaving());
    QCOMPARE(projected().round(round)->openBoards(), std::vector<int>());
}

void GroupsHands::playToTheEnd(bool draws)
{
    activate();
    if (capabilitiesOf(projected().settings.system).rounds == RoundsMade::allAtOnce) {
        (void)session().apply(DrawNumbers{{NumberDraw::By::rating, {}}});
        QTRY_VERIFY(!session().isSaving());
        press(Qt::Key_F6);
        QTRY_VERIFY(!projected().rounds.empty() && !session().isSaving());
        press(Qt::Key_F7, Qt::ControlModifier);
        QTRY_VERIFY(projected().allRoundsPublished() && !session().isSaving());
        for (RoundNumber round{1}; round <= projected().lastPublished(); ++round.value)
            enterRound(round, draws);
        return;
    }
    (void)session().apply(SetInitialColour{{Colour::White, {}}});
    while (!projected().allRoundsPublished()) {
        pairAndPublish();
        enterRound(projected().lastPublished(), draws);
    }
}

void GroupsHands::makeTwoGroups(bool draws)
{
    QVERIFY(openFile(makeTournament(8)));
    activate();
    QDialog* dialog = groupsWindow();
    typeNumber(dialog, "groupCount", "2");
    clickIn(dialog, "makeGroups");
    QTRY_COMPARE(filesBeside().size(), 3);
    dialog->close();
    for (const char* title : {"Group B", "Group A"}) {
        QVERIFY(openFile(part(title)));
        playToTheEnd(draws);
    }
    activate();
}

} // namespace pairwright
