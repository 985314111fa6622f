#pragma once

#include <cstdint>
#include <span>

namespace pairwright {

/// In the place of the day to which a game was postponed: none yet.
inline constexpr const char* openDay = "open";

/// What a table tells of. Recovery knows of each group where else it stands, and says when it is lost.
enum class TableGroup : std::uint8_t {
    tournament, ///< one row, of the event and of the settings
    event,
    settings,
    players,
    privateData, ///< of players
    rounds,
    keptLines,
    history,
    privateHistory, ///< what steps changed of it
};

/// One table of the schema, with its primary key for ORDER BY.
struct TableInfo {
    const char* name;
    const char* key;
    int most; ///< rows: more than any tournament has. What is beyond that is not read
    TableGroup group;
    bool isPrivate = false; ///< what is private of players, and what the journal keeps of it
};

/// Every table of the current revision; what is referred to comes before what refers to it.
std::span<const TableInfo> allTables();

} // namespace pairwright
