#include "tests/oracle/prizes/best_assignment.h"

#include <algorithm>
#include <map>
#include <tuple>

// Written from the text of the rules alone; it shares with the program only what a fund and an event are.
namespace pairwright::oracle {

namespace {

using prizes::Person;
using prizes::PrizeEvent;
using Winners = std::vector<std::optional<std::size_t>>;

class Trial {
public:
    Trial(const PrizeEvent& event, const std::vector<Prize>& fund, const PrizeRules& rules)
        : event_(event)
        , fund_(fund)
        , rules_(rules)
        , winners_(fund.size())
    {
    }

    BestPrizes run()
    {
        best_.paid.resize(event_.people.size());
        give(0);
        shareAll();
        return best_;
    }

private:
    [[nodiscard]] bool isGivenHere(const Prize& prize) const
    {
        return prize.kind != PrizeKind::free && prize.kind != PrizeKind::team;
    }

    [[nodiscard]] bool isMeant(const Prize& prize, const PlayerData& data, const Person& person) const
    {
        const auto within = [&prize](int value) {
            return (!prize.from || value >= *prize.from) && (!prize.to || value <= *prize.to);
        };
        switch (prize.kind) {
        case PrizeKind::place: return true;
        case PrizeKind::group: return data.group == prize.of;
        case PrizeKind::rating:
        case PrizeKind::under: return data.rating.has_value() && within(data.rating->value);
        case PrizeKind::age: return data.birth.has_value() && within(event_.year - data.birth->year);
        case PrizeKind::women: return data.sex == Sex::Female;
        case PrizeKind::club: return data.club == prize.of;
        case PrizeKind::unrated: return !data.rating.has_value();
        case PrizeKind::performance: return person.performance.has_value();
        case PrizeKind::improvement: return person.improvement.has_value();
        default: return false;
        }
    }

    [[nodiscard]] bool mayHave(std::size_t prize, std::size_t player) const
    {
        const Person& person = event_.people[player];
        return isGivenHere(fund_[prize]) && !person.bar && isMeant(fund_[prize], person.data, person);
    }

    /// By the standings, or by what the prize is for.
    [[nodiscard]] bool comesBefore(std::size_t prize, std::size_t one, std::size_t other) const
    {
        const Person& a = event_.people[one];
        const Person& b = event_.people[other];
        if (fund_[prize].kind == PrizeKind::performance && a.performance != b.performance)
            return *a.performance > *b.performance;
        if (fund_[prize].kind == PrizeKind::improvement && a.improvement != b.improvement)
            return *a.improvement > *b.improvement;
        return one < other;
    }

    [[nodiscard]] bool isOneSet(std::size_t one, std::size_t other) const
    {
        const Prize& a = fund_[one];
        const Prize& b = fund_[other];
        return std::tie(a.set, a.kind, a.of, a.from, a.to) == std::tie(b.set, b.kind, b.of, b.from, b.to);
    }

    /// Nobody may win both.
    [[nodiscard]] bool excludeEachOther(std::size_t one, std::size_t other) const
    {
        switch (rules_.limit) {
        case PrizeLimit::one: return true;
        case PrizeLimit::oneOfEachKind: return fund_[one].kind == fund_[other].kind;
        case PrizeLimit::all: return isOneSet(one, other);
        }
        return true;
    }

    [[nodiscard]] std::int64_t valueOf(std::size_t prize) const
    {
        const Prize& one = fund_[prize];
        if (!one.thing.isEmpty() || event_.takePart >= rules_.fullFrom)
            return one.amount;
        const std::int64_t inProportion = one.amount * event_.takePart / rules_.fullFrom;
        return inProportion - inProportion % rules_.unit;
    }

    [[nodiscard]] std::size_t firstOfSet(std::size_t prize) const
    {
        std::size_t first = 0;
        while (!isOneSet(first, prize))
            ++first;
        return first;
    }

