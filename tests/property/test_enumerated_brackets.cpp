#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/base/random.h"
#include "engine/bracket/colour_bound.h"
#include "engine/bracket/two_paths.h"
#include "engine/dutch/quick_bracket.h"
#include "engine/dutch/round_pairer.h"
#include "tests/property/fingerprint.h"
#include "tests/support/played_twice.h"
#include "tests/support/registered_test.h"
#include "tests/support/swiss_systems.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>

using namespace pairwright;
using namespace pairwright::property;

namespace {

/// What the criteria ask of a player of one score who has met nobody of it.
struct Kind {
    int colour = 0;          ///< colour class
    bool down = false;       ///< floated down in the previous round
    bool downBefore = false; ///< ... in the round before
    friend auto operator<=>(const Kind&, const Kind&) = default;
};
using Kinds = std::vector<Kind>;

constexpr int roundsBefore = 3;
constexpr Score aWin{10};

/// Colours of the last games, which make the class.
std::vector<Colour> gamesOf(int colourClass)
{
    static constexpr Colour w = Colour::White;
    static constexpr Colour b = Colour::Black;
    switch (colourClass) {
    case 1: return {w, b};
    case 2: return {b, w, b};
    case 3: return {b, b};
    case 4: return {b, w};
    case 5: return {w, b, w};
    case 6: return {w, w};
    default: return {};
    }
}

struct BracketPosition {
    TournamentState state;
    std::vector<Tpn> absent;
};

/// Before round 4: players of these kinds in this order, and `below` players without a preference and have a point
/// less. Everybody has lost to others, who are not there: nobody has met, and nobody has scored.
BracketPosition positionOf(const Kinds& kinds, int below)
{
    BracketPosition position;
    TournamentState& state = position.state;
    state.plannedRounds = 9;
    const auto newcomer = [&]() -> std::size_t {
        PlayerState player;
        player.rating = 2500 - static_cast<int>(state.players.size());
        player.rounds.assign(roundsBefore, Bye{ByeKind::Zero});
        player.virtualPoints.assign(roundsBefore + 1, Score{});
        state.players.push_back(player);
        return state.players.size() - 1;
    };
    const auto tpn = [](std::size_t place) {
        return Tpn{static_cast<std::int32_t>(place) + 1};
    };
    for (const Kind& kind : kinds) {
        PlayerState& player = state.players[newcomer()];
        player.virtualPoints = {Score{}, kind.downBefore ? aWin : Score{}, kind.down ? aWin : Score{},
                                below > 0 ? aWin : Score{}};
    }
    for (int i = 0; i < below; ++i)
        newcomer();
    for (std::size_t place = 0; place < kinds.size(); ++place) {
        const std::vector<Colour> games = gamesOf(kinds[place].colour);
        std::size_t round = roundsBefore - games.size();
        for (const Colour colour : games) {
            const std::size_t other = newcomer();
            position.absent.push_back(tpn(other));
            state.players[place].rounds[round] = PlayedGame{tpn(other), colour, GameOutcome::Loss, true};
            state.players[other].rounds[round] = PlayedGame{tpn(place), opposite(colour), GameOutcome::Win, true};
            ++round;
        }
    }
    return position;
}

/// The least that all pairings of these lose; none: two of the same absolute preference would have to meet.
std::optional<ColourLoss> leastLoss(std::vector<int> colours)
{
    static std::map<std::vector<int>, std::optional<ColourLoss>> known;
    if (colours.empty())
        return ColourLoss{};
    std::sort(colours.begin(), colours.end());
    if (const auto found = known.find(colours); found != known.end())
        return found->second;
    std::optional<ColourLoss> best;
    for (std::size_t i = 1; i < colours.size(); ++i) {
        if (sameAbsolute(colours[0], colours[i]))
            continue;
        std::vector<int> rest = colours;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        rest.erase(rest.begin());
        auto loss = leastLoss(std::move(rest));
        if (loss)
            *loss += colourLoss(colours[0], colours[i]);
        if (loss && (!best || *loss < *best))
            best = loss;
    }
    known[std::move(colours)] = best;
    return best;
}

/// The same with the best of those who can leave, if their number is odd.
std::optional<ColourLoss> leastLossOf(const std::vector<int>& colours)
{
    if (colours.size() % 2 == 0)
        return leastLoss(colours);
    std::optional<ColourLoss> best;
    for (std::size_t leaving = 0; leaving < colours.size(); ++leaving) {
        std::vector<int> rest = colours;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(leaving));
        const auto loss = leastLoss(std::move(rest));
        if (loss && (!best || *loss < *best))
            best = loss;
    }
    return best;
}

