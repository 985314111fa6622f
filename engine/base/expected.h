#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace pairwright {

/// Carries an error into an Expected of any value type: `return Unexpected{SomeError{...}};`
template <class E>
struct Unexpected {
    E error;
};
template <class E>
Unexpected(E) -> Unexpected<E>;

/// A value, or the reason why there is none. For failures that a user or a file can cause;
/// broken invariants throw instead.
template <class T, class E>
class [[nodiscard]] Expected {
public:
    Expected(T value)
        : content_(std::in_place_index<0>, std::move(value))
    {
    }
    template <class G>
    Expected(Unexpected<G> failure)
        : content_(std::in_place_index<1>, std::move(failure.error))
    {
    }

    [[nodiscard]] bool hasValue() const { return content_.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    /// Precondition for both: hasValue().
    [[nodiscard]] const T& value() const&
    {
        assert(hasValue());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] T& value() &
    {
        assert(hasValue());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] T&& value() &&
    {
        assert(hasValue());
        return std::move(*std::get_if<0>(&content_));
    }
    /// Precondition: !hasValue().
    [[nodiscard]] const E& error() const
    {
        assert(!hasValue());
        return *std::get_if<1>(&content_);
    }

    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

private:
    std::variant<T, E> content_;
};

/// Success without a value, or the reason of the failure.
struct Done {
    friend bool operator==(Done, Done) = default;
};

} // namespace pairwright
