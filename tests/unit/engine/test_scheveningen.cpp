#include "engine/judge.h"
#include "engine/registry.h"
#include "engine/round_rules.h"
#include "engine/scheveningen/system.h"
#include "engine/scheveningen/table.h"
#include "tests/support/registered_test.h"

#include <QTest>

#include <cstdlib>
#include <set>

using namespace pairwright;

namespace {

constexpr SystemEdition scheveningenOf2026{System::Scheveningen, 2026};

SystemOptions matchOf(int boards, int games)
{
    SystemOptions options;
    options.set(scheveningen::boardsOption, std::to_string(boards));
    options.set(scheveningen::gamesOption, std::to_string(games));
    return options;
}

PairingRequest requestOf(int boards, int games)
{
    return {.system = scheveningenOf2026, .options = matchOf(boards, games)};
}

TournamentState stateOf(int teams)
{
    TournamentState state;
    state.players.resize(static_cast<std::size_t>(teams));
    return state;
}

/// The colours of everybody, 1 for White, by team and place.
using Colours = std::array<std::vector<std::vector<int>>, 2>;

/// Three of one colour in a row.
int thirdColours(const std::vector<int>& colours)
{
    int count = 0;
    for (std::size_t i = 2; i < colours.size(); ++i)
        count += colours[i] == colours[i - 1] && colours[i] == colours[i - 2] ? 1 : 0;
    return count;
}

} // namespace

/// Matches in which each player of one team meets each of the other.
class ScheveningenTest : public QObject {
    Q_OBJECT
private slots:
    void everybodyMeetsTheOtherTeam_data()
    {
        QTest::addColumn<int>("boards");
        QTest::addColumn<int>("games");
        for (int boards = scheveningen::fewestBoards; boards <= scheveningen::mostBoards; ++boards)
            for (const int games : {1, 2})
                QTest::addRow("%d boards, %d games", boards, games) << boards << games;
    }

    void everybodyMeetsTheOtherTeam()
    {
        QFETCH(int, boards);
        QFETCH(int, games);
        const auto rounds = layOut(stateOf(2), requestOf(boards, games));
        QVERIFY(rounds);
        QCOMPARE(static_cast<int>(rounds->size()), boards * games);
        std::map<std::pair<int, int>, int> met;
        Colours colours;
        for (auto& team : colours)
            team.resize(static_cast<std::size_t>(boards));
        for (std::size_t i = 0; i < rounds->size(); ++i) {
            const Board& match = (*rounds)[i].boards.at(0);
            const bool firstBegins = match.white == Tpn{1};
            QVERIFY(firstBegins || match.white == Tpn{2});
            const auto seats =
                seatsByTable(scheveningenOf2026, matchOf(boards, games), RoundNumber{static_cast<int>(i) + 1});
            QCOMPARE(static_cast<int>(seats.size()), boards);
            std::set<int> whites;
            std::set<int> blacks;
            int board = 0;
            for (const TableSeats& seat : seats) {
                const int first = firstBegins ? seat.ofWhite : seat.ofBlack;
                const int second = firstBegins ? seat.ofBlack : seat.ofWhite;
                whites.insert(seat.ofWhite);
                blacks.insert(seat.ofBlack);
                ++met[{first, second}];
                const bool firstHasWhite = (board++ % 2 == 0) == firstBegins;
                colours[0].at(static_cast<std::size_t>(first - 1)).push_back(firstHasWhite ? 1 : -1);
                colours[1].at(static_cast<std::size_t>(second - 1)).push_back(firstHasWhite ? -1 : 1);
            }
            QCOMPARE(static_cast<int>(whites.size()), boards);
            QCOMPARE(static_cast<int>(blacks.size()), boards);
        }
        QCOMPARE(static_cast<int>(met.size()), boards * boards);
        for (const auto& pair : met)
            QCOMPARE(pair.second, games);
        const int uneven = games == 2 ? 0 : boards % 2;
        for (const auto& team : colours)
            for (const std::vector<int>& own : team) {
                QCOMPARE(std::abs(std::accumulate(own.begin(), own.end(), 0)), uneven);
                QCOMPARE(thirdColours(own), 0);
            }
    }

    void twoGamesAgainstOneAreWithBothColours()
    {
        for (const int boards : {4, 5, 6}) {
            std::map<std::pair<int, int>, int> whites; // of the first team
            for (int round = 1; round <= 2 * boards; ++round) {
                const auto rounds = layOut(stateOf(2), requestOf(boards, 2));
                const bool firstBegins = rounds->at(static_cast<std::size_t>(round - 1)).boards.at(0).white == Tpn{1};
                int board = 0;
                for (const TableSeats& seat :
                     seatsByTable(scheveningenOf2026, matchOf(boards, 2), RoundNumber{round})) {
                    const auto pair =
                        firstBegins ? std::pair(seat.ofWhite, seat.ofBlack) : std::pair(seat.ofBlack, seat.ofWhite);
                    whites[pair] += (board++ % 2 == 0) == firstBegins ? 1 : 0;
                }
            }
            for (const auto& pair : whites)
                QCOMPARE(pair.second, 1);
        }
    }

    void otherNumbersOfTeamsAreRefused()
    {
        for (const int teams : {0, 1, 3, 4}) {
            const auto rounds = layOut(stateOf(teams), requestOf(6, 1));
            QVERIFY(!rounds);
            QCOMPARE(rounds.error().reason,
                     teams < 2 ? PairingFailure::Reason::nobodyToPair : PairingFailure::Reason::noTable);
        }
        QCOMPARE(roundsForAll(scheveningenOf2026, matchOf(6, 1), 2), 6);
        QCOMPARE(roundsForAll(scheveningenOf2026, matchOf(6, 2), 2), 12);
        QCOMPARE(roundsForAll(scheveningenOf2026, matchOf(6, 1), 3), 0);
    }

    void beyondTheTableNobodyIsSeated()
    {
        for (const int round : {-1, 0, 7, 99})
            QVERIFY(seatsByTable(scheveningenOf2026, matchOf(6, 1), RoundNumber{round}).empty());
        QVERIFY(seatsByTable({System::TeamSwiss, 2026}, {}, RoundNumber{1}).empty());
    }

    void aRoundByTheTableIsClean()
    {
        TournamentState state = stateOf(2);
        state.plannedRounds = 6;
        const PairingRequest request = requestOf(6, 1);
        auto clean = judge(state, request, {{{Tpn{1}, Tpn{2}}}, {}});
        QVERIFY(clean);
        QVERIFY(clean->violations.empty());
        QVERIFY(clean->colours.empty());
        auto turned = judge(state, request, {{{Tpn{2}, Tpn{1}}}, {}});
        QVERIFY(turned);
        QCOMPARE(static_cast<int>(turned->colours.size()), 1);
    }

    void itIsOfferedToTeamsOnly()
    {
        for (const SystemInfo& info : systems())
            QVERIFY(info.id.system != System::Scheveningen);
        QVERIFY(std::any_of(teamSystems().begin(), teamSystems().end(),
                            [](const SystemInfo& info) { return info.key == "scheveningen"; }));
    }
};

static const pairwright::RegisteredTest<ScheveningenTest> registered("unit_scheveningen");

#include "test_scheveningen.moc"
