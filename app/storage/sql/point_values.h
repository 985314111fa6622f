#pragma once

#include "engine/tournament/point_system.h"

#include <QLatin1StringView>
#include <QStringView>

#include <array>

namespace pairwright {

/// One row of the table point_value.
struct PointValue {
    QLatin1StringView kind;
    Score score;
};

std::array<PointValue, 12> pointValues(const PointSystem& points);

/// The value of that name inside `points`; nullptr when there is none.
Score* pointValue(PointSystem& points, QStringView kind);

} // namespace pairwright
