#pragma once

#include "app/domain/text/language.h"

#include <algorithm>

namespace pairwright {

/// White stands left of the result and Black right of it in every language. Columns are
/// mirrored with the page they are on; so where that is read from right to left, those from `first` to before `end`
/// change their order.
template <typename List>
void keepWhiteLeft(List& columns, std::ptrdiff_t first, std::ptrdiff_t end)
{
    if (isSpokenRightToLeft())
        std::reverse(columns.begin() + first, columns.begin() + end);
}

/// The same for two sides of as many columns each, with that of the result between them: each keeps its own order, so
/// that a number stands before its name in the direction of the page.
template <typename Place>
void keepWhiteSideLeft(Place first, Place end)
{
    if (isSpokenRightToLeft())
        std::swap_ranges(first, first + (end - first) / 2, end - (end - first) / 2);
}

} // namespace pairwright
