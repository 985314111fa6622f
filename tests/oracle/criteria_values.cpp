#include "tests/oracle/criteria_values.h"

#include <algorithm>
#include <functional>

namespace pairwright::oracle {

namespace {

CriterionValue count(Criterion criterion, std::size_t value)
{
    return {criterion, {static_cast<std::int64_t>(value)}, {}};
}

CriterionValue count(Criterion criterion, int value)
{
    return {criterion, {value}, {}};
}

CriterionValue list(Criterion criterion, const std::vector<Score>& scores)
{
    CriterionValue value{criterion, {}, {}};
    for (const Score score : scores)
        value.value.push_back(score.tenths);
    return value;
}

std::vector<Score> withoutZeros(std::vector<Score> differences)
{
    std::erase(differences, Score{});
    return differences;
}

std::vector<Score> fromResidents(const std::vector<dutch2026::MdpDifference>& differences, Score residentScore)
{
    std::vector<Score> scores;
    scores.reserve(differences.size());
    for (const dutch2026::MdpDifference& difference : differences)
        scores.push_back(difference.inLimbo ? difference.difference - residentScore + Score::points(1)
                                            : difference.difference);
    std::sort(scores.begin(), scores.end(), std::greater<>());
    return scores;
}

} // namespace

std::vector<CriterionValue> criteriaValues(const dutch2026::Evaluation& reached, Score residentScore)
{
    const dutch2026::Downfloat following = reached.c8.value_or(dutch2026::Downfloat{});
    return {
        count(Criterion::downfloaterCount, reached.c5ToC7.downfloaters),
        list(Criterion::downfloaterScores, reached.c5ToC7.scores),
        count(Criterion::nextBracketPairs, following.downfloaters),
        list(Criterion::nextBracketScores, following.scores),
        count(Criterion::byeUnplayedGames, reached.c9),
        count(Criterion::topscorerColourDifference, reached.c10),
        count(Criterion::topscorerThirdColour, reached.c11),
        count(Criterion::colourPreference, reached.c12),
        count(Criterion::strongColourPreference, reached.c13),
        count(Criterion::repeatedDownfloat, reached.c14),
        count(Criterion::repeatedUpfloat, reached.c15),
        count(Criterion::repeatedDownfloatBefore, reached.c16),
        count(Criterion::repeatedUpfloatBefore, reached.c17),
        list(Criterion::repeatedDownfloatScores, fromResidents(reached.c18, residentScore)),
        list(Criterion::repeatedUpfloatScores, reached.c19),
        list(Criterion::repeatedDownfloatScoresBefore, fromResidents(reached.c20, residentScore)),
        list(Criterion::repeatedUpfloatScoresBefore, reached.c21),
    };
}

std::vector<CriterionValue> criteriaValues(const dutch2017::Evaluation& reached)
{
    return {
        count(Criterion::downfloaterCount, reached.c5),
        list(Criterion::downfloaterScores, withoutZeros(reached.c6)),
        count(Criterion::nextBracketPairs, reached.c7.scores.size()),
        list(Criterion::nextBracketScores, reached.c7.scores),
        count(Criterion::topscorerColourDifference, reached.c8),
        count(Criterion::topscorerThirdColour, reached.c9),
        count(Criterion::colourPreference, reached.c10),
        count(Criterion::strongColourPreference, reached.c11),
        count(Criterion::repeatedDownfloat, reached.c12),
        count(Criterion::repeatedUpfloat, reached.c13),
        count(Criterion::repeatedDownfloatBefore, reached.c14),
        count(Criterion::repeatedUpfloatBefore, reached.c15),
        list(Criterion::repeatedDownfloatScores, reached.c16),
        list(Criterion::repeatedUpfloatScores, reached.c17),
        list(Criterion::repeatedDownfloatScoresBefore, reached.c18),
        list(Criterion::repeatedUpfloatScoresBefore, reached.c19),
    };
}

} // namespace pairwright::oracle
