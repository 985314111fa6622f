#pragma once

#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

#include <array>

namespace pairwright {

/// What was entered, in letters as large as its line has room for, up to 2.6 times the text: a name is never cut. Its
/// height is always the same, so that what stands below does not move.
class EchoLabel final : public PlainLabel {
public:
    [[nodiscard]] QSize sizeHint() const override
    {
        return {QFontMetrics(letters()).horizontalAdvance(text()), QFontMetrics(lettersOf(scales.front())).height()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setFont(letters());
        painter.setPen(palette().color(foregroundRole()));
        painter.drawText(rect(),
                         static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter),
                         text());
    }

private:
    static constexpr std::array scales{2.6, 2.2, 1.8, 1.4, 1.15};

    [[nodiscard]] QFont lettersOf(double scale) const
    {
        return scaledFont(QApplication::font(this), scale, QFont::DemiBold);
    }
    [[nodiscard]] QFont letters() const
    {
        for (const double scale : scales)
            if (QFont letters = lettersOf(scale); QFontMetrics(letters).horizontalAdvance(text()) <= width())
                return letters;
        return lettersOf(scales.back());
    }
};

} // namespace pairwright
