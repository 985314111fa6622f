#pragma once

#include <string>
#include <string_view>

namespace pairwright::trf {

/// One line of a TRF: characters by column, from 1, as the standard counts them. Short lines behave as
/// if padded with blanks.
class Line {
public:
    Line(int number, std::u32string text)
        : number_(number)
        , text_(std::move(text))
    {
    }

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] int length() const { return static_cast<int>(text_.size()); }
    [[nodiscard]] const std::u32string& text() const { return text_; }
    /// Columns first..last as UTF-8, without blanks at the ends.
    [[nodiscard]] std::string columns(int first, int last) const;
    /// Columns 1-3.
    [[nodiscard]] std::string code() const { return columns(1, 3); }
    /// Column 5 to the end.
    [[nodiscard]] std::string value() const { return columns(5, length()); }
    [[nodiscard]] char32_t at(int column) const;
    [[nodiscard]] bool isBlankAt(int column) const { return at(column) == U' '; }

private:
    int number_;
    std::u32string text_;
};

} // namespace pairwright::trf
