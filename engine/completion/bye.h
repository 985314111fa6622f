#pragma once

#include "engine/field/round_field.h"

#include <functional>
#include <optional>

namespace pairwright {

/// The bye of systems that give it before anything else (Dubov and Burstein art. 3.1): who may get it and
/// lets all others be paired; of those the lowest score, then the most games played, then whom
/// `goesBefore(a, b)` puts first (ranks). None if nobody qualifies. Precondition: the field is odd.
std::optional<int> chooseBye(const RoundField& field, const std::function<bool(int, int)>& goesBefore);

} // namespace pairwright
