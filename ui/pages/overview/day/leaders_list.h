#pragma once

#include "ui/pages/overview/day/day_facts.h"
#include "ui/widgets/parts_drawing.h"

namespace pairwright {

/// Who is in front, with the last rounds as squares.
class LeadersList final : public PartsDrawing {
    Q_OBJECT
public:
    explicit LeadersList(QWidget* parent = nullptr);

    void set(const DayFacts& facts);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void playerWanted(pairwright::PlayerKey player);

protected:
    void arrange() override;
    void draw(QPainter& painter) override;

private:
    void drawRow(QPainter& painter, const DayLeader& leader, const QRect& row) const;
    void drawPoints(QPainter& painter, const DayLeader& leader, QRect place) const;
    /// As many as there is room for.
    [[nodiscard]] int rows() const;
    [[nodiscard]] int rowHeight() const { return fontMetrics().height() + 14; } ///< at least
    [[nodiscard]] int shownHeight() const;                                      ///< of a row

    std::vector<DayLeader> leaders_;
    int most_ = 0; ///< of them are shown
};

} // namespace pairwright
