#include "tests/oracle/burstein/why_not.h"

#include "tests/oracle/bracket.h"
#include "tests/oracle/burstein/order.h"
#include "tests/oracle/burstein/procedure.h"
#include "tests/oracle/shared/forced_pair.h"
#include "tests/oracle/why_not.h"

namespace pairwright::oracle::burstein {

namespace {

using Verdict = Counterfactual::Verdict;

std::vector<CriterionValue> valuesOf(Edition edition, const Quality& quality)
{
    if (edition == Edition::Burstein2017)
        return {{Criterion::downfloaterCount, {quality.c5ToC6.c5}, {}},
                {Criterion::movedDownUnpaired, {quality.c5ToC6.c6NotPaired}, {}},
                listOf(Criterion::movedDownUnpairedScores, quality.c5ToC6.c6),
                {Criterion::nextBracketPairs, {quality.c7.c5}, {}},
                {Criterion::nextMovedDownUnpaired, {quality.c7.c6NotPaired}, {}},
                listOf(Criterion::nextMovedDownUnpairedScores, quality.c7.c6),
                {Criterion::colourPreference, {quality.c8}, {}}};
    return {{Criterion::downfloaterCount, {quality.c5ToC6.c5}, {}},
            listOf(Criterion::downfloaterScores, quality.c5ToC6.c6),
            {Criterion::nextBracketPairs, {quality.c7.c5}, {}},
            listOf(Criterion::nextBracketScores, quality.c7.c6),
            {Criterion::colourPreference, {quality.c8}, {}}};
}

/// The best pairing of the bracket that lets the pair be made, worth what the plain field says of it.
Quality bestWithPair(Situation& plain, const Entrants& tied, CompletePairing& tiedCompletion)
{
    const std::vector<Rank>& bracket = plain.bracket;
    const auto rankOf = [&bracket](Bsn bsn) {
        return bracket[static_cast<std::size_t>(bsn - 1)];
    };
    const auto legal = [&](Bsn one, Bsn other) {
        return mayBePaired(tied, rankOf(one), rankOf(other));
    };
    const auto size = static_cast<int>(bracket.size());
    std::optional<Quality> best;
    for (int floaters = size % 2; floaters <= size && !best; floaters += 2)
        forEachPairing(size, floaters, legal, [&](const BsnPairing& pairing) {
            BracketPairing candidate;
            for (const auto& [one, other] : pairing.pairs)
                candidate.pairs.emplace_back(rankOf(one), rankOf(other));
            for (const Bsn bsn : pairing.floaters)
                candidate.floaters.push_back(rankOf(bsn));
            if (!tiedCompletion.exists(setOf(candidate.floaters) | plain.nextScoregroup | plain.beyondNext))
                return true;
            const std::optional<Quality> quality = qualityOf(plain, candidate);
            if (quality && (!best || *quality < *best))
                best = quality;
            return true;
        });
    return best.value();
}

} // namespace

Counterfactual whyNotByOracle(const TournamentState& state, Edition edition, std::span<const Tpn> absent, Tpn tpnA,
                              Tpn tpnB)
{
    if (state.roundsPlayed() + 1 <= seedingRounds(state.plannedRounds))
        return oracle::whyNotByOracle(state, dutchEditionOf(edition), absent, tpnA, tpnB);
    const Entrants plain = makeEntrants(state, edition, absent);
    const Rank a = rankOf(plain, tpnA);
    const Rank b = rankOf(plain, tpnB);
    Counterfactual answer;
    answer.verdict = Verdict::impossible;
    if (!mayBePaired(plain, a, b))
        return answer;
    const auto asIs = pairField(plain);
    const Entrants tied = tie(plain, a, b);
    CompletePairing plainCompletion([&plain](Rank one, Rank other) { return mayBePaired(plain, one, other); });
    CompletePairing completion([&tied](Rank one, Rank other) { return mayBePaired(tied, one, other); });
    Set lower = (Set{1} << plain.size()) - 1;
    std::optional<Rank> bye;
    if (plain.size() % 2 == 1) {
        bye = receiverOfBye(tied, completion, lower);
        if (!bye)
            return answer;
        lower &= ~only(*bye);
    }
    if (!completion.exists(lower))
        return answer;
    for (const PairedBracket& bracket : asIs->brackets)
        if (holds(bracket.chosen.pairs, a, b)) {
            answer.verdict = Verdict::isPaired;
            return answer;
        }
    if (bye != asIs->bye) {
        compareValues(claimValues(plain, *asIs->bye), claimValues(plain, *bye), answer);
        return answer;
    }
    for (std::size_t i = 0; i < asIs->brackets.size(); ++i) {
        const PairedBracket& bracket = asIs->brackets[i];
        lower &= ~setOf(bracket.residents);
        if (!separates(bracket.chosen.pairs, a, b) && completion.exists(setOf(bracket.chosen.floaters) | lower))
            continue;
        const Set next = i + 1 < asIs->brackets.size() ? setOf(asIs->brackets[i + 1].residents) : Set{0};
        Situation situation{plain,
                            plainCompletion,
                            membersOf(setOf(bracket.incoming) | setOf(bracket.residents)),
                            setOf(bracket.incoming),
                            next,
                            lower & ~next};
        answer.bracket = i;
        compareValues(valuesOf(edition, *qualityOf(situation, bracket.chosen)),
                      valuesOf(edition, bestWithPair(situation, tied, completion)), answer);
        return answer;
    }
    throw std::logic_error("every bracket lets the pair be made, but none holds it");
}

} // namespace pairwright::oracle::burstein
