#pragma once

#include "ui/hall/hall_pages.h"
#include "ui/theme/tints.h"

#include <QRectF>

class QPainter;

namespace pairwright {

/// Paints a page of a table; `most` rows fill the room, in one size on all its pages. Before a given name gives way to
/// its initial letters are smaller, and names stand on two lines where the rows are high enough.
void paintHallTable(QPainter& painter, const QRectF& room, const HallPage& page, std::size_t most,
                    const HallColours& colours);

} // namespace pairwright
