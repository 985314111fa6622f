#include "tests/oracle/lim/group.h"

#include <algorithm>

namespace pairwright::oracle::lim {

namespace {

/// 3.9 in ascending order of disadvantage.
enum class Type : std::uint8_t { d, c, b, a };

/// The choice of floaters of one group.
class Selection {
public:
    Selection(const Entrants& entrants, CompletePairing& compatible, const Group& group)
        : entrants_(entrants)
        , compatible_(compatible)
        , group_(group)
        , in_(group.members())
        // Reading of 2.3 a to c, 3.10 and 4.4 in one: as many float as a greatest number of pairings leaves over.
        , pairs_(compatible.mostPairs(in_))
    {
    }

    std::vector<Rank> choose()
    {
        // 2.3 d: one floater makes the number even. Every further one is a player whom scrutiny cannot pair (4.4).
        bool makesEven = sizeOf(in_) % 2 == 1;
        while (sizeOf(in_) > 2 * pairs_) {
            const Rank floater = makesEven ? toMakeEven() : leftUnpaired();
            makesEven = false;
            in_ &= ~only(floater);
            floaters_.push_back(floater);
        }
        return floaters_;
    }

private:
    /// 3.2.2, 3.3, 3.4, 3.9, 3.10: the first of all members, if no pairing is lost without him.
    Rank toMakeEven()
    {
        const Rank first =
            best(membersOf(in_), [this](Rank one, Rank other) { return isBetterToMakeEven(one, other); });
        return keepsAllPairs(first) ? first : leftUnpaired();
    }

    /// The first of those without whom no pairing is lost. Reading: 3.10 and the due colours speak of 2.3 d only.
    Rank leftUnpaired()
    {
        std::vector<Rank> candidates = membersOf(in_);
        std::erase_if(candidates, [this](Rank rank) { return !keepsAllPairs(rank); });
        return best(candidates, [this](Rank one, Rank other) { return isBetterLeftOver(one, other); });
    }

    template <class Better>
    static Rank best(const std::vector<Rank>& candidates, Better better)
    {
        return *std::min_element(candidates.begin(), candidates.end(), better);
    }

    bool keepsAllPairs(Rank rank) { return compatible_.mostPairs(in_ & ~only(rank)) == pairs_; }

    bool isBetterToMakeEven(Rank one, Rank other)
    {
        if (typeOf(one) != typeOf(other))
            return typeOf(one) < typeOf(other);
        const bool oneFloated = entrants_.at(one).floatedPreviousRound; // 3.10
        const bool otherFloated = entrants_.at(other).floatedPreviousRound;
        if (oneFloated != otherFloated)
            return otherFloated;
        if (equalises(one) != equalises(other)) // 3.2
            return equalises(one);
        return comesBefore(entrants_, group_.direction, other, one); // 3.3, 3.4: the last in the direction's order
    }

    bool isBetterLeftOver(Rank one, Rank other)
    {
        if (typeOf(one) != typeOf(other))
            return typeOf(one) < typeOf(other);
        return comesBefore(entrants_, group_.direction, other, one);
    }

    /// 3.9.
    Type typeOf(Rank rank)
    {
        if (contains(group_.incoming(), rank))
            return hasOpponentNextDoor(rank) ? Type::b : Type::a;
        return hasOpponentNextDoor(rank) ? Type::d : Type::c;
    }

    /// 3.3 and 3.4: he has a compatible opponent in the adjacent group that the floaters ranked before him do not
    /// need. Reading: one more player of it can be paired with him than without him.
    bool hasOpponentNextDoor(Rank rank)
    {
        std::vector<Rank> before;
        for (const Rank floater : floaters_)
            if (floatsBefore(entrants_, group_.direction, floater, rank))
                before.push_back(floater);
        std::vector<Rank> withHim = before;
        withHim.push_back(rank);
        return mostOpponents(withHim, group_.adjacent) > mostOpponents(before, group_.adjacent);
    }

    /// The greatest number of these players who can have different opponents.
    [[nodiscard]] int mostOpponents(std::vector<Rank> players, Set opponents) const
    {
        if (players.empty())
            return 0;
        const Rank last = players.back();
        players.pop_back();
        int most = mostOpponents(players, opponents);
        for (const Rank opponent : membersOf(opponents))
            if (areCompatible(entrants_, last, opponent))
                most = std::max(most, 1 + mostOpponents(players, opponents & ~only(opponent)));
        return most;
    }

    /// 3.2: due the colour that more of the members are due who are still in. In a Maxi-tournament only within 100
    /// points of the lowest (upward: highest) numbered of them.
    [[nodiscard]] bool equalises(Rank rank) const
    {
        int dueWhite = 0;
        int dueBlack = 0;
        Rank lastInOrder = rank;
        for (const Rank member : membersOf(in_)) {
            dueWhite += entrants_.at(member).due == Colour::White ? 1 : 0;
            dueBlack += entrants_.at(member).due == Colour::Black ? 1 : 0;
            if (comesBefore(entrants_, group_.direction, lastInOrder, member))
                lastInOrder = member;
        }
        if (dueWhite == dueBlack)
            return false;
        const Colour majority = dueWhite > dueBlack ? Colour::White : Colour::Black;
        return entrants_.at(rank).due == majority && withinRatingLimit(entrants_, rank, lastInOrder);
    }

    const Entrants& entrants_;
    CompletePairing& compatible_;
    const Group& group_;
    Set in_; ///< members who have not been chosen
    const int pairs_;
    std::vector<Rank> floaters_;
};

} // namespace

std::vector<Rank> chooseFloaters(const Entrants& entrants, CompletePairing& compatible, const Group& group)
{
    return Selection(entrants, compatible, group).choose();
}

} // namespace pairwright::oracle::lim
