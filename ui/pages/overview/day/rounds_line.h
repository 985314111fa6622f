#pragma once

#include "ui/pages/overview/day/day_facts.h"
#include "ui/widgets/parts_drawing.h"

namespace pairwright {

/// The rounds as stations of a line: done, played now, to come, below their days. Too narrow for all of them, it shows
/// those around the one that is played.
class RoundsLine final : public PartsDrawing {
    Q_OBJECT
public:
    explicit RoundsLine(QWidget* parent = nullptr);

    void set(const DayFacts& facts);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void roundWanted(pairwright::RoundNumber round);

protected:
    void arrange() override;
    void draw(QPainter& painter) override;

private:
    struct Station {
        DayRound round;
        int x = 0;
    };
    /// A day over the rounds that are played on it.
    struct Day {
        QDate date;
        int from = 0;
        int to = 0;
    };
    [[nodiscard]] QString sentenceOf(const DayRound& round) const;
    [[nodiscard]] int topOfStations() const;
    [[nodiscard]] int belowStations() const; ///< where their names stand
    void drawStation(QPainter& painter, const Station& station) const;
    void drawDays(QPainter& painter) const;

    std::vector<DayRound> rounds_;
    std::optional<RoundNumber> current_;
    std::vector<Station> stations_; ///< those for which there is room
    std::vector<Day> days_;
};

} // namespace pairwright
