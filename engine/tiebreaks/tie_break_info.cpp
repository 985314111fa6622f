#include "engine/tiebreaks/tie_break_info.h"

#include "engine/capabilities.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace pairwright {

namespace {

using Kind = TieBreakKind;
using Info = TieBreakInfo;

constexpr auto registry = std::to_array<Info>({
    {.kind = Kind::DirectEncounter,
     .code = "DE",
     .name = "Direct encounter",
     .article = "6",
     .amongTied = true,
     .countsForfeits = true},
    {.kind = Kind::Wins, .code = "WIN", .name = "Wins", .article = "7.1"},
    {.kind = Kind::GamesWon, .code = "WON", .name = "Games won over the board", .article = "7.2"},
    {.kind = Kind::GamesWithBlack, .code = "BPG", .name = "Games played with Black", .article = "7.3"},
    {.kind = Kind::WinsWithBlack, .code = "BWG", .name = "Games won with Black", .article = "7.4"},
    {.kind = Kind::Progressive, .code = "PS", .name = "Progressive scores", .article = "7.5", .canCut = true},
    {.kind = Kind::RoundsElected, .code = "REP", .name = "Rounds elected to play", .article = "7.6"},
    {.kind = Kind::StandardPoints, .code = "STD", .name = "Standard points", .article = "7.7", .since2026 = true},
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
     .canCut = true,
     .canMedian = true,
     .countsForfeits = true,
     .swissOnly = true},
    {.kind = Kind::AverageOfBuchholz,
     .code = "AOB",
     .name = "Average of opponents' Buchholz",
     .article = "8.2",
     .countsForfeits = true,
     .canBeFore = true,
     .swissOnly = true},
    {.kind = Kind::ForeBuchholz,
     .code = "FB",
     .name = "Fore Buchholz",
     .article = "8.3",
     .canCut = true,
     .canMedian = true,
     .countsForfeits = true,
     .swissOnly = true},
    {.kind = Kind::SonnebornBerger,
     .code = "SB",
     .name = "Sonneborn-Berger",
     .article = "9.1",
     .canCut = true,
     .canMedian = true,
     .countsForfeits = true},
    {.kind = Kind::Koya, .code = "KS", .name = "Koya", .article = "9.2", .hasLimit = true},
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

bool lowerIsBetter(const TieBreak& tieBreak)
{
    return infoOf(tieBreak.kind).lowerIsBetter != tieBreak.reversed;
}

TieBreakEdition tieBreakEditionInForce(std::string_view isoDate)
{
    return !isoDate.empty() && isoDate <= lastDayOf2024 ? TieBreakEdition::y2024 : TieBreakEdition::y2026;
}

} // namespace pairwright
