#include "tests/unit/tiebreaks/random_event.h"

#include "tests/support/played_twice.h"

#include "engine/base/random.h"

#include <algorithm>
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

/// Takes the games of `one` out of the standings.
void leaveOut(TournamentState& state, std::size_t one)
{
    const Tpn left{static_cast<std::int32_t>(one + 1)};
    state.players[one].leftOut = true;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        for (RoundRecord& record : state.players[i].rounds) {
            if (i != one && scheduledOpponent(record) != left)
                continue;
            if (auto* game = std::get_if<PlayedGame>(&record))
                game->counts = false;
            if (auto* forfeit = std::get_if<ForfeitedGame>(&record))
                forfeit->counts = false;
        }
}

/// A player's withdrawal: nothing is played from that round on.
void forfeitFrom(TournamentState& state, std::size_t one, std::size_t round)
{
    const Tpn leaves{static_cast<std::int32_t>(one + 1)};
    for (std::size_t i = 0; i < state.players.size(); ++i)
        for (std::size_t r = round; r < state.players[i].rounds.size(); ++r) {
            RoundRecord& record = state.players[i].rounds[r];
            if (const auto* game = std::get_if<PlayedGame>(&record); game && (i == one || game->opponent == leaves))
                record = ForfeitedGame{game->opponent, game->colour, i != one};
        }
}

} // namespace

TournamentState randomAllPlayAll(std::uint64_t seed)
{
    Random random(seed);
    TournamentState state;
    const int players = 3 + static_cast<int>(random.below(10));
    const int even = players + players % 2;
    const int cycles = 1 + static_cast<int>(random.below(3));
    state.plannedRounds = cycles * (even - 1);
    state.players.resize(static_cast<std::size_t>(players));
    for (PlayerState& player : state.players)
        player.rating = 1000 + static_cast<int>(random.below(1700));
    for (int round = 0; round < state.plannedRounds; ++round) {
        for (PlayerState& player : state.players)
            player.rounds.emplace_back(Bye{ByeKind::Zero}); // of the free player; games take its place
        for (int a = 1; a <= players; ++a)
            for (int b = a + 1; b <= players; ++b) {
                const int sum = (b == even ? 2 * a : a + b) % (even - 1);
                if (sum != round % (even - 1))
                    continue;
                const bool turned = (a + b + round / (even - 1)) % 2 == 0;
                auto& white = state.players[static_cast<std::size_t>((turned ? b : a) - 1)].rounds;
                auto& black = state.players[static_cast<std::size_t>((turned ? a : b) - 1)].rounds;
                white.pop_back();
                black.pop_back();
                playGame(white, black, random, Tpn{turned ? b : a}, Tpn{turned ? a : b}, Unplayed::some);
            }
    }
    for (std::size_t one = 0; one < state.players.size(); ++one) {
        if (!random.chance(1, 8))
            continue;
        const auto from = random.below(static_cast<std::uint64_t>(state.plannedRounds));
        forfeitFrom(state, one, from);
        if (2 * std::ranges::count_if(state.players[one].rounds, isPlayed) < std::ptrdiff_t{cycles} * (players - 1))
            leaveOut(state, one);
    }
    return state;
}

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
