#include "engine/tiebreaks/own_number.h"

#include "engine/tiebreaks/rated_field.h"

namespace pairwright {

namespace {

std::optional<TieBreakValue> givenTo(const PlayerState& player, TieBreakKind kind)
{
    constexpr std::int64_t inHundredths = 100;
    if (kind == TieBreakKind::OutsideValue)
        return player.outsideValue ? std::optional(TieBreakValue{*player.outsideValue, inHundredths}) : std::nullopt;
    const std::optional<int> number = kind == TieBreakKind::Lot ? player.lot : player.placeByHand;
    return number ? std::optional(TieBreakValue{*number, 1}) : std::nullopt;
}

} // namespace

std::vector<TieBreakResult> givenValue(const TieBreakContext& context, const TieBreak& tieBreak)
{
    std::vector<TieBreakResult> results(context.state().players.size());
    for (std::size_t i = 0; i < results.size(); ++i) {
        results[i].value = givenTo(context.state().players[i], tieBreak.kind);
        if (!results[i].value)
            results[i].missing = TieBreakResult::Missing::notGiven;
    }
    return results;
}

std::vector<TieBreakResult> ownNumber(const TieBreakContext& context, const TieBreak& tieBreak)
{
    std::vector<TieBreakResult> results(context.state().players.size());
    if (tieBreak.kind == TieBreakKind::PairingNumber) {
        for (std::size_t i = 0; i < results.size(); ++i)
            results[i].value = TieBreakValue{static_cast<std::int64_t>(i) + 1, 1};
        return results;
    }
    const RatedField field(context.state(), tieBreak);
    if (!field.isComplete())
        return withoutRatings(results.size());
    for (int i = 1; i <= context.participants(); ++i)
        results[static_cast<std::size_t>(i - 1)].value = TieBreakValue{field.rating(Tpn{i}), 1};
    return results;
}

} // namespace pairwright
