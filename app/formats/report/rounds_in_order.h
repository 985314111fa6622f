#pragma once

#include "app/formats/report/report_document.h"
#include "app/formats/report/white_left.h"

namespace pairwright {

/// Time goes from left to right in every language: `count` columns of rounds from `first` of a table that is complete.
inline void keepRoundsInOrder(ReportTable& table, std::size_t first, std::size_t count)
{
    if (!isSpokenRightToLeft())
        return;
    const auto begin = static_cast<std::ptrdiff_t>(first);
    const auto end = static_cast<std::ptrdiff_t>(first + count);
    keepWhiteLeft(table.columns, begin, end);
    for (QStringList& row : table.rows)
        keepWhiteLeft(row, begin, end);
    const auto moved = [first, count](std::size_t column) {
        return column >= first && column < first + count ? 2 * first + count - 1 - column : column;
    };
    std::map<std::pair<std::size_t, std::size_t>, PathStep> squares;
    for (const auto& [place, step] : table.squares)
        squares[{place.first, moved(place.second)}] = step;
    table.squares = std::move(squares);
    std::set<std::pair<std::size_t, std::size_t>> hatched;
    for (const auto& [row, column] : table.hatched)
        hatched.emplace(row, moved(column));
    table.hatched = std::move(hatched);
}

} // namespace pairwright
