#include "tests/gui/groups_hands.h"
#include "tests/gui/pdf_text.h"
#include "tests/support/registered_test.h"

#include "app/event/parts.h"

#include <QDialog>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

using namespace pairwright;

/// What is made of all files of an event: a final, the next season, paper, a web site. By keys and mouse.
class EventWindowTest : public QObject, public GroupsHands {
    Q_OBJECT
private slots:
    void init() { startWithKeys(); }
    void theBestOfASwissGoOn();
    void aTieIsDecidedByHand();
    void theSheetsOfAllFilesAreSavedAndTheSiteIsWrittenAgain();
    void enterInTheListOpensThatFile();
    void aFileThatIsGoneIsSaid();
    void allFilesAreTakenBackFromOneOfThem();
};

void EventWindowTest::theBestOfASwissGoOn()
{
    QVERIFY(openFile(makeTournament(8)));
    activate();
    (void)session().apply(SetRoundCount{3});
    QDialog* early = eventWindow();
    // Nothing follows yet: the sheets come first, and it is said why there is nothing to be made.
    QTRY_VERIFY(early->findChild<QPushButton*>(QStringLiteral("printEvent"))->isVisible());
    QCOMPARE(eventNote(early), QString());
    const auto* list = early->findChild<QTreeWidget*>(QStringLiteral("eventStandings"));
    QVERIFY(list->isColumnHidden(2)); // it would be empty
    QCOMPARE(list->headerItem()->text(0), QStringLiteral("File"));
    QVERIFY2(list->topLevelItem(0)->text(0).contains(QStringLiteral("  ·  ")),
             qPrintable(list->topLevelItem(0)->text(0)));
    chooseTask(early, 0);
    QVERIFY(eventNote(early).contains(QStringLiteral("not finished")));
    for (const char* part : {"whatFollows", "nextName", "makeNext", "printEvent"})
        QVERIFY2(!early->findChild<QWidget*>(QLatin1StringView(part))->isVisible(), part);
    early->close();
    playToTheEnd();
    activate();
    QDialog* event = nullptr;
    for (auto* one : window().findChildren<QDialog*>(QStringLiteral("eventWindow")))
        one->deleteLater();
    QTest::qWait(1);
    event = eventWindow();
    typeNumber(event, "bestOfEach", "4");
    QVERIFY(!event->findChild<QTreeWidget*>(QStringLiteral("eventStandings"))->isColumnHidden(2));
    const QStringList lines = linesOf(event);
    QVERIFY(lines[3].endsWith(QStringLiteral("goes on as number 4")) && lines[4].endsWith(QLatin1Char('|')));
    const int before = static_cast<int>(filesBeside().size());
    clickIn(event, "makeNext");
    QTRY_COMPARE(filesBeside().size(), before + 1);
    clickIn(event, "makeNext"); // the name is taken now
    QTRY_VERIFY(eventNote(event).contains(QStringLiteral("There is already a file")));
    event->close();
    QVERIFY(openFile(part("Final")));
    QCOMPARE(projected().players.size(), std::size_t{4});
    QVERIFY(!projected().event.part);
    QCOMPARE(projected().settings.declaredOrder.size(), std::size_t{4});
}

