#pragma once

#include "app/domain/players/player.h"
#include "app/domain/rounds/game_result.h"
#include "engine/trf/player.h"

#include <optional>
#include <utility>

namespace pairwright {

/// The two cells of a game as one result. No value: not played yet, or a pair of cells that no result
/// stands for (see `nearestResult`).
std::optional<GameResult> resultOfCells(trf::CellResult white, trf::CellResult black);

/// For cells that contradict each other, such as a rated win beside an unrated loss.
GameResult nearestResult(trf::CellResult white, trf::CellResult black);

/// What stands in the cells of White and Black; no result: open.
std::pair<trf::CellResult, trf::CellResult> cellsOfResult(std::optional<GameResult> result);

/// The bye that somebody has who does not play in a round, asked for or not; none: he plays.
std::optional<ByeKind> requestOf(Presence presence);

} // namespace pairwright
