#pragma once

#include "engine/generator/settings.h"
#include "engine/tournament/tournament_state.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace pairwright::generator {

/// How one random tournament came out, by its own tie-breaks. Places of strength: 1 is the strongest entrant, by what
/// his results follow, whether he is rated or not.
struct Figures {
    std::uint64_t seed = 0;
    int players = 0;
    int rounds = 0;
    bool complete = true;    ///< false: it could not be paired to its end
    int winnersStrength = 0; ///< place of strength of who is first
    int strongestPlace = 0;  ///< place in the table of the strongest
    int sharedFirst = 1;     ///< players with as many points as the winner
    double correlation = 0;  ///< of place in the table and place of strength (Spearman), 1 is perfect
    int widestColours = 0;   ///< largest difference of Whites and Blacks of anybody
    int uneven = 0;          ///< players with a difference of 2 or more
    int thirdColours = 0;    ///< times that somebody had a colour three times running
    int floats = 0;          ///< boards of players with different scores
    int repeatedFloats = 0;  ///< times that somebody floated the same way as in the round before
    int pairingByes = 0;     ///< pairing-allocated
    int requestedByes = 0;   ///< half-, full- and zero-point byes and absences
};

/// Adds colours, byes and floats of everybody in all rounds; entrants are players or teams.
void countRounds(const TournamentState& state, Figures& figures);

/// Plays the tournament of that seed. None: asked to stop. Precondition: the settings are valid.
std::optional<Figures> simulate(const Settings& settings, std::uint64_t seed, const std::stop_token& stop);

} // namespace pairwright::generator
