#include "tests/gui/correction_hands.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"

#include "ui/dialogs/question_dialog.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/correction/correction_note.h"
#include "ui/pages/rounds/correction/correction_window.h"
#include "ui/pages/rounds/correction/what_if_html.h"
#include "ui/print/sheet.h"

#include <QLabel>
#include <QTextBrowser>

using namespace pairwright;

namespace {

void choose(QWidget& window, const char* box, int data)
{
    auto& combo = in<QComboBox>(window, box);
    combo.setCurrentIndex(combo.findData(data));
}

void choosePlayer(QWidget& window, const char* box, PlayerKey player)
{
    auto& combo = in<QComboBox>(window, box);
    combo.setCurrentIndex(combo.findData(static_cast<qlonglong>(player.value)));
}

} // namespace

/// Every way of every case, through the window.
class TestCorrections : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        activate();
    }
    void cleanup() { close(); }

    void theKeyOpensItAndSaysWhatWouldHaveBeen()
    {
        openRounds(8);
        QVERIFY(desk().selectedBoard() == (BoardId{two, 1}));
        trigger(ActionId::previousRound);
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        CorrectionWindow& window = correction();
        QTRY_VERIFY(window.isSettled());
        QVERIFY(in<QListWidget>(window, "correctionWays").count() == 0); // nothing is wrong yet
        choose(window, "correctionResult", static_cast<int>(GameResult::blackWins));
        QTRY_VERIFY(in<QListWidget>(window, "correctionWays").count() > 0);
        const QString text = in<QTextBrowser>(window, "correctionWhatIf").toPlainText();
        QVERIFY2(text.contains(QStringLiteral("Round 2:")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Standings after round 1")), qPrintable(text));
        QString lawful = in<QLabel>(window, "correctionLawful").text().replace(QChar::Nbsp, QLatin1Char(' '));
        lawful.remove(QChar(0x2060)); // it holds the regulation together
        QVERIFY2(lawful.contains(QStringLiteral("article 4.3")), qPrintable(lawful));
        screenshot(QStringLiteral("16-correct-result"), &window);
        const std::int64_t step = session().lastStep();
        carryOut(window, 0);
        QCOMPARE(asker().questions.size(), std::size_t{1});
        QCOMPARE(asker().questions.front().level, WarningLevel::confirm);
        session().flush();
        QCOMPARE(session().lastStep(), step + 1);
        QCOMPARE(projected().game({one, 1})->outcome.result.value(), GameResult::blackWins);
        QVERIFY(in<QPushButton>(window, "correctionPrint").isVisible());
        const QString recorded = in<QLabel>(window, "correctionRecorded").text();
        QVERIFY2(recorded.startsWith(QStringLiteral("Recorded: 0 – 1")), qPrintable(recorded));
        screenshot(QStringLiteral("16-correct-result-done"), &window);
        const QModelIndex note = boards().index(0, BoardsModel::Notes);
        QVERIFY2(note.data().toString().contains(QStringLiteral("corrected")), qPrintable(note.data().toString()));
        trigger(ActionId::pageStandings);
        screenshot(QStringLiteral("16-standings-after-correction"));
        window.close();
        trigger(ActionId::undo);
        QCOMPARE(projected().game({one, 1})->outcome.result.value(), GameResult::whiteWins);
    }

    void itBeginsWithTheFirstFieldThatIsStillOpen()
    {
        openRounds(8);
        trigger(ActionId::previousRound);
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        CorrectionWindow& result = correction();
        QTRY_VERIFY(in<QComboBox>(result, "correctionResult").hasFocus());
        QVERIFY(in<QLabel>(result, "correctionRecorded").text().startsWith(QStringLiteral("Recorded: 1 – 0")));
        // Nothing is known yet: there are no empty boxes.
        QVERIFY(!in<QTextBrowser>(result, "correctionWhatIf").isVisible());
        QVERIFY(!in<QListWidget>(result, "correctionWays").isVisible());
        screenshot(QStringLiteral("16-correct-result-begun"), &result);
        QTest::keyClick(&in<QComboBox>(result, "correctionResult"), Qt::Key_Down);
        QTRY_VERIFY(in<QListWidget>(result, "correctionWays").isVisible());
        QVERIFY(in<QTextBrowser>(result, "correctionWhatIf").isVisible());
        result.close();

        QVERIFY(applied(desk(), EnterResult{{two, 1}, GameResult::whiteWinsByForfeit}));
        trigger(ActionId::nextRound);
        activate();
        press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
        CorrectionWindow& forfeit = correction();
        QCOMPARE(in<QComboBox>(forfeit, "correctionCase").currentData().toInt(),
                 static_cast<int>(CorrectionCase::forfeitPlayed));
        forfeit.close();

        QVERIFY(applied(desk(), EnterResult{{two, 1}, GameResult::whiteWins}));
        press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
        CorrectionWindow& colours = correction();
        QTRY_VERIFY(in<QComboBox>(colours, "correctionCase").hasFocus());
        QTRY_VERIFY(in<QListWidget>(colours, "correctionWays").isVisible()); // nothing is left to be said
    }

    void aCancelledQuestionChangesNothing()
    {
        openRounds(8);
        CorrectionWindow& window = open(CorrectionCase::wrongResult, {one, 1});
        choose(window, "correctionResult", static_cast<int>(GameResult::draw));
        settle(window);
        asker().consents = false;
        const Tournament before = projected();
        carryOut(window, 0);
        QVERIFY(projected() == before);
        QVERIFY(in<QPushButton>(window, "correctionGo").isEnabled());
    }

    void theRoundIsPairedAgain()
    {
        openRounds(8);
        CorrectionWindow& window = open(CorrectionCase::wrongResult, {one, 1});
        choose(window, "correctionResult", static_cast<int>(GameResult::blackWins));
        settle(window);
        QCOMPARE(in<QListWidget>(window, "correctionWays").count(), 2);
        carryOut(window, 1);
        QCOMPARE(projected().round(two)->publishedVersion.value(), 2);
        QCOMPARE(projected().game({one, 1})->outcome.result.value(), GameResult::blackWins);
    }

    void tooLateItIsForTheRatingReportOnly()
    {
        openRounds(8, 3);
        CorrectionWindow& window = open(CorrectionCase::wrongResult, {one, 1});
        choose(window, "correctionResult", static_cast<int>(GameResult::blackWins));
        settle(window);
        QCOMPARE(in<QListWidget>(window, "correctionWays").count(), 1);
        carryOut(window, 0);
        QCOMPARE(projected().game({one, 1})->outcome.result.value(), GameResult::whiteWins);
        QCOMPARE(projected().game({one, 1})->outcome.ratingOnly.value(), GameResult::blackWins);
    }

    void outsideFideModeEverythingIsAQuestion()
    {
        openRounds(8, 3);
        QVERIFY(find<QLabel>("fideMode").text() == QStringLiteral("FIDE mode"));
        QVERIFY(applied(desk(), SetRatedBy{RatedBy::nobody}));
        QCOMPARE(asker().questions.back().level, WarningLevel::twoSteps);
        QVERIFY2(find<QLabel>("fideMode").text().contains(QStringLiteral("Not in FIDE mode")),
                 qPrintable(find<QLabel>("fideMode").text()));
        CorrectionWindow& window = open(CorrectionCase::wrongResult, {one, 1});
        choose(window, "correctionResult", static_cast<int>(GameResult::blackWins));
        settle(window);
        QCOMPARE(in<QListWidget>(window, "correctionWays").count(), 3);
        screenshot(QStringLiteral("16-outside-fide-mode"), &window);
        asker().questions.clear();
        carryOut(window, 0);
        QVERIFY(asker().questions.empty()); // the window has said everything, and its button is the answer
        QCOMPARE(projected().game({one, 1})->outcome.result.value(), GameResult::blackWins);
        screenshot(QStringLiteral("16-outside-fide-mode-page"));
    }

    void outsideFideModeEveryPageSaysSo()
    {
        openRounds(8);
        trigger(ActionId::pageOverview);
        pick(window(), "ratedBy", static_cast<int>(RatedBy::federation));
        QCOMPARE(projected().settings.ratedBy, RatedBy::federation);
        QuestionDialog question(asker().questions.back());
        question.show();
        screenshot(QStringLiteral("16-leaving-fide-mode-1"), &question);
        QTest::mouseClick(&in<QPushButton>(question, "questionGo"), Qt::LeftButton);
        QVERIFY(question.isVisible()); // two steps
        screenshot(QStringLiteral("16-leaving-fide-mode-2"), &question);
        for (const ActionId page :
             {ActionId::pageOverview, ActionId::pagePlayers, ActionId::pageRounds, ActionId::pageStandings,
              ActionId::pagePrizes, ActionId::pageReports, ActionId::pageExport, ActionId::pageHistory}) {
            trigger(page);
            const auto& mode = find<QLabel>("fideMode");
            QVERIFY(mode.isVisible());
            QVERIFY2(mode.text().contains(QStringLiteral("Not in FIDE mode")), qPrintable(mode.text()));
        }
    }

    void twoResultsAreOneStep()
    {
        openRounds(8);
        CorrectionWindow& window = open(CorrectionCase::twoResults, {one, 1});
        choose(window, "correctionResult", static_cast<int>(GameResult::blackWins));
        in<QSpinBox>(window, "correctionSecondBoard").setValue(3);
        choose(window, "correctionSecondResult", static_cast<int>(GameResult::draw));
        settle(window);
        const std::int64_t step = session().lastStep();
        carryOut(window, 0);
        session().flush();
        QCOMPARE(session().lastStep(), step + 1);
        QCOMPARE(projected().game({one, 1})->outcome.result.value(), GameResult::blackWins);
        QCOMPARE(projected().game({one, 3})->outcome.result.value(), GameResult::draw);
    }

    void forfeitsAreTakenBackOrPlayed()
    {
        openRounds(8);
        QVERIFY(applied(desk(), EnterResult{{two, 1}, GameResult::whiteWinsByForfeit}));
        CorrectionWindow& early = open(CorrectionCase::forfeitTooEarly, {two, 1});
        choose(early, "correctionResult", -1);
        settle(early);
        carryOut(early, 0);
        QVERIFY(!projected().game({two, 1})->outcome.result);
        QVERIFY(applied(desk(), EnterResult{{two, 1}, GameResult::whiteWinsByForfeit}));
        CorrectionWindow& played = open(CorrectionCase::forfeitPlayed, {two, 1});
        choose(played, "correctionResult", static_cast<int>(GameResult::blackWins));
        settle(played);
        carryOut(played, 0);
        QCOMPARE(projected().game({two, 1})->outcome.result.value(), GameResult::blackWins);
    }

    void coloursAndPlayersArePutRight()
    {
        openRounds(8);
        const Match was = *projected().board({two, 1});
        const Match other = *projected().board({two, 2});
        QVERIFY(applied(desk(), EnterResult{{two, 1}, GameResult::whiteWins}));
        CorrectionWindow& colours = open(CorrectionCase::wrongColours, {two, 1});
        settle(colours);
        screenshot(QStringLiteral("16-wrong-colours"), &colours);
        carryOut(colours, 0);
        QCOMPARE(projected().board({two, 1})->a, was.b);
        // Who won has won, with the other colour.
        QCOMPARE(projected().game({two, 1})->outcome.result, std::optional(GameResult::blackWins));
        CorrectionWindow& players = open(CorrectionCase::wrongPlayers, {two, 1});
        choosePlayer(players, "correctionBlack", other.b);
        settle(players);
        screenshot(QStringLiteral("16-wrong-players"), &players);
        carryOut(players, 0);
        QCOMPARE(projected().board({two, 1})->b, other.b);
        QCOMPARE(projected().board({two, 2})->b, was.a);
        QCOMPARE(projected().round(two)->publishedVersion.value(), 3);
    }

    void whoWasPairedByMistakeIsAbsentOrLosesByForfeit()
    {
        for (const int way : {0, 1, 2}) {
            start();
            openRounds(9);
            const Match match = *projected().board({two, 2});
            CorrectionWindow& window = open(CorrectionCase::pairedByMistake, {two, 2});
            choosePlayer(window, "correctionPlayer", match.a);
            settle(window);
            QCOMPARE(in<QListWidget>(window, "correctionWays").count(), 3);
            carryOut(window, way);
            const Player& player = *projected().player(match.a);
            if (way == 2)
                QCOMPARE(projected().game({two, 2})->outcome.result.value(), GameResult::blackWinsByForfeit);
            else
                QCOMPARE(presenceIn(player, two), Presence::zeroPointBye);
        }
    }

    void theByeGoesToTheRightPlayer()
    {
        openRounds(9);
        const Match match = *projected().board({two, 4});
        CorrectionWindow& window = open(CorrectionCase::wrongBye, {two, 4});
        choosePlayer(window, "correctionPlayer", match.b);
        settle(window);
        QVERIFY(in<QListWidget>(window, "correctionWays").count() > 0);
        carryOut(window, 0);
        QVERIFY(projected().round(two)->published()->pairings.bye == match.b);
    }

    void anAdjournedGameSaysWhatItWouldHaveChanged()
    {
        QVERIFY(openFile(makeTournament(8)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        pairAndPublish();
        enterAll(one, GameResult::whiteWins);
        QVERIFY(applied(desk(), EnterResult{{one, 1}, GameResult::adjourned}));
        QTRY_VERIFY(!session().isSaving());
        pairAndPublish();
        trigger(ActionId::pageRounds);
        desk().showRound(one);
        table().selectRow(0);
        activate();
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier); // opens the window: a round rests on the game
        CorrectionWindow& window = correction();
        QCOMPARE(in<QComboBox>(window, "correctionCase").currentData().toInt(),
                 static_cast<int>(CorrectionCase::wrongResult));
        const auto whatIf = [&] {
            return in<QTextBrowser>(window, "correctionWhatIf").toPlainText();
        };
        pick(window, "correctionResult", static_cast<int>(GameResult::draw));
        settle(window);
        QVERIFY2(whatIf().contains(QStringLiteral("Round 2: the same pairings")), qPrintable(whatIf()));
        QVERIFY(in<QLabel>(window, "correctionLawful").text().contains(QStringLiteral("adjourned")));
        QCOMPARE(in<QLabel>(window, "correctionRecorded").text(), QStringLiteral("Recorded: Adjourned"));
        pick(window, "correctionResult", static_cast<int>(GameResult::whiteWins));
        settle(window);
        QVERIFY2(whatIf().contains(QStringLiteral("Round 2: ")) &&
                     whatIf().contains(QStringLiteral("would have been others")) &&
                     whatIf().contains(QStringLiteral("Standings after round 1")),
                 qPrintable(whatIf()));
        screenshot(QStringLiteral("16-adjourned-game"), &window);
        asker().questions.clear();
        clickRow(in<QListWidget>(window, "correctionWays"), 0);
        clickButton(window, "correctionGo");
        session().flush();
        QCOMPARE(asker().questions.size(), std::size_t{1});
        QCOMPARE(asker().questions.front().level, WarningLevel::confirm);
        QCOMPARE(projected().game({one, 1})->outcome.result.value(), GameResult::whiteWins);
        QVERIFY(projected().game({one, 1})->outcome.wasAdjourned);
    }

    void theNoteForTheWallSaysWhatWasAndWhatIs()
    {
        openRounds(8);
        const Tournament before = projected();
        const Mistake mistake{{{{one, 1}, GameResult::blackWins}}, std::nullopt};
        QVERIFY(applied(desk(), CorrectResult{{one, 1}, GameResult::blackWins}));
        const ReportDocument note = correctionNote(before, projected(), mistake, {QStringLiteral("the standings")},
                                                   QDateTime::currentDateTime());
        QCOMPARE(note.tables.size(), std::size_t{1});
        QCOMPARE(note.tables[0].rows[0][4], QStringLiteral("1 – 0"));
        QCOMPARE(note.tables[0].rows[0][5], QStringLiteral("0 – 1"));
        QVERIFY(note.introduction.front().contains(QStringLiteral("the standings")));
        QVERIFY(Sheet(note).pageCount() == 1);
    }

    void eachGameOfAMatchIsCorrected()
    {
        NewTournament open = testOpen();
        open.system = {System::DoubleSwiss, 2026};
        QVERIFY(openFile(makeTournament(4, open)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        pairAndPublish();
        for (int board = 1; board <= 2; ++board)
            for (int game = 1; game <= 2; ++game)
                QVERIFY(applied(desk(), EnterResult{{one, board, game}, GameResult::draw}));
        pairAndPublish();
        desk().showRound(one);
        table().selectRow(0);
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        CorrectionWindow& window = correction();
        auto& game = in<QSpinBox>(window, "correctionGame");
        QVERIFY(game.isVisibleTo(&window));
        QTest::keyClick(&game, Qt::Key_Up);
        QCOMPARE(game.value(), 2);
        choose(window, "correctionResult", static_cast<int>(GameResult::whiteWins));
        QTRY_VERIFY(in<QPushButton>(window, "correctionGo").isEnabled());
        in<QPushButton>(window, "correctionGo").click();
        QTRY_COMPARE(projected().game({one, 1, 2})->outcome.result, std::optional(GameResult::whiteWins));
        QCOMPARE(projected().game({one, 1, 1})->outcome.result, std::optional(GameResult::draw));
    }

    void theSheetsThatAreNotRightAnyMoreGoByTheWay()
    {
        openRounds(8);
        const Mistake mistake{{{{one, 1}, GameResult::blackWins}}, std::nullopt};
        WhatIf answer;
        answer.standingsAfter = 1;
        answer.standings.resize(1);
        using Kind = CorrectionWay::Kind;
        QVERIFY(outdatedSheets(projected(), mistake, Kind::ratingOnly, answer).isEmpty());
        const QString points = QStringLiteral("the points on the pairings of round 2");
        const QString pairings = QStringLiteral("the pairings of round 2");
        const QStringList kept = outdatedSheets(projected(), mistake, Kind::keepPairings, answer);
        QVERIFY(kept.contains(points) && !kept.contains(pairings));
        const QStringList again = outdatedSheets(projected(), mistake, Kind::pairAgain, answer);
        QVERIFY(!again.contains(points) && again.contains(pairings));
        QVERIFY(outdatedSheets(projected(), mistake, Kind::keepPairings, std::nullopt).contains(points));
    }

private:
    void enterAll(RoundNumber round, GameResult result)
    {
        EnterResults command{round, {}};
        const auto count = projected().round(round)->published()->pairings.boards.size();
        for (std::size_t board = 1; board <= count; ++board)
            command.results.push_back({static_cast<int>(board), result});
        QVERIFY(applied(desk(), command));
        QTRY_VERIFY(!session().isSaving());
    }

    /// That many rounds published; all but the last have White winning everywhere.
    void openRounds(int players, int rounds = 2)
    {
        QVERIFY(openFile(makeTournament(players)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        for (int round = 1; round <= rounds; ++round) {
            pairAndPublish();
            if (round < rounds)
                enterAll(RoundNumber{round}, GameResult::whiteWins);
        }
        asker().questions.clear();
        trigger(ActionId::pageRounds);
    }

    CorrectionWindow& correction() const { return *window().findChildren<CorrectionWindow*>().constLast(); }

    CorrectionWindow& open(CorrectionCase kind, BoardId board)
    {
        auto* opened = new CorrectionWindow(desk(), board, kind, &window());
        opened->show();
        return *opened;
    }

    static void settle(CorrectionWindow& window)
    {
        QTRY_VERIFY(window.isSettled());
        QTRY_VERIFY(in<QPushButton>(window, "correctionGo").isEnabled());
    }

    void carryOut(CorrectionWindow& window, int way)
    {
        in<QListWidget>(window, "correctionWays").setCurrentRow(way);
        in<QPushButton>(window, "correctionGo").click();
        session().flush();
    }
};

static const pairwright::RegisteredTest<TestCorrections> registered("test_corrections");
#include "test_corrections.moc"
