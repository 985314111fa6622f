#include "ui/widgets/data_table.h"

#include "ui/models/roles.h"
#include "ui/theme/row_height.h"
#include "ui/widgets/table_delegate.h"
#include "ui/widgets/table_header.h"

#include <QAbstractProxyModel>
#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPaintEvent>
#include <QTimer>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace pairwright {

namespace {

constexpr int rowPadding = 10;
constexpr int columnPadding = 4;
constexpr int mostExtra = 110; // a name column need not grow for ever
constexpr int leastWidth = 70; // of a column that has to give way
constexpr int measuredRows = 60;

/// Without a filter, which has the same columns.
const QAbstractItemModel& everything(const QAbstractItemModel& shown)
{
    const auto* filter = qobject_cast<const QAbstractProxyModel*>(&shown);
    return filter != nullptr && filter->sourceModel() != nullptr ? *filter->sourceModel() : shown;
}

} // namespace

DataTable::DataTable(QWidget* parent)
    : QTableView(parent)
{
    setHorizontalHeader(new TableHeader(this));
    setItemDelegate(new TableDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    verticalHeader()->hide();
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setMinimumSectionSize(32);
    fitRows();
}

void DataTable::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        groupStarts_.clear(); // all rows are of one height again
        hovered_ = -1;
        scheduleFit();
    });
    connect(model, &QAbstractItemModel::layoutChanged, this, &DataTable::scheduleFit);
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

void DataTable::endWithLastColumn(bool ends)
{
    endsWithLast_ = ends;
    scheduleFit();
}

void DataTable::setNameColumns(const QList<int>& columns)
{
    names_ = columns;
    scheduleFit();
}

void DataTable::setDropOrder(const QList<int>& columns)
{
    dropOrder_ = columns;
    scheduleFit();
}

void DataTable::setCutLast(const QList<int>& columns)
{
    cutLast_ = columns;
    scheduleFit();
}

void DataTable::setUsuallyAway(const QList<int>& columns)
{
    for (const int column : std::as_const(usuallyAway_))
        if (!columns.contains(column) && !away_.contains(column))
            setColumnHidden(column, false);
    usuallyAway_ = columns;
    scheduleFit();
}

void DataTable::scheduleFit()
{
    if (fitScheduled_ || types_) // a column that goes would take its editor with it
        return;
    fitScheduled_ = true;
    QTimer::singleShot(0, this, &DataTable::fitColumns);
}

void DataTable::fitColumns()
{
    fitScheduled_ = false;
    if (types_ || model() == nullptr || model()->columnCount() == 0)
        return;
    horizontalHeader()->setResizeContentsPrecision(measuredRows);
    fitGroups();
    showDropped();
    hideEmpty();
    for (const int column : std::as_const(away_))
        setColumnHidden(column, true);
    for (const int column : std::as_const(usuallyAway_))
        if (!wanted_.contains(column))
            setColumnHidden(column, true);
    QList<int> widths;
    int room = viewport()->width();
    for (int column = 0; column < model()->columnCount(); ++column) {
        const int width =
            std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)) + columnPadding;
        widths.append(isColumnHidden(column) ? 0 : width);
        room -= widths.constLast();
    }
    if (room < 0)
        room = -tighten(widths, -room);
    if (room < 0) {
        const QList<int> whole = widths;
        QList<int> others = stretch_;
        others.removeIf([this](int column) { return names_.contains(column) || cutLast_.contains(column); });
        QList<int> going = dropOrder_;
        going.removeIf([this](int column) { return cutLast_.contains(column); });
        // What nobody has goes before a text is cut.
        QList<int> empty = dropOrder_;
        empty.removeIf([this](int column) { return !isEmpty(column); });
        int missing = drop(widths, empty, -room);
        if (missing > 0)
            missing = drop(widths, going, takeRoom(widths, others, missing));
        missing = cut(widths, missing);
        if (!dropped_.isEmpty()) {
            // Their number stands behind the last heading.
            const auto last = static_cast<int>(
                std::find_if(widths.rbegin(), widths.rend(), [](int width) { return width > 0; }).base() -
                widths.begin() - 1);
            const int mark = horizontalHeader()->fontMetrics().horizontalAdvance(QStringLiteral("+00")) + rowPadding;
            // ... and behind the table where the heading itself stands there.
            const QVariant side = model()->headerData(last, Qt::Horizontal, Qt::TextAlignmentRole);
            missing = drop(widths, going, takeRoom(widths, others, missing + mark));
            if ((side.toInt() & Qt::AlignRight) == 0 && !isColumnHidden(last))
                widths[last] += mark;
            missing = cut(widths, missing);
        }
        missing = takeBack(widths, whole, missing);
        room = -takeRoom(widths, names_, std::max(0, missing)) + std::max(0, -missing);
    }
    if (room > 0)
        giveRoom(widths, room);
    QStringList away;
    for (const int column : std::as_const(dropped_))
        if (!isEmpty(column)) // nobody misses what nobody has
            away.append(model()->headerData(column, Qt::Horizontal).toString());
    if (!away.isEmpty())
        away.append(alsoAway_);
    static_cast<TableHeader*>(horizontalHeader())->tellAway(away);
    for (int column = 0; column < widths.size(); ++column)
        if (!isColumnHidden(column))
            setColumnWidth(column, widths[column]);
}

