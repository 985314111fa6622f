#include "engine/all_play_all/layout_check.h"
#include "engine/all_play_all/numbers.h"
#include "engine/registry.h"
#include "engine/round_robin/table.h"
#include "engine/round_rules.h"
#include "tests/support/registered_test.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace pairwright;
using round_robin::fewestPlayers;
using round_robin::mostPlayers;
using round_robin::tableRound;
using namespace all_play_all;

/// Berger tables, cycles and drawing of numbers (C.05 annexes 1 and 2).
class RoundRobinTest : public QObject {
    Q_OBJECT
private slots:
    void tablesEqualThePublishedOnes();
    void theFirstTableIsAsByHand();
    void everybodyMeetsEverybodyOnceACycle_data();
    void everybodyMeetsEverybodyOnceACycle();
    void nobodyHasAColourThreeTimes_data();
    void nobodyHasAColourThreeTimes();
    void theSeamIsExchangedUnlessAskedOtherwise();
    void otherSizesAreRefused_data();
    void otherSizesAreRefused();
    void whoDoesNotMeetIsToldWhen();
    void aRoundByTheTableIsClean();
    void aRoundThatIsNotIsTold();
    void faultsOfRoundsByHandAreFound();
    void theSameSeedDrawsTheSameNumbers();
    void varmaSetsHoldEveryNumberOnce();
    void playersOfASetDoNotMeetInTheLastRounds();
    void contingentsDrawFromOneSet();
    void matesMeetInTheFirstRounds();

private:
    static TournamentState stateOf(int players)
    {
        TournamentState state;
        state.players.resize(static_cast<std::size_t>(players));
        return state;
    }
    static PairingRequest request(System system, const SystemOptions& options = {})
    {
        return {.system = {system, 2026}, .options = options};
    }
    static SystemOptions chosen(const char* key, const char* choice)
    {
        SystemOptions options;
        options.set(*findOption(key), choice);
        return options;
    }
    static std::vector<GivenRound> givenBy(const std::vector<RoundPairing>& rounds)
    {
        std::vector<GivenRound> given;
        given.reserve(rounds.size());
        for (const RoundPairing& round : rounds)
            given.push_back(pairwright::givenBy(round));
        return given;
    }
    static QString textOf(const std::vector<Board>& boards)
    {
        QStringList pairs;
        for (const Board& board : boards)
            pairs.append(QStringLiteral("%1-%2").arg(board.white.value).arg(board.black.value));
        return pairs.join(QStringLiteral("  "));
    }
};

