#include "tests/oracle/failure_check.h"

#include "tests/oracle/legality.h"

#include <algorithm>
#include <bit>

namespace pairwright::oracle {

namespace {

/// No value: somebody of the list is not present, or named twice.
std::optional<Set> ranksNamed(const Field& field, const std::vector<Tpn>& tpns)
{
    Set set = 0;
    for (const Tpn tpn : tpns) {
        const auto found = std::find_if(field.players.begin(), field.players.end(),
                                        [tpn](const Player& player) { return player.tpn == tpn; });
        if (found == field.players.end())
            return std::nullopt;
        set |= only(static_cast<Rank>(found - field.players.begin()));
    }
    return std::popcount(set) == static_cast<int>(tpns.size()) ? std::optional{set} : std::nullopt;
}

Set possibleOpponents(const Field& field, Rank rank)
{
    Set opponents = 0;
    for (Rank other = 0; other < field.size(); ++other)
        if (other != rank && mayBePaired(field, rank, other))
            opponents |= only(other);
    return opponents;
}

/// The members of `among` who are linked with `start` by possible pairings inside `among`.
Set circleOf(const Field& field, Rank start, Set among)
{
    Set circle = only(start);
    for (Set waiting = circle; waiting != 0;) {
        const Rank rank = std::countr_zero(waiting);
        const Set added = possibleOpponents(field, rank) & among & ~circle;
        circle |= added;
        waiting = (waiting & ~only(rank)) | added;
    }
    return circle;
}

bool mayHaveBye(const Field& field, Set circle)
{
    for (Rank rank = 0; rank < field.size(); ++rank)
        if (contains(circle, rank) && c2_mayHaveBye(field, rank))
            return true;
    return false;
}

std::string noLegalPairing(const Field& field, Set blocked, Set opponents)
{
    if ((blocked & opponents) != 0)
        return "a player is both blocked and an opponent left";
    int oddCircles = 0;
    bool oddCircleMayHaveBye = false;
    for (Set left = blocked; left != 0;) {
        const Rank rank = std::countr_zero(left);
        const Set circle = circleOf(field, rank, blocked);
        left &= ~circle;
        if (std::popcount(circle) % 2 == 0)
            continue;
        ++oddCircles;
        oddCircleMayHaveBye |= mayHaveBye(field, circle);
    }
    for (Rank rank = 0; rank < field.size(); ++rank) {
        if (!contains(blocked, rank))
            continue;
        if ((possibleOpponents(field, rank) & ~blocked & ~opponents) != 0)
            return "a blocked player may meet somebody else";
    }
    const bool byeHelps = field.size() % 2 == 1 && oddCircleMayHaveBye;
    if (oddCircles <= std::popcount(opponents) + (byeHelps ? 1 : 0))
        return "the blocked players have opponents enough";
    return {};
}

} // namespace

std::string whatIsWrongWith(const PairingFailure& failure, const Position& position, Edition edition)
{
    const Field field = makeField(position.state, edition, position.absent);
    const auto blocked = ranksNamed(field, failure.blocked);
    const auto opponents = ranksNamed(field, failure.onlyOpponents);
    if (!blocked || !opponents)
        return "names a player who is not present, or one twice";
    if (failure.reason == PairingFailure::Reason::noLegalPairing)
        return noLegalPairing(field, *blocked, *opponents);
    if (failure.reason != PairingFailure::Reason::noEligibleForBye)
        return "is none of the two reasons why a round cannot be paired";
    if (field.size() % 2 == 0 || *blocked != field.everybody() || *opponents != 0)
        return "not an odd number of players, or not all of them";
    for (Rank rank = 0; rank < field.size(); ++rank)
        if (c2_mayHaveBye(field, rank))
            return "somebody may have the bye";
    return {};
}

} // namespace pairwright::oracle
