#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "app/prizes/prize_assignment.h"
#include "engine/base/random.h"
#include "tests/oracle/prizes/best_assignment.h"
#include "tests/support/registered_test.h"

#include <numeric>

using namespace pairwright;
using prizes::Person;
using prizes::PrizeAssignment;
using prizes::PrizeEvent;

namespace {

std::uint64_t fromEnvironment(const char* variable, std::uint64_t otherwise)
{
    bool given = false;
    const auto value = qEnvironmentVariable(variable).toULongLong(&given);
    return given ? value : otherwise;
}

/// A few players and a fund, so narrow that they are often equal and want the same.
struct RandomFund {
    PrizeEvent event;
    std::vector<Prize> fund;
    PrizeRules rules;

    explicit RandomFund(std::uint64_t seed)
        : random_(seed)
    {
        const std::size_t players = 1 + random_.below(7);
        std::int64_t points = 50;
        for (std::size_t i = 0; i < players; ++i) {
            points -= random_.chance(1, 2) ? 0 : 5;
            event.people.push_back(person(static_cast<int>(i), points));
        }
        event.takePart = static_cast<int>(players);
        const std::size_t prizes = 1 + random_.below(6);
        while (fund.size() < prizes)
            addSet(prizes - fund.size());
        if (random_.chance(1, 4))
            random_.shuffle(std::span<Prize>(fund));
        chooseRules();
    }

private:
    Person person(int number, std::int64_t points)
    {
        Person one;
        one.player = PlayerKey{number + 1};
        one.rank = number + 1;
        one.points = points;
        one.data.name = QStringLiteral("P%1").arg(number + 1);
        if (random_.chance(5, 6))
            one.data.rating = Rating{1500 + 100 * static_cast<int>(random_.below(5)), RatingSource::fide, {}};
        if (random_.chance(1, 2))
            one.data.sex = random_.chance(1, 2) ? Sex::Female : Sex::Male;
        if (random_.chance(2, 3))
            one.data.birth = BirthDate{2008 + static_cast<int>(random_.below(8)), {}, {}};
        one.data.club = random_.chance(1, 2) ? QStringLiteral("A") : QStringLiteral("B");
        one.data.group = random_.chance(1, 2) ? QStringLiteral("X") : QString();
        if (random_.chance(3, 4))
            one.performance = 1600 + 50 * static_cast<int>(random_.below(6));
        if (one.data.rating && one.performance)
            one.improvement = -100 + 50 * static_cast<int>(random_.below(5));
        if (random_.chance(1, 10))
            one.bar = prizes::Bar::withdrawn;
        return one;
    }

    void addSet(std::size_t most)
    {
        Prize prize;
        prize.kind = static_cast<PrizeKind>(random_.below(10)); // place .. improvement
        prize.set = random_.chance(1, 3) ? QStringLiteral("Second") : QStringLiteral("First");
        if (prize.kind == PrizeKind::group)
            prize.of = QStringLiteral("X");
        if (prize.kind == PrizeKind::club)
            prize.of = random_.chance(1, 2) ? QStringLiteral("A") : QStringLiteral("C");
        if (prize.kind == PrizeKind::rating)
            prize.from = 1600;
        if (prize.kind == PrizeKind::rating || prize.kind == PrizeKind::under)
            prize.to = 1700 + 100 * static_cast<int>(random_.below(2));
        if (prize.kind == PrizeKind::age)
            prize.to = 14;
        const std::size_t count = 1 + random_.below(std::min<std::size_t>(most, 4));
        for (std::size_t i = 0; i < count; ++i) {
            prize.place = static_cast<int>(i) + 1;
            prize.amount = static_cast<std::int64_t>(random_.below(6)) * 2550;
            prize.thing = prize.amount == 0 || random_.chance(1, 6) ? QStringLiteral("Cup") : QString();
            prize.id = ThingId{static_cast<std::int64_t>(fund.size()) + 1};
            fund.push_back(prize);
        }
    }

    void chooseRules()
    {
        constexpr std::array<std::int64_t, 4> units{1, 50, 100, 1000};
        rules.limit = static_cast<PrizeLimit>(random_.below(3));
        rules.sharing = static_cast<PrizeSharing>(random_.below(3));
        rules.setsApart = random_.chance(1, 2);
        rules.lowest = random_.chance(1, 2) ? 0 : static_cast<std::int64_t>(random_.below(5)) * 1000;
        rules.unit = units.at(random_.below(units.size()));
        rules.fullFrom = random_.chance(1, 4) ? 8 : 0;
    }

    Random random_;
};

std::vector<std::int64_t> paidBy(const PrizeAssignment& assignment)
{
    std::vector<std::int64_t> paid;
    for (std::size_t i = 0; i < assignment.event.people.size(); ++i)
        paid.push_back(assignment.cashOf(i));
    return paid;
}

} // namespace

