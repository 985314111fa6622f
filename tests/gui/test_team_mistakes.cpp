#include "tests/gui/correction_hands.h"
#include "tests/gui/league_window.h"
#include "tests/support/registered_test.h"
#include "ui/pages/players/import/import_model.h"
#include "ui/pages/rounds/correction/correction_note.h"
#include "ui/pages/rounds/correction/correction_window.h"
#include "ui/pages/rounds/correction/late_arrival_window.h"
#include "ui/text/steps/integrity_text.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QTableView>

using namespace pairwright;

/// What goes wrong where teams meet, put right through the window.
class TestTeamMistakes : public QObject, private LeagueWindow {
    Q_OBJECT
private slots:
    void init()
    {
        startLeague();
        showRoundOne();
        seatRoundOne();
    }
    void cleanup() { close(); }

    void anEmptyBoardSaysWhichResultsItCanHave()
    {
        const Match& match = *projected().board({one, 1});
        const QString team = projected().player(match.a)->data.name;
        LineUp seats = match.lineUpOf(match.a);
        seats[0].reset();
        QVERIFY(applied(desk(), SetLineUp{one, match.a, seats}));
        QVERIFY(applied(desk(), EnterResult{{one, 1, 1}, GameResult::blackWinsByForfeit}));
        playTheRest();
        pairAndPublish();
        CorrectionWindow& window = correct(1);
        pick(window, "correctionResult", static_cast<int>(GameResult::whiteWins));
        QTRY_VERIFY(window.isSettled());
        const QString said = in<QLabel>(window, "correctionLawful").text();
        QVERIFY2(said.contains(QStringLiteral("Match 1, board 1: %1 has nobody there").arg(team)), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("− : +, − : −")), qPrintable(said));
        QVERIFY(!said.contains(QStringLiteral("4.3")));
        QCOMPARE(in<QListWidget>(window, "correctionWays").count(), 0);
        QVERIFY(!in<QWidget>(window, "correctionWhatIf").isVisible());
        QVERIFY(!in<QPushButton>(window, "correctionGo").isEnabled());
        screenshot(QStringLiteral("36-correct-empty-board"), &window);
        pick(window, "correctionResult", static_cast<int>(GameResult::doubleForfeit));
        QTRY_VERIFY(in<QPushButton>(window, "correctionGo").isEnabled());
    }

    /// It grows with what there is to say, and its buttons stay on the screen.
    void theWindowOfACorrectionStaysOnTheScreen()
    {
        playTheRest();
        pairAndPublish();
        CorrectionWindow& window = correct(1);
        const QRect room = window.screen()->availableGeometry();
        window.move(window.x(), room.bottom() - window.height() - 40);
        const int low = window.height();
        pick(window, "correctionResult", static_cast<int>(GameResult::whiteWins));
        QTRY_VERIFY(window.isSettled() && in<QPushButton>(window, "correctionGo").isVisible());
        QTRY_VERIFY(window.height() > low + 40);
        QTRY_VERIFY2(window.frameGeometry().bottom() <= room.bottom(),
                     qPrintable(QString::number(window.frameGeometry().bottom())));
    }

    void oneBoardWithColoursReversedIsPutRightByItself()
    {
        playTheRest();
        pairAndPublish();
        const Match was = *projected().board({one, 1});
        QVERIFY(applied(desk(), CorrectResult{{one, 1, 3}, GameResult::whiteWins}));
        desk().showRound(one);
        desk().leadTo({PageId::rounds, {}, {}, BoardId{one, 1}});
        press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
        CorrectionWindow& window = *this->window().findChildren<CorrectionWindow*>().constLast();
        pick(window, "correctionCase", static_cast<int>(CorrectionCase::boardColours));
        QVERIFY(in<QSpinBox>(window, "correctionGame").isVisible());
        QVERIFY(!in<QComboBox>(window, "correctionResult").isVisible());
        pickNumber(window, "correctionGame", 3);
        QTRY_VERIFY(window.isSettled() && in<QPushButton>(window, "correctionGo").isEnabled());
        screenshot(QStringLiteral("36-correct-board-colours"), &window);
        clickButton(window, "correctionGo");
        QTRY_VERIFY(!session().isSaving());
        const Match& now = *projected().board({one, 1});
        QVERIFY2(now.game(3).white == was.game(3).black, qPrintable(message()));
        QCOMPARE(now.game(3).forWhite, was.game(3).forBlack);
        QCOMPARE(now.game(3).outcome.result, std::optional(GameResult::blackWins)); // who won has won
        QCOMPARE(now.game(2), was.game(2));
        const QString told = describeEvent(projected().integrity.back(), projected());
        QVERIFY2(told.contains(QStringLiteral("match 1, board 3")) && told.contains(QStringLiteral("colours reversed")),
                 qPrintable(told));
        const ReportDocument note = correctionNote(before(was), projected(), {}, {}, QDateTime::currentDateTime());
        QCOMPARE(note.tables.size(), std::size_t{1});
        QCOMPARE(note.tables.front().rows.size(), std::size_t{1});
        QVERIFY(note.tables.front().rows[0].contains(QStringLiteral("1.3")));
    }

    void aBoardWhoseColoursNoReportCanTellSaysWhy()
    {
        const Match& match = *projected().board({one, 1});
        LineUp seats = match.lineUpOf(match.a);
        seats[0].reset();
        QVERIFY(applied(desk(), SetLineUp{one, match.a, seats}));
        QTRY_VERIFY(!session().isSaving());
        press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
        CorrectionWindow& window = *this->window().findChildren<CorrectionWindow*>().constLast();
        pick(window, "correctionCase", static_cast<int>(CorrectionCase::boardColours));
        pickNumber(window, "correctionGame", 2);
        const auto& said = in<QLabel>(window, "correctionLawful");
        QTRY_VERIFY2(said.text().contains(QStringLiteral("Board 2 is the first one at which two players sit")),
                     qPrintable(said.text()));
        QVERIFY(!in<QPushButton>(window, "correctionGo").isEnabled());
    }

    void aLateTeamIsSpokenOfAsATeam()
    {
        NewPlayer late;
        late.data.name = QStringLiteral("Latecomers");
        QVERIFY(applied(desk(), AddPlayers{{late}, {}}));
        QTRY_VERIFY(!session().isSaving());
        trigger(ActionId::pageRounds);
        activate();
        press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        LateArrivalWindow& window = lateWindow();
        QTRY_VERIFY(window.isSettled());
        auto& ways = in<QListWidget>(window, "lateWays");
        QStringList texts;
        for (int row = 0; row < ways.count(); ++row)
            texts << ways.item(row)->text();
        const QString all = texts.join(QLatin1Char('\n'));
        QVERIFY2(!all.contains(QStringLiteral("half-point")) && !all.contains(QStringLiteral("player")),
                 qPrintable(all));
        QVERIFY2(texts.value(1).contains(QStringLiteral("with a drawn match (1 MP, 2 GP)")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Play the team that has the bye")), qPrintable(all));
        clickRow(ways, 1);
        screenshot(QStringLiteral("36-late-team"), &window);
        QVERIFY(in<QPushButton>(window, "lateGo").text().startsWith(QStringLiteral("Give a Drawn Match")));
        // The key raises the window that is open.
        press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(this->window().findChildren<LateArrivalWindow*>().size(), 1);
        clickRow(ways, 1);
        clickButton(window, "lateGo");
        session().flush();
        QCOMPARE(message(), QStringLiteral("Done. No match on the wall has changed."));
        QCOMPARE(presenceIn(projected().players.back(), one), Presence::halfPointBye);
    }

    void whatIsAskedAboutAPlayerOfATeamStandsInItsWindow()
    {
        desk().leadTo({PageId::players, {}, {}, {}});
        trigger(ActionId::teamMembers);
        QDialog& window = find<QDialog>("teamWindow");
        auto& line = in<QLineEdit>(window, "memberLine");
        auto& bar = in<MessageBar>(window, "teamMessages");
        QVERIFY(!bar.isVisible());
        const QString twin = projected().members.back().data.name;
        const std::size_t members = projected().members.size();
        const QString behind = message();
        line.setFocus();
        QTest::keyClicks(&line, twin);
        QTest::keyClick(&line, Qt::Key_Return);
        QTRY_VERIFY(bar.isVisible());
        QVERIFY2(bar.text().contains(twin), qPrintable(bar.text()));
        QCOMPARE(message(), behind);
        QCOMPARE(projected().members.size(), members);
        screenshot(QStringLiteral("36-team-doubled-name"), &window);
        QPushButton* add = nullptr;
        for (QPushButton* button : bar.findChildren<QPushButton*>())
            add = button->isVisible() ? button : add;
        QVERIFY(add != nullptr);
        QTest::mouseClick(add, Qt::LeftButton);
        QTRY_COMPARE(projected().members.size(), members + 1);
        QTRY_COMPARE(line.text(), QString());
        QVERIFY(!bar.isVisible());
        // So does what cannot be read.
        QTest::keyClicks(&line, QStringLiteral("; 1800"));
        QTest::keyClick(&line, Qt::Key_Return);
        QTRY_VERIFY(bar.isVisible());
    }

    void setUpAndListsSpeakOfTeams()
    {
        start();
        startLeague();
        trigger(ActionId::pageOverview);
        QString said;
        for (const QLabel* label : window().findChildren<QLabel*>())
            said += label->text() + QLatin1Char('\n');
        QVERIFY2(said.contains(QStringLiteral("Select two or more teams on the Teams page")), qPrintable(said));
        QVERIFY(!said.contains(QStringLiteral("on the Players page and choose “Must Not Meet”")));
        QVERIFY2(said.contains(QStringLiteral("35 by FIDE")) && !said.contains(QStringLiteral("estimate")),
                 qPrintable(said));
        asker().paths = {makeFile(QStringLiteral("teams.csv"), "Name;Rating;Team\nJones, Tom;2500;Anemone\n")};
        desk().leadTo({PageId::players, {}, {}, {}});
        trigger(ActionId::importPlayers);
        auto& model = *window().findChild<ImportModel*>();
        QTRY_COMPARE(model.rowCount(), 1);
        QCOMPARE(model.headerData(ImportModel::columnOf(PlayerField::club), Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Team"));
        QStringList taken;
        for (const QComboBox* box : window().findChildren<QComboBox*>())
            taken << box->currentText();
        QVERIFY2(taken.contains(QStringLiteral("Team")) && !taken.contains(QStringLiteral("Club")),
                 qPrintable(taken.join(QLatin1Char('|'))));
    }

    void aTeamWithoutPlayersStandsInThePreflight()
    {
        NewPlayer empty;
        empty.data.name = QStringLiteral("Hibiscus");
        QVERIFY(applied(desk(), AddPlayers{{empty}, {}}));
        trigger(ActionId::preflight);
        const auto& lines = find<QTableView>("preflightTable");
        QStringList told;
        for (int row = 0; row < lines.model()->rowCount(); ++row)
            told << lines.model()->index(row, 0).data().toString() + QLatin1Char(' ') +
                        lines.model()->index(row, 1).data().toString();
        QVERIFY2(told.contains(QStringLiteral("Team without players Hibiscus")), qPrintable(told.join(u'\n')));
        playTheRest();
        press(Qt::Key_F6);
        QTRY_VERIFY2(message().contains(QStringLiteral("Hibiscus has no players")), qPrintable(message()));
    }

private:
    /// The present tournament with a match of round 1 as it was.
    [[nodiscard]] Tournament before(const Match& match) const
    {
        Tournament tournament = projected();
        for (RoundVersion& version : tournament.rounds.front().versions)
            version.pairings.boards.front() = match;
        return tournament;
    }

    [[nodiscard]] LateArrivalWindow& lateWindow() const
    {
        return *window().findChildren<LateArrivalWindow*>().constLast();
    }

    /// Draws wherever round 1 has no result yet.
    void playTheRest()
    {
        const auto matches = static_cast<int>(projected().round(one)->published()->pairings.boards.size());
        EnterResults command{one, {}};
        for (int match = 1; match <= matches; ++match)
            for (int game = 1; game <= projected().board({one, match})->gameCount(); ++game)
                if (!projected().game({one, match, game})->outcome.result)
                    command.results.push_back({match, GameResult::draw, game});
        QVERIFY(applied(desk(), command));
        QTRY_VERIFY(!session().isSaving());
    }

    /// The window at that match of round 1, opened by its key.
    CorrectionWindow& correct(int match)
    {
        desk().showRound(one);
        desk().leadTo({PageId::rounds, {}, {}, BoardId{one, match}});
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        CorrectionWindow& window = *this->window().findChildren<CorrectionWindow*>().constLast();
        if (!QTest::qWaitFor([&] { return window.isSettled(); }))
            qFatal("nothing is said");
        return window;
    }
};

static const pairwright::RegisteredTest<TestTeamMistakes> registered("test_team_mistakes");
#include "test_team_mistakes.moc"
