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

} // namespace pairwright
