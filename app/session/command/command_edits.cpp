#include "app/session/command/command.h"

#include <algorithm>

namespace pairwright {

EditPlayer editOf(const Player& seen, const PlayerData& wanted)
{
    return EditPlayer{seen.key, editsBetween(playerFields(), seen.data, wanted)};
}

namespace {

/// What differs by round; a round without a value has an invalid one.
template <class T>
std::map<RoundNumber, ValueEdit<T>> editsByRound(const std::map<RoundNumber, T>& seen,
                                                 const std::map<RoundNumber, T>& wanted)
{
    std::map<RoundNumber, ValueEdit<T>> edits;
    const auto in = [](const std::map<RoundNumber, T>& values, RoundNumber round) {
        const auto found = values.find(round);
        return found == values.end() ? T() : found->second;
    };
    for (const auto* side : {&seen, &wanted})
        for (const auto& one : *side)
            if (in(seen, one.first) != in(wanted, one.first))
                edits[one.first] = {in(seen, one.first), in(wanted, one.first)};
    return edits;
}

} // namespace

SetEventData editOf(const EventData& seen, const EventData& wanted)
{
    return {editsBetween(eventFields(), seen, wanted), editsByRound(seen.roundDates, wanted.roundDates),
            editsByRound(seen.roundTimes, wanted.roundTimes)};
}

} // namespace pairwright
