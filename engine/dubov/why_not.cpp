#include "engine/dubov/why_not.h"

#include "engine/dubov/round_pairer.h"
#include "engine/field/bye.h"
#include "engine/field/counterfactual.h"

namespace pairwright::dubov {

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request,
                                                Edition edition, Tpn a, Tpn b)
{
    const auto asIs = pairRound(state, request, edition);
    if (!asIs)
        return Unexpected{asIs.error()};
    const DubovField plain(state, edition, request.absent);
    RoundPairer reference(plain);
    if (auto failure = reference.run())
        return Unexpected{std::move(*failure)};
    if (auto obstacle = obstacleBetween(state, plain, a, b))
        return impossible(std::move(*obstacle));
    const std::pair pair(*plain.rankOf(a), *plain.rankOf(b));
    if (holdsPair(*asIs, a, b))
        return alreadyPaired();

    DubovField tied = plain;
    tied.tie(pair.first, pair.second);
    RoundPairer forced(tied);
    forced.follow(reference, pair);
    if (auto failure = forced.run())
        return failed(std::move(*failure));

    Counterfactual answer;
    if (forced.bye() != reference.bye()) {
        answer = byeLoses(plain, *reference.bye(), *forced.bye());
    } else {
        answer = compareBrackets(reference.record(), forced.record());
        if (answer.verdict == Counterfactual::Verdict::laterInOrder)
            answer.order =
                ruleBetween(plain, reference.brackets()[*answer.bracket], forced.brackets()[*answer.bracket]);
    }
    answer.alternative = forced.pairing(state, edition);
    return answer;
}

} // namespace pairwright::dubov
