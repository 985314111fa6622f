#pragma once

#include "tests/oracle/position.h"
#include "tests/oracle/random_tournament.h"
#include "tests/oracle/shared/system_round.h"

#include <functional>
#include <span>
#include <string>

/// Random rounds for the oracles of Dubov, Burstein and Lim.
namespace pairwright::oracle {

/// A system to try out.
struct TriedSystem {
    const char* name = "";
    SystemEdition edition;
    Edition basicRules = Edition::Dutch2026; ///< which Basic Rules bar from the bye
    std::function<std::optional<SystemRound>(const TournamentState&, std::span<const Tpn>)> oracle;
    SystemOptions options; ///< what the engine is asked for
};

/// A random round with the oracle's answer.
struct TriedRound {
    Position position;
    std::optional<SystemRound> answer; ///< no value: no legal pairing
    std::uint64_t seed = 0;            ///< of its tournament
    int round = 1;
};

/// Ratings of a random tournament, by TPN-1: none, all equal, in order, in disorder, with unrated and zero ones.
std::vector<std::optional<int>> randomRatings(std::uint64_t seed, std::size_t players);

/// Every round of one random tournament, from its seed alone: paired by the oracle or at random, with all that
/// RandomTournament does, and with ratings: none, all equal, in order, in disorder, with unrated and zero ones.
std::vector<TriedRound> tryTournament(std::uint64_t seed, const TriedSystem& system,
                                      Habits (*habits)(Random&) = habitsOfSmallField);

/// The position with its ratings, for a bug report.
std::string describe(const TriedRound& round);

/// What a set of rounds holds, to see that the rare cases are in it.
struct TriedCoverage {
    int rounds = 0;
    int unpairable = 0;
    int withBye = 0;
    int withFloaters = 0;
    int finalRounds = 0;
    int accelerated = 0;
    int unrated = 0; ///< somebody has no rating or 0
    void add(const TriedRound& round);
};
std::string toString(const TriedCoverage& coverage);

} // namespace pairwright::oracle
