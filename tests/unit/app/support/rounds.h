#pragma once

#include "app/domain/rounds/round.h"

namespace pairwright::test {

/// The rounds that the tests of app speak of by name.
constexpr RoundNumber one{1};
constexpr RoundNumber two{2};
constexpr RoundNumber five{5};

} // namespace pairwright::test
