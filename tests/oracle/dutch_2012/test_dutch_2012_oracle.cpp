#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/comparing.h"
#include "tests/oracle/dutch_2012/colours.h"
#include "tests/oracle/dutch_2012/dutch_2012.h"
#include "tests/oracle/dutch_2012/made_entrants.h"
#include "tests/oracle/dutch_2012/round.h"
#include "tests/oracle/shared/campaign.h"
#include "tests/oracle/shared/reference.h"
#include "tests/support/registered_test.h"

#include <set>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

const PairRound pair = dutch2012::pairByOracle;

QString pairedText(const Position& position)
{
    return toText(answerOf(pair, position));
}

dutch2012::Rarities raritiesOf(const Position& position)
{
    return dutch2012::pairByProcedure(dutch2012::makeEntrants(position.state, position.absent)).value().rarities;
}

} // namespace

/// The examples are those of which the endorsed engine of the time printed the same.
class TestDutch2012Oracle : public QObject {
    Q_OBJECT
private slots:
    void vectorsAreReproduced()
    {
        const auto exercises = readVectors(corpora + "vectors-dutch-2012.jsonl");
        QCOMPARE(exercises.size(), std::size_t{50});
        QCOMPARE(differences(pair, exercises, "vectors"), 0);
    }

    void smallTournamentsAreReproduced()
    {
        const auto exercises = readSmallRounds(corpora + "dutch-2012", 11);
        QVERIFY(exercises.size() > 90);
        QCOMPARE(differences(pair, exercises, "dutch-2012"), 0);
        qInfo("oracle, Dutch 2012: %d rounds, 0 differences", static_cast<int>(exercises.size()));
    }

    /// The one difference is of C12: 17 instead of 16 floats to {1, 3, 23}, where C1 then takes out two players, so
    /// that the smaller P0 is reached. In other rounds of the kind the engine of the time takes the other floater, as
    /// here.
    void otherTournamentsAreReproducedButForOneRound()
    {
        const QString folder = qEnvironmentVariable("PAIRWRIGHT_CORPORA");
        if (folder.isEmpty())
            QSKIP("PAIRWRIGHT_CORPORA is not set: most tournaments are not in the repository");
        QStringList different;
        int rounds = 0;
        for (const Exercise& exercise : readSmallRounds(folder + "/dutch-2012", largestScoregroup(10))) {
            ++rounds;
            if (answerOf(pair, exercise.position) != exercise.expected)
                different << exercise.name;
        }
        qInfo("oracle, Dutch 2012: %d rounds, %d differences", rounds, static_cast<int>(different.size()));
        QVERIFY(rounds > 0);
        QCOMPARE(different, QStringList{"t0044.trf round 5"});
    }

    void roundOneOfSevenPlayers()
    {
        const QStringList nobodyHasPlayed{"", "", "", "", "", "", ""};
        QCOMPARE(pairedText(readPosition(5, Colour::White, nobodyHasPlayed)), QString("1-4 3-6 5-2 bye 7"));
    }

    void roundOneCountsPlacesAndNotNumbers() // E5
    {
        const QStringList nobodyHasPlayed{"", "", "", "", ""};
        QCOMPARE(pairedText(readPosition(5, Colour::White, nobodyHasPlayed, {Tpn{1}})), QString("2-4 5-3"));
    }

    void anotherSetOfFloaters() // C12
    {
        const Position position =
            readPosition(4, Colour::Black, {"-B4 +W6", "+W5 -B4", "-B6 +W5", "+W1 +W2", "-B2 -B3", "+W3 -B1"});
        QCOMPARE(pairedText(position), QString("2-3 5-1 6-4"));
        QCOMPARE(raritiesOf(position).c12, 1);
        QCOMPARE(raritiesOf(position).c13, 0);
    }

    void incompatibleFloatersAndTheLowestBracket() // C1, B3 before colours, C13
    {
        const Position position =
            readPosition(5, Colour::Black,
                         {"+B5 +W4 -B3 +W6", "+W6 -B3 -W5 -B8", "+B7 +W2 +W1 +B5", "+W8 -B1 =W6 =B7", "-W1 +B8 +B2 -W3",
                          "-B2 +W7 =B4 -B1", "-W3 -B6 +W8 =W4", "-W4 -B5 -B7 +W2"});
        QCOMPARE(pairedText(position), QString("2-7 4-3 6-5 8-1"));
        QCOMPARE(raritiesOf(position).c13, 1);
        QCOMPARE(raritiesOf(position).join, 0);
    }

    void twoBracketsAreJoined() // C13
    {
        const Position position =
            readPosition(4, Colour::Black, {"=B4 +W6", "+W5 HPB", "-B6 -W4", "=W1 +B3", "-B2 PAB", "+W3 -B1"});
        QCOMPARE(pairedText(position), QString("3-1 4-2 5-6"));
        QCOMPARE(raritiesOf(position).join, 1);
    }

