#include "app/formats/report/grid_columns.h"

namespace pairwright {

void addGridColumns(const AllPlayAllGrid& grid, const QString& room, std::vector<ReportColumn>& columns)
{
    const QString inAll = room.repeated(grid.games());
    for (const PlayerKey opponent : grid.order()) {
        columns.push_back({grid.number(opponent), ReportColumn::Align::centre, false, inAll, grid.games() > 1});
        columns.back().inGrid = true;
    }
}

void addGridCells(const AllPlayAllGrid& grid, PlayerKey player, std::size_t first, QStringList& row, ReportTable& table)
{
    const std::size_t place = table.rows.size();
    for (std::size_t i = 0; i < grid.order().size(); ++i) {
        const PlayerKey opponent = grid.order()[i];
        row.append(opponent == player ? QString() : grid.marks(player, opponent).join(QLatin1Char('\n')));
        if (opponent == player)
            table.hatched.emplace(place, first + i);
    }
    if (grid.isStruckOut(player))
        table.struckOut.insert(place);
}

} // namespace pairwright
