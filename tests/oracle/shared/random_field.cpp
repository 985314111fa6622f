#include "tests/oracle/shared/random_field.h"

#include "tests/oracle/field.h"

#include <algorithm>
#include <ostream>

namespace pairwright::oracle {

std::size_t indexOf(Tpn tpn)
{
    return static_cast<std::size_t>(tpn.value - 1);
}

ForbiddenGroup randomForbiddenGroup(Random& random, std::size_t participants, int plannedRounds)
{
    ForbiddenGroup group;
    const auto size = 2 + random.below(random.chance(1, 2) ? 11 : 2);
    group.first = RoundNumber{1 + static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(plannedRounds)))};
    for (std::size_t i = 0; i < participants; ++i)
        if (group.players.size() < size && random.chance(1, 2))
            group.players.push_back(tpnAt(i));
    if (random.chance(1, 2))
        group.last = RoundNumber{group.first.value + static_cast<std::int32_t>(random.below(4))};
    return group;
}

std::vector<Tpn> randomAbsences(Random& random, std::size_t participants, std::uint64_t perCent, bool isFirstRound)
{
    std::vector<Tpn> absent;
    for (std::size_t i = 0; i < participants; ++i)
        if (random.chance(perCent, 100) || (isFirstRound && random.chance(perCent, 100)))
            absent.push_back(tpnAt(i));
    return absent;
}

RandomBoards randomBoards(Random& random, std::size_t participants, const std::vector<Tpn>& absent,
                          const std::function<bool(Tpn, Tpn)>& haveMet, std::optional<Tpn>& bye)
{
    std::vector<Tpn> waiting;
    for (std::size_t i = 0; i < participants; ++i)
        if (std::find(absent.begin(), absent.end(), tpnAt(i)) == absent.end())
            waiting.push_back(tpnAt(i));
    random.shuffle(std::span<Tpn>(waiting));
    RandomBoards boards;
    while (!waiting.empty()) {
        const Tpn one = waiting.back();
        waiting.pop_back();
        const auto other =
            std::find_if(waiting.begin(), waiting.end(), [&](Tpn candidate) { return !haveMet(one, candidate); });
        if (other != waiting.end()) {
            boards.emplace_back(one, *other);
            waiting.erase(other);
        } else if (!bye) {
            bye = one;
        }
    }
    return boards;
}

void write(std::ostream& to, const std::vector<ForbiddenGroup>& forbidden)
{
    for (const ForbiddenGroup& group : forbidden) {
        to << "\nforbidden from round " << group.first.value << " to " << (group.last ? group.last->value : 0) << ':';
        for (const Tpn tpn : group.players)
            to << ' ' << tpn.value;
    }
    to << '\n';
}

} // namespace pairwright::oracle
