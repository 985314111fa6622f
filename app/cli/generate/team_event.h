#pragma once

#include "engine/generator/settings.h"
#include "engine/pairing.h"
#include "engine/trf/teams/team_file.h"

namespace pairwright::generator {

/// What random events of teams are to look like.
struct TeamSettings {
    Range teams{5, 40};
    Range boards{2, 6};
    Range rounds{4, 9};
    std::optional<trf::TeamCode> code = {}; ///< none: type and scores are drawn
    bool eventful = true; ///< absent teams, forfeited matches, empty boards, boards out of order, forfeited games
    friend bool operator==(const TeamSettings&, const TeamSettings&) = default;
};

struct GeneratedTeams {
    trf::TeamFile file;
    std::optional<PairingFailure> stopped; ///< why it ends before its last round
};

/// Pure, as generate(). Precondition: 2 <= teams <= 400, 1 <= boards <= 20 and so few rounds that numbers fit a TRF.
GeneratedTeams generateTeams(const TeamSettings& settings, std::uint64_t seed, const std::stop_token& stop = {});

} // namespace pairwright::generator
