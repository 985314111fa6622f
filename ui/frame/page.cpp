#include "ui/frame/page.h"

#include <QEvent>

namespace pairwright {

Page::Page(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
{
}

void Page::focusPlace(const Place& place)
{
    QWidget* field = place.field.isEmpty() ? nullptr : findChild<QWidget*>(place.field);
    if (field != nullptr)
        field->setFocus(Qt::OtherFocusReason);
    else
        setFocus(Qt::OtherFocusReason);
}

void Page::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    announceSelection();
}

void Page::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
