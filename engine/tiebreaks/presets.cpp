#include "engine/tiebreaks/presets.h"

#include "engine/tiebreaks/descriptor.h"

#include <array>

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

std::vector<TieBreak> defaultTieBreaks()
{
    return tieBreaksOf(presets.front());
}

std::span<const TieBreakPreset> tieBreakPresets()
{
    return presets;
}

std::vector<TieBreak> tieBreaksOf(const TieBreakPreset& preset)
{
    return parseTieBreaks(preset.list).value();
}

} // namespace pairwright
