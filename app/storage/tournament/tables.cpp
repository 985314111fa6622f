#include "app/storage/tournament/tables.h"

#include "engine/base/limits.h"

#include <array>

namespace pairwright {

namespace {

constexpr int mostVersions = 100 * mostRounds; // proposals are kept, so that there are more than rounds
constexpr int oneEachRound = mostPlayers * mostRounds;
constexpr int mostBoards = 1'000'000; // 9,999 players, 200 proposals
constexpr int mostSteps = 1'000'000;  // each result of 9,999 players in 20 rounds is 100,000

} // namespace

std::span<const TableInfo> allTables()
{
    using Group = TableGroup;
    static constexpr std::array tables{
        TableInfo{"tournament", "id", 1, Group::tournament},
        TableInfo{"point_value", "kind", 100, Group::settings},
        TableInfo{"deputy_arbiter", "position", 1'000, Group::event},
        TableInfo{"round_date", "round_number", 1'000, Group::event},
        TableInfo{"round_time", "round_number", 1'000, Group::event},
        TableInfo{"player", "player_key", mostPlayers, Group::players},
        TableInfo{"player_absence", "player_key, round_number", oneEachRound, Group::players},
        TableInfo{"player_withdrawal", "player_key, from_round", oneEachRound, Group::players},
        TableInfo{"player_virtual_points", "player_key, round_number", oneEachRound, Group::players},
        TableInfo{"declared_order", "position", mostPlayers, Group::settings},
        TableInfo{"forbidden_group", "group_number", 10'000, Group::settings},
        TableInfo{"forbidden_member", "group_number, position", 100'000, Group::settings},
        TableInfo{"tournament_round", "round_number", mostRounds, Group::rounds},
        TableInfo{"round_version", "round_number, version", mostVersions, Group::rounds},
        TableInfo{"round_tpn", "round_number, version, tpn", 2 * mostBoards, Group::rounds},
        TableInfo{"round_board", "round_number, version, board_number", mostBoards, Group::rounds},
        TableInfo{"round_game", "round_number, version, board_number, game_number", 2 * mostBoards, Group::rounds},
        TableInfo{"player_private", "player_key", mostPlayers, Group::privateData, true},
        TableInfo{"group_rule", "position", 1'000, Group::settings},
        TableInfo{"prize", "position", 10'000, Group::settings},
        TableInfo{"prize_mark", "position", mostPlayers, Group::settings},
        TableInfo{"team_ranking", "position", 1'000, Group::settings},
        TableInfo{"kept_line", "position", 100'000, Group::keptLines},
        TableInfo{"integrity_event", "position", 100'000, Group::settings},
        TableInfo{"journal", "step", mostSteps, Group::history},
        TableInfo{"journal_private", "step", mostSteps, Group::privateHistory, true}};
    return tables;
}

} // namespace pairwright
