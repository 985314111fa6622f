#include "engine/tiebreaks/tie_break_info.h"

#include "engine/capabilities.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace pairwright {

namespace {

using Kind = TieBreakKind;
using Info = TieBreakInfo;

constexpr Info bergerInfo(Kind kind, std::string_view code, std::string_view name, std::string_view article)
{
    return {.kind = kind,
            .code = code,
            .name = name,
            .article = article,
            .canCut = true,
            .countsForfeits = true,
            .ofTeams = true};
}

constexpr Info encounterInfo(Kind kind, std::string_view code, std::string_view name, std::string_view article)
{
    return {.kind = kind,
            .code = code,
            .name = name,
            .article = article,
            .amongTied = true,
            .countsForfeits = true,
            .ofTeams = true};
}

constexpr auto registry = std::to_array<Info>({
    {.kind = Kind::DirectEncounter,
     .code = "DE",
     .name = "Direct encounter",
     .article = "6",
     .takesScore = true,
     .amongTied = true,
     .countsForfeits = true},
    {.kind = Kind::Wins, .code = "WIN", .name = "Wins", .article = "7.1", .takesScore = true},
    {.kind = Kind::GamesWon, .code = "WON", .name = "Games won over the board", .article = "7.2", .takesScore = true},
    {.kind = Kind::GamesWithBlack, .code = "BPG", .name = "Games played with Black", .article = "7.3"},
    {.kind = Kind::WinsWithBlack, .code = "BWG", .name = "Games won with Black", .article = "7.4"},
    {.kind = Kind::Progressive,
     .code = "PS",
     .name = "Progressive scores",
     .article = "7.5",
     .takesScore = true,
     .canCut = true},
    {.kind = Kind::RoundsElected, .code = "REP", .name = "Rounds elected to play", .article = "7.6"},
    {.kind = Kind::StandardPoints,
     .code = "STD",
     .name = "Standard points",
     .article = "7.7",
     .takesScore = true,
     .since2026 = true},
    {.kind = Kind::PairingNumber,
     .code = "TPN",
     .name = "Pairing number",
     .article = "7.8",
     .canReverse = true,
     .since2026 = true,
     .lowerIsBetter = true},
    {.kind = Kind::Buchholz,
     .code = "BH",
     .name = "Buchholz",
     .article = "8.1",
     .takesScore = true,
     .canCut = true,
     .canMedian = true,
     .countsForfeits = true,
     .swissOnly = true},
    {.kind = Kind::AverageOfBuchholz,
     .code = "AOB",
     .name = "Average of opponents' Buchholz",
     .article = "8.2",
     .takesScore = true,
     .countsForfeits = true,
     .canBeFore = true,
     .swissOnly = true},
    {.kind = Kind::ForeBuchholz,
     .code = "FB",
     .name = "Fore Buchholz",
     .article = "8.3",
     .takesScore = true,
     .canCut = true,
     .canMedian = true,
     .countsForfeits = true,
     .swissOnly = true},
    {.kind = Kind::SonnebornBerger,
     .code = "SB",
     .name = "Sonneborn-Berger",
     .article = "9.1",
     .takesScore = true,
     .canCut = true,
     .canMedian = true,
     .countsForfeits = true},
    {.kind = Kind::Koya, .code = "KS", .name = "Koya", .article = "9.2", .takesScore = true, .hasLimit = true},
    {.kind = Kind::AverageRating,
     .code = "ARO",
     .name = "Average rating of opponents",
     .article = "10.1",
     .canCut = true,
     .canMedian = true,
     .usesRatings = true},
    {.kind = Kind::PerformanceRating,
     .code = "TPR",
     .name = "Performance rating",
     .article = "10.2",
     .usesRatings = true},
    {.kind = Kind::PerfectPerformance,
     .code = "PTP",
     .name = "Perfect performance",
     .article = "10.3",
     .usesRatings = true},
    {.kind = Kind::AverageOfPerformance,
     .code = "APRO",
     .name = "Average performance rating of opponents",
     .article = "10.4",
     .usesRatings = true},
    {.kind = Kind::AverageOfPerfect,
     .code = "APPO",
     .name = "Average perfect performance of opponents",
     .article = "10.5",
     .usesRatings = true},
    {.kind = Kind::Rating,
     .code = "RTNG",
     .name = "Rating",
     .article = "10.6",
     .canReverse = true,
     .usesRatings = true,
     .since2026 = true},
    {.kind = Kind::BoardCount,
     .code = "BC",
     .name = "Board count",
     .article = "12.1",
     .amongTied = true,
     .lowerIsBetter = true,
     .ofTeams = true},
    {.kind = Kind::TopBoardResults,
     .code = "TBR",
     .name = "Top board results",
     .article = "12.2",
     .amongTied = true,
     .ofTeams = true},
    {.kind = Kind::BottomBoards,
     .code = "BBE",
     .name = "Bottom board elimination",
     .article = "12.3",
     .amongTied = true,
     .ofTeams = true},
    {.kind = Kind::SecondaryScore,
     .code = "MPvGP",
     .name = "Match points or game points",
     .article = "13.1",
     .ofTeams = true},
    bergerInfo(Kind::MatchMatchBerger, "EMMSB", "Extended Sonneborn-Berger, match points by match points", "13.2.1"),
    bergerInfo(Kind::MatchGameBerger, "EMGSB", "Extended Sonneborn-Berger, match points by game points", "13.2.2"),
    bergerInfo(Kind::GameMatchBerger, "EGMSB", "Extended Sonneborn-Berger, game points by match points", "13.2.3"),
    bergerInfo(Kind::GameGameBerger, "EGGSB", "Extended Sonneborn-Berger, game points by game points", "13.2.4"),
    encounterInfo(Kind::ExtendedEncounter, "EDE", "Extended direct encounter", "13.3"),
    encounterInfo(Kind::ExtendedEncounterCountTop, "EDEBT",
                  "Extended direct encounter, board count and top board results", "13.3.2"),
    encounterInfo(Kind::ExtendedEncounterCountBottom, "EDEBB",
                  "Extended direct encounter, board count and bottom board elimination", "13.3.2"),
    encounterInfo(Kind::ExtendedEncounterTop, "EDET", "Extended direct encounter and top board results", "13.3.2"),
    encounterInfo(Kind::ExtendedEncounterBottom, "EDEB", "Extended direct encounter and bottom board elimination",
                  "13.3.2"),
    {.kind = Kind::ScheduleStrength,
     .code = "SSSC",
     .name = "Scores and schedule strength combination",
     .article = "13.4",
     .countsForfeits = true,
     .canBeFore = true,
     .swissOnly = true,
     .ofTeams = true,
     .hasFactor = true},
    {.kind = Kind::OutsideValue, .code = "EXT", .name = "Value from outside", .article = "4.1", .ofTheEvent = true},
    {.kind = Kind::ByHand,
     .code = "HAND",
     .name = "Ranked by hand",
     .article = "4.2",
     .lowerIsBetter = true,
     .ofTheEvent = true},
    {.kind = Kind::Lot,
     .code = "LOT",
     .name = "Drawing of lots",
     .article = "4.2",
     .lowerIsBetter = true,
     .ofTheEvent = true},
});

constexpr std::string_view lastDayOf2024 = "2026-02-28";

} // namespace

