#pragma once

#include <QListWidget>

#include <algorithm>

namespace pairwright {

/// As high as its rows, of which there may be so many before it scrolls.
inline void fitToRows(QListWidget& list, int most)
{
    int height = 2 * list.frameWidth();
    for (int row = 0; row < std::min(list.count(), most); ++row)
        height += list.sizeHintForRow(row);
    list.setFixedHeight(height);
}

} // namespace pairwright
