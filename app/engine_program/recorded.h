#pragma once

#include "app/engine_program/failure.h"
#include "app/engine_program/request.h"
#include "engine/base/expected.h"

#include <string>

namespace pairwright::engine_program {

/// -c: "NAME: Round #1" for each round, and below it, where it is not as the rules give it, their boards and the
/// recorded ones side by side. Differences are no failure.
Expected<Done, Failure> checkRounds(const Request& request, std::string& output, std::string& remarks);

} // namespace pairwright::engine_program
