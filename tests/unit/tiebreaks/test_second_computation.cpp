#include "engine/base/random.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/evaluate.h"
#include "engine/tiebreaks/standings.h"
#include "tests/support/registered_test.h"
#include "tests/unit/tiebreaks/every_tie_break.h"
#include "tests/unit/tiebreaks/random_event.h"
#include "tests/unit/tiebreaks/second_computation.h"

#include <QtTest>

using namespace pairwright;

namespace {

constexpr int seedsOfValues = 24;
constexpr int seedsOfTables = 60;
constexpr int seedsOfRoundRobins = 200;
constexpr std::size_t tieBreaksOfARoundRobin = 24;
constexpr int roundsOfAnEvent = 7;

/// Swiss and round robin in both editions; then matches of two games, a Swiss, in both.
constexpr int kindsOfRules = 6;

TieBreakRules rulesOf(int index)
{
    return {index % 2 == 0 ? TieBreakEdition::y2024 : TieBreakEdition::y2026,
            index / 2 == 1 ? EventFormat::roundRobin : EventFormat::swiss};
}

int gamesOf(int index)
{
    return index < 4 ? 1 : 2;
}

/// With other points for a win in every third event, and everybody rated in every second.
TournamentState eventFor(int seed, int games)
{
    const auto make = games == 1 ? &randomEvent : &randomMatches;
    TournamentState state = make(static_cast<std::uint64_t>(seed), 8 + seed % 9, roundsOfAnEvent, Unplayed::some);
    Random random(static_cast<std::uint64_t>(seed));
    if (seed % 3 == 0)
        state.points = PointSystem::of(Score{30}, Score{10}, seed % 2 == 0 ? Score{30} : Score{10});
    for (PlayerState& player : state.players)
        if (seed % 2 == 1 && random.chance(1, 6))
            player.rating.reset();
    return state;
}

} // namespace

/// Everything is computed twice and must agree exactly.
class TestSecondComputation : public QObject {
    Q_OBJECT
    std::int64_t values_ = 0;
    std::int64_t tables_ = 0;
    std::int64_t tooManyMissing_ = 0;
    std::int64_t roundRobins_ = 0;

    void compareValue(const TieBreak& tieBreak, std::optional<TieBreakValue> value,
                      std::optional<second::Fraction> expected)
    {
        if (expected && lowerIsBetter(tieBreak))
            expected->top = -expected->top;
        const std::string code = toString(tieBreak);
        QVERIFY2(value.has_value() == expected.has_value(), code.c_str());
        QVERIFY2(!value || (*value == TieBreakValue{expected->top, expected->bottom}), code.c_str());
        ++values_;
    }

    static void addSeeds(int seeds)
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= seeds; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }

