#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/colours.h"
#include "tests/oracle/exercises.h"
#include "tests/oracle/oracle.h"
#include "tests/support/registered_test.h"

#include <algorithm>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

Bsns range(Bsn first, Bsn last)
{
    Bsns numbers;
    for (Bsn bsn = first; bsn <= last; ++bsn)
        numbers.push_back(bsn);
    return numbers;
}

QString textOf(const std::vector<Tpn>& tpns)
{
    QStringList words;
    for (const Tpn tpn : tpns)
        words << QString::number(tpn.value);
    return words.join(' ');
}

/// "1 5 | 2: 5-2 > 1": MDPs, residents, pairs, downfloaters.
QString textOf(const BracketRecord& bracket)
{
    QStringList pairs;
    for (const auto& [higher, lower] : bracket.pairs)
        pairs << QString("%1-%2").arg(higher.value).arg(lower.value);
    const char* kind = "";
    if (bracket.kind == BracketRecord::Kind::penultimate)
        kind = "PPB ";
    if (bracket.kind == BracketRecord::Kind::collapsedLast)
        kind = "CLB ";
    return QString("%1%2 | %3: %4 > %5")
        .arg(kind, textOf(bracket.mdps), textOf(bracket.residents), pairs.join(' '), textOf(bracket.downfloaters));
}

struct Answer {
    QString round;
    QStringList brackets;
};

Answer answerFrom(const std::vector<Board>& boards, std::optional<Tpn> bye, const std::vector<BracketRecord>& brackets)
{
    Expectation round;
    for (const Board& board : boards)
        round.pairs.emplace_back(board.white, board.black);
    std::sort(round.pairs.begin(), round.pairs.end());
    round.bye = bye;
    Answer answer{toText(round), {}};
    for (const BracketRecord& bracket : brackets)
        answer.brackets << textOf(bracket);
    return answer;
}

Answer oraclesAnswer(const Position& position, Edition edition)
{
    const auto paired = pairByOracle(position.state, edition, position.absent);
    return paired ? answerFrom(paired->boards, paired->bye, paired->brackets) : Answer{"none", {}};
}

Answer enginesAnswer(const Position& position, Edition edition)
{
    const SystemEdition system{System::Dutch, edition == Edition::Dutch2026 ? 2026 : 2017};
    const auto paired = pairRound(position.state, PairingRequest{system, position.absent, {}});
    if (!paired)
        return {"none", {}};
    return answerFrom(paired->boards, paired->bye, std::get<CriteriaRecord>(paired->record).brackets);
}

/// What the oracle and the engine answer, if they agree.
Answer answerOf(const Position& position, Edition edition)
{
    Answer oracle = oraclesAnswer(position, edition);
    const Answer engine = enginesAnswer(position, edition);
    if (oracle.round != engine.round || oracle.brackets != engine.brackets)
        return {"oracle: " + oracle.round + ", engine: " + engine.round, engine.brackets};
    return oracle;
}

Position collapsingPosition()
{
    return readPosition(6, Colour::White,
                        {"+W5 =B7 =W2", "=B6 =W8 =B1", "-W7 -B5 =B6", "-B8 +W6 -B5", "-B1 +W3 +W4", "=W2 -B4 =W3",
                         "+B3 =W1 =B8", "+W4 =B2 =W7"});
}

bool comesFirst(const std::vector<Exchange>& all, const Exchange& one, const Exchange& other)
{
    const auto a = std::find(all.begin(), all.end(), one);
    const auto b = std::find(all.begin(), all.end(), other);
    return a != all.end() && b != all.end() && a < b;
}

} // namespace

/// Every numbered example of the rules, as the articles and the worked positions give them: the orders by the
/// oracle, the positions by oracle and engine.
class TestOracleExamples : public QObject {
    Q_OBJECT
private slots:
    void transpositionsOfElevenPlayersAreInOrder() // 4.2.2 (D.1)
    {
        const auto all = transpositions(range(6, 11), 5);
        QCOMPARE(all.size(), std::size_t{720});
        QVERIFY(all[0] == (Bsns{6, 7, 8, 9, 10}));
        QVERIFY(all[1] == (Bsns{6, 7, 8, 9, 11}));
        QVERIFY(all[2] == (Bsns{6, 7, 8, 10, 9})); // the article skips this one
        QVERIFY(all[3] == (Bsns{6, 7, 8, 10, 11}));
        QVERIFY(all[119] == (Bsns{6, 11, 10, 9, 8}));
        QVERIFY(all[120] == (Bsns{7, 6, 8, 9, 10}));
        QVERIFY(all.back() == (Bsns{11, 10, 9, 8, 7}));
    }

