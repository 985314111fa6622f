#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/burstein/burstein.h"
#include "tests/oracle/burstein/order.h"
#include "tests/oracle/burstein/procedure.h"
#include "tests/oracle/comparing.h"
#include "tests/oracle/shared/reference.h"
#include "tests/support/registered_test.h"

#include <set>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

PairRound oracleOf(burstein::Edition edition)
{
    return [edition](const TournamentState& state, std::span<const Tpn> absent) {
        return burstein::pairByOracle(state, edition, absent);
    };
}

const PairRound pair = oracleOf(burstein::Edition::Burstein2026);

/// As the note to 4.3 writes it.
QString textOf(const burstein::BsnPairing& pairing)
{
    std::map<int, int> opponents;
    for (const auto& [one, other] : pairing.pairs)
        opponents[one] = other;
    for (const int floater : pairing.floaters)
        opponents[floater] = 0;
    QStringList words;
    for (const auto& [one, other] : opponents)
        words << QString("%1-%2").arg(one).arg(other);
    return words.join(' ');
}

QStringList pairingsOf(int n, int floaters)
{
    QStringList pairings;
    burstein::forEachPairing(
        n, floaters, [](int, int) { return true; },
        [&pairings](const burstein::BsnPairing& pairing) {
            pairings << textOf(pairing);
            return true;
        });
    return pairings;
}

/// The example of rules section 6: 7 rounds, round 5.
Position workedExample()
{
    return readPosition(7, Colour::White,
                        {"+W5 -B9 +W2 +B8", "-B6 =W3 -B1 PAB", "=W7 =B2 =W4 -B5", "=B8 +W6 =B3 +W7", "-B1 PAB -W6 +W3",
                         "+W2 -B4 +B5 -W9", "=B3 +W8 =W9 -B4", "=W4 -B7 PAB -W1", "PAB +W1 =B7 +B6"});
}

} // namespace

class TestBursteinOracle : public QObject {
    Q_OBJECT
private slots:
    void vectorsAreReproduced()
    {
        const auto exercises = readVectors(corpora + "vectors-burstein-2026.jsonl");
        QCOMPARE(exercises.size(), std::size_t{40});
        QCOMPARE(differences(pair, exercises, "vectors"), 0);
    }

    void smallRoundsOfTournamentsAreReproduced()
    {
        const auto exercises = readSmallRounds(corpora + "burstein-2026", largestScoregroup(9));
        const int different = differences(pair, exercises, "burstein-2026");
        qInfo("oracle, Burstein: %d rounds, %d differences", static_cast<int>(exercises.size()), different);
        QVERIFY(exercises.size() >= 40);
        QCOMPARE(different, 0);
    }

    void pairingsComeInTheOrderOfTheNote() // 4.3
    {
        const QStringList pairings = pairingsOf(6, 2);
        QCOMPARE(pairings.size(), 45);
        QCOMPARE(QSet<QString>(pairings.begin(), pairings.end()).size(), 45);
        const QStringList first{"1-6 2-5 3-0 4-0", "1-6 2-4 3-0 5-0", "1-6 2-3 4-0 5-0",
                                "1-6 2-0 3-5 4-0", "1-6 2-0 3-4 5-0", "1-6 2-0 3-0 4-5",
                                "1-5 2-6 3-0 4-0", "1-5 2-4 3-0 6-0", "1-5 2-3 4-0 6-0"};
        QCOMPARE(pairings.mid(0, first.size()), first);
        QCOMPARE(pairings.back(), QString("1-0 2-0 3-4 5-6"));
    }

    void halfOfTheRoundsAreSeedingRoundsAndAtMostFour() // 1.6.2
    {
        QCOMPARE(burstein::seedingRounds(5), 2);
        QCOMPARE(burstein::seedingRounds(6), 3);
        QCOMPARE(burstein::seedingRounds(7), 3);
        QCOMPARE(burstein::seedingRounds(8), 4);
        QCOMPARE(burstein::seedingRounds(11), 4);
    }

