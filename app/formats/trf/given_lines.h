#pragma once

#include "app/domain/tournament.h"
#include "engine/trf/document.h"

#include <vector>

namespace pairwright {

/// What decides ties from outside of the rounds, and the start positions of Chess960, as comment lines of the header in
/// pairing numbers: `### Outside values: 1=2.5 4=3`, `### Ranked by hand: 4=1 7=2`, `### Lots, seed 77: 4=1 7=2`,
/// `### Chess960, seed 5: round 1 BBQNNRKR`; beside them an order of rating lists of the arbiter's own. Lines of
/// tie-breaks that are not in the list are left out.
void addGivenLines(const Tournament& tournament, std::vector<trf::KeptLine>& lines);

/// Whether one of them declares an order of rating lists: a method of the arbiter's own (record 172) is understood by
/// it.
bool declaresRatingOrder(const std::vector<trf::KeptLine>& lines);

/// A line of these is read again; lots, which follow from who the players of a file are, come back as an order by hand
/// where the list has no other. False: another line, or one that does not fit. `ids` are those of the file, in the
/// order of the players.
bool takeGiven(const QString& line, const std::vector<trf::FileId>& ids, Tournament& tournament);

} // namespace pairwright
