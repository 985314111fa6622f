#include "app/corrections/offered_way.h"

#include "app/session/plan/planner.h"

namespace pairwright {

namespace {

bool changesSomething(const Plan& plan)
{
    return !plan.delta.empty() && highestLevel(plan.findings) != WarningLevel::refused;
}

bool isAllowedByFide(Tournament tournament, const Command& command, const QDateTime& now)
{
    tournament.settings.ratedBy = RatedBy::fide;
    return changesSomething(planOf(tournament, command, now));
}

} // namespace

bool isPossible(OfferedWay& way, const Tournament& tournament, const Command& command, const QDateTime& now)
{
    const Plan plan = planOf(tournament, command, now);
    if (!changesSomething(plan))
        return false;
    way.level = highestLevel(plan.findings);
    way.findings = plan.findings;
    way.byFide = inFideMode(tournament.settings) || isAllowedByFide(tournament, command, now);
    if (!way.byFide)
        way.article = {};
    return true;
}

} // namespace pairwright
