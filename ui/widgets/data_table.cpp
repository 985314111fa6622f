#include "ui/widgets/data_table.h"

#include "ui/widgets/table_delegate.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTimer>

namespace pairwright {

namespace {

constexpr int rowPadding = 10;
constexpr int columnPadding = 14;
constexpr int measuredRows = 60;

} // namespace

DataTable::DataTable(QWidget* parent)
    : QTableView(parent)
{
    setItemDelegate(new TableDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setMinimumSectionSize(32);
    fitRows();
}

void DataTable::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, &DataTable::scheduleFit);
    connect(model, &QAbstractItemModel::rowsInserted, this, &DataTable::scheduleFit);
    connect(model, &QAbstractItemModel::dataChanged, this, &DataTable::scheduleFit);
    connect(model, &QAbstractItemModel::headerDataChanged, this, &DataTable::scheduleFit);
    scheduleFit();
}

void DataTable::setStretchColumns(const QList<int>& columns)
{
    stretch_ = columns;
    scheduleFit();
}

void DataTable::scheduleFit()
{
    if (fitScheduled_)
        return;
    fitScheduled_ = true;
    QTimer::singleShot(0, this, &DataTable::fitColumns);
}

void DataTable::fitColumns()
{
    fitScheduled_ = false;
    if (model() == nullptr || model()->columnCount() == 0)
        return;
    horizontalHeader()->setResizeContentsPrecision(measuredRows);
    int taken = 0;
    int wantedByStretch = 0;
    QList<int> wanted;
    for (int column = 0; column < model()->columnCount(); ++column) {
        const int width =
            std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)) + columnPadding;
        wanted.append(width);
        if (isColumnHidden(column))
            continue;
        if (stretch_.contains(column))
            wantedByStretch += width;
        else
            taken += width;
    }
    const int rest = std::max(0, viewport()->width() - taken - wantedByStretch);
    int given = 0;
    for (int column = 0; column < model()->columnCount(); ++column) {
        int width = wanted[column];
        if (stretch_.contains(column) && !isColumnHidden(column)) {
            const bool last = column == stretch_.constLast();
            const int extra = last ? rest - given : rest / static_cast<int>(stretch_.size());
            given += extra;
            width += extra;
        }
        setColumnWidth(column, width);
    }
}

void DataTable::fitRows()
{
    const int height = fontMetrics().height() + rowPadding;
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(height);
    verticalHeader()->setMinimumSectionSize(height);
}

void DataTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
    if (event->type() == QEvent::LanguageChange)
        scheduleFit();
    QTableView::changeEvent(event);
}

void DataTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    scheduleFit();
}

void DataTable::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && state() != QAbstractItemView::EditingState && currentIndex().isValid()) {
        emit rowActivated(currentIndex());
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace pairwright
