#include "tests/support/registered_test.h"
#include "ui/pages/rounds/entry/result_keypad.h"

#include <QTest>

using namespace pairwright;

namespace {

std::vector<EntryBoard> threeBoards()
{
    return {{1, "Navara, David", "Topalov, Veselin", false},
            {2, "Svidler, Peter", "Navarro, Luis", false},
            {3, "Short, Nigel", "Polgar, Judit", false}};
}

/// Two matches of two games (Double-Swiss).
std::vector<EntryBoard> twoMatches()
{
    std::vector<EntryBoard> boards;
    for (const int number : {1, 2})
        for (const int game : {1, 2})
            boards.push_back(
                {number, QStringLiteral("White %1").arg(number), QStringLiteral("Black %1").arg(number), false, game});
    return boards;
}

} // namespace

class TestResultKeypad : public QObject {
    Q_OBJECT
private slots:
    void everyPresetHasAKeyForEachOrdinaryResult()
    {
        for (const auto preset : {KeyPreset::vega, KeyPreset::sharly, KeyPreset::chess, KeyPreset::letters})
            for (const KeyHint& hint : keyHints(preset))
                QVERIFY2(!hint.keys.isEmpty(), qPrintable(QString::number(static_cast<int>(hint.result))));
    }

    void keysMeanWhatTheirPresetSays_data()
    {
        QTest::addColumn<int>("preset");
        QTest::addColumn<QChar>("key");
        QTest::addColumn<int>("meaning");
        const auto row = [](const char* name, KeyPreset preset, char key, ResultKey meaning) {
            QTest::newRow(name) << static_cast<int>(preset) << QChar(QLatin1Char(key)) << static_cast<int>(meaning);
        };
        row("vega 1", KeyPreset::vega, '1', ResultKey::whiteWins);
        row("vega 5", KeyPreset::vega, '5', ResultKey::draw);
        row("vega 0", KeyPreset::vega, '0', ResultKey::blackWins);
        row("vega 3", KeyPreset::vega, '3', ResultKey::whiteWinsByForfeit);
        row("vega 7", KeyPreset::vega, '7', ResultKey::adjourned);
        row("sharly 3", KeyPreset::sharly, '3', ResultKey::blackWins);
        row("sharly 0", KeyPreset::sharly, '0', ResultKey::clear);
        row("chess =", KeyPreset::chess, '=', ResultKey::draw);
        row("letters B", KeyPreset::letters, 'B', ResultKey::blackWins);
        row("forfeit +", KeyPreset::letters, '+', ResultKey::whiteWinsByForfeit);
    }
    void keysMeanWhatTheirPresetSays()
    {
        QFETCH(int, preset);
        QFETCH(QChar, key);
        QFETCH(int, meaning);
        const auto found = resultForKey(static_cast<KeyPreset>(preset), key);
        QVERIFY(found.has_value());
        QCOMPARE(static_cast<int>(*found), meaning);
    }

    void aNameIsFoundWithoutItsAccentsAndBlanks_data()
    {
        QTest::addColumn<QString>("letters");
        QTest::addColumn<int>("board");
        for (const char* letters : {"mul", "mül", "MUE", "muel"})
            QTest::newRow(letters) << QString::fromUtf8(letters) << 1;
        for (const char* letters : {"obr", "o'b", "pat"})
            QTest::newRow(letters) << QString::fromUtf8(letters) << 2;
        for (const char* letters : {"vond", "hei", "wei", "weis"})
            QTest::newRow(letters) << QString::fromUtf8(letters) << 3;
    }
    void aNameIsFoundWithoutItsAccentsAndBlanks()
    {
        QFETCH(QString, letters);
        QFETCH(int, board);
        ResultKeypad entry;
        entry.setBoards({{1, QString::fromUtf8("Müller, Anna"), "Jones, Tom", false},
                         {2, "Short, Nigel", "O'Brien, Pat", false},
                         {3, "von der Heide, Max", QString::fromUtf8("Weiß, Eva"), false}});
        entry.setMode(ResultKeypad::Mode::slip);
        for (const QChar letter : letters)
            entry.pressCharacter(letter);
        QCOMPARE(entry.pressSpace().kind, EntryStep::Kind::selected);
        QCOMPARE(entry.board(), board);
    }

