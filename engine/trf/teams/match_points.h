#pragma once

#include "engine/trf/teams/team_file.h"

#include <utility>

namespace pairwright::trf {

/// What a match, or a round without one, brings a team.
struct BothPoints {
    Score matchPoints;
    Score gamePoints;

    [[nodiscard]] Score of(TeamScore score) const { return score == TeamScore::matchPoints ? matchPoints : gamePoints; }
    friend bool operator==(BothPoints, BothPoints) = default;
};

/// The points of an event: 362 and 162, and 320 for the bye.
class MatchScale {
public:
    explicit MatchScale(const TeamFile& file);

    [[nodiscard]] int boards() const { return boards_; }
    [[nodiscard]] BothPoints won() const { return {win_, all(games_.forfeitWin)}; }
    [[nodiscard]] BothPoints drawn() const { return {draw_, all(games_.drawValue())}; }
    [[nodiscard]] Score win() const { return win_; }
    [[nodiscard]] Score draw() const { return draw_; }
    [[nodiscard]] Score loss() const { return loss_; }
    /// Pairing-allocated: as 320 says, else as a drawn match.
    [[nodiscard]] BothPoints ofBye(ByeKind kind) const;
    /// What a bye counts as on each board (TeamPoints::boards).
    [[nodiscard]] std::vector<Score> boardsOfBye(ByeKind kind) const;
    [[nodiscard]] const PointSystem& ofOneBoard() const { return games_; }
    /// Of a and b. A match forfeited as a whole brings a win on every board, unless its boards say what it brought;
    /// nobody has a point of it who did not come.
    [[nodiscard]] std::pair<BothPoints, BothPoints> of(const TeamMatch& match) const;

private:
    [[nodiscard]] Score all(Score ofOne) const { return Score{boards_ * ofOne.tenths}; }

    PointSystem games_;
    int boards_;
    Score win_;
    Score draw_;
    Score loss_;
    std::optional<TeamByes> byes_;
};

} // namespace pairwright::trf
