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

std::vector<ReportTable> byTeams(ReportTable table, const AllPlayAllGrid& grid, const Tournament& tournament)
{
    if (!grid.isOfTeams())
        return {std::move(table)};
    const auto nameOf = [&](std::size_t row) {
        return tournament.player(tournament.member(grid.order()[row])->team->team)->data.name;
    };
    const auto first = static_cast<std::ptrdiff_t>(grid.firstTeam());
    ReportTable second = table;
    table.heading = nameOf(0);
    table.rows.erase(table.rows.begin() + first, table.rows.end());
    second.heading = nameOf(static_cast<std::size_t>(first));
    second.rows.erase(second.rows.begin(), second.rows.begin() + first);
    return {std::move(table), std::move(second)};
}

} // namespace pairwright
