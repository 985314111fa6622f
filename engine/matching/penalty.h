#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace pairwright {

/// Where one criterion lives inside a Penalty. A field without bits can never be charged.
struct PenaltyField {
    int offset = 0;
    int bits = 0;
};

/// Lays out the criteria of an optimisation as digits of one large number, the first criterion in the
/// highest digits, each wide enough for the largest total it can reach: no digit ever overflows into
/// a more important one.
class PenaltyLayout {
public:
    /// Adds the next less important criterion; `largestTotal` bounds its sum over a whole matching.
    int add(std::uint64_t largestTotal)
    {
        bits_.push_back(static_cast<int>(std::bit_width(largestTotal)));
        totalBits_ += bits_.back();
        return static_cast<int>(bits_.size()) - 1;
    }
    [[nodiscard]] int totalBits() const { return totalBits_; }
    /// Valid once every criterion has been added.
    [[nodiscard]] PenaltyField field(int index) const
    {
        int offset = 0;
        for (std::size_t i = static_cast<std::size_t>(index) + 1; i < bits_.size(); ++i)
            offset += bits_[i];
        return {offset, bits_[static_cast<std::size_t>(index)]};
    }

private:
    std::vector<int> bits_;
    int totalBits_ = 0;
};

/// What one pair (or one player left alone) costs: a non-negative number made of criteria digits.
class Penalty {
public:
    static constexpr std::size_t maxLimbs = 32;
    static constexpr int maxBits = static_cast<int>(maxLimbs) * 64 - 6; ///< the solver keeps a few

    /// Nothing, of no criterion.
    Penalty()
        : Penalty(0)
    {
    }
    /// `bits`: of the layout whose criteria are charged, maxBits at most.
    explicit Penalty(int bits)
        : used_(static_cast<std::size_t>(bits) / 64 + 1)
    {
        assert(bits <= maxBits);
        for (std::size_t i = 0; i < used_; ++i)
            limbs_[i] = 0;
    }

    /// Charges `amount` to a criterion.
    void charge(PenaltyField field, std::uint64_t amount)
    {
        if (amount == 0)
            return;
        assert(static_cast<int>(std::bit_width(amount)) <= field.bits && field.offset / 64 < static_cast<int>(used_));
        const auto index = static_cast<std::size_t>(field.offset / 64);
        const int shift = field.offset % 64;
        addAt(index, amount << shift);
        if (shift != 0)
            addAt(index + 1, amount >> (64 - shift));
    }
    [[nodiscard]] std::uint64_t limb(std::size_t index) const { return index < used_ ? limbs_[index] : 0; }

private:
    void addAt(std::size_t index, std::uint64_t value)
    {
        for (; value != 0 && index < used_; ++index)
            value = __builtin_add_overflow(limbs_[index], value, &limbs_[index]) ? 1 : 0;
    }

    std::size_t used_;
    std::array<std::uint64_t, maxLimbs> limbs_; ///< the used ones alone are set
};

} // namespace pairwright
