#pragma once

#include "engine/tiebreaks/descriptor.h"

#include <algorithm>
#include <vector>

namespace pairwright {

/// Every tie-break with every combination of the modifiers that it takes.
inline const std::vector<TieBreak>& everyTieBreak()
{
    static const std::vector<TieBreak> all = [] {
        std::vector<TieBreak> list;
        for (const TieBreakInfo& info : tieBreakInfos()) {
            if (info.ofTheEvent)
                continue;
            for (const char* cut : {"", "/C1", "/C2", "/M1", "/M2"})
                for (const char* limit : {"", "/L+1", "/L-2"})
                    for (const char* forfeits : {"", "/P"})
                        for (const char* fore : {"", "/F"})
                            for (const char* unrated : {"", "/U1400"})
                                for (const char* reversed : {"", "/R"}) {
                                    const auto parsed = parseTieBreak(std::string(info.code) + cut + limit + forfeits +
                                                                      fore + unrated + reversed);
                                    if (parsed)
                                        list.push_back(*parsed);
                                }
        }
        return list;
    }();
    return all;
}

} // namespace pairwright
