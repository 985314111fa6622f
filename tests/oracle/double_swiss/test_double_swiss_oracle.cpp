#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/double_swiss/double_swiss.h"
#include "tests/oracle/double_swiss/match_vectors.h"
#include "tests/oracle/double_swiss/procedure.h"
#include "tests/oracle/double_swiss/random_matches.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <map>
#include <set>

using namespace pairwright;
using namespace pairwright::oracle;
using namespace pairwright::oracle::doubleswiss;

namespace {

/// As toText() of expectations.
QString answerText(const MatchPosition& position)
{
    const auto round = doubleswiss::pairByOracle(position);
    if (!round)
        return {};
    Expectation answer;
    for (const Board& board : round->boards)
        answer.pairs.emplace_back(board.white, board.black);
    answer.bye = round->bye;
    return toText(answer);
}

/// By rank: numbers and points, nobody has met anybody.
Entrants entrantsOf(const std::vector<std::pair<int, Score>>& players)
{
    Entrants entrants;
    for (const auto& [number, score] : players) {
        Entrant& entrant = entrants.players.emplace_back();
        entrant.tpn = Tpn{number};
        entrant.score = score;
    }
    return entrants;
}

Rank rankOf(const Entrants& entrants, int number)
{
    Rank rank = 0;
    while (entrants.at(rank).tpn != Tpn{number})
        ++rank;
    return rank;
}

void letMeet(Entrants& entrants, int one, int other)
{
    entrants.players[static_cast<std::size_t>(rankOf(entrants, one))].met |= only(rankOf(entrants, other));
    entrants.players[static_cast<std::size_t>(rankOf(entrants, other))].met |= only(rankOf(entrants, one));
}

QString numbersOf(const Entrants& entrants, const std::vector<Rank>& ranks)
{
    QStringList numbers;
    for (const Rank rank : ranks)
        numbers << QString::number(entrants.at(rank).tpn.value);
    return numbers.join(' ');
}

QString pairsOf(const Entrants& entrants, const std::vector<std::pair<Rank, Rank>>& pairs)
{
    QStringList words;
    for (const auto& [one, other] : pairs)
        words << QString("%1-%2").arg(entrants.at(one).tpn.value).arg(entrants.at(other).tpn.value);
    return words.join(' ');
}

std::vector<Rank> upfloatersOf(const Entrants& entrants)
{
    CompletePairing completion([&entrants](Rank one, Rank other) { return c1_mayMeet(entrants, one, other); });
    return chooseUpfloaters(entrants, completion, completion, entrants.everybody());
}

} // namespace

class TestDoubleSwissOracle : public QObject {
    Q_OBJECT
private slots:
    void vectorsAreReproduced()
    {
        const auto vectors =
            readMatchVectors(QStringLiteral(PAIRWRIGHT_FIXTURES "/corpora/vectors-double-swiss-2026.jsonl"));
        QCOMPARE(vectors.size(), std::size_t{26});
        for (const MatchVector& vector : vectors)
            QVERIFY2(answerText(vector.position) == toText(vector.expected),
                     qPrintable(vector.name + " got: " + answerText(vector.position) +
                                ", expected: " + toText(vector.expected)));
    }

    void roundOneAlternatesTheLot()
    {
        MatchPosition position;
        position.plannedRounds = 5;
        position.players.resize(6);
        QCOMPARE(answerText(position), QString("1-4 3-6 5-2"));
    }

    /// 3.5.4, the text's example: 10, 11, 12 have met; 7 has met 1, 3 and 5.
    Entrants textsExample()
    {
        const Score three = Score::points(3);
        Entrants entrants = entrantsOf({{10, Score::points(4)},
                                        {11, Score::points(4)},
                                        {12, Score::points(4)},
                                        {2, three},
                                        {6, three},
                                        {8, three},
                                        {1, Score{25}},
                                        {3, Score{25}},
                                        {5, Score{25}},
                                        {7, Score{}}});
        for (const auto& [one, other] : {std::pair{10, 11}, {10, 12}, {11, 12}, {7, 1}, {7, 3}, {7, 5}})
            letMeet(entrants, one, other);
        return entrants;
    }

    void setsOfUpfloatersAreComparedAsStrings() // 3.5.4
    {
        const Entrants entrants = textsExample();
        QCOMPARE(numbersOf(entrants, upfloatersOf(entrants)), QString("2 6 1"));
    }

    void theWholeExampleIsPaired() // 3.6
    {
        const Entrants entrants = textsExample();
        const auto field = pairField(entrants);
        QVERIFY(field.has_value());
        QStringList brackets;
        for (const PairedBracket& bracket : field->brackets)
            brackets << pairsOf(entrants, bracket.pairs);
        QCOMPARE(brackets, (QStringList{"1-10 2-11 6-12", "7-8", "3-5"}));
    }

    void whoFloatedIsNotTakenUpAgainButInTheLastRound() // [C7]
    {
        Entrants entrants =
            entrantsOf({{1, Score::points(4)}, {2, Score::points(2)}, {3, Score::points(2)}, {4, Score::points(2)}});
        QCOMPARE(numbersOf(entrants, upfloatersOf(entrants)), QString("2"));
        entrants.players[1].floated = true;
        QCOMPARE(numbersOf(entrants, upfloatersOf(entrants)), QString("3"));
        entrants.lastRound = true;
        QCOMPARE(numbersOf(entrants, upfloatersOf(entrants)), QString("2"));
    }

