#pragma once

#include "app/domain/rounds/match.h"
#include "app/domain/setup/settings.h"

#include <utility>
#include <vector>

namespace pairwright {

/// What a match, or a round without one, brings a team.
struct MatchScore {
    Score matchPoints;
    Score gamePoints;

    [[nodiscard]] Score of(TeamScore score) const { return score == TeamScore::matchPoints ? matchPoints : gamePoints; }
    friend bool operator==(const MatchScore&, const MatchScore&) = default;
};

/// At least one board of it was played: otherwise it is forfeited, no meeting and without colours (C.04.6 art. 1.6).
bool isPlayed(const Match& match);

/// What it stands at, for its sides a and b: boards without a result bring nobody anything, and the match points are
/// those of the boards so far. Precondition: settings.teams.
std::pair<MatchScore, MatchScore> scoreOf(const Match& match, const Settings& settings);

/// What its sides a and b got on each board, the first board first (TeamPoints::boards). Precondition: settings.teams.
std::pair<std::vector<Score>, std::vector<Score>> boardsOf(const Match& match, const Settings& settings);

/// Won, drawn: on all boards by forfeit, and with a draw on each. Precondition: settings.teams.
MatchScore scoreOfWonMatch(const Settings& settings);
MatchScore scoreOfDrawnMatch(const Settings& settings);

/// The pairing-allocated bye is worth a drawn match (C.04.6 art. 1.4), and so is a half-point bye; a full-point bye a
/// won one. Precondition: settings.teams.
MatchScore matchScoreOfBye(const Settings& settings, ByeKind kind);

/// What a bye counts as on each board. Precondition: settings.teams.
std::vector<Score> boardsOfBye(const Settings& settings, ByeKind kind);

/// What the results of whole matches are worth by one of the scores. Precondition: settings.teams.
PointSystem pointsOfMatches(const Settings& settings, TeamScore score);

} // namespace pairwright
