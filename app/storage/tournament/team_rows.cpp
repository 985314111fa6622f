#include "app/storage/tournament/team_rows.h"

#include "app/domain/json/json_codec.h"
#include "app/domain/json/json_fields.h"
#include "app/storage/sql/sql_values.h"
#include "app/storage/tournament/player_rows.h"

namespace pairwright::sql {

QVariant teamRulesText(const std::optional<TeamRules>& rules)
{
    return rules ? QVariant(json::compactText(json::write(*rules))) : QVariant();
}

std::vector<Statement> lineUpStatements(const LineUpChange& change)
{
    std::vector<Statement> statements;
    for (std::size_t i = 0; i < change.after.size(); ++i)
        if (change.after[i] != change.before.at(i))
            statements.push_back(
                {QStringLiteral(
                     "UPDATE round_game SET "
                     "white_member = CASE WHEN white_player = ? THEN CAST(? AS INTEGER) ELSE white_member END, "
                     "black_member = CASE WHEN black_player = ? THEN CAST(? AS INTEGER) ELSE black_member END "
                     "WHERE round_number = ? AND version = ? AND board_number = ? AND game_number = ?"),
                 {of(change.team), of(change.after[i]), of(change.team), of(change.after[i]), of(change.round),
                  change.version, change.board, static_cast<int>(i) + 1},
                 true});
    return statements;
}

void readTeamRules(Tables& tables, Settings& into)
{
    tables.read("tournament", QStringLiteral("SELECT team_rules FROM tournament WHERE team_rules IS NOT NULL"),
                [&](RowReader& row) { return json::read(json::parsed(row.text()), into.teams); });
}

void readPlayerRows(Tables& tables, Tournament& into)
{
    tables.read("player",
                QStringLiteral("SELECT team_key, team_place, player_key, first_round, arrived, %1 FROM player "
                               "ORDER BY player_key")
                    .arg(playerColumns().join(QStringLiteral(", "))),
                [&](RowReader& row) {
                    const auto team = row.optionalPlayer();
                    const auto place = row.optionalNumber();
                    if (team.has_value() != place.has_value())
                        return false;
                    Player& read = (team ? into.members : into.players).emplace_back();
                    if (team)
                        read.team = TeamPlace{*team, *place};
                    read.key = row.player();
                    read.firstRound = row.round();
                    read.arrived = row.number() != 0;
                    readPlayerData(row, read.data);
                    return true;
                });
}

} // namespace pairwright::sql
