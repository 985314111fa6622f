#include "app/domain/players/tpn_order.h"
#include "app/domain/teams/line_up.h"
#include "app/formats/report/teams/team_reports.h"
#include "app/pairing/adapter.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/standings.h"
#include "tests/gui/league_window.h"
#include "tests/support/registered_test.h"
#include "ui/pages/players/players_model.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/text/format.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace pairwright;

/// An event of teams in the window: pages, entry of results board by board, the next round.
class TestTeamWindow : public QObject, private LeagueWindow {
    Q_OBJECT
private slots:
    void init() { startLeague(); }
    void cleanup() { close(); }

    void aRoundIsPairedPlayedAndPairedAgain()
    {
        showRoundOne();
        QCOMPARE(projected().lastPublished(), one);
        QCOMPARE(projected().round(one)->published()->pairings.boards.size(), std::size_t{3});
        trigger(ActionId::enterResults);
        QVERIFY(keypad().isVisible());
        QVERIFY2(keypad().echo().startsWith(QStringLiteral("Match 1, board 1")), qPrintable(keypad().echo()));
        QTest::keyClicks(&keypad(), QStringLiteral("1555")); // White won the first board, three draws
        QCOMPARE(result(1), QStringLiteral("2½ – 1½ (1 ½ ½ ½)"));
        QVERIFY2(keypad().echo().startsWith(QStringLiteral("Match 2, board 1")), qPrintable(keypad().echo()));
        QTest::keyClicks(&keypad(), QStringLiteral("05550555"));
        screenshot(QStringLiteral("36-team-round"));
        QTest::keyClick(&keypad(), Qt::Key_Escape);
        pairAndPublish();
        QCOMPARE(projected().lastPublished(), two);
    }

    /// Its players are entered first, or the match is forfeited.
    void aTeamWithoutPlayersPlaysNoGame()
    {
        NewPlayer empty;
        empty.data.name = QStringLiteral("Hibiscus");
        QVERIFY(applied(desk(), AddPlayers{{empty}, {}}));
        const PlayerKey key = projected().players.back().key;
        pairAndPublish();
        const auto& boards = projected().round(one)->published()->pairings.boards;
        const auto found = std::ranges::find_if(boards, [key](const Match& match) { return match.has(key); });
        QVERIFY(found != boards.end());
        const int match = static_cast<int>(found - boards.begin()) + 1;
        const BoardId board{one, match};
        showRoundOne(match);
        press(Qt::Key_F8);
        keypad().selectBoard(match);
        QTest::keyClicks(&keypad(), QStringLiteral("1"));
        QTRY_VERIFY2(message().contains(QStringLiteral("Match %1, board 1: Hibiscus has no players").arg(match)),
                     qPrintable(message()));
        QVERIFY(!projected().game(board)->outcome.result);
        screenshot(QStringLiteral("36-no-players"));
        QVERIFY(applied(desk(), EnterResult{board, GameResult::doubleForfeit}));
        QVERIFY(!applied(desk(), EnterResult{{one, match, 2}, GameResult::draw}));
        PlayerData player;
        player.name = QStringLiteral("Hill, Ann");
        QVERIFY(applied(desk(), AddMembers{key, {player}, {}}));
        QVERIFY(applied(desk(), EnterResult{{one, match, 2}, GameResult::draw})); // who sits there is told later
    }

    void theFirstTeamOfLineUpsStandsAtTheLeftInEveryScript()
    {
        showRoundOne();
        QApplication::setLayoutDirection(Qt::RightToLeft);
        const auto back = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
        trigger(ActionId::lineUps);
        const auto placeOf = [this](const char* name) {
            return find<QComboBox>(name).mapToGlobal(QPoint()).x();
        };
        QTRY_VERIFY(placeOf("seat-1-1") < placeOf("seat-2-1"));
        find<QDialog>("lineUpWindow").close();
    }

