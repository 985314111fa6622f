#pragma once

#include "engine/base/entrants.h"
#include "engine/tournament/team_event.h"

#include <cstdint>
#include <optional>

namespace pairwright {

/// The tie-breaks of C.07 art. 5, and at the end what an event decides by from outside of its rounds.
enum class TieBreakKind : std::uint8_t {
    DirectEncounter,
    Wins,
    GamesWon,
    GamesWithBlack,
    WinsWithBlack,
    Progressive,
    RoundsElected,
    StandardPoints,
    PairingNumber,
    Buchholz,
    AverageOfBuchholz,
    ForeBuchholz,
    SonnebornBerger,
    Koya,
    AverageRating,
    PerformanceRating,
    PerfectPerformance,
    AverageOfPerformance,
    AverageOfPerfect,
    Rating,
    BoardCount, ///< from here on of teams: art. 12
    TopBoardResults,
    BottomBoards,      ///< bottom board elimination
    SecondaryScore,    ///< art. 13: match points or game points, whichever is not the primary score
    MatchMatchBerger,  ///< extended Sonneborn-Berger: the opponents' match points by the match points against them,
    MatchGameBerger,   ///< the opponents' match points by the game points,
    GameMatchBerger,   ///< the opponents' game points by the match points,
    GameGameBerger,    ///< the opponents' game points by the game points
    ExtendedEncounter, ///< extended direct encounter; of two teams that are left, then
    ExtendedEncounterCountTop,    ///< board count and top board results,
    ExtendedEncounterCountBottom, ///< board count and bottom board elimination,
    ExtendedEncounterTop,         ///< top board results,
    ExtendedEncounterBottom,      ///< bottom board elimination
    ScheduleStrength,             ///< scores and schedule strength combination
    OutsideValue,                 ///< a value that was entered for each player
    ByHand,                       ///< the tied in an order that the arbiter gave them
    Lot,                          ///< lots, drawn once for the event
};

/// Edition of C.07: 2024-08 (until 2026-02-28) or 2026-03. They differ in how unplayed rounds count, and
/// the later one has three tie-breaks more.
enum class TieBreakEdition : std::uint16_t { y2024 = 2024, y2026 = 2026 };

/// How the event pairs: unplayed rounds follow C.07 art. 16 in a Swiss and art. 15.2 in a round robin.
enum class EventFormat : std::uint8_t { swiss, roundRobin };

/// By what a table of standings is made.
struct TieBreakRules {
    TieBreakEdition edition = TieBreakEdition::y2026;
    EventFormat format = EventFormat::swiss;
    Entrants entrants = Entrants::players; ///< which tie-breaks there are; how they count says the tournament
    friend bool operator==(const TieBreakRules&, const TieBreakRules&) = default;
};

/// One tie-break with its modifiers (C.07 art. 14), as in "BH/C1".
struct TieBreak {
    TieBreakKind kind = TieBreakKind::Buchholz;
    int cutLowest = 0;            ///< values cut at the low end: /C1 is 1, /M2 is 2
    int cutHighest = 0;           ///< values cut at the high end: /M1 is 1
    bool forfeitsAsGames = false; ///< /P: a forfeit is a game against the scheduled opponent
    bool foreBuchholz = false;    ///< /F: of Fore Buchholz instead of Buchholz (art. 8.2)
    int limitShift = 0;           ///< /L+1: moves the limit of Koya by half points (art. 14.5)
    bool reversed = false;        ///< /R: the other order (art. 7.8, 10.6)
    /// /U1400, /U0: the rating that players without one count with; a rule of the event (art. 10).
    std::optional<int> unratedAs = {};
    /// The same from the field: /UL its lowest rating, /UA the average, rounded half up. Not beside unratedAs.
    enum class UnratedBy : std::uint8_t { nothing, lowest, average };
    UnratedBy unratedBy = UnratedBy::nothing;
    /// Which of several ratings counts in a long event: that of the n-th list (/V2; of the last where there are fewer),
    /// or in each round that of its list (/VR).
    int ratingList = 1;
    bool ratingOfRound = false;
    std::optional<TeamScore> score = {}; ///< :MP, :GP: by that score of teams; none: by the primary one
    std::optional<int> factor = {};      ///< /K4: what divides the strength of the schedule (art. 13.4)
    bool eventRuleU = false;             ///< /U without a number, /V: rules of the event that other programs write;
    bool eventRuleV = false;             ///< printed again, without effect
    friend bool operator==(const TieBreak&, const TieBreak&) = default;
};

} // namespace pairwright
