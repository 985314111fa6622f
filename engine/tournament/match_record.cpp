#include "engine/tournament/match_record.h"

#include <algorithm>

namespace pairwright {

namespace {

using Games = std::span<const RoundRecord>;

bool isForfeit(const RoundRecord& record)
{
    return std::holds_alternative<ForfeitedGame>(record);
}

bool isWon(const RoundRecord& record)
{
    if (const auto* game = std::get_if<PlayedGame>(&record))
        return game->outcome == GameOutcome::Win;
    const auto* forfeit = std::get_if<ForfeitedGame>(&record);
    return forfeit != nullptr && forfeit->won;
}

bool forfeitsAll(Games games)
{
    return std::ranges::all_of(games, [](const RoundRecord& record) { return isForfeit(record) && !isWon(record); });
}

std::optional<Colour> colourOf(Games games)
{
    if (std::ranges::none_of(games, isPlayed))
        return std::nullopt;
    if (const auto* game = std::get_if<PlayedGame>(&games.front()))
        return game->colour;
    const auto* forfeit = std::get_if<ForfeitedGame>(&games.front());
    return forfeit != nullptr ? std::optional(forfeit->colour) : std::nullopt;
}

/// Somebody forfeits a match by forfeiting all its games. Of one game lost and one won by forfeit the opponent's
/// records tell whether both lost the first.
MatchRecord::Kind kindOfGames(const TournamentState& state, Games games, const MatchRecord& match, RoundNumber round)
{
    using enum MatchRecord::Kind;
    if (forfeitsAll(games))
        return forfeitLoss;
    const bool nothingPlayed = std::ranges::all_of(games, isForfeit);
    if (nothingPlayed && (match.won || forfeitsAll(gamesOf(state, *match.opponent, round))))
        return forfeitWin;
    return played;
}

} // namespace

std::span<const RoundRecord> gamesOf(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    const Games records(state.player(tpn).rounds);
    const auto games = static_cast<std::size_t>(state.gamesOfARound);
    const std::size_t first = games * static_cast<std::size_t>(round.value - 1);
    return first < records.size() ? records.subspan(first, std::min(games, records.size() - first)) : Games();
}

MatchRecord::Kind kindOf(const RoundRecord& record)
{
    using enum MatchRecord::Kind;
    if (isPlayed(record))
        return played;
    if (isForfeit(record))
        return isWon(record) ? forfeitWin : forfeitLoss;
    const ByeKind bye = std::get<Bye>(record).kind;
    return bye == ByeKind::PairingAllocated || bye == ByeKind::Full ? awardedBye : requestedBye;
}

MatchRecord matchOf(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    const Games games = gamesOf(state, tpn, round);
    MatchRecord match;
    if (games.empty())
        return match;
    const auto& ofTeam = state.player(tpn).teamPoints;
    if (const auto index = static_cast<std::size_t>(round.value - 1); index < ofTeam.size())
        match.points = ofTeam[index].primary;
    else
        for (const RoundRecord& record : games)
            match.points += state.points.pointsFor(record);
    match.opponent = scheduledOpponent(games.front());
    match.won = std::ranges::all_of(games, isWon);
    if (const auto* bye = std::get_if<Bye>(&games.front()))
        match.bye = bye->kind;
    match.colour = colourOf(games);
    match.kind = match.opponent && games.size() > 1 ? kindOfGames(state, games, match, round) : kindOf(games.front());
    return match;
}

} // namespace pairwright
