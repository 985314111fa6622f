#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace pairwright {

/// Two limbs at once, where the compiler has a type for that.
#ifdef __SIZEOF_INT128__
__extension__ using TwoLimbs = unsigned __int128;
__extension__ using SignedTwoLimbs = __int128;
constexpr bool knowsTwoLimbs = true;
#else
using TwoLimbs = std::uint64_t;
using SignedTwoLimbs = std::int64_t;
constexpr bool knowsTwoLimbs = false;
#endif

/// Signed integer of fixed width (64 bits a limb, two's complement), for weights that hold a whole list
/// of criteria as digits. Wraps silently: the caller derives the width from its data.
template <std::size_t Limbs>
struct WideInteger {
    std::array<std::uint64_t, Limbs> limb{}; ///< least significant first

    WideInteger& operator+=(const WideInteger& other)
    {
        if constexpr (isPair) {
            set(pair() + other.pair());
            return *this;
        }
        bool carry = false;
        for (std::size_t i = 0; i < Limbs; ++i) {
            std::uint64_t sum = 0;
            const bool first = __builtin_add_overflow(limb[i], other.limb[i], &sum);
            const bool second = __builtin_add_overflow(sum, std::uint64_t{carry}, &limb[i]);
            carry = first || second;
        }
        return *this;
    }
    WideInteger& operator-=(const WideInteger& other)
    {
        if constexpr (isPair) {
            set(pair() - other.pair());
            return *this;
        }
        bool borrow = false;
        for (std::size_t i = 0; i < Limbs; ++i) {
            std::uint64_t difference = 0;
            const bool first = __builtin_sub_overflow(limb[i], other.limb[i], &difference);
            const bool second = __builtin_sub_overflow(difference, std::uint64_t{borrow}, &limb[i]);
            borrow = first || second;
        }
        return *this;
    }
    friend WideInteger operator+(WideInteger a, const WideInteger& b) { return a += b; }
    friend WideInteger operator-(WideInteger a, const WideInteger& b) { return a -= b; }
    friend bool operator==(const WideInteger&, const WideInteger&) = default;
    friend bool operator<(const WideInteger& a, const WideInteger& b)
    {
        if constexpr (isPair)
            return static_cast<SignedTwoLimbs>(a.pair()) < static_cast<SignedTwoLimbs>(b.pair());
        return (a <=> b) < 0;
    }
    friend std::strong_ordering operator<=>(const WideInteger& a, const WideInteger& b)
    {
        const auto highA = static_cast<std::int64_t>(a.limb[Limbs - 1]);
        const auto highB = static_cast<std::int64_t>(b.limb[Limbs - 1]);
        if (highA != highB)
            return highA <=> highB;
        for (std::size_t i = Limbs - 1; i-- > 0;)
            if (a.limb[i] != b.limb[i])
                return a.limb[i] <=> b.limb[i];
        return std::strong_ordering::equal;
    }
    [[nodiscard]] bool isZero() const
    {
        for (const std::uint64_t part : limb)
            if (part != 0)
                return false;
        return true;
    }
    [[nodiscard]] bool isNegative() const { return (limb[Limbs - 1] >> 63) != 0; }
    [[nodiscard]] WideInteger doubled() const { return *this + *this; }
    /// Half of an even number.
    [[nodiscard]] WideInteger halved() const
    {
        WideInteger result;
        const std::uint64_t sign = isNegative() ? 1 : 0;
        for (std::size_t i = 0; i < Limbs; ++i)
            result.limb[i] = (limb[i] >> 1) | ((i + 1 < Limbs ? limb[i + 1] : sign) << 63);
        return result;
    }

private:
    static constexpr bool isPair = knowsTwoLimbs && Limbs == 2;
    [[nodiscard]] TwoLimbs pair() const { return static_cast<TwoLimbs>(limb[1]) << 64 | limb[0]; }
    void set(TwoLimbs value)
    {
        limb[0] = static_cast<std::uint64_t>(value);
        limb[1] = static_cast<std::uint64_t>(value >> 64);
    }
};

} // namespace pairwright
