#include "app/domain/players/tpn_order.h"
#include "app/domain/teams/match_score.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "tests/gui/correction_hands.h"
#include "tests/gui/pdf_text.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/pages/reports/report_maker.h"
#include "ui/pages/rounds/correction/correction_window.h"
#include "ui/pages/rounds/cross_table/cross_table.h"
#include "ui/pages/rounds/cross_table/cross_table_grid.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/rounds_page.h"
#include "ui/pages/rounds/teams/match_boards.h"
#include "ui/widgets/data_table.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <array>
#include <set>

using namespace pairwright;

/// Whole events of teams, as a day of them goes: by keys and the mouse.
class TestTeamEvents : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        settings().setKeyPreset(KeyPreset::vega);
        activate();
    }
    void cleanup() { close(); }

    void aLeagueDayOfEightTeams()
    {
        publishLeague();
        QCOMPARE(projected().rounds.size(), std::size_t{7});
        const QString pack = textOfPack(projected());
        for (int round = 1; round <= 7; ++round)
            QVERIFY2(pack.contains(QStringLiteral("Match reports of round %1").arg(round)), qPrintable(pack));
        QVERIFY(pack.contains(QStringLiteral("Nothing has to be paired")) && pack.contains(QStringLiteral("Schedule")));
        desk().leadTo({PageId::rounds, {}, {}, BoardId{one, 1}});
        press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier); // the list in place of the cross-table
        for (int round = 1; round <= 7; ++round)
            play(RoundNumber{round});
        screenshot(QStringLiteral("36-league-last-round"));
        QVERIFY(projected().round(RoundNumber{7})->openBoards().empty());
        desk().leadTo({PageId::standings, {}, {}, {}});
        QTRY_COMPARE(find<QTableView>("standingsTable").model()->rowCount(), 8);
        screenshot(QStringLiteral("36-league-standings"));
        for (const ActionId id :
             {ActionId::showCrossTable, ActionId::showStandingsSheet, ActionId::showBoardStandings}) {
            QVERIFY(action(id)->isEnabled());
            trigger(id);
            QTest::qWait(50);
            screenshot(QStringLiteral("36-league-%1").arg(action(id)->objectName()));
        }
        // Everybody has met everybody: 28 matches of four boards, two match points each.
        int points = 0;
        for (const Player& team : projected().players)
            points += pointsOf(team.key);
        QCOMPARE(points, 28 * 20);
    }

    /// Where the cross-table has too little room the list is shown, and stays while results are entered.
    void aLeagueInASmallWindowTakesOneResultAfterTheOther_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 640), QSize(1280, 720), QSize(1366, 768), QSize(1600, 900)})
            QTest::newRow(qPrintable(QStringLiteral("%1 x %2").arg(size.width()).arg(size.height()))) << size;
    }
    void aLeagueInASmallWindowTakesOneResultAfterTheOther()
    {
        QFETCH(const QSize, size);
        window().resize(size);
        publishLeague();
        const auto resultsIn = [this] {
            int count = 0;
            for (const Round& round : projected().rounds) // the cross-table goes on by rows
                for (const Match& match : round.published()->pairings.boards)
                    for (const Game& game : match.games)
                        count += game.outcome.result ? 1 : 0;
            return count;
        };
        for (const ReportKind kind : {ReportKind::pairingsByBoard, ReportKind::matchBoards, ReportKind::matchReports,
                                      ReportKind::lineUpForms, ReportKind::resultSlips})
            QCOMPARE(usualRound(projected(), kind), std::optional(one)); // of the seven that are published
        press(Qt::Key_F8);
        for (int given = 1; given <= 5; ++given) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_1);
            QTRY_COMPARE(resultsIn(), given);
            QTest::qWait(20);
            if (window().findChild<CrossTable*>()->isVisible()) // there a key stays at its game
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        }
    }

    /// Whether its later rounds are published, laid out, or not even that: a file tells those that are published alone.
    void thePackOfATableHoldsEveryRound()
    {
        begin(QStringLiteral("Regional League"), "Round robin", 8);
        numberByRating();
        press(Qt::Key_F6);
        QTRY_VERIFY(!projected().rounds.empty() && !session().isSaving());
        press(Qt::Key_F7);
        QTRY_VERIFY(projected().lastPublished() == one && !session().isSaving());
        QVERIFY(applied(desk(), SeatAsUsual{one}));
        const auto matches = static_cast<int>(projected().round(one)->published()->pairings.boards.size());
        for (int match = 1; match <= matches; ++match)
            for (int game = 1; game <= 4; ++game)
                QVERIFY(applied(desk(), EnterResult{{one, match, game}, GameResult::draw}));
        const auto file = exportTrf(projected(), {});
        QVERIFY(file);
        const auto read = importTrf(file->bytes, {});
        QVERIFY(read);
        QCOMPARE(read->tournament.rounds.size(), std::size_t{1});
        for (const Tournament& league : {projected(), read->tournament}) {
            const QString pack = textOfPack(league);
            for (int round = 2; round <= 7; ++round)
                QVERIFY2(pack.contains(QStringLiteral("Match reports of round %1").arg(round)) &&
                             pack.contains(QStringLiteral("Line-ups for round %1").arg(round)),
                         qPrintable(pack));
        }
    }

    void aSchoolOpenOfThirtyTeams()
    {
        begin(QStringLiteral("School Open"), "Team", 30);
        QVERIFY(projected().settings.teams->preferences == TeamPreferences::typeA);
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        pairAndPublish();
        QVERIFY2(projected().lastPublished() == one, qPrintable(message()));
        QCOMPARE(projected().round(one)->published()->pairings.boards.size(), std::size_t{15});
        // The last match is forfeited: nobody came for the second team.
        play(one, 14);
        desk().leadTo({PageId::rounds, {}, {}, BoardId{one, 15}});
        asker().choose[QStringLiteral("The match")] = 0;
        QTRY_VERIFY(action(ActionId::matchResult)->isEnabled());
        press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(projected().round(one)->openBoards().empty());
        QTRY_VERIFY(!session().isSaving());
        const Match& forfeited = *projected().board({one, 15});
        const auto [winner, absent] = pairwright::scoreOf(forfeited, projected().settings);
        QCOMPARE(winner.gamePoints.tenths, 40);
        QVERIFY(winner.matchPoints == projected().settings.teams->win);
        QCOMPARE(absent.matchPoints.tenths + absent.gamePoints.tenths, 0);
        // A team that comes late plays from the next round on.
        press(Qt::Key_L, Qt::ControlModifier);
        auto& added = find<QLineEdit>("quickAdd");
        QTRY_VERIFY(added.hasFocus());
        QTest::keyClicks(&added, QStringLiteral("Latecomers"));
        press(Qt::Key_Return);
        QTRY_COMPARE(projected().players.size(), std::size_t{31});
        QTRY_VERIFY(!session().isSaving());
        pairAndPublish();
        QCOMPARE(projected().lastPublished(), two);
        const Pairings& second = projected().round(two)->published()->pairings;
        const PlayerKey late = projected().players.back().key;
        const QString pack = textOfPack(projected());
        QVERIFY2(pack.contains(QStringLiteral("Empty match reports: ")) && pack.contains(QStringLiteral("Match ____")),
                 qPrintable(pack));
        const bool plays = std::ranges::any_of(second.boards, [&](const Match& match) { return match.has(late); });
        QVERIFY(plays || second.bye == late);
        screenshot(QStringLiteral("36-open-round-2"));
        // Nobody plays for it until somebody is named.
        PlayerData own;
        std::vector<PlayerData> people;
        for (const char* name : {"Lane, Lee", "Lark, Lou", "Lamb, Liz", "Land, Lil"}) {
            own.name = QLatin1String(name);
            people.push_back(own);
        }
        QVERIFY(applied(desk(), AddMembers{late, people, {}}));
        play(two);
        // One board of a match of round 1 was entered the wrong way round.
        desk().showRound(one);
        desk().leadTo({PageId::rounds, {}, {}, BoardId{one, 1}});
        const int before = pointsOf(projected().board({one, 1})->a);
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        const auto windows = window().findChildren<CorrectionWindow*>();
        QVERIFY2(!windows.isEmpty(), qPrintable(message()));
        CorrectionWindow& correction = *windows.constLast();
        QTRY_VERIFY(correction.isSettled());
        pick(correction, "correctionResult", static_cast<int>(GameResult::whiteWins));
        auto& ways = in<QListWidget>(correction, "correctionWays");
        QTRY_VERIFY(ways.count() > 0);
        const QString whatIf = in<QTextBrowser>(correction, "correctionWhatIf").toPlainText();
        QVERIFY2(whatIf.contains(QStringLiteral("01.1: rating change")), qPrintable(whatIf)); // his, not the team's
        screenshot(QStringLiteral("36-open-correction"), &correction);
        clickRow(ways, 0);
        clickButton(correction, "correctionGo");
        QTRY_VERIFY(!session().isSaving());
        QCOMPARE(projected().game({one, 1})->outcome.result.value(), GameResult::whiteWins);
        QVERIFY(pointsOf(projected().board({one, 1})->a) >= before);
        pairAndPublish();
        QCOMPARE(projected().lastPublished().value, 3);
        trigger(ActionId::showMatchReports);
        QTest::qWait(50);
        screenshot(QStringLiteral("36-open-reports"));
    }

    void aScheveningenMatchOfSixBySix()
    {
        begin(QStringLiteral("City Match"), "Scheveningen", 2, 6);
        auto& boards = find<QSpinBox>("teamBoards");
        boards.setFocus();
        boards.selectAll();
        QTest::keyClicks(&boards, QStringLiteral("6"));
        QTest::keyClick(&boards, Qt::Key_Return);
        QTRY_COMPARE(projected().settings.teams->boards, 6);
        QVERIFY(find<QComboBox>("teamColours").isHidden()); // the table says it
        numberByRating();
        screenshot(QStringLiteral("36-scheveningen-set-up"));
        press(Qt::Key_F6);
        QTRY_VERIFY2(!projected().rounds.empty() && !session().isSaving(), qPrintable(message()));
        // The proposal names who sits where, to be looked over; results wait for its publication.
        auto& panel = find<MatchBoards>("matchBoards");
        QTRY_VERIFY(panel.isVisible());
        QCOMPARE(panel.table().model()->rowCount(), 6);
        const QString first = panel.table().model()->index(0, MatchBoardsModel::First).data().toString();
        QVERIFY2(!first.contains(QStringLiteral("nobody")), qPrintable(first));
        screenshot(QStringLiteral("36-scheveningen-proposal"));
        panel.table().setFocus();
        QTest::keyClick(&panel.table(), Qt::Key_Return);
        QTRY_VERIFY2(message().contains(QStringLiteral("when the round is published")), qPrintable(message()));
        QTest::keyClick(&panel.table(), Qt::Key_Escape);
        QTRY_VERIFY(!panel.isVisible());
        press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(panel.isVisible());
        press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(window().rounds().crossTable().isVisible() && !panel.isVisible());
        screenshot(QStringLiteral("36-scheveningen-proposal-table"));
        press(Qt::Key_F7, Qt::ControlModifier);
        QTRY_VERIFY(projected().allRoundsPublished() && !session().isSaving());
        QCOMPARE(projected().rounds.size(), std::size_t{6});
        // The table has named everybody, and everybody meets each of the other team once.
        std::set<std::pair<PlayerKey, PlayerKey>> met;
        for (const Round& round : projected().rounds)
            for (const Game& game : round.published()->pairings.boards.front().games) {
                QVERIFY(game.forWhite && game.forBlack);
                met.insert(std::minmax(*game.forWhite, *game.forBlack));
            }
        QCOMPARE(met.size(), std::size_t{36});
        const QString pack = textOfPack(projected());
        for (int round = 1; round <= 6; ++round)
            QVERIFY2(pack.contains(QStringLiteral("Match reports of round %1").arg(round)), qPrintable(pack));
        QVERIFY2(!pack.contains(QStringLiteral("Line-up")), qPrintable(pack));
        // The cross-table: a row for each player, a column for each place of the other team.
        desk().leadTo({PageId::rounds, {}, {}, BoardId{one, 1}});
        CrossTable& table = window().rounds().crossTable();
        QTRY_VERIFY(table.isVisible());
        QCOMPARE(table.grid().table().rowCount(), 12);
        QCOMPARE(table.grid().table().columnCount(), 6 + CrossTableModel::ExtraCount);
        static const std::array results{"151505", "051010", "555515", "115001", "000551", "151515"};
        trigger(ActionId::enterResults);
        for (int round = 1; round <= 6; ++round)
            for (const QChar key : QString::fromLatin1(results.at(static_cast<std::size_t>(round - 1)))) {
                QTest::keyClick(&table.grid(), key.toLatin1());
                QTRY_VERIFY2(!session().isSaving(), qPrintable(message()));
                QTest::keyClick(&table.grid(), Qt::Key_Return);
            }
        for (const Round& round : projected().rounds)
            QVERIFY(round.openBoards().empty());
        screenshot(QStringLiteral("36-scheveningen-cross-table"));
        QTest::keyClick(&table.grid(), Qt::Key_Escape);
        press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        screenshot(QStringLiteral("36-scheveningen-list"));
        press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        desk().leadTo({PageId::standings, {}, {}, {}});
        QTRY_COMPARE(find<QTableView>("standingsTable").model()->rowCount(), 2);
        screenshot(QStringLiteral("36-scheveningen-standings"));
        for (const ActionId id : {ActionId::showCrossTable, ActionId::showWallChart, ActionId::showBoardStandings,
                                  ActionId::showMatchReports}) {
            QVERIFY(action(id)->isEnabled());
            trigger(id);
            QTest::qWait(50);
            screenshot(QStringLiteral("36-scheveningen-%1").arg(action(id)->objectName()));
        }
        int points = 0; // a game is worth one
        for (const Round& round : projected().rounds) {
            const auto [a, b] = pairwright::scoreOf(round.published()->pairings.boards.front(), projected().settings);
            points += a.gamePoints.tenths + b.gamePoints.tenths;
        }
        QCOMPARE(points, 36 * 10);
        // Its report is the same tournament.
        const auto report = exportTrf(projected(), {});
        QVERIFY(report);
        QVERIFY2(report->bytes.contains("### SYSTEM scheveningen 2026"), report->bytes.constData());
        const auto back = importTrf(report->bytes, {});
        QVERIFY(back);
        QCOMPARE(back->tournament.settings.system, (SystemEdition{System::Scheveningen, 2026}));
        QCOMPARE(back->tournament.rounds.size(), std::size_t{6});
        QVERIFY(back->tournament.rounds.back().openBoards().empty());
    }

