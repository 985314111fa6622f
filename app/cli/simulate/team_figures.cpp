#include "app/cli/simulate/team_figures.h"

#include "engine/capabilities.h"
#include "engine/trf/teams/to_team_state.h"

#include <algorithm>
#include <cmath>

namespace pairwright::generator {

namespace {

/// Those who share a rank have the middle of their places.
void takeRanks(const std::vector<StandingsRow>& rows, Figures& figures)
{
    const auto count = static_cast<double>(rows.size());
    double squares = 0;
    double squaresOfPlaces = 0;
    for (const StandingsRow& row : rows) {
        const auto sharers =
            std::ranges::count_if(rows, [&row](const StandingsRow& other) { return other.rank == row.rank; });
        const double place = row.rank + static_cast<double>(sharers - 1) / 2 - (count + 1) / 2;
        const double strength = row.tpn.value - (count + 1) / 2;
        squares += place * strength;
        squaresOfPlaces += place * place;
        figures.strongestPlace = row.tpn.value == 1 ? row.rank : figures.strongestPlace;
        figures.sharedFirst += row.score == rows.front().score ? 1 : 0;
    }
    const double scale = std::sqrt(squaresOfPlaces * count * (count * count - 1) / 12);
    figures.correlation = scale > 0 ? squares / scale : 0;
    figures.winnersStrength = rows.front().tpn.value;
}

} // namespace

std::optional<Figures> simulateTeams(const TeamSettings& settings, std::uint64_t seed, const std::stop_token& stop)
{
    const GeneratedTeams generated = generateTeams(settings, seed, stop);
    if (stop.stop_requested())
        return std::nullopt;
    const auto table = trf::toTeamStandingsInput(generated.file);
    const TournamentState& state = table.value().state;
    Figures figures;
    figures.seed = seed;
    figures.players = static_cast<int>(state.players.size());
    figures.rounds = state.roundsPlayed();
    figures.complete = !generated.stopped;
    figures.sharedFirst = 0;
    takeRanks(trf::standingsOf(*table, figures.rounds, *table->tieBreaks), figures);
    countRounds(state, figures);
    if (capabilitiesOf(settings.system).allPlayAll) // the free team of an odd number has asked for nothing
        figures.requestedByes -= figures.players % 2 * figures.rounds;
    return figures;
}

} // namespace pairwright::generator
