#include "tests/oracle/dubov/why_not.h"

#include "tests/oracle/bracket.h"
#include "tests/oracle/dubov/bracket.h"
#include "tests/oracle/shared/forced_pair.h"
#include "tests/oracle/why_not.h"

namespace pairwright::oracle::dubov {

namespace {

using Verdict = Counterfactual::Verdict;

std::vector<std::pair<Rank, Rank>> pairsOf(const PairedBracket& bracket)
{
    std::vector<std::pair<Rank, Rank>> pairs;
    for (std::size_t i = 0; i < bracket.s1.size(); ++i)
        pairs.emplace_back(bracket.s1[i], bracket.t2[i]);
    return pairs;
}

std::vector<CriterionValue> valuesOf(const Entrants& entrants, const PairedBracket& bracket)
{
    int c7 = 0;
    for (const auto& [one, other] : pairsOf(bracket))
        c7 += denied(entrants, one, other);
    const Quality quality = qualityOf(entrants, entrants.score(firstOf(bracket.residents)), bracket.upfloaters, c7);
    return {{Criterion::upfloaterCount, {static_cast<std::int64_t>(quality.c5)}, {}},
            listOf(Criterion::upfloaterScores, quality.c6),
            {Criterion::colourPreference, {quality.c7}, {}},
            {Criterion::maximumUpfloaters, {quality.c8}, {}},
            {Criterion::maximumUpfloats, {quality.c9}, {}},
            {Criterion::repeatedUpfloat, {quality.c10}, {}}};
}

} // namespace

Counterfactual whyNotByOracle(const TournamentState& state, Edition edition, std::span<const Tpn> absent, Tpn tpnA,
                              Tpn tpnB)
{
    const Entrants plain = makeEntrants(state, edition, absent);
    const Rank a = rankOf(plain, tpnA);
    const Rank b = rankOf(plain, tpnB);
    Counterfactual answer;
    answer.verdict = Verdict::impossible;
    if (!mayBePaired(plain, a, b))
        return answer;
    const auto asIs = pairField(plain);
    const Entrants tied = tie(plain, a, b);
    CompletePairing completion([&tied](Rank one, Rank other) { return mayBePaired(tied, one, other); });
    Set remaining = (Set{1} << plain.size()) - 1;
    std::optional<Rank> bye;
    if (plain.size() % 2 == 1) {
        bye = receiverOfBye(tied, completion, remaining);
        if (!bye)
            return answer;
        remaining &= ~only(*bye);
    }
    if (!completion.exists(remaining))
        return answer;
    for (const PairedBracket& bracket : asIs->brackets)
        if (holds(pairsOf(bracket), a, b)) {
            answer.verdict = Verdict::isPaired;
            return answer;
        }
    if (bye != asIs->bye) {
        compareValues(claimValues(plain, *asIs->bye), claimValues(plain, *bye), answer);
        return answer;
    }
    BestColours bestColours(tied);
    for (std::size_t i = 0; i < asIs->brackets.size(); ++i) {
        const PairedBracket& bracket = asIs->brackets[i];
        const Set lower = remaining & ~bracket.residents;
        const Set left = lower & ~setOf(bracket.upfloaters);
        if (separates(pairsOf(bracket), a, b) || !completion.exists(left)) {
            answer.bracket = i;
            compareValues(valuesOf(plain, bracket),
                          valuesOf(tied, pairBracket({tied, completion, bestColours, bracket.residents, lower})),
                          answer);
            return answer;
        }
        remaining = left;
    }
    throw std::logic_error("every bracket lets the pair be made, but none holds it");
}

} // namespace pairwright::oracle::dubov