    void transpositionsForTwoMovedDownPlayersAreInOrder() // 4.2.2 (D.1)
    {
        const auto all = transpositions(range(3, 11), 2);
        QCOMPARE(all.size(), std::size_t{72});
        QVERIFY(all[0] == (Bsns{3, 4}));
        QVERIFY(all[1] == (Bsns{3, 5}));
        QVERIFY(all[7] == (Bsns{3, 11}));
        QVERIFY(all[8] == (Bsns{4, 3}));
        QVERIFY(all[9] == (Bsns{4, 5}));
        QVERIFY(all.back() == (Bsns{11, 10}));
    }

    void exchangesAreInOrder() // 4.3.2 (D.2)
    {
        const auto all = exchanges(5, 11);
        QCOMPARE(all.size(), std::size_t{462}); // every choice of five out of eleven, once
        QVERIFY(all.front() == Exchange{});
        QVERIFY(all[1] == (Exchange{{5}, {6}}));
        QVERIFY(comesFirst(all, {{1}, {11}}, {{4, 5}, {6, 7}}));                   // 1
        QVERIFY(comesFirst(all, {{4}, {6}}, {{5}, {8}}));                          // 2
        QVERIFY(comesFirst(all, {{3, 4}, {6, 8}}, {{4, 5}, {8, 9}}));              // 2
        QVERIFY(comesFirst(all, {{5}, {7}}, {{4}, {6}}));                          // 3
        QVERIFY(comesFirst(all, {{2, 5}, {6, 7}}, {{3, 4}, {6, 7}}));              // 3
        QVERIFY(comesFirst(all, {{1, 4, 5}, {6, 7, 8}}, {{2, 3, 5}, {6, 7, 8}}));  // 3
        QVERIFY(comesFirst(all, {{4, 5}, {6, 9}}, {{4, 5}, {7, 8}}));              // 4
        QVERIFY(comesFirst(all, {{3, 4, 5}, {6, 7, 10}}, {{3, 4, 5}, {6, 8, 9}})); // 4
    }