    /// The most valuable, then main before group, then the order of the list.
    [[nodiscard]] bool isBetterToHave(std::size_t one, std::size_t other) const
    {
        const auto key = [this](std::size_t prize) {
            return std::tuple(-valueOf(prize), fund_[prize].kind == PrizeKind::place ? 0 : 1, firstOfSet(prize),
                              fund_[prize].place, prize);
        };
        return key(one) < key(other);
    }

    void give(std::size_t prize)
    {
        if (prize == fund_.size()) {
            if (best_.bestInTurn.empty() || isBetterThan(best_.bestInTurn))
                best_.bestInTurn = winners_;
            if (isAllowed()) {
                ++best_.allowed;
                if (best_.winners.empty() || isBetterThan(best_.winners))
                    best_.winners = winners_;
            }
            return;
        }
        winners_[prize].reset();
        give(prize + 1);
        for (std::size_t player = 0; player < event_.people.size(); ++player) {
            if (!mayHave(prize, player))
                continue;
            bool isFree = true;
            for (std::size_t other = 0; other < prize; ++other)
                isFree = isFree && !(winners_[other] == player && excludeEachOther(other, prize));
            if (!isFree)
                continue;
            winners_[prize] = player;
            give(prize + 1);
        }
        winners_[prize].reset();
    }

    /// Nobody who comes before the winner, or who could have what nobody has, goes without unless he has a better one
    /// that excludes it.
    [[nodiscard]] bool isAllowed() const
    {
        for (std::size_t prize = 0; prize < fund_.size(); ++prize)
            for (std::size_t player = 0; player < event_.people.size(); ++player) {
                const auto& winner = winners_[prize];
                if (!mayHave(prize, player) || winner == player || (winner && comesBefore(prize, *winner, player)))
                    continue;
                bool hasBetter = false;
                for (std::size_t own = 0; own < fund_.size(); ++own)
                    hasBetter = hasBetter ||
                                (winners_[own] == player && excludeEachOther(own, prize) && isBetterToHave(own, prize));
                if (!hasBetter)
                    return false;
            }
        return true;
    }

    /// The prizes of one player, the best first.
    [[nodiscard]] std::vector<std::size_t> prizesOf(const Winners& winners, std::size_t player) const
    {
        std::vector<std::size_t> own;
        for (std::size_t prize = 0; prize < winners.size(); ++prize)
            if (winners[prize] == player)
                own.push_back(prize);
        std::sort(own.begin(), own.end(), [this](std::size_t a, std::size_t b) { return isBetterToHave(a, b); });
        return own;
    }

    /// For the first of the standings, then for the second, and so on.
    [[nodiscard]] bool isBetterThan(const Winners& winners) const
    {
        const auto sum = [this](const std::vector<std::size_t>& own) {
            std::int64_t values = 0;
            for (const std::size_t prize : own)
                values += valueOf(prize);
            return values;
        };
        for (std::size_t player = 0; player < event_.people.size(); ++player) {
            const auto now = prizesOf(winners_, player);
            const auto before = prizesOf(winners, player);
            if (sum(now) != sum(before))
                return sum(now) > sum(before);
            if (now.size() != before.size())
                return now.size() > before.size();
            for (std::size_t i = 0; i < now.size(); ++i)
                if (now[i] != before[i])
                    return isBetterToHave(now[i], before[i]);
        }
        return false;
    }

    /// The cash of each tied group is pooled and shared.
    void shareAll()
    {
        const auto isCash = [this](std::size_t prize) {
            return best_.winners[prize].has_value() && fund_[prize].thing.isEmpty();
        };
        std::set<std::size_t> done;
        for (std::size_t first = 0; first < fund_.size(); ++first) {
            if (!isCash(first) || done.contains(first))
                continue;
            std::vector<std::size_t> pool{first};
            if (rules_.sharing != PrizeSharing::none && isByPoints(first))
                for (std::size_t other = first + 1; other < fund_.size(); ++other)
                    if (isCash(other) && isByPoints(other) && pointsOf(other) == pointsOf(first) &&
                        (rules_.setsApart ? isOneSet(first, other) : excludeEachOther(first, other)))
                        pool.push_back(other);
            done.insert(pool.begin(), pool.end());
            sharePool(pool, rules_.sharing != PrizeSharing::none && isByPoints(first));
        }
    }
    [[nodiscard]] bool isByPoints(std::size_t prize) const
    {
        return fund_[prize].kind != PrizeKind::performance && fund_[prize].kind != PrizeKind::improvement;
    }
    [[nodiscard]] std::int64_t pointsOf(std::size_t prize) const { return event_.people[*best_.winners[prize]].points; }

