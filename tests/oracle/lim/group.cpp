#include "tests/oracle/lim/group.h"

#include "tests/oracle/bracket.h"

namespace pairwright::oracle::lim {

Set Group::members() const
{
    return setOf(residents) | incoming();
}

Set Group::incoming() const
{
    return setOf(fromAhead) | setOf(fromBehind);
}

bool comesBefore(const Entrants& entrants, Direction direction, Rank one, Rank other)
{
    return direction == Direction::downward ? entrants.tpn(one) < entrants.tpn(other)
                                            : entrants.tpn(one) > entrants.tpn(other);
}

bool floatsBefore(const Entrants& entrants, Direction direction, Rank one, Rank other)
{
    if (entrants.score(one) != entrants.score(other))
        return direction == Direction::downward ? entrants.score(one) > entrants.score(other)
                                                : entrants.score(one) < entrants.score(other);
    return comesBefore(entrants, direction, one, other);
}

PairedMembers pairGroup(const Entrants& entrants, CompletePairing& compatible, const Group& group)
{
    PairedMembers paired;
    paired.floaters = chooseFloaters(entrants, compatible, group);
    paired.pairs = pairMembers(entrants, compatible, group, group.members() & ~setOf(paired.floaters));
    return paired;
}

} // namespace pairwright::oracle::lim
