#include "engine/team_swiss/team_swiss.h"

#include "engine/answers/counterfactual.h"
#include "engine/answers/given_round.h"
#include "engine/team_swiss/rules.h"
#include "engine/upfloat/answers.h"
#include "engine/upfloat/round_pairer.h"

namespace pairwright::team_swiss {

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request)
{
    const TeamField field(state, request);
    const Rules rules(field, request.options);
    upfloat::RoundPairer pairer(rules);
    if (auto failure = pairer.run())
        return Unexpected{std::move(*failure)};
    return pairer.pairing();
}

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b)
{
    const TeamField plain(state, request);
    const Rules rules(plain, request.options);
    upfloat::RoundPairer reference(rules);
    if (auto failure = reference.run())
        return Unexpected{std::move(*failure)};
    if (auto obstacle = obstacleBetween(state, plain, a, b))
        return impossible(std::move(*obstacle));
    if (holdsPair(reference.pairing(), a, b))
        return alreadyPaired();

    const std::pair pair(*plain.rankOf(a), *plain.rankOf(b));
    TeamField tied = plain;
    tied.tie(pair.first, pair.second);
    return upfloat::compareWith(rules, Rules(plain, tied, request.options), pair, reference);
}

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given)
{
    const TeamField field(state, request);
    const Rules rules(field, request.options);
    upfloat::RoundPairer best(rules);
    if (auto failure = best.run())
        return Unexpected{std::move(*failure)};
    Verdict verdict;
    verdict.best = best.pairing();
    verdict.violations = violationsOf(state, field, given);
    if (verdict.violations.empty())
        upfloat::judgeLegalRound(rules, given, verdict);
    return verdict;
}

} // namespace pairwright::team_swiss
