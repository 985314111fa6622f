#pragma once

#include "engine/dutch/dutch_field.h"

namespace pairwright::dutch2012 {

/// The colours of a pair of ranks by E. Two absolute preferences count the same here (E.2).
dutch::PairColours pairColours(const dutch::DutchField& field, int a, int b);

} // namespace pairwright::dutch2012