void RoundRobinTest::tablesEqualThePublishedOnes()
{
    QFile file(QStringLiteral(PAIRWRIGHT_FIXTURES "/berger.txt"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qUtf8Printable(file.fileName()));
    int numbers = 0;
    int compared = 0;
    while (!file.atEnd()) {
        const QString line = QString::fromLatin1(file.readLine()).trimmed();
        if (line.startsWith(QStringLiteral("n = ")))
            numbers = line.mid(4).toInt();
        else if (const auto colon = line.indexOf(':'); numbers > 0 && colon > 0) {
            QCOMPARE(textOf(tableRound(numbers, line.left(colon).toInt())), line.mid(colon + 1).trimmed());
            ++compared;
        }
    }
    QVERIFY(compared > 100);
    qInfo("%d rounds of the published tables, 0 differences", compared);
}

void RoundRobinTest::theFirstTableIsAsByHand()
{
    QCOMPARE(textOf(tableRound(4, 1)), QStringLiteral("1-4  2-3"));
    QCOMPARE(textOf(tableRound(4, 2)), QStringLiteral("4-3  1-2"));
    QCOMPARE(textOf(tableRound(4, 3)), QStringLiteral("2-4  3-1"));
    const auto three = layOut(stateOf(3), request(System::RoundRobin)); // the fourth is free
    QVERIFY(three);
    QCOMPARE(textOf(three->at(0).boards), QStringLiteral("2-3"));
    QVERIFY(!three->at(0).bye); // it is no bye that brings a point
}

void RoundRobinTest::everybodyMeetsEverybodyOnceACycle_data()
{
    QTest::addColumn<int>("players");
    for (int players = fewestPlayers; players <= round_robin::mostPlayers; ++players)
        QTest::addRow("%d", players) << players;
}

void RoundRobinTest::everybodyMeetsEverybodyOnceACycle()
{
    QFETCH(int, players);
    for (const char* seam : {"exchanged", "straight"})
        for (int cycles = 1; cycles <= 8; ++cycles) {
            SystemOptions options;
            System system = cycles == 1 ? System::RoundRobin : System::DoubleRoundRobin;
            if (cycles > 1)
                options.set(*findOption("seam"), seam);
            if (cycles > 2) {
                system = System::MultipleRoundRobin;
                options.set(*findOption("cycles"), std::to_string(cycles));
            }
            QCOMPARE(cyclesOf({system, 2026}, options), cycles);
            const int rounds = roundsForAll({system, 2026}, options, players);
            const auto made = layOut(stateOf(players), request(system, options));
            QCOMPARE(made.hasValue(), rounds <= 99);
            if (!made)
                continue;
            QCOMPARE(static_cast<int>(made->size()), rounds);
            for (const LayoutFault& fault : faultsOf(givenBy(*made), players, cycles))
                QVERIFY2(fault.kind == LayoutFault::Kind::thirdColour, "a pair, a seat or a balance of colours");
        }
}

void RoundRobinTest::nobodyHasAColourThreeTimes_data()
{
    everybodyMeetsEverybodyOnceACycle_data();
}

void RoundRobinTest::nobodyHasAColourThreeTimes()
{
    QFETCH(int, players);
    const auto twice = layOut(stateOf(players), request(System::DoubleRoundRobin));
    QVERIFY(twice);
    QVERIFY(faultsOf(givenBy(*twice), players, 2).empty());
    const auto straight = layOut(stateOf(players), request(System::DoubleRoundRobin, chosen("seam", "straight")));
    QVERIFY(straight);
    QCOMPARE(faultsOf(givenBy(*straight), players, 2).empty(), players % 2 == 1);
    const auto thrice = layOut(stateOf(players), request(System::MultipleRoundRobin));
    if (thrice && players != 4)
        QVERIFY(faultsOf(givenBy(*thrice), players, 3).empty());
}

void RoundRobinTest::theSeamIsExchangedUnlessAskedOtherwise()
{
    const auto tableRounds = [](const PairingRequest& asked) {
        std::vector<int> rounds;
        const auto made = layOut(stateOf(4), asked);
        for (const RoundPairing& round : *made)
            rounds.push_back(std::get<TableRecord>(round.record).round);
        return rounds;
    };
    QCOMPARE(tableRounds(request(System::DoubleRoundRobin)), (std::vector{1, 3, 2, 1, 2, 3}));
    QCOMPARE(tableRounds(request(System::DoubleRoundRobin, chosen("seam", "straight"))),
             (std::vector{1, 2, 3, 1, 2, 3}));
    QCOMPARE(tableRounds(request(System::MultipleRoundRobin)), (std::vector{1, 3, 2, 1, 3, 2, 1, 2, 3}));
    const auto second = layOut(stateOf(4), request(System::DoubleRoundRobin))->at(3);
    QCOMPARE(textOf(second.boards), QStringLiteral("4-1  3-2"));
    QVERIFY((std::get<TableRecord>(second.record) == TableRecord{4, 2, 1, true}));
}

void RoundRobinTest::otherSizesAreRefused_data()
{
    QTest::addColumn<int>("players");
    for (const int players : {2, 41, 99})
        QTest::addRow("%d", players) << players;
}

void RoundRobinTest::otherSizesAreRefused()
{
    QFETCH(int, players);
    const auto refused = layOut(stateOf(players), request(System::RoundRobin));
    QVERIFY(!refused);
    QCOMPARE(refused.error().reason, PairingFailure::Reason::noTable);
}

void RoundRobinTest::whoDoesNotMeetIsToldWhen()
{
    const auto answer = whyNot(stateOf(6), request(System::DoubleRoundRobin), Tpn{1}, Tpn{2});
    QVERIFY(answer);
    QCOMPARE(answer->verdict, Counterfactual::Verdict::inOtherRounds);
    QCOMPARE(answer->meetings, (std::vector{RoundNumber{2}, RoundNumber{7}}));
    QCOMPARE(whyNot(stateOf(6), request(System::RoundRobin), Tpn{1}, Tpn{6})->verdict,
             Counterfactual::Verdict::isPaired);
    QCOMPARE(whyNot(stateOf(6), request(System::RoundRobin), Tpn{1}, Tpn{7})->verdict,
             Counterfactual::Verdict::impossible);
}

void RoundRobinTest::aRoundByTheTableIsClean()
{
    for (const int players : {5, 6}) {
        const auto round = pairRound(stateOf(players), request(System::RoundRobin));
        QVERIFY(round);
        QVERIFY(judge(stateOf(players), request(System::RoundRobin), pairwright::givenBy(*round))->isClean());
    }
}

void RoundRobinTest::aRoundThatIsNotIsTold()
{
    const GivenRound given{{{Tpn{6}, Tpn{1}}, {Tpn{2}, Tpn{3}}, {Tpn{4}, Tpn{4}}}, {}}; // 1-6 2-5 3-4
    const auto verdict = judge(stateOf(6), request(System::RoundRobin), given);
    QVERIFY(verdict && !verdict->isClean());
    QCOMPARE(verdict->colours, (std::vector{std::pair{Tpn{6}, Tpn{1}}}));
    using Kind = Violation::Kind;
    const std::vector<Violation> expected{{Kind::notByTable, {Tpn{2}, Tpn{3}}, RoundNumber{4}},
                                          {Kind::pairedTwice, {Tpn{4}}, {}},
                                          {Kind::leftOut, {Tpn{5}}, {}}};
    QVERIFY(verdict->violations == expected);
}

void RoundRobinTest::faultsOfRoundsByHandAreFound()
{
    // Four players: 1-2 twice, 1-3 never; number 1 has White all the time.
    const std::vector<GivenRound> rounds{{{{Tpn{1}, Tpn{2}}, {Tpn{3}, Tpn{4}}}, {}},
                                         {{{Tpn{1}, Tpn{2}}, {Tpn{4}, Tpn{3}}}, {}},
                                         {{{Tpn{1}, Tpn{4}}, {Tpn{2}, Tpn{3}}}, {}}};
    using Kind = LayoutFault::Kind;
    std::multiset<Kind> kinds;
    for (const LayoutFault& fault : faultsOf(rounds, 4, 1))
        kinds.insert(fault.kind);
    QCOMPARE(kinds.count(Kind::meetTooOften), std::size_t{2}); // 1-2 and 3-4
    QCOMPARE(kinds.count(Kind::meetTooSeldom), std::size_t{2});
    QCOMPARE(kinds.count(Kind::thirdColour), std::size_t{1});
    QCOMPARE(kinds.count(Kind::twiceInARound), std::size_t{0});
    QCOMPARE(kinds.count(Kind::unevenColours), std::size_t{1}); // number 1
    const std::vector<GivenRound> twice{{{{Tpn{1}, Tpn{2}}, {Tpn{3}, Tpn{1}}}, {}}};
    const std::vector<LayoutFault> faults = faultsOf(twice, 3, 1);
    QVERIFY((faults.front() == LayoutFault{Kind::twiceInARound, {Tpn{1}}, {RoundNumber{1}}}));
}

void RoundRobinTest::theSameSeedDrawsTheSameNumbers()
{
    const std::vector<Tpn> numbers = drawnByLot(10, 7);
    QCOMPARE(drawnByLot(10, 7), numbers);
    QVERIFY(drawnByLot(10, 8) != numbers);
    QCOMPARE(std::set(numbers.begin(), numbers.end()).size(), std::size_t{10});
}

void RoundRobinTest::varmaSetsHoldEveryNumberOnce()
{
    for (int players = 9; players <= 24; ++players) {
        std::vector<int> all;
        for (const std::vector<int>& set : varmaSets(players))
            all.insert(all.end(), set.begin(), set.end());
        std::sort(all.begin(), all.end());
        QCOMPARE(static_cast<int>(all.size()), players);
        for (int number = 1; number <= players; ++number)
            QCOMPARE(all[static_cast<std::size_t>(number - 1)], number);
    }
    QVERIFY(varmaSets(8).empty() && varmaSets(25).empty());
}

void RoundRobinTest::playersOfASetDoNotMeetInTheLastRounds()
{
    for (int numbers = 10; numbers <= 24; numbers += 2)
        for (int round = numbers - 3; round < numbers; ++round)
            for (const Board& board : tableRound(numbers, round))
                for (const std::vector<int>& set : varmaSets(numbers)) {
                    const bool both = std::count(set.begin(), set.end(), board.white.value) +
                                          std::count(set.begin(), set.end(), board.black.value) ==
                                      2;
                    const bool known = numbers == 12 && round == 11 && std::min(board.white, board.black) == Tpn{6};
                    QVERIFY2(!both || known, qUtf8Printable(QStringLiteral("%1 numbers, round %2: %3-%4")
                                                                .arg(numbers)
                                                                .arg(round)
                                                                .arg(board.white.value)
                                                                .arg(board.black.value)));
                }
}

void RoundRobinTest::contingentsDrawFromOneSet()
{
    const std::vector<std::string> contingents{"GER", "POL", "GER", "AUT", "GER", "CZE", "POL", "SUI", "CZE"};
    std::set<std::vector<Tpn>> draws;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const auto numbers = drawnByVarma(contingents, seed);
        QVERIFY(numbers);
        QCOMPARE(std::set(numbers->begin(), numbers->end()).size(), contingents.size());
        draws.insert(*numbers);
        const auto setOf = [](Tpn number) {
            const auto sets = varmaSets(9);
            return std::find_if(sets.begin(), sets.end(),
                                [number](const std::vector<int>& set) {
                                    return std::find(set.begin(), set.end(), number.value) != set.end();
                                }) -
                   sets.begin();
        };
        QCOMPARE(setOf(numbers->at(0)), setOf(numbers->at(2)));
        QCOMPARE(setOf(numbers->at(0)), setOf(numbers->at(4)));
        QCOMPARE(setOf(numbers->at(5)), setOf(numbers->at(8))); // CZE before POL: sets of two are left
    }
    QVERIFY(draws.size() > 40);
    QVERIFY(!drawnByVarma(std::vector<std::string>(8, "GER"), 1));
}

