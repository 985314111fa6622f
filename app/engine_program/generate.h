#pragma once

#include "app/engine_program/failure.h"
#include "app/engine_program/request.h"
#include "engine/base/expected.h"

#include <string>

namespace pairwright::engine_program {

/// -g: a random tournament into the file of -o, like the model, by the configuration ("PlayersNumber=40" and the other
/// keys of those engines, one a line), or by the usual ranges.
Expected<Done, Failure> generateTournament(const Request& request, std::string& remarks);

} // namespace pairwright::engine_program
