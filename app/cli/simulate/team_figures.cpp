#include "app/cli/simulate/team_figures.h"

#include "engine/tournament/colours.h"
#include "engine/trf/teams/to_team_state.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace pairwright::generator {

namespace {

void countTeam(const PlayerState& team, Figures& figures)
{
    const ColourHistory colours = colourHistory(team);
    const int difference = std::abs(colours.difference());
    figures.widestColours = std::max(figures.widestColours, difference);
    figures.uneven += difference >= 2 ? 1 : 0;
    for (std::size_t i = 2; i < colours.games.size(); ++i)
        figures.thirdColours +=
            colours.games[i] == colours.games[i - 1] && colours.games[i] == colours.games[i - 2] ? 1 : 0;
    for (const RoundRecord& record : team.rounds)
        if (const auto* bye = std::get_if<Bye>(&record))
            ++(bye->kind == ByeKind::PairingAllocated ? figures.pairingByes : figures.requestedByes);
}

void countFloatsOf(const TournamentState& state, Tpn team, Figures& figures)
{
    int before = 0;
    for (RoundNumber round{1}; round.value <= state.roundsPlayed(); ++round.value) {
        const auto opponent = scheduledOpponent(state.record(team, round));
        int now = 0;
        if (opponent)
            now = (state.pairingScore(*opponent, round) > state.pairingScore(team, round) ? 1 : 0) -
                  (state.pairingScore(*opponent, round) < state.pairingScore(team, round) ? 1 : 0);
        figures.floats += now > 0 ? 1 : 0; // once for the two of a match
        figures.repeatedFloats += now != 0 && now == before ? 1 : 0;
        before = now;
    }
}

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
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        countTeam(state.players[i], figures);
        countFloatsOf(state, Tpn{static_cast<std::int32_t>(i) + 1}, figures);
    }
    return figures;
}

} // namespace pairwright::generator
