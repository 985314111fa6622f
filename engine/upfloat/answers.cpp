#include "engine/upfloat/answers.h"

#include "engine/answers/counterfactual.h"
#include "engine/answers/given_round.h"
#include "engine/field/ranks.h"

#include <algorithm>

namespace pairwright::upfloat {

namespace {

/// The bracket of these residents as the given round has it.
Bracket bracketOf(const Rules& rules, const std::vector<int>& residents, const std::vector<int>& lower,
                  const std::vector<std::optional<int>>& opponents)
{
    const RoundField& field = rules.field();
    Bracket bracket;
    bracket.residents = residents;
    const Score score = field.player(residents.front()).score;
    for (const int rank : residents) {
        const int opponent = *opponents[static_cast<std::size_t>(rank)];
        const bool isUpfloater = field.player(opponent).score != score;
        if (isUpfloater)
            bracket.upfloaters.push_back(opponent);
        if (isUpfloater || rank < opponent)
            bracket.pairs.emplace_back(rank, opponent);
    }
    std::sort(bracket.upfloaters.begin(), bracket.upfloaters.end());
    rules.complete(bracket, lower);
    return bracket;
}

std::vector<BracketVerdict> judgeBrackets(const Rules& rules, std::optional<int> bye,
                                          const std::vector<std::optional<int>>& opponents)
{
    std::vector<BracketVerdict> verdicts;
    std::vector<int> open = everybodyBut(rules.field(), bye);
    for (std::size_t index = 0; !open.empty(); ++index) {
        auto [residents, lower] = topScoregroup(rules.field(), open);
        const Bracket given = bracketOf(rules, residents, lower, opponents);
        const Bracket best = rules.decide(std::move(residents), lower);
        if (sorted(given.pairs) != sorted(best.pairs)) {
            BracketVerdict verdict;
            verdict.index = index;
            verdict.given = rules.report(given);
            verdict.best = rules.report(best);
            verdict.lost = firstDifference(verdict.best.criteria, verdict.given.criteria);
            if (!verdict.lost)
                verdict.order = rules.ruleBetween(best, given);
            verdicts.push_back(std::move(verdict));
        }
        open = without(lower, given.upfloaters);
    }
    return verdicts;
}

} // namespace

Counterfactual compareWith(const Rules& plain, const Rules& forced, std::pair<int, int> pair,
                           const RoundPairer& reference)
{
    RoundPairer other(forced);
    other.follow(reference, pair);
    if (auto failure = other.run())
        return failed(std::move(*failure));
    Counterfactual answer;
    if (other.bye() != reference.bye()) {
        answer = byeLoses(plain.field(), *reference.bye(), *other.bye());
    } else {
        answer = compareBrackets(reference.record(), other.record());
        if (answer.verdict == Counterfactual::Verdict::laterInOrder)
            answer.order = plain.ruleBetween(reference.brackets()[*answer.bracket], other.brackets()[*answer.bracket]);
    }
    answer.alternative = other.pairing();
    return answer;
}

void judgeLegalRound(const Rules& rules, const GivenRound& given, Verdict& verdict)
{
    const ColoursOf colours = [&](const FieldPlayer& higher, const FieldPlayer& lower) {
        return rules.colours(higher, lower);
    };
    verdict.colours = turnedBoards(rules.field(), given, colours);
    if (isPairedAs(given, verdict.best))
        return;
    const auto rankOf = [&](std::optional<Tpn> tpn) {
        return tpn ? rules.field().rankOf(*tpn) : std::nullopt;
    };
    if (given.bye != verdict.best.bye)
        verdict.bye = byeLoses(rules.field(), *rankOf(verdict.best.bye), *rankOf(given.bye));
    else
        verdict.brackets = judgeBrackets(rules, rankOf(given.bye), opponentsByRank(rules.field(), given));
}

} // namespace pairwright::upfloat