private slots:
    void everyValueIsTheSame_data() { addSeeds(seedsOfValues); }
    void everyValueIsTheSame()
    {
        QFETCH(int, seed);
        // Matches in half of the events; with and without unrated players among them.
        for (int index = 0; index < (seed % 4 < 2 ? kindsOfRules : 4); ++index) {
            const TieBreakRules rules = rulesOf(index);
            const TournamentState state = eventFor(seed, gamesOf(index));
            const int rounds = seed % 4 == 0 ? roundsOfAnEvent - 2 : roundsOfAnEvent;
            const TieBreakContext context(state, rounds, rules);
            for (const TieBreak& tieBreak : everyTieBreak()) {
                if (tieBreak.kind == TieBreakKind::DirectEncounter)
                    continue;
                const std::string code = toString(tieBreak);
                const auto results = evaluate(context, tieBreak);
                for (int number = 1; number <= context.participants(); ++number) {
                    const auto value = results[static_cast<std::size_t>(number - 1)].value;
                    auto expected = second::valueOf(state, rounds, rules, code, number);
                    if (expected && lowerIsBetter(tieBreak))
                        expected->top = -expected->top;
                    const QString where = QString("%1 of %2, rules %3").arg(code.c_str()).arg(number).arg(index);
                    QVERIFY2(value.has_value() == expected.has_value(), qPrintable(where));
                    QVERIFY2(!value || (*value == TieBreakValue{expected->top, expected->bottom}), qPrintable(where));
                    ++values_;
                }
            }
        }
    }

    void everyTableIsTheSame_data() { addSeeds(seedsOfTables); }
    void everyTableIsTheSame()
    {
        QFETCH(int, seed);
        Random random(static_cast<std::uint64_t>(seed) + 1000);
        for (int index = 0; index < 2 * kindsOfRules; ++index) {
            const TieBreakRules rules = rulesOf(index % kindsOfRules);
            const TournamentState state = eventFor(seed, gamesOf(index % kindsOfRules));
            std::vector<TieBreak> list;
            std::vector<std::string> codes;
            for (std::uint64_t length = 1 + random.below(5); length > 0; --length) {
                const bool direct = random.chance(1, 3);
                const auto& all = everyTieBreak();
                list.push_back(
                    direct ? TieBreak{.kind = TieBreakKind::DirectEncounter, .forfeitsAsGames = random.chance(1, 2)}
                           : all[random.below(all.size())]);
                codes.push_back(toString(list.back()));
            }
            const int rounds = 2 + static_cast<int>(random.below(roundsOfAnEvent - 1));
            const auto expected = second::table(state, rounds, rules, codes);
            if (!expected) {
                ++tooManyMissing_;
                continue;
            }
            const auto rows = standings(state, rounds, list, rules);
            for (const StandingsRow& got : rows) {
                const auto row = std::ranges::find(*expected, got.tpn.value, &second::Place::number);
                QVERIFY2(row->rank == got.rank, qPrintable(QString("%1 after round %2, rules %3, number %4")
                                                               .arg(toString(std::span(std::as_const(list))).c_str())
                                                               .arg(rounds)
                                                               .arg(index % kindsOfRules)
                                                               .arg(got.tpn.value)));
            }
            ++tables_;
        }
    }

    void everyRoundRobinIsTheSame_data() { addSeeds(seedsOfRoundRobins); }
    void everyRoundRobinIsTheSame()
    {
        QFETCH(int, seed);
        Random random(static_cast<std::uint64_t>(seed) + 3000);
        TournamentState state = randomAllPlayAll(static_cast<std::uint64_t>(seed));
        if (seed % 3 == 0)
            state.points = PointSystem::of(Score{30}, Score{10}, Score{30});
        if (seed % 4 == 0)
            state.players[random.below(state.players.size())].rating.reset();
        const int rounds = seed % 5 == 0 ? state.plannedRounds - 2 : state.plannedRounds;
        for (const auto edition : {TieBreakEdition::y2024, TieBreakEdition::y2026}) {
            const TieBreakRules rules{edition, EventFormat::roundRobin};
            std::vector<TieBreak> list = everyTieBreak();
            // It counts APPO upwards for every opponent of everybody: slow.
            std::erase_if(list, [seed](const TieBreak& tieBreak) {
                return infoOf(tieBreak.kind).swissOnly ||
                       (tieBreak.kind == TieBreakKind::AverageOfPerfect && seed % 20 != 0);
            });
            random.shuffle(std::span(list));
            list.resize(tieBreaksOfARoundRobin);
            const auto rows = standings(state, rounds, list, rules);
            for (const StandingsRow& row : rows)
                for (std::size_t i = 0; i < list.size(); ++i)
                    if (list[i].kind != TieBreakKind::DirectEncounter)
                        compareValue(list[i], row.tieBreaks[i].value,
                                     second::valueOf(state, rounds, rules, toString(list[i]), row.tpn.value));
            for (int table = 0; table < 4; ++table) {
                random.shuffle(std::span(list));
                const std::span<const TieBreak> few(list.data(), 2);
                const std::vector<TieBreak> byDirect{{.kind = TieBreakKind::DirectEncounter}, few[0], few[1]};
                const auto expected = second::table(state, rounds, rules, {"DE", toString(few[0]), toString(few[1])});
                if (!expected) {
                    ++tooManyMissing_;
                    continue;
                }
                for (const StandingsRow& got : standings(state, rounds, byDirect, rules))
                    QCOMPARE(got.rank, std::ranges::find(*expected, got.tpn.value, &second::Place::number)->rank);
                ++tables_;
            }
        }
        ++roundRobins_;
    }

    void cleanupTestCase()
    {
        qInfo(
            "two computations agree: %lld values, %lld tables (%lld direct encounters too big to play out), %lld round "
            "robins",
            static_cast<long long>(values_), static_cast<long long>(tables_), static_cast<long long>(tooManyMissing_),
            static_cast<long long>(roundRobins_));
        QVERIFY(values_ > 90000 && tables_ > 450 && roundRobins_ == seedsOfRoundRobins);
    }
};

static const pairwright::RegisteredTest<TestSecondComputation> registered("unit_second_computation");
#include "test_second_computation.moc"
