#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/judge.h"
#include "engine/why_not.h"
#include "tests/oracle/shared/campaign.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <cstdlib>
#include <set>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

constexpr SystemEdition dubov1997{System::Dubov, 1997};
constexpr int someRating = 1500;

TournamentState rated(TournamentState state)
{
    for (PlayerState& player : state.players)
        player.rating = player.rating.value_or(someRating);
    return state;
}

PairingRequest requestOf(std::span<const Tpn> absent)
{
    return {dubov1997, {absent.begin(), absent.end()}};
}

struct Colours {
    int difference = 0;
    int run = 0; ///< positive: of White, negative: of Black
};

Colours coloursWith(const TournamentState& state, Tpn tpn, Colour next)
{
    Colours colours;
    const auto add = [&](Colour colour) {
        const int sign = colour == Colour::White ? 1 : -1;
        colours.difference += sign;
        colours.run = colours.run * sign > 0 ? colours.run + sign : sign;
    };
    for (const RoundRecord& record : state.player(tpn).rounds)
        if (const auto* game = std::get_if<PlayedGame>(&record))
            add(game->colour);
    add(next);
    return colours;
}

bool metBefore(const TournamentState& state, Tpn a, Tpn b)
{
    const auto& rounds = state.player(a).rounds;
    return std::any_of(rounds.begin(), rounds.end(), [b](const RoundRecord& record) {
        const auto* game = std::get_if<PlayedGame>(&record);
        return game && game->opponent == b;
    });
}

} // namespace

/// What chapter 2 of the Dubov System of 1997 demands of every round, whatever the rest decides.
class TestDubov1997 : public QObject {
    Q_OBJECT
private slots:
    void everyRoundKeepsTheLimits_data()
    {
        QTest::addColumn<int>("tournaments");
        QTest::addColumn<bool>("large");
        QTest::newRow("small fields") << 150 << false;
        QTest::newRow("large fields") << 12 << true;
    }
    void everyRoundKeepsTheLimits()
    {
        QFETCH(int, tournaments);
        QFETCH(bool, large);
        const TriedSystem system{
            "dubov 1997",
            dubov1997,
            Edition::Dutch2017,
            [](const TournamentState& state, std::span<const Tpn> absent) { return roundOf(state, absent); },
            {}};
        int rounds = 0;
        int refused = 0;
        int undecided = 0;
        for (int seed = 0; seed < tournaments; ++seed)
            for (const TriedRound& tried : tryTournament(static_cast<std::uint64_t>(seed), system,
                                                         large ? habitsOfMediumField : habitsOfSmallField)) {
                ++rounds;
                const TournamentState state = rated(tried.position.state);
                const auto pairing = pairRound(state, requestOf(tried.position.absent));
                if (!pairing) {
                    ++refused;
                    continue;
                }
                undecided += pairing->arbiterDecides ? 1 : 0;
                check(state, tried, *pairing);
                if (QTest::currentTestFailed())
                    return;
            }
        qInfo("PROPERTY dubov 1997, %s: %d rounds, %d of them refused, %d left to the arbiter, 0 with violations",
              QTest::currentDataTag(), rounds, refused, undecided);
        QVERIFY(refused < rounds / 2);
    }

private:
    static std::optional<SystemRound> roundOf(const TournamentState& state, std::span<const Tpn> absent)
    {
        auto pairing = pairRound(rated(state), requestOf(absent));
        if (!pairing)
            return std::nullopt;
        return SystemRound{std::move(pairing->boards), pairing->bye, {}};
    }

    static void check(const TournamentState& state, const TriedRound& tried, const RoundPairing& pairing)
    {
        std::set<Tpn> placed;
        GivenRound given{{}, pairing.bye};
        if (pairing.bye)
            placed.insert(*pairing.bye);
        for (const Board& board : pairing.boards) {
            QVERIFY2(placed.insert(board.white).second && placed.insert(board.black).second, describe(tried).c_str());
            QVERIFY2(!metBefore(state, board.white, board.black), describe(tried).c_str());
            for (const auto& [tpn, colour] :
                 {std::pair(board.white, Colour::White), std::pair(board.black, Colour::Black)}) {
                const Colours colours = coloursWith(state, tpn, colour);
                const int before = colours.difference - (colour == Colour::White ? 1 : -1);
                const bool within = std::abs(colours.difference) <= std::max(2, std::abs(before) - 1);
                QVERIFY2(within && std::abs(colours.run) <= 2, describe(tried).c_str());
            }
            given.boards.emplace_back(board.white, board.black);
        }
        QCOMPARE(placed.size() + tried.position.absent.size(), state.players.size());

        const PairingRequest request = requestOf(tried.position.absent);
        const auto verdict = judge(state, request, given);
        QVERIFY2(verdict.hasValue() && verdict->isClean(), describe(tried).c_str());
        if (pairing.boards.size() < 2)
            return;
        const auto answer = whyNot(state, request, pairing.boards[0].white, pairing.boards[1].black);
        QVERIFY2(answer.hasValue() && answer->verdict != Counterfactual::Verdict::unknown, describe(tried).c_str());
    }
};

static const pairwright::RegisteredTest<TestDubov1997> registered("property_dubov1997");
#include "test_dubov1997.moc"
