#pragma once

#include "ui/frame/desk.h"

namespace pairwright {

/// Asks for a file of results as Swiss-Manager exchanges them and takes over what is new of the current round, as one
/// step; says what was taken, what was known and what does not fit.
void takeResultsFromFile(Desk& desk);

} // namespace pairwright
