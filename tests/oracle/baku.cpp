#include "tests/oracle/baku.h"

#include <algorithm>

namespace pairwright::oracle::baku {

namespace {

int halfRoundedUp(int number)
{
    return (number + 1) / 2;
}

} // namespace

bool isAllowed(const PointSystem& points)
{
    const bool nothingForALoss = points.loss.white == Score{} && points.loss.black == Score{};
    return nothingForALoss && points.winValue() == points.drawValue() + points.drawValue();
}

int sizeOfGroupA(int numbered)
{
    const int half = halfRoundedUp(numbered);
    return half % 2 == 0 ? half : half + 1;
}

std::vector<bool> groupA(const std::vector<bool>& unnumbered)
{
    const auto numbered = std::count(unnumbered.begin(), unnumbered.end(), false);
    int stillToCome = std::min(sizeOfGroupA(static_cast<int>(numbered)), static_cast<int>(numbered));
    std::vector<bool> members;
    for (const bool without : unnumbered) {
        members.push_back(stillToCome > 0);
        stillToCome -= without ? 0 : 1;
    }
    return members;
}

int acceleratedRounds(int plannedRounds)
{
    return halfRoundedUp(plannedRounds);
}

Score virtualPoints(int plannedRounds, int round, const PointSystem& points)
{
    const int accelerated = acceleratedRounds(plannedRounds);
    if (round <= halfRoundedUp(accelerated))
        return points.winValue();
    return round <= accelerated ? points.drawValue() : Score{};
}

} // namespace pairwright::oracle::baku
