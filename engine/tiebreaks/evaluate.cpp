#include "engine/tiebreaks/evaluate.h"

#include "engine/tiebreaks/buchholz.h"
#include "engine/tiebreaks/koya.h"
#include "engine/tiebreaks/own_number.h"
#include "engine/tiebreaks/own_record.h"
#include "engine/tiebreaks/progressive.h"
#include "engine/tiebreaks/rating_performance.h"
#include "engine/tiebreaks/sonneborn_berger.h"

namespace pairwright {

std::vector<TieBreakResult> evaluate(const TieBreakContext& context, const TieBreak& tieBreak)
{
    switch (tieBreak.kind) {
    case TieBreakKind::Wins:
    case TieBreakKind::GamesWon:
    case TieBreakKind::GamesWithBlack:
    case TieBreakKind::WinsWithBlack:
    case TieBreakKind::RoundsElected:
    case TieBreakKind::StandardPoints: return ownRecord(context, tieBreak);
    case TieBreakKind::Progressive: return progressive(context, tieBreak);
    case TieBreakKind::PairingNumber:
    case TieBreakKind::Rating: return ownNumber(context, tieBreak);
    case TieBreakKind::Buchholz: return buchholz(context, tieBreak);
    case TieBreakKind::ForeBuchholz: return foreBuchholz(context, tieBreak);
    case TieBreakKind::AverageOfBuchholz: return averageOfBuchholz(context, tieBreak);
    case TieBreakKind::SonnebornBerger: return sonnebornBerger(context, tieBreak);
    case TieBreakKind::Koya: return koya(context, tieBreak);
    case TieBreakKind::AverageRating: return averageRating(context, tieBreak);
    case TieBreakKind::PerformanceRating: return performanceRating(context, tieBreak);
    case TieBreakKind::PerfectPerformance: return perfectPerformance(context, tieBreak);
    case TieBreakKind::AverageOfPerformance:
    case TieBreakKind::AverageOfPerfect: return averageOfPerformance(context, tieBreak);
    case TieBreakKind::OutsideValue:
    case TieBreakKind::ByHand:
    case TieBreakKind::Lot: return givenValue(context, tieBreak);
    case TieBreakKind::DirectEncounter: break;
    }
    std::vector<TieBreakResult> nobodyTied(context.state().players.size());
    for (TieBreakResult& result : nobodyTied)
        result.missing = TieBreakResult::Missing::notTied;
    return nobodyTied;
}

} // namespace pairwright
