#include "engine/tournament/colours.h"

#include <algorithm>
#include <cstdlib>

namespace pairwright {

int ColourHistory::difference() const
{
    const auto whites = std::count(games.begin(), games.end(), Colour::White);
    return static_cast<int>(2 * whites) - static_cast<int>(games.size());
}

int ColourHistory::run() const
{
    int length = 0;
    for (auto game = games.rbegin(); game != games.rend() && *game == games.back(); ++game)
        ++length;
    return length;
}

ColourHistory colourHistory(const PlayerState& player)
{
    ColourHistory history;
    history.games.reserve(player.rounds.size());
    for (const RoundRecord& record : player.rounds)
        if (const auto* game = std::get_if<PlayedGame>(&record))
            history.games.push_back(game->colour);
    return history;
}

ColourPreference colourPreference(const ColourHistory& history)
{
    if (history.games.empty())
        return {};
    const int difference = history.difference();
    if (std::abs(difference) > 1)
        return {PreferenceStrength::absolute, difference > 0 ? Colour::Black : Colour::White};
    const Colour alternate = opposite(history.games.back());
    if (history.run() > 1)
        return {PreferenceStrength::absolute, alternate};
    if (difference != 0)
        return {PreferenceStrength::strong, difference > 0 ? Colour::Black : Colour::White};
    return {PreferenceStrength::mild, alternate};
}

std::optional<Colour> alternatedColour(const ColourHistory& first, const ColourHistory& second)
{
    auto a = first.games.rbegin();
    auto b = second.games.rbegin();
    for (; a != first.games.rend() && b != second.games.rend(); ++a, ++b)
        if (*a != *b)
            return *b;
    return std::nullopt;
}

std::vector<int> effectiveNumbers(const TournamentState& state, const std::vector<bool>& present)
{
    std::vector<int> result(state.players.size(), 0);
    int next = 1;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const auto& rounds = state.players[i].rounds;
        if (present[i] ||
            std::any_of(rounds.begin(), rounds.end(), [](const RoundRecord& record) { return givesNumber(record); }))
            result[i] = next++;
    }
    return result;
}

} // namespace pairwright
