#include "tests/oracle/round.h"

namespace pairwright::oracle {

std::vector<std::vector<Rank>> scoregroups(const Field& field)
{
    std::vector<std::vector<Rank>> groups;
    for (Rank rank = 0; rank < field.size(); ++rank) {
        if (rank == 0 || field.player(rank).score != field.player(rank - 1).score)
            groups.emplace_back();
        groups.back().push_back(rank);
    }
    return groups;
}

std::vector<Rank> membersFrom(const std::vector<std::vector<Rank>>& groups, std::size_t first)
{
    std::vector<Rank> members;
    for (std::size_t i = first; i < groups.size(); ++i)
        members.insert(members.end(), groups[i].begin(), groups[i].end());
    return members;
}

} // namespace pairwright::oracle
