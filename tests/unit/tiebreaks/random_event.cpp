#include "tests/unit/tiebreaks/random_event.h"

#include "tests/support/played_twice.h"

#include "engine/base/random.h"

#include <numeric>

namespace pairwright {

namespace {

using Records = std::vector<RoundRecord>;

void playGame(Records& first, Records& second, Random& random, Tpn white, Tpn black, Unplayed unplayed)
{
    if (unplayed == Unplayed::some && random.chance(1, 12)) {
        const bool whiteWins = random.chance(1, 2);
        first.emplace_back(ForfeitedGame{black, Colour::White, whiteWins});
        second.emplace_back(ForfeitedGame{white, Colour::Black, !whiteWins && random.chance(3, 4)});
        return;
    }
    const auto outcome = static_cast<GameOutcome>(random.below(3));
    const auto other = static_cast<GameOutcome>(2 - static_cast<int>(outcome));
    first.emplace_back(PlayedGame{black, Colour::White, outcome, true});
    second.emplace_back(PlayedGame{white, Colour::Black, other, true});
}

/// Both games forfeited by one side, by the other, by each in turn, or by both.
void forfeitMatch(Records& first, Records& second, Random& random, Tpn white, Tpn black)
{
    const std::uint64_t how = random.below(5);
    for (const bool firstGame : {true, false}) {
        const bool firstWins = how == 0 || (how == 2 && firstGame) || (how == 4 && firstGame);
        const bool secondWins = how == 1 || (how == 2 && !firstGame);
        const Colour colour = firstGame ? Colour::White : Colour::Black;
        first.emplace_back(ForfeitedGame{black, colour, firstWins});
        second.emplace_back(ForfeitedGame{white, opposite(colour), secondWins});
    }
}

void playBoard(TournamentState& state, Random& random, Tpn white, Tpn black, int games, Unplayed unplayed)
{
    Records& first = state.players[static_cast<std::size_t>(white.value - 1)].rounds;
    Records& second = state.players[static_cast<std::size_t>(black.value - 1)].rounds;
    if (games == 2 && unplayed == Unplayed::some && random.chance(1, 6)) {
        forfeitMatch(first, second, random, white, black);
        return;
    }
    playGame(first, second, random, white, black, unplayed);
    if (games == 2)
        playGame(second, first, random, black, white, unplayed);
}

/// The pairing-allocated bye of a match is a game won and one drawn.
void giveBye(PlayerState& player, ByeKind kind, int games)
{
    player.rounds.emplace_back(Bye{kind});
    if (games == 2)
        player.rounds.emplace_back(Bye{kind == ByeKind::PairingAllocated ? ByeKind::Half : kind});
}

TournamentState randomRounds(std::uint64_t seed, int players, int rounds, int games, Unplayed unplayed)
{
    Random random(seed);
    TournamentState state;
    state.plannedRounds = rounds;
    state.gamesOfARound = games;
    state.players.resize(static_cast<std::size_t>(players));
    for (PlayerState& player : state.players)
        player.rating = 1000 + static_cast<int>(random.below(1700));
    std::vector<bool> withdrawn(state.players.size(), false);
    for (int round = 1; round <= rounds; ++round) {
        std::vector<Tpn> present;
        for (std::size_t i = 0; i < state.players.size(); ++i) {
            if (unplayed == Unplayed::none) {
                present.push_back(Tpn{static_cast<std::int32_t>(i + 1)});
                continue;
            }
            withdrawn[i] = withdrawn[i] || random.chance(1, 60);
            if (withdrawn[i])
                giveBye(state.players[i], ByeKind::NotEntered, games);
            else if (random.chance(1, 15))
                giveBye(state.players[i], random.chance(1, 2) ? ByeKind::Half : ByeKind::Zero, games);
            else
                present.push_back(Tpn{static_cast<std::int32_t>(i + 1)});
        }
        random.shuffle(std::span(present));
        if (present.size() % 2 == 1) {
            giveBye(state.players[static_cast<std::size_t>(present.back().value - 1)], ByeKind::PairingAllocated,
                    games);
            present.pop_back();
        }
        for (std::size_t i = 0; i < present.size(); i += 2)
            playBoard(state, random, present[i], present[i + 1], games, unplayed);
    }
    return state;
}

} // namespace

TournamentState randomEvent(std::uint64_t seed, int players, int rounds, Unplayed unplayed)
{
    return randomRounds(seed, players, rounds, 1, unplayed);
}

TournamentState randomMatches(std::uint64_t seed, int players, int rounds, Unplayed unplayed)
{
    return randomRounds(seed, players, rounds, 2, unplayed);
}

TournamentState everyGameTwice(const TournamentState& state)
{
    TournamentState twice = playedTwice(state);
    twice.points.pairingAllocatedBye =
        state.points.pairingAllocatedBye + state.points.pairingAllocatedBye - state.points.halfPointBye;
    return twice;
}

} // namespace pairwright
