#pragma once

#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <array>

namespace pairwright {

/// The game whose result is entered: where it is played small, and between the names a slot for the result.
struct EchoedGame {
    QString place; ///< "Board 1"
    QString white;
    QString black;
    QString result; ///< empty: none yet

    /// In one line, for the answer below and for screen readers.
    [[nodiscard]] QString title() const
    {
        return white.isEmpty() ? place : QStringLiteral("%1   %2 – %3").arg(place, white, black);
    }
    [[nodiscard]] QString text() const { return result.isEmpty() ? title() : title() + QStringLiteral("   ") + result; }
};

/// What was entered, in letters as large as its line has room for, up to 2.6 times the text: a name is never cut. Its
/// height is always the same, so that what stands below does not move.
class EchoLabel final : public PlainLabel {
public:
    /// A board that is being typed, or that nothing is missing.
    void tell(const QString& text)
    {
        game_ = {};
        setText(text);
        update();
    }
    void tell(const EchoedGame& game)
    {
        game_ = game;
        setText(game.text());
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {widthIn(letters()), QFontMetrics(lettersOf(scales.front())).height()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setLayoutDirection(Qt::LayoutDirectionAuto); // results are read from left to right everywhere
        const QFont large = letters();
        const QFontMetrics metrics(large);
        const QColor ink = palette().color(foregroundRole());
        int left = 0;
        const auto take = [&](int width, int top, int high) {
            const QRect taken(left, top, width, high);
            left += width;
            return QStyle::visualRect(layoutDirection(), rect(), taken);
        };
        // All on one centre line, with what stands beside it in the bar.
        const auto write = [&](const QString& text, const QFont& font, const QColor& colour) {
            painter.setFont(font);
            painter.setPen(colour);
            painter.drawText(take(QFontMetrics(font).horizontalAdvance(text), 0, height()),
                             Qt::AlignCenter | Qt::TextDontClip, text);
        };
        if (game_.white.isEmpty()) {
            write(text(), large, ink);
            return;
        }
        const int space = gap(metrics);
        const Tints tints = tintsOf(palette());
        write(game_.place, small(), mutedOn(palette(), palette().color(backgroundRole())));
        left += space;
        // White is at the left, as in the table and in the result.
        write(isRightToLeft() ? game_.black : game_.white, large, ink);
        left += space;
        painter.setRenderHint(QPainter::Antialiasing);
        const QRect slot = take(slotWidth(metrics), 1, height() - 2);
        look::box(painter, slot, QApplication::palette().color(QPalette::Base),
                  game_.result.isEmpty() ? tints.line : tints.muted, look::smallRadius);
        painter.setFont(large);
        painter.setPen(ink);
        painter.drawText(QRect(slot.left(), 0, slot.width(), height()), Qt::AlignCenter, game_.result);
        left += space;
        write(isRightToLeft() ? game_.white : game_.black, large, ink);
    }

private:
    static constexpr std::array scales{2.6, 2.2, 1.8, 1.4, 1.15};

    [[nodiscard]] QFont lettersOf(double scale) const
    {
        return scaledFont(QApplication::font(this), scale, QFont::DemiBold);
    }
    [[nodiscard]] QFont small() const { return scaledFont(QApplication::font(this), 1.15, QFont::Normal); }
    [[nodiscard]] static int gap(const QFontMetrics& letters) { return letters.height() * 2 / 5; }
    /// Every result of a game fits, so that nothing moves when it comes.
    [[nodiscard]] int slotWidth(const QFontMetrics& letters) const
    {
        return std::max(letters.horizontalAdvance(QStringLiteral("½ – ½")), letters.horizontalAdvance(game_.result)) +
               letters.height() / 2;
    }
    [[nodiscard]] int widthIn(const QFont& font) const
    {
        const QFontMetrics metrics(font);
        if (game_.white.isEmpty())
            return metrics.horizontalAdvance(text());
        return QFontMetrics(small()).horizontalAdvance(game_.place) + metrics.horizontalAdvance(game_.white) +
               metrics.horizontalAdvance(game_.black) + slotWidth(metrics) + 3 * gap(metrics);
    }
    [[nodiscard]] QFont letters() const
    {
        for (const double scale : scales)
            if (QFont letters = lettersOf(scale); widthIn(letters) <= width())
                return letters;
        return lettersOf(scales.back());
    }

    EchoedGame game_; ///< without names: a sentence
};

} // namespace pairwright
