#pragma once

#include "app/domain/ids.h"
#include "app/domain/rounds/game_result.h"
#include "engine/pairing.h"

#include <QDate>

#include <optional>
#include <vector>

namespace pairwright {

/// A game that is played on another day than its round. Until then it is open, not adjourned.
struct Postponement {
    std::optional<QDate> to; ///< none: to no day yet
    friend bool operator==(const Postponement&, const Postponement&) = default;
};

/// What is known about a game. Only games of a published version have any of it.
struct BoardOutcome {
    std::optional<GameResult> result; ///< none: still open. Counts for standings and the next pairings
    /// A correction that came too late for the tournament and counts for the rating report only.
    std::optional<GameResult> ratingOnly;
    bool wasAdjourned = false; ///< `result` was entered after the game had been adjourned
    bool counts = true;        ///< otherwise the game is rated, and for the standings it was never played
    std::optional<Postponement> postponed = {};
    friend bool operator==(const BoardOutcome&, const BoardOutcome&) = default;
};

/// One game of a match, with its own colours.
struct Game {
    PlayerKey white;
    PlayerKey black;
    BoardOutcome outcome;
    friend bool operator==(const Game&, const Game&) = default;
};

/// Two sides that meet in one or more games: a game is a match of one. The sides are players; `a` has White in the
/// first game, and from game to game they change colours (C.04.5 preface).
struct Match {
    PlayerKey a;
    PlayerKey b;
    std::optional<ColourRule> colourRule; ///< none: set by hand or imported
    std::vector<Game> games;              ///< in the order of their numbers, from 1; never empty in a stored round
    friend bool operator==(const Match&, const Match&) = default;

    /// A match before its first result.
    static Match of(PlayerKey a, PlayerKey b, int games = 1);
    /// Makes the games anew: so many, without results.
    void open(int count);

    [[nodiscard]] int gameCount() const { return static_cast<int>(games.size()); }
    /// `number` is 1 to gameCount().
    [[nodiscard]] const Game& game(int number) const { return games.at(static_cast<std::size_t>(number) - 1); }
    [[nodiscard]] Game& game(int number) { return games.at(static_cast<std::size_t>(number) - 1); }
    [[nodiscard]] bool has(PlayerKey player) const { return player == a || player == b; }
    /// The other side. Precondition: has(player).
    [[nodiscard]] PlayerKey opponentOf(PlayerKey player) const { return player == a ? b : a; }
    [[nodiscard]] bool hasAnyResult() const;
    [[nodiscard]] bool isOpen() const; ///< the result of a game is missing
    [[nodiscard]] bool isAdjourned() const;
    [[nodiscard]] std::optional<int> firstOpenGame() const;
    [[nodiscard]] std::optional<int> lastGameWithResult() const;
};

} // namespace pairwright
