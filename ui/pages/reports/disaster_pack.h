#pragma once

#include "app/domain/tournament.h"
#include "ui/print/painted_pages.h"

#include <memory>

namespace pairwright {

/// All that is needed to go on without a computer, in one: how it is played, players with numbers, the published
/// pairings, standings, a chart with a cell for each round, cards of all players, slips, and empty slips and cards.
/// Where a table has laid out all rounds, its schedule, and the slips, reports and forms of each that is to be played.
std::shared_ptr<const PaintedPages> disasterPack(const Tournament& tournament, QSizeF paper);

} // namespace pairwright
