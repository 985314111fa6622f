#include "engine/ratings/rating_change.h"
#include "tests/support/registered_test.h"
#include "tests/unit/ratings/rating_events.h"
#include "tests/unit/tiebreaks/random_event.h"

#include <QtTest>

using namespace pairwright;

namespace {

using Assumption = KFactor::Assumption;

RatingPreview previewOfFirst(const RatingEvent& event)
{
    return previewRating(event, Tpn{1});
}

RatingChange changeOfFirst(const RatingEvent& event)
{
    return std::get<RatingChange>(previewOfFirst(event).outcome);
}

std::vector<Met> allAt(int rating, const std::vector<int>& halfPoints)
{
    std::vector<Met> games;
    games.reserve(halfPoints.size());
    for (const int points : halfPoints)
        games.push_back({rated(rating), points});
    return games;
}

} // namespace

class TestRatingChange : public QObject {
    Q_OBJECT
private slots:
    void theWorkedExampleOfTheRules()
    {
        const auto event =
            eventOf(rated(2000), {{rated(1900), 2}, {rated(2100), 1}, {rated(1500), 2}, {rated(2450), 0}});
        const RatingPreview preview = previewOfFirst(event);
        std::vector<int> expected;
        expected.reserve(preview.games.size());
        for (const RatedGame& game : preview.games)
            expected.push_back(game.expectedPercent);
        QCOMPARE(expected, (std::vector{64, 36, 92, 8}));
        QCOMPARE(preview.games[2].limited, true);
        QCOMPARE(preview.games[2].difference, 400);
        QCOMPARE(preview.games[0].limited, false);
        QCOMPARE(preview.halfPoints, 5);
        const RatingChange change = changeOfFirst(event);
        QCOMPARE(change.expectedPercent, 200);
        QCOMPARE(change.k.value, 20);
        QCOMPARE(change.hundredths, 1000);
        QCOMPARE(change.change, 10);
    }

    void aLongEventRatesEachGameByTheListOfItsMonth()
    {
        // Two games in October at 2000, two in November at 2100, against opponents whose ratings change as well.
        auto event = eventOf(rated(2000), {{rated(2000), 2}, {rated(2000), 2}, {rated(1900), 1}, {rated(1900), 1}});
        QCOMPARE(changeOfFirst(event).change, 14); // expected 0.50, 0.50, 0.64 and 0.64: 20 * (3 - 2.28)
        event.periods = {"2026-10", "2026-11"};
        event.periodOfRound = {0, 0, 1, 1};
        event.people[0].laterRatings = {2100};
        for (std::size_t i = 1; i < event.people.size(); ++i)
            event.people[i].laterRatings = {2100};
        const RatingChange change = changeOfFirst(event);
        QCOMPARE(change.periods.size(), std::size_t{2});
        QCOMPARE(change.periods[0].rating, 2000);
        QCOMPARE(change.periods[0].change, 20); // two wins, each expected with 0.50
        QCOMPARE(change.periods[1].rating, 2100);
        QCOMPARE(change.periods[1].expectedPercent, 100); // both at 2100 by then
        QCOMPARE(change.periods[1].change, 0);
        QCOMPARE(change.change, 20);
        QCOMPARE(previewOfFirst(event).games[2].opponentRating, 2100);
    }

    void whoGetsARatingInBetweenIsRatedFromThen()
    {
        auto event = eventOf({}, {{rated(1800), 2}, {rated(1800), 2}});
        event.periods = {"2026-10", "2026-11"};
        event.periodOfRound = {0, 1};
        event.people[0].laterRatings = {1800};
        const RatingChange change = changeOfFirst(event);
        QCOMPARE(change.rating, 1800);
        QCOMPARE(change.periods.size(), std::size_t{1});
        QCOMPARE(change.periods[0].games, 1);
        QCOMPARE(change.periods[0].change, 10);
    }

    void kIsLimitedInEachPeriodByItself()
    {
        // 40 * 18 games is more than 700; nine in each of two months are not.
        RatedPerson young = rated(1800);
        young.birthYear = 2012;
        auto event = eventOf(young, allAt(1800, std::vector<int>(18, 1)));
        QCOMPARE(changeOfFirst(event).k.value, 38);
        event.periods = {"2026-05", "2026-06"};
        event.periodOfRound = {0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1};
        for (RatedPerson& person : event.people)
            person.laterRatings = {person.rating};
        for (const PeriodChange& one : changeOfFirst(event).periods)
            QCOMPARE(one.k.value, 40);
    }

