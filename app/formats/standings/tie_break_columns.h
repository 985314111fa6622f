#pragma once

#include "engine/tiebreaks/contribution.h"

#include <QString>

#include <optional>
#include <vector>

namespace pairwright {

/// How each column of tie-breaks is written, so that it reads down: as points are where all that stands in it are
/// wholes and halves, else every value with as many decimals as the finest of them needs.
class TieBreakColumns {
public:
    TieBreakColumns() = default;
    /// Of rows that hold a `row.tieBreaks`, as RankedPlayers' lines do.
    template <class Lines>
    explicit TieBreakColumns(const Lines& lines)
    {
        for (const auto& line : lines)
            for (std::size_t column = 0; column < line.row.tieBreaks.size(); ++column)
                add(column, line.row.tieBreaks[column].value);
    }
    void add(std::size_t column, const std::optional<TieBreakValue>& value);

    /// Empty without a value.
    [[nodiscard]] QString text(std::size_t column, const std::optional<TieBreakValue>& value) const;
    /// Some are halves, and nothing is finer.
    [[nodiscard]] bool hasHalves(std::size_t column) const;

private:
    struct Column {
        bool halves = false;
        int decimals = 0; ///< 0: as points are
    };
    std::vector<Column> columns_;
};

} // namespace pairwright
