#pragma once

#include "ui/pages/overview/day/day_facts.h"
#include "ui/widgets/parts_drawing.h"

namespace pairwright {

/// How many players have how many points (before round 1: ratings of which band). Up to 60 players a square for each,
/// outlined while he still plays; above that columns.
class ScoreHistogram final : public PartsDrawing {
    Q_OBJECT
public:
    explicit ScoreHistogram(QWidget* parent = nullptr);

    void set(const DayFacts& facts);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The best placed of the column.
    void playerWanted(pairwright::PlayerKey player);

protected:
    void arrange() override;
    void draw(QPainter& painter) override;

private:
    [[nodiscard]] QRect placeOf(std::size_t column) const;
    void drawSquares(QPainter& painter, const DayColumn& column, const QRect& place) const;
    void drawBar(QPainter& painter, const DayColumn& column, const QRect& place) const;
    [[nodiscard]] int most() const;
    [[nodiscard]] int playerSquare() const;
    [[nodiscard]] int largestSquare() const;
    [[nodiscard]] int widestLabel() const;
    [[nodiscard]] int labelHeight() const { return fontMetrics().height() + 6; }

    std::vector<DayColumn> columns_;
    bool byRating_ = false;
    int players_ = 0;
};

} // namespace pairwright
