#include "engine/systems.h"

#include <string>

namespace pairwright {

namespace {

constexpr std::string_view bakuSuffix = "_BAKU";

const SystemInfo* oldestWithCode(std::string_view code)
{
    const SystemInfo* oldest = nullptr;
    for (const SystemInfo& info : systems()) // the newest edition of a system first
        if (info.trfCode == code)
            oldest = &info;
    return oldest;
}

} // namespace

const SystemInfo* findSystem(SystemEdition id)
{
    for (const SystemInfo& info : systems())
        if (info.id == id)
            return &info;
    return nullptr;
}

const SystemInfo* findSystem(std::string_view key, int edition)
{
    for (const SystemInfo& info : systems())
        if (info.key == key && info.id.edition == edition)
            return &info;
    return nullptr;
}

const SystemInfo* systemInForce(std::string_view key, std::string_view isoDate)
{
    const SystemInfo* oldestMatching = nullptr;
    for (const SystemInfo& info : systems()) {
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
    if (code.starts_with("BERGER_ROUNDROBIN")) // of one group, or _G and the number of groups
        code = "FIDE_ROUNDROBIN";
    if (code == "FIDE_DUTCH_2025")
        return findSystem("dutch", 2026);
    if (code == "FIDE_DUTCH") {
        // The edition of 2012 is older than the code and never meant by it.
        const SystemInfo* info = systemInForce("dutch", isoStartDate);
        return info->trfCode.empty() ? findSystem("dutch", 2017) : info;
    }
    for (const SystemInfo& info : systems())
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
