#include "engine/tiebreaks/round_result.h"

#include <algorithm>

namespace pairwright {

namespace {

bool isForfeit(const RoundRecord& record)
{
    return std::holds_alternative<ForfeitedGame>(record);
}

bool isWon(const RoundRecord& record)
{
    if (const auto* game = std::get_if<PlayedGame>(&record))
        return game->outcome == GameOutcome::Win;
    const auto* forfeit = std::get_if<ForfeitedGame>(&record);
    return forfeit && forfeit->won;
}

Colour colourOf(const RoundRecord& record)
{
    if (const auto* game = std::get_if<PlayedGame>(&record))
        return game->colour;
    const auto* forfeit = std::get_if<ForfeitedGame>(&record);
    return forfeit ? forfeit->colour : Colour::White;
}

} // namespace

RoundResult::Kind kindOf(const RoundRecord& record)
{
    using enum RoundResult::Kind;
    if (isPlayed(record))
        return played;
    if (isForfeit(record))
        return isWon(record) ? forfeitWin : forfeitLoss;
    const ByeKind bye = std::get<Bye>(record).kind;
    return bye == ByeKind::PairingAllocated || bye == ByeKind::Full ? awardedBye : requestedBye;
}

RoundResults::RoundResults(const TournamentState& state, int rounds)
    : state_(&state)
    , rounds_(std::max(rounds, 0))
    , games_(state.gamesOfARound)
{
    results_.reserve(state.players.size() * static_cast<std::size_t>(rounds_));
    for (std::size_t i = 0; i < state.players.size(); ++i)
        for (int round = 1; round <= rounds_; ++round)
            results_.push_back(resultOf(Tpn{static_cast<std::int32_t>(i + 1)}, round));
}

std::span<const RoundRecord> RoundResults::games(Tpn tpn, int round) const
{
    const std::span<const RoundRecord> records(state_->player(tpn).rounds);
    const auto first = static_cast<std::size_t>(games_) * static_cast<std::size_t>(round - 1);
    if (first >= records.size())
        return {};
    return records.subspan(first, std::min(static_cast<std::size_t>(games_), records.size() - first));
}

void RoundResults::drawLastRound()
{
    if (rounds_ == 0)
        return;
    for (std::size_t i = 0; i < state_->players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i + 1)};
        RoundResult& result = results_[indexOf(tpn, rounds_)];
        if (!result.opponent)
            continue;
        const PointSystem::PerColour draw = state_->points.draw;
        result.kind = RoundResult::Kind::played;
        result.won = false;
        result.points = {};
        for (const RoundRecord& record : games(tpn, rounds_))
            result.points += colourOf(record) == Colour::White ? draw.white : draw.black;
    }
}

bool RoundResults::forfeitsAll(Tpn tpn, int round) const
{
    const auto records = games(tpn, round);
    return std::ranges::all_of(records, [](const RoundRecord& record) { return isForfeit(record) && !isWon(record); });
}

RoundResult RoundResults::resultOf(Tpn tpn, int round) const
{
    const auto records = games(tpn, round);
    RoundResult result;
    if (records.empty())
        return result;
    for (const RoundRecord& record : records)
        result.points += state_->points.pointsFor(record);
    result.opponent = scheduledOpponent(records.front());
    result.won = std::ranges::all_of(records, isWon);
    result.kind = kindOf(records.front());
    if (!result.opponent || records.size() == 1)
        return result;
    // Somebody forfeits a match by forfeiting both games. Of one game lost and one won by forfeit the opponent's
    // records tell whether both lost the first.
    using enum RoundResult::Kind;
    const bool nothingPlayed = std::ranges::all_of(records, isForfeit);
    if (forfeitsAll(tpn, round))
        result.kind = forfeitLoss;
    else if (nothingPlayed && (result.won || forfeitsAll(*result.opponent, round)))
        result.kind = forfeitWin;
    else
        result.kind = played;
    return result;
}

} // namespace pairwright
