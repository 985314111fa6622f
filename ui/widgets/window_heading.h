#pragma once

#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

namespace pairwright {

/// The first line of a window: its title, which the frame of the platform writes small or not at all.
inline QLabel* windowHeading(QWidget* window)
{
    auto* heading = new PlainLabel(window->windowTitle());
    heading->setWordWrap(true);
    scaleText(heading, 1.15, QFont::DemiBold);
    QObject::connect(window, &QWidget::windowTitleChanged, heading, &QLabel::setText);
    return heading;
}

/// The title of a part of a window, with room above it.
inline QLabel* partHeading()
{
    constexpr int above = 8; // beside the distance of all rows
    auto* heading = new PlainLabel;
    heading->setContentsMargins(0, above, 0, 0);
    scaleText(heading, 1, QFont::DemiBold);
    return heading;
}

} // namespace pairwright
