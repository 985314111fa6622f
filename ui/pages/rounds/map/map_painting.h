#pragma once

#include "ui/pages/rounds/map/map_costs.h"
#include "ui/pages/rounds/map/map_plan.h"

#include <QFont>

#include <QPainterPath>
#include <QPalette>
#include <QPixmap>

#include <functional>

class QPainter;

namespace pairwright {

/// What stands at a player in the map.
struct MapWords {
    QString number;
    QString name; ///< as it fits: given names become initials before anything of the family name goes
    QString note; ///< "due White", "bye +1"
    QString mark; ///< what the game has brought: "1", "½"
    bool warns = false;
    bool down = false; ///< an arrow
    bool up = false;
    bool hasGame = true;
    bool white = true;
};

/// What is chosen, pointed at and carried while the map is painted.
struct MapState {
    std::optional<int> current; ///< node
    std::optional<int> hovered;
    std::optional<int> moved; ///< whom one has picked up
    std::optional<int> target;
    bool focused = false;
    bool editing = false; ///< what is picked up is put down; else a question is asked
};

/// Paints a plan; it knows nothing of the tournament.
class MapPainter {
public:
    MapPainter(const MapPlan& plan, const std::vector<MapWords>& words, const MapState& state, const QPalette& palette,
               const QFont& font);

    /// What a node costs while somebody is carried; nullptr: nothing is known.
    void setCosts(std::function<const MapCost*(int)> costs) { costs_ = std::move(costs); }
    /// Only what lies in `seen`, in px of the plan. `scores`: the room for the points of a band.
    void paint(QPainter& painter, const QRect& seen, int scores) const;
    void paintNode(QPainter& painter, int node, const QRect& place) const;

    /// The whole plan in a strip: bands as bars, pairs as lines.
    [[nodiscard]] static QPixmap strip(const MapPlan& plan, QSize size, const QPalette& palette, double ratio);

private:
    void paintBand(QPainter& painter, const MapBand& band, const QRect& seen, int scores) const;
    void paintPair(QPainter& painter, const MapPair& pair) const;
    void paintEnd(QPainter& painter, const MapWords& words, QRect& room, const MapCost* cost,
                  const QColor& quiet) const;
    void paintCarried(QPainter& painter) const;
    [[nodiscard]] QPainterPath curve(int from, int to) const;
    [[nodiscard]] bool isOf(const std::optional<int>& node, const MapPair& pair) const;

    const MapPlan& plan_;
    const std::vector<MapWords>& words_;
    MapState state_;
    QPalette palette_;
    QFont font_;
    QFont bold_;
    QFont small_;
    std::function<const MapCost*(int)> costs_;
};

} // namespace pairwright
