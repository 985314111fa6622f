#include "tests/oracle/criteria_values.h"
#include "tests/oracle/dutch_2026_criteria.h"
#include "tests/oracle/pair_bracket.h"

#include <algorithm>
#include <stdexcept>

namespace pairwright::oracle {

namespace {

using namespace dutch2026;

/// 4.4.1: the sets that leave a Limbo compliant with [C7], in the order of 4.4.2. How many MDPs of which
/// score are left is known from the best [C7]: all other downfloaters are residents, with a lower score.
std::vector<Bsns> validMdpSets(const Situation& situation, const Downfloat& best)
{
    const Bracket& bracket = situation.bracket;
    const Score residentScore = situation.field.player(bracket.residents.front()).score;
    std::vector<Score> limboScores = best.scores;
    std::erase_if(limboScores, [residentScore](Score score) { return score == residentScore; });

    const auto m0 = static_cast<int>(bracket.mdps.size());
    const int m1 = m0 - static_cast<int>(limboScores.size()); // 3.1.3
    std::vector<Bsns> sets = mdpSets2026(m0, m1);
    std::erase_if(sets, [&](const Bsns& set) {
        std::vector<Rank> limbo;
        for (Bsn bsn = 1; bsn <= m0; ++bsn)
            if (std::find(set.begin(), set.end(), bsn) == set.end())
                limbo.push_back(bracket.mdps[static_cast<std::size_t>(bsn - 1)]);
        return scoresDescending(situation.field, limbo) != limboScores;
    });
    return sets;
}

/// The best [C8] among all candidates with the best [C5] to [C7].
std::optional<Downfloat> bestFollowing(Situation& situation, const Downfloat& best)
{
    if (situation.nextScoregroup.empty())
        return std::nullopt;
    std::optional<Downfloat> result;
    const Set everybody = situation.bracket.everybody();
    for (Set leaving = everybody; leaving != 0; leaving = (leaving - 1) & everybody) {
        std::vector<Rank> ranks;
        for (const Rank rank : situation.bracket.byBsn())
            if (contains(leaving, rank))
                ranks.push_back(rank);
        if (c4ToC7(situation, ranks) != best ||
            !canAllBePaired(situation.field, situation.bracket, everybody & ~leaving))
            continue;
        const auto following = c8_followingBracket(situation, ranks);
        if (!result || *following < *result)
            result = following;
    }
    return result ? result : c8_followingBracket(situation, {});
}

/// The best [C5] to [C7] with a pair asked for.
std::optional<Downfloat> bestUnderConditions(Situation& situation)
{
    std::optional<Downfloat> best;
    const Set everybody = situation.bracket.everybody();
    for (Set leaving = everybody;; leaving = (leaving - 1) & everybody) {
        std::vector<Rank> ranks;
        for (const Rank rank : situation.bracket.byBsn())
            if (contains(leaving, rank))
                ranks.push_back(rank);
        if (canAllBePaired(situation.insideField(), situation.bracket, everybody & ~leaving) &&
            situation.letsLeave(ranks))
            if (const auto reached = c4ToC7(situation, ranks); reached && (!best || *reached < *best))
                best = reached;
        if (leaving == 0)
            return best;
    }
}

} // namespace

/// 3.4 to 3.8: the first perfect candidate, or the best one, the earliest of equals.
PairedBracket dutch2026::pairBracket(Situation& situation)
{
    const bool conditioned = situation.inside != nullptr;
    const auto best = conditioned
                          ? bestUnderConditions(situation)
                          : bestDownfloat(situation.field, situation.completion, situation.bracket, situation.below());
    if (!best)
        throw std::logic_error("[C4] was complied with above, but not here");
    const auto following = bestFollowing(situation, *best);
    const auto players = situation.bracket.mdps.size() + situation.bracket.residents.size();
    const auto maxPairs = static_cast<int>((players - best->downfloaters) / 2); // 3.1.2

    std::optional<Candidate> chosen;
    std::optional<Evaluation> reached;
    forEachCandidate(situation.bracket, validMdpSets(situation, *best), maxPairs, [&](const Candidate& candidate) {
        if (conditioned &&
            !(isLegal(situation.insideField(), candidate) && situation.letsLeave(candidate.downfloaters())))
            return true;
        const auto evaluation = evaluate(situation, candidate, *best);
        if (evaluation && (!reached || *evaluation < *reached)) {
            chosen = candidate;
            reached = evaluation;
        }
        return conditioned || !(evaluation && evaluation->isPerfect(*best, following));
    });
    if (!chosen)
        throw std::logic_error("no candidate reaches what the bracket allows");
    const Score residentScore = situation.field.player(situation.bracket.residents.front()).score;
    return {PairedBracket::Kind::ordinary, situation.bracket, *chosen, criteriaValues(*reached, residentScore)};
}

std::optional<PairedRound> pairDutch2026(const Field& field)
{
    Completion completion(field);
    if (!completion.of(field.everybody())) // 1.9.3
        return std::nullopt;

    PairedRound round;
    const auto groups = scoregroups(field);
    std::vector<Rank> movedDown;
    for (std::size_t i = 0; i < groups.size(); ++i) { // 1.9.2
        const bool last = i + 1 == groups.size();
        Situation situation{field, completion, Bracket{movedDown, groups[i]},
                            last ? std::vector<Rank>{} : groups[i + 1], membersFrom(groups, i + 2)};
        round.brackets.push_back(pairBracket(situation));
        movedDown = round.brackets.back().chosen.downfloaters();
    }
    if (movedDown.size() > 1)
        throw std::logic_error("more than one player is left of a complete pairing");
    if (!movedDown.empty()) // 1.9.1
        round.bye = movedDown.front();
    return round;
}

} // namespace pairwright::oracle
