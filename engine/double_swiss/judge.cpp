#include "engine/double_swiss/round_pairer.h"
#include "engine/double_swiss/why_not.h"
#include "engine/field/counterfactual.h"
#include "engine/field/given_round.h"
#include "engine/field/ranks.h"

#include <algorithm>
#include <stdexcept>

namespace pairwright::double_swiss {

namespace {

/// The bracket of these residents as the given round has it.
DecidedBracket bracketOf(const MatchField& field, const std::vector<int>& residents, const std::vector<int>& lower,
                         const std::vector<std::optional<int>>& opponents)
{
    DecidedBracket bracket;
    bracket.residents = residents;
    const Score score = field.player(residents.front()).score;
    for (const int rank : residents) {
        const int opponent = *opponents[static_cast<std::size_t>(rank)];
        const bool isUpfloater = field.player(opponent).score != score;
        if (isUpfloater)
            bracket.upfloaters.ranks.push_back(opponent);
        if (isUpfloater || rank < opponent) {
            const bool rankIsTop = field.player(rank).tpn < field.player(opponent).tpn;
            bracket.pairs.emplace_back(rankIsTop ? rank : opponent, rankIsTop ? opponent : rank);
        }
    }
    std::sort(bracket.pairs.begin(), bracket.pairs.end(), [&](const auto& one, const auto& other) {
        return field.player(one.first).tpn < field.player(other.first).tpn;
    });
    std::sort(bracket.upfloaters.ranks.begin(), bracket.upfloaters.ranks.end());
    bracket.upfloaters.compliesC6 = compliesWithC6(field, score, lower, bracket.upfloaters.ranks);
    return bracket;
}

std::vector<BracketVerdict> judgeBrackets(const MatchField& field, std::optional<int> bye,
                                          const std::vector<std::optional<int>>& opponents)
{
    std::vector<BracketVerdict> verdicts;
    std::vector<int> open;
    for (int rank = 0; rank < field.size(); ++rank)
        if (rank != bye)
            open.push_back(rank);
    for (std::size_t index = 0; !open.empty(); ++index) {
        const Score score = field.player(open.front()).score;
        const auto split =
            std::find_if(open.begin(), open.end(), [&](int rank) { return field.player(rank).score != score; });
        const std::vector<int> residents(open.begin(), split);
        const std::vector<int> lower(split, open.end());
        const DecidedBracket given = bracketOf(field, residents, lower, opponents);
        auto upfloaters = chooseUpfloaters(field, residents, lower);
        if (!upfloaters)
            throw std::logic_error("Double-Swiss: no upfloaters although the given round has some");
        const DecidedBracket best = pairBracket(field, residents, std::move(*upfloaters));
        if (sorted(given.pairs) != sorted(best.pairs)) {
            BracketVerdict verdict;
            verdict.index = index;
            verdict.given = reportBracket(field, given);
            verdict.best = reportBracket(field, best);
            verdict.lost = firstDifference(verdict.best.criteria, verdict.given.criteria);
            if (!verdict.lost)
                verdict.order = ruleBetween(best, given);
            verdicts.push_back(std::move(verdict));
        }
        open.clear();
        std::copy_if(lower.begin(), lower.end(), std::back_inserter(open), [&](int rank) {
            return !std::binary_search(given.upfloaters.ranks.begin(), given.upfloaters.ranks.end(), rank);
        });
    }
    return verdicts;
}

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

std::vector<std::pair<Tpn, Tpn>> turned(const MatchField& field, const GivenRound& given)
{
    std::vector<std::pair<Tpn, Tpn>> boards;
    for (const auto& [white, black] : given.boards) {
        const int one = *field.rankOf(white);
        const int other = *field.rankOf(black);
        const FieldPlayer& higher = field.player(std::min(one, other));
        const FieldPlayer& lower = field.player(std::max(one, other));
        if (boardOf(higher, lower, decideMatchColours(higher, lower, field.initialColour())).white != white)
            boards.emplace_back(white, black);
    }
    return boards;
}

} // namespace

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given)
{
    if (auto failure = brokenMatches(state))
        return Unexpected{std::move(*failure)};
    const MatchField field(state, request.absent);
    RoundPairer best(field, field);
    if (auto failure = best.run())
        return Unexpected{std::move(*failure)};
    Verdict verdict;
    verdict.best = best.pairing();
    verdict.violations = violationsIn(state, field, given);
    if (!verdict.violations.empty())
        return verdict;
    verdict.colours = turned(field, given);
    if (isPairedAs(given, verdict.best))
        return verdict;
    const auto bye = given.bye ? field.rankOf(*given.bye) : std::nullopt;
    if (bye != best.bye()) {
        verdict.bye = byeLoses(field, *best.bye(), *bye);
        return verdict;
    }
    verdict.brackets = judgeBrackets(field, bye, opponentsByRank(field, given));
    return verdict;
}

} // namespace pairwright::double_swiss
