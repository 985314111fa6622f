#include "ui/widgets/list_table.h"

#include "ui/theme/row_height.h"
#include "ui/widgets/table_delegate.h"
#include "ui/widgets/table_header.h"

#include <QHeaderView>
#include <QTableWidget>

namespace pairwright {

void makeListTable(QTableWidget& table, int stretched)
{
    table.setHorizontalHeader(new TableHeader(&table));
    table.setItemDelegate(new TableDelegate(&table));
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setShowGrid(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setMinimumHeight(rowHeight(table.fontMetrics()));
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setSectionResizeMode(stretched, QHeaderView::Stretch);
}

} // namespace pairwright