    void theWorkedExampleOfAnUnratedPlayer()
    {
        // 1500 + 1600 + 1700 + 1800 + 1900 = 8500, 3 of 5.
        const auto event =
            eventOf({}, {{rated(1500), 2}, {rated(1600), 2}, {rated(1700), 1}, {rated(1800), 1}, {rated(1900), 0}});
        const auto initial = std::get<InitialRating>(previewOfFirst(event).outcome);
        QCOMPARE(initial.sumOfRatings, 8500 + 3600);
        QCOMPARE(initial.games, 7);
        QCOMPARE(initial.percent, 57);
        QCOMPARE(initial.ratingDifference, 50);
        QCOMPARE(initial.rating, 1779);
        QCOMPARE(initial.capped, false);
    }

    void aChangeOfHalfAPointIsRoundedAwayFromZero()
    {
        // 2400 against 2400 less 3 points: 50 percent expected each; K 10. A difference of 11 is 52 percent.
        RatedPerson master = rated(2400);
        const auto up = eventOf(master, {{rated(2435), 1}}); // expects 45 percent: +0.5
        QCOMPARE(changeOfFirst(up).hundredths, 50);
        QCOMPARE(changeOfFirst(up).change, 1);
        const auto down = eventOf(master, {{rated(2365), 1}});
        QCOMPARE(changeOfFirst(down).hundredths, -50);
        QCOMPARE(changeOfFirst(down).change, -1);
        const auto small = eventOf(master, {{rated(2428), 1}}); // 46 percent: +0.4
        QCOMPARE(changeOfFirst(small).hundredths, 40);
        QCOMPARE(changeOfFirst(small).change, 0);
    }

    void theCoefficientFollowsFromRatingAgeTitleAndKind()
    {
        const auto k = [](const RatedPerson& person) {
            return kFactor(person, 2026, 9);
        };
        QCOMPARE(k(rated(2400)).value, 10);
        QVERIFY(k(rated(2400)).assumptions.empty());
        QCOMPARE(k(rated(2399)).value, 20);
        QCOMPARE(k(rated(2399)).assumptions, (std::vector{Assumption::thirtyGames, Assumption::never2400}));
        QCOMPARE(k(rated(2299)).assumptions.back(), Assumption::eighteenOrOlder);
        RatedPerson young = rated(2299);
        young.birthYear = 2008; // 18 in 2026
        QCOMPARE(k(young).value, 40);
        young.rating = 2300;
        QCOMPARE(k(young).value, 20);
        RatedPerson older = rated(1500);
        older.birthYear = 2007;
        QCOMPARE(k(older).value, 20);
        RatedPerson master = rated(2350);
        master.title = FideTitle::IM;
        QCOMPARE(k(master).value, 10);
        QCOMPARE(k(master).assumptions, std::vector{Assumption::titleMeans2400});
    }

    /// B.02 for rapid and blitz, as of 2024: K as in standard, the cut at 400 for everybody, and games far apart out.
    void rapidAndBlitzFollowTheirOwnPart()
    {
        auto event = eventOf(rated(2700), {{rated(2200), 2}, {rated(2100), 2}, {rated(2101), 1}});
        for (const RatingKind kind : {RatingKind::rapid, RatingKind::blitz}) {
            event.kind = kind;
            const RatingPreview preview = previewOfFirst(event);
            QCOMPARE(std::get<RatingChange>(preview.outcome).k.value, 10);
            QCOMPARE(preview.games.size(), std::size_t{2});
            QCOMPARE(preview.games[0].difference, 400);
            QCOMPARE(preview.tooFarApart.size(), std::size_t{1});
            QCOMPARE(preview.tooFarApart[0].round, RoundNumber{2});
            // The other one of the two loses nothing either.
            QVERIFY(previewRating(event, Tpn{3}).games.empty());
        }
        event.firstDay = "2024-11-30";
        QCOMPARE(previewOfFirst(event).games.size(), std::size_t{3});
        event.firstDay = "2024-12-01";
        event.people[0].rating = 2600;
        event.people[2].rating = 2000; // not above 2600
        QCOMPARE(previewOfFirst(event).games.size(), std::size_t{3});
        event.people[0].rating = 2700;
        event.kind = RatingKind::standard;
        QCOMPARE(previewOfFirst(event).games.size(), std::size_t{3});
        QCOMPARE(previewOfFirst(eventOf(rated(2700), {{rated(2200), 2}})).games[0].difference, 500);
    }

    void kTimesTheGamesIsAtMost700()
    {
        RatedPerson young = rated(1500);
        young.birthYear = 2012;
        QCOMPARE(kFactor(young, 2026, 17).value, 40); // 680
        QCOMPARE(kFactor(young, 2026, 18).value, 38); // 700 / 18
        QCOMPARE(kFactor(young, 2026, 18).beforeLimit, 40);
        QCOMPARE(kFactor(rated(1500), 2026, 36).value, 19);
        for (int games = 1; games <= 100; ++games)
            QVERIFY(kFactor(young, 2026, games).value * games <= 700);
    }

