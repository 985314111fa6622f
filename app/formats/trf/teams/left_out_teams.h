#pragma once

#include "app/domain/players/tpn_order.h"
#include "app/domain/tournament.h"
#include "engine/trf/teams/team_file.h"

#include <QDateTime>

#include <optional>
#include <vector>

/// A team that has left a table before half of it: its matches count for nobody. In a TRF the players keep their cells,
/// records 299 take off what the matches were worth, and a comment line names the team (`### Left out @ Round 2: 5`,
/// the last round in which its matches were published).
namespace pairwright {

/// What a report says of a match of such a team.
Match asIfItCounted(Match match);

/// What the matches that do not count would be worth, as records 299 take it off, by round.
std::vector<trf::AbnormalPoints> pointsTakenOff(const Tournament& tournament, const TpnMap& order);

/// Cells that count, the records and the lines. `file` has the cells as the players' own tournament gives them.
void tellLeftOut(const Tournament& tournament, const TpnMap& order, trf::TeamFile& file);

/// The team that such a line names.
std::optional<trf::FileId> leftOutIn(const QString& line);

/// Reads such a line: the matches of the team do not count, and it has withdrawn where rounds are to come. False:
/// another line, no team of the file, or no table. `ids` are those of the teams in the order of `tournament.players`.
bool takeLeftOut(const QString& line, const std::vector<trf::FileId>& ids, Tournament& tournament);

} // namespace pairwright
