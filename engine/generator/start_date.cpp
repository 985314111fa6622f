#include "engine/generator/start_date.h"

#include "engine/tiebreaks/tie_break_info.h"
#include "engine/trf/text/text.h"

namespace pairwright::generator {

trf::Date startDate(SystemEdition system)
{
    const SystemInfo* info = findSystem(system);
    if (!info || info->lastDay.empty())
        return {2026, 3, 1};
    constexpr std::size_t yearDigits = 4;
    return {trf::parseNumber(info->lastDay.substr(0, yearDigits)).value_or(system.edition), 1, 1};
}

TieBreakRules rulesFor(SystemEdition system)
{
    return {tieBreakEditionInForce(trf::toIso(startDate(system))), formatOf(system)};
}

} // namespace pairwright::generator
