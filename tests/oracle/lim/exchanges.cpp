#include "tests/oracle/bracket.h"
#include "tests/oracle/lim/group.h"

#include <algorithm>
#include <stdexcept>

namespace pairwright::oracle::lim {

namespace {

class Pairing {
public:
    Pairing(const Entrants& entrants, CompletePairing& compatible, const Group& group, Set staying)
        : entrants_(entrants)
        , compatible_(compatible)
        , group_(group)
        , unpaired_(staying)
    {
    }

    MadePairs make()
    {
        for (const Rank floater : floatersInOrder())
            if (contains(unpaired_, floater))
                pairWith(floater, inOrder(unpaired_ & ~only(floater))); // 3.8
        while (unpaired_ != 0)
            pairFirst();
        return pairs_;
    }

private:
    /// 3.6, 3.7: those from ahead, then those from behind in the order of their own side (3.6.3).
    [[nodiscard]] std::vector<Rank> floatersInOrder() const
    {
        const auto sorted = [this](std::vector<Rank> floaters, Direction direction) {
            std::sort(floaters.begin(), floaters.end(), [this, direction](Rank one, Rank other) {
                return floatsBefore(entrants_, direction, one, other);
            });
            return floaters;
        };
        const bool down = group_.direction == Direction::downward;
        std::vector<Rank> all = sorted(group_.fromAhead, group_.direction);
        for (const Rank floater : sorted(group_.fromBehind, down ? Direction::upward : Direction::downward))
            all.push_back(floater);
        return all;
    }

    [[nodiscard]] std::vector<Rank> inOrder(Set players) const
    {
        std::vector<Rank> sorted = membersOf(players);
        std::sort(sorted.begin(), sorted.end(),
                  [this](Rank one, Rank other) { return comesBefore(entrants_, group_.direction, one, other); });
        return sorted;
    }

    /// 4.2, 4.3 for the first of a1 ... am who are left, h = m / 2: a(h+1) is proposed (2.4); exchanges go to the end
    /// of the bottom half, then backwards through the top half. After 1 has an opponent the rest is proposed anew.
    void pairFirst()
    {
        const std::vector<Rank> players = inOrder(unpaired_);
        const auto half = static_cast<std::ptrdiff_t>(players.size() / 2);
        std::vector<Rank> opponents(players.begin() + half, players.end());
        opponents.insert(opponents.end(), players.rend() - half, players.rend() - 1);
        pairWith(players.front(), opponents);
    }

    /// The first available opponent whose due colour suits; if none suits, the first available one. First and second
    /// scrutiny (5.2) are one walk. 5.7: in a Maxi-tournament an exchange for colours is for an opponent within 100
    /// points of the one exchanged.
    void pairWith(Rank player, const std::vector<Rank>& opponents)
    {
        std::optional<Rank> firstAvailable;
        for (const Rank opponent : opponents) {
            if (!isAvailable(player, opponent))
                continue;
            if (!firstAvailable)
                firstAvailable = opponent;
            if (suit(entrants_, player, opponent) && withinRatingLimit(entrants_, *firstAvailable, opponent)) {
                add(player, opponent);
                return;
            }
        }
        if (!firstAvailable)
            throw std::logic_error("a group that can be paired leaves a player without an opponent");
        add(player, *firstAvailable);
    }

    /// 4.4: the others must be left with opponents.
    bool isAvailable(Rank player, Rank opponent)
    {
        return areCompatible(entrants_, player, opponent) &&
               compatible_.exists(unpaired_ & ~only(player) & ~only(opponent));
    }

    void add(Rank player, Rank opponent)
    {
        pairs_.emplace_back(player, opponent);
        unpaired_ &= ~only(player) & ~only(opponent);
    }

    const Entrants& entrants_;
    CompletePairing& compatible_;
    const Group& group_;
    Set unpaired_;
    MadePairs pairs_;
};

} // namespace

MadePairs pairMembers(const Entrants& entrants, CompletePairing& compatible, const Group& group, Set staying)
{
    return Pairing(entrants, compatible, group, staying).make();
}

} // namespace pairwright::oracle::lim
