#include "ui/pages/rounds/cross_table/cross_table_grid.h"

#include "ui/pages/rounds/cross_table/cross_table_painting.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QTimer>

#include <algorithm>
#include <chrono>

namespace pairwright {

namespace {
constexpr std::chrono::milliseconds refusalLasts{400};
constexpr int usefulOpponents = 8;
constexpr int usefulHeight = 11; // rows, title and strip of the entry
} // namespace

CrossTableGrid::CrossTableGrid(CrossTableModel& model, QWidget* parent)
    : QTableView(parent)
    , model_(model)
    , refusal_(new QTimer(this))
    , names_(new PlainLabel(this))
{
    setObjectName(QStringLiteral("crossTable"));
    refusal_->setSingleShot(true);
    connect(refusal_, &QTimer::timeout, viewport(), qOverload<>(&QWidget::update));
    makeMuted(names_);
    names_->setAttribute(Qt::WA_TransparentForMouseEvents);
    setModel(&model);
    setHorizontalHeader(new OpponentsHeader(*this));
    setVerticalHeader(new NamesHeader(*this));
    setItemDelegate(new CrossTableDelegate(*this));
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&model, &CrossTableModel::shapeChanged, this, [this] {
        fit();
        selectSomething();
    });
    connect(&model, &QAbstractItemModel::headerDataChanged, verticalHeader(),
            [this] { verticalHeader()->viewport()->update(); });
    fit();
}

void CrossTableGrid::fit()
{
    const CrossTableSizes sizes(font(), model_.slotCount());
    verticalHeader()->setDefaultSectionSize(sizes.row);
    verticalHeader()->setFixedWidth(namesWidth(*this, model_.namesOf(model_.meetings())));
    horizontalHeader()->setFixedHeight(sizes.header);
    const int opponents = model_.opponents();
    for (int column = 0; column < model_.columnCount(); ++column)
        horizontalHeader()->resizeSection(column, column < opponents ? sizes.slotWidth : extraWidth(*this, column));
    // Its legend stands below the last row.
    setMaximumHeight(sizes.header + model_.rowCount() * sizes.row + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    updateGeometries();
}

void CrossTableGrid::updateGeometries()
{
    QTableView::updateGeometries();
    if (names_ == nullptr)
        return;
    const QRect whole(0, 0, verticalHeader()->width(), horizontalHeader()->height());
    names_->setText(tr("Name"));
    // Where the names begin, and on the line of the other titles.
    constexpr int belowTitles = 4;
    const int start = 5 * fontMetrics().averageCharWidth();
    names_->setContentsMargins(isRightToLeft() ? 0 : start, 0, isRightToLeft() ? start : 0, belowTitles);
    names_->setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignBottom);
    names_->setGeometry(QStyle::visualRect(layoutDirection(), rect(), whole));
    names_->raise();
}

QSize CrossTableGrid::leastPage() const
{
    // Also while the list stands in its place: the answer must not depend on what is shown.
    const Meetings shape = model_.shape();
    const CrossTableSizes sizes(font(), shape.slotCount());
    const int opponents = std::min(usefulOpponents, shape.columnCount());
    return {namesWidth(*this, model_.namesOf(shape)) + opponents * sizes.slotWidth * shape.slotCount(),
            usefulHeight * sizes.row};
}

std::optional<BoardId> CrossTableGrid::game() const
{
    const auto here = place();
    const Meeting* meeting = here ? model_.meetings().at(*here) : nullptr;
    return meeting != nullptr ? std::optional(meeting->game) : std::nullopt;
}

void CrossTableGrid::select(BoardId game)
{
    if (const auto there = model_.meetings().placeOf(game)) {
        setCurrentIndex(model_.indexAt(*there));
        scrollTo(currentIndex());
    }
}

