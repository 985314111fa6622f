#pragma once

#include "engine/generator/settings.h"
#include "engine/pairing.h"
#include "engine/trf/teams/team_file.h"

namespace pairwright::generator {

/// What random events of teams are to look like.
struct TeamSettings {
    SystemEdition system = (*teamSystems().begin()).id; ///< the Swiss for teams, or one where all play all
    SystemOptions options{}; ///< of that system; the boards of a Scheveningen match follow from `boards`
    Range teams{5, 40};
    Range boards{2, 6};
    Range rounds{4, 9};                     ///< of a Swiss; of a table they follow from the teams, or the boards
    std::optional<trf::TeamCode> code = {}; ///< none: type and scores are drawn
    std::optional<int> stopAfter = {};      ///< rounds to play; the others stay open
    Acceleration acceleration = Acceleration::none; ///< of a Swiss by match points, which it is where it is accelerated
    bool eventful = true; ///< absent teams, forfeited matches, empty boards, boards out of order, forfeited games
    friend bool operator==(const TeamSettings&, const TeamSettings&) = default;
};

struct GeneratedTeams {
    trf::TeamFile file;
    std::optional<PairingFailure> stopped; ///< why it ends before its last round
};

/// Pure, as generate(). Precondition: 2 <= teams <= 400, 1 <= boards <= 20 and so few rounds that numbers fit a TRF;
/// where all play all, so many teams and boards that there is a table.
GeneratedTeams generateTeams(const TeamSettings& settings, std::uint64_t seed, const std::stop_token& stop = {});

} // namespace pairwright::generator
