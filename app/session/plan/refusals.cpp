#include "app/session/plan/refusals.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace pairwright {

namespace {

constexpr Refusal impossible(FindingCode code)
{
    return {code};
}

constexpr Refusal forbidden(FindingCode code, WarningLevel inside, WarningLevel outside, std::string_view article)
{
    return {code, RefusalKind::forbiddenByFide, inside, outside, article};
}

using Code = FindingCode;

constexpr auto refusalTable = std::to_array<Refusal>({
    // Results and published pairings.
    forbidden(Code::ratingOnlyFromNowOn, WarningLevel::refused, WarningLevel::confirm, "C.04.2:2026 art. 4.3"),
    forbidden(Code::resultsAlreadyIn, WarningLevel::refused, WarningLevel::confirm, "C.04.2:2026 art. 4.4"),
    forbidden(Code::roundSettled, WarningLevel::refused, WarningLevel::confirm, "C.04.2:2026 art. 4.4"),
    forbidden(Code::resultReplaced, WarningLevel::confirm, WarningLevel::acknowledge, "C.02.03 art. 7 (checklist)"),
    // What is declared before the start.
    forbidden(Code::forbiddenPairsFixed, WarningLevel::refused, WarningLevel::confirm, "C.02.03 art. 7 (checklist)"),
    forbidden(Code::pointsFixed, WarningLevel::refused, WarningLevel::confirm, "C.02.03 art. 7 (checklist)"),
    forbidden(Code::twoDrawsAboveWin, WarningLevel::refused, WarningLevel::confirm, "C.02.03 art. 7 (checklist)"),
    forbidden(Code::byeAboveWin, WarningLevel::refused, WarningLevel::confirm, "C.02.03 art. 7 (checklist)"),
    forbidden(Code::byeNotUsual, WarningLevel::refused, WarningLevel::confirm, "C.02.03 art. 7 (checklist)"),
    forbidden(Code::systemChanges, WarningLevel::refused, WarningLevel::twoSteps, "C.02.03 art. 7 (checklist)"),
    forbidden(Code::systemOptionChanges, WarningLevel::refused, WarningLevel::twoSteps, "C.02.03 art. 7 (checklist)"),
    forbidden(Code::tpnsFixed, WarningLevel::refused, WarningLevel::confirm, "C.04.2:2026 art. 2.3"),
    forbidden(Code::numbersAgainstRatings, WarningLevel::refused, WarningLevel::confirm, "C.04.2:2026 art. 2.2"),
    forbidden(Code::roundCountChanges, WarningLevel::twoSteps, WarningLevel::confirm, "C.02.03 art. 7 (checklist)"),
    forbidden(Code::lastRoundChangesKind, WarningLevel::twoSteps, WarningLevel::confirm, "C.02.03 art. 7 (checklist)"),
    forbidden(Code::seedingRoundsChange, WarningLevel::twoSteps, WarningLevel::confirm, "C.02.03 art. 7 (checklist)"),
    forbidden(Code::seedingRoundPairedOtherwise, WarningLevel::twoSteps, WarningLevel::confirm,
              "C.02.03 art. 7 (checklist)"),
    forbidden(Code::acceleratedRoundsChange, WarningLevel::twoSteps, WarningLevel::confirm,
              "C.02.03 art. 7 (checklist)"),
    forbidden(Code::tieBreaksChange, WarningLevel::twoSteps, WarningLevel::confirm, "C.02.03 art. 7 (checklist)"),

    // Byes and absences; the arbiter is asked in every mode.
    forbidden(Code::secondHalfPointBye, WarningLevel::confirm, WarningLevel::acknowledge, "C.02.03 art. 7 (checklist)"),
    forbidden(Code::halfPointByeBarred, WarningLevel::refused, WarningLevel::confirm, "C.04.2:2026 art. 3.3"),
    forbidden(Code::expelledReturns, WarningLevel::confirm, WarningLevel::acknowledge, "C.02.03 art. 7 (checklist)"),

    impossible(Code::readOnly),
    impossible(Code::lockedAfterRoundOne),
    impossible(Code::fideModeIsLeft),
    impossible(Code::tooFewPlayers),
    impossible(Code::roundsUsedUp),
    impossible(Code::roundCountOutOfRange),
    impossible(Code::fewerRoundsThanPublished),
    impossible(Code::initialColourMissing),
    impossible(Code::numbersMissing),
    impossible(Code::varmaImpossible),
    impossible(Code::twoTeamsWanted),
    impossible(Code::tableMissing),
    impossible(Code::noByesInATable),
    impossible(Code::tooLateForTheTable),
    impossible(Code::resultAlreadyIn),
    impossible(Code::notTiedForFirst),
    impossible(Code::notTied),
    impossible(Code::unknownSystem),
    impossible(Code::matchesAndGames),
    impossible(Code::invalidPointSystem),
    impossible(Code::dateOutOfOrder),
    impossible(Code::changedMeanwhile),
    impossible(Code::unknownPlayer),
    impossible(Code::nameMissing),
    impossible(Code::textNotAllowed),
    impossible(Code::invalidAmount),
    impossible(Code::valueImpossible),
    impossible(Code::invalidGroupRule),
    impossible(Code::invalidPrize),
    impossible(Code::tooManyPrizes),
    impossible(Code::invalidPrizeRules),
    impossible(Code::invalidTeamRanking),
    impossible(Code::noTeamsHere),
    impossible(Code::teamsOrPlayers),
    impossible(Code::invalidTeamRules),
    impossible(Code::notOfTheTeam),
    impossible(Code::seatedTwice),
    impossible(Code::teamTooSmall),
    impossible(Code::ratingOutOfRange),
    impossible(Code::invalidFideId),
    impossible(Code::invalidFederation),
    impossible(Code::invalidBirthDate),
    impossible(Code::duplicateFideId),
    impossible(Code::tooManyPlayers),
    impossible(Code::playerHasRounds),
    impossible(Code::invalidOrder),
    impossible(Code::invalidForbiddenGroup),
    impossible(Code::roundAlreadyPublished),
    impossible(Code::roundBeyondPlan),
    impossible(Code::notYetEntered),
    impossible(Code::alreadyWithdrawn),
    impossible(Code::notWithdrawn),
    impossible(Code::notTheNextRound),
    impossible(Code::resultsMissing),
    impossible(Code::noProposal),
    impossible(Code::proposalStale),
    impossible(Code::notPublished),
    impossible(Code::laterRoundPublished),
    impossible(Code::reasonMissing),
    impossible(Code::playerNotPlaced),
    impossible(Code::playerPlacedTwice),
    impossible(Code::absentPlayerPlaced),
    impossible(Code::unknownBoard),
    impossible(Code::useCorrection),
    impossible(Code::useAdjournedResult),
    impossible(Code::notAdjourned),
    impossible(Code::nothingToCorrect),
    impossible(Code::stillCorrectable),
    impossible(Code::resultNotAllowed),
    impossible(Code::emptyBoard),
    impossible(Code::leavesPlayedBoard),
    impossible(Code::accelerationNeedsPoints),
    impossible(Code::ratingMissing),
    impossible(Code::tooManyTieBreaks),
    impossible(Code::tieBreakNotForRoundRobin),
    impossible(Code::manualPhaseOpen),
    impossible(Code::noManualPhase),
    impossible(Code::alreadyPaired),
    impossible(Code::comparisonOutdated),
});

} // namespace

std::span<const Refusal> refusals()
{
    return refusalTable;
}

const Refusal* refusalOf(FindingCode code)
{
    const auto found =
        std::find_if(refusalTable.begin(), refusalTable.end(), [code](const Refusal& one) { return one.code == code; });
    return found != refusalTable.end() ? &*found : nullptr;
}

WarningLevel levelOf(FindingCode code, bool fideMode)
{
    const Refusal* refusal = refusalOf(code);
    assert(refusal != nullptr);
    if (refusal == nullptr)
        return WarningLevel::refused;
    return fideMode ? refusal->inside : refusal->outside;
}

} // namespace pairwright
