#pragma once

#include "app/cli/generate/team_event.h"
#include "engine/generator/figures.h"

namespace pairwright::generator {

/// As simulate(), of an event of teams: colours are those of the first board, a place of strength is the number of a
/// team.
std::optional<Figures> simulateTeams(const TeamSettings& settings, std::uint64_t seed, const std::stop_token& stop);

} // namespace pairwright::generator
