#include "engine/dutch2012/why_not.h"

#include "engine/answers/counterfactual.h"
#include "engine/answers/procedure.h"
#include "engine/dutch/dutch_field.h"
#include "engine/dutch2012/round_pairer.h"

#include <algorithm>

namespace pairwright::dutch2012 {

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b)
{
    dutch::DutchField field(state, dutch::Edition::of2012, request.absent);
    RoundPairer asIs(field);
    const auto rankA = field.rankOf(a);
    const auto rankB = field.rankOf(b);
    if (rankA && rankB)
        asIs.runAbove(std::min(*rankA, *rankB));
    RoundPairer forced = asIs; // above the two nothing changes
    if (auto failure = asIs.run())
        return Unexpected{std::move(*failure)};
    if (auto obstacle = obstacleBetween(state, field, a, b))
        return impossible(std::move(*obstacle));
    const RoundPairing round = asIs.pairing(state);
    if (holdsPair(round, a, b))
        return alreadyPaired();
    field.tie(*rankA, *rankB);
    if (auto failure = forced.run())
        return failed(std::move(*failure));
    Counterfactual answer;
    answer.step = decisiveStep(std::get<ProcedureRecord>(round.record).steps, a, b);
    answer.verdict = answer.step ? Counterfactual::Verdict::decidedByStep : Counterfactual::Verdict::unknown;
    // The two have nobody else: the same procedure brings them together, wherever they come to meet.
    answer.alternative = forced.pairing(state);
    return answer;
}

} // namespace pairwright::dutch2012
