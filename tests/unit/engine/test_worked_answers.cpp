#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/judge.h"
#include "engine/why_not.h"
#include "tests/oracle/exercises.h"
#include "tests/support/registered_test.h"

using namespace pairwright;
using oracle::Position;
using oracle::readPosition;
using Answer = Counterfactual::Verdict;

namespace {

constexpr SystemEdition dutch{System::Dutch, 2026};
constexpr SystemEdition dubov{System::Dubov, 2026};
constexpr SystemEdition burstein{System::Burstein, 2026};

/// Two halves of a scoregroup that have met, an exchange, and a remainder with the bye.
Position dutchExchange()
{
    return readPosition(7, Colour::White,
                        {"+W6 +B8 +W10", "-B7 -W5 PAB", "-W8 =B4 =W9", "=B9 =W3 -B7", "-W10 +B2 =W8", "-B1 PAB -W11",
                         "+W2 +B11 +W4", "+B3 -W1 =B5", "=W4 -B10 =B3", "+B5 +W9 -B1", "PAB -W7 +B6"});
}

/// The lowest bye that any round allows goes before what the upper brackets would like.
Position dutchLowestBye()
{
    return readPosition(3, Colour::White, {"+W4 +B2", "+B5 -W1", "+W6 +B4", "-B1 -W3", "-W2 +B6", "-B3 -W5"}, {Tpn{4}});
}

/// The upfloater who did not come up in the previous round is taken.
Position dubovShift()
{
    Position position = readPosition(
        7, Colour::White, {"=W5 -B2", "+B6 +W1", "=W7 =B4", "=B8 =W3", "=B1 +W8", "-W2 =B7", "=B3 =W6", "=W4 -B5"});
    int rating = 2375;
    for (PlayerState& player : position.state.players) {
        player.rating = rating;
        rating -= 25;
    }
    return position;
}

Position bursteinFold()
{
    return readPosition(7, Colour::White,
                        {"+W5 -B9 +W2 +B8", "-B6 =W3 -B1 PAB", "=W7 =B2 =W4 -B5", "=B8 +W6 =B3 +W7", "-B1 PAB -W6 +W3",
                         "+W2 -B4 +B5 -W9", "=B3 +W8 =W9 -B4", "=W4 -B7 PAB -W1", "PAB +W1 =B7 +B6"});
}

PairingRequest requestOf(SystemEdition system, const Position& position)
{
    PairingRequest request;
    request.system = system;
    request.absent = position.absent;
    return request;
}

QString textOf(const RoundPairing& pairing)
{
    oracle::Expectation round;
    for (const Board& board : pairing.boards)
        round.pairs.emplace_back(board.white, board.black);
    std::sort(round.pairs.begin(), round.pairs.end());
    round.bye = pairing.bye;
    return oracle::toText(round);
}

Counterfactual ask(SystemEdition system, const Position& position, int a, int b)
{
    return whyNot(position.state, requestOf(system, position), Tpn{a}, Tpn{b}).value();
}

} // namespace

/// Answers that the worked examples of the rules give, with the round that they are about.
class TestWorkedAnswers : public QObject {
    Q_OBJECT
private slots:
    void theRoundsAreThoseOfTheExamples()
    {
        const auto roundOf = [](SystemEdition system, const Position& position) {
            return textOf(pairRound(position.state, requestOf(system, position)).value());
        };
        QCOMPARE(roundOf(dutch, dutchExchange()), QStringLiteral("4-6 7-1 8-2 9-5 10-11 bye 3"));
        QCOMPARE(roundOf(dutch, dutchLowestBye()), QStringLiteral("1-5 3-2 bye 6"));
        QCOMPARE(roundOf(dubov, dubovShift()), QStringLiteral("1-6 3-8 5-2 7-4"));
        QCOMPARE(roundOf(burstein, bursteinFold()), QStringLiteral("1-6 2-8 7-5 9-4 bye 3"));
    }

