#include "engine/base/random.h"
#include "engine/ratings/title_norm.h"
#include "engine/tiebreaks/rating_tables.h"
#include "tests/support/registered_test.h"
#include "tests/unit/tiebreaks/random_event.h"

#include <QtTest>

#include <cmath>
#include <map>
#include <numeric>

using namespace pairwright;

namespace {

constexpr int events = 60;
constexpr int rounds = 11;

/// A strong field, so that norms happen; some players dominate it.
RatingEvent strongEvent(std::uint64_t seed)
{
    Random random(seed);
    RatingEvent event;
    event.firstDay = "2026-05-01";
    event.afterRound = rounds;
    event.state = randomEvent(seed, 24, rounds, seed % 2 == 0 ? Unplayed::none : Unplayed::some);
    constexpr const char* federations[]{"GER", "POL", "FRA", "UKR", "FID", ""};
    for (std::size_t i = 0; i < event.state.players.size(); ++i) {
        RatedPerson& person = event.people.emplace_back();
        if (random.chance(14, 15))
            person.rating = 2150 + static_cast<int>(random.below(500));
        person.title = static_cast<FideTitle>(random.below(random.chance(1, 3) ? 9 : 4));
        person.federation = federations[random.below(random.chance(1, 4) ? 6 : 4)];
    }
    // The first two win much more often than the others.
    for (const std::int32_t strong : {1, 2})
        for (std::size_t round = 0; round < rounds; ++round) {
            auto& record = event.state.players[static_cast<std::size_t>(strong - 1)].rounds[round];
            auto* game = std::get_if<PlayedGame>(&record);
            if (game == nullptr || game->opponent.value <= 2 || !random.chance(2, 3))
                continue;
            game->outcome = GameOutcome::Win;
            auto& other = event.state.players[static_cast<std::size_t>(game->opponent.value - 1)].rounds[round];
            std::get<PlayedGame>(other).outcome = GameOutcome::Loss;
        }
    return event;
}

/// The conditions of B.01 art. 1.4 for a fixed set of games, written down anew.
bool isNorm(const RatingEvent& event, int self, const std::vector<CountedGame>& games, NormTitle title)
{
    constexpr int performance[]{2600, 2450, 2400, 2250};
    constexpr int average[]{2380, 2230, 2180, 2030};
    constexpr int floors[]{2200, 2050, 2000, 1850};
    const auto t = static_cast<std::size_t>(title);
    const double n = static_cast<double>(games.size());
    if (games.size() < 9)
        return false;
    std::vector<int> ratings;
    std::map<std::string, int> from;
    double points = 0;
    int titled = 0;
    int kind = 0;
    for (const CountedGame& game : games) {
        const RatedPerson& other = event.people[static_cast<std::size_t>(game.opponent.value - 1)];
        ratings.push_back(other.rating ? *other.rating : 1400);
        ++from[other.federation];
        points += game.halfPoints / 2.0;
        const FideTitle has = other.title;
        titled += has == FideTitle::none || has == FideTitle::CM || has == FideTitle::WCM ? 0 : 1;
        const bool gm = has == FideTitle::GM;
        const bool im = gm || has == FideTitle::IM;
        const bool wgm = im || has == FideTitle::WGM;
        const bool wim = wgm || has == FideTitle::WIM;
        const bool ofKind[]{gm, im, wgm, wim};
        kind += ofKind[t] ? 1 : 0;
    }
    std::sort(ratings.begin(), ratings.end());
    ratings[0] = std::max(ratings[0], floors[t]);
    const int ra = static_cast<int>(std::lround(std::accumulate(ratings.begin(), ratings.end(), 0) / n));
    const int rp = ra + ratingDifferenceFor(static_cast<int>(std::lround(100 * points / n)));
    const std::string& own = event.people[static_cast<std::size_t>(self - 1)].federation;
    int foreign = 0;
    bool limits = true;
    for (const auto& [federation, count] : from) {
        if (federation == "FID" || federation.empty())
            continue;
        foreign += !own.empty() && federation != own ? 1 : 0;
        limits = limits && count <= 2 * n / 3 + 1e-9 && (federation != own || count <= 3 * n / 5 + 1e-9);
    }
    return points >= 0.35 * n && 2 * titled >= n && kind >= 3 && 3 * kind >= n && foreign >= 2 && limits &&
           ra >= average[t] && rp >= performance[t];
}

/// Every set that may be looked at: the first games, less any of those won.
bool anyNormOf(std::vector<CountedGame> all, const RatingEvent& event, int self, NormTitle title)
{
    for (; all.size() >= 9; all.pop_back())
        for (unsigned mask = 0; mask < (1U << all.size()); ++mask) {
            std::vector<CountedGame> kept;
            bool allowed = true;
            for (std::size_t i = 0; i < all.size(); ++i) {
                const bool out = (mask >> i & 1U) != 0;
                allowed = allowed && (!out || all[i].halfPoints == 2);
                if (!out)
                    kept.push_back(all[i]);
            }
            if (allowed && isNorm(event, self, kept, title))
                return true;
        }
    return false;
}

/// Of the games, or with the last round, won by forfeit, as a loss.
bool anyNorm(const RatingEvent& event, int self, NormTitle title)
{
    std::vector<CountedGame> all = countedGames(event, Tpn{self});
    if (anyNormOf(all, event, self, title))
        return true;
    const auto& last = event.state.players[static_cast<std::size_t>(self - 1)].rounds.back();
    const auto* forfeit = std::get_if<ForfeitedGame>(&last);
    if (forfeit == nullptr || !forfeit->won)
        return false;
    all.push_back({RoundNumber{event.afterRound}, forfeit->opponent, 0});
    return anyNormOf(all, event, self, title);
}

} // namespace