    void twoBracketsAreJoinedAndTheNextIsPairedAnew() // C13
    {
        const Position position = readPosition(6, Colour::White,
                                               {"+W5 =B7 =W2", "=B6 =W8 =B1", "-W7 -B5 =B6", "-B8 +W6 -B5",
                                                "-B1 +W3 +W4", "=W2 -B4 =W3", "+B3 =W1 =B8", "+W4 =B2 =W7"});
        QCOMPARE(pairedText(position), QString("3-2 4-1 6-8 7-5"));
        QCOMPARE(raritiesOf(position).join, 2);
        QCOMPARE(raritiesOf(position).c13, 1);
    }

    void pointsWithoutPlayingAreDownfloatsAndBarFromTheBye() // A4, B1 b
    {
        const auto entrants = dutch2012::makeEntrants(
            readPosition(5, Colour::White, {"PAB", "HPB", "ZPB", "+FW5", "-FB4", "FPB", "=W8", "=B7"}).state, {});
        QCOMPARE(entrants.size(), 8);
        for (const Player& player : entrants.players) {
            const bool scored = (std::set<int>{1, 2, 4, 6}).contains(player.tpn.value);
            QCOMPARE(player.barredFromBye, scored);
            QVERIFY(player.previousRound == (scored ? Float::down : Float::none));
        }
    }

    void theHigherOfAnUnequalPairFloatsDown() // A4, B5, B6
    {
        const auto entrants = dutch2012::makeEntrants(
            readPosition(5, Colour::White, {"+W2 =B3 +W4", "-B1 +W4 =B3", "+B4 =W1 =W2", "-W3 -B2 -B1"}).state, {});
        QVERIFY(entrants.at(0).tpn == Tpn{1} && entrants.at(0).previousRound == Float::down);
        QVERIFY(entrants.at(0).twoRoundsBefore == Float::none);
        QVERIFY(entrants.at(1).tpn == Tpn{3} && entrants.at(1).previousRound == Float::down);
        QVERIFY(entrants.at(2).tpn == Tpn{2} && entrants.at(2).previousRound == Float::up);
        QVERIFY(entrants.at(3).tpn == Tpn{4} && entrants.at(3).previousRound == Float::up);
    }

    void twoAbsolutePreferencesAreEqual() // E2, E3: the history decides, not the colour difference
    {
        dutch2012::Entrants entrants = dutch2012::fresh(2, 7);
        entrants.players[0].colours = {Colour::Black, Colour::White, Colour::Black,
                                       Colour::Black, Colour::White, Colour::Black};
        entrants.players[1].colours = {Colour::Black, Colour::White, Colour::White, Colour::Black, Colour::Black};
        prefer(entrants, 1, Strength::absolute, Colour::White);
        prefer(entrants, 2, Strength::absolute, Colour::White);
        const auto board = dutch2012::allocateColours(entrants, 0, 1);
        QCOMPARE(board.white, 1);
        QCOMPARE(board.rule, ColourRule::alternated);
    }

    void withoutGamesEveryNumberAlternates() // E5 in a later round
    {
        const dutch2012::Entrants entrants = dutch2012::fresh(4, 2);
        QCOMPARE(dutch2012::allocateColours(entrants, 0, 2).white, 2);
        QCOMPARE(dutch2012::allocateColours(entrants, 1, 3).white, 1);
    }

    void theRareArticlesOccurInRandomRounds()
    {
        const TriedSystem system{"dutch 2012", {System::Dutch, 2012}, Edition::Dutch2012, dutch2012::pairByOracle, {}};
        int rounds = 0;
        dutch2012::Rarities sum;
        for (std::uint64_t seed = 0; rounds < 1000; ++seed)
            for (const TriedRound& round : tryTournament(seed, system)) {
                ++rounds;
                if (!round.answer)
                    continue;
                const dutch2012::Rarities rarities = raritiesOf(round.position);
                sum.c12 += rarities.c12 > 0 ? 1 : 0;
                sum.c13 += rarities.c13 > 0 ? 1 : 0;
                sum.join += rarities.join > 0 ? 1 : 0;
            }
        qInfo("oracle of dutch 2012: %d rounds, C12 in %d, C13 in %d, joined brackets in %d", rounds, sum.c12, sum.c13,
              sum.join);
        QVERIFY(sum.c12 > 20 && sum.c13 > 20 && sum.join > 50);
    }
};

static const pairwright::RegisteredTest<TestDutch2012Oracle> registered("oracle_dutch_2012");
#include "test_dutch_2012_oracle.moc"
