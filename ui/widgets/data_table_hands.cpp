#include "ui/widgets/data_table.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace pairwright {

void DataTable::followTyping()
{
    const bool types = state() == QAbstractItemView::EditingState;
    if (std::exchange(types_, types) == types)
        return;
    emit typingChanged(types);
    scheduleFit();
}

bool DataTable::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    const bool begun = QTableView::edit(index, trigger, event);
    followTyping();
    return begun;
}

void DataTable::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTableView::closeEditor(editor, hint);
    followTyping();
}

void DataTable::editorDestroyed(QObject* editor)
{
    QTableView::editorDestroyed(editor);
    followTyping();
}

void DataTable::reset()
{
    QTableView::reset();
    followTyping();
}

void DataTable::hover(int row)
{
    if (row == hovered_)
        return;
    updateRow(hovered_);
    updateRow(row);
    hovered_ = row;
}

void DataTable::updateRow(int row)
{
    if (row >= 0)
        viewport()->update(0, rowViewportPosition(row), viewport()->width(), rowHeight(row));
}

void DataTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (!choosesCells())
        return;
    updateRow(previous.row());
    updateRow(current.row());
}

void DataTable::mouseMoveEvent(QMouseEvent* event)
{
    QTableView::mouseMoveEvent(event);
    const QPoint place = event->position().toPoint();
    hover(rowAt(place.y()));
    const QModelIndex index = indexAt(place);
    const bool dragged = index.isValid() && names_.contains(index.column()) &&
                         index.flags().testFlag(Qt::ItemIsDragEnabled) && dragEnabled();
    if (dragged)
        viewport()->setCursor(Qt::OpenHandCursor);
    else
        viewport()->unsetCursor();
}

bool DataTable::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        hover(-1);
    return QTableView::viewportEvent(event);
}

void DataTable::keyPressEvent(QKeyEvent* event)
{
    hover(-1);
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && state() != QAbstractItemView::EditingState && currentIndex().isValid()) {
        emit rowActivated(currentIndex());
        event->accept();
        return;
    }
    // Where Tab goes from cell to cell, this is the way out of the table.
    if (tabKeyNavigation() && event->modifiers().testFlag(Qt::ControlModifier) &&
        (event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab)) {
        // NOLINTNEXTLINE(bugprone-parent-virtual-call): the view's own goes to the next cell
        event->setAccepted(QWidget::focusNextPrevChild(event->key() == Qt::Key_Tab));
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace pairwright
