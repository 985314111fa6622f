#include "engine/trf/convert/initial_colour.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

bool hadBoardOrBye(const RoundRecord& record)
{
    const auto* bye = std::get_if<Bye>(&record);
    return !bye || bye->kind == ByeKind::PairingAllocated;
}

/// Colour of a game or a forfeit.
std::optional<Colour> colourOf(const RoundRecord& record)
{
    if (const auto* game = std::get_if<PlayedGame>(&record))
        return game->colour;
    if (const auto* forfeit = std::get_if<ForfeitedGame>(&record))
        return forfeit->colour;
    return std::nullopt;
}

bool playedBefore(const PlayerState& player, std::size_t round)
{
    return std::any_of(player.rounds.begin(), player.rounds.begin() + static_cast<std::ptrdiff_t>(round), isPlayed);
}

std::optional<Colour> fromRound(const TournamentState& state, std::size_t round)
{
    bool odd = false; // becomes the parity of the effective number: only who had a board or the bye is numbered
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const PlayerState& player = state.players[i];
        if (std::none_of(player.rounds.begin(), player.rounds.begin() + static_cast<std::ptrdiff_t>(round) + 1,
                         hadBoardOrBye))
            continue;
        odd = !odd;
        const std::optional<Colour> colour = colourOf(player.rounds[round]);
        const std::optional<Tpn> opponent = scheduledOpponent(player.rounds[round]);
        if (!colour || !opponent || *opponent < Tpn{static_cast<std::int32_t>(i + 1)})
            continue;
        if (!playedBefore(player, round) && !playedBefore(state.player(*opponent), round))
            return odd ? *colour : opposite(*colour);
    }
    return std::nullopt;
}

} // namespace

std::optional<Colour> inferInitialColour(const TournamentState& state)
{
    const auto rounds = static_cast<std::size_t>(state.roundsPlayed());
    for (std::size_t round = 0; round < rounds; ++round)
        if (const auto colour = fromRound(state, round))
            return colour;
    return std::nullopt;
}

} // namespace pairwright::trf
