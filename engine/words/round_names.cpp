#include "engine/words/round_names.h"

namespace pairwright {

std::string idList(const std::vector<Tpn>& players, const RoundNames& names, std::size_t most)
{
    std::string list;
    for (std::size_t i = 0; i < players.size() && i < most; ++i)
        list += (list.empty() ? "" : ", ") + std::to_string(names.idOf(players[i]));
    return players.size() > most ? list + ", ..." : list;
}

} // namespace pairwright
