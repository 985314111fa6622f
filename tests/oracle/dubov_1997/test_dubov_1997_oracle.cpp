#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/dubov_1997/dubov_1997.h"
#include "tests/oracle/exercises.h"
#include "tests/oracle/shared/campaign.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <set>

using namespace pairwright;
using namespace pairwright::oracle;
using namespace pairwright::oracle::dubov1997;

namespace {

/// Numbers 1, 2, ... are ranks from 0. Ratings and averages of opponents in tenths.
struct Given {
    int rating = 0;
    int aroTenths = 0;
    std::optional<Colour> due;
};

Entrants entrantsOf(const std::vector<Given>& players)
{
    Entrants entrants;
    entrants.round = 4;
    entrants.plannedRounds = 9;
    for (const Given& given : players) {
        Entrant& entrant = entrants.players.emplace_back();
        entrant.facts.tpn = Tpn{entrants.size()};
        entrant.rating = given.rating;
        entrant.aro = {given.aroTenths, 10};
        entrant.due = given.due;
    }
    return entrants;
}

void letMeet(Entrants& entrants, int one, const std::vector<int>& others)
{
    for (const int other : others) {
        entrants.players[static_cast<std::size_t>(one - 1)].facts.met.set(static_cast<std::size_t>(other - 1));
        entrants.players[static_cast<std::size_t>(other - 1)].facts.met.set(static_cast<std::size_t>(one - 1));
    }
}

/// The columns of 6.2: 1 to 6 are due White in this order, 7 to 12 Black.
Entrants columnsOfTheText()
{
    using enum Colour;
    return entrantsOf({{2000, 23100, White},
                       {2000, 23184, White},
                       {2000, 23223, White},
                       {2000, 23337, White},
                       {2000, 23405, White},
                       {2000, 23446, White},
                       {2380, 0, Black},
                       {2365, 0, Black},
                       {2300, 0, Black},
                       {2280, 0, Black},
                       {2260, 0, Black},
                       {2250, 0, Black}});
}

Ranks ranksTo(int last)
{
    Ranks ranks;
    for (int number = 1; number <= last; ++number)
        ranks.push_back(number - 1);
    return ranks;
}

QString textOf(const std::optional<Pairs>& pairs)
{
    if (!pairs)
        return "left over";
    QStringList words;
    for (const auto& [one, other] : *pairs)
        words << QString("%1-%2").arg(one + 1).arg(other + 1);
    return words.join(' ');
}

QString textOf(const Ranks& ranks)
{
    QStringList words;
    for (const Rank rank : ranks)
        words << QString::number(rank + 1);
    return words.join(' ');
}

dubov1997::PairedGroup groupOf(const Entrants& entrants, const Ranks& residents, const Ranks& floaters,
                               std::vector<Ranks> lower)
{
    return std::get<dubov1997::PairedGroup>(pairGroup(entrants, residents, floaters, lower));
}

} // namespace

class TestDubov1997Oracle : public QObject {
    Q_OBJECT
private slots:
    void rowsAreColumnsSideBySide() // 6.2
    {
        QCOMPARE(textOf(pairByColumns(columnsOfTheText(), ranksTo(12))), QString("1-7 2-8 3-9 4-10 5-11 6-12"));
    }

    void whoHasMetGetsTheFirstFromTheLowerRows() // 6.3
    {
        Entrants entrants = columnsOfTheText();
        letMeet(entrants, 1, {7});
        QCOMPARE(textOf(pairByColumns(entrants, ranksTo(12))), QString("1-8 2-7 3-9 4-10 5-11 6-12"));
    }

    void inTheLastRowTheLastButOneIsChanged() // 6.3
    {
        Entrants entrants = columnsOfTheText();
        letMeet(entrants, 6, {12});
        QCOMPARE(textOf(pairByColumns(entrants, ranksTo(12))), QString("1-7 2-8 3-9 4-10 5-12 6-11"));
    }

    void whenAllLowerRowsHaveMetTheRowAboveIsChanged() // 6.3
    {
        Entrants entrants = columnsOfTheText();
        letMeet(entrants, 4, {10, 11, 12});
        QCOMPARE(textOf(pairByColumns(entrants, ranksTo(12))), QString("1-7 2-8 3-10 4-9 5-11 6-12"));
    }

    void whoHasMetAllBlacksLooksAmongTheWhites() // 6.3, 7.4: 2 takes 3; the Black of the highest ARO changes the side
    {
        Entrants entrants = columnsOfTheText();
        letMeet(entrants, 2, {7, 8, 9, 10, 11, 12});
        entrants.players[11].aro = {23000, 10};
        QCOMPARE(textOf(pairByColumns(entrants, ranksTo(12))), QString("2-3 12-7 1-8 4-9 5-10 6-11"));
        letMeet(entrants, 2, {3, 4, 5, 6});
        QCOMPARE(textOf(pairByColumns(entrants, ranksTo(12))), QString("2-1 12-7 3-8 4-9 5-10 6-11"));
        letMeet(entrants, 2, {1});
        QCOMPARE(textOf(pairByColumns(entrants, ranksTo(12))), QString("left over"));
    }

