#include "app/domain/teams/seats.h"

#include "engine/base/limits.h"

#include <algorithm>
#include <unordered_set>

namespace pairwright {

bool isManned(const Tournament& tournament, const Match& match)
{
    std::unordered_set<PlayerKey> seated;
    const auto plays = [&](const std::optional<PlayerKey>& seat, PlayerKey side) {
        const Player* member = seat ? tournament.member(*seat) : nullptr;
        return !seat ||
               (member != nullptr && member->team && member->team->team == side && seated.insert(*seat).second);
    };
    return std::all_of(match.games.begin(), match.games.end(), [&](const Game& game) {
        return plays(game.forWhite, game.white) && plays(game.forBlack, game.black);
    });
}

bool isPossibleMember(const Tournament& tournament, const Player& member)
{
    return tournament.settings.teams && member.team && tournament.player(member.team->team) != nullptr &&
           member.team->place >= 1 && member.team->place <= mostPlayers && tournament.player(member.key) == nullptr;
}

} // namespace pairwright
