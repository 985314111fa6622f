#pragma once

#include "engine/trf/replay.h"
#include "engine/trf/stated_standings.h"
#include "engine/trf/teams/team_file.h"
#include "engine/trf/to_standings.h"

namespace pairwright::trf {

/// What the matches of a file brought, and its next round: entrants are teams, and FileId is the number of a team.
/// Primary and secondary score are those of 192; the bye brings what 320 says, without it as much as a drawn match
/// (C.04.6 art. 1.4); 299 is applied. A match that nobody played is forfeited: no meeting, no colour.
Expected<PairingInput, ConversionError> toTeamPairingInput(const TeamFile& file, const Choices& choices = {});

/// The same of a file whose rounds may all be paired and have open games.
Expected<PairingInput, ConversionError> toPairedTeamInput(const TeamFile& file, const Choices& choices = {});

/// A round as it was paired. Precondition: 1 <= round <= pairedRounds().
Expected<RecordedRound, ConversionError> recordedTeamRound(const TeamFile& file, RoundNumber round,
                                                           const Choices& choices = {});

Expected<StandingsInput, ConversionError> toTeamStandingsInput(const TeamFile& file, const Choices& choices = {});

/// Points of 310 that are not those of the matches.
std::vector<StatedPoints> otherTeamPoints(const TeamFile& file);

/// 310 with the points of the matches, and 801 and 802 made anew.
void fillTables(TeamFile& file);

} // namespace pairwright::trf