ColourLoss lossOf(const std::vector<int>& colours, const std::vector<std::pair<int, int>>& pairs)
{
    ColourLoss loss;
    for (const auto& [a, b] : pairs)
        loss += colourLoss(colours[static_cast<std::size_t>(a)], colours[static_cast<std::size_t>(b)]);
    return loss;
}

/// The highest bracket.
dutch::BracketTask taskOf(const dutch::DutchField& field)
{
    dutch::BracketTask task;
    task.field = &field;
    task.byeCandidates.assign(static_cast<std::size_t>(field.size()), true);
    const int end = field.endOfScoregroup(0);
    for (int rank = 0; rank < field.size(); ++rank)
        (rank < end ? task.residents : task.next).push_back(rank);
    return task;
}

/// Neither games that they missed, where that matters, nor floats tell them apart.
bool areAlikeButForColours(const dutch::BracketTask& task)
{
    return std::all_of(task.residents.begin(), task.residents.end(), [&](int rank) {
        const dutch::Floats& floats = task.floats(rank);
        const dutch::Floats& first = task.floats(task.residents.front());
        return floats.down == first.down && floats.up == first.up &&
               (!task.byeFallsHere ||
                task.player(rank).unplayedGames == task.player(task.residents.front()).unplayedGames);
    });
}

std::uint64_t fingerprintOf(const TournamentState& state, const PairingRequest& request)
{
    auto answer = pairRound(state, request);
    if (answer)
        if (auto* procedure = std::get_if<ProcedureRecord>(&answer->record))
            for (ProcedureStep& step : procedure->steps)
                step.rejected.clear(); // see property_two_paths
    Fingerprint fingerprint;
    answer ? fingerprint.add(*answer) : fingerprint.add(answer.error());
    return fingerprint.value();
}

Kinds plainKinds(const std::vector<int>& colours)
{
    Kinds kinds;
    for (const int colour : colours)
        kinds.push_back({colour});
    return kinds;
}

/// Up to four players in every order, more of them in a few.
template <class Visit>
void forEachSmallBracket(Visit visit)
{
    constexpr int mostInEveryOrder = 4;
    constexpr int most = 6;
    constexpr int someOrders = 4;
    Random random(3);
    std::vector<int> colours;
    const auto fill = [&](auto& self, int size) -> void {
        if (static_cast<int>(colours.size()) == size) {
            std::vector<int> order = colours;
            for (int i = 0; i < (size > mostInEveryOrder ? someOrders : 1); ++i) {
                visit(order);
                random.shuffle(std::span<int>(order));
            }
            return;
        }
        const int first = size > mostInEveryOrder && !colours.empty() ? colours.back() : 0;
        for (int next = first; next < colourClasses; ++next) {
            colours.push_back(next);
            self(self, size);
            colours.pop_back();
        }
    };
    for (int size = 2; size <= most; ++size)
        fill(fill, size);
}

} // namespace

/// Brackets whose players have not met, of all colours that they can prefer: the lemmas of which the quick paths live,
/// on the engine itself.
class TestEnumeratedBrackets : public QObject {
    Q_OBJECT
private slots:
    void thePlayersAreOfTheirKinds()
    {
        const Kinds kinds{{0}, {1, true}, {2, false, true}, {3, true, true}, {4}, {5}, {6}};
        const BracketPosition position = positionOf(kinds, 2);
        const dutch::DutchField field(position.state, dutch::Edition::of2026, position.absent);
        QCOMPARE(field.size(), 9);
        QCOMPARE(field.endOfScoregroup(0), 7);
        for (int rank = 0; rank < 7; ++rank) {
            const Kind& kind = kinds[static_cast<std::size_t>(rank)];
            QCOMPARE(field.player(rank).tpn.value, rank + 1);
            QCOMPARE(colourClass(field.player(rank).preference), kind.colour);
            QCOMPARE(field.floats(rank).down[0], kind.down);
            QCOMPARE(field.floats(rank).down[1], kind.downBefore);
            QVERIFY(!field.floats(rank).up[0] && !field.floats(rank).up[1]);
        }
    }

