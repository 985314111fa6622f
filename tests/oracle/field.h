#pragma once

#include "engine/base/colour.h"
#include "engine/base/ids.h"
#include "engine/base/score.h"
#include "engine/tournament/tournament_state.h"

#include <bitset>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

/// The oracle: the Dutch system written down as the articles stand, by brute force, for small fields.
/// It shares nothing with the engine but the input types. C.04.3 of 2026 and of 2017; what the players of 2012 were is
/// here too, their pairing has a folder of its own.
namespace pairwright::oracle {

enum class Edition : std::uint8_t { Dutch2012, Dutch2017, Dutch2026 };

/// Players are known by their rank in the round to pair: 0 is the highest ranked (2026 art. 1.2; 2017 A.2).
/// A Set holds ranks as bits: at most 63 players, and brute force is for a dozen. What is known of a player and what a
/// criterion says of given pairs needs no Set: it holds for fields of any size up to mostPlayers.
using Rank = int;
using Set = std::uint64_t;

constexpr Set only(Rank rank)
{
    return Set{1} << rank;
}
constexpr bool contains(Set set, Rank rank)
{
    return (set & only(rank)) != 0;
}

constexpr std::size_t mostPlayers = 512;
using ManyRanks = std::bitset<mostPlayers>;
inline bool contains(const ManyRanks& set, Rank rank)
{
    return set[static_cast<std::size_t>(rank)];
}

/// Whose place in the lists of a state that is.
inline Tpn tpnAt(std::size_t index)
{
    return Tpn{static_cast<std::int32_t>(index + 1)};
}

/// 2026 art. 1.7; 2017 A.6. In ascending order of strength.
enum class Strength : std::uint8_t { none, mild, strong, absolute };

struct Preference {
    Strength strength = Strength::none;
    Colour colour = Colour::White; ///< meaningless without strength
    friend bool operator==(Preference, Preference) = default;
};

/// 2026 art. 1.4; 2017 A.4: what a player received in one round of the past.
enum class Float : std::uint8_t { none, down, up };

/// One player of the round to pair.
struct Player {
    Tpn tpn;
    Score score;                 ///< pairing score: with the virtual points of this round
    std::vector<Colour> colours; ///< of the games played, oldest first
    int colourDifference = 0;    ///< White minus Black, games played
    Preference preference;
    bool topscorer = false;
    bool barredFromBye = false; ///< [C2]
    int unplayedRounds = 0;
    Float previousRound = Float::none;
    Float twoRoundsBefore = Float::none;
    int effectiveNumber = 0; ///< the TPN for 5.2.5 / E.5
    ManyRanks met;           ///< [C1], and who must not meet by the organiser's will
};

/// The players of the round to pair, by rank.
struct Field {
    Edition edition = Edition::Dutch2026;
    Colour initialColour = Colour::White;
    std::vector<Player> players;

    [[nodiscard]] const Player& player(Rank rank) const { return players[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] int size() const { return static_cast<int>(players.size()); }
    [[nodiscard]] Set everybody() const { return (Set{1} << size()) - 1; }
};

/// Derives from the records all that the articles speak of, for round roundsPlayed() + 1.
Field makeField(const TournamentState& state, Edition edition, std::span<const Tpn> absent);

/// 2026 art. 1.7.1 to 1.7.4; 2017 A.6 a to d.
Preference colourPreference(std::span<const Colour> colours);

/// The float that a player received in one round of the past.
/// 2026 art. 1.4.2 to 1.4.4; 2017 A.4 b; 2012 A.4, B.1 b.
Float floatInRound(const TournamentState& state, Tpn tpn, RoundNumber round, Edition edition);

/// [C2], 2012 B.1 b: may not receive the pairing-allocated bye.
bool isBarredFromBye(const TournamentState& state, Tpn tpn, Edition edition);

/// Numbers for 5.2.5 / E.5, by TPN-1: a late entry takes no number before it takes part, 0 is none.
std::vector<int> effectiveNumbers(const TournamentState& state, std::span<const Tpn> absent);

} // namespace pairwright::oracle
