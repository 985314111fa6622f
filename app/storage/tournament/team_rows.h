#pragma once

#include "app/domain/changes/change.h"
#include "app/storage/sql/statement.h"
#include "app/storage/sql/table_reader.h"

#include <QVariant>

#include <optional>
#include <vector>

/// What the tables keep of teams.
namespace pairwright::sql {

/// JSON as in the journal; NULL: it is no event of teams.
QVariant teamRulesText(const std::optional<TeamRules>& rules);

/// Each changes the row of a game.
std::vector<Statement> lineUpStatements(const LineUpChange& change);

/// The rules of the teams, and players with where they play.
void readTeamRules(Tables& tables, Settings& into);
void readPlayerRows(Tables& tables, Tournament& into);

} // namespace pairwright::sql