    void surplusWhitesOfTheLowestAroChangeTheSide() // 7.3, 2.6
    {
        using enum Colour;
        Entrants entrants =
            entrantsOf({{2400, 22000, White}, {2300, 21000, White}, {2200, 21000, White}, {2100, 0, Black}});
        QCOMPARE(textOf(pairByColumns(entrants, ranksTo(4))), QString("3-2 1-4"));
        entrants.players[1].facts.colours = {White, Black, Black};
        entrants.players[1].facts.colourDifference = -1;
        QCOMPARE(textOf(pairByColumns(entrants, ranksTo(4))), QString("2-3 1-4"));
    }

    void aPlayerIsRaisedToWhomHasPlayedAll() // 7.1
    {
        using enum Colour;
        Entrants entrants = entrantsOf({{2400, 0, White},
                                        {2390, 0, Black},
                                        {2500, 0, White},
                                        {2350, 10, Black},
                                        {2350, 5, Black},
                                        {2600, 0, Black}});
        letMeet(entrants, 1, {2});
        letMeet(entrants, 2, {6});
        std::vector<Ranks> lower{{2, 3, 4}, {5}};
        const auto group = std::get<dubov1997::PairedGroup>(pairGroup(entrants, {0, 1}, {}, lower));
        QCOMPARE(textOf(group.raised), QString("5 3")); // for 1: due Black, R, lower ARO; then for 2: due White
        QCOMPARE(lower.front(), Ranks{3});
    }

    void anOddGroupRaisesOnePlayer() // 7.2, 2.5
    {
        using enum Colour;
        Entrants entrants = entrantsOf({{2400, 0, White},
                                        {2390, 0, White},
                                        {2380, 0, Black},
                                        {2500, 0, White},
                                        {2350, 0, Black},
                                        {2300, 0, Black}});
        std::vector<Ranks> lower{{3, 4, 5}};
        QCOMPARE(textOf(groupOf(entrants, {0, 1, 2}, {}, lower).raised), QString("5"));
        entrants.players[4].raisedLast = true;
        QCOMPARE(textOf(groupOf(entrants, {0, 1, 2}, {}, lower).raised), QString("6"));
        entrants.players[5].raised = 3;
        QCOMPARE(textOf(groupOf(entrants, {0, 1, 2}, {}, lower).raised), QString("4"));
        entrants.plannedRounds = 10;
        QCOMPARE(textOf(groupOf(entrants, {0, 1, 2}, {}, lower).raised), QString("6"));
        entrants.round = 10;
        QCOMPARE(textOf(groupOf(entrants, {0, 1, 2}, {}, lower).raised), QString("5"));
    }

    void floatersAlternateAndTakeTheHighestRating() // 8
    {
        using enum Colour;
        Entrants entrants = entrantsOf({{2400, 20, White},
                                        {2300, 10, White},
                                        {2500, 0, Black},
                                        {2450, 0, Black},
                                        {2100, 0, White},
                                        {2050, 0, Black},
                                        {2000, 0, Black},
                                        {2200, 0, White}});
        QCOMPARE(textOf(orderOfFloaters(entrants, {0, 1, 2, 3})), QString("2 3 1 4"));
        QCOMPARE(textOf(groupOf(entrants, {4, 5, 6, 7}, {0, 1, 2, 3}, {}).pairs), QString("2-6 3-8 1-7 4-5"));
    }

    void theByeGoesToTheLowestRating() // 4, 2.2
    {
        using enum Colour;
        Entrants entrants = entrantsOf({{2400, 0, White}, {2000, 5, Black}, {2000, 9, White}, {2000, 7, White}});
        QCOMPARE(receiverOfBye(entrants), std::optional<Rank>(2)); // due the dominating colour, higher ARO
        entrants.players[2].facts.barredFromBye = true;
        QCOMPARE(receiverOfBye(entrants), std::optional<Rank>(3));
        entrants.players[0].rating = 1999;
        QCOMPARE(receiverOfBye(entrants), std::optional<Rank>(0));
        entrants.players[0].facts.score = Score::points(1);
        QCOMPARE(receiverOfBye(entrants), std::optional<Rank>(3));
        for (Entrant& entrant : entrants.players)
            entrant.facts.barredFromBye = true;
        QCOMPARE(receiverOfBye(entrants), std::optional<Rank>());
    }

