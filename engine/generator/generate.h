#pragma once

#include "engine/generator/settings.h"
#include "engine/pairing.h"
#include "engine/trf/document.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace pairwright::generator {

/// A random tournament, complete: it names its seed (012) and its settings (a comment).
struct Generated {
    trf::Document document;
    /// Why it ends before its last round: nobody can be paired any more. None: it was played to the end.
    std::optional<PairingFailure> stopped;
    bool arbiterDecided = false; ///< the rules left part of a round to the arbiter; the proposal was played
};

/// Pure: the same settings and seed give the same tournament on every machine. Asked to stop, it comes back soon with
/// `stopped` as cancelled. Fails as validated() does.
Expected<Generated, SettingsError> generate(const Settings& settings, std::uint64_t seed, std::stop_token stop = {});

} // namespace pairwright::generator