void EventWindowTest::aTieIsDecidedByHand()
{
    makeTwoGroups(true);
    QDialog* event = eventWindow();
    QTRY_COMPARE(linesOf(event).size(), 8);
    QCOMPARE(eventNote(event), QStringLiteral("Group A: 4 players share rank 1, and not all of them go. The standings "
                                              "do not decide it: decide the tie by hand."));
    QVERIFY(!isOffered(event, "makeNext"));
    QCOMPARE(linesOf(event)[0], QStringLiteral("Group A|1=  Player 01|undecided (shared place)"));
    QCOMPARE(linesOf(event)[3], QStringLiteral("Group A|1=  Player 04|undecided (shared place)"));
    screenshot(QStringLiteral("event-tie"), event);
    const auto tieWindow = [event] {
        pressIn(event, "decideTies");
        auto* asked = event->findChild<QDialog*>(QStringLiteral("tieWindow"));
        if (asked == nullptr || !QTest::qWaitForWindowActive(asked))
            qFatal("the tie is not asked about");
        return asked;
    };
    // Who stands first in Group A goes down.
    QDialog* asked = tieWindow();
    auto* list = asked->findChild<QListWidget*>(QStringLiteral("tiedPlayers"));
    QTRY_VERIFY(list->hasFocus());
    QCOMPARE(list->item(0)->text(), QStringLiteral("Player 01: stays"));
    for (int i = 0; i < 4; ++i) // once more than there are places
        QTest::keyClick(list, Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(list->item(3)->text(), QStringLiteral("Player 01: down to Group B"));
    QCOMPARE(list->item(0)->text(), QStringLiteral("Player 02: stays"));
    screenshot(QStringLiteral("tie"), asked);
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_COMPARE(linesOf(event)[3], QStringLiteral("Group A|1=  Player 01|down to Group B (decided by the arbiter)"));
    QVERIFY(eventNote(event).startsWith(QStringLiteral("Group B: 4 players share rank 1")));
    QVERIFY(!isOffered(event, "makeNext"));
    QTRY_VERIFY(event->findChild<QDialog*>(QStringLiteral("tieWindow")) == nullptr);
    // Of Group B the second goes up, by the mouse.
    asked = tieWindow();
    list = asked->findChild<QListWidget*>(QStringLiteral("tiedPlayers"));
    QCOMPARE(list->item(0)->text(), QStringLiteral("Player 05: up to Group A"));
    clickIn(asked, "tieDown");
    QCOMPARE(list->currentRow(), 1);
    clickIn(asked, "tieUp");
    clickIn(asked, "tieDown");
    clickIn(asked, "decideTie");
    QTRY_COMPARE(linesOf(event)[4], QStringLiteral("Group B|1=  Player 06|up to Group A (decided by the arbiter)"));
    QCOMPARE(eventNote(event), QString());
    QTRY_VERIFY(event->findChild<QDialog*>(QStringLiteral("tieWindow")) == nullptr);
    // A decision can be looked at again, and left as it is.
    asked = tieWindow();
    QTest::keyClick(asked, Qt::Key_Escape);
    QTRY_VERIFY(event->findChild<QDialog*>(QStringLiteral("tieWindow")) == nullptr);
    QCOMPARE(linesOf(event)[3], QStringLiteral("Group A|1=  Player 01|down to Group B (decided by the arbiter)"));
    // With other numbers the border runs elsewhere through the same rank: the order stays.
    typeNumber(event, "goDown", "2");
    QCOMPARE(linesOf(event)[2], QStringLiteral("Group A|1=  Player 04|down to Group B (decided by the arbiter)"));
    typeNumber(event, "goDown", "1");
    screenshot(QStringLiteral("event-tie-decided"), event);
    pressIn(event, "makeNext");
    QTRY_COMPARE(filesBeside().size(), 5);
    event->close();
    QVERIFY(openFile(inFolder(QStringLiteral("Test open, next season - Group A.pairwright"))));
    QStringList names;
    for (const Player& player : projected().players)
        names << player.data.name.right(2);
    QCOMPARE(names,
             (QStringList{QStringLiteral("02"), QStringLiteral("03"), QStringLiteral("04"), QStringLiteral("06")}));
}

void EventWindowTest::theSheetsOfAllFilesAreSavedAndTheSiteIsWrittenAgain()
{
    makeTwoGroups(false);
    QDialog* event = eventWindow();
    QTRY_COMPARE(linesOf(event).size(), 8);
    const auto textOf = [this](const QString& pdf) {
        return textOfPdf(inFolder(pdf));
    };
    chooseTask(event, 1);
    // What happens is said, and nothing keeps room for the other tasks.
    const auto* about = event->findChild<QLabel*>(QStringLiteral("aboutTask"));
    QCOMPARE(about->text(), QStringLiteral("The sheets of all files go to the printer, or into one PDF."));
    QVERIFY(!event->findChild<QLabel*>(QStringLiteral("eventNote"))->isVisible());
    const auto* paper = event->findChild<QWidget*>(QStringLiteral("eventPaper"));
    const auto* print = event->findChild<QWidget*>(QStringLiteral("printEvent"));
    const auto top = [event](const QWidget* widget) {
        return widget->mapTo(event, QPoint()).y();
    };
    QTRY_VERIFY2(top(print) - top(paper) - paper->height() < 30,
                 qPrintable(QString::number(top(print) - top(paper) - paper->height())));
    const auto save = [&](int sheets, const QString& pdf) {
        chooseIn(event, "eventPaper", sheets);
        asker().paths.push_back(inFolder(pdf));
        pressIn(event, "eventPdf");
        QTRY_VERIFY(eventNote(event).startsWith(QStringLiteral("Saved as")));
    };
    save(1, QStringLiteral("tables.pdf"));
    QString text = textOf(QStringLiteral("tables.pdf"));
    QVERIFY(text.contains(QStringLiteral("Group A – Cross-table after round 3")));
    QVERIFY(text.contains(QStringLiteral("Group B – Cross-table after round 3")));
    QCOMPARE(text.count(QChar(QChar::FormFeed)), 1); // one page
    save(2, QStringLiteral("season.pdf"));
    text = textOf(QStringLiteral("season.pdf"));
    QVERIFY(text.contains(QStringLiteral("Promotions and relegations")) &&
            text.contains(QStringLiteral("up to Group A")));
    chooseTask(event, 0);
    chooseIn(event, "whatFollows", 1);
    chooseTask(event, 1);
    save(2, QStringLiteral("final.pdf"));
    QVERIFY(textOf(QStringLiteral("final.pdf")).contains(QStringLiteral("Who goes on")));
    QVERIFY(asker().fileQuestions.back().suggestion.endsWith(QStringLiteral("Test open - What follows.pdf")));
    // Where nothing follows there is no sheet of it.
    chooseTask(event, 0);
    typeNumber(event, "bestOfEach", "9");
    chooseTask(event, 1);
    QVERIFY(!isOffered(event, "eventPdf") && !isOffered(event, "printEvent"));
    chooseTask(event, 0);
    typeNumber(event, "bestOfEach", "1");
    chooseTask(event, 1);
    QVERIFY(isOffered(event, "eventPdf"));
    // A folder that is not there is told of.
    asker().paths.push_back(inFolder(QStringLiteral("nowhere/all.pdf")));
    clickIn(event, "eventPdf");
    QTRY_VERIFY2(eventNote(event).contains(QStringLiteral("nowhere")), qPrintable(eventNote(event)));
    QVERIFY(isOffered(event, "eventPdf"));

    chooseTask(event, 2);
    QVERIFY(!event->findChild<QPushButton*>(QStringLiteral("eventWebElsewhere"))->isVisible());
    asker().paths.push_back(inFolder(QStringLiteral("site")));
    pressIn(event, "eventWeb");
    const QString index = inFolder(QStringLiteral("site/index.html"));
    QTRY_VERIFY(eventNote(event).startsWith(QStringLiteral("The web site lies in")));
    QVERIFY(QFile::remove(index));
    const std::size_t asked = asker().fileQuestions.size();
    pressIn(event, "eventWeb");
    QTRY_VERIFY(QFileInfo::exists(index));
    QTRY_VERIFY(isOffered(event, "eventWeb"));
    event->close();
    event->deleteLater();
    QTest::qWait(1);
    QVERIFY(openFile(part("Group B"))); // the folder is that of the event
    activate();
    event = eventWindow();
    QTRY_COMPARE(linesOf(event).size(), 8);
    QVERIFY(QFile::remove(index));
    chooseTask(event, 2);
    pressIn(event, "eventWeb");
    QTRY_VERIFY(QFileInfo::exists(index));
    QTRY_VERIFY(isOffered(event, "eventWeb"));
    QCOMPARE(asker().fileQuestions.size(), asked);
    asker().paths.push_back(inFolder(QStringLiteral("elsewhere")));
    pressIn(event, "eventWebElsewhere");
    QTRY_VERIFY(QFileInfo::exists(inFolder(QStringLiteral("elsewhere/part-2/index.html"))));
    QTRY_VERIFY(isOffered(event, "eventWeb"));
    screenshot(QStringLiteral("event-site"), event);
}

void EventWindowTest::enterInTheListOpensThatFile()
{
    makeTwoGroups(false);
    QDialog* event = eventWindow();
    QTRY_COMPARE(linesOf(event).size(), 8);
    const int before = static_cast<int>(filesBeside().size());
    auto* list = event->findChild<QTreeWidget*>(QStringLiteral("eventStandings"));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_End);
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_COMPARE(session().path(), part("Group B"));
    QCOMPARE(filesBeside().size(), before); // nothing else was done
}

