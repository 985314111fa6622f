#pragma once

#include "ui/frame/actions.h"

#include <array>

namespace pairwright {

/// The action that leads to each page, in the order of PageId.
inline constexpr std::array pageActions{ActionId::pageOverview,  ActionId::pagePlayers, ActionId::pageRounds,
                                        ActionId::pageStandings, ActionId::pagePrizes,  ActionId::pageReports,
                                        ActionId::pageExport,    ActionId::pageHistory};

} // namespace pairwright
