#pragma once

#include <QHeaderView>
#include <QTableView>

namespace pairwright {

/// Makes that row the current and only one. QTableView::selectRow() looks for a column at the edge of the view, and
/// where that is read from right to left it finds none.
inline void chooseRow(QTableView& table, int row)
{
    const QHeaderView* columns = table.horizontalHeader();
    int visual = 0;
    while (visual < columns->count() - 1 && columns->isSectionHidden(columns->logicalIndex(visual)))
        ++visual;
    const QModelIndex index = table.model()->index(row, columns->logicalIndex(visual), table.rootIndex());
    if (index.isValid())
        table.selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

} // namespace pairwright
