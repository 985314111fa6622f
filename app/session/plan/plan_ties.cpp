#include "app/session/plan/plan_context.h"

#include "app/pairing/tied_players.h"
#include "engine/tiebreaks/tie_break_info.h"

#include <algorithm>

namespace pairwright::plan {

namespace {

/// The list with a tie-break where there is none of the kind: at the end, an order by hand before the lots.
std::vector<TieBreak> withTieBreak(std::vector<TieBreak> list, TieBreakKind kind)
{
    const auto is = [](TieBreakKind wanted) {
        return [wanted](const TieBreak& one) {
            return one.kind == wanted;
        };
    };
    if (std::any_of(list.begin(), list.end(), is(kind)))
        return list;
    const auto place =
        kind == TieBreakKind::ByHand ? std::find_if(list.begin(), list.end(), is(TieBreakKind::Lot)) : list.end();
    list.insert(place, TieBreak{.kind = kind});
    return list;
}

} // namespace

void run(const Context& to, const DrawLots& command)
{
    const Settings& present = to.tournament.settings;
    const std::uint64_t seed = present.lotSeed.value_or(command.seed);
    run(to, SetTieBreaks{withTieBreak(present.tieBreaks, TieBreakKind::Lot), {}});
    to.plan.step.text = QString::number(seed);
    changeSettings(to, [seed](Settings& settings) { settings.lotSeed = seed; });
    to.plan.barrier = !present.lotSeed; // taken back and drawn again they would be others
}

void run(const Context& to, const RankTied& command)
{
    if (command.order.empty() || !isTiedGroup(to.tournament, command.order)) {
        to.add(FindingCode::notTied);
        return;
    }
    run(to, SetTieBreaks{withTieBreak(to.tournament.settings.tieBreaks, TieBreakKind::ByHand), {}});
    int place = 0;
    for (const PlayerKey key : command.order) {
        ++place;
        changePlayer(to, *to.tournament.player(key), [place](Player& after) { after.data.placeByHand = place; });
    }
    to.plan.step.text.clear();
    to.plan.step.count = static_cast<int>(command.order.size());
}

void run(const Context& to, const SetChess960& command)
{
    const auto& present = to.tournament.settings.chess960Seed;
    if (!isAsSeen(to, command.seen, present, command.seed, "chess960Seed"))
        return;
    if (command.seed != present && to.started()) {
        to.add(FindingCode::lockedAfterRoundOne);
        return;
    }
    to.plan.step.text = command.seed ? QString::number(*command.seed) : QString();
    changeSettings(to, [&](Settings& settings) { settings.chess960Seed = command.seed; });
}

} // namespace pairwright::plan
