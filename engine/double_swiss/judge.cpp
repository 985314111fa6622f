#include "engine/answers/given_round.h"
#include "engine/double_swiss/rules.h"
#include "engine/double_swiss/why_not.h"
#include "engine/upfloat/answers.h"

namespace pairwright::double_swiss {

namespace {

std::vector<Violation> violationsIn(const TournamentState& state, const MatchField& field, const GivenRound& given)
{
    std::vector<Violation> violations = violationsOf(state, field, given);
    for (Violation& violation : violations)
        if (violation.players.size() == 2)
            if (const auto met = roundOfMatch(state, violation.players[0], violation.players[1])) {
                violation.kind = Violation::Kind::haveMet; // in games it was another round, or none
                violation.met = met;
            }
    return violations;
}

} // namespace

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given)
{
    if (auto failure = brokenMatches(state))
        return Unexpected{std::move(*failure)};
    const MatchField field(state, request.absent);
    const Rules rules(field);
    upfloat::RoundPairer best(rules);
    if (auto failure = best.run())
        return Unexpected{std::move(*failure)};
    Verdict verdict;
    verdict.best = best.pairing();
    verdict.violations = violationsIn(state, field, given);
    if (verdict.violations.empty())
        upfloat::judgeLegalRound(rules, given, verdict);
    return verdict;
}

} // namespace pairwright::double_swiss