void DataTable::giveRoom(QList<int>& widths, int room) const
{
    QList<int> growing = growing_.isEmpty() ? stretch_ : growing_;
    growing.removeIf([this](int column) { return isColumnHidden(column); });
    if (growing.isEmpty() || (endsWithLast_ && dropped_.isEmpty()))
        return;
    const int share = std::min(mostExtra, room / static_cast<int>(growing.size()));
    for (const int column : std::as_const(growing))
        widths[column] += share;
    // The rest stands at the end, wherever the columns were moved.
    const int last = *std::max_element(growing.cbegin(), growing.cend(), [this](int a, int b) {
        return horizontalHeader()->visualIndex(a) < horizontalHeader()->visualIndex(b);
    });
    widths[last] += room - share * static_cast<int>(growing.size());
}

/// The air between columns goes before any of them.
int DataTable::tighten(QList<int>& widths, int missing)
{
    for (int taken = 0; taken < columnPadding; ++taken)
        for (int& width : widths)
            if (width > 0 && missing > 0) {
                --width;
                --missing;
            }
    return missing;
}

int DataTable::takeRoom(QList<int>& widths, const QList<int>& from, int missing) const
{
    const auto spare = [this, &widths](int column) {
        return widths[column] -
               std::max(leastWidth, horizontalHeader()->sectionSizeHint(column) + columnPadding); // headings stay whole
    };
    QList<int> giving = from;
    // The widest gives way first, so that one long text does not cut all others; texts are then elided.
    while (missing > 0) {
        giving.removeIf([&spare](int column) { return spare(column) <= 0; });
        const auto widest =
            std::max_element(giving.begin(), giving.end(), [&widths](int a, int b) { return widths[a] < widths[b]; });
        if (widest == giving.end())
            break;
        --widths[*widest];
        --missing;
    }
    return missing;
}

int DataTable::cut(QList<int>& widths, int missing)
{
    QList<int> last = cutLast_;
    last.removeIf([this](int column) { return isColumnHidden(column); });
    if (missing <= 0 || last.isEmpty())
        return missing;
    const QList<int> whole = widths;
    const int left = takeRoom(widths, last, missing);
    if (left <= 0)
        return left;
    widths = whole; // no room for any of it
    return drop(widths, last, missing);
}

int DataTable::drop(QList<int>& widths, const QList<int>& order, int missing)
{
    for (const int column : order) {
        if (missing <= 0)
            break;
        if (isColumnHidden(column) || wanted_.contains(column))
            continue;
        missing -= widths[column];
        widths[column] = 0;
        setColumnHidden(column, true);
        dropped_.append(column);
    }
    return missing;
}

/// A wide column that goes last may leave room for what went before it.
int DataTable::takeBack(QList<int>& widths, const QList<int>& whole, int missing)
{
    const QList<int> dropped = dropped_;
    for (auto column = dropped.crbegin(); column != dropped.crend(); ++column) {
        if (missing + whole[*column] > 0)
            continue;
        missing += whole[*column];
        widths[*column] = whole[*column];
        setColumnHidden(*column, false);
        dropped_.removeOne(*column);
    }
    return missing;
}

void DataTable::showDropped()
{
    for (const int column : std::as_const(dropped_))
        if (column < model()->columnCount())
            setColumnHidden(column, false);
    dropped_.clear();
    for (const int column : std::as_const(emptied_))
        if (column < model()->columnCount())
            setColumnHidden(column, false);
    emptied_.clear();
}

