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

} // namespace pairwright
