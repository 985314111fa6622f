#include "engine/double_swiss/why_not.h"

#include "engine/answers/counterfactual.h"
#include "engine/double_swiss/match.h"
#include "engine/double_swiss/rules.h"
#include "engine/upfloat/answers.h"

namespace pairwright::double_swiss {

namespace {

/// As obstacleBetween(), with rounds of matches; colours are nobody's obstacle here.
std::optional<PairObstacle> obstacleOf(const TournamentState& state, const MatchField& field, Tpn a, Tpn b)
{
    if (field.rankOf(a) && field.rankOf(b) && a != b)
        if (const auto met = roundOfMatch(state, a, b))
            return PairObstacle{PairObstacle::Kind::haveMet, met, {}};
    return obstacleBetween(state, field, a, b);
}

} // namespace

std::optional<RoundNumber> roundOfMatch(const TournamentState& state, Tpn a, Tpn b)
{
    for (int number = 1; number <= state.roundsPlayed(); ++number)
        if (const MatchRecord match = matchOf(state, a, RoundNumber{number}); match.isPlayed() && match.opponent == b)
            return RoundNumber{number};
    return std::nullopt;
}

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b)
{
    if (auto failure = brokenMatches(state))
        return Unexpected{std::move(*failure)};
    const MatchField plain(state, request.absent);
    const Rules rules(plain);
    upfloat::RoundPairer reference(rules);
    if (auto failure = reference.run())
        return Unexpected{std::move(*failure)};
    if (auto obstacle = obstacleOf(state, plain, a, b))
        return impossible(std::move(*obstacle));
    if (holdsPair(reference.pairing(), a, b))
        return alreadyPaired();

    const std::pair pair(*plain.rankOf(a), *plain.rankOf(b));
    MatchField tied = plain;
    tied.tie(pair.first, pair.second);
    return upfloat::compareWith(rules, Rules(plain, tied), pair, reference);
}

} // namespace pairwright::double_swiss
