#include "tests/property/rough_open.h"

#include "engine/base/index.h"
#include "engine/base/random.h"
#include "engine/tournament/colours.h"

#include <algorithm>
#include <numeric>

namespace pairwright::property {

namespace {

Tpn tpnOf(int player)
{
    return Tpn{player + 1};
}

class RoughOpen {
public:
    RoughOpen(std::uint64_t seed, int leastPlayers, int largest)
        : random_(seed)
    {
        state_.players.resize(index(leastPlayers) + random_.below(index(largest - leastPlayers) + 1));
        for (PlayerState& player : state_.players)
            player.rating = 1400 + static_cast<int>(random_.below(1200));
        const int rounds = 3 + static_cast<int>(random_.below(5));
        state_.plannedRounds = rounds + (random_.chance(1, 4) ? 1 : 3);
        if (random_.chance(1, 5)) {
            ForbiddenGroup group;
            for (int player = 0; player < size(); ++player)
                if (random_.chance(1, 8))
                    group.players.push_back(tpnOf(player));
            state_.forbidden.push_back(std::move(group));
        }
        const std::uint64_t drawn = random_.below(60);
        for (int round = 1; round <= rounds; ++round)
            playRound(round, drawn);
    }

    TournamentState state() && { return std::move(state_); }

private:
    [[nodiscard]] int size() const { return static_cast<int>(state_.players.size()); }
    [[nodiscard]] bool haveMet(int a, int b) const
    {
        const auto& rounds = state_.players[index(a)].rounds;
        return std::any_of(rounds.begin(), rounds.end(),
                           [&](const RoundRecord& record) { return scheduledOpponent(record) == tpnOf(b); });
    }
    [[nodiscard]] bool mayHave(int player, Colour colour) const
    {
        const ColourPreference preference = colourPreference(colourHistory(state_.players[index(player)]));
        return preference.strength != PreferenceStrength::absolute || preference.colour == colour;
    }
    [[nodiscard]] bool maySit(int white, int black) const
    {
        return mayHave(white, Colour::White) && mayHave(black, Colour::Black);
    }

    void playRound(int round, std::uint64_t drawn)
    {
        std::vector<int> waiting(index(size()));
        std::iota(waiting.begin(), waiting.end(), 0);
        random_.shuffle(std::span<int>(waiting));
        std::stable_sort(waiting.begin(), waiting.end(), [&](int a, int b) {
            return state_.scoreAfter(tpnOf(a), round - 1) > state_.scoreAfter(tpnOf(b), round - 1);
        });
        while (!waiting.empty()) {
            const int player = waiting.front();
            waiting.erase(waiting.begin());
            const auto other = std::find_if(waiting.begin(), waiting.end(), [&](int one) {
                return !haveMet(player, one) && (maySit(player, one) || maySit(one, player));
            });
            if (other == waiting.end() || random_.chance(1, 60)) {
                add(player, Bye{random_.chance(1, 3) ? ByeKind::Zero : ByeKind::Half});
                continue;
            }
            const int stronger = std::min(player, *other);
            const int weaker = std::max(player, *other);
            maySit(stronger, weaker) ? play(stronger, weaker, drawn) : play(weaker, stronger, drawn);
            waiting.erase(other);
        }
    }

    void add(int player, const RoundRecord& record) { state_.players[index(player)].rounds.push_back(record); }

    void play(int white, int black, std::uint64_t drawn)
    {
        const GameOutcome outcome = random_.chance(drawn, 100) ? GameOutcome::Draw
                                    : random_.chance(white < black ? 13 : 9, 20) ? GameOutcome::Win
                                                                                 : GameOutcome::Loss;
        const GameOutcome mirrored = outcome == GameOutcome::Win    ? GameOutcome::Loss
                                     : outcome == GameOutcome::Loss ? GameOutcome::Win
                                                                    : outcome;
        add(white, PlayedGame{tpnOf(black), Colour::White, outcome, true});
        add(black, PlayedGame{tpnOf(white), Colour::Black, mirrored, true});
    }

    Random random_;
    TournamentState state_;
};

} // namespace

TournamentState roughOpen(std::uint64_t seed, int leastPlayers, int largest)
{
    return RoughOpen(seed, leastPlayers, largest).state();
}

} // namespace pairwright::property
