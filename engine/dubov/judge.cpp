#include "engine/dubov/judge.h"

#include "engine/dubov/round_pairer.h"
#include "engine/field/counterfactual.h"
#include "engine/field/given_round.h"
#include "engine/field/ranks.h"

#include <algorithm>

namespace pairwright::dubov {

namespace {

/// The bracket of the first players of `open`, as the given round has it. The shifters cannot be told.
DecidedBracket bracketOf(const DubovField& field, const std::vector<int>& open,
                         const std::vector<std::optional<int>>& opponents)
{
    DecidedBracket bracket;
    const Score score = field.player(open.front()).score;
    for (const int rank : open) {
        const int opponent = *opponents[static_cast<std::size_t>(rank)];
        if (field.player(rank).score == score) {
            bracket.residents.push_back(rank);
            if (field.player(opponent).score != score)
                bracket.upfloaters.push_back(opponent);
            else if (opponent < rank)
                continue;
            bracket.paired.pairs.emplace_back(rank, opponent);
        }
    }
    std::sort(bracket.upfloaters.begin(), bracket.upfloaters.end());
    return bracket;
}

std::vector<BracketVerdict> judgeBrackets(const DubovField& field, std::optional<int> bye,
                                          const std::vector<std::optional<int>>& opponents)
{
    std::vector<BracketVerdict> verdicts;
    std::vector<int> open;
    for (int rank = 0; rank < field.size(); ++rank)
        if (rank != bye)
            open.push_back(rank);
    for (std::size_t index = 0; !open.empty(); ++index) {
        const DecidedBracket given = bracketOf(field, open, opponents);
        const std::vector<int> lower(open.begin() + static_cast<std::ptrdiff_t>(given.residents.size()), open.end());
        const DecidedBracket best = decideBracket(field, given.residents, lower);
        if (sorted(given.paired.pairs) != sorted(best.paired.pairs)) {
            BracketVerdict verdict;
            verdict.index = index;
            verdict.given = reportBracket(field, given);
            verdict.best = reportBracket(field, best);
            verdict.lost = firstDifference(verdict.best.criteria, verdict.given.criteria);
            if (!verdict.lost)
                verdict.order = ruleBetween(field, best, given);
            verdicts.push_back(std::move(verdict));
        }
        open.clear();
        std::copy_if(lower.begin(), lower.end(), std::back_inserter(open), [&](int rank) {
            return !std::binary_search(given.upfloaters.begin(), given.upfloaters.end(), rank);
        });
    }
    return verdicts;
}

} // namespace

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
    if (!verdict.violations.empty())
        return verdict;
    verdict.colours = turnedBoards(field, given);
    if (isPairedAs(given, verdict.best))
        return verdict;
    const auto rankOf = [&](std::optional<Tpn> tpn) {
        return tpn ? field.rankOf(*tpn) : std::nullopt;
    };
    if (given.bye != verdict.best.bye) {
        verdict.bye = byeLoses(field, *rankOf(verdict.best.bye), *rankOf(given.bye));
        return verdict;
    }
    verdict.brackets = judgeBrackets(field, rankOf(given.bye), opponentsByRank(field, given));
    return verdict;
}

} // namespace pairwright::dubov