    void lineUpsAreChosenForBothTeams()
    {
        showRoundOne();
        QVERIFY(action(ActionId::lineUps)->isEnabled());
        trigger(ActionId::lineUps);
        auto& lineUps = find<QDialog>("lineUpWindow");
        QVERIFY(!find<QPushButton>("lineUpSave").isEnabled()); // nothing has changed
        for (const char* order : {"inOrder-1", "inOrder-2"})
            QTest::mouseClick(&find<QPushButton>(order), Qt::LeftButton);
        screenshot(QStringLiteral("36-line-ups"), &lineUps);
        QCOMPARE(lineUps.findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0); // all of it is seen
        auto& second = find<QComboBox>("seat-1-2");
        second.setFocus();
        QTest::keyClick(&second, Qt::Key_Home); // nobody
        QTest::keyClick(&second, Qt::Key_Down); // who sits at the first board already
        QVERIFY(find<QLabel>("lineUpFaults").isVisible());
        QVERIFY(!find<QPushButton>("lineUpSave").isEnabled());
        QTest::mouseClick(&find<QPushButton>("inOrder-1"), Qt::LeftButton);
        QVERIFY(find<QLabel>("lineUpFaults").isHidden());
        QTest::mouseClick(&find<QPushButton>("lineUpSave"), Qt::LeftButton);
        QTRY_VERIFY(!session().isSaving());
        const Match& match = *projected().board({one, 1});
        QCOMPARE(match.lineUpOf(match.a), usualLineUp(projected(), match.a));
        QCOMPARE(match.lineUpOf(match.b), usualLineUp(projected(), match.b));
        QVERIFY2(action(ActionId::undo)->text().contains(QStringLiteral("Line-up of")),
                 qPrintable(action(ActionId::undo)->text()));
    }

    void theColoursOfTheBoardsAreDrawn()
    {
        desk().leadTo({PageId::overview, QStringLiteral("teamColours"), {}, {}});
        auto& colours = find<QComboBox>("teamColours");
        QTRY_VERIFY(colours.isVisible());
        const int draw = colours.count() - 1;
        const int boards = projected().settings.teams->boards;
        // One of some draws is none of the usual ones.
        for (int tries = 0; tries < 50 && colours.count() == draw + 1; ++tries) {
            chooseByKeys(colours, colours.count() - 1);
            QTRY_VERIFY(!session().isSaving());
        }
        const std::string letters = projected().settings.teams->colours.letters(boards);
        QVERIFY2(letters == "WBBW" || letters == "WWBB", letters.c_str());
        QCOMPARE(colours.currentText(), letters == "WBBW" ? QStringLiteral("White on boards 1 and 4")
                                                          : QStringLiteral("White on boards 1 and 2"));
        screenshot(QStringLiteral("36-colours-drawn"));
        pairAndPublish();
        const Match& match = *projected().board({one, 1});
        for (int board = 1; board <= boards; ++board)
            QCOMPARE(match.game(board).white == match.a, letters[static_cast<std::size_t>(board - 1)] == 'W');
        QVERIFY(!colours.isEnabled()); // fixed with round 1
    }

    void theCaptainOfATeamIsTypedAndStandsOnItsSheets()
    {
        desk().leadTo({PageId::players, {}, {}, {}});
        trigger(ActionId::teamMembers);
        auto& dialog = find<QDialog>("teamWindow");
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto& captain = find<QLineEdit>("teamCaptain");
        captain.setFocus();
        QTRY_VERIFY(captain.hasFocus());
        QTest::keyClicks(&captain, QStringLiteral("Miller, Maud"));
        QVERIFY(captain.isModified());
        QTest::keyClick(&captain, Qt::Key_Tab);
        QVERIFY(!captain.hasFocus());
        QVERIFY2(!captain.isModified(), "stored");
        QTRY_VERIFY(!session().isSaving());
        const PlayerKey team{find<QComboBox>("teamChoice").currentData().toLongLong()};
        QVERIFY2(projected().player(team)->data.captain == QStringLiteral("Miller, Maud"),
                 qPrintable(captain.text() + QLatin1Char('|') + message()));
        auto& shortName = find<QLineEdit>("teamShortName");
        shortName.setFocus();
        QTRY_VERIFY(shortName.hasFocus());
        QTest::keyClicks(&shortName, QStringLiteral("CASTL"));
        QTest::keyClick(&shortName, Qt::Key_Tab);
        QTRY_COMPARE(projected().player(team)->data.shortName, QStringLiteral("CASTL"));
        QCOMPARE(projected().player(team)->data.captain, QStringLiteral("Miller, Maud"));
        screenshot(QStringLiteral("36-captain"), &find<QDialog>("teamWindow"));
        pairAndPublish();
        const ReportDocument forms = lineUpForms(projected(), one, {});
        const QString told = QStringLiteral("Captain: Miller, Maud");
        QVERIFY(std::ranges::any_of(
            forms.tables, [&told](const ReportTable& form) { return form.fields.front().front().label == told; }));
        const ReportDocument players = teamPlayers(projected(), 1, {});
        QVERIFY(std::ranges::any_of(players.tables,
                                    [&told](const ReportTable& table) { return table.heading.contains(told); }));
    }

