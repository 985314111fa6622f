#pragma once

#include "app/domain/ids.h"

#include <QString>

#include <optional>

namespace pairwright {

/// The pages of the rail, in its order.
enum class PageId { overview, players, rounds, standings, prizes, reports, exports, history };

/// Where a message or a finding leads: a page, and what to show on it.
struct Place {
    PageId page = PageId::overview;
    QString field; ///< object name of the widget or column to focus; empty: the page as such
    std::optional<PlayerKey> player;
    std::optional<BoardId> board;
};

} // namespace pairwright
