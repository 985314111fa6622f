#include "engine/upfloat/round_pairer.h"

#include "engine/answers/counterfactual.h"
#include "engine/base/watch.h"
#include "engine/completion/bye.h"
#include "engine/completion/completion.h"
#include "engine/field/ranks.h"

#include <algorithm>

namespace pairwright::upfloat {

std::pair<std::vector<int>, std::vector<int>> topScoregroup(const RoundField& field, const std::vector<int>& open)
{
    const Score score = field.player(open.front()).score;
    const auto split =
        std::find_if(open.begin(), open.end(), [&](int rank) { return field.player(rank).score != score; });
    return {{open.begin(), split}, {split, open.end()}};
}

std::vector<int> everybodyBut(const RoundField& field, std::optional<int> bye)
{
    std::vector<int> open;
    open.reserve(static_cast<std::size_t>(field.size()));
    for (int rank = 0; rank < field.size(); ++rank)
        if (rank != bye)
            open.push_back(rank);
    return open;
}

void RoundPairer::follow(const RoundPairer& other, std::pair<int, int> pair)
{
    followed_ = &other;
    pair_ = std::move(pair);
}

std::optional<PairingFailure> RoundPairer::run()
{
    const RoundField& candidates = rules_.candidates();
    const auto largerNumberFirst = [&](int a, int b) {
        return candidates.player(a).tpn > candidates.player(b).tpn;
    };
    if (candidates.size() % 2 == 1)
        bye_ = chooseBye(candidates, largerNumberFirst);
    std::vector<int> open = everybodyBut(candidates, bye_);
    if (open.size() % 2 == 1 || (!bye_ && !canComplete(candidates, open, {})))
        return explainFailure(candidates);
    if (followed_ != nullptr && followed_->bye() != bye_)
        followed_ = nullptr;
    while (!open.empty())
        pairTopScoregroup(open);
    return std::nullopt;
}

RoundPairing RoundPairer::pairing() const
{
    const RoundField& field = rules_.field();
    RoundPairing pairing;
    for (const Bracket& bracket : brackets_)
        for (const auto& [a, b] : bracket.pairs) {
            const FieldPlayer& higher = field.player(std::min(a, b));
            const FieldPlayer& lower = field.player(std::max(a, b));
            pairing.boards.push_back(boardOf(higher, lower, rules_.colours(higher, lower)));
        }
    rules_.sort(pairing.boards);
    if (bye_)
        pairing.bye = field.player(*bye_).tpn;
    pairing.record = record_;
    pairing.effectiveNumbers = field.effectiveNumbers();
    return pairing;
}

/// Pairs the highest scoregroup with the upfloaters it needs and takes them all out of `open`.
void RoundPairer::pairTopScoregroup(std::vector<int>& open)
{
    Watch::heed();
    auto [residents, lower] = topScoregroup(rules_.field(), open);
    auto decided = followed(lower);
    if (!decided) {
        followed_ = nullptr;
        decided = rules_.decide(std::move(residents), lower);
    }
    record_.brackets.push_back(rules_.report(*decided));
    open = without(lower, decided->upfloaters);
    Watch::settle(2 * decided->pairs.size());
    brackets_.push_back(std::move(*decided));
}

std::optional<Bracket> RoundPairer::followed(const std::vector<int>& lower) const
{
    if (followed_ == nullptr)
        return std::nullopt;
    const Bracket& bracket = followed_->brackets()[brackets_.size()];
    if (separates(bracket.pairs, pair_) || !canComplete(rules_.candidates(), without(lower, bracket.upfloaters), {}))
        return std::nullopt;
    return bracket;
}

} // namespace pairwright::upfloat
