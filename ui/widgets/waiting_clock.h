#pragma once

#include <QPalette>
#include <QRect>

class QPainter;

namespace pairwright {

/// Of the sign of what waits at this desk for the server, in pixels.
constexpr int waitingClockSize = 8;

/// A clock: it is not where it has to go yet.
void drawWaitingClock(QPainter& painter, const QRect& place, const QPalette& palette);

} // namespace pairwright
