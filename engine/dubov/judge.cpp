#include "engine/dubov/judge.h"

#include "engine/answers/given_round.h"
#include "engine/dubov/bracket.h"
#include "engine/upfloat/answers.h"

namespace pairwright::dubov {

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request, Edition edition,
                                        const GivenRound& given)
{
    auto best = pairRound(state, request, edition);
    if (!best)
        return Unexpected{best.error()};
    const DubovField field(state, edition, request.absent);
    Verdict verdict;
    verdict.best = std::move(*best);
    verdict.violations = violationsOf(state, field, given);
    if (verdict.violations.empty())
        upfloat::judgeLegalRound(Rules(field, state, edition), given, verdict);
    return verdict;
}

} // namespace pairwright::dubov
