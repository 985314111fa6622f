#pragma once

#include "app/formats/report/all_play_all_grid.h"
#include "app/formats/report/report_document.h"

namespace pairwright {

/// A column for each opponent; each game of the two has at least this room.
void addGridColumns(const AllPlayAllGrid& grid, const QString& room, std::vector<ReportColumn>& columns);
/// What a player had against each, to be the next row of the table; `first` is the column of the first opponent.
void addGridCells(const AllPlayAllGrid& grid, PlayerKey player, std::size_t first, QStringList& row,
                  ReportTable& table);

/// The rows of two teams under the names of theirs, else the table as it is.
std::vector<ReportTable> byTeams(ReportTable table, const AllPlayAllGrid& grid, const Tournament& tournament);

} // namespace pairwright
