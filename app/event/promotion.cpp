#include "app/event/promotion.h"

#include "app/event/go_on.h"
#include "app/event/places.h"

#include <algorithm>

namespace pairwright {

namespace {

/// How many go up from a part, and down from it.
struct Leaving {
    std::size_t up = 0;
    std::size_t down = 0;
};

Leaving leaving(std::size_t part, std::size_t parts, PromotionRule rule)
{
    return {part > 0 ? static_cast<std::size_t>(std::max(0, rule.up)) : 0,
            part + 1 < parts ? static_cast<std::size_t>(std::max(0, rule.down)) : 0};
}

} // namespace

Expected<Season, SeasonFault> nextSeason(const std::vector<PartFile>& parts, PromotionRule rule,
                                         const std::vector<TieDecision>& decided)
{
    if (parts.size() < 2)
        return Unexpected{SeasonFault{}};
    Season season;
    season.groups.resize(parts.size());
    std::vector<std::vector<PartPlayer>> stay(parts.size());
    std::vector<std::vector<PartPlayer>> fromBelow(parts.size());
    for (std::size_t part = 0; part < parts.size(); ++part) {
        if (!isFinished(*parts[part].tournament))
            return Unexpected{SeasonFault{SeasonFault::Code::notFinished, part}};
        const std::vector<RankedPlace> places = placesOf(parts[part], decided);
        const auto [up, down] = leaving(part, parts.size(), rule);
        if (up + down > places.size() || up > countRanked(places))
            return Unexpected{SeasonFault{SeasonFault::Code::tooSmall, part}};
        for (std::size_t i = 0; i < places.size(); ++i) {
            const PartPlayer who{part, places[i].player, places[i].rank};
            if (i < up) {
                fromBelow[part - 1].push_back(who);
                season.transfers.push_back({who, part - 1});
            } else if (i >= places.size() - down) {
                season.groups[part + 1].push_back(who);
                season.transfers.push_back({who, part + 1});
            } else {
                stay[part].push_back(who);
            }
        }
        for (SharedBorder& tie : sharedBorders(parts[part], part, places, {up, places.size() - down}, decided))
            season.ties.push_back(std::move(tie));
    }
    for (std::size_t part = 0; part < parts.size(); ++part)
        for (const auto* more : {&stay[part], &fromBelow[part]})
            season.groups[part].insert(season.groups[part].end(), more->begin(), more->end());
    return season;
}

std::vector<NewPart> seasonParts(const std::vector<PartFile>& parts, const Season& season, const QString& eventName)
{
    std::vector<NewPart> made;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        const Tournament& before = *parts[part].tournament;
        made.push_back(gathered(parts, season.groups[part], before,
                                {parts[part].part.title, {}, before.settings.system, before.settings.plannedRounds},
                                eventName, Seeds::byRating));
    }
    return made;
}

} // namespace pairwright