private:
    /// The disaster pack, read from its PDF.
    [[nodiscard]] QString textOfPack(const Tournament& tournament) const
    {
        ReportChoice choice;
        choice.kind = ReportKind::disasterPack;
        const auto pages = makePages(tournament, choice, paperSize(QStringLiteral("A4")));
        const QString pdf = inFolder(QStringLiteral("pack.pdf"));
        return pages != nullptr && savePdf(*pages, pdf) ? textOfPdf(pdf) : QString();
    }

    /// A new event of teams with four boards through its page, and its players out of a list.
    void begin(const QString& name, const char* system, int teams, int players = 4)
    {
        trigger(ActionId::newTournament);
        auto& who = find<QComboBox>("newEntrants");
        who.setFocus();
        QTest::keyClick(&who, Qt::Key_Down);
        auto& systems = find<QComboBox>("newSystem");
        const int found = systems.findText(QLatin1String(system), Qt::MatchContains);
        QVERIFY(found >= 0);
        systems.setFocus();
        QTest::keyClick(&systems, Qt::Key_Home);
        for (int step = 0; step < found; ++step)
            QTest::keyClick(&systems, Qt::Key_Down);
        QCOMPARE(systems.currentIndex(), found);
        fill("newName", name);
        asker().paths = {inFolder(QStringLiteral("event.pairwright"))};
        click("createTournament");
        QTRY_COMPARE(projected().event.name, name);
        QByteArray list("Name;Rating;Team\n");
        for (int team = 1; team <= teams; ++team)
            for (int place = 1; place <= players; ++place)
                list += QStringLiteral("Player %1.%2;%3;Team %1\n")
                            .arg(team, 2, 10, QLatin1Char('0'))
                            .arg(place)
                            .arg(2300 - 20 * team - 10 * place)
                            .toUtf8();
        asker().paths = {makeFile(QStringLiteral("players.csv"), list)};
        desk().leadTo({PageId::players, {}, {}, {}});
        trigger(ActionId::importPlayers);
        QTest::mouseClick(&find<QPushButton>("applyImport"), Qt::LeftButton);
        QTRY_COMPARE(projected().players.size(), static_cast<std::size_t>(teams));
        QTRY_VERIFY(!session().isSaving());
        QCOMPARE(projected().members.size(), static_cast<std::size_t>(players * teams));
        desk().leadTo({PageId::overview, {}, {}, {}});
    }

    void numberByRating()
    {
        auto& numbers = find<QComboBox>("numbers");
        chooseByKeys(numbers, numbers.findData(static_cast<int>(NumberDraw::By::rating)));
        QTRY_VERIFY(projected().settings.numberDraw && !session().isSaving());
    }

    /// Eight teams, all rounds published.
    void publishLeague()
    {
        begin(QStringLiteral("Regional League"), "Round robin", 8);
        numberByRating();
        press(Qt::Key_F6);
        QTRY_VERIFY(!projected().rounds.empty() && !session().isSaving());
        press(Qt::Key_F7, Qt::ControlModifier);
        QTRY_VERIFY(projected().allRoundsPublished() && !session().isSaving());
    }

    /// The usual line-ups, and a result on every board of the first `matches` matches.
    void play(RoundNumber round, int matches = 1000)
    {
        desk().showRound(round);
        desk().leadTo({PageId::rounds, {}, {}, BoardId{round, 1}});
        trigger(ActionId::usualLineUps);
        QTRY_VERIFY2(!session().isSaving(), qPrintable(message()));
        const auto all = static_cast<int>(projected().round(round)->published()->pairings.boards.size());
        trigger(ActionId::enterResults);
        QTRY_VERIFY(keypad().isVisible());
        static const std::array results{"1515", "0510", "5555", "1150", "0005"};
        for (int match = 0; match < std::min(matches, all); ++match)
            QTest::keyClicks(&keypad(), QLatin1String(results.at(static_cast<std::size_t>(match + round.value) % 5)));
        QTest::keyClick(&keypad(), Qt::Key_Escape);
        QTRY_VERIFY(!session().isSaving());
        const std::vector<int> open = projected().round(round)->openBoards();
        QCOMPARE(static_cast<int>(open.size()), std::max(0, all - matches));
    }

    /// Match points of a team so far, in tenths.
    [[nodiscard]] int pointsOf(PlayerKey team) const
    {
        int points = 0;
        for (const Round& round : projected().rounds)
            if (const RoundVersion* version = round.published())
                for (const Match& match : version->pairings.boards)
                    if (match.has(team)) {
                        const auto [first, second] = pairwright::scoreOf(match, projected().settings);
                        points += (match.a == team ? first : second).matchPoints.tenths;
                    }
        return points;
    }
};

static const RegisteredTest<TestTeamEvents> registered("test_team_events");

#include "test_team_events.moc"
