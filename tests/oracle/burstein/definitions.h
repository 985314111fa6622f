#pragma once

#include "tests/oracle/field.h"

/// Article 1 of C.04.4.2:2026, the Burstein system, after the seeding rounds; A of the text of 2017.
namespace pairwright::oracle::burstein {

/// The text of 2017 is known from a comparison with that of 2026: it differs in the bar of the bye, in [C6] and [C7],
/// and in the rules of its seeding rounds.
enum class Edition : std::uint8_t { Burstein2017, Burstein2026 };

/// The Dutch edition of the same package.
constexpr oracle::Edition dutchEditionOf(Edition edition)
{
    return edition == Edition::Burstein2017 ? oracle::Edition::Dutch2017 : oracle::Edition::Dutch2026;
}

/// 1.8.1: compared method by method; greater is better. In tenths and hundredths of points.
struct Index {
    std::int64_t buchholz = 0;
    std::int64_t sonnebornBerger = 0;
    friend auto operator<=>(const Index&, const Index&) = default;
};

/// A player of the round to pair.
struct Entrant {
    Player facts;
    Index index;
    [[nodiscard]] bool hasPlayed() const { return !facts.colours.empty(); }
};

/// The players of the round to pair in the ranking order of 1.8: here rank 0 has the best Index.
struct Entrants {
    Edition edition = Edition::Burstein2026;
    std::vector<Entrant> players;
    Colour initialColour = Colour::White; ///< 5.1

    [[nodiscard]] const Entrant& at(Rank rank) const { return players[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] int size() const { return static_cast<int>(players.size()); }
    [[nodiscard]] Score score(Rank rank) const { return at(rank).facts.score; }
    [[nodiscard]] Tpn tpn(Rank rank) const { return at(rank).facts.tpn; }
    [[nodiscard]] const Preference& preference(Rank rank) const { return at(rank).facts.preference; } ///< 1.5
};

/// 1.6.2.
int seedingRounds(int plannedRounds);

/// 1.7.2, exception: the score of a player as his opponents count it.
Score scoreForOpponents(const TournamentState& state, Tpn tpn);
/// 1.7.
Index indexOf(const TournamentState& state, Tpn tpn);

Entrants makeEntrants(const TournamentState& state, Edition edition, std::span<const Tpn> absent);

} // namespace pairwright::oracle::burstein
