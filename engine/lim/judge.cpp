#include "engine/lim/judge.h"

#include "engine/answers/given_round.h"
#include "engine/answers/procedure.h"
#include "engine/lim/lim.h"
#include "engine/lim/lim_field.h"

#include <algorithm>

namespace pairwright::lim {

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given)
{
    auto best = lim::pairRound(state, request);
    if (!best)
        return Unexpected{best.error()};
    LimField field(state, request);
    const std::vector<ProcedureStep>& steps = std::get<ProcedureRecord>(best->record).steps;
    if (std::any_of(steps.begin(), steps.end(),
                    [](const ProcedureStep& step) { return step.outcome == ProcedureOutcome::limitsDropped; }))
        field.dropColourLimits();
    Verdict verdict;
    verdict.violations = violationsOf(state, field, given);
    if (verdict.violations.empty())
        for (const auto& [white, black] : given.boards)
            if (!field.compatible(*field.rankOf(white), *field.rankOf(black)))
                verdict.violations.push_back({Violation::Kind::colourLimits, {white, black}, {}});
    if (verdict.violations.empty()) {
        verdict.colours = turnedAgainst(best->boards, given);
        verdict.step = firstStepLeft(steps, given);
    }
    verdict.best = std::move(*best);
    return verdict;
}

} // namespace pairwright::lim
