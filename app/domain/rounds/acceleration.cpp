#include "app/domain/rounds/acceleration.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/pairings.h"
#include "app/domain/teams/match_score.h"
#include "engine/base/limits.h"
#include "engine/capabilities.h"
#include "engine/tournament/acceleration.h"

#include <algorithm>

namespace pairwright {

namespace {

/// The number of rounds for which points are given.
std::size_t givenRounds(const Tournament& tournament)
{
    std::size_t rounds = 0;
    for (const Player& player : tournament.players)
        rounds = std::max(rounds, player.virtualPoints.size());
    return rounds;
}

PointSystem accelerated(const Settings& settings)
{
    return settings.teams ? pointsOfMatches(settings, settings.teams->primary) : settings.points;
}

std::vector<Score> upperGroupPoints(const Settings& settings, int plannedRounds)
{
    const int games = settings.teams ? 1 : gamesOfARound(settings.system.system);
    return upperGroupPoints(accelerated(settings), plannedRounds, games);
}

std::vector<std::vector<Score>> bakuPoints(const Tournament& tournament, const std::vector<PlayerKey>& order,
                                           int plannedRounds)
{
    std::vector<std::vector<Score>> result(order.size());
    const auto last = lastOfUpperGroup(tournament);
    const auto found = last ? std::find(order.begin(), order.end(), *last) : order.end();
    const bool possible = capabilitiesOf(tournament.settings.system).usesAcceleration;
    if (!possible || found == order.end() || !canAccelerate(tournament.settings))
        return result;
    std::fill_n(result.begin(), found - order.begin() + 1, upperGroupPoints(tournament.settings, plannedRounds));
    return result;
}

Score pointsIn(const std::vector<Score>& points, std::size_t index)
{
    return index < points.size() ? points[index] : Score{};
}

/// The players whose given points are not those of Baku acceleration over that many rounds.
std::vector<PlayerKey> otherThanBaku(const Tournament& tournament, int plannedRounds)
{
    std::vector<PlayerKey> others;
    const std::size_t rounds = givenRounds(tournament);
    const std::vector<PlayerKey> order = tpnOrder(tournament);
    const std::vector<std::vector<Score>> computed = bakuPoints(tournament, order, plannedRounds);
    for (std::size_t i = 0; i < order.size(); ++i)
        for (std::size_t round = 0; round < rounds; ++round)
            if (pointsIn(tournament.player(order[i])->virtualPoints, round) != pointsIn(computed[i], round)) {
                others.push_back(order[i]);
                break;
            }
    std::sort(others.begin(), others.end());
    return others;
}

} // namespace

bool canAccelerate(const Settings& settings)
{
    return (!settings.teams || settings.teams->primary == TeamScore::matchPoints) &&
           canAccelerate(accelerated(settings));
}

std::vector<Score> upperGroupPoints(const Settings& settings)
{
    return upperGroupPoints(settings, settings.plannedRounds);
}

VirtualPoints virtualPointsKind(const Tournament& tournament)
{
    if (givenRounds(tournament) > 0)
        return VirtualPoints::given;
    return tournament.settings.acceleration == Acceleration::baku ? VirtualPoints::baku : VirtualPoints::none;
}

std::vector<std::vector<Score>> virtualPoints(const Tournament& tournament, const std::vector<PlayerKey>& order)
{
    std::vector<std::vector<Score>> result(order.size());
    if (tournament.settings.acceleration == Acceleration::baku)
        result = bakuPoints(tournament, order, tournament.settings.plannedRounds);
    const std::size_t rounds = givenRounds(tournament);
    for (std::size_t i = 0; i < order.size() && rounds > 0; ++i) {
        const std::vector<Score>& given = tournament.player(order[i])->virtualPoints;
        result[i].resize(std::max(result[i].size(), rounds));
        for (std::size_t round = 0; round < rounds; ++round)
            result[i][round] = pointsIn(given, round);
    }
    for (std::vector<Score>& points : result)
        while (!points.empty() && points.back() == Score{})
            points.pop_back();
    return result;
}

std::optional<PlayerKey> lastOfUpperGroup(const Tournament& tournament)
{
    const Round* round = tournament.round(RoundNumber{1});
    const RoundVersion* first = round != nullptr ? round->published() : nullptr;
    const std::vector<PlayerKey> order = first != nullptr ? first->order : tpnOrder(tournament);
    std::vector<bool> numbered;
    for (const PlayerKey key : order) {
        const Player* player = tournament.player(key);
        numbered.push_back(player != nullptr &&
                           (first != nullptr ? isPlaced(first->pairings, key)
                                             : presenceIn(*player, RoundNumber{1}) == Presence::present));
    }
    const auto last = lastOfUpperGroup(numbered);
    return last ? std::optional(order[*last]) : std::nullopt;
}

bool isByBaku(const Tournament& tournament)
{
    return tournament.settings.acceleration == Acceleration::baku && otherThanBaku(tournament).empty();
}

std::vector<PlayerKey> otherThanBaku(const Tournament& tournament)
{
    if (tournament.settings.acceleration != Acceleration::baku || givenRounds(tournament) == 0)
        return {};
    std::vector<PlayerKey> others = otherThanBaku(tournament, tournament.settings.plannedRounds);
    // Rounds that were played while another number of rounds was planned keep its points.
    for (int rounds = 1; rounds <= mostRounds && !others.empty(); ++rounds)
        if (otherThanBaku(tournament, rounds).empty())
            return {};
    return others;
}

} // namespace pairwright