    void playersOfATeamAreTypedAndMoved()
    {
        desk().leadTo({PageId::players, {}, {}, {}});
        trigger(ActionId::teamMembers);
        auto& members = find<QTableView>("teamMembers");
        const auto count = [&members] {
            return members.model()->rowCount();
        };
        QCOMPARE(count(), 5);
        auto& line = find<QLineEdit>("memberLine");
        line.setFocus();
        QTest::keyClicks(&line, QStringLiteral("Jones, Tom; 2500"));
        QTest::keyClick(&line, Qt::Key_Return);
        QTRY_COMPARE(count(), 6);
        QCOMPARE(line.text(), QString());
        const PlayerKey team = tpnOrder(projected()).front();
        QCOMPARE(projected().player(team)->data.rating->value, 2290); // 2500, 2240, 2220, 2200
        members.setCurrentIndex(members.model()->index(5, PlayersModel::columnOf(PlayerField::rating)));
        members.setFocus();
        QTest::keyClick(&members, Qt::Key_F2);
        QTRY_VERIFY(QApplication::focusWidget() != nullptr && members.isAncestorOf(QApplication::focusWidget()));
        session().flush(); // what came before is saved while the field is open
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("2400"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(projected().membersOf(team)[5]->data.rating->value, 2400);
        QCOMPARE(projected().player(team)->data.rating->value, 2265); // 2400, 2240, 2220, 2200
        QTest::mouseClick(&find<QPushButton>("memberUp"), Qt::LeftButton);
        QTRY_COMPARE(projected().membersOf(team)[4]->data.name, QStringLiteral("Jones, Tom"));
        QCOMPARE(members.currentIndex().row(), 4); // the row goes along
        screenshot(QStringLiteral("36-team-players"), &find<QDialog>("teamWindow"));
        QTest::mouseClick(&find<QPushButton>("memberRemove"), Qt::LeftButton);
        QTRY_COMPARE(count(), 5);
    }

    void preflightLeadsToThePlayerOfATeam()
    {
        trigger(ActionId::preflight);
        auto& lines = find<QTableView>("preflightTable");
        QVERIFY(lines.model()->rowCount() >= 35); // nobody has a FIDE ID; teams are not asked for one
        lines.setCurrentIndex(lines.model()->index(0, 0));
        lines.setFocus();
        QTest::keyClick(&lines, Qt::Key_Return);
        QTRY_VERIFY(window().findChild<QDialog*>(QStringLiteral("teamWindow")) != nullptr);
        auto& members = find<QTableView>("teamMembers");
        QTRY_VERIFY(members.currentIndex().isValid());
        // The field that is missing is there to be typed into, though nobody has anything in it.
        QVERIFY(!members.isColumnHidden(members.currentIndex().column()));
        auto* editor = members.findChild<QLineEdit*>();
        QVERIFY(editor != nullptr && editor->isVisible());
        QTest::keyClicks(editor, QStringLiteral("1503014"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(std::ranges::any_of(
            projected().members, [](const Player& member) { return member.data.fideId == QStringLiteral("1503014"); }));
    }

    void theReportNamesPlayersAndMatches()
    {
        pairAndPublish();
        desk().leadTo({PageId::exports, {}, {}, {}});
        auto& findings = find<QTableView>("findingsTable");
        const auto all = [&findings] {
            QString text;
            for (int row = 0; row < findings.model()->rowCount(); ++row)
                for (int column = 0; column < findings.model()->columnCount(); ++column)
                    text += findings.model()->index(row, column).data().toString() + QLatin1Char('\n');
            return text;
        };
        QTRY_VERIFY(all().contains(QStringLiteral("not entered: matches 1–3")));
        QVERIFY2(all().contains(QStringLiteral("FIDE ID of %1").arg(projected().members.front().data.name)),
                 qPrintable(all()));
        QVERIFY2(!all().contains(QStringLiteral("a player")), qPrintable(all()));
    }

    void aListOfPlayersFillsTheTeams()
    {
        asker().paths = {
            makeFile(QStringLiteral("teams.csv"),
                     "Name;Rating;Team\nJones, Tom;2500;Anemone\nDoe, Ann;1800;Hibiscus\nRoe, Jim;;Hibiscus\n")};
        desk().leadTo({PageId::players, {}, {}, {}});
        trigger(ActionId::importPlayers);
        QTest::mouseClick(&find<QPushButton>("applyImport"), Qt::LeftButton);
        QTRY_COMPARE(projected().players.size(), std::size_t{8});
        QCOMPARE(projected().players.back().data.name, QStringLiteral("Hibiscus"));
        QCOMPARE(projected().membersOf(projected().players.back().key).size(), std::size_t{2});
        QCOMPARE(projected().membersOf(PlayerKey{1}).back()->data.name, QStringLiteral("Jones, Tom"));
    }

    void usualLineUpsAreOneStep()
    {
        showRoundOne();
        trigger(ActionId::usualLineUps);
        QTRY_VERIFY(!session().isSaving());
        for (const Match& match : projected().round(one)->published()->pairings.boards)
            QCOMPARE(match.lineUpOf(match.a), usualLineUp(projected(), match.a));
        QVERIFY2(action(ActionId::undo)->text().contains(QStringLiteral("Usual line-ups of round 1")),
                 qPrintable(action(ActionId::undo)->text()));
        trigger(ActionId::undo);
        QTRY_VERIFY(!session().isSaving());
        QCOMPARE(projected().board({one, 1})->lineUpOf(projected().board({one, 1})->a), LineUp(4));
    }

    void sheetsOfTeamsAreOffered()
    {
        pairAndPublish();
        trigger(ActionId::usualLineUps);
        trigger(ActionId::showMatches);
        QVERIFY(window().isVisible());
        QVERIFY(action(ActionId::showBoardStandings)->isVisible());
        QVERIFY(action(ActionId::showResultSlips)->isEnabled());
        QVERIFY(openSample());
        QVERIFY(!action(ActionId::showBoardStandings)->isVisible());
        QVERIFY(action(ActionId::showResultSlips)->isEnabled());
    }

    /// Those of C.07 art. 12 and 13 are offered and typed; what goes by ratings is for players.
    void tieBreaksAreThoseOfTeams()
    {
        showRoundOne();
        trigger(ActionId::enterResults);
        QTest::keyClicks(&keypad(), QStringLiteral("155505550555"));
        QTest::keyClick(&keypad(), Qt::Key_Escape);
        desk().leadTo({PageId::standings, {}, {}, {}});
        QTest::mouseClick(&find<QToolButton>("editTieBreaks"), Qt::LeftButton);
        const auto& available = find<QListWidget>("tieBreaksAvailable");
        QStringList offered;
        for (int row = 0; row < available.count(); ++row)
            offered.append(available.item(row)->text().section(QLatin1Char(' '), 0, 0));
        QVERIFY(offered.contains(QStringLiteral("EMGSB")) && offered.contains(QStringLiteral("BH:GP")));
        QVERIFY(!offered.contains(QStringLiteral("ARO")));
        auto& codes = find<QLineEdit>("tieBreakCodes");
        codes.setFocus();
        codes.selectAll();
        QTest::keyClicks(&codes, QStringLiteral("mpvgp,ede,bh:gp/c1,tbr"));
        screenshot(QStringLiteral("36-team-tie-breaks"));
        QTest::mouseClick(&find<QPushButton>("useTieBreaks"), Qt::LeftButton);
        QTRY_COMPARE(toString(projected().settings.tieBreaks), std::string("MPvGP,EDE,BH:GP/C1,TBR"));
        screenshot(QStringLiteral("36-team-standings"));
        const auto rows =
            standings(publishedView(projected()).state, 1, projected().settings.tieBreaks, projected().tieBreakRules());
        QCOMPARE(toString(*rows.front().tieBreaks.front().value), std::string("2.5"));
        QVERIFY(rows[0].score == rows[1].score && rows[0].rank == 1);
    }

    void aNewTournamentIsOneOfTeams()
    {
        trigger(ActionId::newTournament);
        auto& who = find<QComboBox>("newEntrants");
        QVERIFY(find<QSpinBox>("newBoards").isHidden());
        who.setFocus();
        QTest::keyClick(&who, Qt::Key_Down);
        QVERIFY(!find<QSpinBox>("newBoards").isHidden());
        QVERIFY2(find<QComboBox>("newSystem").currentText().contains(QStringLiteral("Team")),
                 qPrintable(find<QComboBox>("newSystem").currentText()));
        QCOMPARE(find<QComboBox>("newSystem").count(), 5); // and those in which all play all
        fill("newName", QStringLiteral("Club League"));
        auto& boards = find<QSpinBox>("newBoards");
        boards.setFocus();
        boards.selectAll();
        QTest::keyClicks(&boards, QStringLiteral("6"));
        screenshot(QStringLiteral("36-new-teams"));
        asker().paths = {inFolder(QStringLiteral("club.pairwright"))};
        click("createTournament");
        QTRY_COMPARE(projected().event.name, QStringLiteral("Club League"));
        QCOMPARE(projected().settings.teams->boards, 6);
        auto& counts = find<QComboBox>("teamCounts");
        chooseByKeys(counts, 2);
        QTRY_VERIFY(!session().isSaving());
        QVERIFY(projected().settings.teams->primary == TeamScore::gamePoints);
        QCOMPARE(projected().settings.system.system, System::TeamSwiss);
        window().lead({PageId::overview, QStringLiteral("teamCounts"), {}, {}});
        screenshot(QStringLiteral("36-set-up"));
    }

    void theListOfTeamsSaysWhoIsFirstAndHowManyTheyAre()
    {
        desk().leadTo({PageId::players, {}, {}, {}});
        const auto& teams = find<QTableView>("playersTable");
        const PlayerKey first = projected().players.front().key;
        const std::vector<const Player*> members = projected().membersOf(first);
        const QAbstractItemModel& model = *teams.model();
        QCOMPARE(model.index(0, PlayersModel::membersColumn()).data().toInt(), static_cast<int>(members.size()));
        QCOMPARE(model.index(0, PlayersModel::firstMemberColumn()).data().toString(),
                 displayName(members.front()->data));
        QTRY_VERIFY(!teams.isColumnHidden(PlayersModel::firstMemberColumn()));
        QTRY_VERIFY(teams.horizontalHeader()->length() > teams.viewport()->width() * 9 / 10); // no field of white
    }

    void buttonsBelowEachOtherAreOfOneWidth()
    {
        for (const char* tongue : {"en", "de"}) {
            language().use(QLatin1String(tongue));
            trigger(ActionId::teamMembers);
            const int width = find<QPushButton>("memberAdd").width();
            for (const char* name : {"memberUp", "memberDown", "memberRemove", "closeTeam"})
                QCOMPARE(find<QPushButton>(name).width(), width);
            QTest::mouseClick(&find<QPushButton>("closeTeam"), Qt::LeftButton);
            QTRY_VERIFY(window().findChild<QDialog*>(QStringLiteral("teamWindow")) == nullptr);
        }
        language().use(QStringLiteral("en"));
    }

    void sheetsAreListedInRowsOfOneHeightAndAllAreSeen()
    {
        window().resize(1366, 768);
        for (const bool ofTeams : {true, false}) {
            QVERIFY(ofTeams || openSample());
            if (ofTeams)
                pairAndPublish();
            trigger(ActionId::showStandingsSheet);
            auto& sheets = find<QListWidget>("reportKinds");
            const int air = ofTeams ? 6 : 9; // teams have more sheets, and the page is as high
            QTRY_COMPARE(sheets.visualItemRect(sheets.currentItem()).height(), sheets.fontMetrics().height() + air);
            QTRY_COMPARE(sheets.verticalScrollBar()->maximum(), 0);
        }
    }

    void everyPageShowsIt()
    {
        pairAndPublish();
        for (int page = 0; page <= static_cast<int>(PageId::history); ++page) {
            desk().leadTo({static_cast<PageId>(page), {}, {}, {}});
            QTest::qWait(20);
            screenshot(QStringLiteral("36-team-page-%1").arg(page));
        }
    }

private:
    QString result(int board) { return table().model()->index(board - 1, BoardsModel::Result).data().toString(); }
};

static const RegisteredTest<TestTeamWindow> registered("test_team_window");

#include "test_team_window.moc"
