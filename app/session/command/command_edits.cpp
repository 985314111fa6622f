#include "app/session/command/command.h"

#include <algorithm>

namespace pairwright {

EditPlayer editOf(const Player& seen, const PlayerData& wanted)
{
    return EditPlayer{seen.key, editsBetween(playerFields(), seen.data, wanted)};
}

SetEventData editOf(const EventData& seen, const EventData& wanted)
{
    SetEventData command{editsBetween(eventFields(), seen, wanted), {}};
    const auto dateIn = [](const EventData& event, RoundNumber round) {
        const auto found = event.roundDates.find(round);
        return found == event.roundDates.end() ? QDate() : found->second;
    };
    for (const EventData* side : {&seen, &wanted})
        for (const auto& [round, date] : side->roundDates)
            if (dateIn(seen, round) != dateIn(wanted, round))
                command.roundDates[round] = {dateIn(seen, round), dateIn(wanted, round)};
    return command;
}

} // namespace pairwright
