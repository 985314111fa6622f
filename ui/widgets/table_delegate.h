#pragma once

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

namespace pairwright {

/// Paints the cells of a DataTable: room at the sides, names stronger than their titles and than numbers, whose digits
/// and fractions stand below each other, muted ink while a cell is being saved, and the colour of a mood where the
/// model names one.
class TableDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Numbers and results read from left to right in every language.
    [[nodiscard]] QString displayText(const QVariant& value, const QLocale& locale) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// What is being typed stays when the cell changes meanwhile.
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

signals:
    /// What was typed is not taken: the cell has another value than when typing began.
    void changedMeanwhile(const QPersistentModelIndex& cell, const QString& typed) const;

protected:
    /// The cell without the air above a group of rows.
    [[nodiscard]] static QStyleOptionViewItem belowGap(const QStyleOptionViewItem& option, const QModelIndex& index);
    /// What is chosen or under the pointer, with the bar that begins a chosen row.
    static void drawGround(QPainter* painter, const QStyleOptionViewItem& cell, const QModelIndex& index);
    static void drawHeld(QPainter* painter, const QStyleOptionViewItem& cell);
    /// The hairline below a cell.
    static void drawLine(QPainter* painter, const QStyleOptionViewItem& option);
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    static void drawNumber(QPainter* painter, const QStyleOptionViewItem& cell);
    /// A name with what belongs to it: the handle by which it is dragged, its title, whom it stands instead of.
    static void drawName(QPainter* painter, const QStyleOptionViewItem& cell, QRect place, const QModelIndex& index);
};

} // namespace pairwright
