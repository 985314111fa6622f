#pragma once

#include "engine/systems.h"
#include "engine/tiebreaks/tie_break.h"

#include <span>
#include <string_view>

namespace pairwright {

/// One line of the list of tie-breaks: what there is and which modifiers it takes.
struct TieBreakInfo {
    TieBreakKind kind = TieBreakKind::Buchholz;
    std::string_view code;       ///< "BH": TRF records 202 and 212, command line, storage
    std::string_view name;       ///< "Buchholz": English
    std::string_view article;    ///< "8.1"
    bool takesScore = false;     ///< takes :MP and :GP in an event of teams
    bool amongTied = false;      ///< type A: computed again for each still tied group
    bool canCut = false;         ///< takes /C1 and /C2
    bool canMedian = false;      ///< takes /M1 and /M2
    bool countsForfeits = false; ///< takes /P
    bool canBeFore = false;      ///< takes /F
    bool hasLimit = false;       ///< takes /L
    bool canReverse = false;     ///< takes /R
    bool usesRatings = false;    ///< of art. 10: takes /U, undefined while a player has no rating
    bool since2026 = false;      ///< not in the edition 2024-08
    bool swissOnly = false;      ///< not to be used in round robins (art. 8)
    bool lowerIsBetter = false;  ///< ascending unless /R
    bool ofTeams = false;        ///< of art. 12 and 13
    bool hasFactor = false;      ///< takes /K
    bool ofTheEvent = false;     ///< nothing of C.07: by what was entered or drawn; a TRF writes OTHER_ before the code
};

/// Every tie-break of this build, in the order of the articles. Parser, standings, command line and window
/// list them from here.
std::span<const TieBreakInfo> tieBreakInfos();
const TieBreakInfo& infoOf(TieBreakKind kind);

/// Whether this edition of C.07 has the tie-break.
bool isInEdition(const TieBreakInfo& info, TieBreakEdition edition);

/// How unplayed games of a system count (C.07 art. 15): by Capabilities::allPlayAll.
EventFormat formatOf(SystemEdition system);

/// Whether events of that format may use it: a round robin nothing of the Buchholz family (C.07 art. 8).
bool isForFormat(const TieBreakInfo& info, EventFormat format);

/// Whether events of teams, or of players, may use it: art. 12 and 13 are of teams, art. 10 of players.
bool isForEntrants(const TieBreakInfo& info, Entrants entrants);

/// True when the smaller value stands first.
bool lowerIsBetter(const TieBreak& tieBreak);

/// The two scores of an extended Sonneborn-Berger (art. 13.2). Precondition: it is one.
struct BergerScores {
    TeamScore opponents;
    TeamScore own;
};
BergerScores bergerScoresOf(TieBreakKind kind);

/// The edition in force on a day (ISO date "2026-03-01", compared as text); an empty date means today's rules.
TieBreakEdition tieBreakEditionInForce(std::string_view isoDate);

} // namespace pairwright
