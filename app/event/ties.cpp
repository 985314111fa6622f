#include "app/event/ties.h"

#include <algorithm>

namespace pairwright {

namespace {

using Run = std::pair<std::size_t, std::size_t>; // first, and behind the last

Run sharedRank(const std::vector<RankedPlace>& places, std::size_t at)
{
    Run run{at, at + 1};
    while (run.first > 0 && places[run.first - 1].rank == places[at].rank)
        --run.first;
    while (run.second < places.size() && places[run.second].rank == places[at].rank)
        ++run.second;
    return run;
}

std::vector<PlayerKey> playersIn(const std::vector<RankedPlace>& places, Run run)
{
    std::vector<PlayerKey> players;
    for (std::size_t i = run.first; i < run.second; ++i)
        players.push_back(places[i].player);
    return players;
}

const TieDecision* decisionOn(const PartFile& file, const std::vector<PlayerKey>& players,
                              const std::vector<TieDecision>& decided)
{
    const auto found = std::find_if(decided.begin(), decided.end(), [&](const TieDecision& one) {
        return one.file == file.path && one.order.size() == players.size() &&
               std::is_permutation(one.order.begin(), one.order.end(), players.begin());
    });
    return found != decided.end() ? &*found : nullptr;
}

} // namespace

std::vector<RankedPlace> placesOf(const PartFile& file, const std::vector<TieDecision>& decided)
{
    std::vector<RankedPlace> places = placesOf(*file.tournament);
    for (std::size_t i = 0; i < places.size();) {
        const Run run = sharedRank(places, i);
        if (const TieDecision* decision = decisionOn(file, playersIn(places, run), decided)) {
            const auto inOrder = [decision](const RankedPlace& place) {
                return std::find(decision->order.begin(), decision->order.end(), place.player);
            };
            std::sort(places.begin() + static_cast<std::ptrdiff_t>(run.first),
                      places.begin() + static_cast<std::ptrdiff_t>(run.second),
                      [&inOrder](const RankedPlace& a, const RankedPlace& b) { return inOrder(a) < inOrder(b); });
        }
        i = run.second;
    }
    return places;
}

std::vector<SharedBorder> sharedBorders(const PartFile& file, std::size_t part, const std::vector<RankedPlace>& places,
                                        std::initializer_list<std::size_t> borders,
                                        const std::vector<TieDecision>& decided)
{
    std::vector<SharedBorder> shared;
    for (const std::size_t border : borders) {
        if (border == 0 || border >= places.size() || places[border - 1].rank != places[border].rank)
            continue;
        if (!shared.empty() && shared.back().rank == places[border].rank)
            continue; // both run through the same one
        const std::vector<PlayerKey> players = playersIn(places, sharedRank(places, border));
        shared.push_back({part, places[border].rank, players, decisionOn(file, players, decided) != nullptr});
    }
    return shared;
}

const SharedBorder* borderOf(const std::vector<SharedBorder>& all, std::size_t part, PlayerKey player)
{
    const auto found = std::find_if(all.begin(), all.end(), [&](const SharedBorder& one) {
        return one.part == part && std::find(one.players.begin(), one.players.end(), player) != one.players.end();
    });
    return found != all.end() ? &*found : nullptr;
}

} // namespace pairwright