void EventWindowTest::aFileThatIsGoneIsSaid()
{
    QVERIFY(openFile(makeTournament(12)));
    activate();
    QDialog* dialog = groupsWindow();
    clickIn(dialog, "makeGroups");
    QTRY_COMPARE(filesBeside().size(), 4);
    dialog->close();
    for (const char* title : {"Group C", "Group A"}) {
        QVERIFY(openFile(part(title)));
        playToTheEnd();
    }
    QVERIFY(QFile::remove(part("Group B")));
    activate();
    QDialog* event = eventWindow();
    QTRY_COMPARE(linesOf(event).size(), 8);
    QCOMPARE(eventNote(event),
             QStringLiteral("1 file of this event is not in this folder: what follows is between those "
                            "that are here."));
    QCOMPARE(linesOf(event)[4], QStringLiteral("Group C|1  Player 09|up to Group A"));
}

void EventWindowTest::allFilesAreTakenBackFromOneOfThem()
{
    QVERIFY(openFile(makeTournament(12)));
    activate();
    QDialog* dialog = groupsWindow();
    clickIn(dialog, "makeGroups");
    QTRY_COMPARE(filesBeside().size(), 4);
    dialog->close();
    QVERIFY(openFile(part("Group B")));
    QVERIFY(QFile::remove(part("Group C"))); // a file that is gone
    activate();
    QDialog* event = eventWindow();
    QTRY_COMPARE(linesOf(event).size(), 8);
    clickIn(event, "takeEventBack");
    QTRY_COMPARE(filesBeside().size(), 1);
    QVERIFY(asker().questions.back().text.contains(QStringLiteral("Test open")));
    QVERIFY(desk().session() == nullptr);
}

static const pairwright::RegisteredTest<EventWindowTest> registered("test_event_window");
#include "test_event_window.moc"
