#pragma once

#include "engine/base/random.h"
#include "engine/pairing.h"

namespace pairwright::benchmarks {

/// An event of teams on four boards that plays itself: results by chance after the numbers, every ninth match or so
/// drawn; now and then a match forfeited, and teams that stay away from a round.
class SimulatedTeams {
public:
    /// The same seed gives the same results for the same pairings. `troubles`: of 1,000 matches so many are forfeited,
    /// of 1,000 teams so many stay away from a round.
    SimulatedTeams(int teams, int rounds, std::uint64_t seed, std::uint64_t troubles = 0);

    [[nodiscard]] const TournamentState& state() const { return state_; }
    /// Of the next round, ascending.
    [[nodiscard]] const std::vector<Tpn>& absent() const { return absent_; }
    /// Plays the round that was proposed.
    void play(const RoundPairing& pairing);

private:
    void add(Tpn tpn, const RoundRecord& record, const TeamPoints& points);
    void drawAbsences();

    TournamentState state_;
    std::vector<Tpn> absent_;
    Random random_;
    std::uint64_t troubles_;
};

} // namespace pairwright::benchmarks
