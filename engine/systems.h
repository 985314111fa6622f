#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace pairwright {

enum class System : std::uint8_t { Dutch, Dubov, Burstein, Lim, DoubleSwiss };

/// Games that a pairing of a round stands for: a match of two in the Double-Swiss System (C.04.5 preface).
constexpr int gamesOfARound(System system)
{
    return system == System::DoubleSwiss ? 2 : 1;
}

/// A system in one edition of its rules, named by year.
struct SystemEdition {
    System system = System::Dutch;
    int edition = 2026;
    friend bool operator==(SystemEdition, SystemEdition) = default;
};

/// Where an edition stands. Superseded ones and those that rest on a secondary source carry a notice.
enum class Standing : std::uint8_t { inForce, superseded, secondarySource };

/// One line of the registry.
struct SystemInfo {
    SystemEdition id;
    std::string_view key;     ///< "dutch": command line and storage
    std::string_view name;    ///< "Dutch": for the screen, not translated
    std::string_view rules;   ///< "C.04.3:2026": the prefix of article citations
    std::string_view trfCode; ///< TRF record 192; empty: CUSTOM_SWISS with a comment line
    Standing standing = Standing::inForce;
    std::string_view lastDay; ///< last day in force, ISO date; empty: still in force
    bool endorsed = false;    ///< some program has been accepted for this system; otherwise a notice is due
};

/// Every system and edition that this build can pair, newest edition of a system first. GUI, command
/// line, TRF and tests list systems from here and from nowhere else.
std::span<const SystemInfo> systems();

/// nullptr when this build has no such system or edition.
const SystemInfo* findSystem(SystemEdition id);
const SystemInfo* findSystem(std::string_view key, int edition);

/// The edition of a system that was in force on a day (ISO date "2026-02-01", compared as text);
/// an empty date means today's rules. nullptr when the system is unknown.
const SystemInfo* systemInForce(std::string_view key, std::string_view isoDate);

/// Reads a TRF 192 code, with or without "_BAKU"; bare codes choose the edition by the start date.
/// FIDE_DUTCH_2025 is read as 2026. nullptr when the code names nothing that this build can pair.
const SystemInfo* systemForTrfCode(std::string_view code, std::string_view isoStartDate);

} // namespace pairwright
