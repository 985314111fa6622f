#include "tests/benchmarks/simulated_open.h"

namespace pairwright::benchmarks {

namespace {

constexpr int topRating = 2600;

GameOutcome opposite(GameOutcome outcome)
{
    switch (outcome) {
    case GameOutcome::Win: return GameOutcome::Loss;
    case GameOutcome::Loss: return GameOutcome::Win;
    default: return outcome;
    }
}

} // namespace

SimulatedOpen::SimulatedOpen(int players, int rounds, std::uint64_t seed)
    : random_(seed)
{
    state_.plannedRounds = rounds;
    state_.players.resize(static_cast<std::size_t>(players));
    int rating = topRating;
    for (PlayerState& player : state_.players)
        player.rating = rating--;
}

void SimulatedOpen::play(const RoundPairing& pairing)
{
    const auto add = [this](Tpn tpn, const RoundRecord& record) {
        state_.players[static_cast<std::size_t>(tpn.value - 1)].rounds.push_back(record);
    };
    const int players = static_cast<int>(state_.players.size());
    for (const Board& board : pairing.boards) {
        // Of 1,000 games; the advantage of the colour included.
        const int whiteWins = 370 + 350 * (board.black.value - board.white.value) / players;
        const auto drawn = static_cast<int>(random_.below(1000));
        const GameOutcome white = drawn < whiteWins         ? GameOutcome::Win
                                  : drawn < whiteWins + 300 ? GameOutcome::Draw
                                                            : GameOutcome::Loss;
        add(board.white, PlayedGame{board.black, Colour::White, white, true});
        add(board.black, PlayedGame{board.white, Colour::Black, opposite(white), true});
    }
    if (pairing.bye)
        add(*pairing.bye, Bye{ByeKind::PairingAllocated});
}

} // namespace pairwright::benchmarks
