#include "engine/upfloat/bracket.h"

#include "engine/field/ranks.h"

#include <algorithm>

namespace pairwright::upfloat {

BracketRecord reportUpfloaters(const RoundField& field, const Bracket& bracket)
{
    BracketRecord record;
    record.residentScore = field.player(bracket.residents.front()).score;
    record.residents = tpnsOf(field, bracket.residents);
    record.upfloaters = tpnsOf(field, bracket.upfloaters);
    CriterionValue scores{Criterion::upfloaterScores, {}, record.upfloaters};
    for (const int rank : bracket.upfloaters)
        scores.value.push_back((record.residentScore - field.player(rank).score).tenths);
    std::sort(scores.value.rbegin(), scores.value.rend());
    record.criteria = {
        {Criterion::upfloaterCount, {static_cast<std::int64_t>(record.upfloaters.size())}, record.upfloaters},
        std::move(scores)};
    return record;
}

} // namespace pairwright::upfloat
