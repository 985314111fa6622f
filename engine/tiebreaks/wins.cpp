#include "engine/tiebreaks/wins.h"

#include <algorithm>

namespace pairwright {

namespace {

bool countsAsWin(const PointSystem& points, const RoundRecord& record)
{
    // A won game is a win even where White's and Black's wins are worth different points.
    if (const auto* game = std::get_if<PlayedGame>(&record))
        return game->outcome == GameOutcome::Win;
    return points.pointsFor(record) == points.winValue();
}

} // namespace

TieBreakResult wins(const TieBreakContext& context, Tpn tpn)
{
    const PointSystem& points = context.state().points;
    const auto& records = context.state().player(tpn).rounds;
    TieBreakResult result;
    const int recorded = std::min(context.rounds(), static_cast<int>(records.size()));
    for (int round = 1; round <= recorded; ++round) {
        const RoundRecord& record = records[static_cast<std::size_t>(round - 1)];
        if (!countsAsWin(points, record))
            continue;
        Contribution contribution;
        contribution.round = RoundNumber{round};
        contribution.opponent = scheduledOpponent(record);
        contribution.ownPoints = points.pointsFor(record);
        contribution.amount = {1, 1};
        result.contributions.push_back(contribution);
    }
    result.value = sumOf(result.contributions, 1);
    return result;
}

} // namespace pairwright
