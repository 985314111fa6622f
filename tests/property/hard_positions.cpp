#include "tests/property/hard_positions.h"

#include "engine/base/random.h"
#include "engine/pairing.h"
#include "tests/benchmarks/simulated_open.h"

#include <algorithm>
#include <fstream>
#include <numeric>
#include <sstream>

namespace pairwright::property {

namespace {

std::size_t index(int i)
{
    return static_cast<std::size_t>(i);
}

Tpn tpn(int place)
{
    return Tpn{place + 1};
}

TournamentState empty(int players, int rounds)
{
    TournamentState state;
    state.plannedRounds = rounds;
    state.players.resize(index(players));
    for (int i = 0; i < players; ++i)
        state.players[index(i)].rating = 2900 - i;
    return state;
}

void playGame(TournamentState& state, int white, int black, GameOutcome outcome)
{
    const GameOutcome other = outcome == GameOutcome::Win    ? GameOutcome::Loss
                              : outcome == GameOutcome::Loss ? GameOutcome::Win
                                                             : outcome;
    state.players[index(white)].rounds.emplace_back(PlayedGame{tpn(black), Colour::White, outcome, true});
    state.players[index(black)].rounds.emplace_back(PlayedGame{tpn(white), Colour::Black, other, true});
}

GameOutcome anyOutcome(Random& random)
{
    const auto drawn = random.below(3);
    return drawn == 0 ? GameOutcome::Win : drawn == 1 ? GameOutcome::Draw : GameOutcome::Loss;
}

/// The open that plays itself, before a round.
TournamentState openBefore(int round, int players, int rounds, std::uint64_t seed)
{
    benchmarks::SimulatedOpen open(players, rounds, seed);
    for (int played = 1; played < round; ++played)
        if (const auto pairing = pairRound(open.state(), PairingRequest{.system = {System::Dutch, 2026}}))
            open.play(*pairing);
    return open.state();
}

/// Places by score after the last round, the best first.
std::vector<int> byScore(const TournamentState& state)
{
    std::vector<int> places(state.players.size());
    std::iota(places.begin(), places.end(), 0);
    std::stable_sort(places.begin(), places.end(), [&](int a, int b) {
        return state.scoreAfter(tpn(a), state.roundsPlayed()) > state.scoreAfter(tpn(b), state.roundsPlayed());
    });
    return places;
}

void forbid(TournamentState& state, const std::vector<int>& places)
{
    ForbiddenGroup group;
    for (const int place : places)
        group.players.push_back(tpn(place));
    std::sort(group.players.begin(), group.players.end());
    state.forbidden.push_back(std::move(group));
}

/// 48 of 100 players are of one club, the best or the worst ones: they need nearly everybody else as opponents.
TournamentState oneClub(int players, bool best)
{
    TournamentState state = openBefore(5, players, 9, 1);
    std::vector<int> places = byScore(state);
    if (!best)
        std::reverse(places.begin(), places.end());
    places.resize(index(players * 48 / 100));
    forbid(state, places);
    return state;
}

/// Of every score nearly half are of one club, and each score has a club of its own.
TournamentState aClubOfEachScore(int players)
{
    TournamentState state = openBefore(5, players, 9, 2);
    const std::vector<int> places = byScore(state);
    for (std::size_t begin = 0, end = 0; begin < places.size(); begin = end) {
        const auto score = [&](std::size_t i) {
            return state.scoreAfter(tpn(places[i]), state.roundsPlayed());
        };
        while (end < places.size() && score(end) == score(begin))
            ++end;
        const auto first = places.begin() + static_cast<std::ptrdiff_t>(begin);
        forbid(state, {first, first + static_cast<std::ptrdiff_t>((end - begin) * 55 / 100)});
    }
    return state;
}

TournamentState teamsOf(int size, int players)
{
    TournamentState state = openBefore(4, players, 9, 3);
    for (int first = 0; first < players; first += size) {
        std::vector<int> team(index(std::min(size, players - first)));
        std::iota(team.begin(), team.end(), first);
        forbid(state, team);
    }
    return state;
}

/// Odd, and the first player may meet nobody: only he can have the bye, and he is the last who should.
TournamentState loner(int players)
{
    TournamentState state = openBefore(2, players + 1 - players % 2, 9, 4);
    for (std::size_t i = 1; i < state.players.size(); ++i)
        forbid(state, {0, static_cast<int>(i)});
    return state;
}

/// The better half had Black in each round and won: all leaders are due White, all at the bottom Black.
TournamentState allDueWhite(int players, int rounds)
{
    TournamentState state = empty(players, 9);
    const int half = players / 2;
    for (int round = 0; round < rounds; ++round)
        for (int i = 0; i < half; ++i)
            playGame(state, half + (i + round) % half, i, GameOutcome::Loss);
    return state;
}

/// Rounds of a round robin (Berger's circle), colours balanced.
TournamentState roundRobin(int players, int rounds, int planned, bool allDrawn, std::uint64_t seed)
{
    Random random(seed);
    TournamentState state = empty(players, planned);
    std::vector<int> surplus(index(players), 0);
    for (int round = 0; round < rounds; ++round)
        for (int board = 0; board < players / 2; ++board) {
            const int one = board == 0 ? players - 1 : (round + board) % (players - 1);
            const int other = (round + players - 1 - board) % (players - 1);
            const bool swap = surplus[index(one)] != surplus[index(other)] ? surplus[index(one)] > surplus[index(other)]
                                                                           : round % 2 == 1;
            const int white = swap ? other : one;
            const int black = swap ? one : other;
            ++surplus[index(white)];
            --surplus[index(black)];
            playGame(state, white, black, allDrawn ? GameOutcome::Draw : anyOutcome(random));
        }
    return state;
}

/// Whoever wins keeps winning with the same colour as long as he may: many absolute preferences in one scoregroup.
TournamentState whiteWins(int players, int rounds)
{
    benchmarks::SimulatedOpen open(players, 9, 5);
    TournamentState state = open.state();
    for (int round = 1; round <= rounds; ++round)
        if (const auto pairing = pairRound(state, PairingRequest{.system = {System::Dutch, 2026}})) {
            for (const Board& board : pairing->boards)
                playGame(state, board.white.value - 1, board.black.value - 1, GameOutcome::Win);
            if (pairing->bye)
                state.players[index(pairing->bye->value - 1)].rounds.emplace_back(Bye{ByeKind::PairingAllocated});
        }
    return state;
}

} // namespace

std::span<const HardKind> hardKinds()
{
    static constexpr HardKind kinds[] = {
        {"the worst 48 of 100 are one club",
         [](int players) {
             return oneClub(players, false);
         }},
        {"the best 48 of 100 are one club",
         [](int players) {
             return oneClub(players, true);
         }},
        {"a club of each score", &aClubOfEachScore},
        {"teams of 8",
         [](int players) {
             return teamsOf(8, players);
         }},
        {"teams of 40",
         [](int players) {
             return teamsOf(40, players);
         }},
        {"who may meet nobody", &loner},
        {"all due White after 1 round",
         [](int players) {
             return allDueWhite(players, 1);
         }},
        {"all due White after 2 rounds",
         [](int players) {
             return allDueWhite(players, 2);
         }},
        {"all due White after 3 rounds",
         [](int players) {
             return allDueWhite(players, 3);
         }},
        {"one score after ten draws",
         [](int players) {
             return roundRobin(players, 10, 19, true, 2026);
         }},
        {"one score after thirty draws",
         [](int players) {
             return roundRobin(players, 30, 59, true, 2026);
         }},
        {"White wins, round 2",
         [](int players) {
             return whiteWins(players, 1);
         }},
        {"White wins, round 4",
         [](int players) {
             return whiteWins(players + 1, 3);
         }},
        {"White wins, round 7",
         [](int players) {
             return whiteWins(players + 1, 6);
         }},
        {"the last round of an open",
         [](int players) {
             return openBefore(9, players + 1, 9, 6);
         }},
        {"the last of three rounds",
         [](int players) {
             return openBefore(3, players + 1, 3, 7);
         }},
    };
    return kinds;
}

TournamentState saturatedField(int players, int rounds, bool allDrawn)
{
    return roundRobin(players, rounds, players - 1, allDrawn, 2027);
}

TournamentState floatersWithoutEnd()
{
    constexpr int top = 61;
    constexpr int club = 33;
    constexpr int players = 124;
    TournamentState state = empty(players, 9);
    // By byes, so that nobody has met: 61 players with two halves more than the one below them, and 62 at the bottom.
    for (int i = 0; i < players; ++i)
        state.players[index(i)].rounds.emplace_back(Bye{i < top    ? ByeKind::Full
                                                        : i == top ? ByeKind::Half
                                                                   : ByeKind::Zero});
    std::vector<int> group(club);
    std::iota(group.begin(), group.end(), 0);
    forbid(state, group);
    for (int i = 0; i < top; ++i)
        forbid(state, {i, top});
    return state;
}

TournamentState mixedPosition(int players, std::uint64_t seed)
{
    Random random(seed);
    const int rounds = 2 + static_cast<int>(random.below(8));
    const int round = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(rounds)));
    TournamentState state = openBefore(round, players + static_cast<int>(random.below(2)), rounds, random.next());
    const std::vector<int> places = byScore(state);
    const auto clubs = random.below(4);
    for (std::uint64_t club = 0; club < clubs; ++club) {
        const std::uint64_t size = 2 + random.below(places.size() * 48 / 100);
        const std::size_t from = random.below(places.size() - size + 1);
        const bool scattered = random.chance(1, 3);
        std::vector<int> members;
        for (std::size_t i = 0; i < size; ++i)
            members.push_back(places[scattered ? random.below(places.size()) : from + i]);
        std::sort(members.begin(), members.end());
        members.erase(std::unique(members.begin(), members.end()), members.end());
        forbid(state, members);
    }
    if (random.chance(1, 4))
        for (int i = 0; i < 20; ++i) {
            const int one = static_cast<int>(random.below(places.size()));
            for (int k = 0; k < 30; ++k)
                if (const int other = static_cast<int>(random.below(places.size())); other != one)
                    forbid(state, {one, other});
        }
    if (random.chance(1, 4)) // virtual points shift the scores against the floats
        for (PlayerState& player : state.players)
            if (random.chance(1, 2))
                player.virtualPoints.assign(static_cast<std::size_t>(rounds), Score{random.chance(1, 2) ? 10 : 5});
    return state;
}

std::vector<FoundPosition> foundPositions()
{
    std::vector<FoundPosition> found;
    std::ifstream file(PAIRWRIGHT_FIXTURES "/hard-positions");
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        FoundPosition& position = found.emplace_back();
        std::istringstream(line) >> position.system >> position.players >> position.seed >> position.ms;
    }
    return found;
}

} // namespace pairwright::property