    void sequentialModeMovesToTheNextOpenBoard()
    {
        ResultKeypad entry;
        auto boards = threeBoards();
        boards[1].hasResult = true;
        entry.setBoards(boards);
        QCOMPARE(entry.board(), std::optional<int>(1));
        const EntryStep step = entry.pressCharacter(u'1');
        QCOMPARE(step.kind, EntryStep::Kind::entered);
        QCOMPARE(step.board, 1);
        QCOMPARE(step.result, ResultKey::whiteWins);
        QCOMPARE(entry.board(), std::optional<int>(3));
    }

    void aKeyWithoutMeaningDoesNothingButSaysSo()
    {
        ResultKeypad entry;
        entry.setBoards(threeBoards());
        const EntryStep step = entry.pressCharacter(u'x');
        QCOMPARE(step.kind, EntryStep::Kind::refused);
        QCOMPARE(step.refusal, EntryStep::Refusal::keyHasNoMeaning);
        QCOMPARE(entry.board(), std::optional<int>(1));
    }

    void aResultIsReplacedOnlyByTheSameKeyTwice()
    {
        ResultKeypad entry;
        auto boards = threeBoards();
        boards[0].hasResult = true;
        entry.setBoards(boards);
        QVERIFY(entry.select(1));
        QCOMPARE(entry.pressCharacter(u'1').kind, EntryStep::Kind::askedAgain);
        QCOMPARE(entry.pressCharacter(u'0').kind, EntryStep::Kind::askedAgain);
        const EntryStep step = entry.pressCharacter(u'0');
        QCOMPARE(step.kind, EntryStep::Kind::entered);
        QCOMPARE(step.result, ResultKey::blackWins);
    }

    void whatAnotherDeskHasJustEnteredIsReplacedByReturnAlone()
    {
        ResultKeypad entry;
        auto boards = threeBoards();
        entry.setBoards(boards);
        QVERIFY(entry.select(1));
        boards[0].hasResult = true;
        entry.setBoards(boards);
        entry.resultCame();
        for (int times = 0; times < 3; ++times)
            QCOMPARE(entry.pressCharacter(u'0').kind, EntryStep::Kind::askedAgain);
        entry.resultCame(); // it has changed again: nothing was asked about that
        QCOMPARE(entry.pressReturn().kind, EntryStep::Kind::selected);
        QVERIFY(entry.select(1));
        entry.resultCame();
        QCOMPARE(entry.pressCharacter(u'0').kind, EntryStep::Kind::askedAgain);
        const EntryStep step = entry.pressReturn();
        QCOMPARE(step.kind, EntryStep::Kind::entered);
        QCOMPARE(step.result, ResultKey::blackWins);
        QVERIFY(!entry.isByReturn());
    }

    void leavingABoardForgetsTheFirstOfTwoKeys()
    {
        ResultKeypad entry;
        auto boards = threeBoards();
        boards[0].hasResult = true;
        entry.setBoards(boards);
        entry.select(1);
        entry.pressCharacter(u'1');
        entry.select(2);
        entry.select(1);
        QCOMPARE(entry.pressCharacter(u'1').kind, EntryStep::Kind::askedAgain);
    }

    void backspaceGoesBackAndClears()
    {
        ResultKeypad entry;
        entry.setBoards(threeBoards());
        entry.pressCharacter(u'1');
        const EntryStep step = entry.pressBackspace();
        QCOMPARE(step.kind, EntryStep::Kind::entered);
        QCOMPARE(step.board, 1);
        QCOMPARE(step.result, ResultKey::clear);
        QCOMPARE(entry.board(), std::optional<int>(1));
    }

    void theSlashTogglesTheMode()
    {
        ResultKeypad entry;
        entry.setBoards(threeBoards());
        QCOMPARE(entry.pressCharacter(u'/').kind, EntryStep::Kind::modeChanged);
        QCOMPARE(entry.mode(), ResultKeypad::Mode::slip);
        QVERIFY(!entry.board());
        entry.pressCharacter(u'/');
        QCOMPARE(entry.mode(), ResultKeypad::Mode::sequential);
        QCOMPARE(entry.board(), std::optional<int>(1));
    }

