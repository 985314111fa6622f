#include "app/domain/setup/round_start.h"

namespace pairwright {

RoundStart startOf(const EventData& event, RoundNumber round)
{
    RoundStart start;
    if (const auto date = event.roundDates.find(round); date != event.roundDates.end())
        start.date = date->second;
    else if (event.start.isValid() && event.start == event.end)
        start.date = event.start;
    if (const auto time = event.roundTimes.find(round); time != event.roundTimes.end())
        start.time = time->second;
    return start;
}

} // namespace pairwright
