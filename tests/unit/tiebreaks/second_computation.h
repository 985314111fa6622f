#pragma once

#include "engine/tiebreaks/tie_break.h"
#include "engine/tournament/tournament_state.h"

#include <optional>
#include <string>
#include <vector>

/// Tie-breaks computed a second time from the articles by other ways than engine/tiebreaks: plain tables of
/// text, lists that are sorted and popped, ratings found by counting upwards, direct encounters decided by
/// playing out every missing game. Shares nothing with it but the input types. Slow; for small events.
namespace second {

struct Fraction {
    long long top = 0;
    long long bottom = 1;
};

/// none: no value. Not for DE.
std::optional<Fraction> valueOf(const pairwright::TournamentState& state, int rounds, pairwright::TieBreakRules rules,
                                const std::string& code, int number);

struct Place {
    int number = 0; ///< Tpn
    int rank = 0;   ///< shared ranks are the best of their group
};

/// The table by score and a list of codes; none when a direct encounter has too many missing games to play out.
std::optional<std::vector<Place>> table(const pairwright::TournamentState& state, int rounds,
                                        pairwright::TieBreakRules rules, const std::vector<std::string>& codes);

} // namespace second
