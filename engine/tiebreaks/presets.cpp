#include "engine/tiebreaks/presets.h"

#include "engine/tiebreaks/descriptor.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace pairwright {

namespace {

using Id = TieBreakPreset::Id;

constexpr std::array presets{
    TieBreakPreset{Id::standard, "BH/C1,BH,SB,DE,WIN"},
    TieBreakPreset{Id::swissWithoutRatings, "BH/C1,BH,SB,PS,DE,WIN,BWG"},
    TieBreakPreset{Id::swissWithRatings, "BH/C1,BH,DE,ARO/C1,WIN,BWG,BPG,SB"},
    TieBreakPreset{Id::worldCycle, "ARO/C1,BH/C1,BH,DE"},
    TieBreakPreset{Id::roundRobin, "DE,WIN,SB,KS"},
};

} // namespace

std::vector<TieBreak> defaultTieBreaks(EventFormat format)
{
    return tieBreaksOf(tieBreakPresets(format).front());
}

UsableTieBreaks usableTieBreaks(std::span<const TieBreak> list, EventFormat format)
{
    UsableTieBreaks usable;
    for (const TieBreak& tieBreak : list)
        (isForFormat(infoOf(tieBreak.kind), format) ? usable.list : usable.dropped).push_back(tieBreak);
    return usable;
}

UsableTieBreaks tieBreaksInFormat(std::span<const TieBreak> list, EventFormat format)
{
    const EventFormat other = format == EventFormat::swiss ? EventFormat::roundRobin : EventFormat::swiss;
    if (std::ranges::equal(list, defaultTieBreaks(other)))
        return {defaultTieBreaks(format), {}};
    UsableTieBreaks usable = usableTieBreaks(list, format);
    if (usable.list.empty() && !usable.dropped.empty())
        usable.list = defaultTieBreaks(format);
    return usable;
}

std::vector<TieBreakPreset> tieBreakPresets(EventFormat format)
{
    std::vector<TieBreakPreset> fitting;
    std::ranges::copy_if(presets, std::back_inserter(fitting), [format](const TieBreakPreset& preset) {
        return usableTieBreaks(tieBreaksOf(preset), format).dropped.empty();
    });
    std::ranges::stable_partition(fitting, [format](const TieBreakPreset& preset) {
        return (preset.id == Id::roundRobin) == (format == EventFormat::roundRobin);
    });
    return fitting;
}

std::vector<TieBreak> tieBreaksOf(const TieBreakPreset& preset)
{
    return parseTieBreaks(preset.list).value();
}

} // namespace pairwright
