#include "tests/property/systems/sample_rounds.h"

#include "tests/oracle/burstein/definitions.h"
#include "tests/property/systems/system_tournaments.h"

namespace pairwright::property {

namespace {

bool isSeedingRound(const EngineRound& round)
{
    const TournamentState& state = round.position.state;
    return round.request.system.system == System::Burstein &&
           state.roundsPlayed() < oracle::burstein::seedingRounds(state.plannedRounds);
}

} // namespace

std::vector<SampleRound> sampleRounds(SystemEdition system)
{
    std::vector<SampleRound> rounds;
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
        playTournament(
            seed, {.system = system},
            [&rounds](const EngineRound& round) {
                if (round.answer && !isSeedingRound(round))
                    rounds.push_back({round.position, round.request, *round.answer, round.seed});
            },
            oracle::habitsOfLargeField);
    return rounds;
}

} // namespace pairwright::property
