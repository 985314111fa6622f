#include "ui/widgets/table_delegate.h"

#include "ui/models/roles.h"
#include "ui/theme/tints.h"
#include "ui/widgets/data_table.h"

#include <QApplication>
#include <QPainter>
#include <QTreeView>

namespace pairwright {

namespace {
constexpr int sidePadding = 6;
} // namespace

void TableDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    // The ground fills the cell, the content keeps a distance from its neighbours.
    QStyleOptionViewItem whole = option;
    initStyleOption(&whole, index);
    const QWidget* view = option.widget;
    const QStyle* style = view != nullptr ? view->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &whole, painter, view);
    QStyleOptionViewItem inner = option;
    inner.rect.adjust(sidePadding, 0, -sidePadding, 0);
    QStyledItemDelegate::paint(painter, inner, index);
    drawLine(painter, option);
}

void TableDelegate::drawLine(QPainter* painter, const QStyleOptionViewItem& option)
{
    painter->setPen(tintsOf(option.palette).line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

QSize TableDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    // A table gives its rows their height; a tree asks for it.
    constexpr int airInATree = 8;
    const bool isTree = qobject_cast<const QTreeView*>(option.widget) != nullptr;
    size.setHeight(option.fontMetrics.height() + (isTree ? airInATree : 0));
    size.rwidth() += 2 * sidePadding;
    return size;
}

void TableDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    // Rows are chosen as a whole; a frame around the current cell only matters when cells are edited.
    if (!index.flags().testFlag(Qt::ItemIsEditable))
        option->state.setFlag(QStyle::State_HasFocus, false);
    // Names are read first, numbers beside them.
    const auto* table = qobject_cast<const DataTable*>(option->widget);
    if (table != nullptr && table->nameColumns().contains(index.column()) && option->font.weight() < QFont::Medium)
        option->font.setWeight(QFont::Medium);
    else if (option->displayAlignment.testFlag(Qt::AlignRight) && option->font.weight() < QFont::Medium)
        option->palette.setColor(QPalette::Text, tintsOf(option->palette).muted);
    if (index.data(SavingRole).toBool()) {
        option->palette.setColor(QPalette::Text, tintsOf(option->palette).muted);
        option->font.setItalic(true);
    }
    const QVariant mood = index.data(MoodRole);
    if (mood.isValid() && static_cast<Mood>(mood.toInt()) != Mood::neutral)
        option->palette.setColor(QPalette::Text, inkOf(option->palette, static_cast<Mood>(mood.toInt())));
}

} // namespace pairwright
