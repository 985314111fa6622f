#include "app/storage/sql/point_values.h"

namespace pairwright {

namespace {

struct Field {
    QLatin1StringView kind;
    Score& (*of)(PointSystem&);
};

constexpr std::array<Field, 12> fields{{
    {QLatin1StringView{"win-white"},
     [](PointSystem& p) -> Score& {
         return p.win.white;
     }},
    {QLatin1StringView{"win-black"},
     [](PointSystem& p) -> Score& {
         return p.win.black;
     }},
    {QLatin1StringView{"draw-white"},
     [](PointSystem& p) -> Score& {
         return p.draw.white;
     }},
    {QLatin1StringView{"draw-black"},
     [](PointSystem& p) -> Score& {
         return p.draw.black;
     }},
    {QLatin1StringView{"loss-white"},
     [](PointSystem& p) -> Score& {
         return p.loss.white;
     }},
    {QLatin1StringView{"loss-black"},
     [](PointSystem& p) -> Score& {
         return p.loss.black;
     }},
    {QLatin1StringView{"forfeit-win"},
     [](PointSystem& p) -> Score& {
         return p.forfeitWin;
     }},
    {QLatin1StringView{"forfeit-loss"},
     [](PointSystem& p) -> Score& {
         return p.forfeitLoss;
     }},
    {QLatin1StringView{"pairing-allocated-bye"},
     [](PointSystem& p) -> Score& {
         return p.pairingAllocatedBye;
     }},
    {QLatin1StringView{"full-point-bye"},
     [](PointSystem& p) -> Score& {
         return p.fullPointBye;
     }},
    {QLatin1StringView{"half-point-bye"},
     [](PointSystem& p) -> Score& {
         return p.halfPointBye;
     }},
    {QLatin1StringView{"zero-point-bye"},
     [](PointSystem& p) -> Score& {
         return p.zeroPointBye;
     }},
}};

} // namespace

std::array<PointValue, 12> pointValues(const PointSystem& points)
{
    PointSystem copy = points;
    std::array<PointValue, 12> values{};
    for (std::size_t i = 0; i < fields.size(); ++i)
        values[i] = {fields[i].kind, fields[i].of(copy)};
    return values;
}

Score* pointValue(PointSystem& points, QStringView kind)
{
    for (const Field& field : fields) {
        if (kind == field.kind)
            return &field.of(points);
    }
    return nullptr;
}

} // namespace pairwright
