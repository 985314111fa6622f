#include "tests/property/systems/dubov_case.h"

#include "tests/oracle/dubov/bracket.h"
#include "tests/oracle/dubov/sorting.h"

namespace pairwright::property {

using oracle::Rank;
namespace dubov = oracle::dubov;

namespace {

/// One of the two subgroups with those who left it.
struct Subgroup {
    std::vector<Rank> original; ///< 3.2.3
    std::vector<Rank> leaving;  ///< 3.2.4, into the other one
    Colour seeking = Colour::White;
};

class Subgroups {
public:
    Subgroups(const DubovCase& round, const DubovBracket& bracket)
        : round_(round)
        , bracket_(bracket)
    {
        const std::vector<Rank> members = together(bracket.residents, bracket.upfloaters);
        white_.original = dubov::firstSubgroup(round.entrants, members);
        white_.leaving = round.rank.of(bracket.record.shiftedToBlack);
        black_ = {without(members, white_.original), round.rank.of(bracket.record.shiftedToWhite), Colour::Black};
    }

    Complaints check()
    {
        if (!without(white_.leaving, white_.original).empty() || !without(black_.leaving, black_.original).empty())
            return {"a shifter does not belong to the subgroup that he leaves"};
        const std::vector<Rank> g1 = together(without(white_.original, white_.leaving), black_.leaving);
        RankPairs across; // G1 first
        for (const auto& [one, other] : bracket_.pairs) {
            if (isIn(g1, one) == isIn(g1, other))
                return {"players " + name(one) + " and " + name(other) + " are of the same subgroup"};
            across.emplace_back(isIn(g1, one) ? one : other, isIn(g1, one) ? other : one);
        }
        countShifters();
        for (const Subgroup& subgroup : {white_, black_})
            compareShifters(subgroup);
        compareTranspositions(across);
        return complaints_;
    }

private:
    [[nodiscard]] std::string name(Rank rank) const { return std::to_string(round_.entrants.tpn(rank).value); }

    [[nodiscard]] int pairsInside(const std::vector<Rank>& subgroup, const RankPairs& pairs) const
    {
        return static_cast<int>(std::count_if(pairs.begin(), pairs.end(), [&subgroup](const auto& pair) {
            return isIn(subgroup, pair.first) && isIn(subgroup, pair.second);
        }));
    }

    /// 3.2.4.1: one shifter for each pair inside the smaller subgroup, and no such pair that a swap would undo.
    void countShifters()
    {
        const bool whiteIsSmaller = white_.original.size() <= black_.original.size();
        const Subgroup& smaller = whiteIsSmaller ? white_ : black_;
        const RankPairs& pairs = bracket_.pairs;
        if (pairsInside(smaller.original, pairs) != static_cast<int>(smaller.leaving.size()))
            complaints_.emplace_back("the shifters are not as many as the pairs inside the smaller subgroup");
        for (std::size_t i = 0; i < pairs.size(); ++i)
            for (std::size_t j = i + 1; j < pairs.size(); ++j) {
                const auto& [a, b] = pairs[i];
                const auto& [c, d] = pairs[j];
                const RankPairs present = {pairs[i], pairs[j]};
                for (const RankPairs& tried : {RankPairs{{a, c}, {b, d}}, RankPairs{{a, d}, {b, c}}})
                    if (pairsInside(smaller.original, tried) < pairsInside(smaller.original, present) &&
                        mayMeet(tried) && round_.deniedIn(tried) <= round_.deniedIn(present))
                        complaints_.push_back(name(a) + " and " + name(b) + " need not meet [3.2.4.1]");
            }
    }

    [[nodiscard]] bool mayMeet(const RankPairs& pairs) const
    {
        return std::all_of(pairs.begin(), pairs.end(),
                           [this](const auto& pair) { return round_.possible.mayMeet(pair.first, pair.second); });
    }

    /// 4.3: an earlier player in the place of a shifter, who takes his.
    void compareShifters(const Subgroup& subgroup)
    {
        if (subgroup.leaving.empty())
            return;
        const std::vector<Rank> order = dubov::sortedShifters(round_.entrants, subgroup.original, subgroup.seeking);
        for (std::size_t late = 0; late < order.size(); ++late)
            for (std::size_t early = 0; early < late; ++early)
                if (isIn(subgroup.leaving, order[late]) && !isIn(subgroup.leaving, order[early]) &&
                    canTakePlaces(order[late], order[early]))
                    complaints_.push_back(name(order[early]) + " should be shifted before " + name(order[late]));
    }

    [[nodiscard]] bool canTakePlaces(Rank one, Rank other) const
    {
        RankPairs present;
        RankPairs tried;
        for (const auto& pair : bracket_.pairs) {
            const bool first = pair.first == one || pair.second == one;
            const bool second = pair.first == other || pair.second == other;
            if (first && second)
                return true; // they change sides
            if (!first && !second)
                continue;
            const Rank leaving = first ? one : other;
            const Rank opponent = pair.first == leaving ? pair.second : pair.first;
            present.push_back(pair);
            tried.emplace_back(first ? other : one, opponent);
        }
        return mayMeet(tried) && round_.deniedIn(tried) <= round_.deniedIn(present);
    }

    /// 3.2.6, 4.4: the opponents in the order of S1.
    void compareTranspositions(const RankPairs& across)
    {
        std::vector<Rank> s1;
        std::map<Rank, Rank> opponent;
        for (const auto& [first, second] : across) {
            s1.push_back(first);
            opponent[first] = second;
        }
        s1 = dubov::byAro(round_.entrants, s1);
        for (std::size_t i = 0; i < s1.size(); ++i)
            for (std::size_t j = i + 1; j < s1.size(); ++j) {
                const Rank earlier = opponent.at(s1[j]);
                const Rank later = opponent.at(s1[i]);
                if (round_.entrants.tpn(earlier) < round_.entrants.tpn(later) &&
                    mayMeet({{s1[i], earlier}, {s1[j], later}}))
                    complaints_.push_back(name(s1[i]) + " should meet " + name(earlier) + " before " + name(later));
            }
    }

    const DubovCase& round_;
    const DubovBracket& bracket_;
    Subgroup white_;
    Subgroup black_;
    Complaints complaints_;
};

} // namespace

Complaints dubovSubgroups(const SystemProposal& proposal)
{
    const DubovCase round(proposal);
    Complaints complaints;
    for (const DubovBracket& bracket : round.brackets()) {
        const Complaints found = Subgroups(round, bracket).check();
        complaints.insert(complaints.end(), found.begin(), found.end());
    }
    return complaints;
}

} // namespace pairwright::property
