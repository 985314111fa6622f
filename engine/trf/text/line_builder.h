#pragma once

#include <string>
#include <string_view>

namespace pairwright::trf {

/// Puts fields into columns, counted in characters from 1.
class LineBuilder {
public:
    explicit LineBuilder(std::string_view code);

    /// Writes UTF-8 text from a column on; text beyond `last` is cut. False if something was cut.
    bool left(int first, int last, std::string_view text);
    /// The same, ending at column `last`.
    bool right(int first, int last, std::string_view text);
    /// Appends after the last column used.
    void append(std::string_view text);

    /// The line without blanks at its end.
    [[nodiscard]] std::u32string take() &&;

private:
    void place(int first, std::u32string_view text);
    std::u32string text_;
};

} // namespace pairwright::trf
