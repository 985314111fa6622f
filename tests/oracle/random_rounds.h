#pragma once

#include "tests/oracle/oracle.h"
#include "tests/oracle/position.h"
#include "tests/oracle/random_tournament.h"

#include <string>

namespace pairwright::oracle {

/// A random round with the oracle's answer.
struct RandomRound {
    Position position;
    std::optional<OracleRound> answer; ///< no value: no legal pairing
    std::uint64_t seed = 0;            ///< of its tournament
    int round = 1;
};

/// Every round of one random tournament, from its seed alone: paired by the oracle or at random, with byes of
/// all kinds, forfeits, absences, late entries, withdrawals, unusual points, acceleration and forbidden pairs
/// in some.
std::vector<RandomRound> randomTournament(std::uint64_t seed, Edition edition,
                                          Habits (*habits)(Random&) = habitsOfSmallField);

/// What a set of rounds holds, to see that the rare cases are in it.
struct Coverage {
    int rounds = 0;
    int unpairable = 0;
    int withBye = 0;
    int withLimbo = 0;
    int withExchange = 0;
    int withCollapse = 0; ///< 2017: PPB and CLB
    int finalRounds = 0;
    int accelerated = 0;
    void add(const RandomRound& round);
};
std::string toString(const Coverage& coverage);

} // namespace pairwright::oracle
