#include "ui/widgets/choice_box.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

namespace pairwright {

void ChoiceBox::showPopup()
{
    // As wide as the box it would cut what it draws with more room around it.
    const int frame = 2 * view()->frameWidth();
    view()->setMinimumWidth(std::max(width(), view()->sizeHintForColumn(0) + frame + view()->fontMetrics().height()));
    QComboBox::showPopup();
}

void ChoiceBox::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End: showPopup(); return;
    default: break;
    }
    const bool plain = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    if (plain && !event->text().isEmpty() && event->text()[0].isPrint() && event->key() != Qt::Key_Space) {
        showPopup();
        view()->keyboardSearch(event->text());
        return;
    }
    QComboBox::keyPressEvent(event);
}

} // namespace pairwright
