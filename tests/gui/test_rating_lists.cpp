#include "app/domain/players/check_in.h"
#include "app/lists/rating_lists.h"
#include "app/spreadsheets/write_xlsx.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/made_rating_list.h"
#include "tests/support/registered_test.h"
#include "ui/frame/files/rating_lists.h"
#include "ui/pages/players/candidates/candidates_panel.h"
#include "ui/pages/players/lists/differences_model.h"
#include "ui/pages/players/preflight/preflight_model.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace pairwright;

namespace {

const QByteArray header =
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA "
    "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n";

QByteArray lineOf(int id, const QByteArray& name, const char* federation, const char* title, int rating, int year)
{
    const auto number = [](int value, int width) {
        return QByteArray::number(value).leftJustified(width, ' ');
    };
    return number(id, 15) + name.leftJustified(61, ' ') + QByteArray(federation).leftJustified(4, ' ') + "M   " +
           QByteArray(title).leftJustified(5, ' ') + QByteArray(24, ' ') + number(rating, 6) + "0   10 " +
           number(rating - 20, 6) + "0   10 " + number(rating + 20, 6) + "0   10 " + number(year, 6) + "\n";
}

/// Three people, and as many more as wanted.
QByteArray smallList(int more = 0)
{
    QByteArray text = header + lineOf(1503014, "Carlsen, Magnus", "NOR", "GM", 2839, 1990) +
                      lineOf(4168119, "Carow, Jens", "GER", "IM", 2401, 1980) +
                      lineOf(4168120, "Carow, Tim", "GER", "", 1799, 2009);
    for (int i = 0; i < more; ++i)
        text += lineOf(7000001 + i, "Entrant" + QByteArray::number(i) + ", Ed", "ENG", "", 1200 + 5 * i, 1960 + i % 50);
    return text;
}

} // namespace

