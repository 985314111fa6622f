#include "app/formats/report/grid_columns.h"

namespace pairwright {

void addGridColumns(const AllPlayAllGrid& grid, const QString& room, std::vector<ReportColumn>& columns)
{
    const QString inAll = room.repeated(grid.games());
    for (int column = 0; column < grid.columns(); ++column) {
        columns.push_back({QString::number(column + 1), ReportColumn::Align::centre, false, inAll, grid.games() > 1});
        columns.back().inGrid = true;
    }
}

void addGridCells(const AllPlayAllGrid& grid, PlayerKey player, std::size_t first, QStringList& row, ReportTable& table)
{
    const std::size_t place = table.rows.size();
    for (int column = 0; column < grid.columns(); ++column) {
        const bool self = grid.isSelf(player, column);
        row.append(self ? QString() : grid.marks(player, column).join(QLatin1Char('\n')));
        if (self)
            table.hatched.emplace(place, first + static_cast<std::size_t>(column));
    }
    if (grid.isStruckOut(player))
        table.struckOut.insert(place);
}

} // namespace pairwright
