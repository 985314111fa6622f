#include "engine/lim/why_not.h"

#include "engine/answers/counterfactual.h"
#include "engine/answers/procedure.h"
#include "engine/lim/lim.h"
#include "engine/lim/scoregroup.h"

#include <algorithm>
#include <numeric>

namespace pairwright::lim {

namespace {

/// True if all can be paired, or all but one who may have the bye.
bool canPairEverybody(const LimField& field)
{
    std::vector<int> everybody(static_cast<std::size_t>(field.size()));
    std::iota(everybody.begin(), everybody.end(), 0);
    if (field.size() % 2 == 0)
        return canPairAll(field, everybody);
    return std::any_of(everybody.begin(), everybody.end(), [&](int bye) {
        std::vector<int> others = everybody;
        others.erase(others.begin() + bye);
        return field.player(bye).byeAllowed && canPairAll(field, others);
    });
}

} // namespace

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b)
{
    auto asIs = lim::pairRound(state, request);
    if (!asIs)
        return Unexpected{asIs.error()};
    const std::vector<ProcedureStep>& steps = std::get<ProcedureRecord>(asIs->record).steps;
    LimField field(state, request);
    if (std::any_of(steps.begin(), steps.end(),
                    [](const ProcedureStep& step) { return step.outcome == ProcedureOutcome::limitsDropped; }))
        field.dropColourLimits();
    if (auto obstacle = obstacleBetween(state, field, a, b))
        return impossible(std::move(*obstacle));
    const int rankA = *field.rankOf(a);
    const int rankB = *field.rankOf(b);
    if (!field.compatible(rankA, rankB))
        return impossible({PairObstacle::Kind::colourLimits, {}, {}});
    if (holdsPair(*asIs, a, b))
        return alreadyPaired();
    field.tie(rankA, rankB);
    if (!canPairEverybody(field))
        return impossible({PairObstacle::Kind::othersLeftOver, {}, PairingFailure{}});
    Counterfactual answer;
    answer.step = decisiveStep(steps, a, b);
    answer.verdict = answer.step ? Counterfactual::Verdict::decidedByStep : Counterfactual::Verdict::unknown;
    return answer;
}

} // namespace pairwright::lim
