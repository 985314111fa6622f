#include "app/domain/setup/settings.h"

#include "app/domain/listed.h"
#include "app/domain/teams/match_score.h"
#include "app/domain/teams/team_options.h"

#include "engine/base/random.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/tournament/match_record.h"

#include <algorithm>
#include <set>

namespace pairwright {

InitialColour drawInitialColour(std::uint64_t seed)
{
    Random random{seed};
    return InitialColour{random.below(2) == 0 ? Colour::White : Colour::Black, seed};
}

bool inFideMode(const Settings& settings)
{
    return settings.ratedBy == RatedBy::fide;
}

void giveIds(Settings& settings, ThingId& next)
{
    giveIds(settings.groupRules, next);
    giveIds(settings.forbidden, next);
    giveIds(settings.prizes, next);
    giveIds(settings.prizeMarks, next);
    giveIds(settings.teamRankings, next);
}

bool isByLot(NumberDraw::By by)
{
    return by != NumberDraw::By::rating && by != NumberDraw::By::hand;
}

bool isPossible(const NumberDraw& draw)
{
    return isByLot(draw.by) == draw.seed.has_value();
}

bool areDistinct(const std::vector<CountedList>& lists)
{
    return std::set<CountedList>(lists.begin(), lists.end()).size() == lists.size();
}

bool arePossible(const std::vector<StatedRank>& ranks)
{
    std::set<PlayerKey> named;
    return std::all_of(ranks.begin(), ranks.end(), [&named](const StatedRank& stated) {
        const bool inRange = !stated.rank || (*stated.rank >= 1 && *stated.rank <= highestStatedRank);
        return inRange && named.insert(stated.player).second;
    });
}

bool isPossible(const PointSystem& points)
{
    constexpr int mostTenths = 1000;
    const auto inRange = [](Score score) {
        return score >= Score{0} && score.tenths <= mostTenths;
    };
    return inRange(points.win.white) && inRange(points.win.black) && inRange(points.draw.white) &&
           inRange(points.draw.black) && inRange(points.loss.white) && inRange(points.loss.black) &&
           inRange(points.pairingAllocatedBye) && inRange(points.fullPointBye) && inRange(points.halfPointBye) &&
           inRange(points.zeroPointBye) && inRange(points.forfeitWin) && inRange(points.forfeitLoss) &&
           points.lossValue() <= points.drawValue() && points.drawValue() <= points.winValue() &&
           points.lossValue() < points.winValue();
}

MatchShape matchShape(const Settings& settings)
{
    if (settings.teams)
        return {settings.teams->boards,
                isSeatedByTable(settings) ? BoardColours::alternating() : settings.teams->colours};
    return {gamesOfARound(settings.system.system)};
}

SystemOptions optionsOf(const Settings& settings, SystemEdition system)
{
    const std::span<const SystemOption> known = capabilitiesOf(system).options;
    SystemOptions options = settings.options.only(known);
    if (settings.teams)
        for (const SystemOption& option : known) {
            if (option.key == teamPreferencesOption) // in the order of the enumeration
                options.set(option, option.choices[static_cast<std::size_t>(settings.teams->preferences)]);
            else if (option.key == teamAsGacruxOption)
                options.set(option, option.choices[settings.teams->asGacrux ? 1 : 0]);
            else if (const std::string boards = std::to_string(settings.teams->boards);
                     option.key == scheveningenBoardsOption && option.has(boards))
                options.set(option, boards);
        }
    return options;
}

bool isSeatedByTable(const Settings& settings)
{
    return settings.teams &&
           !seatsByTable(settings.system, optionsOf(settings, settings.system), RoundNumber{1}).empty();
}

const SystemInfo* knownSystem(SystemEdition system)
{
    for (const SystemInfo& info : teamSystems())
        if (info.id == system)
            return &info;
    return findSystem(system);
}

const SystemInfo* usableSystem(SystemEdition system, bool ofTeams)
{
    const Capabilities& can = capabilitiesOf(system);
    const bool fits = can.entrants == Entrants::teams ? ofTeams : !ofTeams || can.allPlayAll;
    return fits ? knownSystem(system) : nullptr;
}

const SystemInfo* usableSystem(std::string_view key, bool ofTeams)
{
    for (const SystemList& list : {teamSystems(), systems()})
        for (const SystemInfo& info : list)
            if (info.key == key && usableSystem(info.id, ofTeams) != nullptr)
                return &info;
    return nullptr;
}

Score valueOfBye(const Settings& settings, ByeKind kind)
{
    if (settings.teams)
        return matchScoreOfBye(settings, kind).of(settings.teams->primary);
    Score value;
    for (int game = 1; game <= gamesOfARound(settings.system.system); ++game)
        value += settings.points.pointsFor(Bye{byeOfGame(kind, game)});
    return value;
}

} // namespace pairwright
