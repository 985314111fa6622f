#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace pairwright {

/// A row of a rating list on its way into the file of lists, millions of them one after the other: texts in UTF-8 that
/// somebody else owns, numbers as lists write them: 0 for "unrated" and "not known".
struct ListRow {
    enum Figure : std::uint8_t { standard, rapid, blitz, national, figureCount };
    struct Figures {
        int rating = 0;
        int games = 0;
        int k = 0;
    };
    std::int64_t fideId = 0;
    int birthYear = 0;
    bool inactive = false;
    std::array<Figures, figureCount> figures{};
    std::string_view nationalId;
    std::string_view name;
    std::string_view federation;
    std::string_view sex; ///< "M", "F" or empty
    std::string_view title;
    std::string_view womensTitle;
    std::string_view otherTitles;
    std::string_view club;
    std::string_view words; ///< by which the row is found: folded, separated by blanks
};

/// The rows of a list in the order in which they are to be shown.
class ListRows {
public:
    ListRows() = default;
    ListRows(const ListRows&) = delete;
    ListRows& operator=(const ListRows&) = delete;
    virtual ~ListRows() = default;
    /// Before the first row. They are gone through twice.
    virtual void restart() = 0;
    /// False after the last one.
    virtual bool next(ListRow& row) = 0;
};

} // namespace pairwright
