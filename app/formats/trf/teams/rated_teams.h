#pragma once

#include "app/domain/tournament.h"
#include "app/formats/trf/rating_corrections.h"
#include "engine/trf/teams/team_file.h"

#include <map>
#include <vector>

namespace pairwright {

/// Leaves the file with the results that counted for pairings and standings, and what was said of points and ranks by
/// the others, or with a team that is left out or expelled, is forgotten. Returns the corrections, of players at a
/// board of a match.
std::vector<RatingCorrection> takeWhatCounted(trf::TeamFile& file, std::vector<trf::Repair>& repairs);

/// Of a line that tells of such a correction: at the board where the two sat, and as an event of the tournament. False:
/// it tells of none.
bool takeRatingCorrection(const trf::KeptLine& line, const trf::Document& games, const QDateTime& at,
                          const std::map<trf::FileId, PlayerKey>& members, Tournament& tournament);

/// Of a line that tells of a line-up changed after the round, `### Line-up @ Round 1: 3-8 board 4, 12 => 15`: the event
/// again, at the board where the one named last sits. False: it tells of none.
bool takeLineUpChange(const QString& line, const QDateTime& at, const std::map<trf::FileId, PlayerKey>& members,
                      Tournament& tournament);

} // namespace pairwright
