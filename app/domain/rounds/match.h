#pragma once

#include "app/domain/ids.h"
#include "app/domain/rounds/board_colours.h"
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

/// One game of a match, with its own colours: which side has White, and in an event of teams who sits there for it.
struct Game {
    PlayerKey white;
    PlayerKey black;
    BoardOutcome outcome;
    std::optional<PlayerKey> forWhite = {}; ///< a member of the team; none: nobody is named, or the side is a player
    std::optional<PlayerKey> forBlack = {};
    friend bool operator==(const Game&, const Game&) = default;
};

/// Who sits for a team at the boards of a match, by board; none: nobody, or nobody is named.
using LineUp = std::vector<std::optional<PlayerKey>>;

/// How many games a match has, and the colours in them: two games change them (C.04.5 preface), boards as the event
/// says.
struct MatchShape {
    int games = 1;
    BoardColours colours = {};
    friend bool operator==(MatchShape, MatchShape) = default;
};

/// Two sides that meet in one or more games: a game is a match of one. The sides are players, or teams, whose games are
/// on the boards of their match; `a` has White in the first game.
struct Match {
    PlayerKey a;
    PlayerKey b;
    std::optional<ColourRule> colourRule; ///< none: set by hand or imported
    std::vector<Game> games;              ///< in the order of their numbers, from 1; never empty in a stored round
    friend bool operator==(const Match&, const Match&) = default;

    /// A match before its first result.
    static Match of(PlayerKey a, PlayerKey b, MatchShape shape = {});
    /// Makes the games anew, without results and without anybody named.
    void open(MatchShape shape = {});
    /// The same number of games in the same colours, for the sides that it has now.
    void reopen();

    /// By game. Precondition: has(side).
    [[nodiscard]] LineUp lineUpOf(PlayerKey side) const;
    /// Precondition: has(side), and one seat for each game.
    void seat(PlayerKey side, const LineUp& seats);

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
