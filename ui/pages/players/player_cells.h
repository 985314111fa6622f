#pragma once

#include "ui/frame/desk.h"

#include <QAbstractItemModel>

#include <array>
#include <optional>
#include <vector>

class QMenu;
class QTableView;

namespace pairwright {

class PlayersModel;
class RowFilter;

/// Cut, copy, paste and fill down in the table of players, and its context menu. However many cells change, it is one
/// step.
class PlayerCells : public QObject {
    Q_OBJECT
public:
    PlayerCells(Desk& desk, PlayersModel& model, RowFilter& filter, QTableView& table);
    void retranslate();

private:
    struct Cell {
        QModelIndex index; ///< of the table
        QString text;
    };
    /// Of one player the current cell, of several their rows.
    void copy();
    /// The current column of the selected rows, however many they are.
    void cut();
    /// One text goes into the current column of every selected row; a block from a spreadsheet down and to the right;
    /// rows of players that were copied here each into its own column. What does not fit is refused.
    void paste();
    /// The uppermost selected row gives the value of the current column to the others.
    void fillDown();
    void put(const std::vector<Cell>& cells);
    /// Somebody else has changed the cell while it was typed into: both values, and what was typed on demand.
    void tellChanged(const QPersistentModelIndex& cell, const QString& typed);
    void openMenu(const QPoint& position);
    [[nodiscard]] QModelIndexList chosen() const; ///< the current column of the selected rows, from above
    [[nodiscard]] std::vector<int> shownColumns() const;
    void hold(const QModelIndexList& rows, const std::vector<int>& columns);
    [[nodiscard]] std::vector<std::optional<int>> columnsOf(const QStringList& keys) const;
    [[nodiscard]] std::vector<std::optional<int>> columnsFrom(int first) const;
    [[nodiscard]] std::vector<Cell> block(const std::vector<QStringList>& rows,
                                          const std::vector<std::optional<int>>& columns) const;

    Desk& desk_;
    PlayersModel& model_;
    RowFilter& filter_;
    QTableView& table_;
    std::array<QAction*, 4> actions_{};
};

} // namespace pairwright
