#include "engine/lim/scoregroup.h"

#include "engine/base/index.h"
#include "engine/matching/maximum_matching.h"

#include <algorithm>
#include <functional>
#include <tuple>

namespace pairwright::lim {

namespace {

/// Members without whom as many pairs remain, and how many pairs there are.
struct Leftover {
    std::size_t pairs = 0;
    std::vector<int> dispensable;
};

Leftover leftoverOf(const LimField& field, const std::vector<int>& members)
{
    const int count = static_cast<int>(members.size());
    const MaximumMatching matching(
        count, [&](int a, int b) { return field.compatible(members[index(a)], members[index(b)]); });
    Leftover result;
    for (int v = 0; v < count; ++v)
        result.pairs += matching.partner(v) ? 1U : 0U;
    result.pairs /= 2;
    for (const int v : matching.dispensable())
        result.dispensable.push_back(members[index(v)]);
    return result;
}

class FloaterSelection {
public:
    FloaterSelection(const LimField& field, const Scoregroup& group)
        : field_(field)
        , group_(group)
        , in_(group.members())
    {
    }

    std::vector<FloaterChoice> run()
    {
        bool makeEven = in_.size() % 2 == 1;
        for (;;) {
            const Leftover leftover = leftoverOf(field_, in_);
            if (in_.size() == 2 * leftover.pairs)
                return std::move(chosen_);
            FloaterChoice choice = makeEven ? evenMaker(leftover) : unpairable(leftover);
            makeEven = false;
            in_.erase(std::find(in_.begin(), in_.end(), choice.rank));
            chosen_.push_back(choice);
        }
    }

private:
    /// 2.3 d: among all members; taken only if no pairing is lost (3.10), else scrutiny decides.
    FloaterChoice evenMaker(const Leftover& leftover) const
    {
        const std::optional<Colour> majority = majorityColour();
        const int lastMember = *std::max_element(in_.begin(), in_.end(),
                                                 [&](int a, int b) { return field_.before(group_.direction, a, b); });
        const auto key = [&](int rank) {
            const bool equalises =
                majority && field_.due(rank) == majority && field_.withinRatingLimit(rank, lastMember);
            return std::make_tuple(disadvantage(rank), field_.floatedLast(rank), !equalises);
        };
        int best = in_.front();
        for (const int rank : in_)
            if (key(rank) < key(best) || (key(rank) == key(best) && field_.before(group_.direction, best, rank)))
                best = rank;
        const auto& free = leftover.dispensable;
        if (std::find(free.begin(), free.end(), best) == free.end())
            return unpairable(leftover);
        return {best, typeOf(best), true};
    }

    /// 4.4: somebody whom scrutiny leaves without an opponent; of rivals the later one in its order floats.
    FloaterChoice unpairable(const Leftover& leftover) const
    {
        int best = leftover.dispensable.front();
        for (const int rank : leftover.dispensable) {
            const int now = disadvantage(rank);
            const int then = disadvantage(best);
            if (now < then || (now == then && field_.before(group_.direction, best, rank)))
                best = rank;
        }
        return {best, typeOf(best), false};
    }

    [[nodiscard]] std::optional<Colour> majorityColour() const
    {
        int surplus = 0;
        for (const int rank : in_)
            if (const auto due = field_.due(rank))
                surplus += *due == Colour::White ? 1 : -1;
        if (surplus == 0)
            return std::nullopt;
        return surplus > 0 ? Colour::White : Colour::Black;
    }

    /// 3.9, from d (least) to a.
    [[nodiscard]] char typeOf(int rank) const
    {
        const auto has = [&](const std::vector<int>& ranks) {
            return std::find(ranks.begin(), ranks.end(), rank) != ranks.end();
        };
        const bool floatedIn = has(group_.fromAhead) || has(group_.fromBehind);
        const bool opponentNextDoor = hasOpponentNextDoor(rank);
        if (floatedIn)
            return opponentNextDoor ? 'b' : 'a';
        return opponentNextDoor ? 'd' : 'c';
    }
    [[nodiscard]] int disadvantage(int rank) const { return 'd' - typeOf(rank); }

    /// 3.3, 3.4: an opponent in the adjacent group whom the floaters ranked before him do not need.
    [[nodiscard]] bool hasOpponentNextDoor(int rank) const
    {
        std::vector<int> ahead;
        for (const FloaterChoice& floater : chosen_)
            if (floatsBefore(floater.rank, rank))
                ahead.push_back(floater.rank);
        const std::size_t without = mostOpponents(ahead);
        ahead.push_back(rank);
        return mostOpponents(ahead) > without;
    }

    [[nodiscard]] bool floatsBefore(int a, int b) const
    {
        const Score scoreA = field_.player(a).score;
        const Score scoreB = field_.player(b).score;
        if (scoreA != scoreB)
            return group_.direction == Direction::downward ? scoreA > scoreB : scoreA < scoreB;
        return field_.before(group_.direction, a, b);
    }

    /// How many of these players can have different opponents in the adjacent group.
    [[nodiscard]] std::size_t mostOpponents(const std::vector<int>& players) const
    {
        std::vector<std::optional<int>> takenBy(group_.adjacent.size());
        std::size_t found = 0;
        for (const int player : players) {
            std::vector<bool> seen(group_.adjacent.size(), false);
            const std::function<bool(int)> place = [&](int who) {
                for (std::size_t i = 0; i < group_.adjacent.size(); ++i) {
                    if (seen[i] || !field_.compatible(who, group_.adjacent[i]))
                        continue;
                    seen[i] = true;
                    if (!takenBy[i] || place(*takenBy[i])) {
                        takenBy[i] = who;
                        return true;
                    }
                }
                return false;
            };
            found += place(player) ? 1U : 0U;
        }
        return found;
    }

    const LimField& field_;
    const Scoregroup& group_;
    std::vector<int> in_;
    std::vector<FloaterChoice> chosen_;
};

} // namespace

std::vector<FloaterChoice> chooseFloaters(const LimField& field, const Scoregroup& group)
{
    return FloaterSelection(field, group).run();
}

} // namespace pairwright::lim
