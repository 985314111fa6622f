#pragma once

#include "ui/theme/tints.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/result_square.h"

#include <QPainter>
#include <QStyle>

#include <array>

namespace pairwright {

/// What the squares of the standings say: each is drawn as it stands there, with its word. The text of the label is the
/// same as a sentence, for screen readers.
class StoryLegend final : public PlainLabel {
public:
    using PlainLabel::PlainLabel;

    /// The words of its parts: won, drawn, lost, no game, and what the disc is.
    void setWords(const QString& opening, const std::array<QString, 5>& words)
    {
        opening_ = opening;
        words_ = words;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (text().isEmpty())
            return; // its room is kept
        using Kind = PathStep::Kind;
        static constexpr std::array kinds{Kind::won, Kind::drew, Kind::lost, Kind::bye, Kind::lost};
        QPainter painter(this);
        painter.setLayoutDirection(Qt::LayoutDirectionAuto);
        const QRect room = contentsRect();
        const int high = fontMetrics().height();
        const int side = high * 6 / 5;
        int left = 0;
        const auto take = [&](int width, int after) {
            const QRect place(room.left() + left, room.top() + (room.height() - high) / 2, width, high);
            left += width + after;
            return QStyle::visualRect(layoutDirection(), room, place);
        };
        const auto write = [&](const QString& words, int after) {
            painter.setPen(tintsOf(palette()).muted);
            painter.drawText(take(fontMetrics().horizontalAdvance(words), after), Qt::AlignCenter | Qt::TextDontClip,
                             words);
        };
        write(opening_, high * 2 / 3);
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            PathStep step;
            step.kind = kinds.at(i);
            if (i + 1 == kinds.size())
                step.colour = Colour::White;
            paintResultSquare(painter, QRectF(take(side, high / 3)), step, {}, palette(), false);
            write(words_.at(i), high);
        }
    }

private:
    QString opening_;
    std::array<QString, 5> words_;
};

} // namespace pairwright
