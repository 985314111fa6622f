#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QMimeData;

namespace pairwright {

/// Cells of the table of players on the clipboard, as they are: a row of texts for each player, one under each column.
/// Beside it lies the same as plain text for spreadsheets, which do not read everything as it is.
struct CopiedCells {
    QStringList columns; ///< PlayersModel::keyOf()
    std::vector<QStringList> rows;
    friend bool operator==(const CopiedCells&, const CopiedCells&) = default;
};

/// One cell as its text; more of them guarded, cells divided by tabs, each row with an end of line.
QString textOf(const std::vector<QStringList>& rows);
/// The cells of a spreadsheet or of textOf().
std::vector<QStringList> cellsOf(const QString& text);

/// On the clipboard of other programs it can be anything: no value unless it is whole.
std::optional<CopiedCells> copiedCells(const QMimeData& clipboard);
void addCells(const CopiedCells& cells, QMimeData& clipboard);

} // namespace pairwright
