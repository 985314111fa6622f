#pragma once

#include "engine/generator/played_event.h"
#include "engine/pairing.h"
#include "engine/trf/document.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace pairwright::generator {

/// How a random tournament went.
struct Course {
    /// Why it ends before its last round: nobody can be paired any more. None: it was played to the end.
    std::optional<PairingFailure> stopped;
    bool arbiterDecided = false; ///< the rules left part of a round to the arbiter; the proposal was played
};

/// Plays it, down to its last round or that of the settings. Asked to stop, it comes back soon, `stopped` as cancelled.
Course playOut(PlayedEvent& event, const Settings& settings, const std::stop_token& stop);

/// A random tournament, complete: it names its seed (012) and its settings (a comment).
struct Generated : Course {
    trf::Document document;
};

/// Pure: the same settings and seed give the same tournament on every machine. Asked to stop, it comes back soon with
/// `stopped` as cancelled. Fails as validated() does.
Expected<Generated, SettingsError> generate(const Settings& settings, std::uint64_t seed,
                                            const std::stop_token& stop = {});

} // namespace pairwright::generator
