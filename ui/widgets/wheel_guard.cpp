#include "ui/widgets/wheel_guard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>
#include <QTabBar>

namespace pairwright {

namespace {

class WheelGuard : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // Nor does it take the keys away from where somebody types.
        if (auto* widget = qobject_cast<QWidget*>(watched);
            event->type() == QEvent::Polish && widget != nullptr && widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        if (event->type() != QEvent::Wheel || !holdsAValue(watched))
            return false;
        event->ignore(); // and so it goes on to the parent
        return true;
    }

private:
    static bool holdsAValue(QObject* object)
    {
        return qobject_cast<QAbstractSpinBox*>(object) != nullptr || qobject_cast<QComboBox*>(object) != nullptr ||
               qobject_cast<QTabBar*>(object) != nullptr ||
               (qobject_cast<QAbstractSlider*>(object) != nullptr && qobject_cast<QScrollBar*>(object) == nullptr);
    }
};

} // namespace

void guardWheel()
{
    const QString name = QStringLiteral("wheelGuard");
    if (qApp->findChild<QObject*>(name, Qt::FindDirectChildrenOnly) != nullptr)
        return;
    auto* guard = new WheelGuard(qApp);
    guard->setObjectName(name);
    qApp->installEventFilter(guard);
}

} // namespace pairwright
