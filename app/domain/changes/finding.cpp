#include "app/domain/changes/finding.h"

#include <algorithm>

namespace pairwright {

WarningLevel highestLevel(const std::vector<Finding>& findings)
{
    WarningLevel highest = WarningLevel::none;
    for (const Finding& finding : findings)
        highest = std::max(highest, finding.level);
    return highest;
}

} // namespace pairwright
