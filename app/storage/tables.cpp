#include "app/storage/tables.h"

#include <array>

namespace pairwright {

std::span<const TableInfo> allTables()
{
    static constexpr std::array tables{TableInfo{"tournament", "id"},
                                       TableInfo{"point_value", "kind"},
                                       TableInfo{"deputy_arbiter", "position"},
                                       TableInfo{"round_date", "round_number"},
                                       TableInfo{"player", "player_key"},
                                       TableInfo{"player_absence", "player_key, round_number"},
                                       TableInfo{"player_withdrawal", "player_key, from_round"},
                                       TableInfo{"player_virtual_points", "player_key, round_number"},
                                       TableInfo{"declared_order", "position"},
                                       TableInfo{"forbidden_group", "group_number"},
                                       TableInfo{"forbidden_member", "group_number, position"},
                                       TableInfo{"tournament_round", "round_number"},
                                       TableInfo{"round_version", "round_number, version"},
                                       TableInfo{"round_tpn", "round_number, version, tpn"},
                                       TableInfo{"round_board", "round_number, version, board_number"},
                                       TableInfo{"round_game", "round_number, version, board_number, game_number"},
                                       TableInfo{"player_private", "player_key", true},
                                       TableInfo{"group_rule", "position"},
                                       TableInfo{"kept_line", "position"},
                                       TableInfo{"integrity_event", "position"},
                                       TableInfo{"journal", "step"},
                                       TableInfo{"journal_private", "step", true}};
    return tables;
}

} // namespace pairwright
