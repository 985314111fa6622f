#include "app/domain/json/enum_names.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/ratings/official_rating.h"
#include "app/session/plan/plan_context.h"
#include "app/session/plan/plan_numbers.h"

namespace pairwright::plan {

namespace {

/// All players' ratings by what counts from now on. Numbers that are fixed follow them only outside FIDE mode.
void recountRatings(const Context& to, const RatingRule& rule)
{
    const RatingRule before = ratingRuleOf(to.tournament);
    int changed = 0;
    std::vector<PlayerKey> ranked;
    for (const Player& player : to.tournament.players) {
        const PlayerData data = recounted(player.data, rule, before);
        const auto value = [](const PlayerData& one) {
            return one.rating ? one.rating->value : 0;
        };
        changed += value(data) != value(player.data) ? 1 : 0;
        if (ranksOtherwise(player.data, data))
            ranked.push_back(player.key);
        changePlayer(to, player, [&](Player& after) { after.data = data; });
    }
    to.plan.step.count = changed;
    rankAnew(to, ranked);
    if (changed == 0 || !tpnsAreFixed(to.tournament))
        return;
    to.add(FindingCode::tpnsFixed);
    if (to.refused())
        return;
    const int published = to.tournament.lastPublished().value;
    changeSettings(to, [&](Settings& settings) { settings.orderDeclaredAfter = published; });
}

} // namespace

void run(const Context& to, const SetRatingChoice& command)
{
    const Settings& present = to.tournament.settings;
    const std::vector<CountedList> lists = command.lists.value_or(present.ratingLists);
    to.plan.step.text = nameOf(command.choice);
    if (!isAsSeen(to, command.seen, present.ratingChoice, command.choice, "ratingChoice") ||
        !isAsSeen(to, command.seenLists, present.ratingLists, lists, "ratingLists"))
        return;
    if (!areDistinct(lists))
        to.add(FindingCode::valueImpossible, WarningLevel::refused).text = QStringLiteral("ratingLists");
    changeSettings(to, [&](Settings& settings) {
        settings.ratingChoice = command.choice;
        settings.ratingLists = lists;
    });
    Settings wanted = present;
    wanted.ratingChoice = command.choice;
    wanted.ratingLists = lists;
    recountRatings(to, ratingRuleOf(to.tournament.event, wanted));
}

} // namespace pairwright::plan
