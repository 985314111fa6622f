#include "engine/tiebreaks/round_result.h"

#include <algorithm>

namespace pairwright {

namespace {

Colour colourOf(const RoundRecord& record)
{
    if (const auto* game = std::get_if<PlayedGame>(&record))
        return game->colour;
    const auto* forfeit = std::get_if<ForfeitedGame>(&record);
    return forfeit ? forfeit->colour : Colour::White;
}

/// A match of games that do not count is none at all: no points, no opponent.
MatchRecord countedMatch(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    return std::ranges::any_of(gamesOf(state, tpn, round), isForStandings) ? matchOf(state, tpn, round) : MatchRecord();
}

} // namespace

RoundResults::RoundResults(const TournamentState& state, int rounds, ScoreOfTable score)
    : state_(&state)
    , rounds_(std::max(rounds, 0))
    , games_(state.gamesOfARound)
    , score_(score)
{
    results_.reserve(state.players.size() * static_cast<std::size_t>(rounds_));
    for (std::size_t i = 0; i < state.players.size(); ++i)
        for (int round = 1; round <= rounds_; ++round) {
            MatchRecord& match =
                results_.emplace_back(countedMatch(state, Tpn{static_cast<std::int32_t>(i + 1)}, RoundNumber{round}));
            const auto index = static_cast<std::size_t>(round - 1);
            if (score_ == ScoreOfTable::secondary)
                match.points =
                    index < state.players[i].teamPoints.size() ? state.players[i].teamPoints[index].secondary : Score{};
        }
}

std::span<const RoundRecord> RoundResults::games(Tpn tpn, int round) const
{
    const auto all = gamesOf(*state_, tpn, RoundNumber{round});
    return std::ranges::any_of(all, isForStandings) ? all : std::span<const RoundRecord>();
}

void RoundResults::drawLastRound()
{
    if (rounds_ == 0)
        return;
    for (std::size_t i = 0; i < state_->players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i + 1)};
        MatchRecord& result = results_[indexOf(tpn, rounds_)];
        if (!result.opponent)
            continue;
        const PointSystem::PerColour draw = scale().draw;
        result.kind = MatchRecord::Kind::played;
        result.won = false;
        result.points = {};
        for (const RoundRecord& record : games(tpn, rounds_))
            result.points += colourOf(record) == Colour::White ? draw.white : draw.black;
    }
}

} // namespace pairwright
