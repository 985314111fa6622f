#pragma once

#include "tests/oracle/field.h"
#include "tests/oracle/team_swiss/teams.h"

/// Article 1 of C.04.6:2026.
namespace pairwright::oracle::teamswiss {

/// 1.7. Type A has simple ones, type B mild and strong ones.
struct TeamPreference {
    enum class Kind : std::uint8_t { none, simple, mild, strong };
    Kind kind = Kind::none;
    Colour colour = Colour::White; ///< meaningless without preference
    friend bool operator==(TeamPreference, TeamPreference) = default;
};

/// 1.7.1, 1.7.2, from the colours of the matches played, oldest first.
TeamPreference preferenceOf(const std::vector<Colour>& colours, PreferenceType type, bool lastRound);

/// 1.6.2: matches with White minus matches with Black.
int colourDifferenceOf(const std::vector<Colour>& colours);

struct Team {
    Tpn tpn;
    Score score; ///< the primary one, with the virtual points of the round
    Score secondary;
    std::vector<Colour> colours; ///< 1.6.1, of the matches played, oldest first
    TeamPreference preference;
    Set met = 0;                ///< [C1], and whom the organiser forbids, by rank
    bool barredFromBye = false; ///< [C2]
    int matchesPlayed = 0;
    bool floated = false; ///< 1.5, in the previous round
    int number = 0;       ///< the TPN for 4.3.1: a late entry takes no number before it takes part
};

/// The teams of the round to pair by rank: score, then TPN.
struct Teams {
    std::vector<Team> teams;
    Colour initialColour = Colour::White;
    PreferenceType preferences = PreferenceType::typeA;
    bool usesSecondary = true;
    bool lastTwoRounds = false; ///< the round to pair is one of them

    [[nodiscard]] const Team& at(Rank rank) const { return teams[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] int size() const { return static_cast<int>(teams.size()); }
    [[nodiscard]] Set everybody() const { return (Set{1} << size()) - 1; }
};

Teams makeTeams(const TeamPosition& position);

} // namespace pairwright::oracle::teamswiss