void RoundRobinTest::matesMeetInTheFirstRounds()
{
    for (int players = 3; players <= 40; ++players) {
        const std::vector<std::vector<int>> mates{{0, 1, 2}};
        std::vector<GivenRound> rounds;
        for (const TableRecord& line : round_robin::schedule(players, 1, round_robin::Seam::exchanged)) {
            GivenRound& round = rounds.emplace_back();
            for (const Board& board : round_robin::boardsOf(line, players))
                round.boards.emplace_back(board.white, board.black);
        }
        const std::vector<Tpn> numbers = drawnToMeetEarly(rounds, players, mates, 3);
        QCOMPARE(drawnToMeetEarly(rounds, players, mates, 3), numbers);
        QCOMPARE(static_cast<int>(std::set(numbers.begin(), numbers.end()).size()), players);
        const auto isMate = [&](Tpn number) {
            return std::find(numbers.begin(), numbers.begin() + 3, number) != numbers.begin() + 3;
        };
        int met = 0;
        for (std::size_t round = 0; round < 3; ++round)
            for (const auto& [white, black] : rounds[round].boards)
                met += isMate(white) && isMate(black) ? 1 : 0;
        QVERIFY2(met == 3, qUtf8Printable(QStringLiteral("%1 players").arg(players)));
    }
}

static const pairwright::RegisteredTest<RoundRobinTest> registered("unit_round_robin");
#include "test_round_robin.moc"
