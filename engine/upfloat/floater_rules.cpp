#include "engine/upfloat/floater_rules.h"

#include "engine/base/watch.h"
#include "engine/upfloat/choice.h"
#include "engine/upfloat/identifier.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace pairwright::upfloat {

Bracket FloaterRules::decide(std::vector<int> residents, const std::vector<int>& lower) const
{
    auto chosen = &field_ == &candidates_ ? chooseUpfloaters(field_, residents, lower)
                                          : chooseUpfloaters(field_, candidates_, residents, lower);
    if (!chosen)
        throw GivenUp{GivenUp::Why::tooLarge};
    Bracket bracket;
    bracket.residents = std::move(residents);
    bracket.upfloaters = std::move(chosen->ranks);
    bracket.spoilsNext = !chosen->compliesC6;
    std::vector<int> members = bracket.residents;
    members.insert(members.end(), bracket.upfloaters.begin(), bracket.upfloaters.end());
    std::sort(members.begin(), members.end(), [&](int one, int other) { return isSeatedBefore(one, other); });
    const auto upfloats = [&](int rank) {
        return std::find(bracket.upfloaters.begin(), bracket.upfloaters.end(), rank) != bracket.upfloaters.end();
    };
    const std::array criteria{PairCriterion{
        bracket.upfloaters.size(), [&](int a, int b) {
            const bool first = upfloats(a);
            return first != upfloats(b) && candidates_.countsAsFloater(first ? b : a) ? 1 : 0; // [C8], in C.04.6 [C10]
        }}};
    bracket.pairs = pairByIdentifier(candidates_, members, criteria);
    return bracket;
}

void FloaterRules::complete(Bracket& given, const std::vector<int>& lower) const
{
    for (auto& [top, bottom] : given.pairs)
        if (isSeatedBefore(bottom, top))
            std::swap(top, bottom);
    std::sort(given.pairs.begin(), given.pairs.end(),
              [&](const auto& one, const auto& other) { return isSeatedBefore(one.first, other.first); });
    const Score score = field_.player(given.residents.front()).score;
    given.spoilsNext = !compliesWithC6(field_, score, lower, given.upfloaters);
}

BracketRecord FloaterRules::report(const Bracket& decided) const
{
    BracketRecord bracket = reportUpfloaters(field_, decided);
    CriterionValue floated{Criterion::repeatedFloat, {}, {}};
    CriterionValue opponents{Criterion::repeatedFloatOpponents, {}, {}};
    for (const int rank : decided.upfloaters) {
        if (field_.countsAsFloater(rank))
            floated.charged.push_back(field_.player(rank).tpn);
    }
    for (const auto& [top, bottom] : decided.pairs) {
        bracket.pairs.emplace_back(field_.player(top).tpn, field_.player(bottom).tpn);
        const bool sameScore = field_.player(top).score == field_.player(bottom).score;
        const int higher = std::min(top, bottom);
        if (!sameScore && field_.countsAsFloater(higher))
            opponents.charged.push_back(field_.player(higher).tpn);
    }
    floated.value = {static_cast<std::int64_t>(floated.charged.size())};
    opponents.value = {static_cast<std::int64_t>(opponents.charged.size())};
    bracket.criteria.push_back({Criterion::nextScoregroupUpfloaters, {decided.spoilsNext ? 1 : 0}, {}});
    bracket.criteria.push_back(std::move(floated));
    reportColours(decided, bracket.criteria);
    bracket.criteria.push_back(std::move(opponents));
    return bracket;
}

/// Publishing order (C.04.2 art. 3.6): score of the higher ranked player, sum of scores, his TPN.
void FloaterRules::sort(std::vector<Board>& boards) const
{
    const auto key = [&](const Board& board) {
        const FieldPlayer& one = field_.player(*field_.rankOf(board.white));
        const FieldPlayer& other = field_.player(*field_.rankOf(board.black));
        const bool firstIsHigher = one.score != other.score ? one.score > other.score : one.tpn < other.tpn;
        const FieldPlayer& higher = firstIsHigher ? one : other;
        return std::tuple(-higher.score.tenths, -(one.score + other.score).tenths, higher.tpn.value);
    };
    std::sort(boards.begin(), boards.end(), [&](const Board& a, const Board& b) { return key(a) < key(b); });
}

} // namespace pairwright::upfloat