    void opponentsOfUpfloatersHaveNotFloatedIfPossible() // [C8]
    {
        Entrants entrants =
            entrantsOf({{1, Score::points(4)}, {2, Score::points(4)}, {3, Score::points(4)}, {4, Score::points(2)}});
        const std::vector<Rank> residents{0, 1, 2};
        QCOMPARE(pairsOf(entrants, pairBracket(entrants, residents, {3})), QString("1-3 2-4"));
        entrants.players[1].floated = true;
        QCOMPARE(pairsOf(entrants, pairBracket(entrants, residents, {3})), QString("1-4 2-3"));
        entrants.lastRound = true;
        QCOMPARE(pairsOf(entrants, pairBracket(entrants, residents, {3})), QString("1-3 2-4"));
    }

    void
    theFollowingScoregroupMustNotNeedMoreUpfloaters() // [C6]: without 2, who has met neither 3 nor 4, these blocked
    {
        Entrants entrants = entrantsOf({{1, Score::points(4)},
                                        {2, Score::points(2)},
                                        {3, Score::points(2)},
                                        {4, Score::points(2)},
                                        {5, Score{}},
                                        {6, Score{}}});
        letMeet(entrants, 3, 4);
        QCOMPARE(numbersOf(entrants, upfloatersOf(entrants)), QString("3"));
    }

    void bracketsHaveTheSmallestIdentifier() // 3.6
    {
        const Score same = Score::points(1);
        Entrants entrants = entrantsOf({{1, same}, {2, same}, {3, same}, {4, same}});
        QCOMPARE(pairsOf(entrants, pairBracket(entrants, {0, 1, 2, 3}, {})), QString("1-3 2-4"));
        letMeet(entrants, 1, 3);
        QCOMPARE(pairsOf(entrants, pairBracket(entrants, {0, 1, 2, 3}, {})), QString("1-4 2-3"));
        letMeet(entrants, 1, 4);
        QCOMPARE(pairsOf(entrants, pairBracket(entrants, {0, 1, 2, 3}, {})), QString("1-2 3-4"));
    }

    void theByeGoesToTheLowestWithMostMatches() // 3.4, C2
    {
        MatchPosition position;
        position.plannedRounds = 4;
        const auto bye = [](Match::Kind kind, Score points) {
            return Match{kind, points, Tpn{}, Colour::White, false};
        };
        const auto match = [](int opponent, Score points, Colour colour) {
            return Match{Match::Kind::played, points, Tpn{opponent}, colour, false};
        };
        position.players = {{match(2, Score{20}, Colour::White)},
                            {match(1, Score{}, Colour::Black)},
                            {bye(Match::Kind::otherBye, Score{})},
                            {bye(Match::Kind::pairingBye, Score{15})},
                            {bye(Match::Kind::otherBye, Score{})}};
        QVERIFY(doubleswiss::pairByOracle(position)->bye == Tpn{2});
    }

    void whitesAreEqualisedBeforeColoursAlternate() // 4.3
    {
        Entrants entrants = entrantsOf({{1, Score::points(4)}, {2, Score::points(4)}});
        const auto white = [&](std::vector<Colour> first, std::vector<Colour> second) {
            entrants.players[0].colours = std::move(first);
            entrants.players[1].colours = std::move(second);
            return entrants.at(allocateColours(entrants, 0, 1).white).tpn.value;
        };
        using enum Colour;
        QCOMPARE(white({White, White}, {White}), 2);
        QCOMPARE(white({Black, White}, {White, Black}), 2);
        QCOMPARE(white({White, Black, Black}, {Black, White, Black}), 1);
        QCOMPARE(white({White, Black}, {White, Black}), 1);
        QCOMPARE(white({}, {Black}), 2);
        QCOMPARE(white({Black}, {}), 1);
    }

    void randomRoundsAreWholeAndLegal()
    {
        int rounds = 0;
        int unpairable = 0;
        int withUpfloaters = 0;
        for (std::uint64_t seed = 0; rounds < 1000; ++seed)
            for (const TriedMatches& round : tryMatches(seed)) {
                ++rounds;
                unpairable += round.answer ? 0 : 1;
                if (!round.answer)
                    continue;
                const Entrants entrants = makeEntrants(round.position);
                std::map<Tpn, Set> met;
                for (Rank rank = 0; rank < entrants.size(); ++rank)
                    met[entrants.at(rank).tpn] = entrants.at(rank).met;
                std::set<Tpn> seated;
                for (const Board& board : round.answer->boards) {
                    seated.insert({board.white, board.black});
                    QVERIFY(!contains(met.at(board.white), rankOf(entrants, board.black.value)));
                }
                if (const auto bye = round.answer->bye) {
                    seated.insert(*bye);
                    QVERIFY(!entrants.at(rankOf(entrants, bye->value)).barredFromBye);
                }
                QVERIFY2(seated.size() == entrants.players.size(), doubleswiss::toString(round.position).c_str());
                const auto& groups = round.answer->groups;
                withUpfloaters += std::any_of(groups.begin(), groups.end(),
                                              [](const oracle::PairedGroup& group) { return !group.incoming.empty(); });
            }
        qInfo("oracle of double-swiss 2026: %d rounds: %d unpairable, %d with upfloaters", rounds, unpairable,
              withUpfloaters);
        QVERIFY(unpairable > 5 && withUpfloaters > 300);
    }
};

static const pairwright::RegisteredTest<TestDoubleSwissOracle> registered("oracle_double_swiss");
#include "test_double_swiss_oracle.moc"
