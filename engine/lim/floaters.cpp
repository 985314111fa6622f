#include "engine/lim/scoregroup.h"

#include "engine/base/index.h"
#include "engine/lim/largest_pairing.h"
#include "engine/lim/next_door.h"

#include <algorithm>
#include <tuple>

namespace pairwright::lim {

namespace {

/// Members without whom as many pairs remain, and how many pairs there are.
struct Leftover {
    std::size_t pairs = 0;
    std::vector<int> dispensable;
};

Leftover leftoverOf(LargestPairing& pairing, const std::vector<int>& members)
{
    const MaximumMatching matching = pairing.among(members);
    Leftover result;
    for (int v = 0; v < static_cast<int>(members.size()); ++v)
        result.pairs += matching.partner(v) ? 1U : 0U;
    result.pairs /= 2;
    if (members.size() != 2 * result.pairs)
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
        , opponentNextDoor_(index(field.size()), false)
    {
    }

    std::vector<FloaterChoice> run()
    {
        bool makeEven = in_.size() % 2 == 1;
        LargestPairing pairing(field_);
        for (;;) {
            const Leftover leftover = leftoverOf(pairing, in_);
            if (in_.size() == 2 * leftover.pairs)
                return std::move(chosen_);
            lookNextDoor(makeEven ? in_ : leftover.dispensable);
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
        auto least = key(best);
        for (const int rank : in_) {
            const auto own = key(rank);
            if (own < least || (own == least && field_.before(group_.direction, best, rank))) {
                best = rank;
                least = own;
            }
        }
        const auto& free = leftover.dispensable;
        if (std::find(free.begin(), free.end(), best) == free.end())
            return unpairable(leftover);
        return {best, typeOf(best), true};
    }

    /// 4.4: somebody whom scrutiny leaves without an opponent; of rivals the later one in its order floats.
    FloaterChoice unpairable(const Leftover& leftover) const
    {
        int best = leftover.dispensable.front();
        char type = typeOf(best);
        for (const int rank : leftover.dispensable) {
            const char own = typeOf(rank); // the later letter has the smaller disadvantage
            if (own > type || (own == type && field_.before(group_.direction, best, rank))) {
                best = rank;
                type = own;
            }
        }
        return {best, type, false};
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
        const bool hasOpponent = opponentNextDoor_[index(rank)];
        if (floatedIn)
            return hasOpponent ? 'b' : 'a';
        return hasOpponent ? 'd' : 'c';
    }
    [[nodiscard]] int disadvantage(int rank) const { return 'd' - typeOf(rank); }

    /// 3.3, 3.4: who of them has an opponent in the adjacent group whom the floaters ranked before him do not need.
    void lookNextDoor(std::vector<int> ranks)
    {
        const auto earlier = [this](int a, int b) {
            return floatsBefore(a, b);
        };
        std::vector<int> ahead;
        ahead.reserve(chosen_.size());
        for (const FloaterChoice& floater : chosen_)
            ahead.push_back(floater.rank);
        std::sort(ahead.begin(), ahead.end(), earlier);
        std::sort(ranks.begin(), ranks.end(), earlier);
        NextDoor door(field_, group_.adjacent);
        auto next = ahead.begin();
        for (const int rank : ranks) {
            for (; next != ahead.end() && floatsBefore(*next, rank); ++next)
                door.admit(*next);
            opponentNextDoor_[index(rank)] = door.hasRoomFor(rank);
        }
    }

    [[nodiscard]] bool floatsBefore(int a, int b) const
    {
        const Score scoreA = field_.player(a).score;
        const Score scoreB = field_.player(b).score;
        if (scoreA != scoreB)
            return group_.direction == Direction::downward ? scoreA > scoreB : scoreA < scoreB;
        return field_.before(group_.direction, a, b);
    }

    const LimField& field_;
    const Scoregroup& group_;
    std::vector<int> in_;
    std::vector<FloaterChoice> chosen_;
    std::vector<bool> opponentNextDoor_; ///< by rank, as last looked at
};

} // namespace

std::vector<FloaterChoice> chooseFloaters(const LimField& field, const Scoregroup& group)
{
    return FloaterSelection(field, group).run();
}

} // namespace pairwright::lim
