#include "tests/oracle/dutch_2026_criteria.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <stdexcept>

namespace pairwright::oracle::dutch2026 {

namespace {

using FloatOf = Float Player::*;

std::vector<Rank> ranksIn(Set set)
{
    std::vector<Rank> ranks;
    for (Rank rank = 0; set >> rank != 0; ++rank)
        if (contains(set, rank))
            ranks.push_back(rank);
    return ranks;
}

/// [C9]: the unplayed games of the assignee of the bye. Only where exactly one player downfloats and will end
/// up receiving it: the lowest bye score that is left is his own, which nobody below him has.
int c9_unplayedGamesOfByePlayer(const Situation& situation, const Candidate& candidate,
                                const std::optional<Score>& byeScore)
{
    const std::vector<Rank> downfloaters = candidate.downfloaters();
    if (downfloaters.size() != 1 || byeScore != situation.field.player(downfloaters.front()).score)
        return 0;
    return situation.field.player(downfloaters.front()).unplayedRounds;
}

/// [C14], [C16]: resident downfloaters who received a downfloat in that round.
int residentDownfloatersAgain(const Field& field, const Candidate& candidate, FloatOf round)
{
    return static_cast<int>(std::count_if(candidate.residentDownfloaters.begin(), candidate.residentDownfloaters.end(),
                                          [&](Rank rank) { return field.player(rank).*round == Float::down; }));
}

/// [C15], [C17]: MDP opponents who received an upfloat in that round.
int mdpOpponentsAgain(const Field& field, const Candidate& candidate, FloatOf round)
{
    return static_cast<int>(std::count_if(candidate.mdpPairs.begin(), candidate.mdpPairs.end(), [&](const Pair& pair) {
        return field.player(pair.second).*round == Float::up;
    }));
}

Score differenceIn(const Field& field, const Pair& pair)
{
    return field.player(pair.first).score - field.player(pair.second).score;
}

/// [C18], [C20]: score differences, descending, of MDPs who received a downfloat in that round.
std::vector<MdpDifference> mdpDifferences(const Field& field, const Candidate& candidate, FloatOf round)
{
    std::vector<MdpDifference> differences;
    for (const Rank rank : candidate.limbo)
        if (field.player(rank).*round == Float::down)
            differences.push_back({true, field.player(rank).score});
    for (const Pair& pair : candidate.mdpPairs)
        if (field.player(pair.first).*round == Float::down)
            differences.push_back({false, differenceIn(field, pair)});
    std::sort(differences.begin(), differences.end(), std::greater<>());
    return differences;
}

/// [C19], [C21]: score differences, descending, of MDP opponents who received an upfloat in that round.
std::vector<Score> opponentDifferences(const Field& field, const Candidate& candidate, FloatOf round)
{
    std::vector<Score> differences;
    for (const Pair& pair : candidate.mdpPairs)
        if (field.player(pair.second).*round == Float::up)
            differences.push_back(differenceIn(field, pair));
    std::sort(differences.begin(), differences.end(), std::greater<>());
    return differences;
}

} // namespace

bool Evaluation::isPerfect(const Downfloat& best, const std::optional<Downfloat>& bestFollowing) const
{
    Evaluation perfect;
    perfect.c5ToC7 = best;
    perfect.c8 = bestFollowing;
    return *this == perfect;
}

std::vector<Rank> Situation::below() const
{
    std::vector<Rank> all = nextScoregroup;
    all.insert(all.end(), beyondNext.begin(), beyondNext.end());
    return all;
}

std::optional<Downfloat> c4ToC7(Situation& situation, const std::vector<Rank>& downfloaters)
{
    const std::optional<Rest> rest = situation.completion.of(setOf(downfloaters) | setOf(situation.below()));
    if (!rest) // [C4]
        return std::nullopt;
    return Downfloat{rest->lowestByeScore, downfloaters.size(), scoresDescending(situation.field, downfloaters)};
}

std::optional<Downfloat> bestDownfloat(const Field& field, Completion& completion, const Bracket& bracket,
                                       const std::vector<Rank>& below)
{
    const Set everybody = bracket.everybody();
    std::optional<Downfloat> best;
    for (Set leaving = everybody;; leaving = (leaving - 1) & everybody) {
        if (canAllBePaired(field, bracket, everybody & ~leaving)) {
            const std::optional<Rest> rest = completion.of(leaving | setOf(below));
            const std::vector<Rank> ranks = ranksIn(leaving);
            if (rest) {
                const Downfloat reached{rest->lowestByeScore, ranks.size(), scoresDescending(field, ranks)};
                if (!best || reached < *best)
                    best = reached;
            }
        }
        if (leaving == 0)
            return best;
    }
}

std::optional<Downfloat> c8_followingBracket(Situation& situation, const std::vector<Rank>& downfloaters)
{
    if (situation.nextScoregroup.empty())
        return std::nullopt;
    const Set set = setOf(downfloaters);
    if (const auto known = situation.following.find(set); known != situation.following.end())
        return known->second;
    auto best = bestDownfloat(situation.field, situation.completion, Bracket{downfloaters, situation.nextScoregroup},
                              situation.beyondNext);
    if (!best)
        throw std::logic_error("a candidate that complies with [C4] has no following bracket that does");
    situation.following.emplace(set, *best);
    return best;
}

Evaluation evaluateWithinBracket(const Field& field, const Candidate& candidate)
{
    const std::vector<Allocation> boards = allocateAll(field, candidate);
    Evaluation result;
    result.c10 = colourDifferencesBeyondTwo(field, boards);
    result.c11 = sameColourThreeTimes(field, boards);
    result.c12 = preferencesNotGranted(field, boards);
    result.c13 = strongPreferencesNotGranted(field, boards);
    result.c14 = residentDownfloatersAgain(field, candidate, &Player::previousRound);
    result.c15 = mdpOpponentsAgain(field, candidate, &Player::previousRound);
    result.c16 = residentDownfloatersAgain(field, candidate, &Player::twoRoundsBefore);
    result.c17 = mdpOpponentsAgain(field, candidate, &Player::twoRoundsBefore);
    result.c18 = mdpDifferences(field, candidate, &Player::previousRound);
    result.c19 = opponentDifferences(field, candidate, &Player::previousRound);
    result.c20 = mdpDifferences(field, candidate, &Player::twoRoundsBefore);
    result.c21 = opponentDifferences(field, candidate, &Player::twoRoundsBefore);
    return result;
}

std::optional<Evaluation> evaluate(Situation& situation, const Candidate& candidate, const Downfloat& best)
{
    if (!isLegal(situation.field, candidate)) // [C1], [C3]
        return std::nullopt;
    const std::vector<Rank> downfloaters = candidate.downfloaters();
    const std::optional<Downfloat> c5ToC7 = c4ToC7(situation, downfloaters);
    if (c5ToC7 != best)
        return std::nullopt;

    Evaluation result = evaluateWithinBracket(situation.field, candidate);
    result.c5ToC7 = *c5ToC7;
    result.c8 = c8_followingBracket(situation, downfloaters);
    result.c9 = c9_unplayedGamesOfByePlayer(situation, candidate, c5ToC7->byeScore);
    return result;
}

} // namespace pairwright::oracle::dutch2026