void DataTable::hideEmpty()
{
    if (everything(*model()).rowCount() == 0)
        return;
    for (const int column : std::as_const(dropOrder_))
        if (!isColumnHidden(column) && !wanted_.contains(column) && isEmpty(column)) {
            setColumnHidden(column, true);
            emptied_.append(column);
        }
}

void DataTable::letColumnsBeChosen(const QString& kept)
{
    const QStringList columns = kept.split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (const QString& each : columns)
        (each.startsWith(QLatin1Char('-')) ? away_ : wanted_).insert(std::abs(each.toInt()));
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, &DataTable::openColumnMenu);
    scheduleFit();
}

bool DataTable::isOfNoUse(int column) const
{
    return isColumnHidden(column) && !away_.contains(column) && !dropped_.contains(column) &&
           !emptied_.contains(column) && !usuallyAway_.contains(column);
}

void DataTable::openColumnMenu(const QPoint& position)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("columnMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 0; column < model()->columnCount(); ++column) {
        QString title = model()->headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString();
        if (title.isEmpty())
            title = model()->headerData(column, Qt::Horizontal).toString();
        if (title.isEmpty() || isOfNoUse(column))
            continue;
        QAction* action = menu->addAction(title);
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        action->setEnabled(!names_.contains(column));
        connect(action, &QAction::triggered, this, [this, column](bool shown) { chooseColumn(column, shown); });
    }
    menu->addSeparator();
    QAction* usual = menu->addAction(tr("The Usual Columns"));
    usual->setEnabled(!away_.isEmpty() || !wanted_.isEmpty());
    connect(usual, &QAction::triggered, this, [this] {
        for (const int column : std::as_const(away_))
            setColumnHidden(column, false);
        away_.clear();
        wanted_.clear();
        fitColumns();
        emit columnsChosen({});
    });
    menu->popup(horizontalHeader()->mapToGlobal(position));
}

void DataTable::chooseColumn(int column, bool shown)
{
    (shown ? away_ : wanted_).remove(column);
    (shown ? wanted_ : away_).insert(column);
    setColumnHidden(column, !shown);
    fitColumns();
    QStringList choice;
    for (const int each : std::as_const(wanted_))
        choice.append(QString::number(each));
    for (const int each : std::as_const(away_))
        choice.append(QLatin1Char('-') + QString::number(each));
    emit columnsChosen(choice.join(QLatin1Char(',')));
}

bool DataTable::isEmpty(int column) const
{
    const QAbstractItemModel& all = everything(*model());
    for (int row = 0; row < all.rowCount(); ++row)
        if (!all.index(row, column).data().toString().isEmpty())
            return false;
    return true;
}

void DataTable::fitRows()
{
    const int height = pairwright::rowHeight(fontMetrics());
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
    groupStarts_.clear();
    scheduleFit();
}

/// Groups are told apart only where each of them stands together.
void DataTable::fitGroups()
{
    QSet<int> starts;
    QVariantList seen;
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QVariant group = model()->index(row, 0).data(GroupRole);
        if (!group.isValid() || (!seen.isEmpty() && seen.constLast() == group))
            continue;
        if (seen.contains(group)) {
            starts.clear();
            break;
        }
        if (!seen.isEmpty())
            starts.insert(row);
        seen.append(group);
    }
    if (starts == groupStarts_ && gap_ == groupGap())
        return;
    gap_ = groupGap();
    groupStarts_ = starts;
    const int height = pairwright::rowHeight(fontMetrics());
    verticalHeader()->setDefaultSectionSize(height);
    for (const int row : std::as_const(starts))
        verticalHeader()->resizeSection(row, height + gap_);
}

bool DataTable::isFirstShown(int column) const
{
    const QHeaderView* header = horizontalHeader();
    for (int visual = 0; visual < header->count(); ++visual)
        if (const int logical = header->logicalIndex(visual); !header->isSectionHidden(logical))
            return logical == column;
    return false;
}

void DataTable::setInEntry(bool inEntry)
{
    setProperty("inEntry", inEntry);
    viewport()->update();
}

/// A row that is not whole at the end is not shown: the scroll bar says that there are more.
void DataTable::paintEvent(QPaintEvent* event)
{
    const int last = rowAt(viewport()->height() - 1);
    const int top = rowViewportPosition(last);
    const bool cut = top > 0 && top + rowHeight(last) > viewport()->height();
    QPaintEvent whole(event->region() & QRect(0, 0, viewport()->width(), cut ? top : viewport()->height()));
    QTableView::paintEvent(&whole);
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

} // namespace pairwright