void CrossTableGrid::selectSomething()
{
    if (game())
        return;
    std::optional<Meetings::Place> first;
    for (int row = 0; row < model_.rowCount(); ++row) {
        for (int column = 0; column < model_.columnCount(); ++column) {
            const auto place = model_.placeAt(model_.index(row, column));
            const Meeting* meeting = place ? model_.meetings().at(*place) : nullptr;
            if (meeting == nullptr || !meeting->white)
                continue;
            const auto sooner = [&](const Meeting& one, const Meeting& other) {
                return one.game < other.game;
            };
            const bool now = model_.slotAt(*place).now;
            const bool firstIsNow = first && model_.slotAt(*first).now;
            if (!first || (now && !firstIsNow) ||
                (now == firstIsNow && sooner(*meeting, *model_.meetings().at(*first))))
                first = place;
        }
    }
    if (first)
        setCurrentIndex(model_.indexAt(*first));
}

void CrossTableGrid::setEntering(bool entering)
{
    entering_ = entering;
    viewport()->update();
}

void CrossTableGrid::refuse()
{
    QApplication::beep();
    refusal_->start(refusalLasts);
    viewport()->update();
}

void CrossTableGrid::accept()
{
    refusal_->stop();
    viewport()->update();
}

bool CrossTableGrid::isRefusing() const
{
    return refusal_->isActive();
}

void CrossTableGrid::walk(int rows, int columns)
{
    const auto here = place();
    if (!here) {
        selectSomething();
        return;
    }
    Meetings::Place there = *here;
    const Meetings& meetings = model_.meetings();
    while (true) {
        there.row += rows;
        there.column += columns;
        if (std::min(there.row, there.column) < 0 || there.row >= meetings.size() ||
            there.column >= meetings.columnCount())
            return;
        // With this opponent there may be a game in another slot only.
        std::vector<int> slotOrder{there.slot};
        for (int slot = 0; slot < model_.slotCount(); ++slot)
            slotOrder.push_back(slot);
        for (const int slot : slotOrder) {
            const QModelIndex index = model_.indexAt({there.row, there.column, slot});
            if (model_.flags(index).testFlag(Qt::ItemIsSelectable)) {
                setCurrentIndex(index);
                return;
            }
        }
    }
}

void CrossTableGrid::changeSlot(int by)
{
    const auto here = place();
    if (!here)
        return;
    Meetings::Place there = *here;
    for (int tried = 1; tried < model_.slotCount(); ++tried) {
        there.slot = (there.slot + by + model_.slotCount()) % model_.slotCount();
        if (model_.meetings().at(there) != nullptr) {
            setCurrentIndex(model_.indexAt(there));
            return;
        }
    }
}

bool CrossTableGrid::focusNextPrevChild(bool next)
{
    // Whoever only looks walks on through the window.
    if (!entering_ || model_.slotCount() < 2)
        return QTableView::focusNextPrevChild(next);
    changeSlot(next ? 1 : -1);
    return true;
}

void CrossTableGrid::keyPressEvent(QKeyEvent* event)
{
    const bool rightToLeft = isRightToLeft();
    const bool plain = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
    switch (plain ? event->key() : 0) {
    case Qt::Key_Up: walk(-1, 0); return;
    case Qt::Key_Down: walk(1, 0); return;
    case Qt::Key_Left: walk(0, rightToLeft ? 1 : -1); return;
    case Qt::Key_Right: walk(0, rightToLeft ? -1 : 1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit nextWanted(); return;
    case Qt::Key_Escape:
        if (entering_) {
            emit endWanted();
            return;
        }
        break;
    default: break;
    }
    if (plain && !event->text().isEmpty() && event->text()[0].isPrint() && event->text() != QLatin1String(" ")) {
        emit characterTyped(event->text()[0]);
        return;
    }
    QTableView::keyPressEvent(event);
}

void CrossTableGrid::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void CrossTableGrid::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    // Row, column and the other side of the game are lit as well.
    viewport()->update();
    horizontalHeader()->viewport()->update();
    verticalHeader()->viewport()->update();
    emit gameSelected();
}

} // namespace pairwright
