#pragma once

#include "app/domain/changes/finding.h"
#include "app/domain/teams/team_rules.h"
#include "app/domain/tournament.h"

#include <QString>

#include <optional>

namespace pairwright {

/// What a finding about teams and their line-ups says; empty for all others. `subject` and `other`: the names of those
/// concerned.
QString teamSentence(const Finding& finding, const Tournament& tournament, const QString& subject,
                     const QString& other);

/// One of the teams that play.
bool isTeam(const std::optional<PlayerKey>& key, const Tournament& tournament);

/// "White on every other board", "White on boards 1 and 4".
QString boardColoursText(BoardColours colours, int boards);

/// How teams play, a line for each rule; empty: it is no event of teams.
QString teamRulesText(const std::optional<TeamRules>& rules);

} // namespace pairwright
