#pragma once

#include "tests/oracle/team_swiss/definitions.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

/// Every way to pair a round, and what the criteria of article 2 of C.04.6:2026 say of its first bracket.
namespace pairwright::oracle::teamswiss {

constexpr std::size_t mostTeams = 14; ///< 135,135 pairings where nobody has met

/// A complete legal pairing of the round ([C1], [C2]), before colours.
struct Candidate {
    std::optional<Rank> bye;
    std::array<Rank, mostTeams> opponents{}; ///< by rank; meaningless of the team with the bye

    [[nodiscard]] Rank opponentOf(Rank rank) const { return opponents[static_cast<std::size_t>(rank)]; }
};

/// All there are. Throws std::length_error where they are too many.
std::vector<Candidate> everyCandidate(const Teams& teams);

/// A bracket within a candidate: the top-scoregroup of those left (3.2), and whom its teams meet from below. With the
/// fewest upfloaters ([C4]) none of these meets another: without such a pair there would be fewer.
struct BracketOf {
    Set residents = 0;
    Set upfloaters = 0;
    std::vector<std::pair<Rank, Rank>> pairs; ///< the top member first, ascending by its TPN (3.6.1)
};
BracketOf bracketOf(const Teams& teams, const Candidate& candidate, Set unpaired);

/// The teams of a set with its highest score (3.2).
Set topScoregroup(const Teams& teams, Set unpaired);

/// The scoregroup right below a score; the team with the bye is one of it.
Set scoregroupBelow(const Teams& teams, Score score);

/// How many of the set the candidate pairs with a team outside of it.
int pairedOutside(const Candidate& candidate, Set set);

// 2.3: smaller is better in each of them.
std::vector<int> c5_differences(const Teams& teams, const BracketOf& bracket); ///< in tenths, descending
int c7_upfloatersWhoFloated(const Teams& teams, const BracketOf& bracket);
int c8_preferencesNotFulfilled(const Teams& teams, const BracketOf& bracket);
int c9_strongPreferencesNotFulfilled(const Teams& teams, const BracketOf& bracket);
int c10_opponentsWhoFloated(const Teams& teams, const BracketOf& bracket);

/// 3.5.3: the TPNs of the upfloaters by score, then TPN.
std::vector<Tpn> orderOfSet(const Teams& teams, const BracketOf& bracket);
/// 3.6.2: the TPNs of the top members, ascending, then those of the bottom members of these pairs.
std::vector<Tpn> identifierOf(const Teams& teams, const BracketOf& bracket);

} // namespace pairwright::oracle::teamswiss
