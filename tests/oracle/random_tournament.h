#pragma once

#include "engine/base/random.h"
#include "tests/oracle/field.h"
#include "tests/oracle/position.h"

#include <optional>

namespace pairwright::oracle {

/// How a random tournament behaves; rates are per cent and round.
struct Habits {
    int players = 4;
    int rounds = 4;
    std::uint64_t byTheRules = 100; ///< rounds paired by the system, the others at random
    std::uint64_t wildColours = 10; ///< boards of a random round whose colours come as they come
    std::uint64_t draws = 30;
    std::uint64_t upsets = 50; ///< of the decided games, 50 is a coin
    std::uint64_t forfeits = 0;
    std::uint64_t requestedByes = 0;
    std::uint64_t withdrawals = 0;
    std::uint64_t lateEntries = 0;
    bool wideGroups = false;   ///< forbidden groups of 2 to 12 players from any round on, several of them
    bool shortRecords = false; ///< who has not entered, or is gone for good, has no records for it
};

/// 4 to 9 players, often with nearly as many rounds as there are opponents.
Habits habitsOfSmallField(Random& random);
/// The same with 10 to 12 players.
Habits habitsOfMediumField(Random& random);
/// 20 to 60 players, 5 to 11 rounds, all of them paired by the rules.
Habits habitsOfLargeField(Random& random);

/// 20 to 300 players, most of them fewer than 70, otherwise the same; some small ones with up to 17 rounds.
Habits habitsOfAnyLargeField(Random& random);

/// The boards of a round as (White, Black), and the bye.
struct RoundBoards {
    std::vector<std::pair<Tpn, Tpn>> pairs;
    std::optional<Tpn> bye;
};

/// Plays a tournament: says which round is to be paired and makes up its results. The same seed and the same
/// boards give the same tournament again. Byes of all kinds, forfeits, absences, late entries, withdrawals,
/// unusual points, acceleration and forbidden pairs occur in some.
class RandomTournament {
public:
    RandomTournament(std::uint64_t seed, Edition edition, Habits (*habits)(Random&));

    /// The next round to pair; no value when the tournament is over or fewer than two players are left.
    std::optional<Position> nextRound();
    /// True if this round should be paired by the rules.
    bool wantsRules() { return percent(habits_.byTheRules); }
    /// No rematch and at most one bye, everything else as it comes. Who finds no opponent stays without.
    RoundBoards randomBoards();
    /// Enters results for the round that nextRound() asked for.
    void play(const RoundBoards& boards);

private:
    /// By TPN-1; no value: to be paired.
    using Byes = std::vector<std::optional<Bye>>;

    bool percent(std::uint64_t times) { return random_.chance(times, 100); }
    void accelerate();
    void forbid();
    void requestByes(int round);
    [[nodiscard]] bool mayMeet(Tpn one, Tpn other) const;
    [[nodiscard]] int colourDifference(Tpn tpn) const;
    void playGame(Tpn white, Tpn black, std::vector<RoundRecord>& records);

    Edition edition_;
    Random random_;
    Habits habits_;
    TournamentState state_;
    std::vector<int> entersIn_;
    std::vector<int> leavesAfter_;
    Byes byes_; ///< of the round to pair
};

} // namespace pairwright::oracle
