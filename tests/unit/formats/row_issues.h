#pragma once

#include "app/formats/csv/player_list.h"

#include <algorithm>

namespace pairwright {

inline bool has(const PlayerRow& row, PlayerRowIssue::Code code)
{
    return std::any_of(row.issues.begin(), row.issues.end(), [code](const auto& issue) { return issue.code == code; });
}

} // namespace pairwright