    void setsOfMovedDownPlayersAreInOrder() // 4.4.2; D.3
    {
        const std::vector<Bsns> expected{{1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};
        QVERIFY(mdpSets2026(4, 2) == expected);
        const std::vector<Bsns> byScore{{1, 2}, {1, 3}, {2, 3}, {1, 4}, {2, 4}, {3, 4}};
        QVERIFY(mdpSets2017({Score{30}, Score{30}, Score{25}, Score{20}}, 2) == byScore);
        QVERIFY(mdpSets2017({Score{30}, Score{25}}, 0) == std::vector<Bsns>{Bsns{}});
    }

    void aFieldOfTwoByesAndAForfeitHasItsColours() // common rules, check 1
    {
        const Position position = readPosition(9, Colour::White, {"+W2 +FW3 +B3 HPB +W4", "-B1", "ZPB", "ZPB"});
        const Field field = makeField(position.state, Edition::Dutch2026, {});
        QVERIFY(field.player(0).tpn == Tpn{1});
        QVERIFY(field.player(0).colours == (std::vector<Colour>{Colour::White, Colour::Black, Colour::White}));
        QVERIFY(field.player(0).preference == (Preference{Strength::strong, Colour::Black}));
        QCOMPARE(field.player(0).unplayedRounds, 2);
    }

    void whoIsBarredFromTheByeDependsOnTheEdition() // common rules, check 2
    {
        Position position = readPosition(9, Colour::White, {"PAB", "HPB", "+FW4", "-FB3", "FPB", "ZPB"});
        position.state.points = PointSystem::of(Score{30}, Score{10}, Score{10});
        const auto barred = [&](int tpn, Edition edition) {
            return isBarredFromBye(position.state, Tpn{tpn}, edition);
        };
        QVERIFY(barred(1, Edition::Dutch2026) && barred(1, Edition::Dutch2017));
        QVERIFY(!barred(2, Edition::Dutch2026) && !barred(2, Edition::Dutch2017));
        QVERIFY(barred(3, Edition::Dutch2026) && barred(3, Edition::Dutch2017));
        QVERIFY(!barred(4, Edition::Dutch2026) && !barred(4, Edition::Dutch2017));
        QVERIFY(barred(5, Edition::Dutch2026) && !barred(5, Edition::Dutch2017));
        QVERIFY(!barred(6, Edition::Dutch2026) && !barred(6, Edition::Dutch2017));
    }

    void whoFloatsWithoutPlayingDependsOnTheEdition() // 1.4.3, 1.4.4; A.4 b
    {
        const Position position = readPosition(9, Colour::White, {"PAB", "HPB", "+FW4", "-FB3", "FPB", "ZPB", ""});
        const auto floated = [&](int tpn, Edition edition) {
            return floatInRound(position.state, Tpn{tpn}, RoundNumber{1}, edition) == Float::down;
        };
        for (int tpn = 1; tpn <= 7; ++tpn) {
            QVERIFY(floated(tpn, Edition::Dutch2017));
            QCOMPARE(floated(tpn, Edition::Dutch2026), tpn != 4 && tpn < 6);
        }
    }

    void floatsRestOnThePairingScoresOfTheirRound() // 1.4.2 with C.04.7
    {
        Position position = readPosition(9, Colour::White, {"+W3", "+W4", "-B1", "-B2"});
        position.state.players[0].virtualPoints = {Score{10}, Score{10}};
        const auto floated = [&](int tpn) {
            return floatInRound(position.state, Tpn{tpn}, RoundNumber{1}, Edition::Dutch2026);
        };
        QVERIFY(floated(1) == Float::down);
        QVERIFY(floated(3) == Float::up);
        QVERIFY(floated(2) == Float::none && floated(4) == Float::none);
    }

    void aLateEntryTakesItsNumberWhenItComes() // common rules, check 3
    {
        const Position position = readPosition(9, Colour::White, {"", "", "", "", "ZPB", "", "", ""});
        const std::vector<Tpn> absent{Tpn{5}};
        QVERIFY(effectiveNumbers(position.state, absent) == (std::vector<int>{1, 2, 3, 4, 0, 5, 6, 7}));
        QVERIFY(effectiveNumbers(position.state, {}) == (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8}));
    }

    void historiesWithoutDifferenceDoNotAlternate() // 5.2.3: uuWB against BWWB
    {
        const Position position =
            readPosition(9, Colour::White, {"ZPB ZPB =W7 =B8", "=B5 =W6 =W8 =B7", "", "", "", "", "", ""});
        const Field field = makeField(position.state, Edition::Dutch2026, {});
        const Allocation allocation = allocateColours(field, 0, 1);
        QVERIFY(field.player(0).tpn == Tpn{2}); // two points against one
        QVERIFY(allocation.rule == ColourRule::higherRankedGranted);
        QCOMPARE(allocation.white, 0);
    }

    void aTopscorerMayMeetTheSameAbsolutePreference() // [C3]
    {
        const QStringList players{"+W3 +W4", "-W5 -W6", "-B1", "-B1", "+B2", "+B2"};
        for (const int plannedRounds : {3, 4}) {
            const Position position = readPosition(plannedRounds, Colour::White, players);
            const Field field = makeField(position.state, Edition::Dutch2026, {});
            const Rank lowest = 5;
            QVERIFY(field.player(0).tpn == Tpn{1} && field.player(lowest).tpn == Tpn{4});
            const Rank other = 3; // number 2 ranks behind 5 and 6
            QVERIFY(field.player(other).tpn == Tpn{2});
            QCOMPARE(c3_coloursAllow(field, 0, other), plannedRounds == 3);
        }
    }

    void theLowestByeScoreGoesBeforeTheUpperBrackets() // 2026, worked example E1: [C5]
    {
        const Position position = readPosition(
            3, Colour::White, {"+W4 +B2", "+B5 -W1", "+W6 +B4", "-B1 -W3", "-W2 +B6", "-B3 -W5"}, {Tpn{4}});
        QCOMPARE(answerOf(position, Edition::Dutch2026).round, QString("1-5 3-2 bye 6"));
    }

