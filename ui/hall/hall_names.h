#pragma once

#include "ui/hall/hall_pages.h"
#include "ui/theme/tints.h"

#include <QRectF>

class QPainter;

namespace pairwright {

/// Paints a page of names in columns; `rows` of a column fill the room. A name that is too long loses its given names
/// first.
void paintHallNames(QPainter& painter, const QRectF& room, const HallPage& page, const HallColours& colours, int rows,
                    bool dark);
/// The ranges of all pages, this one marked, with a bar for the share of its time that is left, and what the discs
/// mean.
void paintHallRanges(QPainter& painter, const QRectF& room, const HallPage& page, const HallColours& colours,
                     double timeLeft, bool dark);

/// The labels of all pages, that of the page `here` marked, with a bar for the share of its time that is left, and
/// behind them a quiet text as far as there is room. Where the labels have no room, numbers stand for them.
void paintHallStrip(QPainter& painter, const QRectF& room, const QStringList& labels, int here, double timeLeft,
                    const QString& behind, const HallColours& colours);

} // namespace pairwright
