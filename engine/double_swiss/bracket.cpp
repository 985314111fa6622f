#include "engine/double_swiss/bracket.h"

#include "engine/base/index.h"
#include "engine/bracket/two_paths.h"
#include "engine/double_swiss/quick_bracket.h"
#include "engine/matching/weighted_matching.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <stdexcept>

namespace pairwright::double_swiss {

namespace {

std::vector<Tpn> tpns(const MatchField& field, const std::vector<int>& ranks)
{
    std::vector<Tpn> result;
    result.reserve(ranks.size());
    for (const int rank : ranks)
        result.push_back(field.player(rank).tpn);
    return result;
}

/// The members of a bracket by TPN, to be paired at the penalty of [C8].
class IdentifierSearch {
public:
    IdentifierSearch(const MatchField& field, const std::vector<int>& residents, const std::vector<int>& upfloaters)
        : members_(residents)
    {
        members_.insert(members_.end(), upfloaters.begin(), upfloaters.end());
        std::sort(members_.begin(), members_.end(),
                  [&](int a, int b) { return field.player(a).tpn < field.player(b).tpn; });
        PenaltyLayout layout;
        const int repeated = layout.add(upfloaters.size());
        const auto isUpfloater = [&](int rank) {
            return std::find(upfloaters.begin(), upfloaters.end(), rank) != upfloaters.end();
        };
        matching_ = WeightedMatching::create(count(), layout.totalBits());
        for (int v = 0; v < count(); ++v)
            for (int u = 0; u < v; ++u) {
                const int a = members_[index(u)];
                const int b = members_[index(v)];
                if (!field.mayMeet(a, b))
                    continue;
                Penalty penalty(layout.totalBits());
                if (isUpfloater(a) != isUpfloater(b) && field.countsAsFloater(isUpfloater(a) ? b : a))
                    penalty.charge(layout.field(repeated), 1);
                matching_->allowPair(u, v, penalty);
            }
    }

    /// First the top members, the smallest TPNs that can be, then the smallest bottom member for each.
    std::vector<std::pair<int, int>> run()
    {
        if (!matching_->solve())
            throw std::logic_error("Double-Swiss: a bracket that can be paired cannot be paired");
        std::vector<bool> isTop(members_.size(), false);
        for (int v = 0; v < count(); ++v)
            isTop[index(v)] = matching_->restrictPartners(v, following(v, isTop, false));
        std::vector<std::pair<int, int>> pairs;
        std::vector<bool> taken(members_.size(), false);
        for (int v = 0; v < count(); ++v) {
            if (!isTop[index(v)])
                continue;
            for (const int bottom : following(v, isTop, true))
                if (!taken[index(bottom)] && matching_->mayPair(v, bottom) &&
                    matching_->restrictPartners(v, std::vector<int>{bottom})) {
                    taken[index(bottom)] = true;
                    pairs.emplace_back(members_[index(v)], members_[index(bottom)]);
                    break;
                }
        }
        return pairs;
    }

private:
    [[nodiscard]] int count() const { return static_cast<int>(members_.size()); }
    [[nodiscard]] std::vector<int> following(int v, const std::vector<bool>& isTop, bool bottomsOnly) const
    {
        std::vector<int> vertices;
        for (int other = v + 1; other < count(); ++other)
            if (!bottomsOnly || !isTop[index(other)])
                vertices.push_back(other);
        return vertices;
    }

    std::vector<int> members_; ///< by TPN
    std::unique_ptr<WeightedMatching> matching_;
};

} // namespace

DecidedBracket pairBracket(const MatchField& candidates, std::vector<int> residents, Upfloaters upfloaters)
{
    if (!GeneralPathOnly::isAsked())
        if (auto pairs = pairHalves(candidates, residents, upfloaters.ranks)) {
            assert(residents.size() > mostComparedPlayers ||
                   IdentifierSearch(candidates, residents, upfloaters.ranks).run() == *pairs);
            return {std::move(residents), std::move(upfloaters), std::move(*pairs)};
        }
    auto pairs = IdentifierSearch(candidates, residents, upfloaters.ranks).run();
    return {std::move(residents), std::move(upfloaters), std::move(pairs)};
}

OrderRule ruleBetween(const DecidedBracket& one, const DecidedBracket& other)
{
    return one.upfloaters.ranks != other.upfloaters.ranks ? OrderRule::upfloaterSet : OrderRule::identifier;
}

BracketRecord reportBracket(const MatchField& field, const DecidedBracket& decided)
{
    BracketRecord bracket;
    bracket.residentScore = field.player(decided.residents.front()).score;
    bracket.residents = tpns(field, decided.residents);
    bracket.upfloaters = tpns(field, decided.upfloaters.ranks);
    CriterionValue scores{Criterion::upfloaterScores, {}, bracket.upfloaters};
    CriterionValue floated{Criterion::repeatedFloat, {}, {}};
    CriterionValue opponents{Criterion::repeatedFloatOpponents, {}, {}};
    for (const int rank : decided.upfloaters.ranks) {
        scores.value.push_back((bracket.residentScore - field.player(rank).score).tenths);
        if (field.countsAsFloater(rank))
            floated.charged.push_back(field.player(rank).tpn);
    }
    std::sort(scores.value.rbegin(), scores.value.rend());
    for (const auto& [top, bottom] : decided.pairs) {
        bracket.pairs.emplace_back(field.player(top).tpn, field.player(bottom).tpn);
        const bool sameScore = field.player(top).score == field.player(bottom).score;
        const int higher = std::min(top, bottom);
        if (!sameScore && field.countsAsFloater(higher))
            opponents.charged.push_back(field.player(higher).tpn);
    }
    floated.value = {static_cast<std::int64_t>(floated.charged.size())};
    opponents.value = {static_cast<std::int64_t>(opponents.charged.size())};
    bracket.criteria = {
        {Criterion::upfloaterCount, {static_cast<std::int64_t>(bracket.upfloaters.size())}, bracket.upfloaters},
        std::move(scores),
        {Criterion::nextScoregroupUpfloaters, {decided.upfloaters.compliesC6 ? 0 : 1}, {}},
        std::move(floated),
        std::move(opponents)};
    return bracket;
}

} // namespace pairwright::double_swiss
