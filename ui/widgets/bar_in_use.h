#pragma once

#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>
#include <QScrollBar>

namespace pairwright {

/// Of areas that stand side by side only the one with the pointer or the focus shows its scroll bar at full strength;
/// the others say faintly that they go on.
class BarInUse final : public QObject {
public:
    explicit BarInUse(QAbstractScrollArea* area)
        : QObject(area)
        , area_(area)
    {
        area->setProperty("barInUse", false);
        area->installEventFilter(this);
        connect(qApp, &QApplication::focusChanged, this, [this] { look(); });
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Enter || event->type() == QEvent::Leave) {
            isUnderMouse_ = event->type() == QEvent::Enter;
            look();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void look()
    {
        const QWidget* focused = QApplication::focusWidget();
        const bool inUse = isUnderMouse_ || (focused != nullptr && (focused == area_ || area_->isAncestorOf(focused)));
        area_->setProperty("barInUse", inUse);
        area_->verticalScrollBar()->update();
    }

    QAbstractScrollArea* area_;
    bool isUnderMouse_ = false;
};

} // namespace pairwright
