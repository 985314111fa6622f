#include "engine/dubov1997/floaters.h"

#include "engine/base/watch.h"
#include "engine/dubov1997/completion.h"
#include "engine/field/ranks.h"

#include <algorithm>
#include <cstdint>

namespace pairwright::dubov1997 {

namespace {

constexpr std::int64_t mostSets = 3000; ///< tried one by one

/// The sets of one size, those of the lowest ranked first.
class FloaterSearch {
public:
    FloaterSearch(const Field& field, std::vector<int> players, const std::vector<int>& below)
        : field_(field)
        , players_(std::move(players))
    {
        std::sort(players_.rbegin(), players_.rend());
        for (const int rank : players_)
            losesBelow_.push_back(
                std::none_of(below.begin(), below.end(), [&](int other) { return field.compatible(rank, other); }));
    }

    /// False: too many sets to try. `fewest`: smaller sets do not help, they are only counted.
    bool trySets(std::size_t size, std::size_t fewest)
    {
        if (size < fewest) {
            tried_ += countSets(size);
            return tried_ <= mostSets;
        }
        std::vector<bool> floats(players_.size(), false);
        std::fill(floats.begin(), floats.begin() + static_cast<std::ptrdiff_t>(size), true);
        do {
            if (++tried_ > mostSets)
                return false;
            trySet(floats);
        } while (std::prev_permutation(floats.begin(), floats.end()));
        return true;
    }

    [[nodiscard]] bool found() const { return !best_.empty(); }
    [[nodiscard]] FloaterChoice take(std::size_t which) const
    {
        FloaterChoice choice;
        choice.sets = best_.size();
        choice.floating = best_[std::min(which, best_.size() - 1)];
        choice.paired = pairByColumns(field_, without(players_, choice.floating)).value();
        if (best_.size() == 1)
            return choice;
        for (const std::vector<int>& set : best_) // the text does not choose
            choice.candidates.insert(choice.candidates.end(), set.begin(), set.end());
        std::sort(choice.candidates.begin(), choice.candidates.end());
        choice.candidates.erase(std::unique(choice.candidates.begin(), choice.candidates.end()),
                                choice.candidates.end());
        return choice;
    }

private:
    /// How many sets of the size there are; more than are tried: just more.
    [[nodiscard]] std::int64_t countSets(std::size_t size) const
    {
        std::int64_t sets = 1;
        const std::size_t chosen = std::min(size, players_.size() - size);
        for (std::size_t i = 0; i < chosen && sets <= mostSets; ++i)
            sets = sets * static_cast<std::int64_t>(players_.size() - i) / static_cast<std::int64_t>(i + 1);
        return sets;
    }

    void trySet(const std::vector<bool>& floats)
    {
        Watch::heed();
        std::vector<int> floating;
        int lost = 0;
        for (std::size_t i = 0; i < players_.size(); ++i)
            if (floats[i]) {
                floating.push_back(players_[i]);
                lost += losesBelow_[i] ? 1 : 0;
            }
        if (found() && lost > fewestLost_)
            return;
        if (!canPairAll(field_, without(players_, floating)))
            return;
        if (!found() || lost < fewestLost_) {
            fewestLost_ = lost;
            best_.clear();
        }
        best_.push_back(std::move(floating));
    }

    const Field& field_;
    std::vector<int> players_; ///< the lowest ranked first
    std::vector<bool> losesBelow_;
    std::int64_t tried_ = 0;
    int fewestLost_ = 0;
    std::vector<std::vector<int>> best_; ///< sets alike
};

/// Too many sets: as few as can be float, and the others are paired with their neighbours.
FloaterChoice nearest(const Field& field, const std::vector<int>& players)
{
    FloaterChoice choice;
    choice.candidates = players;
    std::vector<int> rest;
    std::vector<int> sorted = players;
    std::sort(sorted.begin(), sorted.end());
    choice.floating = unpairable(field, sorted);
    rest = without(sorted, choice.floating);
    for (const auto& [a, b] : pairNearest(field, rest))
        choice.paired.pairs.push_back({a, b, {}, false});
    return choice;
}

} // namespace

FloaterChoice chooseFloaters(const Field& field, const std::vector<int>& players, const std::vector<int>& below,
                             std::size_t which)
{
    if (players.size() % 2 == 0)
        if (auto paired = pairByColumns(field, players))
            return {{}, std::move(*paired), {}, 1};
    FloaterSearch search(field, players, below);
    const std::size_t fewest = unpairable(field, players).size();
    for (std::size_t size = players.size() % 2; size <= players.size(); size += 2) {
        const bool triedAll = size == 0 || search.trySets(size, fewest);
        if (!triedAll)
            return nearest(field, players);
        if (search.found())
            break;
    }
    return search.take(which);
}

} // namespace pairwright::dubov1997