    void coloursFollowChapter3()
    {
        using enum Colour;
        Entrants entrants = entrantsOf({{2400, 10, White}, {2300, 20, White}});
        Player& first = entrants.players[0].facts;
        Player& second = entrants.players[1].facts;
        const auto white = [&entrants] {
            return allocateColours(entrants, 0, 1).first + 1;
        };
        QCOMPARE(white(), 2); // the higher ARO
        entrants.players[0].aro = entrants.players[1].aro;
        QCOMPARE(white(), 2); // the lower R
        first.colours = {White, Black};
        second.colours = {Black, Black, White, White, Black};
        second.colourDifference = -1;
        QCOMPARE(white(), 2); // more Blacks
        second.colours = {White, White, Black, Black};
        second.colourDifference = 0;
        first.colourDifference = 0;
        QCOMPARE(white(), 2); // two Blacks running: no third
        second.colours = {Black, White, Black};
        first.colours = {Black, Black, White, Black};
        entrants.players[1].due = Black;
        QCOMPARE(white(), 1);
    }

    void roundOneOfSevenPlayers() // 5
    {
        const auto answer =
            dubov1997::pairByOracle(readPosition(5, Colour::Black, {"", "", "", "", "", "", ""}).state, {});
        const auto& round = std::get<dubov1997::DecidedRound>(answer);
        QStringList boards;
        for (const Board& board : round.boards)
            boards << QString("%1-%2").arg(board.white.value).arg(board.black.value);
        QCOMPARE(boards.join(' '), QString("2-5 4-1 6-3"));
        QVERIFY(round.bye == Tpn{7});
    }

    void theArbiterChoosesWhereTheTextDoesNot() // 6.4: one of three who may all meet, and nobody can be raised
    {
        using enum Colour;
        Entrants entrants = entrantsOf({{2400, 0, White}, {2390, 0, Black}, {2380, 0, White}, {2300, 0, Black}});
        entrants.players[3].raisedLast = true;
        std::vector<Ranks> lower{{3}};
        auto answer = pairGroup(entrants, {0, 1, 2}, {}, lower);
        QCOMPARE(textOf(std::get<Undecided>(answer).candidates), QString("1 2 3"));
        letMeet(entrants, 1, {4});
        letMeet(entrants, 2, {4});
        answer = pairGroup(entrants, {0, 1, 2}, {}, lower);
        QCOMPARE(textOf(std::get<dubov1997::PairedGroup>(answer).leftOver), QString("3")); // only 3 can be paired below
    }

    void whoIsLeftOverAtLastIsTheArbitersMatter() // 9
    {
        const auto answer = dubov1997::pairByOracle(
            readPosition(4, Colour::White, {"+W2 +B3 +W4", "-B1 -W4 +B3", "+W4 -W1 -W2", "-B3 +B2 -B1"}).state, {});
        const auto& undecided = std::get<ArbiterDecides>(answer);
        QVERIFY(!undecided.candidates.empty());
    }

    void randomRoundsAreWholeAndLegal()
    {
        int decided = 0;
        int undecided = 0;
        const auto oracle = [&](const TournamentState& state,
                                std::span<const Tpn> absent) -> std::optional<SystemRound> {
            const auto answer = dubov1997::pairByOracle(state, absent);
            const auto* round = std::get_if<dubov1997::DecidedRound>(&answer);
            ++(round != nullptr ? decided : undecided);
            return round != nullptr ? std::optional<SystemRound>(*round) : std::nullopt;
        };
        const TriedSystem system{"dubov 1997", {System::Dubov, 1997}, oracle::Edition::Dutch2026, oracle, {}};
        for (std::uint64_t seed = 0; decided + undecided < 1000; ++seed)
            for (const TriedRound& round : tryTournament(seed, system)) {
                if (!round.answer)
                    continue;
                const Entrants entrants = makeEntrants(round.position.state, round.position.absent);
                std::set<Tpn> seated;
                for (const Board& board : round.answer->boards) {
                    seated.insert(board.white);
                    seated.insert(board.black);
                    const auto rankOf = [&entrants](Tpn tpn) {
                        Rank rank = 0;
                        while (entrants.tpn(rank) != tpn)
                            ++rank;
                        return rank;
                    };
                    const Rank white = rankOf(board.white);
                    const Rank black = rankOf(board.black);
                    QVERIFY(!haveMet(entrants, white, black));
                    QVERIFY(mayHave(entrants, white, Colour::White) && mayHave(entrants, black, Colour::Black));
                }
                if (round.answer->bye)
                    seated.insert(*round.answer->bye);
                QCOMPARE(seated.size(), entrants.players.size());
                QCOMPARE(2 * round.answer->boards.size() + (round.answer->bye ? 1 : 0), entrants.players.size());
            }
        qInfo("oracle of dubov 1997: %d rounds, in %d of them the arbiter decides", decided + undecided, undecided);
        QVERIFY(decided > 500 && undecided > 50);
    }
};

static const pairwright::RegisteredTest<TestDubov1997Oracle> registered("oracle_dubov_1997");
#include "test_dubov_1997_oracle.moc"