    /// As many leave as the number of players says, exactly if no absolute preference is more frequent than boards (and
    /// the one who leaves); colours lose what counting says, and trying everything finds nothing better; the upper half
    /// plays the lower one, nobody is exchanged, so that no search is needed. The general path makes the same pairs.
    void halvesReachWhatCountingSays_data()
    {
        QTest::addColumn<dutch::Edition>("edition");
        QTest::addColumn<int>("below");
        QTest::newRow("2026, the only bracket") << dutch::Edition::of2026 << 0;
        QTest::newRow("2026, two players below") << dutch::Edition::of2026 << 2;
        QTest::newRow("2017, the only bracket") << dutch::Edition::of2017 << 0;
        QTest::newRow("2017, two players below") << dutch::Edition::of2017 << 2;
    }
    void halvesReachWhatCountingSays()
    {
        QFETCH(dutch::Edition, edition);
        QFETCH(int, below);
        int brackets = 0;
        int complete = 0;
        int quick = 0;
        forEachSmallBracket([&](const std::vector<int>& colours) {
            ++brackets;
            const BracketPosition position = positionOf(plainKinds(colours), below);
            const dutch::DutchField field(position.state, edition, position.absent);
            dutch::BracketTask task = taskOf(field);
            task.byeFallsHere = edition == dutch::Edition::of2026 && colours.size() % 2 == 1 && below == 0;
            const auto least = leastLossOf(colours);
            const auto most =
                std::max(std::count(colours.begin(), colours.end(), 3), std::count(colours.begin(), colours.end(), 6));
            QCOMPARE(least.has_value(), most <= static_cast<std::ptrdiff_t>((colours.size() + 1) / 2));
            const auto found = dutch::solveQuickly(task);
            if (!least) {
                QVERIFY(!found);
                return;
            }
            ++complete;
            quick += found ? 1 : 0;
            // Who leaves is a matter of colours first; only where more than colours tells the players apart may he be
            // of the upper half.
            const bool odd = colours.size() % 2 == 1;
            QVERIFY(found || (odd && !areAlikeButForColours(task)));
            if (!found)
                return;
            QVERIFY(task.byeFallsHere || lossOf(colours, found->pairs) == *least);
            QCOMPARE(found->exchanged, 0);
            QCOMPARE(found->downfloaters.size(), colours.size() % 2);
            const GeneralPathOnly general;
            dutch::BracketTask again = taskOf(field);
            const auto decided = dutch::decideBracket(again);
            QCOMPARE(decided.solution.exchanged, found->exchanged);
            QVERIFY(decided.solution.pairs == found->pairs);
            QVERIFY(decided.solution.downfloaters == found->downfloaters);
        });
        qInfo("LEMMAS %s: %d brackets of 2 to 6 players, %d can be paired within, %d of them by halves, 0 differences",
              QTest::currentDataTag(), brackets, complete, quick);
        QVERIFY(quick * 10 > complete * 9);
        QVERIFY(complete < brackets);
    }

    /// Any kinds, with floats of both rounds before: whatever a system counts in its quick path, it pairs as without.
    void bothPathsPairBracketsOfAllKinds_data()
    {
        QTest::addColumn<int>("line");
        for (std::size_t i = 0; i < swissSystems().size(); ++i)
            QTest::newRow(
                (std::string(swissSystems()[i].key) + '-' + std::to_string(swissSystems()[i].id.edition)).c_str())
                << static_cast<int>(i);
    }
    void bothPathsPairBracketsOfAllKinds()
    {
        QFETCH(int, line);
        const SystemInfo system = swissSystems()[static_cast<std::size_t>(line)];
        const bool matches = gamesOfARound(system.id.system) > 1;
        constexpr int brackets = 3000;
        Random random(17);
        for (int i = 0; i < brackets; ++i) {
            Kinds kinds(2 + random.below(7));
            for (Kind& kind : kinds) {
                kind.colour = static_cast<int>(random.below(colourClasses));
                kind.down = random.chance(1, 3);
                kind.downBefore = random.chance(1, 3);
            }
            const BracketPosition position = positionOf(kinds, static_cast<int>(random.below(4)));
            const TournamentState state = matches ? playedTwice(position.state) : position.state;
            const PairingRequest request{.system = system.id, .absent = position.absent};
            const std::uint64_t quick = fingerprintOf(state, request);
            const GeneralPathOnly general;
            QVERIFY2(quick == fingerprintOf(state, request), qPrintable(QString::number(i)));
        }
        qInfo("LEMMAS %s: %d brackets of all kinds, both paths, 0 differences", QTest::currentDataTag(), brackets);
    }
};

static const pairwright::RegisteredTest<TestEnumeratedBrackets> registered("property_enumerated_brackets");
#include "test_enumerated_brackets.moc"
