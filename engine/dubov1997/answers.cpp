#include "engine/answers/counterfactual.h"
#include "engine/answers/given_round.h"
#include "engine/answers/procedure.h"
#include "engine/dubov1997/bye.h"
#include "engine/dubov1997/completion.h"
#include "engine/dubov1997/dubov1997.h"

#include <algorithm>
#include <numeric>

namespace pairwright::dubov1997 {

namespace {

bool canPairEverybody(const Field& field)
{
    std::vector<int> everybody(static_cast<std::size_t>(field.size()));
    std::iota(everybody.begin(), everybody.end(), 0);
    if (field.size() % 2 == 0)
        return canPairAll(field, everybody);
    const std::vector<int> candidates = byeCandidates(field);
    return std::any_of(candidates.begin(), candidates.end(), [&](int bye) {
        std::vector<int> others = everybody;
        std::erase(others, bye);
        return canPairAll(field, others);
    });
}

} // namespace

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b)
{
    auto asIs = dubov1997::pairRound(state, request);
    if (!asIs)
        return Unexpected{asIs.error()};
    Field field(state, request.absent);
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
    answer.step = decisiveStep(std::get<ProcedureRecord>(asIs->record).steps, a, b);
    answer.verdict = answer.step ? Counterfactual::Verdict::decidedByStep : Counterfactual::Verdict::unknown;
    return answer;
}

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given)
{
    auto best = dubov1997::pairRound(state, request);
    if (!best)
        return Unexpected{best.error()};
    const Field field(state, request.absent);
    Verdict verdict;
    verdict.violations = violationsOf(state, field, given);
    if (verdict.violations.empty())
        for (const auto& [white, black] : given.boards)
            if (!field.compatible(*field.rankOf(white), *field.rankOf(black)))
                verdict.violations.push_back({Violation::Kind::colourLimits, {white, black}, {}});
    if (verdict.violations.empty()) {
        verdict.colours = turnedAgainst(best->boards, given);
        verdict.step = firstStepLeft(std::get<ProcedureRecord>(best->record).steps, given);
    }
    verdict.best = std::move(*best);
    return verdict;
}

} // namespace pairwright::dubov1997
