#include "engine/capabilities.h"
#include "engine/judge.h"
#include "tests/fuzz/complete_round.h"
#include "tests/support/swiss_systems.h"

#include <algorithm>

namespace pairwright::fuzz {

namespace {

/// Choices out of the input; when it is used up, always the first.
class Choices {
public:
    explicit Choices(Bytes bytes)
        : bytes_(bytes)
    {
    }
    int below(int bound)
    {
        if (bytes_.empty())
            return 0;
        const int byte = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return byte % bound;
    }
    bool onceIn(int times) { return below(times) == times - 1; }

private:
    Bytes bytes_;
};

/// A tournament that was paired by nobody's rules but these: nobody meets twice, and nobody gets more than one bye that
/// the pairing allots.
class FreeEvent {
public:
    FreeEvent(Choices& choices, SystemEdition system)
        : choices_(choices)
    {
        constexpr int largest = 14;
        constexpr int longest = 6;
        state_.gamesOfARound = gamesOfARound(system.system);
        state_.players.resize(2 + static_cast<std::size_t>(choices_.below(largest - 1)));
        state_.plannedRounds = 1 + choices_.below(longest);
        state_.initialColour = choices_.below(2) == 0 ? Colour::White : Colour::Black;
        int rating = 2400;
        for (PlayerState& player : state_.players)
            player.rating = rating -= choices_.below(4) * 10;
        for (int round = choices_.below(state_.plannedRounds); round > 0; --round)
            playRound();
    }

    [[nodiscard]] const TournamentState& state() const { return state_; }

private:
    void playRound()
    {
        std::vector<Tpn> waiting;
        for (std::size_t i = 0; i < state_.players.size(); ++i)
            waiting.push_back(Tpn{static_cast<std::int32_t>(i) + 1});
        while (!waiting.empty()) {
            const Tpn one = waiting.front();
            waiting.erase(waiting.begin());
            std::vector<Tpn> possible;
            std::copy_if(waiting.begin(), waiting.end(), std::back_inserter(possible),
                         [&](Tpn other) { return !haveMet(one, other); });
            if (possible.empty() || choices_.onceIn(9)) {
                giveBye(one, possible.empty());
                continue;
            }
            const Tpn other = possible[static_cast<std::size_t>(choices_.below(static_cast<int>(possible.size())))];
            std::erase(waiting, other);
            playMatch(one, other);
        }
    }

    bool haveMet(Tpn one, Tpn other) const
    {
        const auto& rounds = state_.player(one).rounds;
        return std::any_of(rounds.begin(), rounds.end(), [other](const RoundRecord& record) {
            return isPlayed(record) && scheduledOpponent(record) == other;
        });
    }

    void add(Tpn tpn, const RoundRecord& record)
    {
        state_.players[static_cast<std::size_t>(tpn.value - 1)].rounds.push_back(record);
    }

    void giveBye(Tpn tpn, bool needed)
    {
        const auto& rounds = state_.player(tpn).rounds;
        const bool had = std::any_of(rounds.begin(), rounds.end(), [](const RoundRecord& record) {
            const auto* bye = std::get_if<Bye>(&record);
            return bye != nullptr && bye->kind == ByeKind::PairingAllocated;
        });
        const ByeKind kind = needed && !had       ? ByeKind::PairingAllocated
                             : choices_.onceIn(2) ? ByeKind::Half
                                                  : ByeKind::Zero;
        for (int game = 0; game < state_.gamesOfARound; ++game)
            add(tpn, Bye{kind});
    }

    void playMatch(Tpn one, Tpn other)
    {
        const bool forfeited = choices_.onceIn(12);
        Colour colour = choices_.below(2) == 0 ? Colour::White : Colour::Black;
        for (int game = 0; game < state_.gamesOfARound; ++game, colour = opposite(colour)) {
            const int result = choices_.below(3);
            if (forfeited) {
                add(one, ForfeitedGame{other, colour, result != 0});
                add(other, ForfeitedGame{one, opposite(colour), result == 0});
                continue;
            }
            constexpr std::array outcomes{GameOutcome::Win, GameOutcome::Draw, GameOutcome::Loss};
            add(one, PlayedGame{other, colour, outcomes.at(static_cast<std::size_t>(result))});
            add(other, PlayedGame{one, opposite(colour), outcomes.at(static_cast<std::size_t>(2 - result))});
        }
    }

    Choices& choices_;
    TournamentState state_;
};

} // namespace

void state(Bytes bytes)
{
    Choices choices(bytes);
    const auto all = swissSystems(); // who is free by a table asks nobody for leave
    const SystemEdition system = all[static_cast<std::size_t>(choices.below(static_cast<int>(all.size())))].id;
    const FreeEvent event(choices, system);
    const TournamentState& state = event.state();
    PairingRequest request{system};
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (choices.onceIn(8))
            request.absent.push_back(Tpn{static_cast<std::int32_t>(i) + 1});
    const auto pairing = pairRound(state, request);
    if (!pairing)
        return;
    requireComplete(state, request, *pairing);
    const auto verdict = judge(state, request, givenBy(*pairing));
    require(verdict && verdict->violations.empty(), "the engine's own round breaks a rule");
    require(verdict->isClean(), "the engine's own round is not clean");
    const auto answer = whyNot(state, request, Tpn{1}, Tpn{static_cast<std::int32_t>(state.players.size())});
    require(answer.hasValue(), "a round that can be paired has no answer to why not");
}

} // namespace pairwright::fuzz