    void indexOfTheWorkedExample() // rules, section 2
    {
        // 1 lost to 4 (1 point, zero-point byes in the last two rounds), beat 2 (2 points), drew with 3 (1½), had
        // the bye and has 2½. The forfeit losses of 3 and 4 are no zero-point byes.
        const Position position = readPosition(
            9, Colour::White, {"-W4 +B2 =W3 PAB", "HPB -W1 HPB FPB", "HPB HPB =B1 -FB4", "+B1 -FB2 ZPB ZPB"});
        QVERIFY(burstein::scoreForOpponents(position.state, Tpn{3}) == Score{15});
        QVERIFY(burstein::scoreForOpponents(position.state, Tpn{4}) == Score{20});
        const burstein::Index index = burstein::indexOf(position.state, Tpn{1});
        QCOMPARE(index.buchholz, std::int64_t{80});
        QCOMPARE(index.sonnebornBerger, std::int64_t{525});
    }

    void bracketsAreRankedByIndexAlone() // rules, section 6
    {
        const Position position = workedExample();
        const auto entrants = burstein::makeEntrants(position.state, burstein::Edition::Burstein2026, {});
        std::map<int, std::pair<std::int64_t, std::int64_t>> indices;
        for (const burstein::Entrant& entrant : entrants.players)
            indices[entrant.facts.tpn.value] = {entrant.index.buchholz, entrant.index.sonnebornBerger};
        const std::map<int, std::pair<std::int64_t, std::int64_t>> expected{
            {9, {105, 950}}, {1, {85, 500}}, {4, {70, 550}}, {6, {100, 350}}, {7, {95, 400}},
            {5, {85, 350}},  {8, {95, 300}}, {3, {85, 325}}, {2, {80, 225}}};
        QVERIFY(indices == expected);
        QCOMPARE(toText(answerOf(pair, position)), QString("1-6 2-8 7-5 9-4 bye 3"));
    }

    void onlyIncomingFloatersAreWeighedIn2017() // C.6 of the old text
    {
        burstein::Entrants entrants;
        for (const int points : {3, 2, 2, 1})
            entrants.players.emplace_back().facts.score = Score::points(points);
        entrants.edition = burstein::Edition::Burstein2026;
        const Set incoming = 0b0111;
        QVERIFY(burstein::floatsOf(entrants, incoming, 0b1010) < burstein::floatsOf(entrants, incoming, 0b0110));
        QVERIFY(burstein::floatsOf(entrants, incoming, 0b1001) > burstein::floatsOf(entrants, incoming, 0b0110));
        entrants.edition = burstein::Edition::Burstein2017;
        QVERIFY(burstein::floatsOf(entrants, incoming, 0b1010) < burstein::floatsOf(entrants, incoming, 0b0110));
        QVERIFY(burstein::floatsOf(entrants, incoming, 0b1001) < burstein::floatsOf(entrants, incoming, 0b0110));
        QVERIFY(burstein::floatsOf(entrants, 0, 0b1001) == burstein::floatsOf(entrants, 0, 0b0110));
    }

    void aFullPointByeBarsNobodyIn2017() // C.2 of the old text
    {
        const TournamentState state = readPosition(6, Colour::White, {"FPB", "PAB", "+FW4", "-FB3"}).state;
        const auto barred = [&state](burstein::Edition edition) {
            std::set<int> numbers;
            for (const burstein::Entrant& entrant : burstein::makeEntrants(state, edition, {}).players)
                if (entrant.facts.barredFromBye)
                    numbers.insert(entrant.facts.tpn.value);
            return numbers;
        };
        QCOMPARE(barred(burstein::Edition::Burstein2026), (std::set<int>{1, 2, 3}));
        QCOMPARE(barred(burstein::Edition::Burstein2017), (std::set<int>{2, 3}));
    }

    void seedingRoundsArePairedByTheDutchSystem() // 1.6.1
    {
        const Position position = readPosition(7, Colour::White, {"", "", "", "", "", "", "", ""});
        QCOMPARE(toText(answerOf(pair, position)), QString("1-5 3-7 6-2 8-4"));
    }
};

static const pairwright::RegisteredTest<TestBursteinOracle> registered("oracle_burstein");
#include "test_burstein_oracle.moc"
