#pragma once

#include <QScrollArea>

namespace pairwright {

/// Puts contents into a frameless area that scrolls downwards when there is too little room.
inline QScrollArea* scrolled(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Otherwise the area would want a colour of its own.
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    return area;
}

/// The same in both directions: for pages, so that the window never needs more room than the screen has.
inline QScrollArea* scrolledBothWays(QWidget* content)
{
    QScrollArea* area = scrolled(content);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    // The page itself takes the focus.
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

} // namespace pairwright
