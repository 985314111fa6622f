#pragma once

#include "app/domain/setup/round_start.h"
#include "app/domain/tournament.h"
#include "app/formats/standings/player_paths.h"

#include <QString>

#include <vector>

namespace pairwright {

/// One round in the line of rounds.
struct DayRound {
    enum class State { done, running, proposed, toCome };
    RoundNumber number;
    State state = State::toCome;
    RoundStart start;
    int results = 0; ///< that are in
    int boards = 0;
};

/// A board that waits for its result.
struct DayBoard {
    int board = 0;
    QString white; ///< family names
    QString black;
    Score whitePoints; ///< before the round
    Score blackPoints;
};

/// So many players with the same points; before round 1 with ratings of the same band.
struct DayColumn {
    QString label;
    int players = 0;
    int playing = 0;                ///< of them, those whose game is not over
    std::optional<PlayerKey> first; ///< of them, the best placed
};

struct DayLeader {
    PlayerKey player;
    QString rank;
    QString title; ///< "GM"; may be empty
    QString name;
    Score points;
    std::vector<PathStep> last; ///< of at most five rounds
};

/// Where the tournament stands: what the day page draws.
struct DayFacts {
    std::vector<DayRound> rounds;
    std::optional<RoundNumber> current; ///< the round that is played, or was last; none before round 1
    std::vector<bool> in;               ///< by board of that round: its result is in
    std::vector<DayBoard> waiting;      ///< boards that are not in
    std::vector<DayColumn> columns;
    bool byRating = false; ///< the columns are ratings, not points
    int players = 0;
    int arrived = 0; ///< ticked at the door, before round 1
    int white = 0;   ///< games over the board that White won, so far
    int drawn = 0;
    int black = 0;
    std::vector<DayLeader> leaders;
    int leadersAfter = 0; ///< round; 0: none is played
    bool leadersStated = false;
    bool ofTeams = false; ///< a board is a match of two teams

    [[nodiscard]] int resultsIn() const;
};

DayFacts dayFacts(const Tournament& tournament);

} // namespace pairwright
