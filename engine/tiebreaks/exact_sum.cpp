#include "engine/tiebreaks/exact_sum.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace pairwright {

namespace {

/// A whole number that is not negative, of any size.
class Natural {
public:
    explicit Natural(std::uint64_t value)
        : limbs_{static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(value >> limbBits)}
    {
    }

    void multiply(std::uint64_t factor)
    {
        Natural high = *this;
        high.multiplyShort(static_cast<std::uint32_t>(factor >> limbBits));
        high.limbs_.insert(high.limbs_.begin(), 0);
        multiplyShort(static_cast<std::uint32_t>(factor));
        *this += high;
    }

    Natural& operator+=(const Natural& other)
    {
        limbs_.resize(std::max(limbs_.size(), other.limbs_.size()) + 1);
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < limbs_.size(); ++i) {
            carry += std::uint64_t{limbs_[i]} + (i < other.limbs_.size() ? other.limbs_[i] : 0);
            limbs_[i] = static_cast<std::uint32_t>(carry);
            carry >>= limbBits;
        }
        return *this;
    }

    friend std::strong_ordering operator<=>(const Natural& a, const Natural& b)
    {
        for (std::size_t i = std::max(a.limbs_.size(), b.limbs_.size()); i-- > 0;)
            if (a.limb(i) != b.limb(i))
                return a.limb(i) <=> b.limb(i);
        return std::strong_ordering::equal;
    }

private:
    static constexpr int limbBits = 32;

    [[nodiscard]] std::uint32_t limb(std::size_t i) const { return i < limbs_.size() ? limbs_[i] : 0; }

    void multiplyShort(std::uint32_t factor)
    {
        std::uint64_t carry = 0;
        for (std::uint32_t& limb : limbs_) {
            carry += std::uint64_t{limb} * factor;
            limb = static_cast<std::uint32_t>(carry);
            carry >>= limbBits;
        }
        limbs_.push_back(static_cast<std::uint32_t>(carry));
        while (limbs_.size() > 1 && limbs_.back() == 0)
            limbs_.pop_back();
    }

    std::vector<std::uint32_t> limbs_; ///< least significant first
};

} // namespace

void ExactSum::add(std::int64_t numerator, std::int64_t denominator)
{
    const auto place = std::ranges::lower_bound(parts_, denominator, {}, &Part::denominator);
    if (place != parts_.end() && place->denominator == denominator)
        place->numerator += numerator;
    else
        parts_.insert(place, {denominator, numerator});
}

std::strong_ordering operator<=>(const ExactSum& a, const ExactSum& b)
{
    ExactSum difference = a;
    for (const ExactSum::Part& part : b.parts_)
        difference.add(-part.numerator, part.denominator);
    auto& parts = difference.parts_;
    std::erase_if(parts, [](const ExactSum::Part& part) { return part.numerator == 0; });
    if (parts.empty())
        return std::strong_ordering::equal;
    if (parts.size() == 1)
        return parts.front().numerator <=> 0;
    // What is above nothing and what is below, both times the product of all denominators.
    Natural above(0);
    Natural below(0);
    for (const ExactSum::Part& part : parts) {
        Natural product(static_cast<std::uint64_t>(std::abs(part.numerator)));
        for (const ExactSum::Part& other : parts)
            if (&other != &part)
                product.multiply(static_cast<std::uint64_t>(other.denominator));
        (part.numerator > 0 ? above : below) += product;
    }
    return above <=> below;
}

TieBreakValue ExactSum::value() const
{
    constexpr std::int64_t largest = std::numeric_limits<std::int32_t>::max(); // so that products of two still fit
    std::int64_t common = 1;
    for (const Part& part : parts_)
        if (common <= largest)
            common = part.denominator <= largest ? std::lcm(common, part.denominator) : largest + 1;
    if (common <= largest) {
        TieBreakValue sum{0, common};
        for (const Part& part : parts_)
            sum.numerator += part.numerator * (common / part.denominator);
        return sum;
    }
    constexpr std::int64_t hundredths = 100;
    long double about = 0;
    for (const Part& part : parts_)
        about += static_cast<long double>(part.numerator) / static_cast<long double>(part.denominator);
    const auto half = [](std::int64_t units) {
        ExactSum limit;
        limit.add(2 * units + 1, 2 * hundredths);
        return limit;
    };
    auto units = static_cast<std::int64_t>(std::llround(about * hundredths));
    while (*this < half(units - 1))
        --units;
    while (*this >= half(units))
        ++units;
    return {units, hundredths};
}

} // namespace pairwright
