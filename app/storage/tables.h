#pragma once

#include <QByteArray>

#include <span>

namespace pairwright {

/// One table of the schema, with its primary key for ORDER BY.
struct TableInfo {
    const char* name;
    const char* key;
    bool isPrivate = false; ///< what is private of players, and what the journal keeps of it
};

/// Every table of the current revision; what is referred to comes before what refers to it.
std::span<const TableInfo> allTables();

} // namespace pairwright
