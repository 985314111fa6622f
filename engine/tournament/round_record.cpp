#include "engine/tournament/round_record.h"

namespace pairwright {

std::optional<Tpn> scheduledOpponent(const RoundRecord& record)
{
    if (const auto* game = std::get_if<PlayedGame>(&record))
        return game->opponent;
    if (const auto* forfeit = std::get_if<ForfeitedGame>(&record))
        return forfeit->opponent;
    return std::nullopt;
}

bool isForStandings(const RoundRecord& record)
{
    if (const auto* game = std::get_if<PlayedGame>(&record))
        return game->counts;
    const auto* forfeit = std::get_if<ForfeitedGame>(&record);
    return forfeit == nullptr || forfeit->counts;
}

} // namespace pairwright
