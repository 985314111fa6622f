#pragma once

#include "engine/base/random.h"
#include "engine/generator/field.h"
#include "engine/pairing.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace pairwright::generator {

/// A tournament that plays itself, round by round: requestByes(), pair what request() says, play().
class PlayedEvent {
public:
    PlayedEvent(const Settings& settings, std::uint64_t seed);

    [[nodiscard]] const Conditions& conditions() const { return conditions_; }
    [[nodiscard]] const std::vector<Entrant>& entrants() const { return entrants_; }
    [[nodiscard]] const TournamentState& state() const { return state_; }

    /// Draws who stays away from the next round: byes, withdrawals, returns, who has not entered yet.
    void requestByes();
    /// The next round without them.
    [[nodiscard]] PairingRequest request(std::stop_token stop) const;
    /// Draws the results of the round.
    void play(const RoundPairing& pairing);

private:
    void forbidPairs();
    [[nodiscard]] std::optional<ByeKind> drawBye(std::size_t index, int round);
    void playBoard(const Board& board);
    void playGame(Tpn white, Tpn black);
    void add(Tpn tpn, const RoundRecord& record);
    [[nodiscard]] bool onceIn(int times);

    SystemEdition system_;
    SystemOptions options_;
    Random random_;
    Conditions conditions_;
    std::vector<Entrant> entrants_; ///< by TPN-1
    TournamentState state_;
    std::vector<bool> withdrawn_;
    std::vector<std::optional<ByeKind>> byes_; ///< of the next round; none: to be paired
};

} // namespace pairwright::generator
