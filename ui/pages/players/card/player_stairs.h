#pragma once

#include "app/formats/standings/points_stairs.h"
#include "ui/widgets/parts_drawing.h"

namespace pairwright {

/// The points of a player as stairs, round by round, against those that the ratings expect; below them what each round
/// was: a white disc for White, a filled one for Black, the result in it. Dashed: the colour that is due.
class PlayerStairs final : public PartsDrawing {
    Q_OBJECT
public:
    explicit PlayerStairs(QWidget* parent = nullptr);

    /// After all published rounds.
    void set(const Tournament& tournament, PlayerKey player);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void arrange() override;
    void draw(QPainter& painter) override;

private:
    [[nodiscard]] double heightOf(double points) const;
    [[nodiscard]] int stepWidth() const;
    void drawScale(QPainter& painter) const;
    void drawStairs(QPainter& painter) const;
    void drawDue(QPainter& painter, const QRectF& place) const;
    void drawDiscs(QPainter& painter) const;

    PointsStairs stairs_;
    std::optional<Colour> due_; ///< in the round ahead
};

} // namespace pairwright
