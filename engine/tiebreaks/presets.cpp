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
    TieBreakPreset{Id::teams, "MPvGP,EDE,EMGSB/C1,BH:MP/C1,BH:MP"},
    TieBreakPreset{Id::teamsRoundRobin, "MPvGP,EDE,EMGSB"},
};

bool isOfTeams(Id id)
{
    return id == Id::teams || id == Id::teamsRoundRobin;
}

bool isOfARoundRobin(Id id)
{
    return id == Id::roundRobin || id == Id::teamsRoundRobin;
}

EventFormat otherThan(EventFormat format)
{
    return format == EventFormat::swiss ? EventFormat::roundRobin : EventFormat::swiss;
}

} // namespace

std::vector<TieBreak> defaultTieBreaks(EventFormat format, Entrants entrants)
{
    return tieBreaksOf(tieBreakPresets(format, entrants).front());
}

UsableTieBreaks usableTieBreaks(std::span<const TieBreak> list, EventFormat format)
{
    UsableTieBreaks usable;
    for (const TieBreak& tieBreak : list)
        (isForFormat(infoOf(tieBreak.kind), format) ? usable.list : usable.dropped).push_back(tieBreak);
    return usable;
}

UsableTieBreaks tieBreaksInFormat(std::span<const TieBreak> list, EventFormat format, Entrants entrants)
{
    if (std::ranges::equal(list, defaultTieBreaks(otherThan(format), entrants)))
        return {defaultTieBreaks(format, entrants), {}};
    UsableTieBreaks usable = usableTieBreaks(list, format);
    if (usable.list.empty() && !usable.dropped.empty())
        usable.list = defaultTieBreaks(format, entrants);
    return usable;
}

std::vector<TieBreak> tieBreaksOfEntrants(std::span<const TieBreak> list, EventFormat format, Entrants entrants)
{
    const Entrants others = entrants == Entrants::teams ? Entrants::players : Entrants::teams;
    if (std::ranges::equal(list, defaultTieBreaks(format, others)))
        return defaultTieBreaks(format, entrants);
    std::vector<TieBreak> usable;
    std::ranges::copy_if(list, std::back_inserter(usable), [entrants](const TieBreak& one) {
        return isForEntrants(infoOf(one.kind), entrants) && (!one.score || entrants == Entrants::teams);
    });
    return usable.empty() && !list.empty() ? defaultTieBreaks(format, entrants) : usable;
}

std::vector<TieBreakPreset> tieBreakPresets(EventFormat format, Entrants entrants)
{
    std::vector<TieBreakPreset> fitting;
    for (const TieBreakPreset& preset : presets)
        if (isOfTeams(preset.id) == (entrants == Entrants::teams) &&
            usableTieBreaks(tieBreaksOf(preset), format).dropped.empty())
            fitting.push_back(preset);
    std::stable_partition(fitting.begin(), fitting.end(), [format](const TieBreakPreset& preset) {
        return isOfARoundRobin(preset.id) == (format == EventFormat::roundRobin);
    });
    return fitting;
}

std::vector<TieBreak> tieBreaksOf(const TieBreakPreset& preset)
{
    return parseTieBreaks(preset.list, isOfTeams(preset.id) ? Entrants::teams : Entrants::players).value();
}

} // namespace pairwright
