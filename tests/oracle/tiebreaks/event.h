#pragma once

#include "engine/tiebreaks/tie_break.h"
#include "engine/tournament/tournament_state.h"

#include <cstdint>
#include <optional>
#include <vector>

/// C.07 written down a second time, slowly and as the articles stand. It shares nothing with the engine but the types
/// of a tournament and the names of the tie-breaks. Points are in tenths throughout.
namespace pairwright::oracle {

/// What a participant did in one round. A match of several games is one encounter (C.04.5, preface).
struct Cell {
    enum class Kind : std::uint8_t {
        game,         ///< 15.1: played over the board
        awardedBye,   ///< 16.2.1: pairing-allocated or full-point bye
        forfeitWin,   ///< 16.2.2
        requestedBye, ///< half- or zero-point bye, not entered, withdrawn: 16.2.3 or 16.2.5 by what follows
        forfeitLoss,  ///< 16.2.4; both lose a double forfeit
    };
    Kind kind = Kind::requestedBye;
    std::optional<Tpn> opponent; ///< as scheduled
    int points = 0;
    std::vector<RoundRecord> games;

    [[nodiscard]] bool isForfeit() const { return kind == Kind::forfeitWin || kind == Kind::forfeitLoss; }
    /// 16.1: voluntarily unplayed.
    [[nodiscard]] bool isVoluntary() const { return kind == Kind::requestedBye || kind == Kind::forfeitLoss; }
};

/// A tournament after some rounds, as a table of cells. A game that does not count has no cell: the round is as free.
struct Event {
    TieBreakRules rules;
    int rounds = 0;       ///< counted; the last of them is the final round (8.3)
    int pointsOfWin = 10; ///< of a round won, of a round drawn, of a round lost
    int pointsOfDraw = 5;
    int pointsOfLoss = 0;
    std::vector<std::vector<Cell>> cells;   ///< by TPN-1 and round-1
    std::vector<std::optional<int>> rating; ///< by TPN-1
    std::vector<bool> leftOut;              ///< by TPN-1: of the standings, as if he had not taken part

    [[nodiscard]] std::size_t size() const { return cells.size(); }
    [[nodiscard]] const std::vector<Cell>& of(Tpn tpn) const { return cells[static_cast<std::size_t>(tpn.value - 1)]; }
    [[nodiscard]] bool isRoundRobin() const { return rules.format == EventFormat::roundRobin; }
    [[nodiscard]] bool isLeftOut(Tpn tpn) const { return leftOut[static_cast<std::size_t>(tpn.value - 1)]; }
    [[nodiscard]] int score(Tpn tpn) const;
};

Event makeEvent(const TournamentState& state, int rounds, TieBreakRules rules);

/// 8.3: as if all paired games of the final round had been drawn.
TournamentState withFinalRoundDrawn(TournamentState state, int finalRound);

/// 15.2 and /P: whether an unplayed game counts as a game against the scheduled opponent.
bool countsAsGame(const Event& event, const Cell& cell, bool forfeitsAsGames);

/// 16.3: what the participant's opponents see as his score. /P, which is of the participant's own forfeits, leaves it
/// alone.
int adjustedScore(const Event& event, Tpn tpn);

} // namespace pairwright::oracle
