#include "engine/tiebreaks/own_number.h"

#include "engine/tiebreaks/rated_field.h"

namespace pairwright {

std::vector<TieBreakResult> ownNumber(const TieBreakContext& context, const TieBreak& tieBreak)
{
    std::vector<TieBreakResult> results(context.state().players.size());
    if (tieBreak.kind == TieBreakKind::PairingNumber) {
        for (std::size_t i = 0; i < results.size(); ++i)
            results[i].value = TieBreakValue{static_cast<std::int64_t>(i) + 1, 1};
        return results;
    }
    const RatedField field(context.state(), tieBreak.unratedAs);
    if (!field.isComplete())
        return withoutRatings(results.size());
    for (int i = 1; i <= context.participants(); ++i)
        results[static_cast<std::size_t>(i - 1)].value = TieBreakValue{field.rating(Tpn{i}), 1};
    return results;
}

} // namespace pairwright
