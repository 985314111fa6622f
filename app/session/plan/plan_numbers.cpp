#include "app/session/plan/plan_numbers.h"

#include "app/domain/text/filled.h"
#include "app/session/command/change_set.h"
#include "app/session/plan/plan_context.h"
#include "engine/capabilities.h"

#include <algorithm>
#include <unordered_set>

namespace pairwright::plan {

namespace {

bool areDrawn(const Tournament& tournament)
{
    return capabilitiesOf(tournament.settings.system).numbers == Numbers::drawn;
}

/// Those of an order that are in the other one, too.
std::vector<PlayerKey> amongBoth(std::vector<PlayerKey> order, const std::vector<PlayerKey>& other)
{
    const std::unordered_set<PlayerKey> known(other.begin(), other.end());
    std::erase_if(order, [&known](PlayerKey key) { return !known.contains(key); });
    return order;
}

/// "5 to 3, 3 to 4, 4 to 5".
struct Moves {
    int count = 0;
    QString text;
};
Moves movesBetween(const std::vector<PlayerKey>& before, const std::vector<PlayerKey>& after)
{
    const TpnMap was(before);
    const TpnMap is(after);
    Moves moves;
    QStringList codes;
    for (const PlayerKey key : before) {
        const auto from = was.tpnOf(key);
        const auto to = is.tpnOf(key);
        if (!to || *from == *to)
            continue;
        ++moves.count;
        codes << filled(QStringLiteral("%1 to %2"), from->value, to->value);
    }
    moves.text = codes.join(QStringLiteral(", "));
    return moves;
}

int countedRating(const Player& player)
{
    return player.data.rating ? player.data.rating->value : 0;
}

Tournament plannedState(const Context& to)
{
    Tournament changed = to.tournament;
    applyTo(changed, to.plan.delta);
    return changed;
}

} // namespace

void askAboutNumbers(const Context& to)
{
    const bool byHand = to.plan.step.command == CommandName::setDeclaredOrder;
    if (to.refused() || areDrawn(to.tournament) || (!to.started() && !byHand) ||
        !changeSetOf(to.plan.delta).numbersMayChange)
        return;
    const bool isRound = std::any_of(to.plan.delta.begin(), to.plan.delta.end(),
                                     [](const Change& change) { return std::holds_alternative<RoundChange>(change); });
    if (isRound) // publishing renumbers nobody
        return;
    std::vector<PlayerKey> before = tpnOrder(to.tournament);
    // Late entries move those behind them; that is no renumbering. It is not one either while what is known of them
    // comes in, such as the members of a team.
    if (const Round* last = to.tournament.round(to.tournament.lastPublished()))
        before = amongBoth(before, last->published()->order);
    const std::vector<PlayerKey> now = tpnOrder(plannedState(to));
    const std::vector<PlayerKey> old = amongBoth(before, now);
    const std::vector<PlayerKey> fresh = amongBoth(now, before);
    if (old == fresh)
        return;
    const Moves moves = movesBetween(old, fresh);
    Finding& finding = to.add(FindingCode::numbersChange, WarningLevel::confirm);
    finding.value = moves.count;
    finding.text = moves.text;
    log(to, IntegrityEvent::Kind::numbers, to.tournament.lastPublished(), {},
        (byHand ? QStringLiteral("exchange ") : QString()) + moves.text);
}

void checkExchange(const Context& to)
{
    if (to.refused() || areDrawn(to.tournament))
        return;
    const std::vector<PlayerKey> before = tpnOrder(to.tournament);
    const std::vector<PlayerKey> now = tpnOrder(plannedState(to));
    for (std::size_t i = 0; i < before.size() && i < now.size(); ++i)
        if (countedRating(*to.tournament.player(before[i])) != countedRating(*to.tournament.player(now[i]))) {
            Finding& finding = to.add(FindingCode::numbersAgainstRatings);
            finding.player = now[i];
            finding.other = before[i];
            return;
        }
}

void rankAnew(const Context& to, const std::vector<PlayerKey>& players)
{
    const std::vector<PlayerKey>& declared = to.tournament.settings.declaredOrder;
    if (players.empty() || declared.empty() || areDrawn(to.tournament) || tpnsAreFixed(to.tournament))
        return;
    changeSettings(to, [&](Settings& settings) {
        std::erase_if(settings.declaredOrder,
                      [&](PlayerKey key) { return std::find(players.begin(), players.end(), key) != players.end(); });
    });
}

bool ranksOtherwise(const PlayerData& before, const PlayerData& after)
{
    const auto value = [](const PlayerData& data) {
        return data.rating ? data.rating->value : 0;
    };
    return value(before) != value(after) || before.title != after.title;
}

} // namespace pairwright::plan