std::span<const TieBreakInfo> tieBreakInfos()
{
    return registry;
}

const TieBreakInfo& infoOf(TieBreakKind kind)
{
    const auto* found = std::ranges::find(registry, kind, &TieBreakInfo::kind);
    assert(found != registry.end());
    return *found;
}

bool isInEdition(const TieBreakInfo& info, TieBreakEdition edition)
{
    return !info.since2026 || edition >= TieBreakEdition::y2026;
}

EventFormat formatOf(SystemEdition system)
{
    return capabilitiesOf(system).allPlayAll ? EventFormat::roundRobin : EventFormat::swiss;
}

bool isForFormat(const TieBreakInfo& info, EventFormat format)
{
    return !info.swissOnly || format == EventFormat::swiss;
}

bool isForEntrants(const TieBreakInfo& info, Entrants entrants)
{
    return entrants == Entrants::teams ? !info.usesRatings : !info.ofTeams;
}

BergerScores bergerScoresOf(TieBreakKind kind)
{
    using enum TeamScore;
    assert(kind >= Kind::MatchMatchBerger && kind <= Kind::GameGameBerger);
    const bool ofMatches = kind == Kind::MatchMatchBerger || kind == Kind::MatchGameBerger;
    const bool byMatches = kind == Kind::MatchMatchBerger || kind == Kind::GameMatchBerger;
    return {ofMatches ? matchPoints : gamePoints, byMatches ? matchPoints : gamePoints};
}

bool lowerIsBetter(const TieBreak& tieBreak)
{
    return infoOf(tieBreak.kind).lowerIsBetter != tieBreak.reversed;
}

TieBreakEdition tieBreakEditionInForce(std::string_view isoDate)
{
    return !isoDate.empty() && isoDate <= lastDayOf2024 ? TieBreakEdition::y2024 : TieBreakEdition::y2026;
}

} // namespace pairwright