    void theByeSparesWhoHasNotPlayed() // 2026, worked example E2: [C9]
    {
        const Position position = readPosition(3, Colour::White, {"+W3", "+B4", "-B1", "-W2", "ZPB"});
        QCOMPARE(answerOf(position, Edition::Dutch2026).round, QString("2-1 3-5 bye 4"));
    }

    void theBottomDecidesWhoFloats2026() // worked example E3: [C4], [C8]
    {
        const Answer answer = answerOf(collapsingPosition(), Edition::Dutch2026);
        QCOMPARE(answer.round, QString("2-5 3-4 7-6 8-1"));
        const QStringList expected{" | 1 5 7 8: 1-8 > 5 7", "5 7 | 2: 5-2 > 7", "7 | 4 6: 7-6 > 4", "4 | 3: 4-3 > "};
        QCOMPARE(answer.brackets, expected);
    }

    void theBottomCollapses2017() // worked example of the 2017 rules: A.9
    {
        const Answer answer = answerOf(collapsingPosition(), Edition::Dutch2017);
        QCOMPARE(answer.round, QString("3-2 4-1 6-8 7-5"));
        const QStringList expected{"PPB  | 1 5 7 8: 5-7 > 1 8", "CLB 1 8 | 2 4 6 3: 1-4 8-6 2-3 > "};
        QCOMPARE(answer.brackets, expected);
    }

    /// 3-1, 2-6, bye 4 has the same PSD (3 2 1) and grants more colours, but pairs one MDP only.
    void theLargestNumberOfMovedDownPlayersIsPaired2017() // B.1 c
    {
        Position position = readPosition(
            5, Colour::Black,
            {"-FB3 +B5 +W2", "=W4 +B3 -B1", "+FW1 -W2 =B6", "=B2 =W6 +B5", "=B6 -W1 -W4", "=W5 =B4 =W3"}, {Tpn{5}});
        position.state.points = PointSystem::of(Score{30}, Score{10}, Score{30});
        for (std::size_t i = 0; i < 4; ++i)
            position.state.players[i].virtualPoints = {Score{30}, Score{30}, Score{10}};
        const Answer answer = answerOf(position, Edition::Dutch2017);
        QCOMPARE(answer.round, QString("1-6 4-3 bye 2"));
        QCOMPARE(answer.brackets.last(), QString("CLB 1 4 | 2 3 6: 1-6 4-3 > 2"));
    }

    void aRemainderExchangesAndGivesTheBye() // 2026, worked example E4
    {
        const Position position =
            readPosition(7, Colour::White,
                         {"+W6 +B8 +W10", "-B7 -W5 PAB", "-W8 =B4 =W9", "=B9 =W3 -B7", "-W10 +B2 =W8", "-B1 PAB -W11",
                          "+W2 +B11 +W4", "+B3 -W1 =B5", "=W4 -B10 =B3", "+B5 +W9 -B1", "PAB -W7 +B6"});
        const Answer answer = answerOf(position, Edition::Dutch2026);
        QCOMPARE(answer.round, QString("4-6 7-1 8-2 9-5 10-11 bye 3"));
        const QStringList expected{" | 1 7: 1-7 > ", " | 10 11: 10-11 > ", " | 5 8:  > 5 8",
                                   "5 8 | 2 3 4 6 9: 5-9 8-2 4-6 > 3"};
        QCOMPARE(answer.brackets, expected);
    }

    void aFieldWhereEverybodyMetHasNoPairing() // 1.9.3; A.9
    {
        const Position position =
            readPosition(5, Colour::White, {"+W2 +B3 +W4", "-B1 +W4 +B3", "+W4 -W1 -W2", "-B3 -B2 -B1"});
        QCOMPARE(answerOf(position, Edition::Dutch2026).round, QString("none"));
        QCOMPARE(answerOf(position, Edition::Dutch2017).round, QString("none"));
    }
};

static const pairwright::RegisteredTest<TestOracleExamples> registered("oracle_examples");
#include "test_oracle_examples.moc"
