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

bool playedBefore(const PlayerState& player, std::size_t column)
{
    return std::any_of(player.rounds.begin(), player.rounds.begin() + static_cast<std::ptrdiff_t>(column), isPlayed);
}

std::optional<Colour> fromColumn(const TournamentState& state, std::size_t column)
{
    bool odd = false; // becomes the parity of the effective number: only who had a board or the bye is numbered
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const PlayerState& player = state.players[i];
        if (std::none_of(player.rounds.begin(), player.rounds.begin() + static_cast<std::ptrdiff_t>(column) + 1,
                         hadBoardOrBye))
            continue;
        odd = !odd;
        const std::optional<Colour> colour = colourOf(player.rounds[column]);
        const std::optional<Tpn> opponent = scheduledOpponent(player.rounds[column]);
        if (!colour || !opponent || *opponent < Tpn{static_cast<std::int32_t>(i + 1)})
            continue;
        if (!playedBefore(player, column) && !playedBefore(state.player(*opponent), column))
            return odd ? *colour : opposite(*colour);
    }
    return std::nullopt;
}

} // namespace

std::optional<Colour> inferInitialColour(const TournamentState& state)
{
    const auto rounds = static_cast<std::size_t>(state.roundsPlayed());
    for (std::size_t round = 0; round < rounds; ++round) // by the first game of a match
        if (const auto colour = fromColumn(state, round * static_cast<std::size_t>(state.gamesOfARound)))
            return colour;
    return std::nullopt;
}

} // namespace pairwright::trf