/// Players come in by themselves: lists taken in, three letters and Enter, what differs, what to look at, who has come.
class TestRatingLists : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        activate();
    }
    void cleanup() { close(); }

    void aListIsTakenInWhileTheWindowGoesOnAndIsTakenOut()
    {
        QVERIFY(openFile(makeTournament(0)));
        trigger(ActionId::ratingLists);
        auto* table = window().findChild<QTableWidget*>(QStringLiteral("ratingListsTable"));
        QVERIFY(table != nullptr);
        QCOMPARE(table->rowCount(), 0);
        // The ways to a list stand together below what says that there is none, and Enter takes the first.
        const auto& fetch = find<QPushButton>("fetchList");
        QVERIFY(table->window()->focusWidget() == &fetch);
        QTRY_COMPARE(fetch.y(), find<QPushButton>("addListFolder").y());
        asker().paths = {makeFile(QStringLiteral("oct26frl.txt"), smallList())};
        click("addList");
        QTRY_COMPARE(table->rowCount(), 1);
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("FIDE"));
        QCOMPARE(table->item(0, 2)->text(), QStringLiteral("October 2026"));
        QCOMPARE(table->item(0, 3)->text(), QStringLiteral("3"));
        QVERIFY2(noted().contains(QStringLiteral("3 players")), qPrintable(noted()));
        screenshot(QStringLiteral("lists-window"), window().findChild<QWidget*>(QStringLiteral("ratingListsWindow")));
        click("removeList");
        QTRY_COMPARE(table->rowCount(), 0);
        QCOMPARE(asker().questions.size(), std::size_t{1});
    }

    void whatIsNoListIsRefusedAndTheListsStay()
    {
        takeIn(smallList());
        asker().paths = {makeFile(QStringLiteral("letter.txt"), "Dear arbiter,\nhello\n")};
        trigger(ActionId::ratingLists);
        click("addList");
        QTRY_VERIFY2(noted().contains(QStringLiteral("letter.txt")) && noted().contains(QStringLiteral("as they were")),
                     qPrintable(noted()));
        QCOMPARE(window().findChild<QTableWidget*>(QStringLiteral("ratingListsTable"))->rowCount(), 1);
    }

    void aListOfOnesOwnIsTakenInAndSearched()
    {
        auto& lists = *window().findChild<RatingLists*>();
        asker().paths = {
            makeFile(QStringLiteral("club.csv"), "Name;Rating;Club\nSmith, Ann;1510;Rooks\nJones, Tom;1800;\n")};
        trigger(ActionId::ratingLists);
        click("addList");
        QTRY_COMPARE(lists.all().size(), std::size_t{1});
        QTRY_VERIFY(!lists.isBusy());
        QVERIFY(openFile(makeTournament(0)));
        trigger(ActionId::addPlayer);
        type(QStringLiteral("smi"));
        QTRY_VERIFY(panel().isVisible());
        auto& found = find<QTableView>("candidatesTable");
        QTRY_COMPARE(found.model()->rowCount(), 1);
        QCOMPARE(found.model()->index(0, CandidatesModel::Name).data().toString(), QStringLiteral("Smith, Ann"));
    }

    void cancellingLeavesNoTrace()
    {
        takeIn(smallList());
        const test::MadeRatingList large(7, 60'000);
        asker().paths = {makeFile(QStringLiteral("nov26frl.txt"),
                                  QByteArray::fromStdString(large.text(test::MadeRatingList::Shape::combinedText)))};
        trigger(ActionId::ratingLists);
        click("addList");
        auto& cancel = find<QPushButton>("cancelList");
        QTRY_VERIFY(cancel.isVisible());
        QTest::mouseClick(&cancel, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!cancel.isVisible(), 20'000);
        QCOMPARE(window().findChild<QTableWidget*>(QStringLiteral("ratingListsTable"))->rowCount(), 1);
    }

    void theChoiceOfTheEventIsStored()
    {
        QVERIFY(openFile(makeTournament(0)));
        trigger(ActionId::ratingLists);
        auto& choice = find<QComboBox>("ratingChoice");
        choice.setCurrentIndex(1);
        emit choice.activated(1);
        QCOMPARE(projected().settings.ratingChoice, RatingChoice::nationalFirst);
    }

    void aListThatAnotherProgramTakesInIsSeenAtOnce()
    {
        takeIn(smallList());
        QVERIFY(openFile(makeTournament(0)));
        trigger(ActionId::addPlayer);
        type(QStringLiteral("nob"));
        QTRY_VERIFY(!window().findChild<RatingLists*>()->searcher().isWaiting());
        QVERIFY(!panel().isVisible());
        const QString club = makeFile(QStringLiteral("club.csv"), "Name;Rating;Club\nNobody, Ann;1510;Rooks\n");
        QVERIFY(addRatingList(club, settings().ratingListsPath(), {}, {}, {}).hasValue());
        type(QStringLiteral("o"));
        QTRY_VERIFY(panel().isVisible());
        QCOMPARE(window().findChild<RatingLists*>()->all().size(), std::size_t{2});
        QCOMPARE(find<QTableView>("candidatesTable").model()->index(0, CandidatesModel::Name).data().toString(),
                 QStringLiteral("Nobody, Ann"));
    }

    void whoIsAtHomeComesFirstAndMoreIsSaid()
    {
        takeIn(smallList(40));
        QVERIFY(openFile(makeTournament(0)));
        EventData english = projected().event;
        english.federation = QStringLiteral("GER");
        QVERIFY(applied(desk(), editOf(projected().event, english)));
        trigger(ActionId::addPlayer);
        type(QStringLiteral("car"));
        auto& table = find<QTableView>("candidatesTable");
        QTRY_VERIFY(panel().isVisible());
        const auto name = [&table](int row) {
            return table.model()->index(row, CandidatesModel::Name).data().toString();
        };
        QCOMPARE(name(0), QStringLiteral("Carow, Jens"));
        QCOMPARE(name(1), QStringLiteral("Carow, Tim"));
        QCOMPARE(name(2), QStringLiteral("Carlsen, Magnus"));
        QVERIFY(!find<QLabel>("moreCandidates").isVisible());
        type(QStringLiteral("lsen"));
        QTRY_COMPARE(name(0), QStringLiteral("Carlsen, Magnus"));
        press(Qt::Key_A, Qt::ControlModifier);
        type(QStringLiteral("entr"));
        QTRY_COMPARE(table.model()->rowCount(), 10);
        auto& more = find<QLabel>("moreCandidates");
        QVERIFY(more.isVisible());
        QCOMPARE(more.text(), QStringLiteral("At least 30 more fit: type more letters."));
        screenshot(QStringLiteral("lists-more-candidates"));
    }

    void threeLettersAndEnterTakeEverything()
    {
        takeIn(smallList());
        QVERIFY(openFile(makeTournament(0)));
        trigger(ActionId::addPlayer);
        type(QStringLiteral("ca"));
        QVERIFY(!panel().isVisible());
        type(QStringLiteral("r"));
        QTRY_VERIFY(panel().isVisible());
        auto& table = find<QTableView>("candidatesTable");
        QCOMPARE(table.model()->rowCount(), 3);
        screenshot(QStringLiteral("lists-candidates"));
        press(Qt::Key_Return);
        QTRY_COMPARE(projected().players.size(), std::size_t{1});
        const PlayerData& data = projected().players.front().data;
        QCOMPARE(data.name, QStringLiteral("Carlsen, Magnus"));
        QVERIFY(data.title == Title::GM);
        QCOMPARE(data.fideId, QStringLiteral("1503014"));
        QCOMPARE(data.federation, QStringLiteral("NOR"));
        QCOMPARE(data.birth->year, 1990);
        QCOMPARE(data.rating->value, 2839);
        QCOMPARE(data.standard->k, std::optional(10));
        QCOMPARE(data.rapid->value, 2819);
        QCOMPARE(data.blitz->value, 2859);
        QVERIFY2(data.rating->list.contains(QStringLiteral("2026-10")), qPrintable(data.rating->list));
        QVERIFY(!panel().isVisible());
        QVERIFY(find<QLineEdit>("quickAdd").text().isEmpty());
        QVERIFY(find<QLineEdit>("quickAdd").hasFocus());
        // Ctrl+Z in the empty line takes him back.
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(projected().players.empty());
    }

    void arrowsChooseAndEscapeLeavesWhatIsTyped()
    {
        takeIn(smallList());
        QVERIFY(openFile(makeTournament(0)));
        trigger(ActionId::addPlayer);
        type(QStringLiteral("carow"));
        QTRY_VERIFY(panel().isVisible());
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QTRY_COMPARE(projected().players.size(), std::size_t{1});
        QCOMPARE(projected().players.front().data.name, QStringLiteral("Carow, Tim"));
        type(QStringLiteral("Carow, Ida"));
        QTest::qWait(50);
        press(Qt::Key_Escape);
        press(Qt::Key_Return);
        QTRY_COMPARE(projected().players.size(), std::size_t{2});
        QCOMPARE(projected().players.back().data.name, QStringLiteral("Carow, Ida"));
    }

    void aHastyEnterTakesNobodyWhoWasNotShown()
    {
        takeIn(smallList());
        QVERIFY(openFile(makeTournament(0)));
        trigger(ActionId::addPlayer);
        auto& line = find<QLineEdit>("quickAdd");
        line.setText(QStringLiteral("car"));
        emit line.textEdited(line.text());
        press(Qt::Key_Return); // the answer is not there yet
        QVERIFY(projected().players.empty());
        QTRY_VERIFY(panel().isVisible());
        QVERIFY(projected().players.empty());
        press(Qt::Key_Escape);
        // Who is in no list is added as typed, however hasty the Enter was.
        line.setText(QStringLiteral("Nobodyknown, Eve"));
        emit line.textEdited(line.text());
        press(Qt::Key_Return);
        QTRY_COMPARE(projected().players.size(), std::size_t{1});
        QCOMPARE(projected().players.front().data.name, QStringLiteral("Nobodyknown, Eve"));
    }

    void whoIsFoundOnlyByForgivingAnErrorIsNotTakenByEnter()
    {
        takeIn(smallList());
        QVERIFY(openFile(makeTournament(0)));
        trigger(ActionId::addPlayer);
        type(QStringLiteral("carlsne"));
        QTRY_VERIFY(panel().isVisible());
        QVERIFY(!panel().hasChosen());
        press(Qt::Key_Down);
        QVERIFY(panel().hasChosen());
    }

    void differencesAreTickedAndTakenOverInOneStep()
    {
        takeIn(smallList());
        QVERIFY(openFile(makeTournament(0)));
        NewPlayer magnus;
        magnus.data.name = QStringLiteral("Carlsen, Magnus");
        magnus.data.fideId = QStringLiteral("1503014");
        magnus.data.rating = Rating{2800, RatingSource::fide, {}};
        QVERIFY(applied(desk(), AddPlayers{{magnus}, {}}));
        trigger(ActionId::compareWithLists);
        auto& table = find<QTableView>("differencesTable");
        QTRY_COMPARE(table.model()->rowCount(), 6); // rating, title, federation, birth, sex, the ratings of all kinds
        screenshot(QStringLiteral("lists-compare"));
        // A title is not ticked by itself.
        QCOMPARE(table.model()->index(1, 0).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
        QVERIFY(table.model()->setData(table.model()->index(1, 0), Qt::Checked, Qt::CheckStateRole));
        // What is not ticked stays as it is.
        QCOMPARE(table.model()->index(2, 0).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
        QVERIFY(table.model()->setData(table.model()->index(2, 0), Qt::Unchecked, Qt::CheckStateRole));
        const QString federation = projected().players.front().data.federation;
        click("applyDifferences");
        QCOMPARE(projected().players.front().data.rating->value, 2839);
        QVERIFY(projected().players.front().data.title == Title::GM);
        QCOMPARE(projected().players.front().data.federation, federation);
        QVERIFY(federation != QStringLiteral("NOR"));
        trigger(ActionId::undo);
        QCOMPARE(projected().players.front().data.rating->value, 2800);
        QVERIFY(projected().players.front().data.title == Title::None);
    }

    void preflightLeadsToTheField()
    {
        QVERIFY(openFile(makeTournament(2)));
        trigger(ActionId::pageOverview);
        QVERIFY2(find<QLabel>("preflightSummary").text().contains(QStringLiteral("without FIDE ID")),
                 qPrintable(find<QLabel>("preflightSummary").text()));
        trigger(ActionId::preflight);
        auto& table = find<QTableView>("preflightTable");
        QTRY_VERIFY(table.isVisible());
        QCOMPARE(table.model()->index(0, PreflightModel::What).data().toString(), QStringLiteral("No FIDE ID"));
        screenshot(QStringLiteral("lists-preflight"));
        table.setFocus();
        table.selectRow(0);
        QTest::keyClick(&table, Qt::Key_Return);
        auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, QStringLiteral("1503014"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(projected().players.front().data.fideId, QStringLiteral("1503014"));
    }

    void theDoorTicksByLettersAndClosesWithAHalfPointBye()
    {
        QVERIFY(openFile(makeTournament(6)));
        trigger(ActionId::presence);
        click("openDoor");
        auto* door = window().findChild<QWidget*>(QStringLiteral("doorView"));
        QVERIFY(door != nullptr && door->isWindow());
        auto* letters = door->findChild<QLineEdit*>(QStringLiteral("presenceLetters"));
        // Others are ticked until "03" alone is missing, and "02" comes late.
        for (const char* name : {"player 01", "player 04", "player 05", "player 06"}) {
            QTest::keyClicks(letters, QString::fromLatin1(name).left(6));
            letters->clear();
            auto* table = door->findChild<QTableView*>(QStringLiteral("presenceTable"));
            table->selectRow(QString::fromLatin1(name).right(1).toInt() - 1);
            QTest::keyClick(letters, Qt::Key_Return);
        }
        auto* table = door->findChild<QTableView*>(QStringLiteral("presenceTable"));
        table->selectRow(1);
        QTest::keyClick(letters, Qt::Key_3);
        QTest::keyClick(letters, Qt::Key_3);
        QCOMPARE(presenceIn(projected().players[1], RoundNumber{2}), Presence::zeroPointBye);
        QCOMPARE(presenceIn(projected().players[1], RoundNumber{3}), Presence::present);
        QCOMPARE(stillExpected(projected()).size(), std::size_t{1});
        screenshot(QStringLiteral("lists-door"), door);
        QTest::keyClick(letters, Qt::Key_Escape);
        auto* ends = find<QPushButton>("closeCheckIn").menu();
        ends->actions().front()->trigger();
        QCOMPARE(presenceIn(projected().players[2], RoundNumber{1}), Presence::halfPointBye);
        QCOMPARE(asker().questions.size(), std::size_t{1});
        screenshot(QStringLiteral("lists-check-in"));
    }

    void theColumnsOfASecondListAreSeenToo()
    {
        QVERIFY(openFile(makeTournament(0)));
        asker().paths = {makeFile(QStringLiteral("a.csv"), "Name;Rating\nJones, Tom;1800\n"),
                         makeFile(QStringLiteral("b.csv"), "Name;Rating;Club\nSmith, Ann;1500;Rooks\n")};
        for (const int columns : {2, 3}) {
            trigger(ActionId::importPlayers);
            QTest::qWait(50);
            int seen = 0;
            for (QComboBox* box : find<QWidget>("importView").findChildren<QComboBox*>())
                if (box->isVisible() && box->accessibleName().startsWith(QStringLiteral("What the column"))) {
                    ++seen;
                    QCOMPARE(box->visibleRegion().boundingRect().height(), box->height());
                }
            QCOMPARE(seen, columns);
        }
    }

    void anotherSheetOfASpreadsheetCanBeChosen()
    {
        QVERIFY(openFile(makeTournament(0)));
        const QByteArray bytes = writeXlsx({{QStringLiteral("Open"), {{"Name", "Rating"}, {"Jones, Tom", "1800"}}},
                                            {QStringLiteral("Reserve"),
                                             {{"Name", "Rating"}, {"Smith, Ann", "1500"}, {"Brown, Al", "1400"}}}})
                                     .value();
        asker().paths = {makeFile(QStringLiteral("entries.xlsx"), bytes)};
        trigger(ActionId::importPlayers);
        auto* rows = find<QTableView>("importTable").model();
        QCOMPARE(rows->rowCount(), 1);
        auto& sheet = find<QComboBox>("importSheet");
        QVERIFY(sheet.isVisible());
        sheet.setCurrentIndex(1);
        emit sheet.activated(1);
        QTRY_COMPARE(rows->rowCount(), 2);
        click("applyImport");
        QCOMPARE(projected().players.size(), std::size_t{2});
    }

    void fromASpreadsheetOf200EntriesToRoundOneInTwelveActions()
    {
        QCOMPARE(fromEntriesToRoundOne(QStringLiteral("entries.xlsx")), 12);
        QCOMPARE(projected().players.size(), std::size_t{200});
        QVERIFY(std::all_of(projected().players.begin(), projected().players.end(),
                            [](const Player& player) { return !player.data.fideId.isEmpty() && player.data.rating; }));
    }

private:
    [[nodiscard]] CandidatesPanel& panel() const { return find<CandidatesPanel>("candidatesPanel"); }
    [[nodiscard]] QString noted() const { return find<QLabel>("listNote").text(); }

    /// Takes a list in as the window does, and waits.
    void takeIn(const QByteArray& text)
    {
        auto& lists = *window().findChild<RatingLists*>();
        lists.add(makeFile(QStringLiteral("oct26frl.txt"), text));
        QTRY_VERIFY(!lists.isBusy());
        QCOMPARE(lists.all().size(), std::size_t{1});
    }

    /// From the start of the program; how many actions it took, counted so: a shortcut, a click, a field is one, a file
    /// dialog two.
    int fromEntriesToRoundOne(const QString& name)
    {
        TextRows rows{{"Name", "FIDE ID", "Fed", "Rating"}};
        for (int i = 0; i < 200; ++i)
            rows.push_back({QStringLiteral("Entrant%1, Ed").arg(i), QString::number(7000001 + i), QStringLiteral("ENG"),
                            QString::number(1200 + 5 * i)});
        const QByteArray bytes = writeXlsx({{QStringLiteral("Entries"), rows}}).value();
        int actions = 0;
        press(Qt::Key_N, Qt::ControlModifier);
        ++actions;
        type(QStringLiteral("Autumn Open"));
        ++actions;
        asker().paths = {inFolder(QStringLiteral("autumn.pairwright")), makeFile(name, bytes)};
        click("createTournament");
        actions += 3; // the file dialog
        press(Qt::Key_I, Qt::ControlModifier);
        actions += 3;
        press(Qt::Key_Return); // takes the list
        ++actions;
        press(Qt::Key_F6);
        ++actions;
        // What was changed is saved first.
        waitFor([this] { return offered() == QStringLiteral("Draw the Lot and Pair"); });
        pressInMessage();
        ++actions;
        if (projected().round(RoundNumber{1}) == nullptr && !isProposedSoon()) {
            press(Qt::Key_F6);
            ++actions;
        }
        waitFor([this] { return projected().round(RoundNumber{1}) != nullptr && !session().isSaving(); });
        press(Qt::Key_F7);
        ++actions;
        waitFor([this] { return projected().lastPublished().value == 1; });
        return projected().lastPublished().value == 1 ? actions : -1;
    }

    [[nodiscard]] bool isProposedSoon() const
    {
        return QTest::qWaitFor([this] { return projected().round(RoundNumber{1}) != nullptr; }, 1500);
    }
    static void waitFor(const std::function<bool()>& condition) { QVERIFY(QTest::qWaitFor(condition, 20'000)); }
};

static const pairwright::RegisteredTest<TestRatingLists> registered("test_rating_lists");
#include "test_rating_lists.moc"
