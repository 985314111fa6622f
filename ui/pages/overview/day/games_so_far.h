#pragma once

#include "ui/pages/overview/day/day_facts.h"
#include "ui/widgets/parts_drawing.h"

namespace pairwright {

/// How the games of all rounds ended: a bar of White's wins, draws and Black's wins.
class GamesSoFar final : public PartsDrawing {
    Q_OBJECT
public:
    explicit GamesSoFar(QWidget* parent = nullptr);

    void set(const DayFacts& facts);
    /// "44 games over the board so far"; empty: none.
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void arrange() override;
    void draw(QPainter& painter) override;

private:
    [[nodiscard]] int games() const { return white_ + drawn_ + black_; }

    int white_ = 0;
    int drawn_ = 0;
    int black_ = 0;
};

} // namespace pairwright
