#pragma once

#include "ui/pages/overview/day/day_facts.h"
#include "ui/widgets/parts_drawing.h"

namespace pairwright {

/// The boards of the round that is played: a cell each, filled when the result is in; from 40 boards on one bar with
/// gaps, and the missing numbers below it. The first of those that still play follow with names.
class ResultsIn final : public PartsDrawing {
    Q_OBJECT
public:
    explicit ResultsIn(QWidget* parent = nullptr);

    void set(const DayFacts& facts);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void boardWanted(int board);

protected:
    void arrange() override;
    void draw(QPainter& painter) override;

private:
    struct Cell {
        QRect place;
        int board = 0;
        bool in = false;
    };
    /// Where everything stands for a width; the height is the bottom of the last row.
    struct Plan {
        std::vector<Cell> cells;
        QRect bar; ///< in place of the cells
        std::vector<Cell> chips;
        QRect more; ///< behind the chips: how many are left out
        int leftOut = 0;
        std::vector<QRect> rows; ///< of `waiting_`
        int bottom = 0;
    };
    [[nodiscard]] Plan planFor(int width) const;
    void drawBar(QPainter& painter) const;
    void drawCell(QPainter& painter, const Cell& cell) const;
    void drawRow(QPainter& painter, const DayBoard& board, const QRect& place) const;
    [[nodiscard]] int rowHeight() const { return fontMetrics().height() + 12; }

    std::vector<bool> in_;
    std::vector<DayBoard> waiting_;
    bool ofTeams_ = false;
    Plan plan_;
};

} // namespace pairwright