/// The assignment of prizes against one that tries everything.
class PrizeOracleTest : public QObject {
    Q_OBJECT
private slots:
    void everyFundIsGivenAsByTryingAllAssignments()
    {
        const std::uint64_t events = fromEnvironment("PAIRWRIGHT_PRIZE_EVENTS", 500);
        const std::uint64_t seed = fromEnvironment("PAIRWRIGHT_ORACLE_SEED", 1);
        std::uint64_t differences = 0;
        std::uint64_t inTurn = 0;
        std::uint64_t given = 0;
        std::uint64_t levels = 0;
        for (std::uint64_t i = 0; i < events; ++i) {
            const RandomFund made(seed * 1'000'000 + i);
            const auto best = oracle::bestPrizes(made.event, made.fund, made.rules);
            const auto here = prizes::assignPrizes(made.event, made.fund, made.rules);
            std::set<std::size_t> level;
            for (const prizes::Pool& pool : here.pools)
                level.insert(pool.level.begin(), pool.level.end());
            bool same = paidBy(here) == best.paid && level == best.level && best.allowed == 1;
            for (std::size_t prize = 0; prize < made.fund.size(); ++prize) {
                same = same && here.winnerOf(prize) == best.winners[prize];
                given += best.winners[prize] ? 1U : 0U;
            }
            // Where every prize follows the standings, the best for the first, then for the second, is the same one.
            if (std::none_of(made.fund.begin(), made.fund.end(), [](const Prize& prize) {
                    return prize.kind == PrizeKind::performance || prize.kind == PrizeKind::improvement;
                })) {
                ++inTurn;
                same = same && best.bestInTurn == best.winners;
            }
            levels += level.size();
            if (!same && ++differences <= 3)
                qWarning("event %llu differs", static_cast<unsigned long long>(i));
        }
        qInfo("prizes: %llu events, %llu prizes given, %llu events without one by performance, %llu "
              "players level with the last prize, %llu differences",
              static_cast<unsigned long long>(events), static_cast<unsigned long long>(given),
              static_cast<unsigned long long>(inTurn), static_cast<unsigned long long>(levels),
              static_cast<unsigned long long>(differences));
        QCOMPARE(differences, std::uint64_t{0});
        QVERIFY(inTurn > 0 && levels > 0);
    }

    void everySharingMakesTheSumToTheCent()
    {
        constexpr int sharings = 100'000;
        Random random(7);
        for (int i = 0; i < sharings; ++i) {
            std::vector<std::int64_t> taken;
            const std::size_t people = 1 + random.below(30);
            for (std::size_t one = 0; one < people; ++one)
                taken.push_back(random.chance(1, 3) ? 0 : static_cast<std::int64_t>(random.below(500'000)));
            std::int64_t total = std::accumulate(taken.begin(), taken.end(), std::int64_t{0});
            total += random.chance(1, 3) ? static_cast<std::int64_t>(random.below(10'000)) : 0; // of who got nothing
            const bool hort = random.chance(1, 2);
            const std::int64_t unit = std::array<std::int64_t, 4>{1, 5, 100, 1000}.at(random.below(4));
            const auto shares = prizes::sharesOf(
                total, taken, hort ? prizes::SharingRules::Kind::hort : prizes::SharingRules::Kind::equal, unit);
            QCOMPARE(std::accumulate(shares.begin(), shares.end(), std::int64_t{0}), total);
            QCOMPARE(shares, oracle::sharedOut(total, taken, hort, unit));
            for (std::size_t one = 1; one < shares.size(); ++one)
                QCOMPARE(shares[one] % unit, std::int64_t{0});
        }
        qInfo("prizes: %d sharings, all sums kept", sharings);
    }

    void equalInputsGiveEqualOutputs()
    {
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const RandomFund one(seed);
            const RandomFund other(seed);
            QVERIFY(prizes::awardsOf(prizes::assignPrizes(one.event, one.fund, one.rules)) ==
                    prizes::awardsOf(prizes::assignPrizes(other.event, other.fund, other.rules)));
        }
    }

    void threeThousandPlayersAndThreeHundredPrizesTakeLessThanAFifthOfASecond()
    {
        PrizeEvent event;
        Random random(3);
        for (int i = 0; i < 3'000; ++i) {
            Person& person = event.people.emplace_back();
            person.player = PlayerKey{i + 1};
            person.points = 90 - i / 40;
            person.data.rating = Rating{1000 + static_cast<int>(random.below(1500)), RatingSource::fide, {}};
            person.data.club = QStringLiteral("Club %1").arg(random.below(100));
            person.performance = 1000 + static_cast<int>(random.below(1500));
            if (random.chance(1, 5))
                person.data.sex = Sex::Female;
        }
        event.takePart = 3'000;
        std::vector<Prize> fund;
        for (int i = 0; i < 300; ++i) {
            Prize& prize = fund.emplace_back();
            prize.set = QStringLiteral("Set %1").arg(i % 30);
            constexpr std::array kinds{PrizeKind::place, PrizeKind::under, PrizeKind::women, PrizeKind::club,
                                       PrizeKind::performance};
            prize.kind = kinds.at(static_cast<std::size_t>(i) % kinds.size());
            if (prize.kind == PrizeKind::under)
                prize.to = 1200 + i % 30 * 20;
            if (prize.kind == PrizeKind::club)
                prize.of = QStringLiteral("Club %1").arg(i % 30);
            prize.place = i / 30 + 1;
            prize.amount = 100'000 - i * 100;
        }
        PrizeRules rules;
        rules.sharing = PrizeSharing::hort;
        QElapsedTimer timer;
        timer.start();
        const PrizeAssignment assignment = prizes::assignPrizes(event, fund, rules);
        const auto awards = prizes::awardsOf(assignment);
        const qint64 milliseconds = timer.elapsed();
        qInfo("prizes: 3000 players and 300 prizes in %lld ms", static_cast<long long>(milliseconds));
        QVERIFY(awards.size() >= 300);
        std::int64_t sum = 0;
        for (const Prize& prize : fund)
            sum += prize.amount;
        QCOMPARE(assignment.paid() + assignment.unpaid(), sum);
    }
};

static const pairwright::RegisteredTest<PrizeOracleTest> registered("oracle_prizes");

#include "test_prizes_twice.moc"
