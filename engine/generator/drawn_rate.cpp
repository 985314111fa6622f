#include "engine/generator/drawn_rate.h"

#include <algorithm>

namespace pairwright::generator {

int drawnFrom(Range range, Random& random)
{
    return range.least + static_cast<int>(random.below(static_cast<std::uint64_t>(range.most - range.least) + 1));
}

void DrawnRate::take(Share& share, Rate::Unit unit, int drawn)
{
    constexpr std::uint64_t hundred = 100;
    share = {};
    const auto value = static_cast<std::uint64_t>(drawn);
    if (unit == Rate::Unit::percent)
        share = {value, hundred, 0};
    else if (unit == Rate::Unit::number)
        share.number = drawn;
    else if (drawn > 0)
        share = {1, value, 0};
}

DrawnRate::DrawnRate(const Rate& rate, int rounds, int last, Random& random)
    : shares_(static_cast<std::size_t>(rounds))
{
    const int drawn = drawnFrom(rate.range, random);
    if (rate.unit == Rate::Unit::number) {
        for (int i = 0; i < drawn && last > 0; ++i)
            ++shares_[random.below(static_cast<std::uint64_t>(last))].number;
    } else {
        for (int round = 1; round <= last; ++round)
            take(shares_[static_cast<std::size_t>(round - 1)], rate.unit, drawn);
    }
    for (const Rate::OfRounds& some : rate.ofRounds)
        for (int round = some.rounds.least; round <= std::min(some.rounds.most, rounds); ++round)
            take(shares_[static_cast<std::size_t>(round - 1)], some.unit, drawnFrom(some.range, random));
}

std::vector<std::size_t> DrawnRate::drawn(int round, std::vector<std::size_t> candidates, Random& random)
{
    const Share& share = shares_[static_cast<std::size_t>(round - 1)];
    if (share.times > 0)
        std::erase_if(candidates, [&](std::size_t) { return !random.chance(share.times, share.outOf); });
    else if (const int number = share.number + waiting_; number == 0)
        candidates.clear();
    else {
        random.shuffle(std::span<std::size_t>(candidates));
        const auto found = std::min(candidates.size(), static_cast<std::size_t>(number));
        waiting_ = number - static_cast<int>(found);
        candidates.resize(found);
        std::sort(candidates.begin(), candidates.end());
    }
    return candidates;
}

} // namespace pairwright::generator
