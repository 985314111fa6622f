#include "engine/tournament/point_bounds.h"

#include <algorithm>

namespace pairwright {

std::optional<PointBound> boundLeft(const PointSystem& points)
{
    const Score win = std::min(points.win.white, points.win.black);
    const Score draw = points.drawValue();
    const Score loss = points.lossValue();
    if (draw + draw > win + loss)
        return PointBound::twoDraws;
    if (std::max({points.pairingAllocatedBye, points.fullPointBye, points.halfPointBye, points.zeroPointBye}) > win)
        return PointBound::byeOfWin;
    const PointSystem usual;
    const bool isUsual = points.win == usual.win && points.draw == usual.draw && points.loss == usual.loss;
    const Score bye = points.pairingAllocatedBye;
    if (isUsual && bye != win && bye != draw && bye != loss)
        return PointBound::usualByes;
    return std::nullopt;
}

std::string_view describe(PointBound bound)
{
    switch (bound) {
    case PointBound::twoDraws:
        return "two draws are worth more than a win and a loss together, which FIDE does not allow";
    case PointBound::byeOfWin: return "a bye is worth more than a win, which FIDE does not allow";
    case PointBound::usualByes: break;
    }
    return "a win is worth 1, a draw 0.5 and a bye neither 1, 0.5 nor 0, which FIDE does not allow";
}

} // namespace pairwright
