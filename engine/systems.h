#pragma once

#include "engine/system_options.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace pairwright {

enum class System : std::uint8_t {
    Dutch,
    Dubov,
    Burstein,
    Lim,
    DoubleSwiss,
    RoundRobin,
    DoubleRoundRobin,
    MultipleRoundRobin, ///< three cycles and more
    TeamSwiss,
    Scheveningen, ///< each player of one team against each of the other
};

/// Games that a pairing of a round stands for, in every edition: a match of two in the Double-Swiss System (C.04.5
/// preface).
int gamesOfARound(System system);

/// The key of the system that pairs where nobody names one.
inline constexpr std::string_view usualSystem = "dutch";

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
    std::string_view key;       ///< "dutch": command line and storage
    std::string_view name;      ///< "Dutch": for the screen, not translated
    std::string_view rules;     ///< "C.04.3:2026": the prefix of article citations
    std::string_view trfCode{}; ///< TRF record 192; empty: CUSTOM_SWISS with a comment line
    /// What record 192 begins with where such a system is played by rules that are not FIDE's; empty: no word of its
    /// own.
    std::string_view customCode{};
    Standing standing = Standing::inForce;
    std::string_view lastDay{}; ///< last day in force, ISO date; empty: still in force
    std::string_view textAt{};  ///< where the text can be had that has left the Handbook's list; empty: it is in it
    bool endorsed = false;      ///< some program has been accepted for it, or none has to be; otherwise a notice is due
};

struct PairingSystem;

/// What systems() gives: a range of SystemInfo.
class SystemList {
public:
    class Iterator {
    public:
        using difference_type = std::ptrdiff_t;
        using value_type = SystemInfo;
        Iterator() = default;
        explicit Iterator(const PairingSystem* const* place)
            : place_(place)
        {
        }
        const SystemInfo& operator*() const { return infoOf(*place_); }
        const SystemInfo* operator->() const { return &infoOf(*place_); }
        Iterator& operator++() { return ++place_, *this; }
        Iterator operator++(int) { return Iterator(place_++); }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        const PairingSystem* const* place_ = nullptr;
    };

    explicit SystemList(std::span<const PairingSystem* const> all)
        : all_(all)
    {
    }
    [[nodiscard]] Iterator begin() const { return Iterator(all_.data()); }
    [[nodiscard]] Iterator end() const { return Iterator(all_.data() + all_.size()); }
    [[nodiscard]] std::size_t size() const { return all_.size(); }
    const SystemInfo& operator[](std::size_t place) const { return infoOf(all_[place]); }

private:
    static const SystemInfo& infoOf(const PairingSystem* system);

    std::span<const PairingSystem* const> all_;
};

/// Every system and edition that pairs players, newest edition of a system first. GUI, command line, TRF and tests list
/// systems from here and from nowhere else.
SystemList systems();

/// Those that pair teams (Capabilities::entrants): none of them can be chosen where entrants are players.
SystemList teamSystems();

/// Of systems(); nullptr when this build has no such system or edition.
const SystemInfo* findSystem(SystemEdition id);
const SystemInfo* findSystem(std::string_view key, int edition);

/// An option of any of systems() and teamSystems() by its key; nullptr when none has it.
const SystemOption* findOption(std::string_view key);

/// The edition of a system that was in force on a day (ISO date "2026-02-01", compared as text);
/// an empty date means today's rules. nullptr when the system is unknown.
const SystemInfo* systemInForce(std::string_view key, std::string_view isoDate);

/// Reads a TRF 192 code, with or without "_BAKU"; bare codes choose the edition by the start date.
/// FIDE_DUTCH_2025 is read as 2026. nullptr when the code names nothing that this build can pair.
const SystemInfo* systemForTrfCode(std::string_view code, std::string_view isoStartDate);

} // namespace pairwright
