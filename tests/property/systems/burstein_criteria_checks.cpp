#include "tests/property/systems/burstein_case.h"

namespace pairwright::property {

using oracle::Rank;
namespace burstein = oracle::burstein;

namespace {

/// The place of a pairing in the order of 4.3: a larger opponent comes earlier, to float last.
using Place = std::vector<Rank>;

class Swaps {
public:
    Swaps(const BursteinCase& round, const BursteinBracket& bracket)
        : round_(round)
        , bracket_(bracket)
        , c7_(bracket.recordedC7())
        , c6_(round.floatsOf(bracket.incoming, bracket.floaters))
        , c8_(burstein::c8_preferencesNotGranted(round.entrants, bracket.pairs))
        , place_(placeOf(bracket.pairs))
    {
    }

    Complaints check()
    {
        proveC7();
        swapOpponents();
        swapFloaters();
        joinFloaters();
        return complaints_;
    }

private:
    [[nodiscard]] std::string name(Rank rank) const { return std::to_string(round_.entrants.tpn(rank).value); }

    [[nodiscard]] Place placeOf(const RankPairs& pairs) const
    {
        std::map<Rank, Rank> opponent;
        for (const auto& [one, other] : pairs) {
            opponent[one] = other;
            opponent[other] = one;
        }
        Place place;
        for (const Rank member : bracket_.members) {
            const auto found = opponent.find(member);
            place.push_back(found == opponent.end() ? 1 : -found->second); // ranks are never negative
        }
        return place;
    }

    /// [C8] and the order.
    [[nodiscard]] bool isBetter(const RankPairs& pairs) const
    {
        const int c8 = burstein::c8_preferencesNotGranted(round_.entrants, pairs);
        return c8 < c8_ || (c8 == c8_ && placeOf(pairs) < place_);
    }

    void proveC7()
    {
        const FollowingBracket following(round_, bracket_, bracket_.floaters);
        if (following.isBetterThan(c7_))
            complaints_.emplace_back("the following bracket can do better than the record says [C7]");
        if (!following.reaches(c7_))
            complaints_.emplace_back("the following bracket cannot do as well as the record says [C7]");
        complainOfSize(following);
    }

    /// An answer that was not found is no proof.
    void complainOfSize(const FollowingBracket& following)
    {
        if (following.gaveUp())
            complaints_.emplace_back("the following bracket is too large for this check of [C7]");
    }

    void swapOpponents()
    {
        const RankPairs& pairs = bracket_.pairs;
        for (std::size_t i = 0; i < pairs.size(); ++i)
            for (std::size_t j = i + 1; j < pairs.size(); ++j) {
                const auto& [a, b] = pairs[i];
                const auto& [c, d] = pairs[j];
                tryPairs(i, j, {a, c}, {b, d});
                tryPairs(i, j, {a, d}, {b, c});
            }
    }

    void tryPairs(std::size_t i, std::size_t j, std::pair<Rank, Rank> first, std::pair<Rank, Rank> second)
    {
        if (!round_.possible.mayMeet(first.first, first.second) ||
            !round_.possible.mayMeet(second.first, second.second))
            return;
        const RankPairs present = {bracket_.pairs[i], bracket_.pairs[j]};
        const int change = burstein::c8_preferencesNotGranted(round_.entrants, {first, second}) -
                           burstein::c8_preferencesNotGranted(round_.entrants, present);
        if (change > 0)
            return;
        RankPairs tried = bracket_.pairs;
        tried[i] = first;
        tried[j] = second;
        if (change < 0 || placeOf(tried) < place_)
            complaints_.push_back(name(first.first) + " should rather meet " + name(first.second));
    }

    /// A floater takes the opponent of a player who floats in his place.
    void swapFloaters()
    {
        for (const Rank floater : bracket_.floaters)
            for (std::size_t i = 0; i < bracket_.pairs.size(); ++i) {
                const auto& [one, other] = bracket_.pairs[i];
                tryFloater(floater, one, other, i);
                tryFloater(floater, other, one, i);
            }
    }

    void tryFloater(Rank floater, Rank leaving, Rank opponent, std::size_t i)
    {
        if (!round_.possible.mayMeet(floater, opponent))
            return;
        const std::vector<Rank> floaters = together(without(bracket_.floaters, {floater}), {leaving});
        const burstein::Floats c6 = round_.floatsOf(bracket_.incoming, floaters);
        if (c6 > c6_)
            return;
        if (c6 == c6_) {
            RankPairs pairs = bracket_.pairs;
            pairs[i] = {floater, opponent};
            const FollowingBracket following(round_, bracket_, floaters);
            const bool better = isBetter(pairs) ? following.reaches(c7_) : following.isBetterThan(c7_);
            complainOfSize(following);
            if (!better)
                return;
        } else if (!round_.possible.canAllBePaired(together(floaters, together(bracket_.next, bracket_.beyond)))) {
            return;
        }
        complaints_.push_back(name(leaving) + " should float before " + name(floater));
    }

    /// [C5].
    void joinFloaters()
    {
        const auto size = static_cast<int>(bracket_.members.size());
        if (c6_.c5 == size - 2 * round_.possible.mostPairs(bracket_.members))
            return; // so many find nobody in the bracket
        for (const Rank one : bracket_.floaters)
            for (const Rank other : bracket_.floaters)
                if (one < other && round_.possible.mayMeet(one, other) &&
                    round_.possible.canAllBePaired(
                        together(without(bracket_.floaters, {one, other}), together(bracket_.next, bracket_.beyond))))
                    complaints_.push_back("floaters " + name(one) + " and " + name(other) + " should meet [C5]");
    }

    const BursteinCase& round_;
    const BursteinBracket& bracket_;
    burstein::Floats c7_;
    burstein::Floats c6_;
    int c8_;
    Place place_;
    Complaints complaints_;
};

} // namespace

Complaints bursteinCriteria(const SystemProposal& proposal)
{
    const BursteinCase round(proposal);
    Complaints complaints;
    for (const BursteinBracket& bracket : round.brackets()) {
        const Complaints found = Swaps(round, bracket).check();
        complaints.insert(complaints.end(), found.begin(), found.end());
    }
    return complaints;
}

} // namespace pairwright::property
