#include "engine/systems.h"

#include <array>
#include <string>

namespace pairwright {

namespace {

constexpr std::array registry{
    SystemInfo{{System::Dutch, 2026}, "dutch", "Dutch", "C.04.3:2026", "FIDE_DUTCH_2026", Standing::inForce, "", true},
    SystemInfo{{System::Dutch, 2017},
               "dutch",
               "Dutch",
               "C.04.3:2017",
               "FIDE_DUTCH_2017",
               Standing::superseded,
               "2026-01-31",
               true},
    SystemInfo{{System::Dutch, 2012}, "dutch", "Dutch", "C.04.1:2012", "", Standing::superseded, "2017-06-30", true},
    SystemInfo{{System::Dubov, 2026}, "dubov", "Dubov", "C.04.4.1:2026", "FIDE_DUBOV", Standing::inForce, "", false},
    SystemInfo{{System::Dubov, 2018},
               "dubov",
               "Dubov",
               "C.04.4.1:2018",
               "FIDE_DUBOV",
               Standing::secondarySource,
               "2026-01-31",
               false},
    SystemInfo{{System::Dubov, 1997}, "dubov", "Dubov", "C.04.4.1:1997", "", Standing::superseded, "2017-12-31", false},
    SystemInfo{{System::Burstein, 2026},
               "burstein",
               "Burstein",
               "C.04.4.2:2026",
               "FIDE_BURSTEIN",
               Standing::inForce,
               "",
               false},
    SystemInfo{{System::Burstein, 2017},
               "burstein",
               "Burstein",
               "C.04.4.2:2017",
               "FIDE_BURSTEIN",
               Standing::secondarySource,
               "2026-01-31",
               false},
    SystemInfo{{System::Lim, 2026}, "lim", "Lim", "C.04.4.3:2026", "", Standing::inForce, "", false},
    SystemInfo{{System::Lim, 1999}, "lim", "Lim", "C.04.4.3:1999", "", Standing::superseded, "2026-01-31", false},
    SystemInfo{{System::DoubleSwiss, 2026},
               "double-swiss",
               "Double-Swiss",
               "C.04.5:2026",
               "FIDE_DOUBLESWISS",
               Standing::secondarySource,
               "",
               false},
};

constexpr std::string_view bakuSuffix = "_BAKU";

const SystemInfo* oldestWithCode(std::string_view code)
{
    const SystemInfo* oldest = nullptr;
    for (const SystemInfo& info : registry) // the newest edition of a system first
        if (info.trfCode == code)
            oldest = &info;
    return oldest;
}

} // namespace

std::span<const SystemInfo> systems()
{
    return registry;
}

const SystemInfo* findSystem(SystemEdition id)
{
    for (const SystemInfo& info : registry)
        if (info.id == id)
            return &info;
    return nullptr;
}

const SystemInfo* findSystem(std::string_view key, int edition)
{
    for (const SystemInfo& info : registry)
        if (info.key == key && info.id.edition == edition)
            return &info;
    return nullptr;
}

const SystemInfo* systemInForce(std::string_view key, std::string_view isoDate)
{
    const SystemInfo* oldestMatching = nullptr;
    for (const SystemInfo& info : registry) {
        if (info.key != key)
            continue;
        const bool stillInForce = info.lastDay.empty() || (!isoDate.empty() && isoDate <= info.lastDay);
        if (stillInForce && (!oldestMatching || (!isoDate.empty() && !info.lastDay.empty())))
            oldestMatching = &info;
    }
    return oldestMatching;
}

const SystemInfo* systemForTrfCode(std::string_view code, std::string_view isoStartDate)
{
    if (code.ends_with(bakuSuffix))
        code.remove_suffix(bakuSuffix.size());
    if (code == "FIDE_DUTCH_2025")
        return findSystem("dutch", 2026);
    if (code == "FIDE_DUTCH") {
        // The edition of 2012 is older than the code and never meant by it.
        const SystemInfo* info = systemInForce("dutch", isoStartDate);
        return info->trfCode.empty() ? findSystem("dutch", 2017) : info;
    }
    for (const SystemInfo& info : registry)
        if (!info.trfCode.empty() && info.trfCode == code) {
            // Codes without a year mean the edition in force when the event began, but none older than the code.
            if (code.ends_with(std::to_string(info.id.edition)))
                return &info;
            const SystemInfo* inForce = systemInForce(info.key, isoStartDate);
            return inForce->trfCode == code ? inForce : oldestWithCode(code);
        }
    return nullptr;
}

} // namespace pairwright
