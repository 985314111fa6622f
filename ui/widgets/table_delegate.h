#pragma once

#include <QStyledItemDelegate>

namespace pairwright {

/// Paints the cells of a DataTable: room at the sides, muted ink while a cell is being saved, and the
/// colour of a mood where the model names one.
class TableDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    /// The hairline below a cell.
    static void drawLine(QPainter* painter, const QStyleOptionViewItem& option);
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace pairwright