class TestNormProperties : public QObject {
    Q_OBJECT
private slots:
    void theSearchFindsWhatEnumerationFinds()
    {
        int norms = 0;
        int withDrops = 0;
        for (std::uint64_t seed = 1; seed <= events; ++seed) {
            const RatingEvent event = strongEvent(seed);
            const NormChecker checker(event);
            for (int player = 1; player <= 6; ++player)
                for (const NormTitle title : {NormTitle::GM, NormTitle::IM, NormTitle::WGM, NormTitle::WIM}) {
                    const NormCheck check = checker.check(Tpn{player}, title);
                    QVERIFY2(check.achieved == anyNorm(event, player, title),
                             qPrintable(QString("seed %1 player %2").arg(seed).arg(player)));
                    norms += check.achieved ? 1 : 0;
                    withDrops += check.dropped.empty() ? 0 : 1;
                }
        }
        qInfo("%d norms, %d of them with wins left out", norms, withDrops);
        QVERIFY(norms > 20 && withDrops > 0);
    }

    void halfAPointMoreNeverTakesANorm()
    {
        for (std::uint64_t seed = 1; seed <= events; ++seed) {
            RatingEvent event = strongEvent(seed);
            const bool before = NormChecker(event).check(Tpn{1}, NormTitle::IM).achieved;
            for (RoundRecord& record : event.state.players[0].rounds)
                if (auto* game = std::get_if<PlayedGame>(&record); game && game->outcome == GameOutcome::Draw)
                    game->outcome = GameOutcome::Win;
            if (before)
                QVERIFY(NormChecker(event).check(Tpn{1}, NormTitle::IM).achieved);
        }
    }

    /// What is called out of reach is never made afterwards, whoever the opponents of the last rounds are.
    void whatWasMadeWasInReachAfterEachRound()
    {
        int looked = 0;
        for (std::uint64_t seed = 1; seed <= events; ++seed) {
            const RatingEvent whole = strongEvent(seed);
            const NormChecker atTheEnd(whole);
            for (int player = 1; player <= 6; ++player)
                for (const NormTitle title : {NormTitle::GM, NormTitle::IM, NormTitle::WGM, NormTitle::WIM}) {
                    if (!atTheEnd.check(Tpn{player}, title).achieved)
                        continue;
                    for (int round = 1; round < whole.afterRound; ++round) {
                        RatingEvent sofar = whole;
                        sofar.afterRound = round;
                        sofar.people[static_cast<std::size_t>(player - 1)].gamesAhead = whole.afterRound - round;
                        QVERIFY2(NormChecker(sofar).check(Tpn{player}, title).inReach,
                                 qPrintable(QString("seed %1 player %2 round %3").arg(seed).arg(player).arg(round)));
                        ++looked;
                    }
                }
        }
        qInfo("%d times in reach before a norm was made", looked);
        QVERIFY(looked > 200);
    }

    void thePointsStillNeededAreEnoughAndNoneTooMany()
    {
        int checked = 0;
        for (std::uint64_t seed = 1; seed <= events; ++seed)
            for (int player = 1; player <= 6; ++player) {
                RatingEvent event = strongEvent(seed);
                event.afterRound = 6;
                event.people[static_cast<std::size_t>(player - 1)].gamesAhead = 5;
                const NormCheck check = NormChecker(event).check(Tpn{player}, NormTitle::IM);
                const NormRequirement& needed = check.requirement(NormRequirement::Kind::performance);
                if (check.achieved || !needed.toGo || needed.needsTheStrongest || check.games.games == 0)
                    continue;
                const int average = std::max(check.games.averageRating(), 2230);
                const int all = check.games.games + 5;
                const auto performance = [&](int halfPoints) {
                    return average + ratingDifferenceFor(percentOf(check.games.halfPoints + halfPoints, all));
                };
                QVERIFY(performance(*needed.toGo) >= 2450);
                QVERIFY(*needed.toGo == 0 || performance(*needed.toGo - 1) < 2450);
                ++checked;
            }
        QVERIFY(checked > 50);
    }
};

static const pairwright::RegisteredTest<TestNormProperties> registered("unit_norm_properties");
#include "test_norm_properties.moc"
