#include "app/event/go_on.h"

#include "app/event/places.h"
#include "engine/capabilities.h"

#include <algorithm>

namespace pairwright {

Expected<GoOn, SeasonFault> bestOf(const std::vector<PartFile>& parts, int count,
                                   const std::vector<TieDecision>& decided)
{
    if (parts.empty())
        return Unexpected{SeasonFault{}};
    GoOn result;
    const auto wanted = static_cast<std::size_t>(std::max(1, count));
    std::vector<std::vector<RankedPlace>> places;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        if (!isFinished(*parts[part].tournament))
            return Unexpected{SeasonFault{SeasonFault::Code::notFinished, part}};
        places.push_back(placesOf(parts[part], decided));
        if (countRanked(places.back()) < wanted)
            return Unexpected{SeasonFault{SeasonFault::Code::tooSmall, part}};
        for (SharedBorder& tie : sharedBorders(parts[part], part, places.back(), {wanted}, decided))
            result.ties.push_back(std::move(tie));
    }
    for (std::size_t i = 0; i < wanted; ++i)
        for (std::size_t part = 0; part < parts.size(); ++part)
            result.players.push_back({part, places[part][i].player, places[part][i].rank});
    return result;
}

NewPart gathered(const std::vector<PartFile>& parts, const std::vector<PartPlayer>& players, const Tournament& model,
                 const PartPlan& plan, const QString& eventName, Seeds seeds)
{
    Tournament list = model;
    list.players.clear();
    list.keptLines.clear();
    list.integrity.clear();
    list.settings.forbidden.clear(); // the keys are new
    list.settings.declaredOrder.clear();
    list.settings.statedRanks.reset();
    list.settings.playOffWinner.reset();
    list.settings.lotSeed.reset();
    list.settings.chess960Seed.reset();
    list.settings.prizeMarks.clear();
    list.settings.announced.reset();
    for (Prize& prize : list.settings.prizes)
        prize.given.reset();
    list.event.part.reset();
    list.event.start = {}; // of another time
    list.event.end = {};
    list.event.roundDates.clear();
    list.event.roundTimes.clear();
    PartPlan all = plan;
    all.players.clear();
    for (const PartPlayer& one : players) {
        Player player;
        player.key = PlayerKey{static_cast<std::int64_t>(list.players.size()) + 1};
        player.data = parts[one.part].tournament->player(one.player)->data;
        all.players.push_back(player.key);
        list.players.push_back(std::move(player));
    }
    list.nextPlayerKey = PlayerKey{static_cast<std::int64_t>(list.players.size()) + 1};
    NewPart part = partOf(list, all, eventName);
    if (seeds == Seeds::asListed) {
        part.tournament.settings.declaredOrder = all.players;
        if (capabilitiesOf(plan.system).numbers == Numbers::drawn)
            part.tournament.settings.numberDraw = NumberDraw{NumberDraw::By::hand, {}};
    }
    return part;
}

} // namespace pairwright