    void theDayDecidesWhetherRealDifferencesCountFrom2650On()
    {
        auto event = eventOf(rated(2650), {{rated(2050), 2}});
        QCOMPARE(previewOfFirst(event).games[0].difference, 600);
        QCOMPARE(previewOfFirst(event).games[0].expectedPercent, 98);
        // The opponent is rated below and keeps the limit.
        QCOMPARE(previewRating(event, Tpn{2}).games[0].difference, -400);
        event.firstDay = "2025-09-30";
        QCOMPARE(previewOfFirst(event).games[0].difference, 400);
        event.firstDay = "2025-10-01";
        QCOMPARE(previewOfFirst(event).games[0].difference, 600);
        event.people[0].rating = 2649;
        QCOMPARE(previewOfFirst(event).games[0].difference, 400);
    }

    void onlyFinishedGamesOverTheBoardAgainstRatedOpponentsCount()
    {
        auto event = eventOf(rated(2000), allAt(2000, {2, 2, 2, 2, 2, 2}));
        auto& rounds = event.state.players[0].rounds;
        rounds[0] = ForfeitedGame{Tpn{2}, Colour::White, true};
        rounds[1] = Bye{ByeKind::PairingAllocated};
        std::get<PlayedGame>(rounds[2]).rated = false; // less than one move
        std::get<PlayedGame>(rounds[3]).outcome = GameOutcome::Adjourned;
        event.people[5].rating.reset();
        const RatingPreview preview = previewOfFirst(event);
        QCOMPARE(preview.games.size(), std::size_t{1});
        QCOMPARE(preview.games[0].game.round, RoundNumber{6});
        QCOMPARE(std::get<RatingChange>(preview.outcome).change, 10);
        event.afterRound = 5;
        QVERIFY(std::holds_alternative<std::monostate>(previewOfFirst(event).outcome));
        QVERIFY(!previewOfFirst(event).performance);
    }

    void anUnratedPlayerNeedsFiveGamesAPointAnd1400()
    {
        using Reason = NoInitialRating::Reason;
        const auto none = [](const std::vector<Met>& games) {
            return std::get<NoInitialRating>(previewOfFirst(eventOf({}, games)).outcome);
        };
        QCOMPARE(none(allAt(1700, {2, 2, 2, 2})).reason, Reason::tooFewGames);
        QCOMPARE(none(allAt(1700, {2, 2, 2, 2})).games, 4);
        QCOMPARE(none(allAt(1700, {0, 0, 0, 0, 0})).reason, Reason::noPoints);
        QCOMPARE(none({}).reason, Reason::tooFewGames);
        const NoInitialRating low = none(allAt(1400, {1, 0, 0, 0, 0}));
        QCOMPARE(low.reason, Reason::below1400);
        // (7000 + 3600) / 7 = 1514.29, 1.5 of 7 = 21 percent: less 230.
        QCOMPARE(*low.computed, 1284);
        const auto high = std::get<InitialRating>(previewOfFirst(eventOf({}, allAt(2400, {2, 2, 2, 2, 2}))).outcome);
        QCOMPARE(high.rating, 2200);
        QCOMPARE(high.capped, true);
    }

    void thePerformanceIsTheAveragePlusTheTable()
    {
        const RatingPreview preview = previewOfFirst(eventOf(rated(1900), allAt(2000, {2, 2, 1, 0})));
        QCOMPARE(*preview.averageRating, 2000);
        QCOMPARE(*preview.performance, 2000 + 95); // 2.5 of 4 = 63 percent
    }

    void whatOneWinsTheOtherLoses_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 40; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void whatOneWinsTheOtherLoses()
    {
        QFETCH(int, seed);
        RatingEvent event;
        event.firstDay = "2026-05-01";
        event.afterRound = 7;
        event.state = randomEvent(static_cast<std::uint64_t>(seed), 20 + seed, event.afterRound);
        for (const PlayerState& player : event.state.players)
            event.people.push_back(player.rating ? rated(std::min(*player.rating, 2399)) : RatedPerson{}); // one K
        int total = 0;
        int games = 0;
        for (int i = 1; i <= static_cast<int>(event.people.size()); ++i) {
            const RatingPreview preview = previewRating(event, Tpn{i});
            const auto* change = std::get_if<RatingChange>(&preview.outcome);
            if (change == nullptr)
                continue;
            total += change->hundredths;
            games += static_cast<int>(preview.games.size());
            QVERIFY(std::abs(change->change * 100 - change->hundredths) <= 50);
            QVERIFY(std::abs(change->hundredths) <= 100 * change->k.value * static_cast<int>(preview.games.size()));
        }
        QVERIFY(games > 0);
        QCOMPARE(total, 0);
    }
};

static const pairwright::RegisteredTest<TestRatingChange> registered("unit_rating_change");
#include "test_rating_change.moc"
