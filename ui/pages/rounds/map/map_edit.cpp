#include "ui/pages/rounds/map/map_edit.h"

#include "app/domain/rounds/pairings.h"
#include "engine/capabilities.h"

#include <algorithm>

namespace pairwright {

namespace {

std::optional<PlayerKey> opponentIn(const Pairings& pairings, PlayerKey player)
{
    const auto board =
        std::ranges::find_if(pairings.boards, [player](const Match& match) { return match.has(player); });
    return board == pairings.boards.end() ? std::nullopt : std::optional(board->opponentOf(player));
}

} // namespace

std::optional<MapEdit> editThatPairs(const RoundVersion& version, PlayerKey moved, PlayerKey onto)
{
    const Pairings& pairings = version.pairings;
    const std::vector<PlayerKey> takesPart = version.participants();
    const auto plays = [&takesPart](PlayerKey player) {
        return std::ranges::find(takesPart, player) != takesPart.end();
    };
    const auto opponent = opponentIn(pairings, onto);
    if (moved == onto || opponent == moved || !plays(moved) || !plays(onto))
        return std::nullopt;
    if (opponent)
        return EditProposal::SwapPlayers{moved, *opponent};
    if (const auto left = opponentIn(pairings, moved))
        return EditProposal::SwapPlayers{onto, *left};
    if (pairings.bye == moved || pairings.bye == onto)
        return std::nullopt;
    return EditProposal::Pair{onto, moved};
}

Pairings pairingsAfter(const RoundVersion& version, const MapEdit& edit)
{
    Pairings after = version.pairings;
    const MatchShape shape{gamesOfARound(version.system.system)};
    if (const auto* two = std::get_if<EditProposal::SwapPlayers>(&edit)) {
        changePlaces(after, two->first, two->second);
        for (Match& match : after.boards)
            match.open(shape);
    } else if (const auto* free = std::get_if<EditProposal::Pair>(&edit)) {
        after.boards.push_back(Match::of(free->white, free->black, shape));
    }
    return after;
}

} // namespace pairwright
