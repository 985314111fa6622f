#include "ui/widgets/flow_layout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace pairwright {

namespace {
constexpr int betweenFields = 10; ///< that have labels
constexpr int betweenBoth = 4;    ///< a label and its field
constexpr int betweenLines = 8;   ///< at most
} // namespace

FlowLayout::FlowLayout(QWidget* parent)
    : QLayout(parent)
{
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(items_);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < count() ? items_.takeAt(index) : nullptr;
}

void FlowLayout::setPlaces(const QList<QRect>& places)
{
    if (places == places_)
        return;
    places_ = places;
    invalidate();
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    for (const QLayoutItem* item : items_) {
        if (item->isEmpty())
            continue;
        const int before = size.width() > 0 ? size.width() + spacing() : 0;
        size = {before + item->sizeHint().width(), std::max(size.height(), item->sizeHint().height())};
    }
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem* item : items_)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

QList<int> FlowLayout::linesIn(int width) const
{
    QList<int> lines{0};
    int left = 0;
    for (const QLayoutItem* item : items_) {
        if (item->isEmpty())
            continue;
        const int needed = std::min(item->sizeHint().width(), width);
        if (left > 0 && left + needed > width) {
            lines.append(0);
            left = 0;
        }
        ++lines.back();
        left += needed + spacing();
    }
    return lines;
}

int FlowLayout::balanced(int width) const
{
    constexpr int step = 8;
    const qsizetype lines = linesIn(width).size();
    const int least = minimumSize().width();
    for (int narrower = width; narrower > least && linesIn(narrower).size() == lines; narrower -= step)
        if (lines == 1 || linesIn(narrower).back() > 1)
            return narrower;
    return width;
}

int FlowLayout::arrange(const QRect& rect, bool move) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    const Qt::LayoutDirection direction = parentWidget()->layoutDirection();
    int height = 0; // of each line
    for (const QLayoutItem* item : items_)
        height = item->isEmpty() ? height : std::max(height, item->sizeHint().height());
    if (!places_.isEmpty() && places_.size() == items_.size()) {
        for (qsizetype i = 0; move && i < items_.size(); ++i)
            items_[i]->setGeometry({places_[i].left(), room.top(), places_[i].width(), height});
        return room.top() + height - rect.top() + contentsMargins().bottom();
    }
    const int line = balanced_ ? balanced(room.width()) : room.width();
    int left = room.left();
    int top = room.top();
    for (QLayoutItem* item : items_) {
        if (item->isEmpty())
            continue;
        const int width = std::min(item->sizeHint().width(), room.width());
        if (left > room.left() && left + width > room.left() + line) {
            const int behindFirst = hanging_ ? items_.front()->sizeHint().width() + spacing() : 0;
            left = room.left() + (behindFirst + width <= room.width() ? behindFirst : 0);
            top += height + std::min(spacing(), betweenLines);
        }
        if (move)
            item->setGeometry(QStyle::visualRect(direction, room, QRect(left, top, width, height)));
        left += width + spacing();
    }
    return top + height - rect.top() + contentsMargins().bottom();
}

QWidget* addTogether(FlowLayout& flow, QWidget* label, QWidget* field)
{
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(betweenBoth);
    row->addWidget(label);
    row->addWidget(field);
    flow.addWidget(both);
    return both;
}

QWidget* rowOfFields(std::initializer_list<QWidget*> widgets)
{
    auto* row = new QWidget;
    auto* flow = new FlowLayout(row);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const auto* one = widgets.begin(); one != widgets.end(); ++one) {
        const bool isLabel = qobject_cast<QLabel*>(*one) != nullptr;
        if (!isLabel || qobject_cast<QLineEdit*>(*(one + 1)) != nullptr) { // a long field may stand below
            flow->addWidget(*one);
            continue;
        }
        QWidget* label = *one;
        addTogether(*flow, label, *++one);
    }
    if (std::any_of(widgets.begin(), widgets.end(),
                    [](const QWidget* one) { return qobject_cast<const QLabel*>(one) != nullptr; }))
        flow->setSpacing(betweenFields);
    return row;
}

} // namespace pairwright
