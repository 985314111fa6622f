#pragma once

#include "ui/pages/rounds/cross_table/cross_table_model.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

namespace pairwright {

class CrossTableGrid;

/// Sizes in pixels, all from the height of the letters.
struct CrossTableSizes {
    CrossTableSizes(const QFont& font, int slotCount);
    int slotWidth = 0; ///< of a column
    int row = 0;
    int header = 0;
    QSize slot; ///< the box in it
};

/// What the names need, within bounds.
int namesWidth(const CrossTableGrid& grid, const QStringList& names);
/// Of a column after the opponents.
int extraWidth(const CrossTableGrid& grid, int column);

/// The box of a slot, as cells and legend have it.
void paintSlot(QPainter& painter, const QRect& rect, const CrossTableSlot& slot, const QPalette& palette,
               const QFont& font);

/// Cells: the diagonal hatched, row and column of the cursor lit, the cursor ringed, and the other side of its game.
class CrossTableDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit CrossTableDelegate(CrossTableGrid& grid);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    CrossTableGrid& grid_;
};

/// The numbers of the opponents, each over his slots; with two of them the circles of White and Black.
class OpponentsHeader final : public QHeaderView {
    Q_OBJECT
public:
    explicit OpponentsHeader(CrossTableGrid& grid);

protected:
    void paintEvent(QPaintEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    CrossTableGrid& grid_;
};

/// Numbers and names.
class NamesHeader final : public QHeaderView {
    Q_OBJECT
public:
    explicit NamesHeader(CrossTableGrid& grid);

protected:
    void paintEvent(QPaintEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    CrossTableGrid& grid_;
};

/// What the boxes mean, below the table.
class CrossTableLegend final : public QWidget {
    Q_OBJECT
public:
    explicit CrossTableLegend(QWidget* parent = nullptr);
    /// What the boxes of a cell are, from left to right.
    enum class Slots : std::uint8_t {
        one,
        colours,       ///< the game with White, that with Black
        mostlyColours, ///< so, but for two who met twice in the same colours
        boards,        ///< of a match, in their order
        rounds,        ///< one after another
    };
    void setShown(Slots shown, bool hasPostponed, bool hasLaidOut);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Slots slots_ = Slots::one;
    bool hasPostponed_ = false;
    bool hasLaidOut_ = false; ///< not published
};

} // namespace pairwright
