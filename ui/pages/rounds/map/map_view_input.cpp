// The part of the map that answers keys and the mouse.
#include "ui/pages/rounds/map/map_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDateTime>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

namespace pairwright {

namespace {

constexpr int edge = 24; ///< of the viewport, where carrying scrolls
constexpr int scrollEvery = 40;
constexpr qint64 lettersBelongTogether = 1000; ///< ms

std::optional<MapPlan::Step> stepFor(int key)
{
    switch (key) {
    case Qt::Key_Up: return MapPlan::Step::up;
    case Qt::Key_Down: return MapPlan::Step::down;
    case Qt::Key_Left:
    case Qt::Key_Right: return MapPlan::Step::opponent;
    case Qt::Key_PageUp: return MapPlan::Step::bandUp;
    case Qt::Key_PageDown: return MapPlan::Step::bandDown;
    case Qt::Key_Home: return MapPlan::Step::first;
    case Qt::Key_End: return MapPlan::Step::last;
    default: return std::nullopt;
    }
}

bool isLetter(const QKeyEvent& event)
{
    const QString text = event.text();
    return !text.isEmpty() && text.front().isLetter() &&
           (event.modifiers() == Qt::NoModifier || event.modifiers() == Qt::ShiftModifier);
}

} // namespace

bool MapView::event(QEvent* event)
{
    // While somebody is carried letters look for a name, whatever they do otherwise.
    if (event->type() == QEvent::ShortcutOverride && carrying_->isOn()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (isLetter(*key) || key->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void MapView::step(MapPlan::Step step)
{
    planIfDue();
    if (plan_.nodes.empty())
        return;
    const bool carried = carrying_->isOn();
    std::optional<int> from = current();
    if (carried)
        from = plan_.nodeOf(carrying_->target().value_or(*carrying_->moved()));
    const int to = from ? plan_.stepFrom(*from, step) : 0;
    if (carried)
        aimAt(to);
    else
        come(to);
}

void MapView::aimAt(std::optional<int> node)
{
    if (node && !byMouse_)
        showInView(*node);
    carrying_->aim(node ? std::optional(plan_.at(*node).player) : std::nullopt);
}

void MapView::pickUp(MapCarrying::Purpose purpose)
{
    const auto node = current();
    if (!node || !plan_.at(*node).placed)
        return;
    searched_.clear();
    carrying_->begin(purpose, plan_.at(*node).player);
}

void MapView::letGo()
{
    if (!carrying_->isOn())
        return;
    const bool leads = carrying_->leadsSomewhere();
    const PlayerKey moved = *carrying_->moved();
    const auto target = carrying_->target();
    const auto purpose = carrying_->purpose();
    carrying_->end();
    scrolling_.stop();
    byMouse_ = false;
    viewport()->unsetCursor();
    if (!leads || !target)
        return;
    if (purpose == MapCarrying::Purpose::pair)
        emit pairWanted(moved, *target);
    else
        emit whyNotWanted(moved, *target);
}

void MapView::search(const QString& letters)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    searched_ = now - searchedAt_ > lettersBelongTogether ? letters : searched_ + letters;
    searchedAt_ = now;
    for (int node = 0; node < static_cast<int>(plan_.nodes.size()); ++node)
        if (words_.at(static_cast<std::size_t>(node)).name.startsWith(searched_, Qt::CaseInsensitive) &&
            plan_.at(node).player != carrying_->moved()) {
            aimAt(node);
            return;
        }
}

void MapView::keyPressEvent(QKeyEvent* event)
{
    planIfDue();
    const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    if (const auto wanted = stepFor(event->key()); wanted && plain) {
        step(*wanted);
        return;
    }
    const int key = event->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (carrying_->isOn()) {
        if (enter)
            letGo();
        else if (key == Qt::Key_Escape) {
            carrying_->end();
            byMouse_ = false;
            pressed_.reset();
            scrolling_.stop();
            viewport()->unsetCursor();
        } else if (isLetter(*event))
            search(event->text());
        else
            event->ignore();
        return;
    }
    if (enter && plain)
        emit explanationWanted();
    else if (key == Qt::Key_W && plain)
        pickUp(MapCarrying::Purpose::ask);
    else if (key == Qt::Key_M && plain && editing_)
        pickUp(MapCarrying::Purpose::pair);
    else
        event->ignore();
}

void MapView::mousePressEvent(QMouseEvent* event)
{
    planIfDue();
    const auto node = plan_.nodeAt(event->position().toPoint() - origin());
    if (carrying_->isOn()) { // picked up by a key, put down by a click
        if (event->button() == Qt::LeftButton && node) {
            aimAt(node);
            letGo();
        } else {
            carrying_->end();
        }
        return;
    }
    if (!node)
        return;
    come(*node);
    if (event->button() == Qt::LeftButton)
        pressed_ = event->position().toPoint();
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    planIfDue();
    pointer_ = event->position().toPoint();
    const auto node = plan_.nodeAt(pointer_ - origin());
    if (pressed_ && !carrying_->isOn() && event->buttons().testFlag(Qt::LeftButton) &&
        (pointer_ - *pressed_).manhattanLength() >= QApplication::startDragDistance()) {
        byMouse_ = true;
        pickUp(editing_ ? MapCarrying::Purpose::pair : MapCarrying::Purpose::ask);
        byMouse_ = carrying_->isOn();
        pressed_.reset();
    }
    if (carrying_->isOn()) {
        if (!byMouse_)
            return;
        viewport()->setCursor(Qt::ClosedHandCursor);
        aimAt(node);
        if (pointer_.y() < edge || pointer_.y() > viewport()->height() - edge)
            scrolling_.start(scrollEvery, this);
        else
            scrolling_.stop();
        viewport()->update();
        return;
    }
    viewport()->setCursor(node ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (node == hovered_)
        return;
    hovered_ = node;
    viewport()->update();
}

void MapView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool clicked = pressed_.has_value();
    pressed_.reset();
    if (event->button() == Qt::LeftButton && byMouse_) {
        aimAt(plan_.nodeAt(event->position().toPoint() - origin()));
        letGo();
    } else if (clicked)
        emit chosenByMouse();
}

void MapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (plan_.nodeAt(event->position().toPoint() - origin()))
        emit resultWanted();
}

void MapView::contextMenuEvent(QContextMenuEvent* event)
{
    const auto node = current();
    emit menuWanted(event->reason() == QContextMenuEvent::Mouse || !node
                        ? event->globalPos()
                        : viewport()->mapToGlobal(placeOf(*node).bottomLeft()));
}

void MapView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != scrolling_.timerId()) {
        QAbstractScrollArea::timerEvent(event);
        return;
    }
    QScrollBar& bar = *verticalScrollBar();
    bar.setValue(bar.value() + (pointer_.y() < edge ? -bar.singleStep() : bar.singleStep()));
    aimAt(plan_.nodeAt(pointer_ - origin()));
}

bool MapView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && hovered_) {
        hovered_.reset();
        viewport()->update();
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void MapView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    tell();
    viewport()->update();
}

void MapView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace pairwright
