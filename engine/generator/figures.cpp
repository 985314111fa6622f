#include "engine/generator/figures.h"

#include "engine/generator/generate.h"
#include "engine/generator/played_event.h"
#include "engine/tiebreaks/standings.h"
#include "engine/tiebreaks/tie_break_info.h"
#include "engine/tournament/colours.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace pairwright::generator {

namespace {

std::size_t seatOf(Tpn tpn)
{
    return static_cast<std::size_t>(tpn.value - 1);
}

/// Places from 1 by TPN-1; equals share the middle of their places, in halves of a place.
template <class Equal>
std::vector<double> places(const std::vector<std::size_t>& order, const Equal& equal)
{
    std::vector<double> result(order.size());
    for (std::size_t i = 0; i < order.size();) {
        std::size_t end = i + 1;
        while (end < order.size() && equal(order[i], order[end]))
            ++end;
        for (std::size_t k = i; k < end; ++k)
            result[order[k]] = static_cast<double>(i + end + 1) / 2;
        i = end;
    }
    return result;
}

std::vector<double> placesOfStrength(const std::vector<Entrant>& entrants)
{
    std::vector<std::size_t> order(entrants.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return entrants[a].strength > entrants[b].strength; });
    return places(order, [&](std::size_t a, std::size_t b) { return entrants[a].strength == entrants[b].strength; });
}

double correlationOf(const std::vector<double>& one, const std::vector<double>& other)
{
    const double middle = static_cast<double>(one.size() + 1) / 2;
    double together = 0;
    double squaresOne = 0;
    double squaresOther = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        together += (one[i] - middle) * (other[i] - middle);
        squaresOne += (one[i] - middle) * (one[i] - middle);
        squaresOther += (other[i] - middle) * (other[i] - middle);
    }
    const double scale = std::sqrt(squaresOne * squaresOther);
    return scale > 0 ? together / scale : 0;
}

void countColours(const PlayerState& player, Figures& figures)
{
    const ColourHistory colours = colourHistory(player);
    const int difference = std::abs(colours.difference());
    figures.widestColours = std::max(figures.widestColours, difference);
    figures.uneven += difference >= 2 ? 1 : 0;
    for (std::size_t i = 2; i < colours.games.size(); ++i)
        figures.thirdColours +=
            colours.games[i] == colours.games[i - 1] && colours.games[i] == colours.games[i - 2] ? 1 : 0;
}

void countByes(const PlayerState& player, Figures& figures)
{
    for (const RoundRecord& record : player.rounds)
        if (const auto* bye = std::get_if<Bye>(&record))
            ++(bye->kind == ByeKind::PairingAllocated ? figures.pairingByes : figures.requestedByes);
}

/// Up is +1, down is -1: the opponent had more, or fewer, points for the pairing.
int floatIn(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    const auto opponent = scheduledOpponent(state.record(tpn, round));
    if (!opponent)
        return 0;
    const Score own = state.pairingScore(tpn, round);
    const Score his = state.pairingScore(*opponent, round);
    return his > own ? 1 : his < own ? -1 : 0;
}

void countFloats(const TournamentState& state, Tpn tpn, Figures& figures)
{
    int before = 0;
    for (int round = 1; round <= state.roundsPlayed(); ++round) {
        const int now = floatIn(state, tpn, RoundNumber{round});
        figures.floats += now > 0 ? 1 : 0; // once for the two of a board
        figures.repeatedFloats += now != 0 && now == before ? 1 : 0;
        before = now;
    }
}

void takeTable(const PlayedEvent& event, Figures& figures)
{
    const TournamentState& state = event.state();
    const auto rows = standings(state, state.roundsPlayed(), event.conditions().tieBreaks,
                                {.format = formatOf(event.request({}).system)});
    std::vector<std::size_t> order;
    std::vector<int> ranks(rows.size());
    for (const StandingsRow& row : rows) {
        order.push_back(seatOf(row.tpn));
        ranks[seatOf(row.tpn)] = row.rank;
    }
    const std::vector<double> strength = placesOfStrength(event.entrants());
    figures.correlation =
        correlationOf(places(order, [&](std::size_t a, std::size_t b) { return ranks[a] == ranks[b]; }), strength);
    figures.winnersStrength = static_cast<int>(strength[order.front()]);
    const auto strongest = std::min_element(strength.begin(), strength.end()) - strength.begin();
    figures.strongestPlace = ranks[static_cast<std::size_t>(strongest)];
    figures.sharedFirst = static_cast<int>(std::count_if(
        rows.begin(), rows.end(), [&](const StandingsRow& row) { return row.score == rows.front().score; }));
}

} // namespace

void countRounds(const TournamentState& state, Figures& figures)
{
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        countColours(state.players[i], figures);
        countByes(state.players[i], figures);
        countFloats(state, Tpn{static_cast<std::int32_t>(i) + 1}, figures);
    }
}

std::optional<Figures> simulate(const Settings& settings, std::uint64_t seed, const std::stop_token& stop)
{
    PlayedEvent event(settings, seed);
    const Course course = playOut(event, settings, stop);
    if (stop.stop_requested())
        return std::nullopt;
    const TournamentState& state = event.state();
    Figures figures;
    figures.seed = seed;
    figures.players = static_cast<int>(state.players.size());
    figures.rounds = state.roundsPlayed();
    figures.complete = !course.stopped;
    takeTable(event, figures);
    countRounds(state, figures);
    return figures;
}

} // namespace pairwright::generator
