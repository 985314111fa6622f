#include "engine/dutch2012/judge.h"

#include "engine/dutch2012/colours.h"
#include "engine/dutch2012/dutch2012.h"
#include "engine/field/given_round.h"
#include "engine/field/procedure.h"

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

} // namespace

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given)
{
    auto best = dutch2012::pairRound(state, request);
    if (!best)
        return Unexpected{best.error()};
    const dutch::DutchField field(state, dutch::Edition::of2012, request.absent);
    Verdict verdict;
    verdict.violations = violationsOf(state, field, given);
    if (verdict.violations.empty()) {
        verdict.colours = turned(field, given);
        verdict.step = firstStepLeft(std::get<ProcedureRecord>(best->record).steps, given);
    }
    verdict.best = std::move(*best);
    return verdict;
}

} // namespace pairwright::dutch2012
