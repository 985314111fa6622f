#include "engine/dutch2012/why_not.h"

#include "engine/dutch/dutch_field.h"
#include "engine/dutch2012/dutch2012.h"
#include "engine/field/completion.h"
#include "engine/field/counterfactual.h"

#include <algorithm>
#include <numeric>

namespace pairwright::dutch2012 {

namespace {

/// The first step that gave one of the two an opponent or the bye: from then on the other one was out of reach.
std::optional<std::size_t> decisiveStep(const std::vector<ProcedureStep>& steps, Tpn a, Tpn b)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const ProcedureStep& step = steps[i];
        const bool settles = step.outcome == ProcedureOutcome::paired || step.outcome == ProcedureOutcome::bye;
        const auto names = [&](Tpn tpn) {
            return std::find(step.players.begin(), step.players.end(), tpn) != step.players.end();
        };
        if (settles && (names(a) || names(b)))
            return i;
    }
    return std::nullopt;
}

} // namespace

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b)
{
    const auto asIs = dutch2012::pairRound(state, request);
    if (!asIs)
        return Unexpected{asIs.error()};
    dutch::DutchField field(state, dutch::Edition::of2012, request.absent);
    if (auto obstacle = obstacleBetween(state, field, a, b))
        return impossible(std::move(*obstacle));
    if (holdsPair(*asIs, a, b))
        return alreadyPaired();
    field.tie(*field.rankOf(a), *field.rankOf(b));
    std::vector<int> everybody(static_cast<std::size_t>(field.size()));
    std::iota(everybody.begin(), everybody.end(), 0);
    if (!canComplete(field, everybody, byeAllowed(field)))
        return impossible({PairObstacle::Kind::othersLeftOver, {}, explainFailure(field)});
    Counterfactual answer;
    answer.step = decisiveStep(std::get<ProcedureRecord>(asIs->record).steps, a, b);
    answer.verdict = answer.step ? Counterfactual::Verdict::decidedByStep : Counterfactual::Verdict::unknown;
    return answer;
}

} // namespace pairwright::dutch2012
