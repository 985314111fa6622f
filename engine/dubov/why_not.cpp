#include "engine/dubov/why_not.h"

#include "engine/answers/counterfactual.h"
#include "engine/dubov/bracket.h"
#include "engine/upfloat/answers.h"

namespace pairwright::dubov {

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request,
                                                Edition edition, Tpn a, Tpn b)
{
    const auto asIs = pairRound(state, request, edition);
    if (!asIs)
        return Unexpected{asIs.error()};
    const DubovField plain(state, edition, request.absent);
    const Rules rules(plain, state, edition);
    upfloat::RoundPairer reference(rules);
    if (auto failure = reference.run())
        return Unexpected{std::move(*failure)};
    if (auto obstacle = obstacleBetween(state, plain, a, b))
        return impossible(std::move(*obstacle));
    const std::pair pair(*plain.rankOf(a), *plain.rankOf(b));
    if (holdsPair(*asIs, a, b))
        return alreadyPaired();

    DubovField tied = plain;
    tied.tie(pair.first, pair.second);
    return upfloat::compareWith(rules, Rules(tied, state, edition), pair, reference);
}

} // namespace pairwright::dubov
