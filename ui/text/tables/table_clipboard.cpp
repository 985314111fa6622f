#include "ui/text/tables/table_clipboard.h"

#include "app/formats/csv/spreadsheet_text.h"
#include "ui/text/tables/rich_table.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace pairwright {

void copyTable(const std::vector<QStringList>& rows)
{
    QStringList lines;
    RichTable pasted;
    for (const QStringList& row : rows) {
        QStringList cells;
        std::vector<RichCell> marked;
        for (const QString& cell : row) {
            cells.append(guarded(cell));
            marked.push_back(RichCell::text(cells.constLast()));
        }
        lines.append(cells.join(QLatin1Char('\t')));
        if (&row == &rows.front())
            pasted.setHeads(row);
        else
            pasted.addRow(marked);
    }
    auto* data = new QMimeData;
    data->setText(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
    data->setHtml(pasted.html());
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace pairwright
