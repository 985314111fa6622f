#include "engine/tournament/acceleration.h"

#include "engine/tournament/colours.h"

#include <algorithm>

namespace pairwright {

bool canAccelerate(const PointSystem& points)
{
    return points.loss == PointSystem::PerColour{} && points.winValue() == points.drawValue() + points.drawValue();
}

std::optional<std::size_t> lastOfUpperGroup(const std::vector<bool>& numbered)
{
    const auto all = std::count(numbered.begin(), numbered.end(), true);
    auto toCome = std::min(all, 2 * ((all + 3) / 4));
    for (std::size_t place = 0; place < numbered.size(); ++place) {
        toCome -= numbered[place] ? 1 : 0;
        if (toCome == 0 && numbered[place])
            return place;
    }
    return std::nullopt;
}

std::vector<Score> upperGroupPoints(const PointSystem& points, int plannedRounds, int gamesOfARound)
{
    const int accelerated = (plannedRounds + 1) / 2;
    const int full = (accelerated + 1) / 2;
    std::vector<Score> result;
    for (int round = 1; round <= accelerated; ++round) {
        const Score ofAGame = round <= full ? points.winValue() : points.drawValue();
        result.push_back(Score{ofAGame.tenths * gamesOfARound});
    }
    return result;
}

void accelerate(TournamentState& state, const std::vector<Tpn>& absentFromRoundOne)
{
    std::vector<bool> numbered(state.players.size(), true);
    if (state.roundsPlayed() > 0)
        for (std::size_t i = 0; i < numbered.size(); ++i)
            numbered[i] = givesNumber(state.record(Tpn{static_cast<std::int32_t>(i) + 1}, RoundNumber{1}));
    else
        for (const Tpn tpn : absentFromRoundOne)
            numbered[static_cast<std::size_t>(tpn.value - 1)] = false;
    const std::optional<std::size_t> last = lastOfUpperGroup(numbered);
    const std::vector<Score> points = upperGroupPoints(state.points, state.plannedRounds, state.gamesOfARound);
    for (std::size_t i = 0; i < state.players.size(); ++i)
        state.players[i].virtualPoints = last && i <= *last ? points : std::vector<Score>{};
}

} // namespace pairwright
