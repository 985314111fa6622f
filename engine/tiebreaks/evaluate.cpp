#include "engine/tiebreaks/evaluate.h"

#include "engine/tiebreaks/buchholz.h"
#include "engine/tiebreaks/direct_encounter.h"
#include "engine/tiebreaks/koya.h"
#include "engine/tiebreaks/own_number.h"
#include "engine/tiebreaks/own_record.h"
#include "engine/tiebreaks/progressive.h"
#include "engine/tiebreaks/rating_performance.h"
#include "engine/tiebreaks/sonneborn_berger.h"
#include "engine/tiebreaks/teams/board_results.h"
#include "engine/tiebreaks/teams/extended_encounter.h"
#include "engine/tiebreaks/teams/match_berger.h"
#include "engine/tiebreaks/teams/schedule_strength.h"
#include "engine/tiebreaks/tie_break_info.h"

namespace pairwright {

namespace {

std::vector<TieBreakResult> nothingFor(const TieBreakContext& context, TieBreakResult::Missing why)
{
    std::vector<TieBreakResult> results(context.state().players.size());
    for (TieBreakResult& result : results)
        result.missing = why;
    return results;
}

bool isBySecondaryScore(const TieBreakContext& context, const TieBreak& tieBreak)
{
    const auto& teams = context.state().teams;
    return teams && tieBreak.score && *tieBreak.score != teams->primary;
}

} // namespace

std::vector<TieBreakResult> evaluate(const TieBreakContext& context, const TieBreak& tieBreak)
{
    if (infoOf(tieBreak.kind).ofTeams && !context.state().teams)
        return nothingFor(context, TieBreakResult::Missing::notForPlayers);
    if (isBySecondaryScore(context, tieBreak)) {
        TieBreak byItself = tieBreak;
        byItself.score.reset();
        return evaluate(context.bySecondaryScore(), byItself);
    }
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
    case TieBreakKind::SecondaryScore: return secondaryScore(context);
    case TieBreakKind::MatchMatchBerger:
    case TieBreakKind::MatchGameBerger:
    case TieBreakKind::GameMatchBerger:
    case TieBreakKind::GameGameBerger: return matchBerger(context, tieBreak);
    case TieBreakKind::ScheduleStrength: return scheduleStrength(context, tieBreak);
    case TieBreakKind::DirectEncounter:
    case TieBreakKind::BoardCount:
    case TieBreakKind::TopBoardResults:
    case TieBreakKind::BottomBoards:
    case TieBreakKind::ExtendedEncounter:
    case TieBreakKind::ExtendedEncounterCountTop:
    case TieBreakKind::ExtendedEncounterCountBottom:
    case TieBreakKind::ExtendedEncounterTop:
    case TieBreakKind::ExtendedEncounterBottom: break;
    }
    return nothingFor(context, TieBreakResult::Missing::notTied);
}

std::vector<TieBreakResult> evaluateAmongTied(const TieBreakContext& context, std::span<const Tpn> tied,
                                              const TieBreak& tieBreak)
{
    if (isBySecondaryScore(context, tieBreak))
        return directEncounter(context.bySecondaryScore(), tied, tieBreak);
    switch (tieBreak.kind) {
    case TieBreakKind::BoardCount:
    case TieBreakKind::TopBoardResults:
    case TieBreakKind::BottomBoards: return boardResults(context, tied, tieBreak.kind);
    case TieBreakKind::ExtendedEncounter:
    case TieBreakKind::ExtendedEncounterCountTop:
    case TieBreakKind::ExtendedEncounterCountBottom:
    case TieBreakKind::ExtendedEncounterTop:
    case TieBreakKind::ExtendedEncounterBottom: return extendedEncounter(context, tied, tieBreak);
    default: return directEncounter(context, tied, tieBreak);
    }
}

} // namespace pairwright
