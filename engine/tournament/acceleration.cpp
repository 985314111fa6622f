#include "engine/tournament/acceleration.h"

namespace pairwright {

bool canAccelerate(const PointSystem& points)
{
    return points.loss == PointSystem::PerColour{} && points.winValue() == points.drawValue() + points.drawValue();
}

int upperGroupSize(int listedPlayers)
{
    return 2 * ((listedPlayers + 3) / 4);
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

} // namespace pairwright
