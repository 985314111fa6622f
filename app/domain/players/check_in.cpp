#include "app/domain/players/check_in.h"

#include <algorithm>

namespace pairwright {

namespace {

bool hasSatAtABoard(const Tournament& tournament, PlayerKey key)
{
    return std::any_of(tournament.rounds.begin(), tournament.rounds.end(), [key](const Round& round) {
        const RoundVersion* published = round.published();
        return published != nullptr && std::any_of(published->pairings.boards.begin(), published->pairings.boards.end(),
                                                   [key](const Match& match) { return match.has(key); });
    });
}

} // namespace

std::optional<RoundNumber> firstRoundAfterAbsence(const Tournament& tournament, const Player& player)
{
    const RoundNumber next = tournament.roundAhead();
    if (presenceIn(player, next) == Presence::present)
        return std::nullopt;
    for (int round = next.value + 1; round <= tournament.settings.plannedRounds; ++round)
        if (presenceIn(player, RoundNumber{round}) == Presence::present)
            return RoundNumber{round};
    return std::nullopt;
}

DoorState doorStateOf(const Tournament& tournament, const Player& player)
{
    switch (presenceIn(player, tournament.roundAhead())) {
    case Presence::present:
        return player.arrived || hasSatAtABoard(tournament, player.key) ? DoorState::arrived : DoorState::notYet;
    case Presence::withdrawn: return DoorState::withdrawn;
    case Presence::notEntered: return DoorState::late;
    default: break;
    }
    // Whoever was said to come later is away in more than one round, without points, and was not here yet.
    const auto back = firstRoundAfterAbsence(tournament, player);
    const bool isLate = back && back->value > tournament.roundAhead().value + 1 &&
                        presenceIn(player, tournament.roundAhead()) == Presence::zeroPointBye &&
                        !hasSatAtABoard(tournament, player.key);
    return isLate ? DoorState::late : DoorState::absent;
}

std::vector<PlayerKey> stillExpected(const Tournament& tournament)
{
    std::vector<PlayerKey> expected;
    for (const Player& player : tournament.players)
        if (doorStateOf(tournament, player) == DoorState::notYet)
            expected.push_back(player.key);
    return expected;
}

bool checkInHasBegun(const Tournament& tournament)
{
    return std::any_of(tournament.players.begin(), tournament.players.end(),
                       [](const Player& player) { return player.arrived; });
}

bool checkInIsOpen(const Tournament& tournament)
{
    return checkInHasBegun(tournament) && !stillExpected(tournament).empty();
}

} // namespace pairwright
