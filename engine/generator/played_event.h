#pragma once

#include "engine/base/random.h"
#include "engine/generator/field.h"
#include "engine/pairing.h"

#include <optional>
#include <span>
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
    void forbidGroups();
    /// Before the byes that can be asked for: a late entry, a withdrawal, a return.
    [[nodiscard]] bool isAway(std::size_t index, int round);
    void drawByes(int round);
    /// How a game came out.
    struct Ending {
        GameOutcome white = GameOutcome::Draw;
        GameOutcome black = GameOutcome::Draw;
        bool whiteComes = true;
        bool blackComes = true;
    };
    /// Of each game of the round.
    [[nodiscard]] std::vector<Ending> endings(std::span<const Board> games);
    [[nodiscard]] Ending drawnEnding(const Board& game);
    void record(const Board& game, const Ending& ending);
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