    void sharePool(const std::vector<std::size_t>& pool, bool isShared)
    {
        std::vector<std::size_t> sharers;
        std::vector<std::int64_t> taken;
        std::int64_t total = 0;
        for (const std::size_t prize : pool)
            total += valueOf(prize);
        for (std::size_t player = 0; player < event_.people.size(); ++player) {
            std::int64_t own = 0;
            bool took = false;
            bool hasAnother = false; // of the same scope, and not in the pool
            bool couldHave = false;
            for (std::size_t prize = 0; prize < fund_.size(); ++prize) {
                const bool inPool = std::find(pool.begin(), pool.end(), prize) != pool.end();
                if (best_.winners[prize] == player && inPool) {
                    took = true;
                    own += valueOf(prize);
                }
                hasAnother = hasAnother || (best_.winners[prize] == player && excludeEachOther(prize, pool.front()));
                couldHave = couldHave || (inPool && mayHave(prize, player));
            }
            const bool isLevel = event_.people[player].points == pointsOf(pool.front());
            if (took || (isShared && isLevel && couldHave && !hasAnother)) {
                sharers.push_back(player);
                taken.push_back(own);
            }
        }
        std::vector<std::int64_t> paid{total};
        while (isShared) {
            paid = sharedOut(total, taken, rules_.sharing == PrizeSharing::hort, rules_.unit);
            std::size_t last = sharers.size();
            for (std::size_t i = 0; i < paid.size(); ++i)
                if (paid[i] == 0 || paid[i] < rules_.lowest)
                    last = i;
            if (last == sharers.size() || sharers.size() == 1)
                break;
            best_.level.insert(sharers[last]);
            sharers.erase(sharers.begin() + static_cast<std::ptrdiff_t>(last));
            taken.erase(taken.begin() + static_cast<std::ptrdiff_t>(last));
        }
        for (std::size_t i = 0; i < sharers.size(); ++i)
            best_.paid[sharers[i]] += paid[i];
    }

    const PrizeEvent& event_;
    const std::vector<Prize>& fund_;
    const PrizeRules& rules_;
    Winners winners_;
    BestPrizes best_;
};

} // namespace

BestPrizes bestPrizes(const prizes::PrizeEvent& event, const std::vector<Prize>& fund, const PrizeRules& rules)
{
    return Trial(event, fund, rules).run();
}

std::vector<std::int64_t> sharedOut(std::int64_t total, const std::vector<std::int64_t>& taken, bool hort,
                                    std::int64_t unit)
{
    // Everything in parts of 1 / (2n) of a hundredth, so that halves and nths are whole.
    const auto people = static_cast<std::int64_t>(taken.size());
    const std::int64_t parts = 2 * people;
    std::int64_t byPlace = 0;
    for (const std::int64_t own : taken)
        byPlace += hort ? own * people : 0;
    const std::int64_t each = (total * parts - byPlace) / people;
    std::vector<std::int64_t> paid;
    std::int64_t given = 0;
    for (const std::int64_t own : taken) {
        const std::int64_t exact = (hort ? own * people : 0) + each;
        std::int64_t units = 0;
        units = exact / (unit * parts);
        paid.push_back(units * unit);
        given += paid.back();
    }
    for (std::size_t i = 0; total - given >= unit; ++i) {
        paid[i] += unit;
        given += unit;
    }
    paid[0] += total - given;
    return paid;
}

} // namespace pairwright::oracle
