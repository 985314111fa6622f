#include "ui/theme/text_size.h"

#include <QApplication>
#include <QFont>
#include <QFontInfo>

#include <algorithm>

namespace pairwright {

namespace {

/// What the platform gave us at the start, to return to.
const QFont& platformFont()
{
    static const QFont font = QApplication::font();
    return font;
}

} // namespace

void applyTextSize(int points)
{
    QFont font = platformFont();
    if (points > 0)
        font.setPointSize(std::clamp(points, leastTextSize, greatestTextSize));
    if (font != QApplication::font())
        QApplication::setFont(font);
}

int textSizeNow()
{
    return QFontInfo(QApplication::font()).pointSize();
}

} // namespace pairwright
