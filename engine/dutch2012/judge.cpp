#include "engine/dutch2012/judge.h"

#include "engine/answers/given_round.h"
#include "engine/answers/procedure.h"
#include "engine/base/watch.h"
#include "engine/dutch2012/colours.h"
#include "engine/dutch2012/dutch2012.h"

namespace pairwright::dutch2012 {

namespace {

std::vector<std::pair<Tpn, Tpn>> turned(const dutch::DutchField& field, const GivenRound& given)
{
    std::vector<std::pair<Tpn, Tpn>> result;
    for (const auto& board : given.boards)
        if (field.player(pairColours(field, *field.rankOf(board.first), *field.rankOf(board.second)).white).tpn !=
            board.first)
            result.push_back(board);
    return result;
}

Expected<RoundPairing, PairingFailure> pairedWithinTheLimit(const TournamentState& state, const PairingRequest& request)
{
    try {
        return dutch2012::pairRound(state, request);
    } catch (const GivenUp& reason) {
        if (reason.why == GivenUp::Why::stopped)
            throw;
        PairingFailure failure;
        failure.reason = PairingFailure::Reason::tooLarge;
        return Unexpected{failure};
    }
}

} // namespace

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given)
{
    const dutch::DutchField field(state, dutch::Edition::of2012, request.absent);
    Verdict verdict;
    verdict.violations = violationsOf(state, field, given);
    auto best = pairedWithinTheLimit(state, request);
    if (!best) {
        const bool wrongAnyway = best.error().reason == PairingFailure::Reason::tooLarge && !verdict.violations.empty();
        return wrongAnyway ? Expected<Verdict, PairingFailure>(std::move(verdict)) : Unexpected{best.error()};
    }
    if (verdict.violations.empty()) {
        verdict.colours = turned(field, given);
        verdict.step = firstStepLeft(std::get<ProcedureRecord>(best->record).steps, given);
    }
    verdict.best = std::move(*best);
    return verdict;
}

} // namespace pairwright::dutch2012
