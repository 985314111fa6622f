#include "tests/oracle/dutch_2017_criteria.h"

#include <algorithm>
#include <functional>

namespace pairwright::oracle::dutch2017 {

namespace {

using FloatOf = Float Player::*;

Score differenceIn(const Field& field, const Pair& pair)
{
    return field.player(pair.first).score - field.player(pair.second).score;
}

/// A.8: one point less than the score of the lowest ranked player of the bracket.
Score artificialValue(const Situation& situation)
{
    return situation.field.player(situation.bracket.byBsn().back()).score - Score::points(1);
}

ScoreDifferences descending(ScoreDifferences differences)
{
    std::sort(differences.begin(), differences.end(), std::greater<>());
    return differences;
}

/// C.16, C.18, and by their number C.12, C.14: the score differences of players who downfloat now, out of the
/// bracket or against a lower opponent (A.4), and received a downfloat in that round.
ScoreDifferences sameDownfloat(const Situation& situation, const Candidate& candidate, FloatOf round)
{
    const Field& field = situation.field;
    ScoreDifferences differences;
    for (const Rank rank : candidate.downfloaters())
        if (field.player(rank).*round == Float::down)
            differences.push_back(field.player(rank).score - artificialValue(situation));
    for (const Pair& pair : candidate.pairs())
        if (differenceIn(field, pair) > Score{} && field.player(pair.first).*round == Float::down)
            differences.push_back(differenceIn(field, pair));
    return descending(differences);
}

/// C.17, C.19, and by their number C.13, C.15: the same for players who meet a higher opponent now.
ScoreDifferences sameUpfloat(const Situation& situation, const Candidate& candidate, FloatOf round)
{
    const Field& field = situation.field;
    ScoreDifferences differences;
    for (const Pair& pair : candidate.pairs())
        if (differenceIn(field, pair) > Score{} && field.player(pair.second).*round == Float::up)
            differences.push_back(differenceIn(field, pair));
    return descending(differences);
}

int count(const ScoreDifferences& differences)
{
    return static_cast<int>(differences.size());
}

/// The weight of a player whom the following bracket cannot pair (rules, reading R6).
int weightOfUnpaired(const Situation& situation, Rank rank)
{
    const bool followingIsLast = situation.beyondNext.empty();
    return followingIsLast && !c2_mayHaveBye(situation.field, rank) ? 3 : 1;
}

} // namespace

std::vector<Rank> Situation::below() const
{
    std::vector<Rank> all = nextScoregroup;
    all.insert(all.end(), beyondNext.begin(), beyondNext.end());
    return all;
}

bool c4_allowsCompletion(Situation& situation, const std::vector<Rank>& downfloaters)
{
    return situation.completion.of(setOf(downfloaters) | setOf(situation.below())).has_value();
}

ScoreDifferences c6_pairingScoreDifference(const Situation& situation, const Candidate& candidate)
{
    ScoreDifferences differences;
    for (const Pair& pair : candidate.pairs())
        differences.push_back(differenceIn(situation.field, pair));
    for (const Rank rank : candidate.downfloaters())
        differences.push_back(situation.field.player(rank).score - artificialValue(situation));
    return descending(differences);
}

Following c7_followingBracket(Situation& situation, const std::vector<Rank>& downfloaters)
{
    const Set set = setOf(downfloaters);
    if (const auto known = situation.following.find(set); known != situation.following.end())
        return known->second;

    const Bracket next{downfloaters, situation.nextScoregroup};
    const Set everybody = next.everybody();
    std::optional<Following> best;
    for (Set paired = everybody;; paired = (paired - 1) & everybody) {
        if (canAllBePaired(situation.field, next, paired)) {
            std::vector<Rank> left;
            Following reached;
            for (const Rank rank : next.byBsn())
                if (!contains(paired, rank)) {
                    left.push_back(rank);
                    reached.leftUnpaired += weightOfUnpaired(situation, rank);
                }
            reached.scores = scoresDescending(situation.field, left);
            if (!best || reached < *best)
                best = reached;
        }
        if (paired == 0)
            break;
    }
    situation.following.emplace(set, *best);
    return *best;
}

Evaluation evaluate(Situation& situation, const Candidate& candidate)
{
    const Field& field = situation.field;
    const std::vector<Rank> downfloaters = candidate.downfloaters();
    const std::vector<Allocation> boards = allocateAll(field, candidate);
    Evaluation result;
    result.c5 = downfloaters.size();
    result.c6 = c6_pairingScoreDifference(situation, candidate);
    if (situation.looksAhead)
        result.c7 = c7_followingBracket(situation, downfloaters);
    result.c8 = colourDifferencesBeyondTwo(field, boards);
    result.c9 = sameColourThreeTimes(field, boards);
    result.c10 = preferencesNotGranted(field, boards);
    result.c11 = strongPreferencesNotGranted(field, boards);
    result.c16 = sameDownfloat(situation, candidate, &Player::previousRound);
    result.c17 = sameUpfloat(situation, candidate, &Player::previousRound);
    result.c18 = sameDownfloat(situation, candidate, &Player::twoRoundsBefore);
    result.c19 = sameUpfloat(situation, candidate, &Player::twoRoundsBefore);
    result.c12 = count(result.c16);
    result.c13 = count(result.c17);
    result.c14 = count(result.c18);
    result.c15 = count(result.c19);
    return result;
}

bool isPerfect(const Evaluation& evaluation, const Following& bestFollowing)
{
    Evaluation perfect;
    perfect.c5 = evaluation.c5;
    perfect.c6 = evaluation.c6;
    perfect.c7 = bestFollowing;
    return evaluation == perfect;
}

} // namespace pairwright::oracle::dutch2017
