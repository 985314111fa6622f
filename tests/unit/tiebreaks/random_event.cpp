#include "tests/unit/tiebreaks/random_event.h"

#include "engine/base/random.h"

#include <numeric>

namespace pairwright {

namespace {

void playBoard(TournamentState& state, Random& random, Tpn white, Tpn black, Unplayed unplayed)
{
    auto& first = state.players[static_cast<std::size_t>(white.value - 1)].rounds;
    auto& second = state.players[static_cast<std::size_t>(black.value - 1)].rounds;
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

} // namespace

TournamentState randomEvent(std::uint64_t seed, int players, int rounds, Unplayed unplayed)
{
    Random random(seed);
    TournamentState state;
    state.plannedRounds = rounds;
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
                state.players[i].rounds.emplace_back(Bye{ByeKind::NotEntered});
            else if (random.chance(1, 15))
                state.players[i].rounds.emplace_back(Bye{random.chance(1, 2) ? ByeKind::Half : ByeKind::Zero});
            else
                present.push_back(Tpn{static_cast<std::int32_t>(i + 1)});
        }
        random.shuffle(std::span(present));
        if (present.size() % 2 == 1) {
            state.players[static_cast<std::size_t>(present.back().value - 1)].rounds.emplace_back(
                Bye{ByeKind::PairingAllocated});
            present.pop_back();
        }
        for (std::size_t i = 0; i < present.size(); i += 2)
            playBoard(state, random, present[i], present[i + 1], unplayed);
    }
    return state;
}

} // namespace pairwright
