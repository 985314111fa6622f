#include "engine/trf/teams/team_document.h"

namespace pairwright::trf {

namespace {

/// Takes a part of the code off its beginning; false: it begins with something else.
bool take(std::string_view& code, std::string_view part)
{
    if (!code.starts_with(part) || (code.size() > part.size() && code[part.size()] != '_'))
        return false;
    code.remove_prefix(part.size());
    return true;
}

std::optional<TeamScore> takeScore(std::string_view& code)
{
    if (take(code, "_MP"))
        return TeamScore::matchPoints;
    if (take(code, "_GP"))
        return TeamScore::gamePoints;
    return std::nullopt;
}

} // namespace

std::optional<TeamCode> teamCodeOf(std::string_view code192)
{
    TeamCode result;
    result.byTable = take(code192, "CUSTOM_TEAM");
    if (!result.byTable && !take(code192, "FIDE_TEAM"))
        return std::nullopt;
    result.ownRules = result.byTable && take(code192, "_SWISS");
    result.byTable = result.byTable && !result.ownRules;
    const bool typeA = take(code192, "_TYPEA");
    const bool typeB = !typeA && take(code192, "_TYPEB");
    const auto primary = takeScore(code192);
    const auto secondary = takeScore(code192);
    result.accelerated = take(code192, "_BAKU");
    if (!code192.empty() || (primary && primary == secondary))
        return std::nullopt;
    if (typeB)
        result.preferences = TeamCode::Preferences::typeB;
    else if (!typeA && (primary || result.ownRules))
        result.preferences = TeamCode::Preferences::none;
    result.primary = primary.value_or(TeamScore::matchPoints);
    result.secondary = primary ? secondary : std::optional(TeamScore::gamePoints);
    return result;
}

} // namespace pairwright::trf
