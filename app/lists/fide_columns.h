#pragma once

#include "app/domain/ratings/rating_list.h"
#include "app/storage/lists/list_row.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace pairwright {

/// Where the fields of a line of FIDE's list stand, as its header says. Lists of all years have other columns.
struct FideColumns {
    struct Span {
        std::size_t from = 0;
        std::size_t to = 0; ///< one past the last; npos: to the end of the line
    };
    struct Figures {
        std::optional<Span> rating;
        std::optional<Span> games;
        std::optional<Span> k;
    };
    Span id;
    Span name;
    std::optional<Span> federation;
    std::optional<Span> sex;
    std::optional<Span> title;
    std::optional<Span> womensTitle;
    std::optional<Span> otherTitles;
    std::optional<Span> foa;
    std::array<Figures, 3> figures; ///< standard, rapid, blitz; a single list has the first
    std::optional<Span> birth;
    std::optional<Span> flag;
    std::string month;     ///< "OCT26", of a single list
    bool combined = false; ///< the ratings of all three kinds
    std::size_t width = 0; ///< of a whole line
};

/// No value: this line is no header.
std::optional<FideColumns> fideColumns(std::string_view header);

} // namespace pairwright