    void slipModeEntersNothingBeforeSpace()
    {
        ResultKeypad entry;
        entry.setBoards(threeBoards());
        entry.setMode(ResultKeypad::Mode::slip);
        QCOMPARE(entry.pressCharacter(u'1').kind, EntryStep::Kind::typed);
        QCOMPARE(entry.pressCharacter(u'1').kind, EntryStep::Kind::typed);
        QCOMPARE(entry.typed(), QString("11"));
        const EntryStep missing = entry.pressSpace();
        QCOMPARE(missing.refusal, EntryStep::Refusal::noSuchBoard);
        QCOMPARE(missing.text, QString("11"));
        QCOMPARE(entry.pressCharacter(u'+').kind, EntryStep::Kind::refused);
        entry.pressCharacter(u'3');
        QCOMPARE(entry.pressSpace().board, 3);
        const EntryStep step = entry.pressCharacter(u'5');
        QCOMPARE(step.kind, EntryStep::Kind::entered);
        QCOMPARE(step.board, 3);
        QCOMPARE(step.result, ResultKey::draw);
        QVERIFY(!entry.board());
    }

    void slipModeFindsABoardByThreeLetters()
    {
        ResultKeypad entry;
        entry.setBoards(threeBoards());
        entry.setMode(ResultKeypad::Mode::slip);
        const auto type = [&entry](const QString& text) {
            for (const QChar letter : text)
                entry.pressCharacter(letter);
            return entry.pressSpace();
        };
        QCOMPARE(type("po").refusal, EntryStep::Refusal::moreLetters);
        QCOMPARE(type("nav").refusal, EntryStep::Refusal::ambiguousName);
        QCOMPARE(type("xyz").refusal, EntryStep::Refusal::noSuchName);
        QCOMPARE(type("jud").board, 3);
    }

    void selectingTheNextOpenBoardWrapsAround()
    {
        ResultKeypad entry;
        auto boards = threeBoards();
        boards[2].hasResult = true;
        entry.setBoards(boards);
        entry.select(3);
        QVERIFY(entry.selectNextOpen());
        QCOMPARE(entry.board(), std::optional<int>(1));
    }

    void aCompleteRoundHasNoNextOpenBoard()
    {
        ResultKeypad entry;
        auto boards = threeBoards();
        for (EntryBoard& board : boards)
            board.hasResult = true;
        entry.setBoards(boards);
        QVERIFY(!entry.selectNextOpen());
        QVERIFY(!entry.board());
        QCOMPARE(entry.pressCharacter(u'1').refusal, EntryStep::Refusal::nothingToEnter);
    }

    void aMatchTakesTwoKeysOneAfterAnother()
    {
        ResultKeypad entry;
        entry.setBoards(twoMatches());
        QCOMPARE(entry.current()->number, 1);
        QCOMPARE(entry.current()->game, 1);
        const EntryStep first = entry.pressCharacter(QLatin1Char('1'));
        QCOMPARE(first.kind, EntryStep::Kind::entered);
        QCOMPARE(first.game, 1);
        const EntryStep second = entry.pressCharacter(QLatin1Char('5'));
        QCOMPARE(second.board, 1);
        QCOMPARE(second.game, 2);
        QCOMPARE(entry.current()->number, 2);
        QCOMPARE(entry.current()->game, 1);
    }

    void aSlipOfAMatchTakesTwoKeysAfterTheBoard()
    {
        ResultKeypad entry;
        entry.setBoards(twoMatches());
        entry.setMode(ResultKeypad::Mode::slip);
        entry.pressCharacter(QLatin1Char('2'));
        QCOMPARE(entry.pressSpace().game, 1);
        QCOMPARE(entry.pressCharacter(QLatin1Char('0')).game, 1);
        QCOMPARE(entry.pressCharacter(QLatin1Char('1')).game, 2);
        QVERIFY(!entry.board());
        // The board comes first again.
        QCOMPARE(entry.pressCharacter(QLatin1Char('1')).kind, EntryStep::Kind::typed);
    }

    void aMatchIsChosenAtItsOpenGame()
    {
        ResultKeypad entry;
        auto boards = twoMatches();
        boards[2].hasResult = true;
        entry.setBoards(boards);
        QVERIFY(entry.select(2));
        QCOMPARE(entry.current()->game, 2);
        QCOMPARE(entry.pressBackspace().kind, EntryStep::Kind::entered); // clears the first game
        QCOMPARE(entry.current()->game, 1);
        boards[3].hasResult = true;
        entry.setBoards(boards);
        QVERIFY(entry.select(2));
        QCOMPARE(entry.current()->game, 1);
        QCOMPARE(entry.pressCharacter(QLatin1Char('1')).kind, EntryStep::Kind::askedAgain);
    }
};

static const pairwright::RegisteredTest<TestResultKeypad> registered("test_result_keypad");
#include "test_result_keypad.moc"
