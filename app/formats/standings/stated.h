#pragma once

#include "app/domain/players/tpn_order.h"
#include "app/domain/tournament.h"
#include "engine/tiebreaks/standings.h"

#include <optional>
#include <span>
#include <vector>

/// Ranks that an imported file states without saying by what (Settings::statedRanks).
namespace pairwright {

/// Those of the players of `order`, by Tpn, as long as each of them has the points that it was stated with. Empty: they
/// do not, the file states none, or tie-breaks were chosen since.
std::vector<std::optional<int>> statedRanks(const Tournament& tournament, const TpnMap& order,
                                            std::span<const StandingsRow> rows);

/// Ranks the rows of a table without tie-breaks as the file does. Nothing is changed where it does not say all of their
/// ranks, or merely counts the players.
void rankAsStated(const Tournament& tournament, const TpnMap& order, std::vector<StandingsRow>& rows);

} // namespace pairwright
