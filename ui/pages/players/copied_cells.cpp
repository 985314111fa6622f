#include "ui/pages/players/copied_cells.h"

#include "app/formats/csv/csv_table.h"
#include "app/formats/csv/spreadsheet_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QRegularExpression>

namespace pairwright {

namespace {

const QString mimeType = QStringLiteral("application/vnd.pairwright.players+json");
constexpr int mostRows = 100'000;

} // namespace

QString textOf(const std::vector<QStringList>& rows)
{
    if (rows.size() == 1 && rows.front().size() == 1)
        return rows.front().front();
    static const QRegularExpression divides(QStringLiteral("[\\t\\r\\n]"));
    QString text;
    for (const QStringList& row : rows) {
        QStringList cells;
        for (const QString& cell : row)
            cells.append(guarded(QString(cell).replace(divides, QStringLiteral(" "))));
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

std::vector<QStringList> cellsOf(const QString& text)
{
    std::vector<QStringList> rows;
    for (CsvRow& row : parseCsv(text, QLatin1Char('\t'), mostRows)) {
        for (QString& cell : row.cells)
            cell = unguarded(cell).simplified();
        rows.push_back(std::move(row.cells));
    }
    return rows;
}

std::optional<CopiedCells> copiedCells(const QMimeData& clipboard)
{
    const QJsonObject held = QJsonDocument::fromJson(clipboard.data(mimeType)).object();
    CopiedCells cells;
    for (const QJsonValue column : held.value(QStringLiteral("columns")).toArray())
        cells.columns.append(column.toString());
    for (const QJsonValue row : held.value(QStringLiteral("rows")).toArray()) {
        QStringList texts;
        for (const QJsonValue text : row.toArray())
            texts.append(text.toString());
        if (texts.size() != cells.columns.size())
            return std::nullopt;
        cells.rows.push_back(std::move(texts));
    }
    return cells.rows.empty() || cells.columns.isEmpty() ? std::nullopt : std::optional(std::move(cells));
}

void addCells(const CopiedCells& cells, QMimeData& clipboard)
{
    QJsonArray rows;
    for (const QStringList& row : cells.rows)
        rows.append(QJsonArray::fromStringList(row));
    const QJsonObject held{{QStringLiteral("columns"), QJsonArray::fromStringList(cells.columns)},
                           {QStringLiteral("rows"), rows}};
    clipboard.setData(mimeType, QJsonDocument(held).toJson(QJsonDocument::Compact));
}

} // namespace pairwright
