#pragma once

#include "engine/generator/played_event.h"
#include "engine/trf/document.h"

namespace pairwright::generator {

/// The event as a file: names by number, ranks by the tie-breaks, seed and settings. `stopped`: it could not be paired
/// to its end, which a comment says.
trf::Document toDocument(const PlayedEvent& event, const Settings& settings, std::uint64_t seed, bool stopped);

} // namespace pairwright::generator
