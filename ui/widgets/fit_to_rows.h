#pragma once

#include <QListWidget>

#include <algorithm>

namespace pairwright {

/// As high as its rows, of which there may be so many before it scrolls, and no less than that.
inline void fitToRows(QListWidget& list, int most, int least = 0)
{
    int height = 2 * list.frameWidth();
    for (int row = 0; row < std::min(list.count(), most); ++row)
        height += list.sizeHintForRow(row);
    list.setFixedHeight(std::max(height, least));
}

} // namespace pairwright
