#pragma once

#include "app/drop_in/failure.h"
#include "app/drop_in/request.h"
#include "engine/base/expected.h"

#include <string>

namespace pairwright::drop_in {

/// -c: "NAME: Round #1" for each round, and below it, where it is not as the rules give it, their boards and the
/// recorded ones side by side. Differences are no failure.
Expected<Done, Failure> checkRounds(const Request& request, std::string& output, std::string& remarks);

} // namespace pairwright::drop_in
