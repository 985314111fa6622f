#include "tests/oracle/lim/round.h"

#include "tests/oracle/bracket.h"

#include <algorithm>
#include <map>
#include <utility>

namespace pairwright::oracle::lim {

namespace {

/// Reading: beside the Basic Rules he must leave a complete pairing; the letter of 1.1 can block a round.
std::optional<Rank> receiverOfBye(const Entrants& entrants, CompletePairing& compatible)
{
    std::optional<Rank> receiver;
    for (const Rank rank : membersOf(entrants.everybody())) {
        if (entrants.at(rank).facts.barredFromBye || !compatible.exists(entrants.everybody() & ~only(rank)))
            continue;
        if (!receiver || claimToBye(entrants, rank) < claimToBye(entrants, *receiver))
            receiver = rank;
    }
    return receiver;
}

/// 2.2: the groups from the top to the median, from the bottom to the median, and the median.
class Round {
public:
    Round(const Entrants& entrants, CompletePairing& compatible, Set players)
        : entrants_(entrants)
        , compatible_(compatible)
    {
        std::map<Score, std::vector<Rank>> groups;
        for (const Rank rank : membersOf(players))
            groups[entrants.score(rank)].push_back(rank);
        for (const auto& [score, residents] : groups) {
            if (score > entrants.median)
                above_.insert(above_.begin(), residents);
            else if (score < entrants.median)
                below_.push_back(residents);
            else
                median_ = residents;
        }
    }

    PairedField pair()
    {
        const std::vector<Rank> fromAbove = pairSide(above_, Direction::downward);
        const std::vector<Rank> fromBelow = pairSide(below_, Direction::upward);
        pairMedian(fromAbove, fromBelow);
        return field_;
    }

private:
    /// The groups of one side, outermost first. Returns the floaters into the median.
    std::vector<Rank> pairSide(const std::vector<std::vector<Rank>>& groups, Direction direction)
    {
        std::vector<Rank> floaters;
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const bool lastOfSide = i + 1 == groups.size();
            const Group group{groups[i], floaters, {}, setOf(lastOfSide ? median_ : groups[i + 1]), direction};
            const PairedMembers paired = pairGroup(entrants_, compatible_, group);
            floaters = paired.floaters;
            const bool down = direction == Direction::downward;
            field_.groups.push_back({group, paired, down, !down});
        }
        return floaters;
    }

    /// The side's pairing that was made last, taken back; no value: it has none.
    std::optional<std::pair<Rank, Rank>> crack(bool above)
    {
        for (auto group = field_.groups.rbegin(); group != field_.groups.rend(); ++group) {
            if (group->above != above || group->paired.pairs.empty())
                continue;
            const std::pair<Rank, Rank> pair = group->paired.pairs.back();
            group->paired.pairs.pop_back();
            ++field_.cracked;
            return pair;
        }
        return std::nullopt;
    }

    /// 2.6. Reading of "the next pairing": in the reverse order of their making, so the neighbour's first.
    void pairMedian(std::vector<Rank> fromAbove, std::vector<Rank> fromBelow)
    {
        Group median{median_, std::move(fromAbove), std::move(fromBelow), 0, Direction::downward};
        while (!compatible_.exists(median.members())) {
            const bool lowerFirst = median.fromAhead.size() > median.fromBehind.size();
            bool above = !lowerFirst;
            auto pair = crack(above);
            if (!pair) {
                above = !above;
                pair = crack(above);
            }
            // All players together can be paired, so a side has a pairing as long as the median cannot.
            auto& side = above ? median.fromAhead : median.fromBehind;
            side.push_back(pair.value().first);
            side.push_back(pair.value().second);
        }
        field_.groups.push_back({median, pairGroup(entrants_, compatible_, median), false, false});
    }

    const Entrants& entrants_;
    CompletePairing& compatible_;
    std::vector<std::vector<Rank>> above_; ///< highest score first
    std::vector<std::vector<Rank>> below_; ///< lowest score first
    std::vector<Rank> median_;
    PairedField field_;
};

/// The round with one meaning of "compatible".
std::optional<PairedField> pairCompatible(const Entrants& entrants)
{
    CompletePairing compatible([&entrants](Rank one, Rank other) { return areCompatible(entrants, one, other); });
    Set players = entrants.everybody();
    std::optional<Rank> bye;
    if (entrants.size() % 2 == 1) {
        bye = receiverOfBye(entrants, compatible);
        if (!bye)
            return std::nullopt;
        players &= ~only(*bye);
    }
    if (!compatible.exists(players))
        return std::nullopt;
    PairedField field = Round(entrants, compatible, players).pair();
    field.bye = bye;
    return field;
}

} // namespace

ClaimToBye claimToBye(const Entrants& entrants, Rank rank)
{
    const Entrant& entrant = entrants.at(rank);
    const int first = entrants.article7 ? entrant.rating.value_or(0) : entrant.facts.score.tenths;
    return std::tuple(first, -entrant.facts.tpn.value);
}

std::optional<PairedField> pairField(Entrants& entrants, bool lastRound)
{
    // Article 7 is the general procedure where nobody has played and all have the same score: 1 v n/2+1, ...
    if (!lastRound)
        return pairCompatible(entrants);
    for (const Compatibility meaning : {Compatibility::equalScoreFree, Compatibility::notMet}) { // 6
        entrants.compatibility = meaning;
        if (auto field = pairCompatible(entrants))
            return field;
    }
    return std::nullopt;
}

} // namespace pairwright::oracle::lim
