#include "app/event/part_plan.h"

#include "app/domain/rounds/playable_rounds.h"
#include "app/domain/text/file_name.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/longest.h"
#include "engine/base/limits.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/tie_break_info.h"

#include <algorithm>
#include <map>
#include <set>

namespace pairwright {

namespace {

bool isOfATable(SystemEdition system)
{
    return capabilitiesOf(system).allPlayAll;
}

std::optional<PlanFault> faultOf(const PartPlan& plan, int part)
{
    using enum PlanFault::Code;
    const auto players = static_cast<int>(plan.players.size());
    if (plan.title.trimmed().isEmpty())
        return PlanFault{noTitle, part};
    if (plan.title.size() > Longest::title)
        return PlanFault{titleTooLong, part, 0, Longest::title};
    const Capabilities& can = capabilitiesOf(plan.system);
    if (players < can.fewestPlayers)
        return PlanFault{tooFew, part, can.fewestPlayers};
    if (players > can.mostPlayers)
        return PlanFault{tooMany, part, 0, can.mostPlayers};
    const int most = isOfATable(plan.system) ? mostRounds : std::min(mostRounds, mostPlayableRounds(players));
    if (roundsOf(plan) > most)
        return PlanFault{tooManyRounds, part, 0, most};
    return std::nullopt;
}

/// Those of its own, with what was asked for in rounds that there will not be left out.
void keepPlayers(Tournament& tournament, const PartPlan& plan, int rounds)
{
    const std::set<PlayerKey> here(plan.players.begin(), plan.players.end());
    std::erase_if(tournament.players, [&](const Player& player) { return !here.contains(player.key); });
    for (Player& player : tournament.players) {
        player.virtualPoints.clear();
        std::erase_if(player.absences,
                      [&](const auto& absence) { return isOfATable(plan.system) || absence.first.value > rounds; });
    }
}

void keepSettings(Settings& settings, const PartPlan& plan, int rounds)
{
    const std::set<PlayerKey> here(plan.players.begin(), plan.players.end());
    settings.tieBreaks = tieBreaksInFormat(settings.tieBreaks, formatOf(plan.system),
                                           settings.teams ? Entrants::teams : Entrants::players)
                             .list;
    settings.system = plan.system;
    settings.plannedRounds = rounds;
    settings.initialColour.reset(); // each draws its own
    settings.acceleration = Acceleration::none;
    settings.statedRanks.reset();
    settings.orderDeclaredAfter = 0;
    settings.numberDraw.reset();
    settings.playOffWinner.reset();
    settings.lotSeed.reset();
    settings.prizeMarks.clear();
    settings.announced.reset();
    for (Prize& prize : settings.prizes)
        prize.given.reset();
    for (ForbiddenPairs& pairs : settings.forbidden)
        std::erase_if(pairs.players, [&](PlayerKey player) { return !here.contains(player); });
    std::erase_if(settings.forbidden, [](const ForbiddenPairs& pairs) { return pairs.players.size() < 2; });
    if (isOfATable(plan.system)) { // where everybody meets everybody, and numbers are drawn
        settings.clubsApartUntil = 0;
        settings.declaredOrder.clear();
        return;
    }
    std::erase_if(settings.declaredOrder, [&](PlayerKey player) { return !here.contains(player); });
}

} // namespace

QString letterOf(int part)
{
    constexpr int letters = 26;
    const QString last(QChar(u'A' + part % letters));
    return part < letters ? last : letterOf(part / letters - 1) + last;
}

int roundsOf(const PartPlan& plan)
{
    const auto players = static_cast<int>(plan.players.size());
    const int ofAll = roundsForAll(plan.system, {}, players);
    return ofAll > 0 ? ofAll : std::max(1, plan.rounds);
}

std::optional<PlanFault> faultInSome(const std::vector<PartPlan>& plan)
{
    if (plan.empty())
        return PlanFault{};
    if (plan.size() > mostParts)
        return PlanFault{PlanFault::Code::tooManyParts, mostParts, 0, mostParts};
    std::set<QString> names;
    for (std::size_t i = 0; i < plan.size(); ++i) {
        const auto part = static_cast<int>(i);
        if (const auto fault = faultOf(plan[i], part))
            return fault;
        if (!names.insert(fileNameFrom(plan[i].title).toCaseFolded()).second)
            return PlanFault{PlanFault::Code::sameTitle, part};
    }
    return std::nullopt;
}

std::optional<PlanFault> faultIn(const Tournament& list, const std::vector<PartPlan>& plan)
{
    if (list.players.empty())
        return PlanFault{};
    if (!list.rounds.empty())
        return PlanFault{PlanFault::Code::begun};
    if (const auto fault = faultInSome(plan))
        return fault;
    std::map<PlayerKey, int> times;
    for (const PartPlan& part : plan)
        for (const PlayerKey player : part.players)
            ++times[player];
    for (const Player& player : list.players)
        if (times[player.key] != 1)
            return PlanFault{PlanFault::Code::notOnce, 0, 0, 0, player.key};
    return std::nullopt;
}

NewPart partOf(const Tournament& list, const PartPlan& plan, const QString& eventName)
{
    Tournament tournament = list;
    const int rounds = roundsOf(plan);
    tournament.rounds.clear();
    tournament.keptLines.clear();
    keepPlayers(tournament, plan, rounds);
    keepSettings(tournament.settings, plan, rounds);
    std::erase_if(tournament.event.roundDates, [rounds](const auto& date) { return date.first.value > rounds; });
    std::erase_if(tournament.event.roundTimes, [rounds](const auto& time) { return time.first.value > rounds; });
    tournament.event.name = filled(QStringLiteral("%1 – %2"), eventName, plan.title.trimmed());
    return {plan.title.trimmed(), std::move(tournament)};
}

std::vector<NewPart> partsOf(const Tournament& list, const std::vector<PartPlan>& plan, const QString& eventName)
{
    std::vector<NewPart> parts;
    parts.reserve(plan.size());
    for (const PartPlan& one : plan)
        parts.push_back(partOf(list, one, eventName));
    return parts;
}

} // namespace pairwright
