#pragma once

#include <QApplication>
#include <QEvent>
#include <QObject>

namespace pairwright {

/// Counts what a window does to its looks.
class LayoutCount final : public QObject {
public:
    LayoutCount() { qApp->installEventFilter(this); }
    [[nodiscard]] int seen() const { return seen_; }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        const QEvent::Type type = event->type();
        seen_ += type == QEvent::LayoutRequest || type == QEvent::UpdateRequest || type == QEvent::Resize ? 1 : 0;
        return false;
    }

private:
    int seen_ = 0;
};

} // namespace pairwright
