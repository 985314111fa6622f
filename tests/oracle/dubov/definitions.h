#pragma once

#include "tests/oracle/field.h"

/// Article 1 of C.04.4.1:2026, the Dubov system. The text of 2018 differs in the bar of the bye only.
namespace pairwright::oracle::dubov {

enum class Edition : std::uint8_t { Dubov2018, Dubov2026 };

/// What Dubov knows of a player beside the facts that all systems share.
struct Entrant {
    Player facts;
    Preference preference;               ///< 1.6
    int aro = 0;                         ///< 1.7
    int timesUpfloated = 0;              ///< 1.8
    bool upfloatedPreviousRound = false; ///< [C10]
    [[nodiscard]] bool hasPlayed() const { return !facts.colours.empty(); }
};

/// The players of the round to pair, by rank: score, then TPN.
struct Entrants {
    std::vector<Entrant> players;
    Colour initialColour = Colour::White; ///< 5.1
    int maxT = 2;                         ///< 1.8.2
    bool lastRound = false;               ///< the last of the planned rounds

    [[nodiscard]] const Entrant& at(Rank rank) const { return players[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] int size() const { return static_cast<int>(players.size()); }
    [[nodiscard]] Score score(Rank rank) const { return at(rank).facts.score; }
    [[nodiscard]] Tpn tpn(Rank rank) const { return at(rank).facts.tpn; }
};

Entrants makeEntrants(const TournamentState& state, Edition edition, std::span<const Tpn> absent);

/// 1.6, with 1.6.4: who has not played prefers Black, mildly.
Preference preferenceOf(std::span<const Colour> colours);
/// Over the board, a player as often as he was met (1.7.1).
std::vector<Tpn> opponentsMet(const TournamentState& state, Tpn tpn);
/// 1.1, 1.7: who takes part in the round has a rating, and whose average the round looks at was made of ratings. Who
/// lacks one of these; somebody absent whom nobody of the round has met is no player of it.
std::vector<Tpn> withoutNeededRating(const TournamentState& state, std::span<const Tpn> absent);
/// 1.7.
int averageRatingOfOpponents(const TournamentState& state, Tpn tpn);
/// 1.8.2.
int maxT(int plannedRounds);
/// Paired in a round of the past with an opponent who had a higher score.
bool wasUpfloated(const TournamentState& state, Tpn tpn, RoundNumber round);

} // namespace pairwright::oracle::dubov
