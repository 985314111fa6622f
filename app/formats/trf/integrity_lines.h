#pragma once

#include "app/domain/tournament.h"
#include "engine/trf/document.h"

#include <optional>
#include <string_view>
#include <vector>

namespace pairwright {

/// What an honest report says of how the event was held, as comment lines of the header, in FIDE's words for its kinds
/// and in pairing numbers: `### FIDE mode: off, not rated`, `### Correction @ Round 3: 4-7 1-0 => 0-1`.
std::vector<trf::KeptLine> integrityLines(const Tournament& tournament);

/// What is told of rounds that were paired or put right by hand: beside what the rules give.
std::vector<trf::ManualPairingComment> manualPairings(const Tournament& tournament);

/// A line of these tells an event: it is noted with the tournament again, as of `at`. False: another line. `ids` are
/// those of the file, in the order of the players; the rounds are there already.
bool takeEvent(const QString& line, const QDateTime& at, const std::vector<trf::FileId>& ids, Tournament& tournament);

/// A line of these says that a player has a full-point bye, which the player's record says too: an export tells it by
/// itself. False: another line.
bool takeFullPointBye(const QString& line, const std::vector<trf::FileId>& ids, const Tournament& tournament);

/// A line of these says that a player was expelled: the player is marked so again, from that round up to the next one
/// in which the player is said to be there. False: another line, or one that does not fit what the rounds say. `ids`
/// are those of the file, in the order of the players.
bool takeExpelled(const QString& line, const std::vector<trf::FileId>& ids, Tournament& tournament);

/// What is imported is in FIDE mode: lines that say that the event is not go, and it is noted with the tournament that
/// FIDE mode was left, before round 1 where no event tells when. Who rates it by these lines; none: there are none.
std::optional<RatedBy> takeFideModeOff(const QDateTime& at, Tournament& tournament);
/// Whether a line is one of these.
bool saysFideModeOff(std::string_view line);

/// Whether a line tells that pairing numbers were exchanged or given anew: rounds before that were paired by others.
bool tellsOtherNumbers(std::string_view line);
/// Whether a line tells of results that were others when later rounds were paired.
bool tellsOtherResults(std::string_view line);

/// Whom a line of these names as the winner of the play-off; none: another line.
std::optional<trf::FileId> playOffWinnerIn(std::string_view line);

/// A line of these names the winner of the play-off for the first place. False: another line, or one that names nobody
/// of tiedForFirst(). The rounds are there already; `ids` as above.
bool takePlayOffWinner(const QString& line, const std::vector<trf::FileId>& ids, Tournament& tournament);

} // namespace pairwright