    void whoHasMetIsImpossible_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<int>("a");
        QTest::addColumn<int>("b");
        QTest::addColumn<int>("round");
        QTest::newRow("Dutch: the half of the scoregroup") << 0 << 5 << 8 << 3;
        QTest::newRow("Dutch: an opponent below") << 0 << 2 << 5 << 2;
        QTest::newRow("Dubov: inside the group") << 1 << 3 << 4 << 2;
        QTest::newRow("Burstein: the floater and the first of the next") << 2 << 9 << 1 << 2;
        QTest::newRow("Burstein: first against last") << 2 << 6 << 5 << 3;
    }
    void whoHasMetIsImpossible()
    {
        QFETCH(int, which);
        QFETCH(int, a);
        QFETCH(int, b);
        QFETCH(int, round);
        const SystemEdition system = which == 0 ? dutch : which == 1 ? dubov : burstein;
        const Position position = which == 0 ? dutchExchange() : which == 1 ? dubovShift() : bursteinFold();
        const Counterfactual answer = ask(system, position, a, b);
        QVERIFY(answer.verdict == Answer::impossible && answer.obstacle);
        QVERIFY(answer.obstacle->kind == PairObstacle::Kind::haveMet);
        QCOMPARE(answer.obstacle->met->value, round);
    }

    void whoIsPairedIsToldSo()
    {
        QVERIFY(ask(dutch, dutchExchange(), 4, 6).verdict == Answer::isPaired);
        QVERIFY(ask(dubov, dubovShift(), 8, 3).verdict == Answer::isPaired);
        QVERIFY(ask(burstein, bursteinFold(), 5, 7).verdict == Answer::isPaired);
    }

    void dutchLosesTwoPlayersFromTheTopBracket()
    {
        const Counterfactual answer = ask(dutch, dutchExchange(), 1, 11);
        QVERIFY(answer.verdict == Answer::worse);
        QCOMPARE(*answer.bracket, std::size_t{0});
        QVERIFY(answer.reached.criterion == Criterion::downfloaterCount);
        QCOMPARE(answer.reached.value, std::vector<std::int64_t>{0});
        QCOMPARE(answer.withPair.value, std::vector<std::int64_t>{2});
        QCOMPARE(articleOf(dutch, answer.reached.criterion), std::string("C.04.3:2026 art. 2.4.1 [C6]"));
    }

    void dutchGivesTheByeToALowerScore()
    {
        const Counterfactual answer = ask(dutch, dutchLowestBye(), 1, 6);
        QVERIFY(answer.verdict == Answer::worse && !answer.bracket);
        QVERIFY(answer.reached.criterion == Criterion::byeScore);
        QCOMPARE(answer.reached.value, std::vector<std::int64_t>{0});
        QCOMPARE(answer.withPair.value, std::vector<std::int64_t>{10});
        QCOMPARE(articleOf(dutch, Criterion::byeScore), std::string("C.04.3:2026 art. 2.3.1 [C5]"));
    }

    void dubovTakesWhoDidNotComeUpBefore()
    {
        const Counterfactual answer = ask(dubov, dubovShift(), 3, 1);
        QVERIFY(answer.verdict == Answer::worse);
        QCOMPARE(*answer.bracket, std::size_t{1});
        QVERIFY(answer.reached.criterion == Criterion::repeatedUpfloat);
        QCOMPARE(answer.reached.value, std::vector<std::int64_t>{0});
        QCOMPARE(answer.withPair.value, std::vector<std::int64_t>{1});
        QCOMPARE(answer.withPair.charged, std::vector<Tpn>{Tpn{1}});
        QCOMPARE(articleOf(dubov, answer.reached.criterion), std::string("C.04.4.1:2026 art. 2.3.6 [C10]"));
    }

    void theJudgeNamesTheSameCriterion()
    {
        const Position position = dubovShift();
        const GivenRound given{{{Tpn{5}, Tpn{2}}, {Tpn{7}, Tpn{4}}, {Tpn{3}, Tpn{1}}, {Tpn{6}, Tpn{8}}}, std::nullopt};
        const auto verdict = judge(position.state, requestOf(dubov, position), given);
        QVERIFY(verdict.hasValue() && verdict->violations.empty() && !verdict->brackets.empty());
        const BracketVerdict& bracket = verdict->brackets.front();
        QCOMPARE(bracket.index, std::size_t{1});
        QVERIFY(bracket.lost && bracket.given.criteria[*bracket.lost].criterion == Criterion::repeatedUpfloat);
    }

    void bursteinLosesTwoPlayersFromTheBracket()
    {
        const Counterfactual answer = ask(burstein, bursteinFold(), 7, 1);
        QVERIFY(answer.verdict == Answer::worse);
        QCOMPARE(*answer.bracket, std::size_t{2});
        QVERIFY(answer.reached.criterion == Criterion::downfloaterCount);
        QCOMPARE(answer.reached.value, std::vector<std::int64_t>{0});
        QCOMPARE(answer.withPair.value, std::vector<std::int64_t>{2});
        QCOMPARE(articleOf(burstein, answer.reached.criterion), std::string("C.04.4.2:2026 art. 2.3.1 [C5]"));
    }

    /// 1 has met 5, 8 and 2: if 6 plays 7, he cannot come down at all, and 9 has to come instead.
    void bursteinHasToChangeTheBracketAbove()
    {
        const Counterfactual answer = ask(burstein, bursteinFold(), 6, 7);
        QVERIFY(answer.verdict == Answer::worse);
        QCOMPARE(*answer.bracket, std::size_t{1});
        QVERIFY(answer.reached.criterion == Criterion::downfloaterScores);
        QCOMPARE(answer.reached.value, std::vector<std::int64_t>{30});
        QCOMPARE(answer.withPair.value, std::vector<std::int64_t>{35});
    }
};

static const pairwright::RegisteredTest<TestWorkedAnswers> registered("unit_worked_answers");
#include "test_worked_answers.moc"
