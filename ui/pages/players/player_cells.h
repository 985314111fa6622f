#pragma once

#include "ui/frame/desk.h"

#include <QAbstractItemModel>

#include <array>

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
    void copy() const;
    void cut();
    /// One text goes into the current column of every selected row; a block from a spreadsheet down and to the right.
    void paste();
    /// The uppermost selected row gives the value of the current column to the others.
    void fillDown();
    void put(const std::vector<Cell>& cells);
    void openMenu(const QPoint& position);
    [[nodiscard]] QModelIndexList chosen() const; ///< the current column of the selected rows, from above
    [[nodiscard]] std::vector<Cell> block(const QStringList& lines) const;

    Desk& desk_;
    PlayersModel& model_;
    RowFilter& filter_;
    QTableView& table_;
    std::array<QAction*, 4> actions_{};
};

} // namespace pairwright
