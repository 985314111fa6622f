#pragma once

#include <memory>
#include <optional>
#include <utility>

namespace pairwright {

/// A value that may be missing, like std::optional, but kept apart: where it is missing it takes the room of a pointer.
/// Copies are copies of the value.
template <class T>
class Boxed {
public:
    Boxed() = default;
    Boxed(std::nullopt_t) {}
    Boxed(T value)
        : value_(std::make_unique<T>(std::move(value)))
    {
    }
    Boxed(std::optional<T> value)
        : value_(value ? std::make_unique<T>(*std::move(value)) : nullptr)
    {
    }
    Boxed(const Boxed& other)
        : value_(other.value_ ? std::make_unique<T>(*other.value_) : nullptr)
    {
    }
    Boxed(Boxed&& other) noexcept = default;
    Boxed& operator=(Boxed other) noexcept
    {
        value_ = std::move(other.value_);
        return *this;
    }
    ~Boxed() = default;

    operator std::optional<T>() const { return value_ ? std::optional<T>(*value_) : std::nullopt; }

    void reset() { value_.reset(); }
    T& emplace() { return *(value_ = std::make_unique<T>()); }
    [[nodiscard]] bool has_value() const { return value_ != nullptr; }
    explicit operator bool() const { return has_value(); }
    [[nodiscard]] const T& operator*() const { return *value_; }
    [[nodiscard]] T& operator*() { return *value_; }
    const T* operator->() const { return value_.get(); }
    T* operator->() { return value_.get(); }

private:
    std::unique_ptr<T> value_;
};

/// A value that is always there, kept apart likewise: in a variant it takes the room of a pointer. Copies are copies of
/// the value; what was moved away may only be given a new one.
template <class T>
class Apart {
public:
    Apart()
        : value_(std::make_unique<T>())
    {
    }
    Apart(T value)
        : value_(std::make_unique<T>(std::move(value)))
    {
    }
    Apart(const Apart& other)
        : value_(std::make_unique<T>(*other.value_))
    {
    }
    Apart(Apart&& other) noexcept = default;
    Apart& operator=(Apart other) noexcept
    {
        value_ = std::move(other.value_);
        return *this;
    }
    ~Apart() = default;

    operator const T&() const { return *value_; }
    operator T&() { return *value_; }
    [[nodiscard]] const T& operator*() const { return *value_; }
    [[nodiscard]] T& operator*() { return *value_; }
    const T* operator->() const { return value_.get(); }
    T* operator->() { return value_.get(); }

private:
    std::unique_ptr<T> value_;
};

} // namespace pairwright
