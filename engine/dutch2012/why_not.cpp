#include "engine/dutch2012/why_not.h"

#include "engine/dutch/dutch_field.h"
#include "engine/dutch2012/dutch2012.h"
#include "engine/dutch2012/round_pairer.h"
#include "engine/field/counterfactual.h"
#include "engine/field/procedure.h"

namespace pairwright::dutch2012 {

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
    RoundPairer forced(field);
    if (auto failure = forced.run())
        return failed(std::move(*failure));
    Counterfactual answer;
    answer.step = decisiveStep(std::get<ProcedureRecord>(asIs->record).steps, a, b);
    answer.verdict = answer.step ? Counterfactual::Verdict::decidedByStep : Counterfactual::Verdict::unknown;
    // The two have nobody else: the same procedure brings them together, wherever they come to meet.
    answer.alternative = forced.pairing(state);
    return answer;
}

} // namespace pairwright::dutch2012
