#include "tests/oracle/dutch_2012/bracket.h"

#include "tests/oracle/dutch_2012/orders.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace pairwright::oracle::dutch2012 {

namespace {

Places placesFrom(int first, int count)
{
    Places places(static_cast<std::size_t>(count));
    std::iota(places.begin(), places.end(), first);
    return places;
}

/// The lists of D2 are the same for every bracket of a size.
const std::vector<Exchange>& exchangesFor(int players, int p)
{
    static std::map<std::pair<int, int>, std::vector<Exchange>> lists;
    auto& list = lists[{players, p}];
    if (list.empty())
        list = allExchanges(placesFrom(1, p), placesFrom(p + 1, players - p));
    return list;
}

bool has(const Places& places, int place)
{
    return std::find(places.begin(), places.end(), place) != places.end();
}

bool isIn(const Pairs& pairs, Rank rank)
{
    return std::any_of(pairs.begin(), pairs.end(),
                       [rank](const auto& pair) { return pair.first == rank || pair.second == rank; });
}

std::vector<Rank> unpaired(const std::vector<Rank>& players, const Pairs& pairs)
{
    std::vector<Rank> rest;
    for (const Rank rank : players)
        if (!isIn(pairs, rank))
            rest.push_back(rank);
    return rest;
}

} // namespace

BracketWalk::BracketWalk(const Entrants& entrants, Bracket bracket)
    : entrants_(entrants)
    , bracket_(std::move(bracket))
{
    const ColourCounts counts = countColours(entrants, bracket_.players());
    start_ = {x1(counts, p0()), z1(counts, p0())};
    if (!bracket_.isTreatedAsHomogeneous())
        for (int m1 = m0(); m1 >= 1; --m1)      // C14 b 2
            for (int p1 = p0(); p1 >= m1; --p1) // C14 b 1
                stages_.push_back({p1, m1, false});
    addHomogeneousStages(); // heterogeneous: "M1 = 0, manage the bracket as homogeneous"
}

int BracketWalk::m0() const
{
    return bracket_.isTreatedAsHomogeneous() ? 0 : static_cast<int>(bracket_.movedDown.size());
}

bool BracketWalk::reachesAll(const BracketPairing& pairing) const
{
    return pairing.movedDownPairs == m0() && static_cast<int>(pairing.pairs.size()) == p0();
}

void BracketWalk::addHomogeneousStages()
{
    for (int p1 = p0(); p1 >= 0; --p1) // C14 a
        stages_.push_back({p1, 0, true});
}

std::optional<BracketPairing> BracketWalk::next()
{
    while (nextFound_ == found_.size()) {
        if (nextStage_ == stages_.size())
            return std::nullopt;
        found_.clear();
        nextFound_ = 0;
        pairStage(stages_[nextStage_++]);
        // C10: see Requirements. Equal ones stay in the order of C6 to C9.
        std::stable_sort(found_.begin(), found_.end(), [](const BracketPairing& a, const BracketPairing& b) {
            return a.requirements < b.requirements;
        });
    }
    return found_[nextFound_++];
}

void BracketWalk::pairStage(const Stage& stage)
{
    Pairs begun;
    if (stage.homogeneous) {
        pairHomogeneous(stage, bracket_.players(), stage.p1, begun);
        return;
    }
    const Places all = placesFrom(1, m0());
    for (const Places& chosen : movedDownSets(all, stage.m1)) { // C8 b
        std::vector<Rank> s1;
        for (const int place : chosen)
            s1.push_back(bracket_.movedDown[static_cast<std::size_t>(place - 1)]);
        pairMovedDown(stage, s1, begun);
    }
}

void BracketWalk::pairMovedDown(const Stage& stage, const std::vector<Rank>& s1, Pairs& begun)
{
    if (begun.size() == s1.size()) { // C6: continue with the remainder; C9: come back for the next transposition
        pairHomogeneous(stage, unpaired(bracket_.residents, begun), stage.p1 - stage.m1, begun);
        return;
    }
    const Rank one = s1[begun.size()];
    for (const Rank other : bracket_.residents) {
        if (isIn(begun, other) || !mayMeet(entrants_, one, other))
            continue;
        begun.emplace_back(one, other);
        pairMovedDown(stage, s1, begun);
        begun.pop_back();
    }
}

void BracketWalk::pairHomogeneous(const Stage& stage, const std::vector<Rank>& players, int p, Pairs& begun)
{
    const int n = static_cast<int>(players.size());
    for (const Exchange& exchange : exchangesFor(n, p)) { // C8 a
        std::vector<Rank> s1;
        std::vector<Rank> s2;
        for (int place = 1; place <= n; ++place) {
            const bool startsInS1 = place <= p;
            const bool moves = has(startsInS1 ? exchange.fromS1 : exchange.fromS2, place);
            (startsInS1 != moves ? s1 : s2).push_back(players[static_cast<std::size_t>(place - 1)]);
        }
        transpose(stage, s1, s2, begun);
    }
}

void BracketWalk::transpose(const Stage& stage, const std::vector<Rank>& s1, const std::vector<Rank>& s2, Pairs& begun)
{
    const std::size_t done = begun.size() - static_cast<std::size_t>(stage.m1);
    if (done == s1.size()) {
        accept(stage, begun);
        return;
    }
    const Rank one = s1[done];
    for (const Rank other : s2) {
        // The higher ranked of the two in S2: the same pairing came before, with a smaller exchange.
        if (other < one || isIn(begun, other) || !mayMeet(entrants_, one, other))
            continue;
        begun.emplace_back(one, other);
        transpose(stage, s1, s2, begun);
        begun.pop_back();
    }
}

void BracketWalk::accept(const Stage& stage, const Pairs& pairs)
{
    const int decreased = p0() - stage.p1; // C14 a: X1 and Z1 with P1
    const Start start{std::max(0, start_.x - decreased), std::max(0, start_.z - decreased)};
    BracketPairing pairing{pairs, unpaired(bracket_.players(), pairs), stage.m1, stage.homogeneous, {}};
    pairing.requirements =
        requirementsOf(entrants_, bracket_, stage.homogeneous, start, pairing.pairs, pairing.leftOver);
    found_.push_back(std::move(pairing));
}

} // namespace pairwright::oracle::dutch2012
